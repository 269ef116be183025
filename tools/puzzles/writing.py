"""Brings chosen puzzles into the form of what ships, beside those that are there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from game.console.forms import events as event_forms
from game.learn.exercise import Goal, Moves
from game.learn.measures import MEASURES
from game.learn.plays import Play
from game.learn.reading import read_puzzles
from game.rules.protocol import Event
from tools.lessons.shipping import SHIPPED, read, ship, write
from tools.puzzles.difficulty import gain, graded, level, points
from tools.puzzles.found import Found

TRIES = 3
"""So many wrong tries are told of each: those that bring in most at once."""

POINTS = 5
"""To so many events of the answer the eye is drawn at most."""

TOLD = ("captured", "extra", "stored")
"""What an answer gives is told in these measures too, where it gives anything."""


def add(choice: Sequence[Found]) -> None:
    """Add puzzles of one game to what ships; those that are there stay."""
    game = choice[0].game.name
    known = read(SHIPPED / f"puzzles-{game}.json")["puzzles"]
    positions = [json.dumps(each["position"]) for each in known]
    names = {each["id"] for each in known}
    new = []
    for found in choice:
        told = whole_form(found, _free_name(found, names))
        if json.dumps(told["position"]) not in positions:
            names.add(told["id"])
            new.append(told)
    ship("puzzles", {"game": game, "puzzles": new})
    grade(game)


def grade(game: str) -> None:
    """Give every puzzle of a game the difficulty that is measured, and sort them by it."""
    path = SHIPPED / f"puzzles-{game}.json"
    told, measured = read(path), read_puzzles(path.read_text("utf-8"))
    hard = {puzzle.id: graded(puzzle) for puzzle in measured}
    for item in told["puzzles"]:
        item["difficulty"] = level(hard[item["id"]])
    told["puzzles"].sort(key=lambda item: hard[item["id"]])
    write(path, told)


def _free_name(found: Found, names: set[str]) -> str:
    number = 1
    while (name := f"{found.game.name}-{found.theme.name}-{number}") in names:
        number += 1
    return name


def whole_form(found: Found, id_: str) -> dict[str, Any]:
    """Return a puzzle with all that is to be known of it; see docs/exercises.md."""
    game, answer, goals = found.game, found.answer, found.theme.goals
    gives = {goal.measure: MEASURES[goal.measure](answer) for goal in goals}
    told = {name: MEASURES[name](answer) for name in TOLD}
    return {
        "id": id_,
        "theme": found.theme.name,
        "difficulty": level(points(goals, found.plays, answer)),
        "game": game.name,
        "options": json.loads(found.options_text),
        "position": game.position_to_json(found.position),
        "reached_by": _moves(found, found.reached_by),
        "ask": {
            "kind": "play",
            "over": found.theme.over,
            "goal": [_goal(goal) for goal in goals],
            "accept": [_moves(found, answer.moves)],
            "gives": gives | {name: value for name, value in told.items() if value},
            "wrong": [_wrong(found, play) for play in _tempting(found)],
        },
        "result": {
            "moves": _moves(found, answer.moves),
            "position": game.position_to_json(answer.after),
            "point": _points(found),
        },
    }


def _moves(found: Found, moves: Moves) -> list[Any]:
    return [found.game.move_to_json(move) for move in moves]


def _goal(goal: Goal) -> dict[str, Any]:
    told: dict[str, Any] = {"measure": goal.measure, "want": goal.want}
    return told if goal.value is None else {**told, "value": goal.value}


def _tempting(found: Found) -> list[Play]:
    """Return the wrong plays that bring in most at once."""
    others = [play for play in found.plays if play is not found.answer]
    return sorted(others, key=gain, reverse=True)[:TRIES]


def _wrong(found: Found, play: Play) -> dict[str, Any]:
    measure = found.theme.goals[-1].measure
    return {"play": _moves(found, play.moves), "gives": {measure: MEASURES[measure](play)}}


def _points(found: Found) -> list[dict[str, Any]]:
    """Return the events of the answer that matter most: what is captured, or where it ends."""
    happened = found.answer.events
    numbers = [n for n, event in enumerate(happened) if _matters(event, found)]
    if not numbers:
        drops = ("drop", "store", "enter", "finish")
        numbers = [n for n, event in enumerate(happened) if event.kind in drops][-1:]
    forms = event_forms(found.game, happened)
    return [{"event": n, "is": forms[n]} for n in numbers[:POINTS]]


def _matters(event: Event, found: Found) -> bool:
    return event.kind in ("capture", "finish") and event.seat == found.answer.mover

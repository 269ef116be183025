"""Takes lessons and puzzles apart: what the program shows, and what only tests ask.

The whole form of a lesson or puzzle (docs/exercises.md) has working words, which are no part of
the program, and facts by which it is proven: how its position is reached, what stands on the board
afterwards, what each wrong try gives, under which other options the answers are the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from game.learn.measures import MEASURES
from game.learn.plays import plays
from game.rules.registry import make
from tools.places import ROOT

Item = dict[str, Any]

SHIPPED = ROOT / "assets" / "lessons"
PROVEN = ROOT / "tests" / "data" / "lessons"

_LISTS = ("lessons", "guided", "puzzles")
_SLOW = "exact"
"""The measure that takes long to find out: what each move gives in it is shipped."""


def shipped(item: Item, game: str, kind: str) -> Item:
    """Return what the program needs of a lesson or puzzle."""
    needed = ("id", "stage") if kind == "lesson" else ("id", "theme", "difficulty")
    parts = (*needed, "options", "position", "ask", "result", "line")
    out = {name: item[name] for name in parts if name in item}
    if "theme" in out:
        out["theme"] = out["theme"].replace(" ", "-")
    out["ask"] = _asked(item, game, kind)
    out["result"] = {name: item["result"][name] for name in ("moves", "point")}
    return out


def _asked(item: Item, game: str, kind: str) -> Item:
    ask = {name: each for name, each in item["ask"].items() if name not in ("wrong", "variants")}
    if ask.get("over") == "move":
        del ask["over"]
    wrong = _wrong(item) if kind == "lesson" else _given(item, game)
    return {**ask, "wrong": wrong} if wrong else ask


def _wrong(item: Item) -> list[Item]:
    """Return the wrong tries of a lesson: their words are found by their order."""
    return [
        {name: each for name, each in wrong.items() if name not in ("why", "gives")}
        for wrong in item["ask"]["wrong"]
    ]


def _given(item: Item, game: str) -> list[Item]:
    """Return what each wrong move of a puzzle gives, where that takes long to find out."""
    ask = item["ask"]
    if ask["goal"][0]["measure"] != _SLOW:
        return []
    rules = make(game, item["options"])
    found = plays(rules, rules.position_from_json(item["position"]), ask["over"])
    told = [([rules.move_to_json(move) for move in play.moves], play) for play in found]
    return [
        {"play": moves, "gives": MEASURES[_SLOW](play)}
        for moves, play in told
        if moves not in ask["accept"]
    ]


def facts(item: Item) -> Item:
    """Return what tests ask of a lesson or puzzle beyond what is shipped."""
    out: Item = {name: item[name] for name in ("also", "reached_by") if name in item}
    out["after"] = item["result"]["position"]
    if "variants" in item["ask"]:
        out["variants"] = item["ask"]["variants"]
    tries = ({n: e for n, e in each.items() if n != "why"} for each in item["ask"]["wrong"])
    gives = [each for each in tries if "gives" in each]
    return {**out, "wrong": gives} if gives else out


def shipped_guided(guided: Item) -> Item:
    """Return what the program needs of a guided game."""
    moments = [
        {name: each for name, each in moment.items() if name != "idea"}
        for moment in guided["moments"]
    ]
    parts = {name: guided[name] for name in ("id", "options", "learner")}
    after = {"after_stage": guided["after_stage"]} if "after_stage" in guided else {}
    return {**parts, "opponent": guided["opponent"]["measure"], "moments": moments, **after}


def read(path: Path) -> Any:
    """Return the JSON of a file."""
    return json.loads(path.read_text("utf-8"))


def write(path: Path, value: Mapping[str, Any]) -> None:
    """Write an object in the form of these files: each member of a list, or object, in a line."""
    path.write_text(f"{{{','.join(_members(value))}}}\n", "utf-8")


def _members(value: Mapping[str, Any]) -> Iterable[str]:
    for name, member in value.items():
        yield f"{_json(name)}:{_member(name, member)}"


def _member(name: str, member: Any) -> str:
    if name not in _LISTS:
        return _json(member)
    lines = ",\n".join(map(_json, member))
    return f"[\n{lines}\n]"


def write_facts(path: Path, value: Mapping[str, Item]) -> None:
    """Write facts, those of each lesson or puzzle in a line."""
    lines = ",\n".join(f"{_json(name)}:{_json(each)}" for name, each in value.items())
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def ship(kind: str, told: Mapping[str, Any]) -> None:
    """Put a course, or the puzzles of a game, into the program and its tests.

    Puzzles that are there already under other ids stay; all are sorted by their difficulty.
    """
    game = told["game"]
    if kind == "course":
        steps = told["steps"]
        guided = list(map(shipped_guided, told["guided"]))
        lessons = [shipped(item, game, "lesson") for item in steps]
        write(SHIPPED / f"course-{game}.json", {"game": game, "lessons": lessons, "guided": guided})
        write_facts(PROVEN / f"course-{game}.json", {item["id"]: facts(item) for item in steps})
        return
    new = told["puzzles"]
    ids = {item["id"] for item in new}
    path, proven = SHIPPED / f"puzzles-{game}.json", PROVEN / f"puzzles-{game}.json"
    there = read(path)["puzzles"] if path.exists() else []
    kept = [each for each in there if each["id"] not in ids]
    puzzles = [*kept, *(shipped(item, game, "puzzle") for item in new)]
    puzzles.sort(key=lambda item: int(item["difficulty"]))
    known = read(proven) if proven.exists() else {}
    known |= {item["id"]: facts(item) for item in new}
    write(path, {"game": game, "puzzles": puzzles})
    write_facts(proven, {item["id"]: known[item["id"]] for item in puzzles})

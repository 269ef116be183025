"""Matches of all kinds, made at random: for tests of records, and to torture their readers."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from game.play.match import Match, Player
from game.rules.bantu.shipped import SHIPPED
from game.rules.protocol import AnyGame, Json, Option, OptionError
from game.rules.registry import GAMES, make

NAMES = (
    "",
    "Asha",
    "Zuri wa Pwani",
    'Ann "the fox"',
    "back\\slash",
    "Ωμέγα",
    "]",
    "7",
    "a  b",
    " x",
    "\u0410\u0441\u044f \u0407\u0436\u0430\u043a",
    "\u1ecc\u0301l\u00e1",
    "\u738b\u5c0f\u660e",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f" * 40,
    ("a" + "\u0301" * 9) * 40,
)


def some_game(source: random.Random, name: str | None = None) -> AnyGame:
    """Return a game with some options; `name` says which one."""
    name = source.choice(list(GAMES)) if name is None else name
    while True:
        options = {
            option.name: _value(source, option)
            for option in GAMES[name].option_list
            if source.random() < 0.4 and option.kind != "seats"
        }
        try:
            return make(name, options)
        except OptionError:
            continue  # options that do not go together


def _value(source: random.Random, option: Option) -> Json:
    if option.kind == "integer":
        return source.randint(option.low, option.high)
    if option.kind == "set":
        return [choice for choice in option.choices if source.random() < 0.4]
    if option.kind == "board":
        return _board(source)
    return source.choice(option.choices)


def _board(source: random.Random) -> Json:
    """Return the shipped board, or one with a line joined in another way."""
    lines = list(SHIPPED["lines"])
    lines[source.choice((1, 2, 4, 6, 7))] = [[0, 1], [2], [3]]
    return {**SHIPPED, "lines": lines}


def some_players(source: random.Random, game: AnyGame) -> dict[int, Player]:
    """Return players for every seat."""
    opponents = [seat for seat in game.seats if source.random() < 0.3]
    players = {
        seat: Player("opponent", source.choice(NAMES), source.randint(0, 9))
        if seat in opponents
        else Player("person", source.choice(NAMES))
        for seat in game.seats
    }
    if source.random() < 0.7:
        return players
    signs = (*range(6), None)
    return {seat: replace(player, sign=source.choice(signs)) for seat, player in players.items()}


def play_on(source: random.Random, match: Match, most: int) -> None:
    """Play up to `most` moves at random."""
    for _ in range(most):
        legal = match.legal_moves()
        if not legal:
            return
        match.play(source.choice(list(legal)))


def some_match(source: random.Random, name: str | None = None, most: int = 60) -> Match:
    """Return a match of about `most` moves, with whatever a match can have."""
    game = some_game(source, name)
    first = source.choice((None, *game.seats))
    match = Match(game, some_players(source, game), first, _start(source, game))
    play_on(source, match, source.randint(0, most))
    for _ in range(source.choice((0, 0, 1, 3))):
        match.go_to(source.randint(0, len(match.turns)))
        play_on(source, match, source.randint(1, 8))
    if source.random() < 0.2 and not match.outcome():
        match.resign(source.choice(game.seats))
    if source.random() < 0.3:
        match.go_to(source.randint(0, len(match.turns)))
    if source.random() < 0.2:
        match.pending = ("pit:0:3", "choice")
    match.side = source.choice((None, *game.seats))
    match.guided = source.choice(("", "", "bao-kujifunza", "x9-"))
    match.sent = source.choice((None, 0, len(match.turns)))
    match.created = source.choice((0, 1_764_288_000_000))
    match.changed = match.created
    return match


def _start(source: random.Random, game: AnyGame) -> Any:
    """Return a position set up by hand, mostly None."""
    if source.random() < 0.7:
        return None
    position = game.start()
    for _ in range(source.randint(1, 20)):
        legal = game.legal_moves(position)
        if not legal:
            return None
        position = game.after(position, source.choice(list(legal)))
    return position

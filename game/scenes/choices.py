"""What a person chose for a game, remembered between visits, and the match it makes."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.host.interface import Storage, StorageError
from game.play.match import Match, Player
from game.rules.protocol import Json, OptionError, Seat
from game.rules.registry import GAMES, make

KEY = "setup"
"""The key in the host's storage: an object with one entry a game."""

LOT = "lot"
"""Who starts is drawn by lot."""

PLAYERS = ("person", "opponent")


@dataclass(frozen=True, slots=True)
class Choices:
    """Options by name, who plays each seat, and who starts (a seat, or `LOT`)."""

    game: str
    options: Mapping[str, Json] = field(default_factory=dict)
    players: Mapping[Seat, str] = field(default_factory=dict)
    first: Seat | str = 0

    def player(self, seat: Seat) -> str:
        """Return who plays a seat: a person unless chosen otherwise."""
        return self.players.get(seat, "person")

    def with_option(self, name: str, value: Json) -> Choices:
        """Return the choices with one option changed; a new preset takes its switches along."""
        options = {**self.options, name: value}
        if name == "preset":
            switches = {option.name for option in GAMES[self.game].option_list if option.switch}
            options = {key: kept for key, kept in options.items() if key not in switches}
        return replace(self, options=options)

    def with_player(self, seat: Seat, kind: str) -> Choices:
        """Return the choices with another player at a seat."""
        return replace(self, players={**self.players, seat: kind})

    def match(self) -> Match:
        """Return a new match."""
        game = make(self.game, self.options)
        first = random.choice(game.seats) if self.first == LOT else int(self.first)
        players = {
            seat: Player("opponent" if self.player(seat) == "opponent" else "person")
            for seat in game.seats
        }
        return Match(game, players, first)


def load(storage: Storage, game: str) -> Choices:
    """Return what was chosen last; what is missing or makes no sense is the default."""
    try:
        kept = json.loads(storage.get(KEY) or "{}")
    except (StorageError, ValueError, RecursionError):
        kept = {}
    mine = kept.get(game) if isinstance(kept, dict) else None
    return _read(game, mine if isinstance(mine, dict) else {})


def _read(game: str, kept: Mapping[str, Any]) -> Choices:
    """Return the choices in a record, as far as they are sound."""
    options = kept.get("options")
    try:
        whole = make(game, options if isinstance(options, dict) else {})
    except OptionError:
        whole = make(game)
    given = options if isinstance(options, dict) else {}
    players = kept.get("players")
    players = players if isinstance(players, dict) else {}
    seats = {seat: players[str(seat)] for seat in whole.seats if players.get(str(seat)) in PLAYERS}
    first = kept.get("first")
    sound = first == LOT or (type(first) is int and first in whole.seats)
    named = {name: value for name, value in whole.options.items() if name in given}
    return Choices(game, named, seats, first if sound and first is not None else whole.seats[0])


def save(storage: Storage, choices: Choices) -> bool:
    """Keep the choices of one game beside those of others; False where storage refuses."""
    try:
        kept = json.loads(storage.get(KEY) or "{}")
    except (StorageError, ValueError, RecursionError):
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    kept[choices.game] = {
        "options": dict(choices.options),
        "players": {str(seat): kind for seat, kind in choices.players.items()},
        "first": choices.first,
    }
    try:
        storage.set(KEY, json.dumps(kept))
    except StorageError:
        return False
    return True

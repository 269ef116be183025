"""A match that one press begins: against the computer, by the rules last used, at the level kept.

Each game of the menu remembers its level, which match was begun last and who had its first move::

    {"last": "bao", "games": {"bao": {"level": 2, "match": "id of the match", "first": 0}, ...},
     "taught": ["long-touch"]}

`taught`: what is told or asked once on a device, and was.

What cannot be read counts as nothing remembered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from game.play.levels import LEVELS
from game.play.match import Match, Player
from game.play.rematch import next_first
from game.play.saved import saved_match, setup_choices, stored
from game.play.saved.saved_match import Standing, key_of
from game.play.saved.setup_choices import SetupChoices
from game.play.saved.storage import Storage
from game.rules.protocol import AnyGame, Json, Seat
from game.rules.registry import GAMES, make
from game.rules.shape import is_whole

KEY = "quick-play"
"""The key in the host's storage."""

LONG_TOUCH = "long-touch"
"""What is told once: that a finger may rest on a place."""

_SEATING = ("players", "seats")
"""Options that say who plays, not by which rules."""

_FEW_MOVES = 12
"""A match with more moves than that is not looked into: the person has moved in it."""


class Remembered(NamedTuple):
    """What is kept of a game: the computer's level, the match begun last, who had its first move.

    `match` is "" where none was begun.
    """

    level: int = LEVELS[0]
    match: str = ""
    first: Seat = 0


class Usual(NamedTuple):
    """How a game is played by a newcomer: options, and how many play, if that is said."""

    options: Mapping[str, Json] = MappingProxyType({})
    seats: int | None = None


class Shelf(Protocol):
    """Where matches are kept: see `game.play.saved.saves.Saves`."""

    def open(self, id_: str) -> Match | None:
        """The match of an id, replayed by the rules."""

    def remove(self, id_: str) -> bool:
        """Throw a match away."""


# What is remembered


def remembered(storage: Storage, game: str) -> Remembered:
    """Return what is kept of a game; the gentlest level where nothing is, or nothing sound."""
    kept = stored.member(stored.member(stored.read(storage, KEY), "games"), game)
    level, match, first = kept.get("level"), kept.get("match"), kept.get("first")
    return Remembered(
        level if isinstance(level, int) and is_whole(level) and level in LEVELS else LEVELS[0],
        match if isinstance(match, str) and saved_match.id_of(key_of(match)) else "",
        first if isinstance(first, int) and is_whole(first) and first >= 0 else 0,
    )


def last_game(storage: Storage) -> str | None:
    """Return the game that was begun last; None if none was."""
    kept = stored.read(storage, KEY)
    name = kept.get("last")
    return name if isinstance(name, str) and name in GAMES else None


def keep_level(storage: Storage, game: str, level: int) -> bool:
    """Remember the computer's level in a game; False where storage refuses."""
    return _keep(storage, game, remembered(storage, game)._replace(level=level))


def keep_last(storage: Storage, game: str) -> bool:
    """Remember that a game was begun last; False where storage refuses."""
    return stored.change(storage, KEY, lambda there: {**there, "last": game})


def is_taught(storage: Storage, what: str) -> bool:
    """Return whether something that is told once was told on this device."""
    taught = stored.read(storage, KEY).get("taught")
    return isinstance(taught, list) and what in taught


def note_taught(storage: Storage, what: str) -> bool:
    """Remember that something was told; False where storage refuses."""

    def changed(there: dict[str, Json]) -> dict[str, Json]:
        taught = there.get("taught")
        known = (
            [name for name in taught if isinstance(name, str)] if isinstance(taught, list) else []
        )
        return {**there, "taught": sorted({*known, what})}

    return stored.change(storage, KEY, changed)


def _keep(storage: Storage, game: str, new: Remembered, last: str | None = None) -> bool:
    """Write what is remembered of a game beside that of others."""

    def changed(there: dict[str, Json]) -> dict[str, Json]:
        games = stored.member(there, "games")
        whole = {**there, "games": {**games, game: stored.member(games, game) | new._asdict()}}
        return whole if last is None else {**whole, "last": last}

    return stored.change(storage, KEY, changed)


# The match


def usual_rules(game: str, usual: Usual) -> SetupChoices:
    """Return the choices of rules of a newcomer; as many play as can, where none says how many."""
    choices = SetupChoices(game, usual.options)
    option = choices.option("players")
    if option is None or "seats" in usual.options:
        return choices
    return choices.with_option("players", usual.seats or option.high)


def rules_of(storage: Storage, game: str, usual: Usual) -> SetupChoices:
    """Return the choices of rules last used in a game; the usual ones where none were yet.

    All seats are taken, also those that were left empty then: that was for that match.
    """
    if setup_choices.is_remembered(storage, game):
        return setup_choices.load(storage, game).with_all_seats()
    return usual_rules(game, usual)


def same_rules(choices: SetupChoices, options: Mapping[str, Json]) -> bool:
    """Whether choices are the rules that `options` make, whoever plays them."""
    chosen, asked = (
        {name: value for name, value in rules.whole.items() if name not in _SEATING}
        for rules in (choices, SetupChoices(choices.game, options))
    )
    return chosen == asked


def begin(storage: Storage, shelf: Shelf, game: str, usual: Usual) -> tuple[Match, bool]:
    """Return a new match of one person against the computer, and whether it is remembered.

    The person begins the first one. Then the loser of the match before does; where nobody lost,
    who comes after the one that began it. A match in which the person has not moved yet gives way
    to the new one.
    """
    before = remembered(storage, game)
    choices = rules_of(storage, game, usual)
    rules = make(game, choices.options)
    first = _first(storage, shelf, before, rules)
    players = {seat: _player(choices, seat, before.level) for seat in rules.seats}
    match = Match(rules, players, first)
    new = before._replace(match=match.id, first=first)
    return match, _keep(storage, game, new, last=game)


def follow(storage: Storage, before: Match, after: Match) -> bool:
    """Remember `after` in the place of `before`, if that is the match remembered of its game.

    False where storage refuses.
    """
    kept = remembered(storage, before.game.name)
    if kept.match != before.id:
        return True
    first = after.game.to_move(after.start)
    return _keep(storage, before.game.name, kept._replace(match=after.id, first=first))


def _player(choices: SetupChoices, seat: Seat, level: int) -> Player:
    """Return who plays a seat: the first is the person's. They have no names."""
    sign = choices.player(seat).sign
    if seat == choices.seats[0]:
        return Player(sign=sign)
    return Player("opponent", level=level, sign=sign)


def _first(storage: Storage, shelf: Shelf, before: Remembered, rules: AnyGame) -> Seat:
    """Return who begins the match after the one that is remembered."""
    you = rules.seats[0]
    if not before.match or before.first not in rules.seats:
        return you
    standing = _standing(storage, before.match)
    if standing is None or _gave_way(shelf, before.match, standing):
        return before.first
    # One that goes on has no losers: its winners are all.
    names = standing.winners
    won = [seat for seat in rules.seats if names is None or rules.seat_name(seat) in names]
    return next_first(rules.seats, before.first, won)


def _standing(storage: Storage, id_: str) -> Standing | None:
    """Return how the match of an id stands; None if it is not kept."""
    try:
        text = storage.get(key_of(id_))
    except OSError:
        return None
    return None if text is None else saved_match.standing(text)


def _gave_way(shelf: Shelf, id_: str, standing: Standing) -> bool:
    """Remove a match in which only computers have moved; False if it stays."""
    if standing.winners is not None or standing.moves > _FEW_MOVES:
        return False
    match = shelf.open(id_)
    if match is None or match.resigned is not None or _moved(match, match.persons()):
        return False
    return shelf.remove(id_)


def _moved(match: Match, seats: Sequence[Seat]) -> bool:
    """Whether one of `seats` has moved, also in a line that was left."""
    return any(turn.seat in seats for line in match.lines() for turn in line)

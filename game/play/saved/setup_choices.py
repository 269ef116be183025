"""What a person chose for a game, remembered between visits, and the match it makes."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any, Literal

from game.play.levels import level_names
from game.play.match import Match, Player
from game.play.saved import stored
from game.play.saved.storage import Storage
from game.play.signs import SIGNS, whole
from game.rules.options import complete
from game.rules.protocol import AnyGame, Json, Option, OptionError, Reason, Seat
from game.rules.registry import GAMES, make
from game.untrusted.names import fault_of, is_blank

KEY = "setup"
"""The key in the host's storage: an object with one entry a game."""

LOT, DIE = "lot", "die"
"""Who starts is drawn by lot, or rolled for."""

PLAYERS = ("person", "opponent")

START_LEVEL = 2
"""The level of an opponent for which none was chosen."""


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """Options by name, who plays each seat, and who starts (a seat, `LOT` or `DIE`).

    Options may contradict each other while a person is still choosing: see `refused`.
    """

    game: str
    options: Mapping[str, Json] = field(default_factory=dict)
    players: Mapping[Seat, Player] = field(default_factory=dict)
    first: Seat | str = 0

    @property
    def option_list(self) -> Sequence[Option]:
        """The options of the game as data."""
        return GAMES[self.game].option_list

    def option(self, name: str) -> Option | None:
        """Return an option as data; None if the game has none of that name."""
        return next((option for option in self.option_list if option.name == name), None)

    @property
    def whole(self) -> Mapping[str, Json]:
        """Every option with its value, whether they go together or not."""
        return complete(self.option_list, GAMES[self.game].presets, self.options)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is seated."""
        option = self.option("seats")
        if option is None or "seats" not in self.options:
            return _usual_seats(self.game, self.whole["players"] if option else None)
        return tuple(sorted(option.choices.index(seat) for seat in self.options["seats"]))

    @property
    def every_seat(self) -> tuple[Seat, ...]:
        """All seats there are at the table."""
        option = self.option("seats")
        return self.seats if option is None else tuple(range(len(option.choices)))

    def refused(self) -> Reason | None:
        """Return why the options do not go together; None if they do."""
        try:
            make(self.game, self.options)
        except OptionError as error:
            return error.reason
        return None

    def player(self, seat: Seat) -> Player:
        """Return who plays a seat: a person unless chosen otherwise."""
        return self.players.get(seat, Player(level=START_LEVEL))

    @property
    def signs(self) -> tuple[int, ...]:
        """The sign of each seat, chosen or its own."""
        return whole({seat: self.player(seat).sign for seat in self.seats})

    def with_option(self, name: str, value: Json) -> SetupChoices:
        """Return the choices with one option changed.

        A new preset takes its switches along; a number of players the seats that are usual.
        """
        options = {**self.options, name: value}
        dropped = {"seats"} if name == "players" else set()
        if name == "preset":
            dropped = {option.name for option in self.option_list if option.switch}
        return replace(
            self, options={key: value for key, value in options.items() if key not in dropped}
        )

    def with_member(self, name: str, member: Json, held: bool) -> SetupChoices:
        """Return the choices with one member of a set put in or taken out."""
        option, now = self.option(name), self.whole[name]
        members = option.choices if option else ()
        chosen = [m for m in members if (held if m == member else m in now)]
        return self.with_option(name, chosen)

    def is_last(self, seat: Seat) -> bool:
        """Tell whether nobody sits anywhere but on this seat."""
        return self.seats == (seat,)

    def with_seat(self, seat: Seat, taken: bool) -> SetupChoices:
        """Return the choices with a seat taken, or left empty; the last one stays taken."""
        option, now = self.option("seats"), self.seats
        if option is None or (seat in now) == taken or (self.is_last(seat) and not taken):
            return self
        seats = [s for s in self.every_seat if (taken if s == seat else s in now)]
        options = {name: value for name, value in self.options.items() if name != "players"}
        return replace(self, options={**options, "seats": [option.choices[s] for s in seats]})

    def with_number(self, number: int) -> SetupChoices:
        """Return the choices with so many at the table. Who sits there already stays as is.

        Who comes to sit there is a computer if one plays already, else a person: whoever is alone
        stays alone.
        """
        seated = [self.player(seat) for seat in self.seats]
        computer = next((player for player in seated if player.kind == "opponent"), None)
        changes = {"kind": "opponent", "level": computer.level} if computer else {"kind": "person"}
        choices = self.with_option("players", number)
        for seat in choices.seats:
            if seat not in self.seats:
                choices = choices.with_player(seat, **changes)
        return choices

    def with_all_seats(self) -> SetupChoices:
        """Return the choices with as many at the table as can be."""
        option = self.option("players")
        return self if option is None else self.with_option("players", option.high)

    def with_player(self, seat: Seat, **changes: Any) -> SetupChoices:
        """Return the choices with another player at a seat, who takes it.

        A name is that of who sat there: it does not go from a person to a computer, or back.
        """
        now = self.player(seat)
        if changes.get("kind", now.kind) != now.kind:
            changes = {"name": "", **changes}
        player = replace(now, **changes)
        return replace(self, players={**self.players, seat: player}).with_seat(seat, True)

    @property
    def starter(self) -> Seat | str:
        """Who starts: the chosen seat if somebody sits there."""
        if self.first in (LOT, DIE) or self.first in self.seats:
            return self.first
        return self.seats[0]

    def match(self, first: Seat | None = None) -> Match:
        """Return a new match; `first` begins if it is given. Raises OptionError."""
        game = make(self.game, self.options)
        if first is None:
            drawn = self.starter in (LOT, DIE)
            first = random.choice(game.seats) if drawn else int(self.starter)
        return Match(game, {seat: self._seated(seat) for seat in game.seats}, first)

    def _seated(self, seat: Seat) -> Player:
        """Return who plays a seat in a match."""
        player = self.player(seat)
        return replace(player, name="" if is_blank(player.name) else player.name.strip())

    def with_kinds(self, against: Literal["persons", "computer"], level: int) -> SetupChoices:
        """Return the choices with persons at those seats that are taken, or with computers at all.

        One person is among the computers, who are of a level.
        """
        choices = self if against == "persons" else self.with_all_seats()
        for number, seat in enumerate(choices.seats):
            if against == "persons" or number == 0:
                choices = choices.with_player(seat, kind="person")
            else:
                choices = choices.with_player(seat, kind="opponent", level=level)
        return choices


@cache
def _usual_seats(game: str, players: int | None) -> tuple[Seat, ...]:
    """Return the seats of so many players who did not choose theirs."""
    return make(game, {} if players is None else {"players": players}).seats


def load(storage: Storage, game: str) -> SetupChoices:
    """Return what was chosen last; what is missing or makes no sense is the default."""
    return _read(game, stored.member(stored.read(storage, KEY), game))


def is_remembered(storage: Storage, game: str) -> bool:
    """Tell whether anything was ever chosen for a game."""
    return bool(stored.member(stored.read(storage, KEY), game))


def _read(game: str, record: Mapping[str, Json]) -> SetupChoices:
    """Return the choices in a record, as far as they are sound."""
    names = {option.name for option in GAMES[game].option_list}
    options = stored.member(record, "options")
    options = {name: value for name, value in options.items() if name in names}
    try:
        rules = make(game, options)
    except OptionError:
        rules, options = make(game), {}
    checked = {name: value for name, value in rules.options.items() if name in options}
    choices = SetupChoices(game, checked, first=rules.seats[0])
    records = stored.member(record, "players")
    players = {
        seat: _player(game, stored.member(records, str(seat)))
        for seat in choices.every_seat
        if str(seat) in records
    }
    return replace(choices, players=players, first=_first(rules, record.get("first")))


def _first(rules: AnyGame, value: Json) -> Seat | str:
    """Return who starts by a record, as far as that is sound."""
    chances = (LOT, DIE) if rules.die_may_choose_first else (LOT,)
    if isinstance(value, str):
        return value if value in chances else 0
    return value if type(value) is int and value in rules.seats else 0


def _player(game: str, record: Mapping[str, Json]) -> Player:
    """Return a player in a record, as far as it is sound."""
    kind, name, level = record.get("kind"), record.get("name"), record.get("level")
    sign = record.get("sign")
    named = isinstance(name, str) and not fault_of(name) and not is_blank(name)
    levels = level_names(game)
    return Player(
        "opponent" if kind == "opponent" else "person",
        name.strip() if named and isinstance(name, str) else "",
        level if type(level) is int and level in levels else START_LEVEL,
        sign if type(sign) is int and sign in SIGNS else None,
    )


def save(storage: Storage, choices: SetupChoices) -> bool:
    """Keep the choices of one game beside those of others; False where storage refuses.

    Options that do not go together are not kept.
    """
    if choices.refused() is not None:
        return True
    mine = {
        "options": dict(choices.options),
        "players": {str(seat): asdict(player) for seat, player in choices.players.items()},
        "first": choices.starter,
    }
    names = {option.name for option in choices.option_list}
    return stored.change(
        storage,
        KEY,
        lambda there: {**there, choices.game: _beside(mine, there.get(choices.game), names)},
    )


def _beside(mine: dict[str, Any], there: Any, names: Collection[str]) -> dict[str, Any]:
    """Return the choices of a game, and beside them what only another version knows of.

    `names` are the options that this version knows.
    """
    others = stored.member(there, "options")
    strange = {name: value for name, value in others.items() if name not in names}
    whole = there if isinstance(there, dict) else {}
    return {**whole, **mine, "options": {**strange, **mine["options"]}}

"""The options of Bantu: who plays, which game, on which board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules import shape
from game.rules.bantu.board import COLOURS, NUMBERS, Board
from game.rules.bantu.board_json import board_from_json
from game.rules.bantu.shipped import SHIPPED
from game.rules.options import complete
from game.rules.protocol import Json, Option, OptionError, Reason, Seat

USUAL_SEATS: Mapping[int, tuple[Seat, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The seats that are used when only the number of players is told."""

OPTION_LIST = (
    Option("players", "integer", 2, low=2, high=4),
    Option("seats", "seats", ["red", "blue"], COLOURS),
    Option("short", "flag", False, (True, False)),
    Option("team", "flag", False, (True, False)),
    Option("board", "board", SHIPPED),
)
"""The options as data. The default of `seats` follows `players`, see `USUAL_SEATS`."""


@dataclass(frozen=True, slots=True)
class BantuOptions:
    """Checked options; seats stand in the order of turns, clockwise."""

    seats: tuple[Seat, ...]
    short: bool
    team: bool
    board: Board

    @property
    def numbers(self) -> tuple[int, ...]:
        """The pieces of each player (ruling: bantu.md, point 9, the short game)."""
        return NUMBERS[:3] if self.short else NUMBERS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together: each seat alone, or the teams (ruling: point 9)."""
        return ((0, 2), (1, 3)) if self.team else tuple((seat,) for seat in self.seats)

    @property
    def opponents(self) -> Mapping[Seat, tuple[Seat, ...]]:
        """Whose pieces each seat may capture."""
        return {
            seat: tuple(s for s in self.seats if s != seat and not self.is_partner(seat, s))
            for seat in self.seats
        }

    def is_partner(self, seat: Seat, other: Seat) -> bool:
        """Tell whether two different seats are a team: those who sit facing each other."""
        return self.team and abs(seat - other) == 2

    def to_json(self) -> dict[str, Json]:
        """Return every option by its name."""
        return {
            "players": len(self.seats),
            "seats": [COLOURS[seat] for seat in self.seats],
            "short": self.short,
            "team": self.team,
            "board": self.board.to_json(),
        }


def read_options(options: Mapping[str, Json] | None) -> BantuOptions:
    """Check and complete options. Raises OptionError that says which one is wrong and why."""
    full = complete(OPTION_LIST, {}, options)
    seats = USUAL_SEATS[full["players"]]
    if options and "seats" in options:
        seats = _read_seats(options["seats"], full["players"] if "players" in options else None)
    if full["team"] and len(seats) != len(COLOURS):
        raise OptionError(Reason("bantu-team-of-four"), "team")
    return BantuOptions(seats, full["short"], full["team"], board_from_json(full["board"]))


def _read_seats(value: Json, players: int | None) -> tuple[Seat, ...]:
    if not isinstance(value, list | tuple):
        raise OptionError(Reason("shape-any-list"), "seats")
    colours = [
        shape.one_of(colour, COLOURS, OptionError, f"seats[{i}]") for i, colour in enumerate(value)
    ]
    if len(set(colours)) != len(colours) or len(colours) < 2:
        raise OptionError(Reason("bantu-seats"), "seats")
    if players is not None and players != len(colours):
        values = {"players": players, "seats": len(colours)}
        raise OptionError(Reason("bantu-seats-number", values), "seats")
    return tuple(sorted(COLOURS.index(colour) for colour in colours))

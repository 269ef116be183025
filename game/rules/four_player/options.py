"""The options of Four Player Mancala: what may be chosen, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules import shape
from game.rules.options import complete
from game.rules.protocol import Json, Option, OptionError, Reason, Seat

VARIATIONS = (2, 3, 4, 5, 6)
"""The variations that are on or off; variation 1 is the number of seeds."""

USUAL_SEATS: Mapping[int, tuple[Seat, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The seats that are used when only the number of players is told."""

OPTION_LIST = (
    Option("players", "integer", 4, low=2, high=4),
    Option("seats", "seats", [0, 1, 2, 3], (0, 1, 2, 3)),
    Option("seeds", "integer", 4, low=1, high=9),
    Option("variations", "set", [], VARIATIONS),
)
"""The options as data. The default of `seats` follows `players`, see `USUAL_SEATS`."""


@dataclass(frozen=True, slots=True)
class FourPlayerOptions:
    """Checked options: seats counter-clockwise, pieces in each pit, variations chosen."""

    seats: tuple[Seat, ...]
    seeds: int
    variations: frozenset[int]

    @property
    def stop_rule(self) -> bool:
        """Whether only the stop rule makes sure that the game ends.

        Ruling: four-player-mancala.md, "4 with 5 and without 2".
        """
        return {4, 5} <= self.variations and 2 not in self.variations

    def to_json(self) -> dict[str, Json]:
        """Return every option by its name."""
        return {
            "players": len(self.seats),
            "seats": list(self.seats),
            "seeds": self.seeds,
            "variations": sorted(self.variations),
        }


def read_options(options: Mapping[str, Json] | None) -> FourPlayerOptions:
    """Check and complete options. Raises OptionError that says which one is wrong and why."""
    full = complete(OPTION_LIST, {}, options)
    seats = USUAL_SEATS[full["players"]]
    if options and "seats" in options:
        seats = _read_seats(options["seats"], full["players"] if "players" in options else None)
    variations = frozenset(full["variations"])
    if {3, 5} <= variations and len(seats) == 3:
        raise OptionError(Reason("four-player-never-scores"), "variations")
    return FourPlayerOptions(seats, full["seeds"], variations)


def _read_seats(value: Json, players: int | None) -> tuple[Seat, ...]:
    """Ruling: four-player-mancala.md, "fewer than four": who may sit where."""
    if not isinstance(value, list | tuple):
        raise OptionError(Reason("shape-any-list"), "seats")
    seats = sorted(
        shape.whole(seat, 0, 3, OptionError, f"seats[{i}]") for i, seat in enumerate(value)
    )
    if len(set(seats)) != len(seats) or len(seats) < 2:
        raise OptionError(Reason("four-player-seats"), "seats")
    if players is not None and players != len(seats):
        values = {"players": players, "seats": len(seats)}
        raise OptionError(Reason("four-player-seats-number", values), "seats")
    if len(seats) == 2 and seats[1] - seats[0] != 2:
        raise OptionError(Reason("four-player-seats-facing"), "seats")
    return tuple(seats)

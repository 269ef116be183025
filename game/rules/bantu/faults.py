"""What is wrong with a position of Bantu."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.bantu.board import COLOURS, BantuPosition
from game.rules.bantu.options import BantuOptions
from game.rules.bantu.survey import owner_at
from game.rules.protocol import PositionError, Reason


def faults(position: BantuPosition, options: BantuOptions) -> Iterator[PositionError]:
    """Yield all that is wrong with a position.

    Source: English line 56: two pieces never rest on one circle.
    """
    for seat in options.seats:
        for number in options.numbers:
            index = 4 * seat + number - 1
            circle = position.places[index]
            owner = owner_at(position.places[:index], circle) if circle >= 0 else None
            if owner is not None:
                line, lane = options.board.spot(circle)
                whose = {"colour": COLOURS[owner[0]], "piece": owner[1]}
                values = {"line": line, "lane": lane, **whose}
                at = f"pieces.{COLOURS[seat]}.{number}"
                yield PositionError(Reason("bantu-two-on-one-circle", values), at)

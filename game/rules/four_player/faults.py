"""What is wrong with a position of Four Player Mancala."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import shape
from game.rules.four_player.board import ALL_SEATS, FourPlayerPosition
from game.rules.four_player.options import FourPlayerOptions
from game.rules.protocol import PositionError, Reason


def faults(position: FourPlayerPosition, options: FourPlayerOptions) -> Iterator[PositionError]:
    """Yield all that is wrong with a position.

    Ruling: four-player-mancala.md, "fewer than four": unused sides stay empty. Where the stop rule
    does not hold, rounds without a score do not count: there are 0.
    """
    for seat in ALL_SEATS:
        if seat in options.seats:
            continue
        if any(position.pits(seat)):
            yield PositionError(Reason("four-player-not-in-play", {"seat": seat}), f"pits[{seat}]")
        if position.reservoir(seat):
            at = f"reservoirs[{seat}]"
            yield PositionError(Reason("four-player-not-in-play", {"seat": seat}), at)
    if position.quiet_rounds and not options.stop_rule:
        yield PositionError(Reason("four-player-no-quiet-rounds"), "quiet_rounds")
    if sum(position.board) > shape.MOST:
        yield PositionError(Reason("four-player-too-many", {"most": shape.MOST}))

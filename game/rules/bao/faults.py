"""What is wrong with a position of Bao, and what is odd about one.

Rulings: docs/rules/bao.md, "takasia" and "nyumba_intact".
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import shape
from game.rules.bao import moves as bao_moves
from game.rules.bao.board import NYUMBA, PIT_NAMES, BaoPosition
from game.rules.bao.options import Switches
from game.rules.protocol import PositionError, Reason


def faults(position: BaoPosition, switches: Switches) -> Iterator[PositionError]:
    """Yield all that is wrong with a position."""
    if seeds_of(position) > shape.MOST:
        yield PositionError(Reason("bao-too-many-seeds", {"most": shape.MOST}))
    if position.blocked is None:
        return
    pit = PIT_NAMES[position.blocked - 1]
    if not switches.takasia:
        yield PositionError(Reason("bao-blocked-without-takasia", {"pit": pit}), "blocked")
    elif blockable(position, switches) != position.blocked:
        yield PositionError(Reason("bao-blocked-wrongly", {"pit": pit}), "blocked")


def oddities(position: BaoPosition, switches: Switches) -> Iterator[Reason]:
    """Yield what no match leads to, in a position that can be played."""
    mover, other = position.to_move, 1 - position.to_move
    if not switches.nyumba and any(position.stock):
        # Ruling: Kujifunza has no stock.
        yield Reason("bao-no-stock")
    elif position.stock[mover] - position.stock[other] not in (0, 1):
        # Both enter a seed in turn, beginning with as many.
        yield Reason("bao-stocks-apart", {"seat": mover})
    for seat, ring in enumerate(position.rings):
        if position.intact[seat] and not switches.nyumba:
            yield Reason("bao-intact-without-nyumba", {"seat": seat})
        elif position.intact[seat] and not ring[NYUMBA]:
            yield Reason("bao-nyumba-empty", {"seat": seat})


def seeds_of(position: BaoPosition) -> int:
    """Return how many seeds lie on the board and in stock."""
    return sum(map(sum, (*position.rings, position.stock)))


def blockable(position: BaoPosition, switches: Switches) -> int | None:
    """Return the pit, 1..8, that takasia may forbid the player to move here, or None."""
    if not switches.takasia:
        return None
    return bao_moves.takasia_pit(position._replace(blocked=None), switches)

"""What each seat of Four Player Mancala has, with three and four players: in tenths of a point.

A point is half a piece in the reservoir. What lies in the own pits counts against its owner: every
other player captures from there. An empty pit counts against him too: it leaves him fewer moves.
A fit of who won some 4,500 games each with three and four players showed both; the numbers were
then tried in games against judging by the reservoir alone (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.four_player.board import PITS, SIDE, FourPlayerPosition
from game.rules.four_player.game import FourPlayer

POINT = 10
"""A point, in the units of a worth."""

SCORED = 20
"""A piece in the reservoir."""

IN_PIT = -8
"""A piece in an own pit."""

EMPTY = -14
"""An own pit without pieces."""

TURN = 50
"""To be the one to move."""


def four_player_leads(game: FourPlayer, position: FourPlayerPosition) -> list[int]:
    """Return by how many points each seat leads the best of the others."""
    worths = [_worth(position.board, SIDE * seat) for seat in game.seats]
    worths[game.seats.index(position.to_move)] += TURN
    *_, second, first = sorted(worths)
    return [round((own - (second if own == first else first)) / POINT) for own in worths]


def _worth(board: Sequence[int], left: int) -> int:
    """Return what the seat whose pits begin at `left` has, the turn aside."""
    pits = board[left : left + PITS]
    return SCORED * board[left + PITS] + IN_PIT * sum(pits) + EMPTY * pits.count(0)

"""What the houses of a Kalah position are worth by the rules alone: every line looked at.

Slow, short and independent of the kernel and of the packed search: both are held to it.
"""

from __future__ import annotations

from math import comb

from game.ai.kalah.packed import TURN, TURN_AND_SIDE, UNIT
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah

MOST_ENDGAME, MOST_ENDGAMES = 10, 1 << 20
"""A look ahead plays endgames out that have so many seeds at most, of which there are so many."""

MOST_REMEMBERED = 200_000
"""Endgames remembered at a time."""

Endgame = tuple[tuple[int, ...], tuple[int, ...]]
"""The rows of the player to move and of the other."""


class PlainKalah:
    """The values of one game's positions, in parts of a seed, for the player to move."""

    def __init__(self, game: Kalah, few: int | None = None) -> None:
        """Take the rules and the numbers of the judgement.

        `few`: so many seeds at most are always played out; None: as many as the kernel does.
        """
        self.game = game
        self.to_owner = game.options["leftovers"] == "owner"
        self.turn, self.side = TURN_AND_SIDE if self.to_owner else (TURN, 0)
        places = 2 * game.houses
        self.few = few or max(
            seeds
            for seeds in range(1, MOST_ENDGAME + 1)
            if comb(places + seeds, seeds) <= MOST_ENDGAMES
        )
        self._endgames: dict[Endgame, int] = {}

    def houses(self, position: KalahPosition, depth: int) -> dict[int, int]:
        """Return what each legal house is worth, `depth` moves ahead."""
        return {
            house: self._after(position, house, depth) for house in self.game.legal_moves(position)
        }

    def exact(self, position: KalahPosition) -> int:
        """Return what a position is worth when it is played to the end."""
        rows = position.row(position.to_move), position.row(1 - position.to_move)
        if rows not in self._endgames:
            if len(self._endgames) >= MOST_REMEMBERED:
                self._endgames.clear()
            value = max(
                self._played_out(position, house) for house in self.game.legal_moves(position)
            )
            self._endgames[rows] = value
        return self._endgames[rows]

    def value(self, position: KalahPosition, depth: int) -> int:
        """Return what a position is worth that far ahead; few seeds are always played out."""
        own, other = sum(position.row(position.to_move)), sum(position.row(1 - position.to_move))
        if own + other <= self.few:
            return self.exact(position)
        if depth:
            return max(self.houses(position, depth).values())
        # Nobody gains more than all there is.
        most = (own + other) * UNIT
        return max(-most, min(most, self.turn + self.side * (own - other)))

    def _after(self, position: KalahPosition, house: int, depth: int) -> int:
        after = self.game.after(position, house)
        gain = self._gain(position, after)
        if self.game.is_over(after):
            return gain
        rest = self.value(after, depth - 1)
        return gain + rest if after.to_move == position.to_move else gain - rest

    def _played_out(self, position: KalahPosition, house: int) -> int:
        after = self.game.after(position, house)
        gain = self._gain(position, after)
        if self.game.is_over(after):
            return gain
        rest = self.exact(after)
        return gain + rest if after.to_move == position.to_move else gain - rest

    @staticmethod
    def _gain(before: KalahPosition, after: KalahPosition) -> int:
        """Return by how much the lead of who was to move has grown, in parts of a seed."""
        mover = before.to_move
        change = after.store(mover) - before.store(mover)
        return (change - after.store(1 - mover) + before.store(1 - mover)) * UNIT

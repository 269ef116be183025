"""Kalah's own search: alpha-beta on packed positions, deeper move by move, with a table.

A value is what the player to move will still gain in the stores less what the other will,
times `UNIT`. It is exact when no line was cut off by depth.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.kalah_packed import OVER, SAME, Child, Move, PackedKalah

UNIT = 8
"""Parts of a seed in which unfinished positions are judged."""

_BOUND = 1 << 20
_SOLVED = 1 << 10
"""The depth of a value that no deeper search can change."""


class SliceOverError(Exception):
    """The nodes of one slice are used up; the table keeps what was found."""


@dataclass(frozen=True, slots=True)
class Known:
    """What the table knows of a position: `low` <= value <= `high` at `depth`, and a best house."""

    depth: int
    low: int
    high: int
    house: int


class KalahSearch:
    """A search that can be interrupted and taken up again at no cost but a few look-ups."""

    def __init__(self, packed: PackedKalah, most_known: int = 400_000) -> None:
        """Keep at most `most_known` positions: about 200 bytes each."""
        self.packed = packed
        self.nodes = 0
        self.stop_at = 0
        self._known: dict[int, tuple[int, int, int, int]] = {}
        self._most_known = most_known
        self._cut = False

    def value(self, board: int, depth: int) -> tuple[int, bool]:
        """Return the value at `depth`, and whether it is exact. Raises SliceOverError."""
        self._cut = False
        found = self._search(board, depth, -_BOUND, _BOUND)
        return found, not self._cut

    def move_value(self, child: Child, depth: int, low: int) -> tuple[int, bool]:
        """Return the value of a move for who makes it, itself counted in `depth`, and if exact.

        A value of at most `low` is only a bound. Raises SliceOverError.
        """
        self._cut = False
        self.nodes += 1
        gain = child.gain * UNIT
        if child.next == OVER:
            return gain, True
        if depth == 1:
            sign = 1 if child.next == SAME else -1
            return gain + sign * self.packed.judge(child.board), False
        asked = (child.board, child.next, depth - 1)
        # It is cheap to find out that a move is not above `low`, and most are not.
        if low > -_BOUND:
            value = gain + self._after(*asked, low - gain, low - gain + 1)
            if value <= low:
                return value, not self._cut
            self._cut = False
        value = gain + self._after(*asked, low - gain, _BOUND)
        return value, not self._cut

    def _after(self, board: int, follows: int, depth: int, low: int, high: int) -> int:
        """Return the value after a move, for who made it, if between `low` and `high`."""
        if follows == SAME:
            return self._search(board, depth, low, high)
        return -self._search(board, depth, -high, -low)

    def known(self, board: int) -> Known | None:
        """Return what earlier searches found of `board`."""
        entry = self._known.get(board)
        return Known(*entry) if entry else None

    def _search(  # noqa: PLR0912 - it runs for every node, where each further call is dear
        self, board: int, depth: int, low: int, high: int
    ) -> int:
        """Return the value of `board` if between `low` and `high`, else a bound of it."""
        self.nodes += 1
        if self.nodes > self.stop_at:
            raise SliceOverError
        packed = self.packed
        # Nobody can gain more than all that lies in the houses.
        total = board % 255 * UNIT
        if total <= low:
            return total
        if -total >= high:
            return -total
        if depth == 1:
            return self._last_ply(packed.moves(board))
        entry = self._known.get(board)
        house = 0
        if entry is not None:
            known, least, most, house = entry
            if known >= depth:
                if least >= high or least == most:
                    self._cut |= known < _SOLVED
                    return least
                if most <= low:
                    self._cut |= known < _SOLVED
                    return most
        cut_before, self._cut = self._cut, False
        best, best_house, floor = -_BOUND, 0, low
        moves = packed.moves(board)
        for move in ordered(moves, house) if house else moves:
            _, gain, follows, after = move
            gain *= UNIT
            if follows == OVER:
                value = gain
            else:
                # All but the first are only asked whether they are better, as they seldom are.
                top = high if best == -_BOUND else floor + 1
                while True:
                    if follows == SAME:
                        value = gain + self._search(after, depth - 1, floor - gain, top - gain)
                    else:
                        value = gain - self._search(after, depth - 1, gain - top, gain - floor)
                    if value < top or top >= high:
                        break
                    top = high
            if value > best:
                best, best_house = value, move[0]
                if value > floor:
                    floor = value
                    if value >= high:
                        break
        if len(self._known) >= self._most_known:
            self._known.clear()
        self._known[board] = (
            depth if self._cut else _SOLVED,
            best if best > low else -_BOUND,
            best if best < high else _BOUND,
            best_house,
        )
        self._cut |= cut_before
        return best

    def _last_ply(self, moves: list[Move]) -> int:
        """Return the value of the best move, judging the positions after the moves."""
        self.nodes += len(moves)
        best = -_BOUND
        judge = self.packed.judge
        for _, gain, follows, after in moves:
            value = gain * UNIT
            if follows == SAME:
                value += judge(after)
            elif follows != OVER:
                value -= judge(after)
            if value > best:  # noqa: PLR1730 - twice as fast as max
                best = value
        self._cut = True
        return best


def ordered(moves: list[Move], house: int) -> list[Move]:
    """Return the moves with that of `house` first."""
    for index, move in enumerate(moves):
        if move[0] == house:
            if index:
                return [move, *moves[:index], *moves[index + 1 :]]
            break
    return moves

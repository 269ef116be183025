"""Bao's own search: alpha-beta on packed positions, captures searched on where it ends.

A value is what a position is worth to the player to move, in points. Captures are no choice in Bao:
who can capture must, and where he can nothing is settled. So at its end the search looks at
`FURTHER` captures more; if another could follow, the largest first one is counted.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.bao.packed import FRONT_ROW, SOWABLE, Board, PackedBao
from game.ai.bao.worth import CAPTURE, judge
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Slices, Steps, emptied

SLICE = 50
"""Positions looked at between two yields: a few milliseconds in the slowest place."""

MOST_ENTRIES = 100_000
"""Positions remembered at most."""

FURTHER = 1
"""So many captures, one after the other, are looked at beyond the depth of a search."""

Choice = tuple[int, Board | None]
"""The value of the best move, and the board after it; None if there was no move."""

Entry = tuple[int, int, int, Board | None, bool]
"""What was found at a depth: the value lies between two bounds; the board after the best move, and
whether the value is exact."""

UNKNOWN: Entry = (-1, LOWEST, -LOWEST, None, False)


class BaoSearch:
    """A search of positions of one game; it raises OutOfNodesError when its nodes run out."""

    def __init__(self, packed: PackedBao, most_nodes: int) -> None:
        self._packed = packed
        self.most_nodes = most_nodes
        self.nodes = 0
        self.exact = True
        self._yield_at = SLICE
        self._table: dict[Board, Entry] = {}

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self._table)

    def glance(self, board: Board) -> int:
        """Return what a position seems worth, neither captures nor ends looked at."""
        self._count(1)
        self.exact = False
        return judge(board)

    def after_move(self, after: Board, depth: int, low: int, high: int) -> Slices:
        """Return what a move is worth to who made it, `depth` moves further, if between the bounds.

        It is cheap to find out that a move is not above `low`, and most are not.
        """
        if depth == 1:
            return -self._near(after, -high, -low)
        if LOWEST < low < high - 1:
            value = -(yield from self._far(after, depth, -low - 1, -low))
            if not low < value < high:
                return value
        return -(yield from self._far(after, depth, -high, -low))

    def _count(self, positions: int) -> None:
        self.nodes += positions
        if self.nodes > self.most_nodes:
            raise OutOfNodesError

    def _far(self, board: Board, depth: int, low: int, high: int) -> Slices:
        """Return the value of a position two moves or more from the end of the search."""
        entry = self._table.get(board, UNKNOWN)
        if _answers(entry, depth, low, high):
            return self._known(entry, high)
        afters = self._packed.afters(board)
        if not afters:
            return _ended(board) * (WIN + depth)
        self._count(len(afters))
        _order(afters, entry)
        exact_before, self.exact = self.exact, True
        best, chosen, floor = LOWEST, afters[0], low
        for after in afters:
            if self.nodes >= self._yield_at:
                self._yield_at = self.nodes + SLICE
                yield None
            value = yield from self.after_move(after, depth - 1, floor, high)
            if value > best:
                best, chosen, floor = value, after, max(floor, value)
                if best >= high:
                    break
        return self._noted(board, depth, (best, chosen), (low, high), exact_before)

    def _near(self, board: Board, low: int, high: int) -> int:
        """Return the value of a position one move from the end of the search."""
        entry = self._table.get(board, UNKNOWN)
        if _answers(entry, 1, low, high):
            return self._known(entry, high)
        if _is_over(board):
            return _ended(board) * (WIN + 1)
        exact_before, self.exact = self.exact, True
        starts = self._packed.captures(board)
        best = self._best(self._packed.largest_first(board, starts), FURTHER, low, high)
        if best[1] is None:
            best = self._best(self._packed.takasas(board), FURTHER, low, high)
        if best[1] is None:
            best = -WIN - 1, None
        return self._noted(board, 1, best, (low, high), exact_before)

    def _best(self, afters: Iterable[Board], further: int, low: int, high: int) -> Choice:
        """Return the best of some moves after which only captures are looked at."""
        best, chosen = LOWEST, None
        for after in afters:
            self._count(1)
            value = -self._settled(after, further, -high, -low)
            if value > best:
                best, chosen = value, after
                if best > low:
                    low = best
                    if best >= high:
                        break
        return best, chosen

    def _settled(self, board: Board, further: int, low: int, high: int) -> int:
        """Return the value of a position from which only so many captures are looked at."""
        if _is_over(board):
            return _ended(board) * WIN
        if not board[0] & SOWABLE:
            return -WIN
        if not further:
            return self._judged(board, high)
        starts = self._packed.captures(board)
        if starts:
            afters = self._packed.largest_first(board, starts)
            best, chosen = self._best(afters, further - 1, low, high)
            if chosen is not None:
                return best
        self.exact = False
        return judge(board)

    def _judged(self, board: Board, high: int) -> int:
        """Judge a position, if it is not worth `high` anyway with what can be captured."""
        self.exact = False
        value = judge(board)
        if value < high:
            starts = self._packed.captures(board)
            if starts:
                value += CAPTURE * max(starts)[0]
        return value

    def _known(self, entry: Entry, high: int) -> int:
        """Return the value that an entry answers with."""
        self.exact &= entry[4]
        return entry[1] if entry[1] >= high else entry[2]

    def _noted(
        self, board: Board, depth: int, choice: Choice, window: tuple[int, int], exact_before: bool
    ) -> int:
        """Remember what was found within a window, and return its value."""
        best, chosen = choice
        low, high = window
        least = best if best > low else LOWEST
        most = best if best < high else -LOWEST
        if len(self._table) >= MOST_ENTRIES:
            self._table.clear()
        self._table[board] = (depth, least, most, chosen, self.exact)
        self.exact &= exact_before
        return best


def _answers(entry: Entry, depth: int, low: int, high: int) -> bool:
    """Tell whether what was found before is all that is asked."""
    found, least, most, *_ = entry
    return found == depth and (least >= high or most <= low or least == most)


def _order(afters: list[Board], entry: Entry) -> None:
    """Put what is bad for the other player first, and what was best at less depth before all."""
    afters.sort(key=judge)
    best = entry[3]
    if best is not None:
        afters.remove(best)
        afters.insert(0, best)


def _is_over(board: Board) -> bool:
    """Tell whether a front row is empty."""
    return not board[0] & FRONT_ROW or not board[1] & FRONT_ROW


def _ended(board: Board) -> int:
    """Return 1 if the player to move has won a finished game, -1 if he has lost it."""
    return -1 if board[1] & FRONT_ROW else 1

"""Kalah's own search: alpha-beta on packed positions, deeper move by move, with a table.

A value is what the player to move will still gain in the stores less what the other will,
times `UNIT`. It is exact when no line was cut off by depth.

The search only ever asks whether a position is worth a certain `goal`; a few such questions,
cheap with the table, find a value ("MTD(f)": Plaat, Schaeffer, Pijls and de Bruin, Best-first
fixed-depth minimax algorithms, Artificial Intelligence 87, 1996).
"""

from __future__ import annotations

from game.ai.kalah.packed import OTHER, OVER, SAME, UNIT, Child, PackedKalah
from game.ai.thought import Steps, emptied

_BOUND = 1 << 20
_SOLVED = 1 << 10
"""The depth of a value that no deeper search can change."""


class SliceOverError(Exception):
    """The nodes of one slice are used up; the table keeps what was found."""


Bounds = tuple[int, int, int, int, int]
"""What the table knows of a position.

It is worth at least so much, as seen at some depth; at most so much, at some depth; its best house.
"""

UNKNOWN: Bounds = (0, -_BOUND, 0, _BOUND, 0)


class KalahSearch:
    """A search that can be interrupted and taken up again at no cost but a few look-ups."""

    def __init__(self, packed: PackedKalah, most_entries: int = 400_000) -> None:
        """Keep at most `most_entries` positions: about 200 bytes each."""
        self.packed = packed
        self.nodes = 0
        self.stop_at = 0
        self._table: dict[int, Bounds] = {}
        self._most_entries = most_entries
        self._cut = False
        """Whether what the last search found rests on a line that was cut off by depth."""

    def value(self, board: int, depth: int) -> tuple[int, bool]:
        """Return the value at `depth`, and whether it is exact. Raises SliceOverError."""
        low_depth, least, high_depth, most, _ = self._table.get(board, UNKNOWN)
        guess = least if low_depth > high_depth else most if high_depth else 0
        return self._narrowed(board, depth, guess)

    def move_value(self, child: Child, depth: int, low: int) -> tuple[int, bool]:
        """Return the value of a move for who makes it, itself counted in `depth`, and if exact.

        A value of at most `low` is only a bound. Raises SliceOverError.
        """
        self.nodes += 1
        gain = child.gain * UNIT
        if child.next == OVER:
            return gain, True
        sign = 1 if child.next == SAME else -1
        if depth == 1:
            return gain + sign * self.packed.judge(child.board), False
        if low <= -_BOUND:
            value, exact = self.value(child.board, depth - 1)
            return gain + sign * value, exact
        # It is cheap to find out that a move is not above `low`, and most are not.
        goal = low + 1 - gain
        rest = self._search(child.board, depth - 1, goal if sign > 0 else 1 - goal)
        if sign * rest < goal:
            return gain + sign * rest, not self._cut
        value, exact = self._narrowed(child.board, depth - 1, rest)
        return gain + sign * value, exact

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self._table)

    def _narrowed(self, board: int, depth: int, guess: int) -> tuple[int, bool]:
        """Return the value at `depth`, and whether it is exact, asking first about `guess`."""
        low, high = -_BOUND, _BOUND
        rests = [True, True]
        while low < high:
            goal = guess + 1 if guess == low else guess
            guess = self._search(board, depth, goal)
            if guess >= goal:
                low, rests[0] = guess, self._cut
            else:
                high, rests[1] = guess, self._cut
        return low, not any(rests)

    def _search(  # noqa: PLR0912 - it runs for every node, where each further call is dear
        self, board: int, depth: int, goal: int
    ) -> int:
        """Return a bound of the value of `board`: a lower one if `goal` or more, else an upper."""
        self.nodes += 1
        if self.nodes > self.stop_at:
            raise SliceOverError
        # Nobody can gain more than all that lies in the houses.
        total = board % 255 * UNIT
        if total < goal or -total >= goal:
            self._cut = False
            return total if total < goal else -total
        if depth <= 2:
            self._cut = True
            return self._two_plies(board, goal) if depth == 2 else self.packed.glance(board, goal)
        low_depth, least, high_depth, most, house = self._table.get(board, UNKNOWN)
        if least >= goal and low_depth >= depth:
            self._cut = low_depth < _SOLVED
            return least
        if most < goal and high_depth >= depth:
            self._cut = high_depth < _SOLVED
            return most
        best, cut = -_BOUND, False
        for chosen, gain, follows, after in self.packed.moves(board, house):
            if follows == OTHER:
                value = gain - self._search(after, depth - 1, gain - goal + 1)
            elif follows == SAME:
                value = gain + self._search(after, depth - 1, goal - gain)
            else:
                value, self._cut = gain, False
            if value > best:
                best, house = value, chosen
                if value >= goal:
                    low_depth, least = depth if self._cut else _SOLVED, value
                    break
            cut |= self._cut
        else:
            high_depth, most = depth if cut else _SOLVED, best
            self._cut = cut
        if len(self._table) >= self._most_entries:
            self._table.clear()
        self._table[board] = (low_depth, least, high_depth, most, house)
        return best

    def _two_plies(self, board: int, goal: int) -> int:
        """Return the same for a depth of 2, where the table would cost more than it saves."""
        best, cut = -_BOUND, False
        least, glance = self.packed.least, self.packed.glance
        for _, gain, follows, after in self.packed.moves(board):
            if follows == OVER:
                value = gain
            elif follows == OTHER and gain - least < goal:
                value = gain - least
            else:
                self.nodes += 1
                if follows == OTHER:
                    value = gain - glance(after, gain - goal + 1)
                else:
                    value = gain + glance(after, goal - gain)
            if value >= goal:
                self._cut = follows != OVER
                return value
            cut |= follows != OVER
            if value > best:  # noqa: PLR1730 - twice as fast as max
                best = value
        self._cut = cut
        return best

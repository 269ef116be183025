"""Bao for search: a side is one whole number, and a lap is one addition.

Eight bits hold one pit, A1..A8 and B8..B1 in bits 0, 8, 16 and so on: its *shift*. Above them lie
the side's stock, whether its nyumba is intact, and the pit that takasia forbids it, from 1 on. A
*board* is the side of the player to move and the other one.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.bao.laps import ENTERED, FULL, LIFTED, Lap
from game.rules.bao.board import (
    BOARD_ORDER,
    FORCED_STEP,
    FRONT,
    MOST_LAPS,
    NYUMBA,
    NYUMBA_LEAST,
    PITS,
    BaoPosition,
)
from game.rules.bao.moves import (
    BOTH_WAYS,
    mtaji_takasa_pits,
    namua_takasa_pits,
    nyumba_is_alone,
)
from game.rules.bao.options import Switches

Board = tuple[int, int]
"""The side of the player to move, and the other one."""

MOST_SEEDS = 127
"""More seeds than this on board and in stock together do not fit the packed form."""

STOCK_AT, INTACT_AT, BLOCKED_AT, BYTES = 16, 17, 18, 19
"""What follows the pits, by byte, and how many bytes there are."""

FRONT_ROW = (1 << 8 * FRONT) - 1
ALL_PITS = (1 << 8 * PITS) - 1
BACK_ROW = ALL_PITS - FRONT_ROW
STOCK = 1 << 8 * STOCK_AT
IN_STOCK = 255 * STOCK
INTACT = 1 << 8 * INTACT_AT
BLOCKED = 1 << 8 * BLOCKED_AT

SOWABLE = IN_STOCK + ALL_PITS // FULL * (FULL - 1)
"""The bits of which one is set where a player has a stock, or a pit with two seeds or more."""

OPPOSITE = 8 * (FRONT - 1)
"""The shifts of a front pit and of the pit that it faces add up to this; no front pit has more."""

NYUMBA_SHIFT = 8 * NYUMBA
FACES_NYUMBA = OPPOSITE - NYUMBA_SHIFT

Start = tuple[int, int, int, int]
"""How a capturing move begins: how many seeds its first capture takes, and from which pit of the
enemy's; the pit it begins in, and its step."""

_FORCED = {8 * pit: step for pit, step in FORCED_STEP.items()}
_ENTRIES = [
    (pit, FRONT - 1 - pit, (FORCED_STEP[pit],) if pit in FORCED_STEP else BOTH_WAYS)
    for pit in range(FRONT)
]
"""The front pits, what each faces, and the steps of a first capture of namua there."""

_LAPS = range(MOST_LAPS)


def counts_of(side: int) -> bytes:
    """Return what lies in each pit of a side, by ring index; then what follows the pits."""
    return side.to_bytes(BYTES, "little")


class PackedBao:
    """The moves of Bao on packed positions; proven equal to the rules by test."""

    def __init__(self, switches: Switches) -> None:
        self._switches = switches
        # A functional nyumba holds so many, and is intact where it must be.
        self._functional = NYUMBA_LEAST if switches.nyumba else FULL
        self._needed = INTACT if switches.must_be_intact else 0

    def pack(self, position: BaoPosition) -> Board:
        """Return the sides of `position`. Raises OverflowError if there are too many seeds."""
        if sum(map(sum, position.rings)) + sum(position.stock) > MOST_SEEDS:
            raise OverflowError("more seeds than the packed form holds")
        sides = [
            int.from_bytes(bytes((*ring, stock, intact)), "little")
            for ring, stock, intact in zip(
                position.rings, position.stock, position.intact, strict=True
            )
        ]
        mover = position.to_move
        return sides[mover] + (position.blocked or 0) * BLOCKED, sides[1 - mover]

    def afters(self, board: Board) -> list[Board]:
        """Return the board after each legal move, in the order of the rules; none at the end."""
        if not board[0] & FRONT_ROW or not board[1] & FRONT_ROW:
            return []
        afters: list[Board] = []
        for start in self.captures(board):
            self.capture(board, start, afters)
        return afters or self.takasas(board)

    def largest_first(self, board: Board, starts: list[Start]) -> Iterator[Board]:
        """Yield the boards after moves that capture, large first captures first."""
        starts.sort(reverse=True)
        afters: list[Board] = []
        for start in starts:
            self.capture(board, start, afters)
            yield from afters
            afters.clear()

    def captures(self, board: Board) -> list[Start]:
        """Return how a move may begin that captures."""
        own, enemy = counts_of(board[0]), counts_of(board[1])
        if own[STOCK_AT]:
            return [
                (enemy[target], target, pit, step)
                for pit, target, steps in _ENTRIES
                if own[pit] and enemy[target]
                for step in steps
            ]
        return self._mtaji_captures(own, enemy)

    def _mtaji_captures(self, own: bytes, enemy: bytes) -> list[Start]:
        """Return the same once the stock is used up; see `moves.first_lap_capture`."""
        limit, starts = self._switches.limit, []
        for pit in BOARD_ORDER:
            seeds = own[pit]
            if not 2 <= seeds <= limit:
                continue
            for step in BOTH_WAYS:
                last = (pit + step * seeds) % PITS
                if last < FRONT and enemy[FRONT - 1 - last]:
                    held = own[last] if seeds < PITS else seeds > PITS
                    if held:
                        starts.append((enemy[FRONT - 1 - last], FRONT - 1 - last, pit, step))
        return starts

    def capture(self, board: Board, start: Start, afters: list[Board]) -> None:
        """Add the boards after the moves that begin so: more than one if the nyumba asks."""
        own, enemy = board
        taken, target, pit, step = start
        shift = 8 * pit
        if not own & IN_STOCK:
            if pit == NYUMBA:
                own &= ~INTACT
            own %= BLOCKED
            lap = LIFTED[step][(own >> shift & FULL) << 7 | shift]
            self._sow(own, enemy, lap, step, False, afters)
            return
        own += (1 << shift) - STOCK
        enemy -= taken << 8 * target
        if target == NYUMBA:
            enemy &= ~INTACT
        lap = ENTERED[step][taken]
        if enemy & FRONT_ROW:
            self._sow(own, enemy, lap, step, True, afters)
        else:
            afters.append((enemy, own + lap[0]))

    def _sow(  # noqa: PLR0917 - it runs for every move, where each further call is dear
        self, own: int, enemy: int, lap: Lap, step: int, namua: bool, afters: list[Board]
    ) -> None:
        """Sow a capturing move lap after lap, as `game.rules.bao.sowing.Turn` does."""
        lifted = LIFTED[step]
        added, last = lap
        for _ in _LAPS:
            own += added
            seeds = own >> last & FULL
            if seeds == 1:
                afters.append((enemy, own))
                return
            if last <= OPPOSITE:
                taken = enemy >> OPPOSITE - last & FULL
                if taken:
                    enemy -= taken << OPPOSITE - last
                    if last == FACES_NYUMBA:
                        enemy &= ~INTACT
                    if last in _FORCED:
                        step = _FORCED[last]
                        lifted = LIFTED[step]
                    added, last = ENTERED[step][taken]
                    if not enemy & FRONT_ROW:
                        afters.append((enemy, own + added))
                        return
                    continue
                if last == NYUMBA_SHIFT:
                    if namua and seeds >= self._functional and own & self._needed == self._needed:
                        afters.append((enemy, own))
                    own &= ~INTACT
            added, last = lifted[seeds << 7 | last]

    def takasas(self, board: Board) -> list[Board]:
        """Return the boards after the moves without capture; to be asked only if none captures."""
        own, enemy = board
        counts = counts_of(own)
        afters: list[Board] = []
        if counts[STOCK_AT]:
            for pit, seeds in self._namua_takasas(counts):
                self._takasas_from((own + (1 << 8 * pit) - STOCK, enemy), pit, seeds, True, afters)
            return afters
        for pit in mtaji_takasa_pits(counts[:PITS], counts[BLOCKED_AT] or None):
            self._takasas_from(board, pit, counts[pit], False, afters)
        if self._switches.takasia:
            return [(self._hindered(mover, other), other) for mover, other in afters]
        return afters

    def _namua_takasas(self, counts: bytes) -> Iterator[tuple[int, int]]:
        """Yield where a namua takasa may start, and how many seeds it lifts there."""
        switches = self._switches
        functional = switches.functional(counts[NYUMBA], bool(counts[INTACT_AT]))
        if functional and nyumba_is_alone(counts):
            yield NYUMBA, 2
            if switches.whole_nyumba:
                yield NYUMBA, counts[NYUMBA] + 1
            return
        for pit in namua_takasa_pits(counts, functional, switches):
            yield pit, counts[pit] + 1

    def _takasas_from(
        self, board: Board, pit: int, seeds: int, namua: bool, afters: list[Board]
    ) -> None:
        """Add the boards after the takasas that lift so many seeds from a pit, both ways."""
        own, enemy = board
        # Without a blocked pit it is the shift of none.
        blocked, own = 8 * (own // BLOCKED - 1), own % BLOCKED
        if pit == NYUMBA and (own >> NYUMBA_SHIFT & FULL) == seeds:
            own &= ~INTACT
        for step in BOTH_WAYS:
            lap = LIFTED[step][seeds << 7 | 8 * pit]
            for after in self._takasa(own, lap, step, namua, blocked):
                afters.append((enemy, after))

    def _takasa(self, own: int, lap: Lap, step: int, namua: bool, blocked: int) -> Iterator[int]:
        """Sow a takasa lap after lap; yield the side where it may end."""
        lifted = LIFTED[step]
        added, last = lap
        for _ in _LAPS:
            own += added
            seeds = own >> last & FULL
            if seeds == 1 or last == blocked:
                if own & FRONT_ROW or not self._switches.must_keep_front:
                    yield own
                return
            if last == NYUMBA_SHIFT:
                if namua and seeds >= self._functional and own & self._needed == self._needed:
                    yield own
                    if self._switches.takasa_stops:
                        return
                own &= ~INTACT
            added, last = lifted[seeds << 7 | last]

    def _hindered(self, mover: int, other: int) -> int:
        """Return the side of a player after an mtaji takasa of the other: see `takasia_pit`."""
        if (mover | other) & IN_STOCK:
            return mover
        threatened = {start[1] for start in self.captures((other, mover))}
        if len(threatened) != 1:
            return mover
        pit = threatened.pop()
        counts = counts_of(mover)
        rest = [seeds for index, seeds in enumerate(counts[:FRONT]) if index != pit]
        functional = self._switches.functional(counts[NYUMBA], bool(counts[INTACT_AT]))
        if (
            (pit == NYUMBA and functional)
            or not any(rest)
            or (counts[pit] > 1 and max(rest) < 2)
            or self._captures_legally((mover, other))
        ):
            return mover
        return mover + (pit + 1) * BLOCKED

    def _captures_legally(self, board: Board) -> bool:
        """Tell whether a move captures that does not go on for ever."""
        afters: list[Board] = []
        for start in self.captures(board):
            self.capture(board, start, afters)
            if afters:
                return True
        return False

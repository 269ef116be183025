"""Which Bao moves are legal, and what each leads to.

Rulings: docs/rules/bao.md. A *start* is a move without nyumba choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.bao.board import (
    BOARD_ORDER,
    CLOCKWISE,
    FORCED_STEP,
    FRONT,
    NYUMBA,
    PITS,
    BaoMove,
    BaoPosition,
    MoveKind,
    front_is_empty,
)
from game.rules.bao.options import Switches
from game.rules.bao.sowing import Halt, Turn
from game.rules.protocol import Seat

Ring = Sequence[int]
"""The counts of a player's sixteen pits, by ring index."""

BOTH_WAYS = (CLOCKWISE, -CLOCKWISE)


def winner_by_row(position: BaoPosition) -> Seat | None:
    """Return who won because a front row is empty. Source: line 25; ruling: 'win'."""
    for seat in (1 - position.to_move, position.to_move):
        if front_is_empty(position.rings[seat]):
            return 1 - seat
    return None


def first_lap_capture(own: Ring, enemy: Ring, pit: int, step: int) -> int | None:
    """Return the own pit in which the first lap from `pit` ends and captures, or None.

    Source: line 80, the pit must hold seeds before the last one falls, and so must the opposite.
    """
    count = own[pit]
    last = (pit + step * count) % PITS
    if count < 2 or last >= FRONT or not enemy[FRONT - 1 - last]:
        return None
    # The start is lifted, so it counts as empty; more than sixteen seeds pass `last` before.
    held = (count - 1) // PITS + (own[last] if last != pit else 0)
    return last if held else None


def capture_starts(position: BaoPosition, switches: Switches) -> Iterator[BaoMove]:
    """Yield the starts that capture, in board order."""
    own, enemy = position.rings[position.to_move], position.rings[1 - position.to_move]
    if position.stock[position.to_move]:
        # Source: lines 37-40 and 46-54.
        for pit in range(FRONT):
            if own[pit] and enemy[FRONT - 1 - pit]:
                for step in (FORCED_STEP[pit],) if pit in FORCED_STEP else BOTH_WAYS:
                    yield BaoMove("namua-capture", pit + 1, step)
        return
    for pit in BOARD_ORDER:
        if own[pit] <= switches.limit:
            for step in BOTH_WAYS:
                if first_lap_capture(own, enemy, pit, step) is not None:
                    yield BaoMove("mtaji-capture", pit + 1, step)


def takasa_starts(position: BaoPosition, switches: Switches) -> Iterator[BaoMove]:
    """Yield the starts without capture, in board order; to be asked only when none captures."""
    own = position.rings[position.to_move]
    if not position.stock[position.to_move]:
        yield from _both_ways("mtaji-takasa", mtaji_takasa_pits(own, position.blocked))
        return
    functional = nyumba_is_functional(position, switches)
    if functional and nyumba_is_alone(own):
        # Source: line 77. Ruling: `two_from_nyumba`.
        yield from _both_ways("namua-takasa-two-from-nyumba", [NYUMBA])
        yield from _both_ways("namua-takasa", [NYUMBA] if switches.whole_nyumba else [])
        return
    yield from _both_ways("namua-takasa", namua_takasa_pits(own, functional, switches))


def _both_ways(kind: MoveKind, pits: Sequence[int]) -> Iterator[BaoMove]:
    for pit in pits:
        for step in BOTH_WAYS:
            yield BaoMove(kind, pit + 1, step)


def nyumba_is_functional(position: BaoPosition, switches: Switches) -> bool:
    """Tell whether the nyumba of the player to move is functional at the start of his turn."""
    seat = position.to_move
    return switches.functional(position.rings[seat][NYUMBA], position.intact[seat])


def nyumba_is_alone(own: Ring) -> bool:
    """Tell whether no pit in front but the nyumba holds seeds."""
    return not any(own[:NYUMBA]) and not any(own[NYUMBA + 1 : FRONT])


def namua_takasa_pits(own: Ring, functional: bool, switches: Switches) -> list[int]:
    """Return where a namua takasa may start. Rulings: `takasa_singletons`, `takasa_from_nyumba`."""
    pits = [pit for pit in range(FRONT) if own[pit]]
    if functional:
        return [pit for pit in pits if pit != NYUMBA or switches.from_nyumba]
    if switches.singletons_last:
        return [pit for pit in pits if own[pit] > 1] or pits
    return pits


def mtaji_takasa_pits(own: Ring, blocked: int | None = None) -> list[int]:
    """Return where an mtaji takasa may start: front pits before back pits. Source: 84 and 85."""
    front = [pit for pit in BOARD_ORDER[:FRONT] if own[pit] > 1]
    if front:
        return [pit for pit in front if pit + 1 != blocked]
    return [pit for pit in BOARD_ORDER[FRONT:] if own[pit] > 1]


def legal_with_after(
    position: BaoPosition, switches: Switches
) -> Iterator[tuple[BaoMove, BaoPosition]]:
    """Yield every legal move and the position after it. Source: line 87, captures come first."""
    if winner_by_row(position) is not None:
        return
    captured = False
    for start in capture_starts(position, switches):
        for move_and_after in completions(position, switches, start):
            captured = True
            yield move_and_after
    if not captured:
        for start in takasa_starts(position, switches):
            yield from completions(position, switches, start)


def legal_captures(position: BaoPosition, switches: Switches) -> Iterator[BaoMove]:
    """Yield each capturing start that some legal move has. Ruling: an endless one is none."""
    for start in capture_starts(position, switches):
        if any(True for _ in completions(position, switches, start)):
            yield start


def completions(
    position: BaoPosition, switches: Switches, start: BaoMove
) -> Iterator[tuple[BaoMove, BaoPosition]]:
    """Yield the legal moves from `start`, one for each way to choose in the nyumba."""
    turn = Turn(position, switches)
    halt = turn.begin(start)
    move = start
    while halt is Halt.CHOICE:
        yield move._replace(nyumba=(*move.nyumba, "stop")), turn.position(None)
        move = move._replace(nyumba=(*move.nyumba, "sow-on"))
        halt = turn.sow_on()
    if halt is Halt.OVER and not gives_up_front(turn):
        yield move, position_after(turn, move)


def gives_up_front(turn: Turn) -> bool:
    """Tell whether this is an illegal takasa out of the own front row: `takasa_empty_front`."""
    return turn.switches.must_keep_front and not turn.capturing and front_is_empty(turn.own)


def position_after(turn: Turn, move: BaoMove) -> BaoPosition:
    """Return the position after a move whose sowing is over."""
    after = turn.position(None)
    if turn.switches.takasia and move.kind == "mtaji-takasa":
        return after._replace(blocked=takasia_pit(after, turn.switches))
    return after


def takasia_pit(position: BaoPosition, switches: Switches) -> int | None:
    """Return the pit, 1..8, that takasia forbids the player to move, or None.

    The other player has just played an mtaji takasa. Ruling: bao.md, 'takasia'.
    """
    if any(position.stock):
        return None
    own, enemy = position.rings[position.to_move], position.rings[1 - position.to_move]
    threatened = _threatened_pits(enemy, own, switches.limit)
    if len(threatened) != 1:
        return None
    pit = threatened.pop()
    others = [seeds for index, seeds in enumerate(own[:FRONT]) if index != pit]
    if (
        (pit == NYUMBA and nyumba_is_functional(position, switches))
        or not any(others)
        or (own[pit] > 1 and max(others) < 2)
        or any(True for _ in legal_captures(position, switches))
    ):
        return None
    return pit + 1


def _threatened_pits(own: Ring, enemy: Ring, limit: int) -> set[int]:
    """Return the enemy's front pits that a first lap from `own` captures."""
    lasts = (
        first_lap_capture(own, enemy, pit, step)
        for pit in range(PITS)
        if own[pit] <= limit
        for step in BOTH_WAYS
    )
    return {FRONT - 1 - last for last in lasts if last is not None}

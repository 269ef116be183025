"""Which positions belong into the opening book of Kalah."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from game.ai.kalah.packed import OVER, SAME, PackedKalah
from game.rules.kalah.game import Kalah

Best = Callable[[int], int]
"""Takes a packed position in which there is a choice, and returns a best house."""


def first_positions(game: Kalah, plies: int) -> Iterator[int]:
    """Yield every packed position with a choice that comes up in the first `plies` moves."""
    packed = PackedKalah(game)
    layer = {packed.pack(game.start())}
    for _ in range(plies):
        families = {board: packed.children(board) for board in layer}
        yield from (board for board, children in families.items() if len(children) > 1)
        layer = {
            child.board
            for children in families.values()
            for child in children
            if child.next != OVER
        }


def book_lines(game: Kalah, plies: int, best: Best) -> Iterator[int]:
    """Yield the packed positions of lines in which one player has played as well as can be.

    He has taken a best house whenever he was to move before, as the first player or the second,
    and the other one has played anything; now he is to move, and has a choice. All that come up in
    the first `plies` moves, the first moves first; a move is one sowing. `best` is asked only
    after its position was yielded.
    """
    packed = PackedKalah(game)
    start = packed.pack(game.start())
    waiting, seen = deque([(0, start, True), (0, start, False)]), set[tuple[int, bool]]()
    while waiting:
        ply, board, his = waiting.popleft()
        if ply >= plies or (board, his) in seen:
            continue
        seen.add((board, his))
        children = packed.children(board)
        if his and len(children) > 1:
            yield board
            house = best(board)
            children = [child for child in children if child.house == house]
        waiting.extend(
            (ply + 1, child.board, his == (child.next == SAME))
            for child in children
            if child.next != OVER
        )

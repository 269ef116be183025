"""Where a Bantu piece can go: steps forward and sideways, counted out to the last one.

Sets of circles are integers with a bit for each circle (see `game.rules.bantu.board`). A wave
holds the circles where a piece may be after some steps, by how it has moved within its line so
far: not at all, outward (to lower lanes) or inward. Keeping the three apart is what forbids it
to turn round in a row.
Rulings: docs/rules/bantu.md, points 1 to 3 and 7.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.bantu.board import Board, circles_of

Wave = tuple[int, int, int]
"""Circles reached straight ahead, by going outward, by going inward."""


def _advance(board: Board, wave: Wave, free: int) -> Wave:
    """Return the wave one step on, among the circles in `free`."""
    straight, outward, inward = wave
    return (
        (straight | outward | inward) << board.lanes & free,
        ((straight | outward) & board.joined_outward) >> 1 & free,
        ((straight | inward) & board.joined_inward) << 1 & free,
    )


def reach(board: Board, origin: int, count: int, occupied: int) -> tuple[int, bool]:
    """Return where `count` steps from `origin` can end, and whether Finish can be reached.

    Every circle passed must be free; the last circle may be occupied, which is for the caller
    to judge. Finish needs no exact count.
    """
    lanes, arrows = board.lanes, board.arrows
    outward_joins, inward_joins = board.joined_outward, board.joined_inward
    free = board.whole & ~occupied
    straight, outward, inward = 1 << origin, 0, 0
    home = False
    for left in range(count - 1, -1, -1):
        here = straight | outward | inward
        if here & arrows:
            home = True
        if not left:
            free = board.whole
        straight, outward, inward = (
            here << lanes & free,
            ((straight | outward) & outward_joins) >> 1 & free,
            ((straight | inward) & inward_joins) << 1 & free,
        )
    return straight | outward | inward, home


def _waves(board: Board, origin: int, count: int, occupied: int) -> Iterator[Wave]:
    """Give the waves after 0 to `count` steps, the last one over occupied circles too."""
    wave: Wave = (1 << origin, 0, 0)
    yield wave
    for left in range(count - 1, -1, -1):
        wave = _advance(board, wave, board.whole & ~occupied if left else board.whole)
        yield wave


def blocking(board: Board, origin: int, count: int, occupied: int) -> int:
    """Return the circles of the pieces that stop one from `origin` before its last step."""
    free, stops = board.whole & ~occupied, 0
    wave: Wave = (1 << origin, 0, 0)
    for _ in range(count - 1):
        straight, outward, inward = _advance(board, wave, board.whole)
        stops |= (straight | outward | inward) & occupied
        wave = straight & free, outward & free, inward & free
    return stops


def path_to_circle(
    board: Board, origin: int, count: int, occupied: int, target: int
) -> tuple[int, ...] | None:
    """Return the circles of a path of exactly `count` steps, `target` last; None if there is none.

    Where there are several it is always the same one.
    """
    waves = list(_waves(board, origin, count, occupied))
    if not any(wave >> target & 1 for wave in waves[-1]):
        return None
    return _walk_back(board, waves, target)


def path_home(board: Board, origin: int, count: int, occupied: int) -> tuple[int, ...] | None:
    """Return the circles of a shortest path to Finish, an arrow circle last; None if too far.

    () when the piece stands on an arrow circle.
    """
    waves: list[Wave] = [(1 << origin, 0, 0)]
    for _ in range(count):
        straight, outward, inward = waves[-1]
        arrived = (straight | outward | inward) & board.arrows
        if arrived:
            return _walk_back(board, waves, circles_of(arrived)[0])
        waves.append(_advance(board, waves[-1], board.whole & ~occupied))
    return None


def _walk_back(board: Board, waves: list[Wave], target: int) -> tuple[int, ...]:
    """Return the circles from the first wave's (left out) to `target`, found from the end."""
    came_from = (board.lanes, -1, 1)  # straight, outward, inward: what to take off
    path = [target]
    way = next(way for way in range(3) if waves[-1][way] >> target & 1)
    for wave in reversed(waves[:-1]):
        circle = path[-1] - came_from[way]
        # After a step straight ahead any way of coming there will do; sideways goes on sideways.
        before = (0, 1, 2) if way == 0 else (0, way)
        way = next(way for way in before if wave[way] >> circle & 1)
        path.append(circle)
    return tuple(reversed(path[:-1]))


def distances(board: Board, origin: int, target: int) -> tuple[int, ...]:
    """Return every number of steps from `origin` to `target` on an empty board, shortest first."""
    ways = []
    wave: Wave = (1 << origin, 0, 0)
    steps = 0
    while any(wave):
        wave = _advance(board, wave, board.whole)
        steps += 1
        if any(way >> target & 1 for way in wave):
            ways.append(steps)
    return tuple(ways)

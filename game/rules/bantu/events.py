"""The events of a move of Bantu, told from the positions before and after."""

from __future__ import annotations

from game.rules.bantu.board import HOME, START, BantuMove, BantuPosition, Board
from game.rules.bantu.paths import path_home, path_to_circle
from game.rules.bantu.survey import owner_at, survey
from game.rules.protocol import Event, Place, Seat


def circle_place(board: Board, circle: int) -> Place:
    """Return a circle in the words of events."""
    return Place("circle", board.spot(circle))


def way_of(board: Board, position: BantuPosition, move: BantuMove) -> tuple[int, ...]:
    """Return the circles that a legal move passes, its own last unless it goes home.

    It begins after the circle where the piece stands. A piece that starts goes straight to its
    circle. Where several paths lead there, it is always the same one.
    """
    origin = position.place(position.to_move, move.piece)
    if origin == START:
        return (move.to,)
    occupied, sums = survey(board, position.places)
    count = sums[board.rows[origin]]
    if move.to == HOME:
        return path_home(board, origin, count, occupied) or ()
    return path_to_circle(board, origin, count, occupied, move.to) or ()


def tell_move(
    board: Board,
    before: BantuPosition,
    move: BantuMove,
    after: BantuPosition,
    *,
    order: tuple[Seat, ...],
    over: bool,
) -> tuple[Event, ...]:
    """Return all events of a legal move.

    `order`: the seats that may be next, the mover last. `over`: whether the game ended.
    """
    seat = before.to_move
    events = _tell_piece(board, before, move)
    if over:
        return (*events, Event("end", seat))
    return (*events, *tell_turn(order, after.to_move))


def _tell_piece(board: Board, before: BantuPosition, move: BantuMove) -> tuple[Event, ...]:
    seat, piece = before.to_move, move.piece
    origin = before.place(seat, piece)
    way = way_of(board, before, move)
    if origin == START:
        target = circle_place(board, move.to)
        return (Event("enter", seat, 1, Place("start", (seat, piece)), target),)
    lift = Event("lift", seat, 1, source=circle_place(board, origin))
    passed = way if move.to == HOME else way[:-1]
    steps = (Event("step", seat, target=circle_place(board, circle)) for circle in passed)
    if move.to == HOME:
        return (lift, *steps, Event("finish", seat, 1, target=Place("home", (seat, piece))))
    target = circle_place(board, move.to)
    drop = Event("drop", seat, 1, target=target)
    captured = owner_at(before.places, move.to)
    if captured is None:
        return (lift, *steps, drop)
    return (lift, *steps, Event("capture", seat, 1, target, Place("start", captured)), drop)


def tell_turn(order: tuple[Seat, ...], to_move: Seat) -> tuple[Event, ...]:
    """Return the passes of those who cannot move, on the way to `to_move`, and its turn.

    Ruling: bantu.md, point 6.
    """
    passing = order[: order.index(to_move)]
    return (*(Event("pass", seat) for seat in passing), Event("turn", to_move))

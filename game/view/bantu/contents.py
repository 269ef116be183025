"""Which piece is where on the Bantu board."""

from __future__ import annotations

from functools import lru_cache

from game.rules.bantu.board import HOME, START, BantuMove, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.protocol import Place, Seat
from game.view.bantu.piece import Piece


def contents(bantu: Bantu, position: BantuPosition) -> dict[Place, Piece | None]:
    """Return the piece at each place of the board, None where there is none."""
    pieces: dict[Place, Piece | None] = dict.fromkeys(_places(bantu))
    for seat in bantu.seats:
        for number in bantu.numbers:
            pieces[place_of(bantu, position, seat, number)] = Piece(seat, number)
    return pieces


@lru_cache(maxsize=4)
def _places(bantu: Bantu) -> tuple[Place, ...]:
    """Return every place of the board of a game."""
    board = bantu.board
    circles = range(board.lines * board.lanes)
    spaces = [
        Place(kind, (seat, number))
        for seat in bantu.seats
        for number in bantu.numbers
        for kind in ("start", "home")
    ]
    return (*(Place("circle", board.spot(circle)) for circle in circles), *spaces)


def place_of(bantu: Bantu, position: BantuPosition, seat: Seat, number: int) -> Place:
    """Return where a piece is."""
    at = position.place(seat, number)
    if at in (START, HOME):
        return Place("start" if at == START else "home", (seat, number))
    return Place("circle", bantu.board.spot(at))


def target_of(bantu: Bantu, seat: Seat, move: BantuMove) -> Place:
    """Return where a move leads."""
    if move.to == HOME:
        return Place("home", (seat, move.piece))
    return Place("circle", bantu.board.spot(move.to))


def piece_at(bantu: Bantu, position: BantuPosition, place: Place) -> Piece | None:
    """Return the piece at a place."""
    for seat in bantu.seats:
        for number in bantu.numbers:
            if place_of(bantu, position, seat, number) == place:
                return Piece(seat, number)
    return None


def with_piece(
    bantu: Bantu, position: BantuPosition, place: Place, piece: Piece | None
) -> BantuPosition:
    """Return the position with a piece at a place, or with none; who stood there starts again.

    A starting space, and a place at Finish, take only the piece whose they are.
    """
    before = piece_at(bantu, position, place)
    if before == piece:
        return position
    if before is not None:
        position = _with_place(position, before, START)
    if piece is None:
        return position
    if place.kind == "circle":
        return _with_place(position, piece, bantu.board.circle(*place.at))
    if place.at != piece:
        return position
    return _with_place(position, piece, HOME if place.kind == "home" else START)


def _with_place(position: BantuPosition, piece: Piece, at: int) -> BantuPosition:
    index = 4 * piece.seat + piece.number - 1
    places = (*position.places[:index], at, *position.places[index + 1 :])
    return position._replace(places=places)

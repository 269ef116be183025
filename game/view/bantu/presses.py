"""How a Bantu move is pressed on the board: the piece, then one of the places it can go to."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.bantu.board import HOME, BantuMove, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.protocol import Place
from game.view.bantu.contents import piece_at, place_of, target_of
from game.view.presses import Chosen, NextPresses

NEAR = 4
"""A close-up holds the piece too, if its next circle is at most so many lines away."""


def choices(bantu: Bantu, position: BantuPosition, chosen: Chosen) -> NextPresses:
    """Return the pieces that can move, or where the chosen one can go."""
    seat, moves = position.to_move, bantu.legal_moves(position)
    if not chosen:
        return {place_of(bantu, position, seat, move.piece): None for move in moves}
    piece = piece_at(bantu, position, chosen[0])
    return {target_of(bantu, seat, m): m for m in moves if piece and m.piece == piece.number}


def illegal_move(
    bantu: Bantu, position: BantuPosition, chosen: Chosen, place: Place
) -> BantuMove | None:
    """Return the chosen piece's move to a place; without a piece there is none.

    A press on another piece of one's own is to choose that one, also where it cannot move.
    """
    piece = piece_at(bantu, position, chosen[0]) if chosen else None
    other = piece_at(bantu, position, place)
    if place.kind == "circle" and other and piece and other.seat == piece.seat:
        return None
    if piece is None or place.kind == "start":
        return None
    if place.kind == "home":
        return BantuMove(piece.number, HOME) if place.at[0] == piece.seat else None
    return BantuMove(piece.number, bantu.board.circle(*place.at))


def closeup(bantu: Bantu, position: BantuPosition, chosen: Chosen) -> Collection[Place]:
    """Return where the chosen piece can go, and the piece itself if it is near."""
    if not chosen:
        return ()
    targets = tuple(choices(bantu, position, chosen))
    lines = [place.at[0] for place in targets if place.kind == "circle"]
    origin = chosen[0]
    if origin.kind == "circle" and lines and min(lines) - origin.at[0] <= NEAR:
        return (*targets, origin)
    return targets


def digit(bantu: Bantu, position: BantuPosition, chosen: Chosen, number: int) -> Place | None:
    """Return the mover's piece of that number, or the n-th place the chosen one can go to."""
    if chosen:
        targets = list(choices(bantu, position, chosen))
        return targets[number - 1] if number <= len(targets) else None
    if number not in bantu.numbers:
        return None
    return place_of(bantu, position, position.to_move, number)

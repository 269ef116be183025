"""What the pieces of each seat of Bantu are worth: the steps they have gone, less their danger.

Counted in quarters of a step. With four players a piece that can be captured is worth
less if others stand behind it at about the distance they go: nobody sees far ahead there. With
fewer, who do see what comes, this made nobody stronger (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bantu.board import HOME, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.bantu.survey import is_capturable, survey
from game.rules.protocol import Seat

STEP = 4
"""A step, in the units of a worth."""

ON_BOARD = 4
"""Steps that a piece on the board is worth beyond those it has gone."""

AT_HOME = 12
"""Steps that a piece at Finish is worth beyond those it has gone."""

ASIDE = 3
"""Of its count a piece may spend so many steps sideways, and threatens what lies less far."""

ONE, MORE = 0.5, 0.75
"""What part of its worth a piece loses that one other threatens, or more than one."""

MOVER = 0.5
"""What part of that it loses if its owner is to move, and can take it away."""


_Piece = tuple[Seat, int, int, int, int]
"""A piece on the board: whose, its worth in steps, its circle, its line, and how far it goes."""


def bantu_worth(game: Bantu, position: BantuPosition) -> dict[Seat, float]:
    """Return what the pieces of each seat are worth, in quarters of a step."""
    board, places = game.board, position.places
    occupied, sums = survey(board, places)
    rows, starts, lanes = board.rows, board.start_lines, board.lanes
    worth = dict.fromkeys(game.seats, 0.0)
    pieces: list[_Piece] = []
    for index, place in enumerate(places):
        seat = index >> 2
        if place >= 0:
            line = place // lanes
            steps = line - starts[(index & 3) + 1] + ON_BOARD
            worth[seat] += STEP * steps
            pieces.append((seat, steps, place, line, sums[rows[place]]))
        elif place == HOME:
            worth[seat] += STEP * (board.lines - starts[(index & 3) + 1] + AT_HOME)
    if len(game.seats) > 3:
        for piece in pieces:
            if is_capturable(board, occupied, piece[2]):
                worth[piece[0]] -= STEP * _danger(game, position, piece, pieces)
    return worth


def _danger(game: Bantu, position: BantuPosition, piece: _Piece, pieces: Sequence[_Piece]) -> float:
    """Return how many steps a piece that can be captured is worth less for its danger."""
    seat, steps, _, line, _ = piece
    friends, threats = game.side_of(seat), 0
    for other, _, _, behind, count in pieces:
        if behind < line <= behind + count <= line + ASIDE and other not in friends:
            threats += 1
    if not threats:
        return 0.0
    part = ONE if threats == 1 else MORE
    return part * steps * (MOVER if seat == position.to_move else 1.0)

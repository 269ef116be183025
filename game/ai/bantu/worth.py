"""What the pieces of each seat of Bantu are worth: the steps they have gone, less their danger.

With two players a step counts by the number of the piece: a 1 that goes alone takes four turns for
what a 4 does in one. With three and four it counts four points whatever the number. With four
players a piece that can be captured is worth less if others stand behind it at about the distance
they go: nobody sees far ahead there. With fewer, who do see what comes, this made nobody stronger
(docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.bantu.board import HOME, START, UNUSED, BantuPosition, Board
from game.rules.bantu.game import Bantu
from game.rules.bantu.survey import is_capturable, survey
from game.rules.protocol import Seat


class Weights(NamedTuple):
    """What pieces 1 to 4 are worth: on their start line, more for each step, more at Finish."""

    started: tuple[int, int, int, int]
    step: tuple[int, int, int, int]
    home: tuple[int, int, int, int]

    def of(self, board: Board, number: int, place: int) -> int:
        """Return what a piece is worth in a place."""
        if place in (START, UNUSED):
            return 0
        line = board.lines if place == HOME else place // board.lanes
        steps = line - board.start_lines[number]
        worth = self.started[number - 1] + steps * self.step[number - 1]
        return worth + self.home[number - 1] if place == HOME else worth


EVEN = Weights(started=(16,) * 4, step=(4,) * 4, home=(32,) * 4)
"""Every step is worth the same."""

BY_TURNS = Weights(started=(21, 25, 23, 19), step=(25, 12, 6, 4), home=(29, 28, 5, 20))
"""The smaller the number, the more a step is worth. Fitted to games: docs/strength.md."""

WEIGHTS = {2: BY_TURNS, 3: EVEN, 4: EVEN}
"""By the number of players."""

ASIDE = 3
"""Of its count a piece may spend so many steps sideways, and threatens what lies less far."""

ONE, MORE = 0.5, 0.75
"""What part of its worth a piece loses that one other threatens, or more than one."""

MOVER = 0.5
"""What part of that it loses if its owner is to move, and can take it away."""


_Piece = tuple[Seat, int, int, int, int]
"""A piece on the board: whose, its worth, its circle, its line, and how far it goes."""


def bantu_worth(game: Bantu, position: BantuPosition) -> dict[Seat, float]:
    """Return what the pieces of each seat are worth, in points."""
    board, places = game.board, position.places
    weights = WEIGHTS[len(game.seats)]
    occupied, sums = survey(board, places)
    worth = dict.fromkeys(game.seats, 0.0)
    pieces: list[_Piece] = []
    for seat in game.seats:
        for number in game.numbers:
            place = position.place(seat, number)
            own = weights.of(board, number, place)
            worth[seat] += own
            if place >= 0:
                pieces.append((seat, own, place, place // board.lanes, sums[board.rows[place]]))
    if len(game.seats) > 3:
        for piece in pieces:
            if is_capturable(board, occupied, piece[2]):
                worth[piece[0]] -= _danger(game, position, piece, pieces)
    return worth


def _danger(game: Bantu, position: BantuPosition, piece: _Piece, pieces: Sequence[_Piece]) -> float:
    """Return how much less a piece that can be captured is worth for its danger."""
    seat, worth, _, line, _ = piece
    friends, threats = game.side_of(seat), 0
    for other, _, _, behind, count in pieces:
        if behind < line <= behind + count <= line + ASIDE and other not in friends:
            threats += 1
    if not threats:
        return 0.0
    part = ONE if threats == 1 else MORE
    return part * worth * (MOVER if seat == position.to_move else 1.0)

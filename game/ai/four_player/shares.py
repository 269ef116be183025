"""How near to winning each seat of Four Player Mancala seems, with three and four players.

A seat has a score: for what lies in its reservoir, for each of its pits by the number of pieces in
it, for gaps, and for how soon it moves. What these are worth hangs on how many pieces are left in
the pits of all, as a lead counts for more the nearer the end is. The shares of the win are as e to
the power of the scores (softmax). The numbers were fitted to who won some 2,500 games each with
three and four players, and to what some 2,000 trees of 1,000 positions came to (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import NamedTuple

from game.ai.mind import Judge
from game.rules.four_player.board import SIDE, FourPlayerPosition
from game.rules.protocol import Seat

UNIT = 256
"""Parts of a score whose difference makes the odds to win e times as good. Scores are whole
numbers, so that they are the same on every machine."""

FAR = 12
"""Who is so many such differences behind has no share to speak of."""

ONE = 1 << 30
"""The odds of the seat with the best score."""

MOST_LEFT = 216
"""Pieces with which a game begins at most."""


class Course(NamedTuple):
    """How a number changes while the pieces in the pits become fewer."""

    steady: int
    slow: int
    late: int

    def at(self, left: int) -> int:
        """Return the number where so many pieces are left in the pits."""
        return round(self.steady + self.slow / sqrt(left + 4) + self.late / (left + 4))


class Pit(NamedTuple):
    """What a pit is worth by the pieces in it, none first, and what each further piece changes."""

    few: tuple[int, ...]
    more: int

    def worth(self, count: int) -> int:
        """Return what it is worth with so many pieces, besides what any pit is."""
        if count < len(self.few):
            return self.few[count]
        return self.more * (count + 1 - len(self.few))


class Judgement(NamedTuple):
    """The fitted numbers, in parts of `UNIT`.

    `scored`: a piece in the reservoir. `turn`: to be on the move, to be next, and so on; the last
    to come has nothing for it. `piece`, `gap`: a piece in any own pit, an own pit without any.
    `pits`: what is special of each pit, from its owner's left.
    """

    scored: Course
    turn: tuple[Course, ...]
    piece: Course
    gap: Course
    pits: tuple[Pit, ...]


BY_PLAYERS: Mapping[int, Judgement] = {
    3: Judgement(
        scored=Course(-25, 380, 1461),
        turn=(Course(87, 868, -2829), Course(-74, 1216, -2473)),
        piece=Course(0, -570, 2784),
        gap=Course(5, -523, -308),
        pits=(
            Pit((-111, -44, -12, -10, 25, 28, 31, -64, -62), -32),
            Pit((-18, -36, 4, 47, 34, 50, -44, -38, -57), -28),
            Pit((35, 5, 30, 78, 71, -7, 3, 15, 27), 0),
            Pit((102, 48, 114, 160, -92, 27, 61, 62, 71), 19),
            Pit((-27, -86, -36, -179, -213, -171, -84, -45, -36), -7),
            Pit((74, -8, -141, -96, -37, -52, -25, 11, 45), 55),
        ),
    ),
    4: Judgement(
        scored=Course(-19, 364, 1527),
        turn=(Course(82, 1261, -3666), Course(-39, 1549, -3585), Course(-3, 718, -1920)),
        piece=Course(-12, -280, 2340),
        gap=Course(20, -446, -147),
        pits=(
            Pit((-63, 25, 56, 33, 50, 47, 40, -22, -20), -37),
            Pit((43, 59, 72, 65, 63, 61, -2, -24, -53), -65),
            Pit((91, 71, 89, 91, 65, -12, -18, -28, -22), -50),
            Pit((62, 26, 65, 111, -105, -36, -36, -46, -48), -57),
            Pit((63, 29, 64, -43, -97, -92, -46, -36, -56), -34),
            Pit((58, 19, -51, -69, -96, -88, -75, -71, -48), -40),
        ),
    ),
}
"""With as many players."""


class _Scale(NamedTuple):
    """A judgement at one number of pieces left.

    `scored`: a piece in the reservoir. `turns`: what each seat gets for the turn, for each seat
    that may be on the move. `pits`: what each pit is worth by the pieces in it.
    """

    scored: int
    turns: tuple[tuple[int, ...], ...]
    pits: tuple[list[int], ...]


@lru_cache(maxsize=128)
def _scale(players: int, left: int) -> _Scale:
    """Return what counts with so many players and so many pieces left in the pits."""
    judgement = BY_PLAYERS[players]
    piece, gap = judgement.piece.at(left), judgement.gap.at(left)
    turn = [*(course.at(left) for course in judgement.turn), 0]
    return _Scale(
        judgement.scored.at(left),
        tuple(tuple(turn[seat - mover] for seat in range(players)) for mover in range(players)),
        tuple(
            [pit.worth(count) + (piece * count or gap) for count in range(left + 1)]
            for pit in judgement.pits
        ),
    )


@cache
def _odds() -> dict[int, int]:
    """Return the odds to win by how far a seat is behind the best, in parts of `UNIT`."""
    return {behind: round(ONE * exp(-behind / UNIT)) for behind in range(FAR * UNIT)}


def shares_of(seats: Sequence[Seat], otherwise: Judge) -> Judge:
    """Return what tells the share of the win that each seat can hope for: 1.0 for all together.

    `otherwise` judges where more than `MOST_LEFT` pieces lie in the pits.
    """
    players, odds_of = len(seats), _odds().get
    cuts = [slice(SIDE * seat, SIDE * seat + SIDE) for seat in seats]

    def judge(position: FourPlayerPosition) -> list[float]:
        board, mover, _ = position
        left = sum(board) - board[6] - board[13] - board[20] - board[27]
        if left > MOST_LEFT:
            return otherwise(position)
        scored, turns, (one, two, three, four, five, six) = _scale(players, left)
        scores = []
        for cut, turn in zip(cuts, turns[seats.index(mover)], strict=True):
            a, b, c, d, e, f, reservoir = board[cut]
            pits = one[a] + two[b] + three[c] + four[d] + five[e] + six[f]
            scores.append(pits + scored * reservoir + turn)
        best = max(scores)
        odds = [odds_of(best - score, 0) for score in scores]
        every = sum(odds)
        return [one / every for one in odds]

    return judge

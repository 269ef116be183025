"""How near to winning each seat of Bantu seems, with three and four players.

A seat has a score, above all for the turns that it needs alone to bring its pieces home: a piece
goes as many steps a turn as its number says. Other things count a little: where the pieces are,
how far its best move goes, how soon it moves, and what may be taken from it. The shares of the win
are as e to the power of the scores (softmax); partners have the sum of theirs. The numbers were
fitted to who won some 6,000 games each with three and four players, and 1,500 of teams
(docs/strength.md).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain
from math import exp, log
from typing import NamedTuple

from game.ai.bantu.ways import MOST_STEPS, Ways
from game.rules.bantu.board import NUMBERS, START, BantuPosition, bits
from game.rules.bantu.game import Bantu

UNIT = 10_000
"""Parts of a score whose difference makes the odds to win e times as good. Scores are whole
numbers, so that they are the same on every machine."""

GRAIN = 40
"""Odds are told apart by so many parts."""

FAR = 12
"""Who is so many times e behind has no share to speak of."""

ONE = 1 << 30
"""The odds of the side with the best score."""

TURN = 12
"""Turns are counted in twelfths: a step of any piece is a whole number of them."""

SPARE = 4
"""Turns added to those that a seat needs, so that the last ones do not decide everything."""

MOST_JUDGED = 20_000
"""After so many positions what was worked out of ways is forgotten, or it would grow and grow."""


class Judgement(NamedTuple):
    """The fitted numbers, in parts of `UNIT`.

    `started`, `step`, `home`: a piece 1 to 4 on the board or at Finish, each step it has gone, and
    being at Finish. `left`: the logarithm of the turns that are needed, of partners first for the
    one who needs more: they win together, so that he decides. `stride`: for each turn
    that the best move saves. `to_move`: to be on the move, to be next, and so on; the last to come
    has nothing for it. The others are for each turn spent on a piece that can be captured: for each
    opposing piece behind it (`pursued`); the dearest that an opponent may take before its owner
    moves (`offered`); all that one may take only after that (`threatened`).
    """

    started: tuple[int, int, int, int]
    step: tuple[int, int, int, int]
    home: tuple[int, int, int, int]
    left: tuple[int, ...]
    stride: int
    to_move: tuple[int, ...]
    pursued: int
    offered: int
    threatened: int


BY_PLAYERS: Mapping[int, Judgement] = {
    3: Judgement(
        started=(-1501, -686, -919, -691),
        step=(-496, -251, -233, -215),
        home=(-1602, -1257, -333, 410),
        left=(-49_646,),
        stride=886,
        to_move=(1500, 624),
        pursued=-43,
        offered=-1158,
        threatened=-331,
    ),
    4: Judgement(
        started=(-608, -93, -391, -383),
        step=(-431, -77, 73, 0),
        home=(-3585, -2441, -1773, -122),
        left=(-45_454,),
        stride=1171,
        to_move=(2181, 1202, 613),
        pursued=-39,
        offered=-735,
        threatened=-305,
    ),
}
"""With as many players, each for himself."""

TEAMS = Judgement(
    started=(-1419, -903, -1423, -511),
    step=(110, 62, -73, -184),
    home=(-987, -2346, -905, -922),
    left=(-30_024, -6411),
    stride=966,
    to_move=(119, -119, 119),
    pursued=-7,
    offered=-468,
    threatened=-207,
)
"""In the team game."""


@cache
def _odds() -> tuple[int, ...]:
    """Return the odds to win by how far a side is behind the best, in grains."""
    return tuple(round(ONE * exp(-behind * GRAIN / UNIT)) for behind in range(FAR * UNIT // GRAIN))


class _Piece(NamedTuple):
    """What is known of a piece of some number by its place; the last three are those off the board.

    `worth`: in parts of `UNIT`. `left`, `spent`: turns that it needs, and that it took to come
    there. `lines_left`: lines to go. `line`: where it stands, or will start; beyond all others if
    it does not move any more.
    """

    worth: tuple[int, ...]
    left: tuple[int, ...]
    spent: tuple[int, ...]
    lines_left: tuple[int, ...]
    line: tuple[int, ...]


class _Hand(NamedTuple):
    """The pieces of a seat: their score but for danger and for the turns that are `left`.

    `reached`: the occupied circles that they come to by their count; `exposed`: those of them that
    can be captured, with their places.
    """

    score: int
    left: int
    reached: int
    exposed: Sequence[tuple[_Piece, int]]


class Shares:
    """Judges the positions of one game."""

    def __init__(self, game: Bantu) -> None:
        """Lay out what every piece is worth in every place."""
        self._board, self._seats = game.board, game.seats
        partners = [game.side_of(seat) for seat in game.seats]
        sides = list(dict.fromkeys(partners))
        self._sides = [sides.index(side) for side in partners]
        is_team = len(sides) < len(partners)
        self._judgement = judgement = TEAMS if is_team else BY_PLAYERS[len(game.seats)]
        self._pieces = tuple(_piece(game, judgement, number) for number in NUMBERS)
        most = sum(piece.left[START] for piece in self._pieces)
        self._by_left = [
            [round(part * log(turns / TURN + SPARE)) for turns in range(most + 1)]
            for part in judgement.left
        ]
        players, to_move = range(len(game.seats)), (*judgement.to_move, 0)
        self._to_move = [[to_move[player - mover] for player in players] for mover in players]
        self._takers = [[_takers(self._sides, mover, one) for one in players] for mover in players]
        self._ways, self._judged = Ways(game.board), 0

    def __call__(self, position: BantuPosition) -> list[float]:
        """Return the share of the win that each seat can hope for; partners have it in common."""
        self._judged += 1
        if self._judged % MOST_JUDGED == 0:
            self._ways = Ways(self._board)
        scores = self._scores(position)
        best, odds_of = max(scores), _odds()
        behind = [(best - score) // GRAIN for score in scores]
        odds = [odds_of[far] if far < len(odds_of) else 0 for far in behind]
        every = sum(odds)
        return [odds[side] / every for side in self._sides]

    def _scores(self, position: BantuPosition) -> list[int]:
        """Return the score of each side."""
        places, mover = position.places, self._seats.index(position.to_move)
        occupied = bits([place for place in places if place >= 0])
        hands = [self._hand(places, occupied, seat) for seat in self._seats]
        dangers = self._dangers(places, hands, mover)
        scores = [0] * (max(self._sides) + 1)
        left: list[list[int]] = [[] for _ in scores]
        for player, side in enumerate(self._sides):
            hand = hands[player]
            scores[side] += hand.score + self._to_move[mover][player] + dangers[player] // TURN
            left[side].append(hand.left)
        for side, turns_left in enumerate(left):
            turns_left.sort(reverse=True)
            for by_left, turns in zip(self._by_left, turns_left, strict=True):
                scores[side] += by_left[turns]
        return scores

    def _hand(self, places: Sequence[int], occupied: int, seat: int) -> _Hand:
        """Look over the pieces of a seat."""
        rows, safe = self._board.rows, self._board.safe
        score = left = stride = reached = 0
        exposed: list[tuple[_Piece, int]] = []
        for number, piece in enumerate(self._pieces, 1):
            place = places[4 * seat + number - 1]
            score += piece.worth[place]
            left += piece.left[place]
            if place >= 0:
                here, steps = rows[place] & occupied, number
                if here & (here - 1):
                    steps = _sum(places, here)
                elif not safe >> place & 1:
                    exposed.append((piece, place))
                near = self._ways[place * MOST_STEPS + steps]
                reached |= near[occupied & near.area][2]
                stride = max(stride, min(steps, piece.lines_left[place]) * TURN // number)
            elif place == START:
                stride = max(stride, TURN)
        return _Hand(score + stride * self._judgement.stride // TURN, left, reached, exposed)

    def _dangers(self, places: Sequence[int], hands: Sequence[_Hand], mover: int) -> list[int]:
        """Return what each seat's score changes for its pieces that can be captured, times TURN."""
        pursued, offered, threatened = self._judgement[-3:]
        lines = self._lines(places)
        everyone, dangers = sorted(chain(*lines)), []
        for player, hand in enumerate(hands):
            soon, late = (_joined(hands, takers) for takers in self._takers[mover][player])
            own, danger, dearest = lines[self._sides[player]], 0, 0
            for piece, place in hand.exposed:
                spent, line = piece.spent[place], piece.line[place]
                danger += pursued * spent * (bisect_left(everyone, line) - bisect_left(own, line))
                if soon >> place & 1:
                    dearest = max(dearest, spent)
                elif late >> place & 1:
                    danger += threatened * spent
            dangers.append(danger + offered * dearest)
        return dangers

    def _lines(self, places: Sequence[int]) -> list[list[int]]:
        """Return the lines of the pieces of each side, in order."""
        lines: list[list[int]] = [[] for _ in range(max(self._sides) + 1)]
        for side, seat in zip(self._sides, self._seats, strict=True):
            own = places[4 * seat : 4 * seat + 4]
            lines[side] += [
                piece.line[place] for piece, place in zip(self._pieces, own, strict=True)
            ]
        for own_lines in lines:
            own_lines.sort()
        return lines


def _sum(places: Sequence[int], here: int) -> int:
    """Return the sum of the pieces on the circles `here`: so far go those of a row."""
    return sum(
        (index & 3) + 1 for index, place in enumerate(places) if place >= 0 and here >> place & 1
    )


def _joined(hands: Sequence[_Hand], takers: Sequence[int]) -> int:
    """Return the circles that the pieces of these players reach."""
    reached = 0
    for taker in takers:
        reached |= hands[taker].reached
    return reached


def _takers(sides: Sequence[int], mover: int, player: int) -> tuple[list[int], list[int]]:
    """Return the opponents of a player who come before him, from the mover on, and after him."""
    players = len(sides)
    turns = [(mover + turn) % players for turn in range(players)]
    his_turn = turns.index(player)
    sooner, later = (
        [taker for taker in part if sides[taker] != sides[player]]
        for part in (turns[:his_turn], turns[his_turn:])
    )
    return sooner, later


def _piece(game: Bantu, judgement: Judgement, number: int) -> _Piece:
    """Lay out what is known of a piece of this number."""
    board, index = game.board, number - 1
    start = board.start_lines[number]
    circles = range(len(board.rows))

    def by_place(at: Callable[[int], int], unused: int, home: int, waiting: int) -> tuple[int, ...]:
        return *(at(circle // board.lanes) for circle in circles), unused, home, waiting

    def worth(line: int) -> int:
        return judgement.started[index] + judgement.step[index] * (line - start)

    def left(line: int) -> int:
        return (board.lines - line) * TURN // number

    def spent(line: int) -> int:
        return TURN + (line - start) * TURN // number

    whole = board.lines
    return _Piece(
        worth=by_place(worth, 0, worth(whole) + judgement.home[index], 0),
        left=by_place(left, 0, 0, TURN + left(start)),
        spent=by_place(spent, 0, 0, 0),
        lines_left=by_place(lambda line: whole - line, 0, 0, 0),
        line=by_place(lambda line: line, whole, whole, start),
    )

"""Bantu for thinking: where the pieces are, seen by who is to move, and what each move gains.

All go the same way round the same board, so it does not matter which colour is whose: a position
is the places of the pieces of who is to move, then those of the next player, and so on. A worth
that only counts steps changes with a move by what the move gains, and need not be counted anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.ai.bantu.ways import MOST_STEPS, NOWHERE, Way, Ways
from game.ai.bantu.worth import WEIGHTS
from game.ai.thought import LOWEST
from game.rules.bantu.board import HOME, NUMBERS, START, UNUSED, BantuPosition, bits
from game.rules.bantu.game import Bantu

Places = tuple[int, ...]
"""Where each piece is: four of who is to move, four of the next player, and so on."""

NOTHING = LOWEST
"""The gain where there is no move."""

NOBODY = -1
"""The victim of a move that captures nothing."""


PackedMove = tuple[int, int, int, int]
"""What a move gains with what it captures, which piece goes where, and which it captures: pieces
are indices of `Places`."""


class PackedBantu:
    """The moves of a game of Bantu. Nothing is checked: positions are those of the rules."""

    def __init__(self, game: Bantu) -> None:
        """Lay out what every piece is worth in every place."""
        board = game.board
        self.game = game
        self.ways = Ways(board)
        self.rows = board.rows
        self.safe = board.safe
        self.starts = tuple(board.start_bits[number] for number in NUMBERS)
        self.worth = tuple(_worths(game, number) for number in NUMBERS)
        self.started = WEIGHTS[len(game.seats)].started
        self.all_home = tuple(HOME if n in game.numbers else UNUSED for n in NUMBERS)
        self.opponents = _opponents(game)
        self._victims = tuple(
            (index, self.worth[index & 3])
            for index in range(4 * len(game.seats))
            if index >> 2 in self.opponents
        )

    def pack(self, position: BantuPosition) -> Places:
        """Return where the pieces are, those of who is to move first."""
        seats = self.game.seats
        turn = seats.index(position.to_move)
        order = seats[turn:] + seats[:turn]
        return tuple(place for seat in order for place in position.places[4 * seat : 4 * seat + 4])

    def worth_of(self, pieces: Iterable[int]) -> int:
        """Return what the four pieces of a player are worth by the steps they have gone."""
        return sum(worth[place] for worth, place in zip(self.worth, pieces, strict=True))

    def moves(self, places: Places, occupied: int) -> list[PackedMove]:
        """Return the moves of who is to move, those that gain most first; none if he must pass."""
        moves: list[PackedMove] = []
        for piece, place, (circles, _, hits, home) in self._goings(places, occupied):
            worth, free = self.worth[piece], circles
            before = worth[place]
            if home:
                moves.append((worth[HOME] - before, piece, HOME, NOBODY))
            if hits:
                moves += self._captures(places, occupied, piece, hits)
            while free:
                to = free.bit_length() - 1
                free ^= 1 << to
                moves.append((worth[to] - before, piece, to, NOBODY))
        moves.sort(reverse=True)
        return moves

    def most_gained(self, places: Places, occupied: int) -> tuple[int, bool]:
        """Return the most that a move of two players gains, and whether it wins.

        NOTHING if there is no move.
        """
        most = NOTHING
        for piece, place, (_, farthest, hits, home) in self._goings(places, occupied):
            if home and self._is_last(places, piece):
                return self.worth[piece][HOME] - self.worth[piece][place], True
            if hits:
                for capture in self._captures(places, occupied, piece, hits):
                    most = max(most, capture[0])
            to = HOME if home else farthest
            if to != NOWHERE:
                gain = self.worth[piece][to] - self.worth[piece][place]
                if gain > most:  # noqa: PLR1730 - twice as fast as max
                    most = gain
        return most, False

    def _goings(self, places: Places, occupied: int) -> list[tuple[int, int, Way]]:
        """Return each piece of who is to move that is not home, its place, and where it can go."""
        goings, rows, ways = [], self.rows, self.ways
        for piece, place in enumerate(places[:4]):
            if place >= 0:
                here = rows[place] & occupied
                steps = self.steps(places, here) if here & (here - 1) else piece + 1
                near = ways[place * MOST_STEPS + steps]
                goings.append((piece, place, near[occupied & near.area]))
            elif place == START:
                free = self.starts[piece] & ~occupied
                goings.append((piece, place, (free, free.bit_length() + NOWHERE, 0, False)))
        return goings

    def steps(self, places: Places, here: int) -> int:
        """Return the sum of the pieces on the circles `here`: so far go those of a row."""
        steps = 0
        for index, place in enumerate(places):
            if place >= 0 and here >> place & 1:
                steps += (index & 3) + 1
        return steps

    def can_move(self, places: Places, occupied: int) -> bool:
        """Tell whether who is to move has a move."""
        return self.least_start(places, occupied, 0) > NOTHING or bool(self.moves(places, occupied))

    def least_start(self, places: Places, occupied: int, player: int) -> int:
        """Return what `player`, counted from who is to move, gains at least after any move.

        It is what he gains by starting a piece; NOTHING if he may be unable to. Nobody can take two
        free circles of a start line from him at a time.
        """
        for piece, start in enumerate(self.starts):
            if places[4 * player + piece] == START:
                free = start & ~occupied
                if free & (free - 1):
                    return self.started[piece]
        return NOTHING

    def made(self, places: Places, occupied: int, move: PackedMove) -> tuple[Places, int]:
        """Return where the pieces are after a move, seen by the next player; what is occupied."""
        _, piece, to, victim = move
        place = places[piece]
        if place >= 0:
            occupied &= ~(1 << place)
        if to >= 0:
            occupied |= 1 << to
        others = places[4:]
        if victim >= 0:
            others = (*places[4:victim], START, *places[victim + 1 :])
        return (*others, *places[:piece], to, *places[piece + 1 : 4]), occupied

    def passed(self, places: Places) -> Places:
        """Return the same position, seen by the next player."""
        return places[4:] + places[:4]

    def _captures(
        self, places: Places, occupied: int, piece: int, hits: int
    ) -> Iterator[PackedMove]:
        """Give the captures on the circles `hits`, which the piece comes to by its count."""
        rows, own = self.rows, self.worth[piece]
        hits &= ~self.safe
        for victim, worth in self._victims:
            to = places[victim]
            if to >= 0 and hits >> to & 1 and rows[to] & occupied == 1 << to:
                yield own[to] - own[places[piece]] + worth[to], piece, to, victim

    def _is_last(self, places: Places, piece: int) -> bool:
        """Tell whether all other pieces of who is to move are home."""
        return (*places[:piece], HOME, *places[piece + 1 : 4]) == self.all_home


def occupied_by(places: Places) -> int:
    """Return the circles that are occupied."""
    return bits([place for place in places if place >= 0])


def _worths(game: Bantu, number: int) -> tuple[int, ...]:
    """Return what a piece is worth on each circle; then, counted from the end, off the board."""
    board, weights = game.board, WEIGHTS[len(game.seats)]
    first_circles = range(0, len(board.rows), board.lanes)
    by_line = (weights.of(board, number, circle) for circle in first_circles)
    circles = (worth for worth in by_line for _ in range(board.lanes))
    return *circles, *(weights.of(board, number, place) for place in (UNUSED, HOME, START))


def _opponents(game: Bantu) -> frozenset[int]:
    """Return those whose pieces a player may capture, counted from him."""
    first, *_ = game.seats
    friends = game.side_of(first)
    return frozenset(turn for turn, seat in enumerate(game.seats) if seat not in friends)

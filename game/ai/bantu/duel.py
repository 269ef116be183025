"""Bantu's own search for two players: alpha-beta on what each has where, deeper move by move.

Both players go the same way round the same board, so a position is the places of who is to move
and those of the other, whoever they are. What it is worth changes with a move by what that move
gains, so the last move ahead is not made: the most that a piece can gain is known of its circle.

The search only ever asks whether a position is worth a certain `goal`, as Kalah's does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.ai.bantu.ways import MOST_STEPS, NONE, Ways
from game.ai.bantu.worth import AT_HOME, ON_BOARD, STEP
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Slices, Steps, emptied
from game.rules.bantu.board import HOME, START, UNUSED, bits
from game.rules.bantu.game import Bantu

SLICE = 150
"""Positions looked at between two yields: a millisecond natively, a few in a page."""

MOST_ENTRIES = 100_000
"""Positions remembered at most."""

ENTERING = STEP * ON_BOARD
"""What it gains to start a piece."""

Pieces = tuple[int, ...]
"""Where the pieces 1 to 4 of a player are."""

Bounds = tuple[int, int, int, int, "Move | None"]

Move = tuple[int, int, int, int]
"""What a move gains, the index of its piece, where that goes, and the index of the piece it
captures, NONE if it captures nothing."""

UNKNOWN: Bounds = (0, LOWEST, 0, -LOWEST, None)


class Duel(NamedTuple):
    """A position: the pieces of who is to move, those of the other, and by how much he leads."""

    own: Pieces
    other: Pieces
    occupied: int
    lead: int


class DuelSearch:
    """One search of positions of a game for two."""

    def __init__(self, game: Bantu) -> None:
        board = game.board
        self._ways = Ways(board)
        self._rows = board.rows
        self._safe = board.safe
        self._starts = [board.start_bits[number] for number in (1, 2, 3, 4)]
        self._worth = [
            [STEP * (circle // board.lanes - line + ON_BOARD) for circle in range(len(board.rows))]
            for line in (board.start_lines[number] for number in (1, 2, 3, 4))
        ]
        self._at_home = [
            STEP * (board.lines - board.start_lines[number] + AT_HOME) for number in (1, 2, 3, 4)
        ]
        self._all_home = tuple(HOME if n in game.numbers else UNUSED for n in (1, 2, 3, 4))
        self._table: dict[tuple[Pieces, Pieces], Bounds] = {}
        self.nodes = 0
        self.stop_at = 0
        self._yield_at = SLICE

    def pack(self, own: Pieces, other: Pieces) -> Duel:
        """Return a position of who has `own` and is to move."""
        lead = self._sum(own) - self._sum(other)
        return Duel(own, other, bits([place for place in own + other if place >= 0]), lead)

    def _sum(self, pieces: Pieces) -> int:
        """Return what pieces are worth: see `game.ai.bantu.worth`."""
        worths = zip(pieces, self._worth, self._at_home, strict=True)
        return sum(
            worth[place] if place >= 0 else home if place == HOME else 0
            for place, worth, home in worths
        )

    def moves(self, position: Duel) -> list[Move]:
        """Return all moves, those that gain most first; none if the player has to pass."""
        own, other, occupied, _ = position
        rows, moves = self._rows, []
        lanes = self._ways.board.lanes
        for index, place in enumerate(own):
            if place >= 0:
                here = rows[place] & occupied
                steps = index + 1 if not here & (here - 1) else self._count(here, own, other)
                near = self._ways[place * MOST_STEPS + steps]
                free, _, hits, home = near[occupied & near.area]
                if home >= 0:
                    moves.append((home, index, HOME, NONE))
                if hits:
                    for gain, circle, victim in self._hits(hits, place, other, occupied):
                        moves.append((gain, index, circle, victim))
                line = place // lanes
                while free:
                    circle = free.bit_length() - 1
                    free ^= 1 << circle
                    moves.append((STEP * (circle // lanes - line), index, circle, NONE))
            elif place == START:
                free = self._starts[index] & ~occupied
                while free:
                    circle = free.bit_length() - 1
                    free ^= 1 << circle
                    moves.append((ENTERING, index, circle, NONE))
        moves.sort(reverse=True)
        return moves

    def _count(self, here: int, own: Pieces, other: Pieces) -> int:
        """Return the sum of the numbers on some circles."""
        steps = 0
        for pieces in (own, other):
            for number, place in enumerate(pieces, 1):
                if place >= 0 and here >> place & 1:
                    steps += number
        return steps

    def _hits(
        self, hits: int, place: int, other: Pieces, occupied: int
    ) -> Iterator[tuple[int, int, int]]:
        """Give what captures on the circles `hits` gain, where they are and whom they meet."""
        rows, lanes = self._rows, self._ways.board.lanes
        hits &= ~self._safe
        for victim, circle in enumerate(other):
            if circle >= 0 and hits >> circle & 1 and rows[circle] & occupied == 1 << circle:
                steps = circle // lanes - place // lanes
                yield STEP * steps + self._worth[victim][circle], circle, victim

    def made(self, position: Duel, move: Move) -> Duel:
        """Return the position after a move, the other to move."""
        own, other, occupied, lead = position
        gain, index, to, victim = move
        place = own[index]
        if place >= 0:
            occupied &= ~(1 << place)
        if to >= 0:
            occupied |= 1 << to
        own = (*own[:index], to, *own[index + 1 :])
        if victim >= 0:
            other = (*other[:victim], START, *other[victim + 1 :])
        return Duel(other, own, occupied, -lead - gain)

    def is_won(self, position: Duel) -> bool:
        """Tell whether who has just moved is home."""
        return position.other == self._all_home

    def value(self, position: Duel, depth: int, goal: int) -> Slices:
        """Return a bound of the value: a lower one if it is `goal` or more, else an upper one."""
        if depth <= 2:
            return self._two(position, goal) if depth == 2 else self._one(position, goal)
        self._step()
        if self.nodes >= self._yield_at:
            self._yield_at = self.nodes + SLICE
            yield
        key = position.own, position.other
        low_depth, least, high_depth, most, first = self._table.get(key, UNKNOWN)
        if least >= goal and low_depth >= depth:
            return least
        if most < goal and high_depth >= depth:
            return most
        moves = self.moves(position)
        if not moves:
            return -(yield from self.value(self._passed(position), depth, 1 - goal))
        if first is not None:
            moves.remove(first)
            moves.insert(0, first)
        best = LOWEST
        for move in moves:
            after = self.made(position, move)
            if move[2] == HOME and after.other == self._all_home:
                value = WIN + depth - 1
            else:
                value = -(yield from self.value(after, depth - 1, 1 - goal))
            if value > best:
                best, first = value, move
                if value >= goal:
                    low_depth, least = depth, value
                    break
        else:
            high_depth, most = depth, best
        if len(self._table) >= MOST_ENTRIES:
            self._table.clear()
        self._table[key] = (low_depth, least, high_depth, most, first)
        return best

    def _two(self, position: Duel, goal: int) -> int:
        self._step()
        moves = self.moves(position)
        if not moves:
            return -self._two(self._passed(position), 1 - goal)
        least = self._least_reply(position)
        best, lead = LOWEST, position.lead
        for move in moves:
            if least >= 0 and move[2] != HOME and lead + move[0] - least < goal:
                # The other gains at least so much.
                best = max(best, lead + move[0] - least)
                continue
            after = self.made(position, move)
            if move[2] == HOME and after.other == self._all_home:
                value = WIN + 1
            else:
                value = -self._one(after, 1 - goal)
            if value > best:
                best = value
                if value >= goal:
                    break
        return best

    def _least_reply(self, position: Duel) -> int:
        """Return what the other gains at least by a reply to any move; NONE if he may pass."""
        for index, place in enumerate(position.other):
            if place == START:
                free = self._starts[index] & ~position.occupied
                if free & (free - 1):
                    return ENTERING
        return NONE

    def _one(self, position: Duel, goal: int) -> int:
        """Return the best of what the moves gain at once."""
        self._step()
        own, other, occupied, lead = position
        best = self._most(own, other, occupied, goal - lead)
        if best == NONE:
            return lead - self._most(other, own, occupied, -LOWEST)
        return WIN if best >= WIN else lead + best

    def _most(self, own: Pieces, other: Pieces, occupied: int, goal: int) -> int:
        rows, ways, best, index = self._rows, self._ways, NONE, 0
        for place in own:
            index += 1
            if place >= 0:
                here = rows[place] & occupied
                steps = index if not here & (here - 1) else self._count(here, own, other)
                near = ways[place * MOST_STEPS + steps]
                _, gain, hits, home = near[occupied & near.area]
                if home >= 0:
                    if self._is_last(own, index - 1):
                        return WIN
                    gain = home
                if gain > best:
                    best = gain
                if hits:
                    for gain, _, _ in self._hits(hits, place, other, occupied):
                        if gain > best:
                            best = gain
            elif place == START and ENTERING > best and self._starts[index - 1] & ~occupied:
                best = ENTERING
        return best

    def _is_last(self, own: Pieces, index: int) -> bool:
        return (*own[:index], HOME, *own[index + 1 :]) == self._all_home

    def _passed(self, position: Duel) -> Duel:
        own, other, occupied, lead = position
        return Duel(other, own, occupied, -lead)

    def _step(self) -> None:
        self.nodes += 1
        if self.nodes > self.stop_at:
            raise OutOfNodesError

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self._table)

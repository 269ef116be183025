"""Reads moves of Bantu: "Red 3 to line 9 lane 2", "3 9 2", "4 home"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from game.rules.bantu.board import HOME, BantuMove
from game.rules.bantu.game import Bantu
from game.view.bantu.contents import piece_at, place_of
from game.view.presses import Chosen
from game.view.typed.reader import MoveReader, Now, Wish
from game.view.typed.readings import Refused, Strange
from game.view.typed.words import NUMBER, Meant

_PARTS = ("piece", "line", "lane")
"""The parts of a move in the order in which bare numbers tell them. They count from 1."""


class BantuReader(MoveReader):
    """A wish has "piece", "line" and "lane" or "home", and the "seat" whose piece it is."""

    kinds = (*_PARTS, "home")

    def wishes(self, now: Now, meant: Sequence[Meant]) -> Sequence[Wish] | Strange | Refused:
        """Return what is told: with a piece chosen a bare number is its goal, else the piece."""
        orders = [_PARTS[1:], _PARTS] if now.chosen else [_PARTS]
        wishes = [_wish(meant, parts) for parts in orders]
        told = [wish for wish in wishes if not isinstance(wish, Strange)]
        if not told:
            return next(wish for wish in wishes[::-1] if isinstance(wish, Strange))
        return [self._of_chosen(now, wish) for wish in told]

    def _of_chosen(self, now: Now, wish: Wish) -> Wish:
        """Return a wish that is about the chosen piece, where it names none."""
        number = self._number_of(now, now.chosen) if now.chosen else None
        return wish if number is None or "piece" in wish else {**wish, "piece": number}

    def _number_of(self, now: Now, presses: Chosen) -> int | None:
        """Return the number of the piece that presses begin with."""
        piece = piece_at(cast(Bantu, self.game), now.position, presses[0])
        return None if piece is None else piece.number

    def fits(self, now: Now, move: BantuMove, wish: Wish) -> bool:
        """Whether piece and goal are those of a move, as far as they are told."""
        mover = now.position.to_move
        if wish.get("seat", mover) != mover or wish.get("piece", move.piece) != move.piece:
            return False
        if move.to == HOME:
            return not {"line", "lane"} & wish.keys()
        line, lane = (each + 1 for each in cast(Bantu, self.game).board.spot(move.to))
        is_there = wish.get("line", line) == line and wish.get("lane", lane) == lane
        return is_there and "home" not in wish

    def why_not(self, now: Now, wish: Wish) -> str:
        """Return that the piece is another's or stuck, or why it cannot go there."""
        bantu, position = cast(Bantu, self.game), now.position
        seat, number = wish.get("seat", position.to_move), wish.get("piece")
        if number is None:
            return self.teller.text("table.bantu.choose-piece")
        if number not in bantu.numbers:
            return self.teller.reason(position, BantuMove(number, HOME))
        goals = list(self._goals(wish))
        movable = any(move.piece == number for move in now.ways)
        if seat != position.to_move or (not goals and not movable):
            return self.teller.not_a_move(position, place_of(bantu, position, seat, number))
        if not goals:
            return self.teller.text("table.bantu.no-such-circle", **self._size())
        return self.teller.reason(position, BantuMove(number, goals[0]))

    def _goals(self, wish: Wish) -> Iterator[int]:
        """Yield the goals that a wish may mean, whether or not a piece can go there."""
        board = cast(Bantu, self.game).board
        line, lane = wish.get("line"), wish.get("lane")
        if "home" in wish:
            yield HOME
        elif line is not None and 1 <= line <= board.lines:
            lanes = range(1, board.lanes + 1) if lane is None else [lane]
            yield from (board.circle(line - 1, n - 1) for n in lanes if 1 <= n <= board.lanes)

    def _size(self) -> Mapping[str, Any]:
        """Return how many lines and lanes there are."""
        board = cast(Bantu, self.game).board
        return {"lines": board.lines, "lanes": board.lanes}


def _wish(meant: Sequence[Meant], order: Sequence[str]) -> Wish | Strange:
    """Return what words tell; a bare number tells the first part of `order` that is not told.

    A word for a part is about the number that follows it.
    """
    wish: dict[str, int] = {}
    part = ""
    for kind, word, number in meant:
        if kind in _PARTS:
            part = kind
        elif kind == NUMBER:
            bare = (each for each in order if each not in wish and "home" not in wish)
            part = part or next(bare, "")
            if not part or part in wish:
                return Strange(word)
            wish[part], part = number, ""
        elif kind in wish:
            return Strange(word)
        else:
            wish[kind] = number
    return wish

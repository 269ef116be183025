"""Reads moves that are the number of a pit or house: "house 4", "4"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Place
from game.view.typed.reader import MoveReader, Now, Wish
from game.view.typed.readings import Refused, Strange
from game.view.typed.words import NUMBER, Meant


class NumberedReader(MoveReader):
    """For games in which one press is a move.

    A wish has the "number" of the pit, and whose it is, "seat".
    """

    kinds = ("pit",)

    def wishes(self, now: Now, meant: Sequence[Meant]) -> Sequence[Wish] | Strange | Refused:
        """Return the number of the pit, and whose it is, as far as it is told."""
        del now
        wish: dict[str, int] = {}
        for kind, word, number in meant:
            if kind in wish:
                return Strange(word)
            if kind in (NUMBER, "seat"):
                wish[kind] = number
        return (wish,)

    def fits(self, now: Now, move: Any, wish: Wish) -> bool:
        """Whether it is that pit; without a number it may be any."""
        mover = self.game.to_move(now.position)
        return bool(wish.get(NUMBER, move) == move and wish.get("seat", mover) == mover)

    def why_not(self, now: Now, wish: Wish) -> str:
        """Return that the pit is somebody else's, or why it cannot be sown."""
        seat, number = self.game.to_move(now.position), wish.get(NUMBER, 1)
        if wish.get("seat", seat) != seat:
            place = Place(self.view.digits, (wish["seat"], number))
            return self.teller.not_a_move(now.position, place)
        return self.teller.reason(now.position, number)

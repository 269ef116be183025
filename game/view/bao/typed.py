"""Reads moves of Bao: "A3 left", "5 two right", and in the nyumba "stop" or "sow on"."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from game.rules.bao.board import NYUMBA, PIT_NAMES, BaoMove
from game.rules.protocol import Place
from game.view.bao.presses import TWO_SEEDS, question_after
from game.view.bao.words import BaoTeller, choice_of, way_of
from game.view.presses import Chosen
from game.view.typed.reader import MoveReader, Now, Wish
from game.view.typed.readings import Refused, Strange
from game.view.typed.words import NUMBER, Meant

_WAYS = ("left", "right", "up", "down", "clockwise", "anticlockwise")
_ANSWERS = ("stop", "sow-on")
_AMOUNTS = ("two", "all")

_ROWS = {"front": "A", "back": "B"}
"""The kinds of the letters of both rows."""

_OF_MOVES = ("kind", "pit", "direction")
"""Parts of a move that a wish may tell as they are."""


class BaoReader(MoveReader):
    """A wish has the "pit" (1 to 16), the "way", the "amount", and "answers" in the nyumba.

    One that comes from the notation has the "kind" and the "direction" of a move instead.
    """

    kinds = (*_WAYS, *_ANSWERS, *_AMOUNTS, "nyumba", "pit")

    def names(self) -> Mapping[str, tuple[str, int]]:
        """Return the letters of the rows."""
        return {letter: (kind, 0) for kind, letter in _ROWS.items()}

    def wishes(self, now: Now, meant: Sequence[Meant]) -> Sequence[Wish] | Strange | Refused:
        """Return what is told of the pit, the way, the seeds, and the nyumba."""
        del now
        wish: dict[str, Any] = {"answers": tuple(m.kind for m in meant if m.kind in _ANSWERS)}
        row = "front"
        for kind, word, number in meant:
            if kind in _ROWS:
                row = kind
            elif kind == NUMBER or (kind == "two" and "pit" not in wish):
                name = f"{_ROWS[row]}{number or 2}"
                if "pit" in wish:
                    return Strange(word)
                if name not in PIT_NAMES:
                    return Refused(self.teller.text("table.bao.no-such-pit", pit=name))
                wish["pit"] = PIT_NAMES.index(name) + 1
            elif kind in _WAYS or kind in _AMOUNTS:
                wish["way" if kind in _WAYS else "amount"] = kind
        if not wish["answers"] and any(each.kind == "nyumba" for each in meant):
            wish.setdefault("pit", NYUMBA + 1)
        return (wish,)

    def fits(self, now: Now, move: BaoMove, wish: Wish) -> bool:
        """Whether pit, way, seeds and answers are those of a move, as far as they are told."""
        if any(wish.get(part, getattr(move, part)) != getattr(move, part) for part in _OF_MOVES):
            return False
        if "amount" in wish and (wish["amount"] == "two") != (move.kind == TWO_SEEDS):
            return False
        if "way" in wish and wish["way"] not in self._ways(move, now):
            return False
        given: tuple[str, ...] = wish.get("answers", ())
        return self._answers(now, now.ways[move])[: len(given)] == given

    def head(self, now: Now, move: BaoMove, wish: Wish) -> Chosen:
        """Return the presses before the first question in the nyumba that nobody has answered.

        The seeds that are sown until then are to be seen before it is asked.
        """
        presses = now.ways[move]
        asked = len(self._answers(now, presses))
        return presses[: len(presses) - asked + len(wish.get("answers", ()))]

    def begun_by(self, move: BaoMove) -> Wish | None:
        """Return a move without a word on the nyumba as what it says."""
        return None if move.nyumba else {part: getattr(move, part) for part in _OF_MOVES}

    def why_not(self, now: Now, wish: Wish) -> str:
        """Return why the pit, the way or the answer is none of a legal move."""
        position, pit = now.position, wish.get("pit")
        if pit is None:
            return self.teller.prompt(position, now.chosen)
        starts = [move for move in now.ways if move.pit == pit]
        if not starts:
            return self.teller.not_a_move(position, Place("pit", (position.to_move, pit)))
        if not any(wish.get("way") in self._ways(move, now) for move in starts):
            turned = starts[0]._replace(direction=-starts[0].direction, nyumba=())
            return self.teller.reason(position, turned) or self.teller.prompt(position, now.chosen)
        key = "typed-unasked" if wish["answers"] else "not-now"
        return self.teller.text(f"table.bao.{key}")

    def _ways(self, move: BaoMove, now: Now) -> Collection[str | None]:
        """Return all that the way of a move is called; None too, where nothing is said of it."""
        way = "left" if move.direction > 0 else "right"
        if move.kind != "namua-capture":
            way = way_of(move.pit, move.direction)
        seen = cast(BaoTeller, self.teller).seen(way, now.position.to_move)
        return {None, way, seen, "clockwise" if move.direction > 0 else "anticlockwise"}

    def _answers(self, now: Now, presses: Chosen) -> tuple[str, ...]:
        """Return the answers in the nyumba among presses, but for those that are given already."""
        answers = []
        first = len(now.chosen) if presses[: len(now.chosen)] == now.chosen else 0
        for number in range(first, len(presses)):
            question = question_after(self.game, now.position, presses[:number])
            if question.about == "nyumba":
                answers.append(choice_of(question, presses[number]).kind)
        return tuple(answers)

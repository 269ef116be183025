"""A move that is explained, in words: a sentence for each of its steps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import AnyGame, Place
from game.view.game_view import GameView
from game.view.howto.page import Shown
from game.view.howto.steps import MoveStep, laps_of, steps_of

MOST_NAMED = 1
"""So many pits from which something is captured are named: marks show all of them."""

_BEGINNING = re.compile(r"(?:^|[.!?\u2026] )\w")
"""The first letter of a sentence: it may be that of "your opponent", inside others too."""

_FACING = 2
"""So many players face each other: then there is one "other player"."""

_ENDINGS = ("again", "stop", "block", "end")
"""Markers that are told of after the step to which they belong."""


def _alone(words: Catalogue, game: AnyGame) -> dict[int, Player]:
    """Return the one who reads, as all others have the names of their seats."""
    return {game.seats[0]: Player(words.text("table.you"), you=True)}


def learner(words: Catalogue, game: AnyGame) -> dict[int, Player]:
    """Return the players of a figure: whoever reads it sits at the near side."""
    players = _alone(words, game)
    if len(game.seats) == _FACING and not game.seats_are_colours:
        players[game.seats[1]] = Player(words.text("howto.other"))
    return players


class FigureWords:
    """Tells what a figure shows."""

    def __init__(
        self,
        words: Catalogue,
        view: GameView,
        shown: Shown,
        *,
        plain: bool = False,
        bare: bool = False,
    ) -> None:
        self.teller = view.teller(words, shown.game, learner(words, shown.game))
        self.teller.names_kinds = not plain
        self._reader = view.teller(words, shown.game, _alone(words, shown.game))
        self.shown = shown
        self._bare = bare
        self.steps = steps_of(shown.events)

    def see(self, standing: bool, named: bool) -> None:
        """Tell of a board that lies, or stands (see `Teller.see`)."""
        for teller in (self.teller, self._reader):
            teller.see(standing, self.shown.game.seats[0], named)

    def told(self, number: int) -> str:
        """Return what is told of step `number`, from 1; before and after the move, of that."""
        teller, count = self.teller, len(self.steps)
        if not count:
            return ""
        if number < 1:
            return teller.text("howto.before")
        if number > count:
            return teller.text("howto.after", told=self.whole())
        values: dict[str, Any] = {"number": number, "steps": count}
        step, laps = self.steps[number - 1], laps_of(self.steps)
        told = self.step(step)
        if laps > 1 and step.lap:
            return teller.text("howto.step-lap", lap=step.lap, laps=laps, told=told, **values)
        return teller.text("howto.step", told=told, **values)

    def whole(self) -> str:
        """Return the whole move in words."""
        return _begun(self.teller.turn([(self.shown.position, self.shown.events)]))

    def position(self) -> str:
        """Return what lies on the board before the move; how it is laid out, if it is bare."""
        ground = self._reader.ground() if self._bare else ""
        return self._reader.sentences(ground, self._reader.board(self.shown.position))

    def step(self, step: MoveStep) -> str:
        """Return a step in sentences."""
        return _begun(self.teller.sentences(*self._sentences(step)))

    def _sentences(self, step: MoveStep) -> Iterator[str]:
        near = self.shown.game.seats[0]
        if step.kind == "capture":
            yield from self._capture(step, near)
        elif step.kind == "sow" and step.has("finish"):
            yield self._text("finish", step)
        else:
            yield self._text(step.kind, step)
            if step.has("capture"):
                yield self._text("sent-back", step)
        for kind in _ENDINGS:
            if step.has(kind):
                yield self._ending(step, kind)

    def _capture(self, step: MoveStep, near: int) -> Iterator[str]:
        """Tell what is captured, and of the own seed that goes along."""
        owned = {event.source for event in step.events if event.source and event.count}
        foreign = [place for place in step.sources if not self._is_own(place, near)]
        foreign = [place for place in foreign if place in owned]
        own = [place for place in step.sources if self._is_own(place, near)]
        if foreign:
            taken = sum(e.count for e in step.events if e.source in foreign)
            key = "capture" if len(foreign) <= MOST_NAMED else "capture-many"
            names = self._names(foreign)
            yield self._text(key, step, count=taken, places=names, pits=len(foreign))
        if own:
            yield self._text("own-along" if foreign else "own-alone", step)

    def _is_own(self, place: Place, near: int) -> bool:
        return place.kind in ("house", "pit") and place.at[0] == near

    def _ending(self, step: MoveStep, kind: str) -> str:
        """Tell what came of a step."""
        event = next(event for event in step.events if event.kind == kind)
        if kind == "stop":
            held = self._held_before(event.target)
            return self._text("stop-held" if held else "stop", step)
        if kind == "end":
            outcome = self.shown.game.outcome(self.shown.after)
            assert outcome is not None
            return self.teller.why_over(self.shown.after, outcome)
        place = "" if event.target is None else self.teller.spot_name(event.target)
        return self._text(kind, step, place=place)

    def _held_before(self, place: Place | None) -> bool:
        """Whether the last seed of a lap fell on others: one alone lies in a pit that was empty."""
        contents = self.teller.contents(self.shown.after)
        return place is not None and contents.get(place, 0) != 1

    def _text(self, key: str, step: MoveStep, **more: Any) -> str:
        """Return the sentence of a step, or the game's own."""
        own = f"howto.step.{key}.{self.teller.game.name}"
        used = own if own in self.teller.words else f"howto.step.{key}"
        return self.teller.text(used, **{**self._values(step), **more})

    def _values(self, step: MoveStep) -> dict[str, Any]:
        """Return what sentences of a step may tell of."""
        taken = [event for event in step.events if event.source is not None]
        first = taken[0] if taken else step.events[0]
        targets = [event.target for event in step.events if event.target is not None]
        falls = step.falls
        return {
            "count": step.count or len(falls),
            "place": "" if first.source is None else self.teller.spot_name(first.source),
            "target": self.teller.spot_name(targets[0]) if targets else "",
            "last": self.teller.spot_name(falls[-1]) if falls else "",
            "steps": len(falls),
        }

    def _names(self, places: Sequence[Place]) -> tuple[str, ...]:
        return tuple(self.teller.spot_name(place) for place in dict.fromkeys(places))


def _begun(told: str) -> str:
    """Return sentences each of which begins with a capital letter."""
    return _BEGINNING.sub(lambda found: found[0].upper(), told)

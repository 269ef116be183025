"""Kalah in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Event, Place
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import Preview, preview_of
from game.view.board.sowing import Sowing
from game.view.kalah.contents import contents


class KalahTeller(OnePressTeller):
    """Tells of houses and stores."""

    pit_kind = "house"

    def contents(self, position: Any) -> dict[Place, int]:
        """Return the seeds in each house and store."""
        return contents(self.game, position)

    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why stores and the other side's houses are not played."""
        del position
        if place.kind == "store":
            return self.text("table.kalah.not-store")
        return self.text("table.kalah.not-yours")

    def narrate(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return what was sown, what was taken, and whose turn it is by what rule."""
        preview = preview_of(events)
        player = self.player(events[0].seat)
        count = sum(event.count for event in events if event.kind == "lift")
        house = preview.origin.at[1] if preview.origin else 0
        sentences = [self.text("table.kalah.sown", player=player, house=house, count=count)]
        if preview.capture_count:
            sentences.append(self._capture(preview))
        if preview.again:
            sentences.append(self.text("table.kalah.again"))
        if preview.over:
            sentences.append(self._over(position, events))
        return sentences

    def _capture(self, preview: Preview) -> str:
        """Return the sentence of a capture: with the house opposite, or of the seed alone."""
        if len(preview.captures) == 1:
            return self.text("table.kalah.captured-alone")
        return self.text("table.kalah.captured", count=preview.capture_count)

    def _over(self, position: Any, events: Sequence[Event]) -> str:
        """Return the sentence of the end, with what becomes of the seeds left in the houses."""
        count = sum(event.count for event in events if event.kind == "collect")
        if count:
            return self.text("table.kalah.over-collected", count=count)
        end = Sowing(self.contents(position), events, None).contents
        count = sum(seeds for place, seeds in end.items() if place.kind == "house")
        return self.text("table.kalah.over-uncounted" if count else "table.kalah.over", count=count)

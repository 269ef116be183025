"""Kalah in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Event, Outcome, Place
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import Preview, preview_of
from game.view.board.sowing import Sowing
from game.view.kalah.contents import contents
from game.view.teller import Step


class KalahTeller(OnePressTeller):
    """Tells of houses and stores."""

    pit_kind = "house"

    def contents(self, position: Any) -> dict[Place, int]:
        """Return the seeds in each house and store."""
        return contents(self.game, position)

    def about(self, position: Any, place: Place) -> str:
        """Return what lies opposite a house."""
        if place.kind != "house":
            return ""
        seat, number = place.at
        houses = self.game.options["houses"]
        return self.facing(position, Place("house", (1 - seat, houses + 1 - number)))

    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why stores and the other side's houses are not played."""
        del position
        if place.kind == "store":
            return self.text("table.kalah.not-store")
        return self.text("table.kalah.not-yours")

    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool, gained: int) -> str:
        """Return the house, with its seeds or with what was captured."""
        house = preview.origin.at[1] if preview.origin else 0
        if preview.captures:
            return self._capture(preview, events, house, gained)
        if not whole:
            return self.text("move.house", number=house)
        count = sum(event.count for event in events if event.kind == "lift")
        return self.text("table.kalah.turn-sown", house=house, count=count)

    def _capture(self, preview: Preview, events: Sequence[Event], house: int, gained: int) -> str:
        """Return the phrase of a capture: of seeds opposite, or of the last seed alone.

        What was taken is told, and how much the store gained: the last seed went along.
        """
        values = {"player": self.player(events[0].seat), "house": house, "gained": gained}
        taken = preview.captures[0]
        if len(preview.captures) == 1:
            return self.text("table.kalah.turn-alone", **values)
        count = sum(event.count for event in events if event.source == taken)
        values |= {"owner": self.player(taken.at[0]), "taken": taken.at[1]}
        return self.text("table.kalah.turn-captured", count=count, **values)

    def gain(self, steps: Sequence[Step]) -> str:
        """Return how many seeds came into the store."""
        seat = steps[0][1][0].seat
        gained = [event for _, events in steps for event in events if event.seat == seat]
        count = sum(event.count for event in gained if event.kind in ("store", "capture"))
        key = "table.kalah.gain" if count else "table.kalah.gain-nothing"
        return self.text(key, player=self.player(seat), count=count)

    def aftermath(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return the end, with the seeds that their owner keeps, if anybody does."""
        del position
        if not preview_of(events).over:
            return []
        count = sum(event.count for event in events if event.kind == "collect")
        return [
            self.text("table.kalah.over-collected" if count else "table.kalah.over", count=count)
        ]

    def log(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return the same as `narrate` with the seeds that count for nobody.

        Beside the result, which tells of those too, they would be told twice.
        """
        sentences = self.narrate(position, events)
        if not preview_of(events).over:
            return sentences
        end = Sowing(self.contents(position), events, None).contents
        count = sum(seeds for place, seeds in end.items() if place.kind == "house")
        return [*sentences, self.text("table.kalah.uncounted", count=count)] if count else sentences

    def why_over(self, position: Any, outcome: Outcome) -> str:
        """Return whose row is empty at the end, where it is one of both."""
        rows = {seat: self.counts(position, seat)["house"] for seat in self.game.seats}
        empty = [seat for seat, seeds in rows.items() if not seeds]
        if len(empty) != 1 or outcome.reason != "kalah-side-empty":
            return super().why_over(position, outcome)
        return self.text("table.kalah.row-empty", player=self.player(empty[0]))

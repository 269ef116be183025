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

    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why stores and the other side's houses are not played."""
        del position
        if place.kind == "store":
            return self.text("table.kalah.not-store")
        return self.text("table.kalah.not-yours")

    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool) -> str:
        """Return the house, with its seeds or with what was captured."""
        house = preview.origin.at[1] if preview.origin else 0
        if preview.captures:
            return self._capture(preview, events, house, "" if whole else "-then")
        if not whole:
            return self.text("move.house", number=house)
        count = sum(event.count for event in events if event.kind == "lift")
        return self.text("table.kalah.turn-sown", house=house, count=count)

    def _capture(self, preview: Preview, events: Sequence[Event], house: int, form: str) -> str:
        """Return the phrase of a capture: with the house opposite, or of the seed alone.

        In the `form` "-then", after extra turns, it is a short one.
        """
        player = self.player(events[0].seat)
        values = {"player": player, "house": house, "end": preview.captures[-1].at[1]}
        taken = preview.captures[0]
        if len(preview.captures) == 1:
            return self.text(f"table.kalah.turn{form}-alone", **values)
        count = sum(event.count for event in events if event.source == taken)
        values |= {"owner": self.player(taken.at[0]), "taken": taken.at[1]}
        return self.text(f"table.kalah.turn{form}-captured", count=count, **values)

    def gain(self, steps: Sequence[Step]) -> str:
        """Return how many seeds came into the store."""
        seat = steps[0][1][0].seat
        gained = [event for _, events in steps for event in events if event.seat == seat]
        count = sum(event.count for event in gained if event.kind in ("store", "capture"))
        key = "table.kalah.gain" if count else "table.kalah.gain-nothing"
        return self.text(key, player=self.player(seat), count=count)

    def aftermath(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return the end, with what becomes of the seeds left in the houses."""
        if not preview_of(events).over:
            return []
        count = sum(event.count for event in events if event.kind == "collect")
        if count:
            return [self.text("table.kalah.over-collected", count=count)]
        end = Sowing(self.contents(position), events, None).contents
        count = sum(seeds for place, seeds in end.items() if place.kind == "house")
        key = "table.kalah.over-uncounted" if count else "table.kalah.over"
        return [self.text(key, count=count)]

    def reason(self, position: Any, outcome: Outcome) -> str:
        """Return whose row is empty at the end, where it is one of both."""
        rows = {seat: self.counts(position, seat)["house"] for seat in self.game.seats}
        empty = [seat for seat, seeds in rows.items() if not seeds]
        if len(empty) != 1 or outcome.reason != "kalah-side-empty":
            return super().reason(position, outcome)
        return self.text("table.kalah.row-empty", player=self.player(empty[0]))

"""Trio in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import AnyGame, Event, Place
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import Preview, preview_of
from tests.fifth_game.trio.game import TrioPosition


class TrioTeller(OnePressTeller):
    """Tells of pits and stores."""

    def contents(self, position: TrioPosition) -> Mapping[Place, int]:
        """Return the seeds in each pit and store."""
        return contents(self.game, position)

    def not_a_move(self, position: TrioPosition, place: Place) -> str:
        """Return why stores and the other side's pits are not played."""
        del position
        return self.text(f"table.trio.not-{place.kind}")

    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool, gained: int) -> str:
        """Return the pit, and what was captured."""
        del events, whole, gained
        pit = preview.origin.at[1] if preview.origin else 0
        key = "table.trio.turn-captured" if preview.captures else "move.pit"
        return self.text(key, number=pit, count=preview.capture_count)

    def aftermath(self, position: TrioPosition, events: Sequence[Event]) -> list[str]:
        """Return whether that is the end."""
        del position
        return [self.text("table.trio.over")] if preview_of(events).over else []


def contents(game: AnyGame, position: TrioPosition) -> dict[Place, int]:
    """Return the seeds in each pit and store."""
    pits = {
        Place("pit", (seat, number)): count
        for seat in game.seats
        for number, count in enumerate(position.row(seat), 1)
    }
    return pits | {Place("store", (seat,)): position.stores[seat] for seat in game.seats}

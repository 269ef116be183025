"""Trio in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import AnyGame, Event, Place
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import preview_of
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

    def narrate(self, position: TrioPosition, events: Sequence[Event]) -> list[str]:
        """Return what was sown, what was captured, and whether that is the end."""
        del position
        preview = preview_of(events)
        player, pit = self.player_name(events[0].seat), events[0].source.at[1]
        sentences = [self.text("table.trio.sown", player=player, pit=pit)]
        if preview.capture_count:
            sentences.append(self.text("table.trio.captured", count=preview.capture_count))
        if preview.over:
            sentences.append(self.text("table.trio.over"))
        return sentences


def contents(game: AnyGame, position: TrioPosition) -> dict[Place, int]:
    """Return the seeds in each pit and store."""
    pits = {
        Place("pit", (seat, number)): count
        for seat in game.seats
        for number, count in enumerate(position.row(seat), 1)
    }
    return pits | {Place("store", (seat,)): position.stores[seat] for seat in game.seats}

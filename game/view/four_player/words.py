"""Four Player Mancala in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Event, Place
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import Preview, preview_of
from game.view.four_player.contents import contents

QUIET_STEP = 10
"""Rounds without a score are told whenever so many more have passed."""


class FourPlayerTeller(OnePressTeller):
    """Tells of pits and reservoirs."""

    pit_kind = "pit"

    def contents(self, position: Any) -> dict[Place, int]:
        """Return the pieces in each pit and reservoir."""
        return contents(self.game, position)

    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why reservoirs and the other sides' pits are not played."""
        if place.kind == "reservoir":
            return self.text("table.four-player.not-reservoir")
        seat, mover = self.seat_name(place.at[0]), self.seat_name(self.game.to_move(position))
        return self.text("table.four-player.not-yours", seat=seat, mover=mover)

    def narrate(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return what was sown and taken, who is passed over, and what follows."""
        del position
        preview = preview_of(events)
        sentences = []
        if preview.origin:
            sentences.append(self._sowing(preview.origin, events))
        if preview.capture_count:
            sentences.append(self._capture(preview))
        if preview.again:
            sentences.append(self.text("table.four-player.again"))
        sentences += [self._passing(event) for event in events if _has_sentence(event)]
        if preview.over:
            sentences.append(self.text("table.four-player.over"))
        return sentences

    def _sowing(self, origin: Place, events: Sequence[Event]) -> str:
        """Return the sentence of the pieces that were sown."""
        player = self.player(events[0].seat)
        count = sum(event.count for event in events if event.kind == "lift")
        return self.text("table.four-player.sown", player=player, pit=origin.at[1], count=count)

    def _capture(self, preview: Preview) -> str:
        """Return the sentence of a capture, or of the lone piece that is scored."""
        alone = preview.captures == (preview.end,) and preview.capture_count == 1
        key = "captured-alone" if alone else "captured"
        return self.text(f"table.four-player.{key}", count=preview.capture_count)

    def _passing(self, event: Event) -> str:
        """Return the sentence of a skipped seat, or of rounds without a score."""
        if event.kind == "skip":
            return self.text("table.four-player.skipped", player=self.player(event.seat))
        return self.text("table.four-player.quiet", count=event.count)


def _has_sentence(event: Event) -> bool:
    """Tell whether an event that moves nothing has a sentence of its own."""
    skipped = event.kind == "skip" and event.target is None
    return skipped or (event.kind == "quiet" and event.count > 0 and not event.count % QUIET_STEP)

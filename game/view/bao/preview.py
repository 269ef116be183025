"""What a Bao move would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.protocol import Event, Place, Seat
from game.view.bao.laps import parts_of
from game.view.board import preview as board_preview
from game.view.board.preview import Preview


@dataclass(frozen=True, slots=True)
class BaoPreview(Preview):
    """Where a Bao move goes. `path` is that of the first lap: all laps would cover it."""

    laps: int = 0
    winner: Seat | None = None


def preview_of(events: Sequence[Event]) -> BaoPreview:
    """Return what the events of a move amount to."""
    whole = board_preview.preview_of(events)
    parts = parts_of(events)
    begin = next((part.place for part in parts if part.kind in ("enter", "sow")), whole.origin)
    return BaoPreview(
        origin=begin,
        path=tuple(dict.fromkeys(_first_lap(events))),
        end=whole.end,
        captures=tuple(dict.fromkeys(whole.captures)),
        capture_count=whole.capture_count,
        again=False,
        over=whole.over,
        losses=whole.losses,
        laps=max((part.lap for part in parts), default=0),
        winner=next((event.seat for event in events if event.kind == "end"), None),
    )


def _first_lap(events: Sequence[Event]) -> Iterator[Place]:
    """Yield where the seeds of the first lap fall."""
    sowing = False
    for event in events:
        if event.kind == "drop" and event.target:
            sowing = True
            yield event.target
        elif sowing and event.kind != "nyumba":
            return

"""What a Bantu move would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.protocol import Event
from game.view.board.preview import Preview

_ARRIVALS = ("step", "drop", "enter", "finish")


def preview_of(events: Sequence[Event]) -> Preview:
    """Return where a piece goes, circle by circle, and whom it captures."""
    sources = [e.source for e in events if e.kind in ("lift", "enter") and e.source]
    path = [e.target for e in events if e.kind in _ARRIVALS and e.target]
    captures = [e.source for e in events if e.kind == "capture" and e.source]
    sent_back = [e.target for e in events if e.kind == "capture" and e.target]
    return Preview(
        origin=sources[0] if sources else None,
        path=tuple(path),
        end=path[-1] if path else None,
        captures=tuple(captures),
        capture_count=len(captures),
        again=False,
        over=any(e.kind == "end" for e in events),
        losses=dict.fromkeys(sent_back, 0),
    )

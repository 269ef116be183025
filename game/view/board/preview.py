"""What a move would do, read from the rules' own events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.protocol import Event, Place


@dataclass(frozen=True, slots=True)
class Preview:
    """Where a move goes.

    `path` has each place a seed would fall in, in order of first touch; `end` is the last of
    them, `captures` what would be emptied by a capture, `capture_count` how many seeds that is.
    """

    origin: Place | None
    path: tuple[Place, ...]
    end: Place | None
    captures: tuple[Place, ...]
    capture_count: int
    again: bool
    over: bool


def preview_of(events: Sequence[Event]) -> Preview:
    """Return what the events of a move amount to."""
    lifts = [event.source for event in events if event.kind == "lift" and event.source]
    falls = [event.target for event in events if event.kind in ("drop", "store") and event.target]
    takes = [event for event in events if event.kind == "capture" and event.source]
    kinds = {event.kind for event in events}
    return Preview(
        origin=lifts[0] if lifts else None,
        path=tuple(dict.fromkeys(falls)),
        end=falls[-1] if falls else None,
        captures=tuple(event.source for event in takes if event.source),
        capture_count=sum(event.count for event in takes),
        again="again" in kinds,
        over="end" in kinds,
    )

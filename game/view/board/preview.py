"""What a move would do, read from the rules' own events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.rules.protocol import Event, Place


@dataclass(frozen=True, slots=True)
class Preview:
    """Where a move goes.

    `path` has each place a seed would fall in, in order of first touch; `end` is the last of
    them, `captures` what would be emptied by a capture, `capture_count` how many seeds that is.
    `losses` tells of each place that is robbed how much it loses (0 where a piece is sent back and
    nothing is counted), `gains` how much each store wins.
    """

    origin: Place | None
    path: tuple[Place, ...]
    end: Place | None
    captures: tuple[Place, ...]
    capture_count: int
    again: bool
    over: bool
    losses: Mapping[Place, int] = field(default_factory=dict)
    gains: Mapping[Place, int] = field(default_factory=dict)


def preview_of(events: Sequence[Event]) -> Preview:
    """Return what the events of a move amount to."""
    lifts = [event.source for event in events if event.kind == "lift" and event.source]
    falls = [event.target for event in events if event.kind in ("drop", "store") and event.target]
    takes = [event for event in events if event.kind == "capture" and event.source]
    kinds = {event.kind for event in events}
    end = falls[-1] if falls else None
    return Preview(
        origin=lifts[0] if lifts else None,
        path=tuple(dict.fromkeys(falls)),
        end=end,
        captures=tuple(event.source for event in takes if event.source),
        capture_count=sum(event.count for event in takes),
        again="again" in kinds,
        over="end" in kinds,
        # The last seed that goes home with those it captures was the player's own.
        losses=_sum((event.source, event.count) for event in takes if event.source != end),
        gains=_sum((event.target, event.count) for event in events if event.kind in _WINNINGS),
    )


_WINNINGS = ("store", "capture", "collect")
"""Kinds of event that fill a store."""


def _sum(shares: Iterable[tuple[Place | None, int]]) -> dict[Place, int]:
    """Return how much it is together for each place."""
    total: Counter[Place] = Counter()
    for place, count in shares:
        if place is not None:
            total[place] += count
    return dict(total)

"""One event of a move in words, as a move is gone over step by step: "seed 3 of 5 into A4"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.protocol import MARKERS, Event
from game.view.teller import Teller

_FALLS = ("drop", "store", "step")
"""Kinds of event that are counted: of a handful, or of the way of a piece."""

_BREAKS = ("relay",)
"""Markers at which a handful ends."""


def step_words(teller: Teller, events: Sequence[Event], count: int) -> str:
    """Return the last of the first `count` events of a move in words; "" before the first.

    It has no capital letter. Catalogue keys are "step.KIND", or "step.KIND.GAME" where a game says
    it otherwise.
    """
    moved = [event for event in events[:count] if event.kind not in MARKERS]
    if not moved:
        return ""
    event = moved[-1]
    place = event.target if event.source is None else event.source
    own = f"step.{event.kind}.{teller.game.name}"
    key = own if own in teller.words else f"step.{event.kind}"
    number, whole = _of_handful(events, count)
    return teller.text(
        key,
        place=teller.spot_name(place) if place is not None else "",
        target=teller.spot_name(event.target) if event.target is not None else "",
        count=event.count,
        number=number,
        whole=whole,
    )


def _of_handful(events: Sequence[Event], count: int) -> tuple[int, int]:
    """Return which of the falls of its handful the last of `count` events is, and of how many."""
    before = _falls(reversed(events[:count]))
    return before, before + _falls(events[count:])


def _falls(events: Iterable[Event]) -> int:
    """Return how many falls there are before a handful ends."""
    number = 0
    for event in events:
        if event.kind in _FALLS:
            number += 1
        elif event.kind not in MARKERS or event.kind in _BREAKS:
            break
    return number

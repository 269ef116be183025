"""What is drawn over the position of a figure: marks on its places, and arcs between them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.protocol import Place
from game.view.board.marks import Mark, Marks
from game.view.board.preview import Preview
from game.view.howto.steps import MoveStep

LEGEND: Sequence[Mark] = ("chosen", "captured", "path", "end")
"""The marks that are explained below a figure, in this order."""


class Arc(NamedTuple):
    """The way of what is captured: from where it was to where it enters or is stored."""

    source: Place
    target: Place


class Traces(NamedTuple):
    """All that is drawn over a position; `chips`: how much a place won, or lost (less than 0)."""

    marks: Mapping[Place, Marks] = {}
    arcs: tuple[Arc, ...] = ()
    chips: Mapping[Place, int] = {}


def traces_of(preview: Preview, steps: Sequence[MoveStep], number: int) -> Traces:
    """Return what is drawn at step `number`, from 1; 0 is before the move, one more is after it."""
    if not steps:
        return Traces()
    marks: dict[Place, set[Mark]] = defaultdict(set)
    origin = origin_of(preview, steps)
    if origin is not None:
        marks[origin].add("chosen")
    if number > len(steps):
        return _after(preview, marks)
    arcs: tuple[Arc, ...] = ()
    if number:
        arcs = _mark_step(marks, steps, number - 1)
    return Traces(_frozen(marks), arcs)


def origin_of(preview: Preview, steps: Sequence[MoveStep]) -> Place | None:
    """Return the place that is pressed for a move: into which a seed of the stock goes, if any."""
    first = steps[0]
    entered = next((event.target for event in first.events if event.kind == "enter"), None)
    if entered is not None and entered.kind == "pit":
        return entered
    return preview.origin


def _mark_step(
    marks: dict[Place, set[Mark]], steps: Sequence[MoveStep], number: int
) -> tuple[Arc, ...]:
    """Mark a step, and what follows right upon a capture; return the ways of what is captured."""
    step = steps[number]
    following = steps[number + 1] if number + 1 < len(steps) else None
    sown = step
    arcs = _arcs(step)
    if step.kind == "capture" and not arcs and following is not None and following.falls:
        sown = following
        arcs = tuple(Arc(place, following.falls[0]) for place in step.sources)
    for event in step.events:
        if event.kind in ("capture", "collect") and event.source is not None and event.count:
            marks[event.source].add("captured")
    for place in sown.falls:
        marks[place].add("path")
    entered = [event.target for event in step.events if event.kind == "enter" and event.target]
    for place in (*sown.falls[-1:], *(place for place in entered if place.kind == "circle")):
        marks[place].add("end")
    return arcs


def _arcs(step: MoveStep) -> tuple[Arc, ...]:
    """Return the ways of what goes from place to place in a step."""
    ways = (
        Arc(event.source, event.target)
        for event in step.events
        if event.kind in ("capture", "collect", "enter")
        and event.source is not None
        and event.target is not None
        and event.count
    )
    return tuple(dict.fromkeys(ways))


def _after(preview: Preview, marks: dict[Place, set[Mark]]) -> Traces:
    """Return what a move leaves to be seen."""
    if preview.end is not None:
        marks[preview.end].add("end")
    chips: Counter[Place] = Counter(preview.gains)
    chips.subtract(preview.losses)
    for place in preview.losses:
        marks[place].add("captured")
    return Traces(_frozen(marks), (), {place: chip for place, chip in chips.items() if chip})


def _frozen(marks: Mapping[Place, set[Mark]]) -> dict[Place, Marks]:
    return {place: frozenset(names) for place, names in marks.items()}


def explained(preview: Preview, steps: Sequence[MoveStep]) -> tuple[Mark, ...]:
    """Return which marks come up in a figure, for the legend."""
    seen: set[Mark] = set()
    for number in range(len(steps) + 2):
        for names in traces_of(preview, steps, number).marks.values():
            seen |= names
    return tuple(mark for mark in LEGEND if mark in seen)

"""A Bao move taken apart: what it began with, its laps, what was captured, where it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from game.rules.bao.board import PIT_NAMES
from game.rules.protocol import Event, Place, Seat
from game.view.board.preview import Preview, preview

Part = Literal["enter", "capture", "sow", "relay", "stop", "nyumba", "block", "end"]


def pit_name(place: Place) -> str:
    """Return "A5": the name of a pit as its owner sees it."""
    return PIT_NAMES[place.at[1] - 1]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a move that is told in one line. `begin` is the number of its first event.

    `lap` is the number of laps begun by then, itself included; `place` and `count` are those of
    its event, and `end` is where its lap begins (capture) or ends (all others).
    """

    part: Part
    begin: int
    lap: int
    seat: Seat
    place: Place
    count: int
    end: Place


def chapters(events: Sequence[Event]) -> tuple[Chapter, ...]:
    """Return the parts of a move, in order."""
    return tuple(_chapters(events))


def _chapters(events: Sequence[Event]) -> Iterator[Chapter]:
    """Yield each part that is told."""
    lap = 0
    marked = -1
    for number, event in enumerate(events):
        place = event.source or event.target or Place("pit", (event.seat, 1))
        if event.kind == "relay":
            marked = number
        elif event.kind == "lift":
            lap += 1
            part: Part = "relay" if marked >= 0 else "sow"
            begin = number if marked < 0 else marked
            end = _lap_end(events, number)
            yield Chapter(part, begin, lap, event.seat, place, event.count, end)
            marked = -1
        elif event.kind == "capture":
            lap += 1
            entry = _first_fall(events, number)
            yield Chapter("capture", number, lap, event.seat, place, event.count, entry)
        elif event.kind == "enter":
            into = event.target or place
            yield Chapter("enter", number, lap, event.seat, into, event.count, into)
        elif event.kind in ("stop", "nyumba", "block", "end"):
            yield Chapter(event.kind, number, lap, event.seat, place, 0, place)


def _first_fall(events: Sequence[Event], number: int) -> Place:
    """Return where the next seed falls."""
    return next(event.target for event in events[number:] if event.kind == "drop" and event.target)


def _lap_end(events: Sequence[Event], number: int) -> Place:
    """Return where the lap ends that begins with event `number`."""
    end = Place("pit", (0, 1))
    for event in events[number + 1 :]:
        if event.kind == "drop" and event.target:
            end = event.target
        elif event.kind != "nyumba":
            break
    return end


@dataclass(frozen=True, slots=True)
class BaoPreview(Preview):
    """What a Bao move amounts to. `path` is that of the first lap: all laps would cover it."""

    laps: int = 0
    winner: Seat | None = None


def bao_preview(events: Sequence[Event]) -> BaoPreview:
    """Return what the events of a move amount to."""
    seen = preview(events)
    told = chapters(events)
    begun = next((part.place for part in told if part.part in ("enter", "sow")), seen.origin)
    return BaoPreview(
        origin=begun,
        path=tuple(dict.fromkeys(_first_lap(events))),
        end=seen.end,
        captured=tuple(dict.fromkeys(seen.captured)),
        taken=seen.taken,
        again=False,
        over=seen.over,
        laps=max((part.lap for part in told), default=0),
        winner=next((event.seat for event in events if event.kind == "end"), None),
    )


def _first_lap(events: Sequence[Event]) -> Iterator[Place]:
    """Yield where the seeds of the first lap fall."""
    begun = False
    for event in events:
        if event.kind == "drop" and event.target:
            begun = True
            yield event.target
        elif begun and event.kind != "nyumba":
            return

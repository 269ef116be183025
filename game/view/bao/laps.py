"""A Bao move taken apart: what it began with, its laps, what was captured, where it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from game.rules.protocol import Event, Place, Seat

PartKind = Literal["enter", "capture", "sow", "relay", "stop", "nyumba", "block", "end"]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a move that has a line of its own. `begin` is the number of its first event.

    `lap` is the number of laps begun by then, itself included; `place` and `count` are those of
    its event, and `end` is where its lap begins (capture) or ends (all others).
    """

    kind: PartKind
    begin: int
    lap: int
    seat: Seat
    place: Place
    count: int
    end: Place


def parts_of(events: Sequence[Event]) -> tuple[Part, ...]:
    """Return the parts of a move, in order."""
    return tuple(_parts(events))


def _parts(events: Sequence[Event]) -> Iterator[Part]:
    """Yield each part that has a line."""
    lap = 0
    relay_at = -1
    for number, event in enumerate(events):
        place = event.source or event.target or Place("pit", (event.seat, 1))
        if event.kind == "relay":
            relay_at = number
        elif event.kind == "lift":
            lap += 1
            kind: PartKind = "relay" if relay_at >= 0 else "sow"
            begin = number if relay_at < 0 else relay_at
            end = _lap_end(events, number)
            yield Part(kind, begin, lap, event.seat, place, event.count, end)
            relay_at = -1
        elif event.kind == "capture":
            lap += 1
            entry = first_fall(events, number)
            yield Part("capture", number, lap, event.seat, place, event.count, entry)
        elif event.kind == "enter":
            into = event.target or place
            yield Part("enter", number, lap, event.seat, into, event.count, into)
        elif event.kind in ("stop", "nyumba", "block", "end"):
            yield Part(event.kind, number, lap, event.seat, place, 0, place)


def first_fall(events: Sequence[Event], number: int) -> Place:
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

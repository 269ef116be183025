"""The steps of a move as it is explained: each is told in a sentence, and played by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from game.rules.protocol import Event, Place

StepKind = Literal["enter", "lift", "relay", "sow", "capture", "collect"]
"""enter: onto the board. lift: seeds are taken up; relay: those among which a lap has ended.
sow: they fall one by one, or a piece goes its way. capture, collect: as events."""

_FALLS = ("drop", "store", "step", "finish")

_KINDS: dict[str, StepKind] = {"enter": "enter", "capture": "capture", "collect": "collect"}


@dataclass(frozen=True, slots=True)
class MoveStep:
    """A step of a move: its events, and the number of the first one.

    `lap`: so many laps have begun by then, itself included, of a move that has several.
    """

    kind: StepKind
    begin: int
    events: tuple[Event, ...]
    lap: int

    @property
    def end(self) -> int:
        """How many events of the move have happened at its end."""
        return self.begin + len(self.events)

    @property
    def sources(self) -> tuple[Place, ...]:
        """The places from which something is taken."""
        return tuple(event.source for event in self.events if event.source is not None)

    @property
    def falls(self) -> tuple[Place, ...]:
        """The places in which something falls, or over which a piece goes, in order."""
        return tuple(event.target for event in self.events if event.kind in _FALLS and event.target)

    @property
    def count(self) -> int:
        """How many seeds or pieces are taken."""
        return sum(event.count for event in self.events if event.source is not None)

    def has(self, kind: str) -> bool:
        """Whether an event of a kind is among it."""
        return any(event.kind == kind for event in self.events)


def steps_of(events: Sequence[Event]) -> tuple[MoveStep, ...]:
    """Return the steps of a move, in order; markers belong to the step before them."""
    steps: list[MoveStep] = []
    lap = 0
    for kind, begin, end in _parts(events):
        part = tuple(events[begin:end])
        in_hand = kind == "capture" and part[0].target is None
        lap += kind in ("lift", "relay") or in_hand
        steps.append(MoveStep(kind, begin, part, lap))
    return tuple(steps)


def laps_of(steps: Sequence[MoveStep]) -> int:
    """Return how many laps a move has."""
    return max((step.lap for step in steps), default=0)


def _parts(events: Sequence[Event]) -> Iterator[tuple[StepKind, int, int]]:
    """Yield kind, first event and end of each step."""
    begin, kind = 0, _kind_at(events, 0)
    for number in range(1, len(events)):
        new = _kind_at(events, number)
        if new is not None and not (kind is not None and _goes_on(events, kind, number)):
            if kind is not None:
                yield kind, begin, number
            begin, kind = (0 if kind is None else number), new
    if kind is not None:
        yield kind, begin, len(events)


def _kind_at(events: Sequence[Event], number: int) -> StepKind | None:
    """Return which kind of step an event would begin; None for a marker that begins none."""
    if not events:
        return None
    event = events[number]
    if event.kind in _FALLS:
        return "sow"
    if event.kind == "relay":
        return "relay"
    if event.kind == "lift":
        # A piece is taken up and goes its way: that is one step.
        is_piece = event.source is not None and event.source.kind == "circle"
        return "sow" if is_piece else "lift"
    return _KINDS.get(event.kind)


def _goes_on(events: Sequence[Event], kind: StepKind, number: int) -> bool:
    """Whether an event goes on with the step of a kind that is under way."""
    event = events[number]
    if kind == "relay":
        return event.kind == "lift"
    if kind == "sow" and event.kind == "capture":
        # A piece that captures is in the hand still; it comes to stand next.
        return number + 1 < len(events) and events[number + 1].kind == "drop" and _sent(event)
    return _kind_at(events, number) == kind and event.kind != "lift"


def _sent(event: Event) -> bool:
    """Whether what is captured goes to another place of its own, where it waits."""
    return event.target is not None and event.target.kind == "start"

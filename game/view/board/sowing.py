"""A move as it is seen: its events, played one after the other. Knows no pygame.

`Sowing` takes the counts before the move and the events, and changes the counts it shows
while time passes. What is in the air is given as `Flight`s between places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol

from game.rules.protocol import Event, Place

LONGEST_STEP = 0.1
"""More time than this at once (a hidden page, a slow frame) counts as this."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """Seconds: to lift seeds, from pit to pit, to carry captures home, and to rest after a turn.

    `look`: to rest after a capture.
    """

    lift: float
    drop: float
    carry: float
    rest: float
    look: float


TEMPI: Mapping[str, Tempo] = {
    "slow": Tempo(0.35, 0.34, 0.9, 0.5, 0.6),
    "normal": Tempo(0.18, 0.16, 0.55, 0.25, 0.4),
    "fast": Tempo(0.09, 0.075, 0.3, 0.1, 0.2),
}
"""By the setting of speed; "off" is no tempo at all."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Seeds in the air. `share` of the way is done; `source` may be the place hovered over.

    `carried`: straight from place to place, not out of the hand that sows. `piece`: what flies
    where it is no seeds.
    """

    count: int
    source: Place
    target: Place
    share: float
    carried: bool = False
    piece: Any = None

    @property
    def load(self) -> Any:
        """What is in the air: a piece, or how many seeds."""
        return self.count if self.piece is None else self.piece


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to be heard: the kind of event, and how far the sowing has come (0, 1, 2 ...)."""

    kind: str
    step: int


class Show(Protocol):
    """The animation of a move: what the table asks of it."""

    contents: dict[Place, Any]
    """What lies at each place now."""
    cues: list[Cue]
    """Sounds that are due; whoever plays them empties the list."""

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""

    @property
    def progress(self) -> int:
        """How many events have been shown to their end."""

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""

    def skip(self) -> None:
        """Show the end of what is shown just now at once: one event, or several seen together."""

    def hasten(self) -> None:
        """Show more of it at once: all the rest, or the end of a lap of many."""

    def finish(self) -> None:
        """Show the end at once."""

    def flights(self) -> list[Flight]:
        """Return what is in the air now."""


class Animation(ABC):
    """Steps that are seen one after the other: what time does to them.

    Subclasses hold `_count` steps and say how long each takes and what happens at its end.
    """

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self._at = 0
        self._past = 0.0

    @property
    @abstractmethod
    def _count(self) -> int:
        """How many steps there are."""

    @abstractmethod
    def _length(self) -> float:
        """Return the seconds of the step now shown."""

    @abstractmethod
    def _end(self) -> None:
        """Show the end of a step, and begin the next."""

    def _pause(self) -> float:
        """Return the seconds of rest after the step now shown."""
        return 0.0

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""
        return self._at >= self._count

    @property
    def progress(self) -> int:
        """How many events have been shown to their end; one a step, mostly."""
        return self._at

    def skip(self) -> None:
        """Show the end of the step at once."""
        self._past = 0.0
        if not self.done:
            self._end()

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""
        if self.done:
            return False
        self._past += min(dt, LONGEST_STEP)
        while not self.done and self._past >= self._length():
            self._past -= self._length() + self._pause()
            self._end()
        return True

    def hasten(self) -> None:
        """Show all the rest at once."""
        self.finish()

    def finish(self) -> None:
        """Show the end at once; of the sounds only those of the last steps are kept."""
        while not self.done:
            self._end()
        del self.cues[:-3]


@dataclass(frozen=True, slots=True)
class _Beat:
    """Events that happen together."""

    kind: str
    events: tuple[Event, ...]


_TOGETHER = ("capture", "collect")
_DROPS = ("drop", "store", "finish")


class Sowing(Animation):
    """The animation of one move."""

    def __init__(
        self, contents: Mapping[Place, int], events: Sequence[Event], tempo: Tempo | None
    ) -> None:
        """Begin; without a tempo everything has happened at once."""
        super().__init__()
        self.contents = dict(contents)
        self.changed: set[Place] = set()
        self.last: Place | None = None
        """Where the latest seed fell."""
        self._tempo = tempo or TEMPI["fast"]
        self._beats = _beats(events)
        self._progress = 0
        self._hand = 0
        self._over: Place | None = None
        self._drops = 0
        if self._beats:
            self._begin()
        if tempo is None:
            self.finish()

    @property
    def _count(self) -> int:
        return len(self._beats)

    @property
    def progress(self) -> int:
        """How many events have been shown to their end."""
        return self._progress

    def flights(self) -> list[Flight]:
        """Return what is in the air now."""
        if self.done:
            return []
        beat = self._beats[self._at]
        share = min(1.0, max(0.0, self._past) / max(1e-6, self._length()))
        if beat.kind in _TOGETHER or (beat.kind == "enter" and beat.events[0].target):
            return [
                Flight(event.count, event.source, event.target, share, True)
                for event in beat.events
                if event.source is not None and event.target is not None
            ]
        if self._hand and self._over is not None:
            target = beat.events[0].target if beat.kind in _DROPS else None
            return [Flight(self._hand, self._over, target or self._over, share)]
        return []

    def _length(self) -> float:
        """Return the seconds of the beat now shown."""
        kind = self._beats[self._at].kind
        if kind in _TOGETHER:
            return self._tempo.carry
        if kind in ("lift", "relay", "enter"):
            return self._tempo.lift
        if kind in (*_DROPS, "step"):
            return self._tempo.drop
        return self._tempo.rest if kind in ("again", "end") else 0.0

    def _pause(self) -> float:
        """Return the seconds of rest after the beat now shown: what was captured is looked at."""
        return self._tempo.look if self._beats[self._at].kind == "capture" else 0.0

    def _begin(self) -> None:
        """Take seeds up at the start of a beat."""
        for event in self._beats[self._at].events:
            if event.source is not None:
                self._add(event.source, -event.count)
                if event.target is None:
                    self._hand += event.count
                    self._over = event.source

    def _end(self) -> None:
        """Put seeds down at the end of a beat, and begin the next."""
        beat = self._beats[self._at]
        for event in beat.events:
            if event.target is not None and event.count and beat.kind not in ("relay", "quiet"):
                if event.source is None:
                    self._hand -= event.count
                    self._over = self.last = event.target
                self._add(event.target, event.count)
        if beat.kind in _DROPS:
            self._drops += 1
        self.cues.append(Cue(beat.kind, self._drops))
        self._at += 1
        self._progress += len(beat.events)
        if not self.done:
            self._begin()

    def _add(self, place: Place, count: int) -> None:
        """Change the count shown at a place."""
        self.contents[place] = self.contents.get(place, 0) + count
        self.changed.add(place)


def _beats(events: Iterable[Event]) -> list[_Beat]:
    """Return the events in the groups in which they are seen."""
    beats: list[_Beat] = []
    for kind, group in groupby(events, key=lambda event: event.kind):
        if kind in _TOGETHER:
            beats.append(_Beat(kind, tuple(group)))
        else:
            beats.extend(_Beat(kind, (event,)) for event in group)
    return beats

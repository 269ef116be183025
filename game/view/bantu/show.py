"""A move of Bantu as it is seen: the piece travels from circle to circle. Knows no pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import Event, Place
from game.view.bantu.piece import Piece
from game.view.board.sowing import Animation, Cue, Flight, Tempo

_LENGTHS: Mapping[str, str] = {
    "lift": "lift",
    "step": "drop",
    "drop": "drop",
    "finish": "drop",
    "capture": "carry",
    "enter": "carry",
    "pass": "rest",
    "end": "rest",
}
"""Which of the times of a `Tempo` each kind of event takes; others take none."""


class BantuShow(Animation):
    """The animation of one move: a `game.view.board.sowing.Show`."""

    def __init__(
        self,
        contents: Mapping[Place, Piece | None],
        events: Sequence[Event],
        tempo: Tempo | None,
    ) -> None:
        """Begin; without a tempo everything has happened at once."""
        super().__init__()
        self.contents = dict(contents)
        self._tempo = tempo
        self._events = events
        self._steps = 0
        self._hand: Piece | None = None
        self._travelling: Piece | None = None
        self._over: Place | None = None
        self._begin()
        if tempo is None:
            self.finish()

    @property
    def _count(self) -> int:
        return len(self._events)

    def flights(self) -> list[Flight]:
        """Return the piece in the hand, and one that is carried from place to place."""
        if self.done:
            return []
        event = self._events[self._at]
        share = min(1.0, max(0.0, self._past) / max(1e-6, self._length()))
        flights = []
        if self._hand is not None and self._over is not None:
            waits = event.kind not in ("step", "drop", "finish") or event.target is None
            target = self._over if waits or event.target is None else event.target
            part = share if event.kind == "lift" or not waits else 1.0
            flights.append(Flight(1, self._over, target, part, piece=self._hand))
        if self._travelling is not None and event.source and event.target:
            flights.append(Flight(1, event.source, event.target, share, True, self._travelling))
        return flights

    def _length(self) -> float:
        """Return the seconds of the event now shown."""
        name = _LENGTHS.get(self._events[self._at].kind)
        return 0.0 if name is None or self._tempo is None else float(getattr(self._tempo, name))

    def _pause(self) -> float:
        """Return the seconds of rest after the event now shown: a capture is looked at."""
        if self._tempo is None or self._events[self._at].kind != "capture":
            return 0.0
        return self._tempo.look

    def _begin(self) -> None:
        """Take a piece up at the start of an event."""
        if self.done:
            return
        event = self._events[self._at]
        if event.source is None:
            return
        piece, self.contents[event.source] = self.contents[event.source], None
        if event.target is None:
            self._hand, self._over = piece, event.source
        else:
            self._travelling = piece

    def _end(self) -> None:
        """Put a piece down, or let it pass, at the end of an event; begin the next."""
        event = self._events[self._at]
        if event.target is not None and event.source is not None:
            self.contents[event.target], self._travelling = self._travelling, None
        elif event.target is not None:
            self._over = event.target
            self._steps += 1
            if event.kind != "step":
                self.contents[event.target], self._hand = self._hand, None
        self.cues.append(Cue(event.kind, self._steps))
        self._at += 1
        self._begin()

"""The animation of a Bao move: lap after lap, the later ones a little quicker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import Event, Place
from game.view.board.sowing import LONGEST_STEP, Flight, Sowing, Tempo

QUICKER = 0.93
"""Each lap takes so much of the time of the one before."""
LEAST = 0.4
"""But no less than this share of the time of the first."""
HOLD = 1.6
"""Seconds of rest at the end of a lap that was stepped over, to see it and to press again."""
TO_KICHWA = 0.55
"""Captured seeds go to the kichwa in so much of the time in which others are carried home."""

LAP_ENDS = ("relay", "capture")
"""What follows on the end of a lap, if the move goes on."""


class BaoShow(Sowing):
    """Shows a move seed by seed. Captured seeds stay in the hand and are sown from a kichwa."""

    def __init__(
        self, contents: Mapping[Place, int], events: Sequence[Event], tempo: Tempo | None
    ) -> None:
        self._laps = 0
        self._captured = False
        self._hold = 0.0
        self._waits = self._still = False
        self.waiting = False
        """Whether it waits between two laps."""
        super().__init__(contents, events, tempo)

    @property
    def remaining(self) -> int:
        """How many events have not been shown to their end."""
        return len(self._beats) - self._at

    def wait(self, waits: bool, still: bool = False) -> None:
        """Wait after each lap from now on, or no more. `still`: laps are shown by their ends only.

        Where it waits `hasten` lets the next lap go.
        """
        self._waits, self._still = waits, still
        self.waiting = self.waiting and waits
        if waits and still and not self.done:
            self._to_lap_end()

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""
        if self.done or self.waiting:
            return False
        if self._hold > 0:
            self._hold -= min(dt, LONGEST_STEP)
            return False
        self._past += min(dt, LONGEST_STEP)
        while not self.done and not self.waiting and self._past >= self._length():
            self._past -= self._length() + self._pause()
            self._end()
            self._wait_here()
        return True

    def hasten(self) -> None:
        """Let the next lap go, if it waits for that.

        Else show the end of the lap at once, and rest there for a moment.
        """
        let_go = self.waiting
        self.waiting = False
        if self._still or not let_go:
            self._to_lap_end()

    def finish(self) -> None:
        """Show the end at once."""
        self.waiting = False
        super().finish()

    def _to_lap_end(self) -> None:
        """Show the end of the lap at once."""
        self._past, self._hold = 0.0, 0.0 if self._waits else HOLD
        while not self.done and not self.waiting:
            self._end()
            self._wait_here()
            if not self._waits and not self.done and self._beats[self._at].kind in LAP_ENDS:
                break
        del self.cues[:-3]

    def _wait_here(self) -> None:
        """Wait, if that is wished for and a lap has ended."""
        if self._waits and not self.done and self._beats[self._at].kind in LAP_ENDS:
            # The seeds of a capture are in the hand already, and its lap is counted.
            laps = self._laps - int(self._beats[self._at].kind == "capture")
            self.waiting = laps > 0
            self._past = 0.0

    def flights(self) -> list[Flight]:
        """Return what is in the air now."""
        flights = super().flights()
        if not flights and not self.done and self._hand and self._over is not None:
            share = min(1.0, max(0.0, self._past) / max(1e-6, self._length()))
            return [Flight(self._hand, self._over, self._over, share)]
        return flights

    def _begin(self) -> None:
        """Count the laps; remember whether the hand comes from the other side."""
        kind = self._beats[self._at].kind
        if kind in ("lift", "capture"):
            self._laps += 1
        self._captured = self._at > 0 and self._beats[self._at - 1].kind in ("capture", "nyumba")
        super()._begin()

    def _length(self) -> float:
        """Return the seconds of the beat now shown."""
        beat = self._beats[self._at]
        pace = max(LEAST, QUICKER ** max(0, self._laps - 2))
        if beat.kind == "enter" or (beat.kind == "drop" and self._captured):
            return self._tempo.carry * TO_KICHWA
        if beat.kind == "capture":
            return self._tempo.lift * pace
        return super()._length() * pace

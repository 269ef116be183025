"""When there is time for what would disturb a game."""

from __future__ import annotations

from game.host.interface import Host

REST = 4.0
"""Seconds without anything going on after which somebody seems to look around, or to be away."""


class Leisure:
    """Tells the host, once, that nothing goes on and that a game has been played here before."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._rested = 0.0

    def pass_time(self, seconds: float, busy: bool) -> None:
        """Let time pass; `busy`: whether something goes on, or nobody has played here yet."""
        if busy:
            self._rested = 0.0
        elif self._rested < REST:
            self._rested += seconds
            if self._rested >= REST:
                self._host.leisure()

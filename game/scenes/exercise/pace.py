"""How fast a try is shown: a wrong one takes less and less time the longer it is."""

from __future__ import annotations

from game.play.saved.settings import Settings

AT_EASE = 2.0
"""For so many seconds a wrong try is shown as any move is."""

HURRY = 3.0
"""So much faster it goes on after that."""

LONGEST = 3.7
"""After so many seconds its end is shown at once."""

UNHURRIED = 2.5
"""All of this takes so much longer for those who have moves shown slowly, or need more time."""


class Pace:
    """The time that a try takes to be shown."""

    def __init__(self) -> None:
        self._left: float | None = None
        self._of = LONGEST

    def begin(self, hurried: bool, settings: Settings) -> None:
        """A try begins to be shown, as the person has set it."""
        slow = settings.speed == "slow" or settings.delay_factor > 1
        self._of = LONGEST * (UNHURRIED if slow else 1)
        self._left = self._of if hurried else None

    @property
    def hurried(self) -> bool:
        """Whether it is to be over soon."""
        return self._left is not None

    @property
    def over(self) -> bool:
        """Whether it has taken long enough."""
        return self._left is not None and self._left <= 0

    def pass_time(self, dt: float) -> float:
        """Let time pass; return how much of it passes for what is shown."""
        if self._left is None:
            return dt
        self._left -= dt
        at_ease = self._of - self._left <= AT_EASE * self._of / LONGEST
        return dt if at_ease else dt * HURRY

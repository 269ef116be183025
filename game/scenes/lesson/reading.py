"""How long a reply stands where the text of a lesson stands: until it has been read."""

from __future__ import annotations

from game.scenes.exercise.practice import Practice

AT_LEAST, A_LETTER = 2.5, 0.07
"""In seconds: what any reply has, and what each of its letters adds."""


class Reading:
    """The time that a reply has had to be read, once all is at rest.

    Help that was asked for stays until it is pressed away.
    """

    def __init__(self, practice: Practice) -> None:
        self._practice = practice
        self._reply = ""
        self._left = 0.0

    @property
    def over(self) -> bool:
        """Whether the reply has been read, if there is one."""
        practice = self._practice
        return practice.reply == self._reply != "" and self._left <= 0 and practice.mood != "help"

    def update(self, dt: float) -> bool:
        """Let time pass; True when the reply has been read, just now."""
        practice = self._practice
        if practice.reply != self._reply:
            self._reply = practice.reply
            usual = AT_LEAST + A_LETTER * len(practice.reply)
            self._left = usual * practice.context.settings.delay_factor
        if not self._reply or self._left <= 0 or practice.stage not in ("asking", "done"):
            return False
        self._left -= dt
        return self.over

"""A text that cannot be read, with the line and the word at which that shows."""

from __future__ import annotations

from collections.abc import Callable

from game.play.records.reading import RecordError
from game.rules.protocol import Reason, RulesError
from game.untrusted.plain_text import one_line

MOST_OF_A_WORD = 40
"""So many characters of what stands there are told."""


class UnreadableError(RecordError):
    """A notation that cannot be read, or be played. `line` counts from 1; `word` stands there."""

    def __init__(self, reason: Reason, at: str, line: int, word: str) -> None:
        super().__init__(reason, at)
        self.line = line
        self.word = one_line(word, MOST_OF_A_WORD)


def told(error: RulesError, text: Callable[..., str]) -> str:
    """Return in words why something cannot be read; `text` gives the sentence of a key."""
    why = text(f"reason.{error.reason.key}", **error.reason.values)
    if not isinstance(error, UnreadableError):
        return why
    return text("unreadable.word", line=error.line, word=error.word, why=why)

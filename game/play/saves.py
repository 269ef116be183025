"""The match kept between visits, in whatever storage the host has.

Play never depends on it: a storage that is absent, blocked or full, or that holds nonsense, costs
the person the saved match and nothing else, and is told once.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from typing import Protocol

from game.play import record
from game.play.match import Match

MATCH_KEY = "match"
"""Where the match being played is kept."""

JSON_KEYS = (MATCH_KEY, "settings", "setup")
"""Keys whose text has to be JSON: what is not is set aside, see `set_aside_broken`."""

STORAGE_REFUSES = "storage-refuses"
MATCH_SET_ASIDE = "match-set-aside"
TEXT_SET_ASIDE = "text-set-aside"

_MOST_ASIDE = 5


class Storage(Protocol):
    """The part of a host's storage needed here; its errors are OSErrors."""

    def get(self, key: str) -> str | None:
        """Return the text, or None."""

    def set(self, key: str, text: str) -> None:
        """Keep the text."""

    def remove(self, key: str) -> None:
        """Throw the text away."""

    def keys(self) -> Sequence[str]:
        """Return every key that has a text."""


class Saves:
    """Keeps one match; see `game.scenes.scene.Matches`.

    `notices` are the keys of what the person has to be told: each comes up once.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._told: set[str] = set()
        self._playing: Match | None = None
        self._kept_text: str | None = None
        self.notices: list[str] = []

    def unfinished(self) -> Match | None:
        """Return the match to continue, or None. What cannot be read is set aside."""
        try:
            text = self._storage.get(MATCH_KEY)
        except OSError:
            self._tell(STORAGE_REFUSES)
            return None
        if text is None:
            return None
        if text == self._kept_text:
            return self._playing  # this very match wrote the text: no need to replay it
        try:
            match = record.from_text(text)
        except record.RecordError:
            self._tell(MATCH_SET_ASIDE)
            set_aside(self._storage, MATCH_KEY, text)
            return None
        self._playing = None if match.outcome() else match
        self._kept_text = text
        return self._playing

    def keep(self, match: Match) -> bool:
        """Save `match`; a finished one is forgotten. False where storage refuses."""
        if match.outcome():
            return self._forgot()
        self._playing, self._kept_text = match, record.to_text(match)
        text = self._kept_text
        return self._tried(lambda: self._storage.set(MATCH_KEY, text))

    def forget(self) -> None:
        """Throw the kept match away."""
        self._forgot()

    def _forgot(self) -> bool:
        self._playing = self._kept_text = None
        return self._tried(lambda: self._storage.remove(MATCH_KEY))

    def rescue(self) -> bool:
        """Save the match being played once more, after an error; True if there is one now."""
        return self._playing is not None and self.keep(self._playing)

    def set_aside_broken(self) -> None:
        """Set aside every text that is no JSON, before anyone reads or overwrites it."""
        for key in JSON_KEYS:
            with contextlib.suppress(OSError):
                text = self._storage.get(key)
                if text is not None and not _is_json(text):
                    self._tell(MATCH_SET_ASIDE if key == MATCH_KEY else TEXT_SET_ASIDE)
                    set_aside(self._storage, key, text)

    def take_notices(self) -> list[str]:
        """Return the keys of what is to be told now, each only once in a visit."""
        notices, self.notices = self.notices, []
        return notices

    def _tried(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except OSError:
            self._tell(STORAGE_REFUSES)
            return False
        return True

    def _tell(self, notice: str) -> None:
        if notice not in self._told:
            self._told.add(notice)
            self.notices.append(notice)


def set_aside(storage: Storage, key: str, text: str) -> None:
    """Move `text` from `key` to a key of its own, where it stays for whoever can mend it."""
    with contextlib.suppress(OSError):
        taken = set(storage.keys())
        names = [f"{key}-aside-{number}" for number in range(1, _MOST_ASIDE + 1)]
        storage.set(next((name for name in names if name not in taken), names[-1]), text)
        storage.remove(key)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True

"""Reads what is kept in the storage: one text after another, and none of them harms the others."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import TypeVar

from game.play.saved import saved_match, stored
from game.play.saved.aside import all_aside, bring_back, set_aside
from game.play.saved.notices import (
    MATCH_SET_ASIDE,
    MATCH_STAYS,
    MATCH_UNREADABLE,
    STORAGE_REFUSES,
    TEXT_NEWER,
    TEXT_SET_ASIDE,
    TEXT_STAYS,
    TEXT_UNKEPT,
    Notices,
)
from game.play.saved.saved_match import (
    HIGHEST,
    NewerMatch,
    SavedMatch,
    id_of,
    key_of,
    last_played,
    number_of,
)
from game.play.saved.storage import Storage
from game.untrusted import json_text

OLD_KEY = "match"
"""Where earlier versions kept their one match."""

_WHY_UNKEPT: Mapping[stored.State, str] = {
    "sound": TEXT_UNKEPT,
    "broken": TEXT_STAYS,
    "newer": TEXT_NEWER,
}
"""What is told where a text beside the matches could not be changed, by what lies there."""

_PASSING = (OSError, MemoryError, ImportError)
"""Errors that say nothing about what is read: the same text may be read the next time."""

T = TypeVar("T")


class Shelf:
    """The texts of matches, as far as they can be read. It writes only what it sets aside."""

    def __init__(self, storage: Storage, notices: Notices) -> None:
        self._storage = storage
        self._notices = notices
        self._entries: dict[str, tuple[str, SavedMatch | NewerMatch]] = {}

    def ids(self) -> list[str]:
        """Return the ids of all matches kept. Raises OSError."""
        keys = self._storage.keys()
        return [id_ for key in keys if (id_ := id_of(key))]

    def entries(self) -> list[SavedMatch | NewerMatch]:
        """Return what is kept, the match saved last first, the newer ones last. Raises OSError.

        What cannot be read is set aside.
        """
        entries = [entry for id_ in self.ids() if (entry := self._glance(id_))]
        saved = {entry.id: entry.saved for entry in entries if isinstance(entry, SavedMatch)}
        return sorted(entries, key=lambda entry: saved.get(entry.id, (-1, -1)), reverse=True)

    def unfinished_ids(self) -> list[str]:
        """Return the ids of matches that seem to go on, the one saved last first. Raises OSError.

        What ended in truth is among them where its text says otherwise.
        """
        saved = [(last_played(self.text(key_of(id_))), id_) for id_ in self.ids()]
        return [id_ for _, id_ in sorted((at, id_) for at, id_ in saved if at is not None)[::-1]]

    def next_number(self) -> int:
        """Return the number of the next save: higher than all there are. Raises OSError."""
        texts = map(self._storage.get, map(key_of, self.ids()))
        highest = max((number_of(text) for text in texts if text is not None), default=0)
        return min(highest + 1, HIGHEST)

    def _glance(self, id_: str) -> SavedMatch | NewerMatch | None:
        """Return what the list shows of a match; None for what cannot be read."""
        text = self.text(key_of(id_))
        if text is None:
            return None
        if id_ not in self._entries or self._entries[id_][0] != text:
            glance = self.read(key_of(id_), text, lambda text: saved_match.glance(text, id_))
            entry = glance or saved_match.newer(text, id_)
            if entry is None:
                return None
            self._entries[id_] = text, entry
        return self._entries[id_][1]

    def spare(self, most: int) -> str | None:
        """Return the id of the match that makes room for one more, "" if `most` are not there yet.

        None if all of them are under way. Raises OSError.
        """
        if len(self.ids()) < most:
            return ""
        entries = [entry for entry in self.entries() if isinstance(entry, SavedMatch)][::-1]
        if len(self.ids()) < most:
            return ""  # something could not be read and was set aside
        waiting = (entry.id for entry in entries if not entry.begun and entry.side is None)
        ended = (entry.id for entry in entries if entry.finished and self._has_ended(entry.id))
        return next(waiting, None) or next(ended, None)

    def _has_ended(self, id_: str) -> bool:
        """Whether a match is over indeed: what its text says for the list may be wrong."""
        text = self.text(key_of(id_))
        match = None if text is None else self.read(key_of(id_), text, saved_match.read)
        return match is not None and match.outcome() is not None

    def is_newer(self, id_: str) -> bool:
        """Whether only a newer version can open the match of an id."""
        text = self.text(key_of(id_))
        return text is not None and saved_match.newer(text, id_) is not None

    def text(self, key: str) -> str | None:
        """Return what is kept under a key; None, and it is told, where only this one refuses."""
        try:
            return self._storage.get(key)
        except OSError:
            self._notices.tell_once(self._why_unread())
            return None

    def _why_unread(self) -> str:
        """Return what is to be told where a text cannot be read: whether there are others."""
        try:
            self._storage.keys()
        except OSError:
            return STORAGE_REFUSES
        return MATCH_UNREADABLE

    def read(self, key: str, text: str, read: Callable[[str], T]) -> T | None:
        """Return what `read` makes of a kept text; None, and it is set aside, if that fails.

        Each text is read here and nowhere else, and whatever goes wrong with one ends here, also
        what nobody has thought of: one bad text must not hide the other matches, or take the way to
        them. What a newer version has written stays where it is.
        """
        try:
            return read(text)
        except _PASSING:
            self._notices.tell_once(MATCH_UNREADABLE)
        except Exception:
            if saved_match.newer(text, "") is None:
                self.set_aside(key, text)
        return None

    def set_aside_broken(self) -> None:
        """Set aside every text that is broken, before anyone reads or overwrites it.

        What was set aside before, and is a sound text for this version, comes back: beside the
        matches, which are looked at with the list of them.
        """
        with contextlib.suppress(OSError):
            keys = self._storage.keys()
            for key in keys:
                if key in stored.FORMS or key == OLD_KEY or id_of(key):
                    self._look_at(key)
            for name, key, text in list(all_aside(self._storage)):
                if key in stored.FORMS and stored.state(key, text) != "broken":
                    with contextlib.suppress(OSError):  # one keeps no other away
                        bring_back(self._storage, name, key, text)

    def _look_at(self, key: str) -> None:
        """Set the text of a key aside if it is broken, and tell so; or that it is a newer one."""
        text = self.text(key)
        if text is None:
            return
        if key not in stored.FORMS:
            if json_text.value_of(text) is json_text.NO_JSON:
                self.set_aside(key, text)
            return
        state = stored.state(key, text)
        if state == "newer":
            self._notices.tell_once(TEXT_NEWER)
        elif state == "broken":
            self.set_aside(key, text)

    def set_aside(self, key: str, text: str) -> None:
        """Set a text aside, and tell what became of it."""
        is_aside = set_aside(self._storage, key, text)
        if key in stored.FORMS:
            self._notices.tell_once(TEXT_SET_ASIDE if is_aside else TEXT_STAYS)
        else:
            self._notices.tell_once(MATCH_SET_ASIDE if is_aside else MATCH_STAYS)

    def report_unsaved(self, key: str) -> None:
        """Tell, once, why the text of a key beside the matches could not be changed."""
        text = None
        with contextlib.suppress(OSError):
            text = self._storage.get(key)
        self._notices.tell_once(_WHY_UNKEPT["sound" if text is None else stored.state(key, text)])

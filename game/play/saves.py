"""The matches kept between visits, in whatever storage the host has.

Each match has a key of its own. Play never depends on the storage: one that is absent, blocked or
full, or that holds nonsense, costs the person the saved match and nothing else, and is told once.

Several windows may use one storage. Before a match is written over, what lies there is compared
with what this window read or wrote last: if another window has played on, this one keeps its
match under an id of its own, and says so. Between the look and the writing nobody else writes,
where the storage can see to that; where it cannot, `check` finds out a little later.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from game.play import kept, record
from game.play.kept import Kept, id_of, key_of
from game.play.lines import begins
from game.play.match import Match, new_id
from game.play.reading import fits
from game.untrusted import json_text

OLD_KEY = "match"
"""Where earlier versions kept their one match."""

OTHER_KEYS = ("settings", "setup", "statistics")
"""Further keys whose text has to be JSON: what is not is set aside, see `set_aside_broken`."""

MOST_KEPT = 24
"""So many matches are kept. The oldest in which nothing was played makes room, or else the oldest
finished one; one that is under way never does."""

STORAGE_REFUSES = "storage-refuses"
MATCH_SET_ASIDE = "match-set-aside"
MATCH_UNREADABLE = "match-unreadable"
TEXT_SET_ASIDE = "text-set-aside"
MATCHES_FULL = "matches-full"
MATCH_TOO_LONG = "match-too-long"
PLAYED_ELSEWHERE = "match-played-elsewhere"

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

    def alone(self) -> AbstractContextManager[object]:
        """Keep other windows from writing while a block lasts, as far as that can be done."""


class Tally(Protocol):
    """Counts finished matches (`game.play.statistics`)."""

    def count(self, match: Match) -> None:
        """Count a match that has ended, if it was not counted before."""

    def pass_over(self, match: Match) -> None:
        """Remember a match that was not played here, so that it is never counted."""


class Saves:
    """Keeps matches; see `game.scenes.scene.Matches`.

    `notices` are the keys of what the person has to be told: each comes up once.
    """

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], float] = time.time,
        tally: Tally | None = None,
    ) -> None:
        """`now` gives seconds since 1970, for the dates of matches."""
        self._storage = storage
        self._now = now
        self._tally = tally
        self._told: set[str] = set()
        self._playing: Match | None = None
        self._texts: dict[str, str] = {}
        """By id, what this window read or wrote last."""
        self._checked: str | None = None
        """What another window wrote in place of the match, when it was looked at last."""
        self._seen: dict[str, tuple[str, Kept]] = {}
        self.notices: list[str] = []

    # What is kept

    def listed(self) -> list[Kept]:
        """Return every match kept, the one changed last first. Never raises.

        What cannot be read is set aside.
        """
        try:
            self._move_old()
            entries = [self._glance(id_) for id_ in self._ids()]
        except OSError:
            self._tell(STORAGE_REFUSES)
            return []
        found = [entry for entry in entries if entry is not None]
        return sorted(found, key=lambda entry: entry.changed, reverse=True)

    def open(self, id_: str) -> Match | None:
        """Return the match of an id, replayed, or None. What cannot be read is set aside."""
        text = self._text(key_of(id_))
        if text is None:
            return None
        if self._playing is not None and self._playing.id == id_ and text == self._texts.get(id_):
            return self._playing  # this very match wrote the text: no need to replay it
        try:
            match = kept.read(text)
        except record.RecordError:
            self._set_aside(key_of(id_), text)
            return None
        match.id = id_
        self._texts[id_] = text
        self._playing = match
        return match

    def unfinished(self) -> Match | None:
        """Return the match to continue: the unfinished one that was played last, or None."""
        try:
            self._move_old()
            dates = [(kept.last_played(self._text(key_of(id_))), id_) for id_ in self._ids()]
        except OSError:
            self._tell(STORAGE_REFUSES)
            return None
        for _, id_ in sorted((date, id_) for date, id_ in dates if date >= 0)[::-1]:
            match = self.open(id_)
            if match is not None and match.outcome() is None:
                return match
        return None

    def _ids(self) -> list[str]:
        """Return the ids of all matches kept. Raises OSError."""
        keys = self._storage.keys()
        return [found for key in keys if (found := id_of(key))]

    def _text(self, key: str) -> str | None:
        """Return what is kept under a key; None, and it is told, where only this one refuses."""
        try:
            return self._storage.get(key)
        except OSError:
            self._tell(MATCH_UNREADABLE)
            return None

    # Keeping

    def keep(self, match: Match) -> bool:
        """Save `match`, after each step of it; False where it could not be saved.

        A match in which nothing has happened yet is not worth a place, unless it came from
        elsewhere (`add`), or was sent to a friend.
        """
        self._playing = match
        sent = match.side is not None
        if not (kept.begun(match) or sent or match.id in self._texts):
            return True
        return self._save(match)

    def _save(self, match: Match) -> bool:
        """Save `match`; False where it could not be saved."""
        self._playing = match
        if self._tally is not None and match.outcome():
            self._tally.count(match)
        now = int(self._now() * 1000)
        match.created = match.created or now
        match.changed = max(now, match.changed + 1)
        if not fits(match):
            self._tell(MATCH_TOO_LONG)
            return False
        try:
            with self._storage.alone():
                return self._write(match)
        except OSError:
            self._tell(STORAGE_REFUSES)
            return False

    def add(self, match: Match) -> Match:
        """Keep a match that came by link, file or clipboard; return the one to play on.

        It is kept at once, also before its first move: the link may not be at hand again. If a
        match of the same id is kept, the one that goes further is played on; two that have gone
        different ways are both kept. One that is over when it comes in counts only if it was begun
        here.
        """
        before = self.open(match.id) or self._waiting_like(match)
        if before is not None and begins(match.turns, before.turns) and match.resigned is None:
            before.side = before.side if match.side is None else match.side
            return before
        if before is not None and begins(before.turns, match.turns):
            match.kept, match.created = before.kept, before.created
            match.side = before.side if match.side is None else match.side
        else:
            match.pending = ()
            match.id = match.id if before is None else new_id()
            if self._tally is not None and match.outcome():
                self._tally.pass_over(match)
        if match.outcome() is None:
            self._save(match)
        else:
            self.keep(match)
        return match

    def _waiting_like(self, match: Match) -> Match | None:
        """Return the kept match that waits for its first move and is like `match`, or None.

        A position that is opened several times is one match until it is played. Matches with a
        friend are told apart: each is known on another device by its id.
        """
        if kept.begun(match) or match.side is not None:
            return None
        waiting = (self.open(entry.id) for entry in self.listed() if not entry.begun)
        return next((found for found in waiting if found and kept.alike(found, match)), None)

    def remove(self, id_: str) -> bool:
        """Throw the match of an id away; False where storage refuses."""
        if self._playing is not None and self._playing.id == id_:
            self._playing = None
        self._texts.pop(id_, None)
        return self._tried(lambda: self._storage.remove(key_of(id_)))

    def forget(self) -> None:
        """Throw the match away that is played, or was played last."""
        match = self._playing or self.unfinished()
        if match is not None:
            self.remove(match.id)

    def check(self) -> None:
        """See whether another window wrote over the match being played, and keep this one too.

        Storage that cannot be kept for oneself (a browser's) lets two windows write at one instant:
        then only the later text is there. Who only played on from here has lost nothing of ours.
        """
        match = self._playing
        mine = None if match is None else self._texts.get(match.id)
        if match is None or mine is None:
            return
        try:
            there = self._storage.get(key_of(match.id))
        except OSError:
            return
        if there in (None, mine, self._checked):
            return
        self._checked = there
        if not kept.holds(there, match):
            self.keep(match)

    def rescue(self) -> bool:
        """Save the match being played once more, after an error; True if there is one now."""
        return self._playing is not None and self.keep(self._playing)

    def _write(self, match: Match) -> bool:
        there = self._storage.get(key_of(match.id))
        if there is not None and there != self._texts.get(match.id):
            match.id = new_id()
            self.notices.append(PLAYED_ELSEWHERE)
            there = None
        if there is None and not self._has_room():
            self._tell(MATCHES_FULL)
            return False
        text = kept.write(match)
        self._storage.set(key_of(match.id), text)
        self._texts[match.id] = text
        return True

    def _has_room(self) -> bool:
        """Make room for one more match; False if all of them are under way."""
        if len(self._ids()) < MOST_KEPT:
            return True
        listed = self.listed()
        waiting = [entry for entry in listed if not entry.begun]
        spare = waiting or [entry for entry in listed if entry.finished]
        return bool(spare) and self.remove(spare[-1].id)

    # What cannot be read

    def set_aside_broken(self) -> None:
        """Set aside every text that is no JSON, before anyone reads or overwrites it."""
        with contextlib.suppress(OSError):
            keys = self._storage.keys()
            for key in keys:
                if key in (OLD_KEY, *OTHER_KEYS) or id_of(key):
                    text = self._text(key)
                    if text is not None and not _is_json(text):
                        self._set_aside(key, text)

    def _move_old(self) -> None:
        """Give a match that an earlier version kept a key of its own."""
        text = self._storage.get(OLD_KEY)
        if text is None:
            return
        try:
            match = record.from_text(text)
        except record.RecordError:
            self._set_aside(OLD_KEY, text)
            return
        match.created = match.changed = int(self._now() * 1000)
        with contextlib.suppress(OSError):  # where there is no room it stays as it is
            if self._storage.get(key_of(match.id)) is None:
                self._storage.set(key_of(match.id), kept.write(match))
            self._storage.remove(OLD_KEY)

    def _glance(self, id_: str) -> Kept | None:
        """Return what the list shows of a match; None for what cannot be read."""
        text = self._text(key_of(id_))
        if text is None:
            return None
        if id_ not in self._seen or self._seen[id_][0] != text:
            try:
                self._seen[id_] = text, kept.glance(text, id_)
            except record.RecordError:
                self._set_aside(key_of(id_), text)
                return None
        return self._seen[id_][1]

    def _set_aside(self, key: str, text: str) -> None:
        self._tell(TEXT_SET_ASIDE if key in OTHER_KEYS else MATCH_SET_ASIDE)
        set_aside(self._storage, key, text)

    # What is told

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
        json_text.parse(text)
    except json_text.JsonError:
        return False
    return True

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
from collections.abc import Callable
from weakref import WeakKeyDictionary

from game.play.match import Match, new_id
from game.play.records.reading import fits
from game.play.saved import saved_match
from game.play.saved.dates import date
from game.play.saved.merging import Meeting, Received, ids_beside, meet, take_in
from game.play.saved.notices import (
    LINE_SAVED,
    LINE_SAVED_ENDED,
    MATCH_BESIDE,
    MATCH_NEWER,
    MATCH_NOT_REMOVED,
    MATCH_TOO_LONG,
    MATCHES_FULL,
    OF_ONE_MATCH,
    PLAYED_ELSEWHERE,
    STORAGE_REFUSES,
    UNREAD,
    UNSAVED,
    Notices,
)
from game.play.saved.removed import Removed
from game.play.saved.returning import Returning
from game.play.saved.saved_match import NewerMatch, SavedMatch, key_of
from game.play.saved.shelf import Shelf
from game.play.saved.storage import Storage
from game.play.saved.tally import Tally

MOST_MATCHES = 24
"""So many matches are kept. The oldest in which nothing was played makes room, or else the oldest
finished one; one that is under way or played with a friend by link never does, nor one that only a
newer version can read."""


class Saves:
    """Keeps matches; see `game.scenes.frame.scene.Matches`."""

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
        self._notices = Notices()
        self._shelf = Shelf(storage, self._notices)
        self._playing: Match | None = None
        self._unsaved: list[Match] = []
        """The matches that could not be saved, the one played last at the end."""
        self._texts: WeakKeyDictionary[Match, str] = WeakKeyDictionary()
        """What each match was read from, or written as last, in this window."""
        self._checked: str | None = None
        """What another window wrote in place of the match, when it was looked at last."""
        self._removed = Removed(storage)
        self._returning = Returning(storage, self._shelf, self._notices, self._joined)

    # What is kept

    def listed(self) -> list[SavedMatch]:
        """Return every match that can be opened, the one saved last first. Never raises.

        What cannot be read is set aside; what can be read by now comes back.
        """
        try:
            self._shelf.ids()  # where nothing can be read there is nothing to move
            with contextlib.suppress(OSError):  # what cannot come back hides nothing that is here
                self._returning.bring_back(MOST_MATCHES)
            self._returning.move_old()
            entries = self._shelf.entries()
        except OSError:
            self._notices.tell_once(STORAGE_REFUSES)
            return []
        return [entry for entry in entries if isinstance(entry, SavedMatch)]

    def newer(self) -> list[NewerMatch]:
        """Return the matches that only a newer version can open. Never raises."""
        try:
            entries = self._shelf.entries()
        except OSError:
            self._notices.tell_once(STORAGE_REFUSES)
            return []
        return [entry for entry in entries if isinstance(entry, NewerMatch)]

    def readable(self) -> bool:
        """Whether it can be told which matches there are."""
        try:
            self._shelf.ids()
        except OSError:
            return False
        return True

    def open(self, id_: str) -> Match | None:
        """Return the match of an id, replayed, or None. What cannot be read is set aside."""
        self._notices.over(UNREAD)  # the person has asked for this one
        match = self._open(id_)
        if match is None and self._shelf.is_newer(id_):
            self._notices.tell(MATCH_NEWER)  # each time: the person has asked for it
        return match

    def unfinished(self) -> Match | None:
        """Return the match to continue: the unfinished one that was played last, or None."""
        unsaved = next((match for match in self._unsaved[::-1] if match.outcome() is None), None)
        if unsaved is not None:
            return unsaved
        try:
            self._shelf.ids()
            self._returning.move_old()
            ids = self._shelf.unfinished_ids()
        except OSError:
            self._notices.tell_once(STORAGE_REFUSES)
            return None
        for id_ in ids:
            match = self._open(id_)
            if match is not None and match.outcome() is None:
                return match
        return None

    def _open(self, id_: str) -> Match | None:
        """Return the match of an id, replayed, or None."""
        text = self._shelf.text(key_of(id_))
        if text is None:
            return None
        playing = self._playing
        if playing is not None and playing.id == id_ and text == self._texts.get(playing):
            return playing  # this very match wrote the text: no need to replay it
        match = self._shelf.read(key_of(id_), text, saved_match.read)
        if match is not None:
            match.id = id_
            self._texts[match] = text
            self._playing = match
        return match

    # Keeping

    def is_saved_here(self, match: Match) -> bool:
        """Whether there is a text of `match`, so that it can be continued at another visit."""
        return match in self._texts and match not in self._unsaved

    def save(self, match: Match) -> bool:
        """Save `match`, after each step of it; False where it could not be saved.

        A match in which nothing has happened yet is not worth a place, unless it came from
        elsewhere (`add`), or was sent to a friend.
        """
        self._playing = match
        sent = match.side is not None
        if not (saved_match.begun(match) or sent or match in self._texts):
            return True
        return self._save(match)

    def _save(self, match: Match) -> bool:
        """Save `match`; False where it could not be saved: then it is tried again later."""
        self._playing = match
        if match not in self._unsaved:
            self._notices.over(OF_ONE_MATCH)  # of this one nothing was told yet
        saved = self._saved(match)
        self._unsaved = [other for other in self._unsaved if other is not match]
        if not saved:
            self._unsaved.append(match)
        return saved

    def _saved(self, match: Match) -> bool:
        """Date and count `match`, and write it; False, and it is told why, where that failed."""
        if self._tally is not None and match.outcome() and not self._tally.count(match):
            self.report_unsaved(self._tally.key)
        date(match, self._now())
        if not fits(match):
            self._notices.tell_once(MATCH_TOO_LONG)
            return False
        try:
            with self._storage.alone():
                return self._write(match)
        except OSError:
            self._notices.tell_once(STORAGE_REFUSES)
            return False

    def receive(self, match: Match) -> Received:
        """Keep a match that came by link, file or clipboard; return the one to play on.

        It is kept at once, also before its first move: the link may not be at hand again. What
        becomes of it if its id is known here, `merging` says. One that is over when it comes in
        counts only if it was begun here.
        """
        self._notices.over(UNSAVED)  # of this match nothing was told yet
        own_id = match.id
        meeting = self._placed(match)
        if meeting is None:
            new = self._waiting_like(match) or self._begun_here(
                match, MATCH_BESIDE if match.id != own_id else ""
            )
            return Received(new, "new")
        given_up = match.resigned is not None and match.resigned != meeting.match.resigned
        line = LINE_SAVED_ENDED if given_up else LINE_SAVED
        news = line if meeting.news == "line" else ""
        if meeting.match is self._playing:
            self._notices.tell(news)
        else:
            self._added(meeting.match, news)
        return Received(meeting.match, meeting.news)

    def _begun_here(self, match: Match, news: str) -> Match:
        """Keep a match that is new here."""
        match.pending = ()
        if self._tally is not None and match.outcome():
            self._tally.pass_over(match)
        return self._added(match, news)

    def _added(self, match: Match, news: str) -> Match:
        """Save a match that came in, and tell `news` of it if it is there."""
        is_saved = self._save(match) if match.outcome() is None else self.save(match)
        if is_saved and self.is_saved_here(match):
            self._notices.tell(news)
        return match

    def _placed(self, match: Match, *, whole: bool = False) -> Meeting | None:
        """Find the place of a match that came in: join it with the one that is kept there.

        None if it is a match of its own; it has an id that is free then. `whole` as in `meet`.
        """
        ids = [match.id, *ids_beside(match, MOST_MATCHES)]
        for id_ in ids:
            mine = self._open(id_)
            meeting = None if mine is None else meet(mine, match, whole=whole)
            if mine is not None and meeting is not None:
                self._texts[meeting.match] = self._texts[mine]  # it stands for what lies there
                return meeting
        free = (id_ for id_ in ids if self._shelf.text(key_of(id_)) is None)
        match.id = next(free, None) or new_id()
        return None

    def _waiting_like(self, match: Match) -> Match | None:
        """Return the kept match that waits for its first move and is like `match`, or None.

        A position opened several times is one match until it is played; one with a friend is not.
        """
        if saved_match.begun(match) or match.side is not None:
            return None
        waiting = (self._open(entry.id) for entry in self.listed() if not entry.begun)
        return next((other for other in waiting if other and saved_match.alike(other, match)), None)

    def remove(self, id_: str) -> bool:
        """Throw the match of an id away; False where storage refuses. `restore` brings it back."""
        try:
            self._removed.remove(id_)
        except OSError:
            self._notices.tell(MATCH_NOT_REMOVED)
            return False
        if self._playing is not None and self._playing.id == id_:
            self._forget(self._playing)
            self._playing = None
        self._save_waiting()
        return True

    def restore(self, id_: str) -> bool:
        """Bring a match back that was thrown away in this window, as it was; False if it cannot.

        One too many does no harm, where the next one was saved in its place.
        """
        try:
            return self._removed.restore(id_)
        except OSError:
            self._notices.tell(STORAGE_REFUSES)
            return False

    def _save_waiting(self) -> None:
        """Save what could not be saved before, the match played last first: there may be room."""
        playing = self._playing
        for match in self._unsaved[::-1]:
            if not self._save(match):
                break
        self._playing = playing

    def _forget(self, match: Match) -> None:
        """Treat a match as one that was never kept."""
        self._texts.pop(match, None)
        self._unsaved = [other for other in self._unsaved if other is not match]

    def forget(self) -> None:
        """Throw the match away that is played, or was played last."""
        match = self._playing or self.unfinished()
        if match is not None:
            self.remove(match.id)

    def check(self) -> Match | None:
        """See whether another window wrote over the match being played, and keep this one too.

        A match by link that was only played on there is caught up with, and returned.

        Storage that cannot be kept for oneself (a browser's) lets two windows write at one instant:
        then only the later text is there. Who only played on from here has lost nothing of ours.
        """
        match = self._playing
        mine = None if match is None else self._texts.get(match)
        if match is None or mine is None:
            return None
        try:
            there = self._storage.get(key_of(match.id))
        except OSError:
            return None
        if there is None or there in (mine, self._checked):
            return None
        self._checked = there
        if not saved_match.holds(there, match):
            self.save(match)
        elif match.side is not None and saved_match.catch_up(match, there):
            self._texts[match] = there
            return match
        return None

    def rescue(self) -> bool:
        """Save the match being played once more, after an error; True if it is kept now."""
        match = self._playing
        return match is not None and self.save(match) and self.is_saved_here(match)

    def _write(self, match: Match, crowded: bool = False) -> bool:
        """Write a match, never over a text that this window has not seen. Raises OSError.

        `crowded`: also where all places are taken.
        """
        id_, news = match.id, ""
        there = self._storage.get(key_of(id_))
        if there is not None and there != self._texts.get(match):
            news = PLAYED_ELSEWHERE if saved_match.is_same(there, match) else MATCH_BESIDE
            match.id, there = new_id(), None
        try:
            spare = "" if there is not None or crowded else self._shelf.spare(MOST_MATCHES)
            if spare is None:
                self._notices.tell_once(MATCHES_FULL)
                return False
            text = saved_match.write(match, self._shelf.next_number())
            self._storage.set(key_of(match.id), text)
            self._texts[match], id_ = text, match.id
        finally:
            match.id = id_  # the old one again where nothing was written
        self._notices.over(UNSAVED)
        self._notices.tell(news)
        if spare:
            with contextlib.suppress(OSError):  # one too many does no harm
                self._storage.remove(key_of(spare))
        return True

    # What earlier versions left

    def set_aside_broken(self) -> None:
        """Set aside every text that is broken, before anyone reads or overwrites it."""
        self._shelf.set_aside_broken()

    def _joined(self, match: Match, crowded: bool) -> bool:
        """Keep a match that an earlier version left; False where it cannot be. Raises OSError."""
        playing = self._playing
        meeting = self._placed(match, whole=True)
        mine, self._playing = self._playing, playing
        joined = match if meeting is None else meeting.match
        if meeting is not None and joined is mine:
            return True
        if meeting is not None and playing is not None and mine is playing:
            take_in(playing, joined)
            joined = playing
        date(joined, self._now())
        with self._storage.alone():
            return self._write(joined, crowded)

    # What is told

    def report_unsaved(self, key: str) -> None:
        """Have it told, once, that what lies under a key beside the matches was not changed."""
        self._shelf.report_unsaved(key)

    def take_notices(self) -> list[str]:
        """Return the keys of what is to be told now."""
        notices, self._notices.waiting = self._notices.waiting, []
        return notices

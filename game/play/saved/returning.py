"""Matches that earlier versions left, or set aside: they come back once they can be read."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from game.play.match import Match
from game.play.records import record
from game.play.saved import saved_match
from game.play.saved.aside import all_aside, bring_back
from game.play.saved.notices import MATCH_BROUGHT_BACK, Notices
from game.play.saved.saved_match import id_of
from game.play.saved.shelf import OLD_KEY, Shelf
from game.play.saved.storage import Storage

Join = Callable[[Match, bool], bool]
"""Keeps a match, joined with the one of its id; told whether all places may be taken already.

False where it cannot be kept. Raises OSError.
"""


class Returning:
    """Brings matches back to where they belong."""

    def __init__(self, storage: Storage, shelf: Shelf, notices: Notices, join: Join) -> None:
        self._storage = storage
        self._shelf = shelf
        self._notices = notices
        self._join = join
        self._looked_aside = False

    def bring_back(self, most: int) -> None:
        """Once in a visit, bring the matches back that can be read by now, while there is room.

        `most` are kept. Raises OSError.
        """
        if self._looked_aside:
            return
        self._looked_aside = True
        for name, key, text in list(all_aside(self._storage)):
            if key != OLD_KEY and id_of(key) is None:
                continue
            with contextlib.suppress(OSError):  # one that cannot come back keeps no other away
                if len(self._shelf.ids()) < most and self._returned(name, key, text):
                    self._notices.tell_once(MATCH_BROUGHT_BACK)

    def _returned(self, name: str, key: str, text: str) -> bool:
        """Bring a match back if it can be read; False if it stays aside. Raises OSError."""
        id_ = id_of(key)
        if id_ and saved_match.newer(text, id_) is not None:
            bring_back(self._storage, name, key, text)
            return False  # it still cannot be opened
        try:
            match = saved_match.read(text) if id_ else record.from_text(text)
        except Exception:  # as in `Shelf.read`: whatever is wrong with it, it lies where it should
            return False
        match.id = id_ or match.id
        if id_ and bring_back(self._storage, name, key, text):
            return True
        if not self._join(match, False):
            return False
        self._storage.remove(name)
        return True

    def move_old(self) -> None:
        """Give a match that an earlier version kept a key of its own."""
        text = self._shelf.text(OLD_KEY)
        if text is None:
            return
        match = self._shelf.read(OLD_KEY, text, record.from_text)
        if match is None:
            if saved_match.newer(text, ""):
                self._shelf.set_aside(OLD_KEY, text)  # no later version has left it here
            return
        with contextlib.suppress(OSError):  # where it cannot be written it stays as it is
            if self._join(match, True):
                self._storage.remove(OLD_KEY)

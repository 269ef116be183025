"""What the person has to be told about saving: keys of the catalogue, each at its time."""

from __future__ import annotations

from collections.abc import Iterable

STORAGE_REFUSES = "storage-refuses"
MATCH_SET_ASIDE = "match-set-aside"
MATCH_STAYS = "match-stays-broken"
MATCH_UNREADABLE = "match-unreadable"
MATCH_NOT_REMOVED = "match-not-removed"
MATCH_NEWER = "match-newer"
MATCH_BESIDE = "match-beside"
MATCH_BROUGHT_BACK = "match-brought-back"
TEXT_SET_ASIDE = "text-set-aside"
TEXT_STAYS = "text-stays-broken"
TEXT_NEWER = "text-newer"
TEXT_UNKEPT = "text-unkept"
MATCHES_FULL = "matches-full"
MATCH_TOO_LONG = "match-too-long"
PLAYED_ELSEWHERE = "match-played-elsewhere"
LINE_SAVED = "match-line-kept"
LINE_SAVED_ENDED = "match-line-kept-ended"

UNSAVED = frozenset({STORAGE_REFUSES, MATCHES_FULL, MATCH_TOO_LONG})
"""Why a match is not saved."""

OF_ONE_MATCH = UNSAVED - {STORAGE_REFUSES}
"""Why this match is not saved, whatever becomes of the next."""

UNREAD = frozenset({MATCH_SET_ASIDE, MATCH_STAYS, MATCH_UNREADABLE})
"""Why a match that is kept cannot be opened."""

_COVERED = {STORAGE_REFUSES: TEXT_UNKEPT}
"""Of a notice that lasts, the one that need not be told beside it: it would say the same."""


class Notices:
    """The notices that wait to be told. What lasts is told once, until it has changed."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self._lasting: set[str] = set()

    def tell_once(self, notice: str) -> None:
        """Have something told, if it was not told before."""
        if notice in self._lasting or any(_COVERED.get(other) == notice for other in self._lasting):
            return
        self._lasting.add(notice)
        less = _COVERED.get(notice)
        if less in self.waiting:
            self._lasting.discard(less)
            self.waiting.remove(less)
        self.tell(notice)

    def tell(self, notice: str) -> None:
        """Have something told that has just happened; "" is nothing."""
        if notice and notice not in self.waiting:
            self.waiting.append(notice)

    def over(self, notices: Iterable[str]) -> None:
        """Note that these hold no more, or for something else: they are to be told again."""
        self._lasting.difference_update(notices)

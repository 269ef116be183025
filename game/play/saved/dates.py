"""The dates that a match is given, whatever a clock says: it may be wrong, or put back."""

from __future__ import annotations

import math

from game.play.match import Match
from game.play.records.reading import LATEST


def date(match: Match, now: float) -> None:
    """Write into a match when it was begun and changed; `now` is in seconds since 1970."""
    at = milliseconds(now)
    match.created = match.created or at
    match.changed = at if match.changed >= LATEST else max(at, match.changed + 1)


def milliseconds(seconds: float) -> int:
    """Return seconds since 1970 as a record tells them: before 1970 is 0, what is no number too."""
    if math.isnan(seconds):
        return 0
    return int(min(max(seconds * 1000, 0), LATEST))

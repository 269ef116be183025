"""Dates as people say them, by the clock of the person's own place."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.scenes.frame.today import local_time

_DAY = 86_400


def date_text(words: Catalogue, moment: float, now: float) -> str:
    """Return when `moment` was, seen from `now`; both in seconds since 1970."""
    there, today = local_time(moment), local_time(now)
    clock = words.text("date.clock", hour=str(there.tm_hour), minute=f"{there.tm_min:02}")
    if there[:3] == today[:3]:
        return words.text("date.today", time=clock)
    if there[:3] == local_time(now - _DAY)[:3]:
        return words.text("date.yesterday", time=clock)
    month = words.text(f"date.month-{there.tm_mon}")
    if there.tm_year == today.tm_year:
        return words.text("date.day-this-year", day=there.tm_mday, month=month)
    return words.text("date.day", day=there.tm_mday, month=month, year=str(there.tm_year))

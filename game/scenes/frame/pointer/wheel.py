"""The wheel scrolls by pages: small turns add up until they are worth one page."""

from __future__ import annotations

ONE_PAGE = 40.0
"""A turn of the wheel by so many CSS pixels turns the page."""


class PageScroll:
    """How far the wheel has scrolled since the last page."""

    def __init__(self) -> None:
        self._distance = 0.0

    def pages(self, dy: float) -> int:
        """Take a turn by `dy` CSS pixels; return 1 for the next page, -1 for the last, or 0."""
        self._distance += dy
        if abs(self._distance) < ONE_PAGE:
            return 0
        step = 1 if self._distance > 0 else -1
        self._distance = 0.0
        return step

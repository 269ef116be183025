"""What the history of a browser, or of a window, holds of the screens that were on view."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A screen above the menu, as an entry of the browser's history has it.

    `id` names it during this visit, and is no place's of another visit. `lasting` leads there at
    another visit too; "" where nothing does.
    """

    id: str
    lasting: str = ""


@dataclass(frozen=True, slots=True)
class Went:
    """The person went back (`steps` < 0) or forward in the history of what was on view.

    `places`: those gone forward to, in order. The host may know of fewer than there are steps.
    """

    steps: int
    places: tuple[Place, ...] = ()

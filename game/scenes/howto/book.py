"""The pages of how to play: those of the game, and those that are the same for all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.rules.protocol import Json
from game.view.howto.page import Page
from game.view.howto.reading import history_page, words_page
from game.view.registry import VIEWS

_LAP = "lap"
"""The word that is in the glossary of games in which sowing goes on from where it ended."""


def book(game: str, options: Mapping[str, Json], *, touch: bool) -> Sequence[Page]:
    """Return all pages. `touch`: no keys are told of, where there are none."""
    view = VIEWS[game]
    reading = words_page(view.glossary), history_page(game, view.history)
    read = (page for page in reading if view.glossary and view.history)
    return (*view.rules(options), *_common(touch, laps=_LAP in view.glossary), *read)


def _common(touch: bool, *, laps: bool) -> Iterator[Page]:
    """Yield the pages on how the program is used; `laps`: whether a turn may have several."""
    for key in ("by-touch",) if touch else ("keys", "tools"):
        text = f"howto.{key}.laps" if laps and key == "keys" else f"howto.{key}"
        yield Page(key, f"howto.{key}.title", text)


def number_of(pages: Sequence[Page], key: str | None) -> int:
    """Return the number of the page with a key, from 0; that of the first one if none has it."""
    return next((number for number, page in enumerate(pages) if page.key == key), 0)

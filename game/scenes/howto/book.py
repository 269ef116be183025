"""The pages of how to play: those of the game, and those that are the same for all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.rules.protocol import Json
from game.view.howto.page import Page
from game.view.howto.reading import history_page, words_page
from game.view.registry import VIEWS


def book(game: str, options: Mapping[str, Json], *, touch: bool) -> Sequence[Page]:
    """Return all pages. `touch`: no keys are told of, where there are none."""
    view = VIEWS[game]
    reading = words_page(view.glossary), history_page(game, view.history)
    read = (page for page in reading if view.glossary and view.history)
    return (*view.rules(options), *_common(touch), *read)


def _common(touch: bool) -> Iterator[Page]:
    """Yield the pages on how the program is used."""
    for key in ("touch",) if touch else ("keys", "tools"):
        yield Page(key, f"howto.{key}.title", f"howto.{key}")


def number_of(pages: Sequence[Page], key: str | None) -> int:
    """Return the number of the page with a key, from 0; that of the first one if none has it."""
    return next((number for number, page in enumerate(pages) if page.key == key), 0)

"""How to play Bao, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.bao.game import Bao
from game.rules.protocol import Json
from game.view.bao.figures import figures
from game.view.howto.page import Figure, Page

LESSONS: Mapping[str, str] = {
    "aim": "bao-hamna",
    "learning": "bao-sow",
    "namua": "bao-namua-start",
    "kichwa": "bao-enter",
    "kimbi": "bao-edge",
    "relay": "bao-relay",
    "takasa": "bao-must",
    "nyumba": "bao-nyumba",
    "two": "bao-two",
    "mtaji": "bao-mtaji",
    "win": "bao-hamna",
}
"""The lesson that belongs to a page."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; they have the preset and the switches in force."""
    drawn = figures(options)
    return tuple(_page(key, text, drawn.get(key)) for key, text in _keys(options))


def _keys(options: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each page."""
    learning = options["preset"] == "kujifunza"
    yield "aim", "aim"
    if learning:
        yield "learning", "learning"
        yield "kichwa", "kichwa"
    else:
        for key in ("names", "namua", "kichwa"):
            yield key, key
    for key in ("kimbi", "relay", "takasa"):
        yield key, key
    if not learning:
        yield "nyumba", f"nyumba.{options['nyumba_function']}"
        yield "two", f"two.{options['two_from_nyumba']}"
    yield "mtaji", f"mtaji.{options['mtaji_limit']}"
    if options["takasia"]:
        yield "takasia", "takasia"
    yield "win", f"win.{options['takasa_empty_front']}"
    yield "preset", f"preset.{_preset(options)}"


def _preset(options: Mapping[str, Json]) -> str:
    """Return the preset in force; "own" if a switch differs from it."""
    preset = str(options["preset"])
    same = all(options[name] == value for name, value in Bao.presets[preset].items())
    return preset if same else "own"


def _page(key: str, text: str, figure: Figure | None) -> Page:
    """Return one page."""
    base = f"howto.bao.{key}"
    return Page(key, f"{base}.title", f"howto.bao.{text}", figure, LESSONS.get(key, ""))

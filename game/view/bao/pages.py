"""How to play Bao, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.bao.game import Bao
from game.rules.protocol import Json
from game.view.bao.figures import figures
from game.view.howto.page import Figure, Page

LESSONS: Mapping[str, str] = {
    "aim": "bao-hamna",
    "sow": "bao-sow",
    "capture": "bao-capture",
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


NOTES: Mapping[str, str] = {
    "start": "start",
    "start.learning": "start.learning",
    "sow": "sow",
    "parts": "parts",
    "nyumba.count": "nyumba.count",
    "nyumba.intact": "nyumba.intact",
    "keep.choice": "keep",
    "keep.stop": "keep",
    "mtaji.15": "mtaji.15",
    "capture.15": "mtaji.15",
    "takasia": "takasia",
    "win.illegal": "win.illegal",
    "win.learning.illegal": "win.illegal",
    "draw": "draw",
}
"""Which note stands below a text: what is not in the leaflet."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; they have the preset and the switches in force."""
    drawn = figures(options)
    keys = _learning if options["preset"] == "kujifunza" else _whole
    return tuple(_page(key, text, drawn.get(key), options) for key, text in keys(options))


def _whole(options: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each page, where there is a stock and a nyumba."""
    for key in ("aim", "names", "start", "sow", "parts", "namua", "kichwa", "kimbi"):
        yield key, key
    yield from (("again", "again"), ("relay", "relay"))
    yield "takasa", f"takasa.{options['takasa_singletons']}"
    yield "nyumba", f"nyumba.{options['nyumba_function']}"
    yield "keep", f"keep.{options['nyumba_takasa']}"
    yield "two", f"two.{options['two_from_nyumba']}"
    yield "mtaji", f"mtaji.{options['mtaji_limit']}"
    yield "rest", "rest"
    yield from _end(options, "win")


def _learning(options: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """Yield the same for learners."""
    yield from (("aim", "aim"), ("names", "names.learning"), ("start", "start.learning"))
    yield from (("sow", "sow"), ("capture", f"capture.{options['mtaji_limit']}"))
    yield from (("kichwa", "kichwa.learning"), ("kimbi", "kimbi"), ("again", "again"))
    yield from (("relay", "relay"), ("takasa", "takasa.learning"))
    yield from _end(options, "win.learning")


def _end(options: Mapping[str, Json], win: str) -> Iterator[tuple[str, str]]:
    """Yield the last pages."""
    if options["takasia"]:
        yield "takasia", "takasia"
    yield "win", f"{win}.{options['takasa_empty_front']}"
    yield "draw", "draw"
    yield "preset", f"preset.{_preset(options)}"


def _preset(options: Mapping[str, Json]) -> str:
    """Return the preset in force; "own" if a switch differs from it."""
    preset = str(options["preset"])
    same = all(options[name] == value for name, value in Bao.presets[preset].items())
    return preset if same else "own"


def _page(key: str, text: str, figure: Figure | None, options: Mapping[str, Json]) -> Page:
    """Return one page."""
    notes = [NOTES[text]] if text in NOTES else []
    if text.startswith("takasa.") and key == "takasa" and options["preset"] != "kujifunza":
        notes += ["takasa.no"] if options["takasa_from_nyumba"] == "no" else []
    return Page(
        key,
        f"howto.bao.{text if key == 'preset' else key}.title",
        f"howto.bao.{text}",
        figure,
        LESSONS.get(key, ""),
        tuple(f"howto.bao.{note}.note" for note in notes),
    )

"""How to play Bao, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.bao.game import Bao
from game.rules.protocol import Json
from game.view.game_view import Page

START = "00000000/02260000/00006220/00000000/22-22/sn/-/s"

LEAFLET: Mapping[str, Json] = {"preset": "printed", **Bao.presets["printed"]}
"""Figures are played by these options, whatever the match has."""

FIGURES: Mapping[str, tuple[str, str | None]] = {
    "aim": (START, None),
    "names": (START, None),
    "namua": ("00000000/10132200/00030021/00000000/10-10/-/-/s", "nA4c"),
    "kichwa": ("00000000/10132200/00030021/00000000/10-10/-/-/s", "nA4a"),
    "kimbi": ("00000000/13100000/01000210/00000000/10-10/-/-/s", "nA2c"),
    "relay": ("00000000/10020000/02020000/00000000/10-10/-/-/s", "nA4c"),
    "takasa": ("00000000/10100000/00020210/00000000/10-10/-/-/s", "ntA4c"),
    "nyumba": ("00000000/10500000/00106000/00000000/10-10/sn/-/s", "nA3cs"),
    "two": ("00000000/10500000/00006000/00000000/10-10/sn/-/s", "n2A5c"),
    "mtaji": ("00000000/00003002/03101000/00000000/0-0/-/-/s", "mA2c"),
    "takasia": ("00000000/00220000/31000000/00000000/0-0/-/-/s", "mtA1c"),
    "win": ("02000000/00020000/00030021/00000000/10-10/-/-/s", "nA4c"),
    "learning": ("22222222/22222222/22222222/22222222/0-0/-/-/s", None),
    "preset": (START, None),
}
"""Position and move of each page's figure."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; they have the preset and the switches in force."""
    return tuple(_page(title, key) for title, key in _keys(options))


def _keys(options: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each page."""
    learning = options["preset"] == "kujifunza"
    yield "aim", "aim"
    if learning:
        yield "learning", "learning"
        yield "kichwa", "kichwa"
    else:
        for name in ("names", "namua", "kichwa"):
            yield name, name
    for name in ("kimbi", "relay", "takasa"):
        yield name, name
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


def _page(name: str, key: str) -> Page:
    """Return one page."""
    position, move = FIGURES[name]
    return Page(f"howto.bao.{name}.title", f"howto.bao.{key}", position, move, LEAFLET)

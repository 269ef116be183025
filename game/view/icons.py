"""Small pictures for buttons, drawn as lines so that they are crisp at any size."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

import pygame

from game.view.art import smooth
from game.view.seat_shapes import SEAT_SHAPES
from game.view.symbols import arrows, prizes, things
from game.view.theme import Colour

Stroke = Callable[[pygame.Surface, Colour, float], None]
"""Draws an icon on a square surface of side `s` (canvas pixels)."""


@lru_cache(maxsize=64)
def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """Return the icon called `name`."""
    return smooth((size, size), lambda large, k: ICONS[name](large, colour, size * k), colour)


ICONS: Mapping[str, Stroke] = {
    "menu": arrows.menu,
    "back": arrows.back,
    "forward": arrows.forward,
    "undo": arrows.undo,
    "redo": arrows.redo,
    "restart": arrows.restart,
    "turn": arrows.turn,
    "skip": arrows.skip,
    "play": arrows.play,
    "pause": arrows.pause,
    "settings": things.gear,
    "setup": things.sliders,
    "help": things.question,
    "minus": arrows.minus,
    "plus": arrows.plus,
    "check": arrows.check,
    "cancel": arrows.cancel,
    "flag": things.flag,
    "warning": things.warning,
    "hint": things.lamp,
    "chart": things.chart,
    "white-flag": things.white_flag,
    "log": things.log,
    "more": arrows.more,
    "full-screen": arrows.full_screen,
    "send": things.send,
    "replay": arrows.replay,
    "lines": things.branches,
    "list": things.bullets,
    "open": things.folder,
    "statistics": things.statistics,
    "throw-away": things.throw_away,
    "step-back": partial(arrows.to_side, chevrons=1, back=True),
    "step-forward": partial(arrows.to_side, chevrons=1, back=False),
    "move-back": partial(arrows.to_side, chevrons=2, back=True),
    "move-forward": partial(arrows.to_side, chevrons=2, back=False),
    "jump-back": partial(arrows.to_side, chevrons=0, back=True),
    "jump-forward": partial(arrows.to_side, chevrons=0, back=False),
    "link": things.link,
    "code": things.code,
    "sheets": things.sheets,
    "keyboard": things.keyboard,
    "people": things.people,
    "clock": things.clock,
    "save": things.save,
    "person": things.person,
    "computer": things.computer,
    "pencil": things.pencil,
    "down": arrows.down,
    "up": arrows.up,
    "book": things.book,
    "eye": things.eye,
    "star": things.star,
    "puzzle": prizes.puzzle,
    "cup": prizes.cup,
    **SEAT_SHAPES,
}

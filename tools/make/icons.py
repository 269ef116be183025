"""Makes the icons of the installed page: `python -m tools.make.icons`.

- icon-192.png, icon-512.png: web/page/icon.svg as it is, on nothing.
- icon-maskable.png: the same on the ground of the menu, small enough that a system may cut the
  picture to any shape.
- icon-apple.png: the same for iPhones, which cut off corners only.
- game-NAME.png: the board of each game, for the shortcuts of the installed page.
"""

from __future__ import annotations

import os
from pathlib import Path

from tools.places import PAGE

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.host.fake import FakeHost
from game.host.interface import Viewport
from game.i18n.catalogue import Catalogue
from game.play.saved.saves import Saves
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_position
from game.scenes.frame.registry import open_context
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.theme import LIGHT_WOOD

BOARD = PAGE / "icon.svg"

BOARD_REACH = 32 / 30
"""How far a corner of the board is from its middle, in halves of its width: they are round."""

SAFE = 0.4
"""A system leaves at least a circle of that radius of a maskable icon, in sides of it."""

MASKABLE, APPLE = 512, 180
APPLE_WIDTH = 0.8
"""The width of the board on the icon for iPhones, in sides of it."""

SHORTCUT = 96
SHORTCUT_ROUNDING = 16

GROUND = LIGHT_WOOD.table
WELL = LIGHT_WOOD.well


def board(side: int) -> pygame.Surface:
    """Return the board of the icon in a square of so many pixels."""
    return pygame.image.load_sized_svg(BOARD, (side, side))


def on_ground(side: int, width: float) -> pygame.Surface:
    """Return a square filled with the ground, and on it the board, `width` sides wide."""
    picture = pygame.Surface((side, side))
    picture.fill(GROUND)
    drawn = board(round(side * width * 64 / 60))  # the board takes 60 of the 64 units of its square
    picture.blit(drawn, drawn.get_rect(center=(side / 2, side / 2)))
    return picture


def shortcut(context: Context, game: str) -> pygame.Surface:
    """Return the board of a game in a round well."""
    side = (SHORTCUT, SHORTCUT)
    ground = pygame.Surface(side, pygame.SRCALPHA)
    draw_rounded(ground, ground.get_rect(), SHORTCUT_ROUNDING, WELL)
    rules = make(game)
    area = Box(0, 0, *side).shrunk(4)
    for _ in draw_position(context, ground, area, rules, rules.start(rules.seats[0])):
        pass
    return ground


def icons() -> dict[str, pygame.Surface]:
    """Return every icon by the name of its file."""
    host = FakeHost(viewport=Viewport(SHORTCUT, SHORTCUT, 1))
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage))
    return {
        "icon-192.png": board(192),
        "icon-512.png": board(512),
        "icon-maskable.png": on_ground(MASKABLE, 2 * SAFE / BOARD_REACH),
        "icon-apple.png": on_ground(APPLE, APPLE_WIDTH),
        **{f"game-{game}.png": shortcut(context, game) for game in VIEWS},
    }


def main(folder: Path = PAGE) -> None:
    """Write all icons."""
    pygame.display.init()
    pygame.display.set_mode((SHORTCUT, SHORTCUT))
    for name, picture in icons().items():
        pygame.image.save(picture, folder / name)
        print(name, (folder / name).stat().st_size)


if __name__ == "__main__":
    main()

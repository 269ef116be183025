"""Makes the picture that stands beside a link to the page: `python -m tools.make.share_picture`.

Messengers and social sites show it, as the page names it for them: the board of a match of
Mancala as the table draws it, with the name above. Writes web/page/share.jpg, from the fonts,
pictures and words of the game.
"""

from __future__ import annotations

import pygame

from game.host.fake import FakeHost
from game.host.interface import Viewport
from game.i18n.catalogue import Catalogue
from game.play.saved.saves import Saves
from game.rules.registry import GAMES
from game.scenes.frame.pictures import draw_position
from game.scenes.frame.registry import open_context
from game.view.backdrop import backdrop
from game.view.box import Box
from tools.gallery.stage import match_of
from tools.places import PAGE

PLACE = PAGE / "share.jpg"

WIDTH, HEIGHT = 1200, 630
"""What the sites ask for, in pixels."""

TIMES = 2
"""It is drawn larger and then reduced, so that edges and letters are smooth."""

NAME_TOP, NAME_SIZE = 22, 104
GAMES_TOP, GAMES_SIZE = 146, 36

BOARD_TOP, BOARD_MARGIN = 192, 14
"""The room for the board, with its shadow, in pixels of the picture."""

ZOOM = 1.4
"""Pixels of the picture for one of the table's own: a board there is no wider than windows want."""

TURNS, SEED = 7, 5
"""How many moves were played at random, and from which seed: seeds lie in pits and stores."""


def put(canvas: pygame.Surface, line: pygame.Surface, top: int) -> None:
    """Put a line of text into the middle of the width, `top` pixels of the picture down."""
    canvas.blit(line, ((canvas.get_width() - line.get_width()) // 2, top * TIMES))


def draw() -> pygame.Surface:
    """Draw the picture, in its final size."""
    host = FakeHost(viewport=Viewport(WIDTH / ZOOM, HEIGHT / ZOOM, TIMES * ZOOM))
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage))
    words, theme = context.words, context.theme
    canvas = pygame.Surface((WIDTH * TIMES, HEIGHT * TIMES))
    canvas.blit(backdrop(canvas.get_size(), theme), (0, 0))
    games = " · ".join(words.text(f"menu.game.{game}") for game in GAMES)
    name = words.text("menu.title")
    write = context.type.line
    put(canvas, write(name, "title", NAME_SIZE * TIMES, theme.title), NAME_TOP)
    put(canvas, write(games, "bold", GAMES_SIZE * TIMES, theme.text), GAMES_TOP)
    match = match_of("kalah", TURNS, SEED)
    width, height = WIDTH - 2 * BOARD_MARGIN, HEIGHT - BOARD_TOP - BOARD_MARGIN
    area = Box(*(each / ZOOM for each in (BOARD_MARGIN, BOARD_TOP, width, height)))
    for _ in draw_position(context, canvas, area, match.game, match.position):
        pass
    return pygame.transform.smoothscale(canvas, (WIDTH, HEIGHT))


def main() -> None:
    """Write the picture."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.image.save(draw(), PLACE)
    print(PLACE.name, PLACE.stat().st_size)


if __name__ == "__main__":
    main()

"""The Bantu board without pieces: wood, Finish, joined rows, hollows, arrows and numbers."""

from __future__ import annotations

import pygame

from game.view.art import draw_rounded, smooth
from game.view.bantu.colours import INKS
from game.view.bantu.disc import Disc
from game.view.bantu.finish import draw_finish
from game.view.bantu.numbers import MEDAL, Number, numbers_of
from game.view.bantu.piece import Piece, footprint
from game.view.bantu.plank import draw_plank
from game.view.bantu.rows import draw_arrows, draw_rows
from game.view.pixels import px
from game.view.steps import Steps
from game.view.theme import Colour, Theme, contrast, mixed


def number_ink(theme: Theme) -> Colour:
    """Return the colour of numbers on the bare wood."""
    wood = mixed(theme.wood_dark, theme.wood_light, 0.5)
    return max(INKS[:2], key=lambda ink: contrast(ink, wood))


def draw_ground(surface: pygame.Surface, disc: Disc, finish: str) -> Steps:
    """Draw everything within the room of the plan, a few milliseconds at a time.

    `finish` is the word that stands at Finish.
    """
    if disc.plan.enlarged:
        surface.set_clip(disc.room)
    yield from draw_plank(surface, disc)
    draw_finish(surface, disc, finish)
    yield
    yield from draw_rows(surface, disc)
    yield from _draw_hollows(surface, disc)
    yield from draw_arrows(surface, disc)
    for number in numbers_of(disc.plan, disc.board):
        _draw_number(surface, disc, number)
    yield
    surface.set_clip(None)


def _draw_hollows(surface: pygame.Surface, disc: Disc) -> Steps:
    """Draw the hollows of circles, the marks of starting spaces, the holes of Finish."""
    small = round(disc.circle * 0.9)
    hollow, plate = disc.art.pit((small, small)), _starting_space(disc)
    for place, spot in disc.plan.spots.items():
        middle = px(spot.pit, disc.scale).center
        picture = hollow
        if place.kind == "start":
            surface.blit(plate, plate.get_rect(center=middle))
            picture = footprint(Piece(*place.at), disc.circle, disc.theme, disc.type)
        surface.blit(picture, picture.get_rect(center=middle))
        yield


def _starting_space(disc: Disc) -> pygame.Surface:
    """Return the light ground of a starting space."""
    side, theme = round(disc.circle * 1.1), disc.theme
    ink = theme.wood_light if theme.textured else theme.pit

    def draw(large: pygame.Surface, k: int) -> None:
        middle = (side * k / 2, side * k / 2)
        pygame.draw.circle(large, theme.groove, middle, side * k / 2)
        pygame.draw.circle(large, ink, middle, side * k / 2 - disc.line * k)

    return smooth((side, side), draw, theme.groove)


def _draw_number(surface: pygame.Surface, disc: Disc, number: Number) -> None:
    """Write a number: those of a start line stand on its colour, that of its piece on a disc."""
    size, ink = number.size * disc.scale, number_ink(disc.theme)
    middle = (round(number.middle[0] * disc.scale), round(number.middle[1] * disc.scale))
    if number.kind == "piece":
        side = size * MEDAL
        ink = _draw_plate(surface, disc, middle, (side, side), disc.colours.start)
    elif number.kind == "start":
        wide = disc.type.width(number.text, "bold", size) + size * 0.5
        ink = _draw_plate(surface, disc, middle, (wide, size * 1.16), disc.colours.plate)
    digits = disc.type.line(number.text, "bold", size, ink)
    surface.blit(digits, digits.get_rect(center=middle))


def _draw_plate(
    surface: pygame.Surface,
    disc: Disc,
    middle: tuple[int, int],
    size: tuple[float, float],
    ground: Colour,
) -> Colour:
    """Draw the plate of a number, with corners as round as it can have; return the ink for it."""
    plate = pygame.Rect(0, 0, round(size[0]), round(size[1]))
    plate.center = middle
    inner = plate.inflate(-2 * disc.line, -2 * disc.line)
    draw_rounded(surface, plate, plate.height / 2, disc.edge_ink)
    draw_rounded(surface, inner, inner.height / 2, ground)
    return max(INKS, key=lambda ink: contrast(ink, ground))

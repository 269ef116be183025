"""Small pictures of positions, drawn by the games' own boards."""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from typing import Any

import pygame

from game.rules.protocol import AnyGame, Place, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.preload import import_game
from game.view.board.drawing import Appearance
from game.view.board.marks import NO_MARKS, Marks
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.steps import Steps

SMALL = 200.0
"""Below half this height, in CSS pixels, the edges of a board shrink with its picture."""

LEAST = 24.0
"""No board is drawn on less room than this (CSS pixels)."""


THUMBNAIL, MOST_THUMBNAILS = "thumbnail", 24
"""The first part of the keys of small pictures; no more of them are kept."""

DRAWN = 140.0
"""No small picture is drawn less wide or high than this (CSS pixels), whatever its size is then."""

MARGIN = 0.06
"""Beside the board on a small picture, in shares of its sides."""


def draw_position(
    context: Context,
    ground: pygame.Surface,
    area: Box,
    game: AnyGame,
    position: Any,
    *,
    below: Seat | None = None,
    seat_signs: tuple[int, ...] = (),
) -> Steps:
    """Draw a position without counts into `area` of `ground`, a few milliseconds at a time.

    `seat_signs` is the sign of each seat, () where each wears its own.
    """
    if min(area.width, area.height) < LEAST:
        return
    yield from import_game(game.name)
    game_view, scale = VIEWS[game.name], context.viewport.scale
    seat = game.seats[0] if below is None else below
    unit = min(0.5 * context.measure.unit, area.height / SMALL)
    plan = game_view.plan(game, area, seat, unit)
    art = context.art
    if seat_signs != context.seat_signs:
        art = art.with_theme(context.theme_of(seat_signs))
    board = game_view.drawing(game, plan, art, context.type, scale)
    yield
    yield from board.whole_steps(ground, game_view.contents(game, position))


def thumbnail(
    context: Context,
    size: tuple[float, float],
    game: AnyGame,
    position: Any,
    *,
    below: Seat | None = None,
    seat_signs: tuple[int, ...] = (),
) -> Generator[None, None, pygame.Surface]:
    """Return a small picture of a position on the theme's `well`; `size` is in CSS pixels.

    It is drawn a few milliseconds at a time, and kept: the same one is there at once.
    """
    width, height = (max(1, round(side * context.viewport.scale)) for side in size)
    options = tuple(sorted((name, repr(value)) for name, value in game.options.items()))
    signs = (context.settings.piece_set, seat_signs)
    key = (THUMBNAIL, game.name, options, position, width, height, below, signs)
    pictures = context.art.pictures
    if key not in pictures:
        # What is too small to be drawn well is drawn larger.
        times = max(1, math.ceil(DRAWN / max(1.0, min(size))))
        picture = pygame.Surface((width * times, height * times))
        picture.fill(context.theme.well)
        area = Box(0, 0, size[0] * times, size[1] * times)
        area = area.shrunk(MARGIN * area.width, MARGIN * area.height)
        yield from draw_position(
            context, picture, area, game, position, below=below, seat_signs=seat_signs
        )
        if times > 1:
            picture = pygame.transform.smoothscale(picture, (width, height))
        kept = [each for each in pictures if each[0] == THUMBNAIL]
        if len(kept) >= MOST_THUMBNAILS:
            del pictures[kept[0]]
        pictures[key] = picture
    return pictures[key]


def draw_figure(
    context: Context,
    ground: pygame.Surface,
    game: AnyGame,
    plan: Plan,
    *,
    position: Any,
    marks: Mapping[Place, Marks],
) -> Steps:
    """Draw a position into a plan, each place with its marks, a few milliseconds at a time."""
    game_view = VIEWS[game.name]
    board = game_view.drawing(game, plan, context.art, context.type, context.viewport.scale)
    game_view.inscribe(board, context.words)
    yield
    yield from board.ground_steps(ground)
    for place, content in game_view.contents(game, position).items():
        if place in plan.spots:
            board.draw_place(ground, place, Appearance(content, marks.get(place, NO_MARKS)))
            yield

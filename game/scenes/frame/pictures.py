"""Small pictures of positions, drawn by the games' own boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.rules.protocol import AnyGame, Place, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.preload import import_game
from game.view.board.marks import Marks
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.steps import Steps

SMALL = 200.0
"""Below half this height, in CSS pixels, the edges of a board shrink with its picture."""

LEAST = 24.0
"""No board is drawn on less room than this (CSS pixels)."""


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
            board.draw_place(ground, place, content, marks.get(place, frozenset()), False)
            yield

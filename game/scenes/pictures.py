"""Small pictures of positions, drawn by the games' own boards."""

from __future__ import annotations

from typing import Any

import pygame

from game.rules.protocol import AnyGame, Seat
from game.scenes.ahead import import_game
from game.scenes.context import Context
from game.view.box import Box
from game.view.looks import LOOKS
from game.view.steps import Steps


def draw_position(
    context: Context,
    ground: pygame.Surface,
    area: Box,
    game: AnyGame,
    position: Any,
    *,
    below: Seat | None = None,
) -> Steps:
    """Draw a position without counts into `area` of `ground`, a few milliseconds at a time."""
    yield from import_game(game.name)
    look, scale = LOOKS[game.name], context.viewport.scale
    seat = game.seats[0] if below is None else below
    plan = look.plan(game, area, seat, 0.5 * context.measure.unit)
    board = look.drawing(game, plan, context.art, context.type, scale)
    yield
    yield from board.whole_steps(ground, look.contents(game, position))

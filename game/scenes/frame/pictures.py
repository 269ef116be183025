"""Small pictures of positions, drawn by the games' own boards."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pygame

from game.rules.protocol import AnyGame, Place, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.preload import import_game
from game.view.board.drawing import Appearance
from game.view.board.marks import NO_MARKS, Marks
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.pixels import px
from game.view.registry import FACTS, VIEWS
from game.view.steps import Steps

SMALL = 200.0
"""Below half this height, in CSS pixels, the edges of a board shrink with its picture."""

CLEAR, _MOST_TIMES = 120.0, 3
"""A board with less room than that (CSS pixels) is drawn larger by whole times, and reduced."""

LEAST = 24.0
"""No board is drawn on less room than this (CSS pixels)."""

_DISC = 0.3
"""The shadow of a round board is so much narrower, in rims."""

_FACING = 2
"""So many players face each other over a board that is longer than wide."""


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

    The board lies in it with its lower edge and its shadow, as large as there is room.
    `seat_signs` is the sign of each seat, () where each wears its own.
    """
    if min(area.width, area.height) < LEAST:
        return
    yield from import_game(game.name)
    seat = game.seats[0] if below is None else below
    art = context.art
    if seat_signs != context.seat_signs:
        art = art.with_theme(context.theme_of(seat_signs))
    game_view, scale = VIEWS[game.name], context.viewport.scale
    contents = game_view.contents(game, position)
    times = min(_MOST_TIMES, math.ceil(CLEAR / min(area.width, area.height)))
    if times == 1:
        plan = _plan(context, game, seat, area)
        board = game_view.drawing(game, plan, art, context.type, scale)
        yield
        yield from board.whole_steps(ground, contents)
        return
    # Lines, seeds and signs have a least size: the board is drawn larger, and all of it reduced.
    rect = px(area, scale)
    large = pygame.Surface((times * rect.width, times * rect.height), pygame.SRCALPHA)
    seen = rect.clip(ground.get_rect())
    if seen:
        large.fill((*ground.get_at(seen.topleft)[:3], 0))
    yield
    plan = _plan(
        context, game, seat, Box(0, 0, large.get_width() / scale, large.get_height() / scale)
    )
    board = game_view.drawing(game, plan, art, context.type, scale)
    yield
    yield from board.whole_steps(large, contents)
    ground.blit(pygame.transform.smoothscale(large, rect.size), rect)


def within_shadow(area: Box, rim: float) -> Box:
    """Return where a board lies in an area: round it falls its shadow, most of it below.

    Lower edge and shadow reach so far as the boards of `game/view/` draw them.
    """
    return Box(
        area.x + rim,
        area.y + rim,
        max(1.0, area.width - 2 * rim),
        max(1.0, area.height - 3 * rim),
    )


def _plan(context: Context, game: AnyGame, below: Seat, room: Box) -> Plan:
    """Return the plan of the largest board that lies in a room with its shadow."""
    facts = FACTS.get(game.name)
    narrow = _DISC if facts is not None and facts.disc else 1.0
    plan = _bare_plan(context, game, below, room)
    return _bare_plan(context, game, below, within_shadow(room, narrow * plan.rim))


def _bare_plan(context: Context, game: AnyGame, below: Seat, room: Box) -> Plan:
    """Return the plan of the largest board that lies in a room."""
    area = _lying_area(context, game, below, room)
    return VIEWS[game.name].plan(game, area, below, _unit(context, area))


def _lying_area(context: Context, game: AnyGame, below: Seat, room: Box) -> Box:
    """Return so much of a room that a board lies in it; one that several sit round is square."""
    view = VIEWS[game.name]
    if len(game.seats) > _FACING:
        side = min(room.width, room.height)
        return room.centred(side, side)
    for share in (1.0, 0.8, 0.65, 0.5, 0.4):
        area = room.centred(room.width, room.height * share)
        if not view.plan(game, area, below, _unit(context, area)).upright:
            return area
    return room


def _unit(context: Context, area: Box) -> float:
    """Return the unit of a small board: below `SMALL` its edges shrink with it."""
    return min(0.5 * context.measure.unit, area.height / SMALL)


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

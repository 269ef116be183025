"""The small boards of the menu: drawn once the page is there, and kept for the next time."""

from __future__ import annotations

import pygame

from game.play.match import Match
from game.play.signs import signs_of_players
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_position, within_shadow
from game.view.art import draw_edged, draw_rounded
from game.view.box import Box
from game.view.pixels import px, stroke
from game.view.registry import FACTS
from game.view.steps import Steps

_MENU = "menu"
"""Under this word they stand among the pictures that are kept."""

_MOST = 12
"""So many are kept at most: those of two sizes of the window, and of some matches."""

_RIM = 0.03
"""The edge of a board that is still to be drawn, in heights of it."""

Key = tuple[object, ...]


def key_of(context: Context, what: object, well: Box) -> Key:
    """Return under which key the board in a well is kept.

    `what` is the name of the game, or begins with it, where it tells the position too.
    """
    rect = px(_board(well), context.viewport.scale)
    return (_MENU, what, context.settings.piece_set, *rect.size)


def is_drawn(context: Context, key: Key) -> bool:
    """Whether the board of a key need not be waited for."""
    return key in context.art.pictures


def draw_thumbnail(context: Context, key: Key, well: Box, match: Match) -> Steps:
    """Draw the board of a match as it stands, as large as a well has room for it, and keep it."""
    pictures, scale = context.art.pictures, context.viewport.scale
    canvas = pygame.Surface(px(_board(well), scale).size)
    canvas.fill(context.theme.well)
    yield from draw_position(
        context,
        canvas,
        Box(0, 0, canvas.get_width() / scale, canvas.get_height() / scale),
        match.game,
        match.position,
        below=match.near(),
        seat_signs=signs_of_players(match.players),
    )
    ours = [each for each in pictures if each[0] == _MENU]
    if len(ours) >= _MOST:
        del pictures[ours[0]]
    pictures[key] = canvas


def show_thumbnail(
    surface: pygame.Surface, context: Context, key: Key, well: Box, round_corners: bool = True
) -> None:
    """Show a well with its board, or the bare wood of one while that is not drawn yet."""
    scale, theme = context.viewport.scale, context.theme
    rect = px(well, scale)
    if round_corners:
        draw_rounded(surface, rect, 8 * context.brush.line, theme.well)
    if is_drawn(context, key):
        show_board(surface, context, key, well)
    else:
        _show_wood(surface, context, key, well)


def show_board(surface: pygame.Surface, context: Context, key: Key, well: Box) -> None:
    """Show the board in a well that is there already, if it is drawn by now."""
    picture = context.art.pictures.get(key)
    if picture is not None:
        surface.blit(picture, px(_board(well), context.viewport.scale))


def _show_wood(surface: pygame.Surface, context: Context, key: Key, well: Box) -> None:
    """Show in a well the outline of a board that is still to be drawn, as far as it is known."""
    facts = FACTS.get(_game_of(key))
    if facts is None:
        return
    theme, whole = context.theme, _board(well)
    room = within_shadow(whole, _RIM * min(whole.height, whole.width / facts.aspect))
    width = min(room.width, room.height * facts.aspect)
    rect = px(room.centred(width, width / facts.aspect), context.viewport.scale)
    radius = rect.height / 2 if facts.disc else rect.height * 0.06
    colour = theme.wood_light if theme.textured else theme.panel
    edge, line = theme.wood_side, stroke(context.brush.line, 1)
    draw_edged(surface, rect, radius, line, edge=edge, face=colour)


def _game_of(key: Key) -> str:
    """Return the name of the game whose board has a key."""
    what = key[1]
    return str(what[0] if isinstance(what, tuple) else what)


def _board(well: Box) -> Box:
    """Return where the board lies in a well."""
    return well.shrunk(min(12.0, well.width * 0.05), min(10.0, well.height * 0.06))

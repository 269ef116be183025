"""The small boards of the list: drawn one after the other for the rows in view, and kept."""

from __future__ import annotations

import pygame

from game.play.saved.saved_match import SavedMatch
from game.play.signs import signs_of_players
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_position
from game.scenes.matches.told import near
from game.view.box import Box
from game.view.pixels import px
from game.view.steps import Steps

_PICTURES = "matches"
"""Under this word they stand among the pictures that are kept."""

_MOST = 64
"""So many are kept at most."""

Key = tuple[object, ...]


def board_key(context: Context, saved: SavedMatch, well: Box) -> Key:
    """Return under which key the board of a match is kept, drawn for a well."""
    size = px(_board(well), context.viewport.scale).size
    return (_PICTURES, saved.id, saved.changed, saved.moves, context.settings.piece_set, *size)


def board_of(context: Context, saved: SavedMatch, well: Box) -> pygame.Surface | None:
    """Return the board of a match, if it is drawn."""
    return context.art.pictures.get(board_key(context, saved, well))


def draw_board(context: Context, saved: SavedMatch, well: Box) -> Steps:
    """Draw the board of a match as it stands, and keep it."""
    pictures, board = context.art.pictures, _board(well)
    canvas = pygame.Surface(px(board, context.viewport.scale).size)
    canvas.fill(context.theme.well)
    yield from draw_position(
        context,
        canvas,
        Box(0, 0, board.width, board.height),
        saved.game,
        saved.position,
        below=near(saved),
        seat_signs=signs_of_players(saved.players),
    )
    ours = [key for key in pictures if key[0] == _PICTURES]
    if len(ours) >= _MOST:
        del pictures[ours[0]]
    pictures[board_key(context, saved, well)] = canvas


def _board(well: Box) -> Box:
    """Return the room of the board in a well, its corner at 0, 0."""
    return Box(0, 0, max(1.0, well.width - 8), max(1.0, well.height - 6))

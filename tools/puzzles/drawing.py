"""Draws puzzles to be looked at: the board of each, its answer, and what else could be played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.host.fake import FakeHost
from game.host.interface import Viewport
from game.i18n.catalogue import Catalogue
from game.learn.measures import MEASURES
from game.play.saved.saves import Saves
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_figure
from game.scenes.frame.registry import open_context
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.text.text_box import TextBox, draw_text
from tools.puzzles.difficulty import level, points
from tools.puzzles.found import Found

COLUMNS, ROWS = 2, 3
CELL = Box(0, 0, 620, 420)
WORDS = 96.0
"""The height of the words below a board."""


def draw(choice: Sequence[Found], folder: Path) -> None:
    """Draw all of them, a few on each picture."""
    host = FakeHost(viewport=Viewport(int(CELL.width * COLUMNS), int(CELL.height * ROWS), 1.0))
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage))
    each = COLUMNS * ROWS
    for first in range(0, len(choice), each):
        sheet = pygame.Surface((CELL.width * COLUMNS, CELL.height * ROWS))
        sheet.fill(context.theme.table)
        for at, found in enumerate(choice[first : first + each]):
            cell = CELL.moved(at % COLUMNS * CELL.width, at // COLUMNS * CELL.height)
            _draw_one(context, sheet, cell, found, first + at + 1)
        name = f"{found.game.name}-{first // each + 1:02}.png"
        pygame.image.save(sheet, folder / name)


def _draw_one(
    context: Context, sheet: pygame.Surface, cell: Box, found: Found, number: int
) -> None:
    room, below = cell.shrunk(8).top_part(cell.height - WORDS)
    game_view, game = VIEWS[found.game.name], found.game
    area = room.centred(min(room.width, room.height), room.height) if game_view.square else room
    plan = game_view.plan(game, area.shrunk(10), game.seats[0], context.measure.unit)
    for _ in draw_figure(context, sheet, game, plan, position=found.position, marks={}):
        pass
    draw_text(sheet, TextBox(_told(found, number), below, 15, valign="top"), context.brush)


def _told(found: Found, number: int) -> str:
    game, measure = found.game, found.theme.goals[-1].measure

    def text(moves: Sequence[object]) -> str:
        return " ".join(game.move_to_text(move) for move in moves)

    hard = points(found.theme.goals, found.plays, found.answer)
    others = ", ".join(
        f"{text(play.moves)}: {MEASURES[measure](play)}"
        for play in found.plays[:14]
        if play is not found.answer
    )
    mine = MEASURES[measure](found.answer)
    return (
        f"{number}. **{found.theme.name}** {level(hard)} ({hard:.1f}) {found.options_text} "
        f"{measure}: **{text(found.answer.moves)}: {mine}** | {others}"
    )

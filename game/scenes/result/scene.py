"""The end of a match: a sheet over the final board that says who won, and what next."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Literal

import pygame

from game.host.interface import Key, Note, Outline
from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import hook_state, position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.result.ended import ended_of
from game.scenes.result.joy import Joy
from game.scenes.result.keeping import protect_storage
from game.scenes.result.layout import (
    WIDEST,
    WIDEST_BESIDE,
    button_rows,
    halves,
    inner,
    note_box,
    title_box,
)
from game.scenes.result.scores import COUNTS, score_row
from game.scenes.result.shine import draw_shine, shining_box
from game.scenes.result.told import Told
from game.scenes.result.ways import button_rows as buttons_of
from game.scenes.result.ways import review, way
from game.untrusted.plain_text import plain
from game.view.box import Box
from game.view.pixels import Rect, px
from game.view.steps import Steps
from game.view.widgets import Item


class ResultScene(SheetScene):
    """Params: `match`, which is over; `just_ended`: the last move was seen a moment ago.

    It lies on the table, and going back shows the board again. A win that was just seen is a moment
    of joy: seeds fall, and the score counts up.
    """

    name = "result"
    widest: ClassVar[float] = WIDEST
    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "low"
    headed: ClassVar[bool] = False

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.ended = ended_of(context, params["match"])
        self.told = Told(context.words, self.ended)
        self._scores = score_row(context, self.ended)
        self._is_new = bool(params.get("just_ended"))
        """Whether nobody has been told yet."""
        moves = self._is_new and not context.reduced_motion
        joyful = moves and self.ended.won
        self._joy = Joy(random.Random(self.match.id)) if joyful else None
        self._counted: float | None = 0.0 if moves and self.ended.scored else None
        """For how many seconds the score has counted up; None once it has."""

    @property
    def match(self) -> Match:
        """The match."""
        return self.ended.match

    def enter(self) -> None:
        """Say how it ended, after what was said of the last move."""
        super().enter()
        if self._is_new and self.ended.won:
            self.context.sound.play("win")
        if self.ended.first and not self.context.progress.finish_guided(self.match.guided):
            self.context.matches.report_unsaved(self.context.progress.key)
        if self._is_new:
            protect_storage(self.context)
        self._is_new = False
        self.context.announce(self.told.spoken())

    def title(self) -> str:
        """Return who won."""
        return self.told.title()

    def description(self) -> str:
        """Return nothing: how it ended is told when it is entered."""
        return ""

    # Layout

    def wide(self) -> float:
        """Return how wide the sheet is: buttons stand beside the words where it is low."""
        m = self.context.measure
        return (WIDEST_BESIDE if m.short else WIDEST) * m.text

    def way_out(self) -> None:
        """Return no button besides "See the board", which does the same."""

    def content(self, area: Box) -> Content:
        """Lay out title, scores, notes and buttons."""
        m, brush = self.context.measure, self.context.brush
        area = inner(m, area)
        left, right = halves(m, area)
        title = title_box(self.title(), m, brush, left)
        words, y = [title], title.box.bottom + m.gap / 2
        y += self._scores.place(Box(left.x, y, left.width, 0))
        for line in self.told.notes():
            words.append(note_box(line, m, brush, Box(left.x, y + m.gap / 2, left.width, 0)))
            y = words[-1].box.bottom
        top = y + 2 * m.gap if left == right else right.y + m.gap
        room = Box(right.x, top, right.width, 0)
        items = button_rows(buttons_of(self.context, self.ended), m, brush, room)
        bottom = max(y, *(item.box.bottom for item in items))
        return items, words, bottom - area.y

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    def outline(self) -> Outline:
        """Return heading and texts; the scores are one sentence, and the last move is told."""
        outline = super().outline()
        texts = {"last": self.told.last_move(), "scores": self.told.scores()}
        first = next(iter(self.items))
        notes = [
            Note(f"text:{name}", plain(unemphasised(told)), before=first)
            for name, told in texts.items()
            if told
        ]
        return replace(outline, notes=(*notes, *outline.notes))

    # Drawing

    def paint_below(self, ground: pygame.Surface) -> bool:
        """Let shine what whoever has won has."""
        winners = self.ended.outcome.winners if self.ended.won else ()
        shining = [shining_box(self.lowest(), seat, self.sheet) for seat in winners]
        for box, radius in filter(None, shining):
            draw_shine(ground, box, radius, self.context.brush)
        return any(shining)

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the scores as they are in the end."""
        self._scores.paint(ground)

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move, and the pictures of seeds that will fall."""
        yield from super().paint_steps(ground)
        if self._joy is not None:
            yield from self._joy.prepare(self.context.theme, self.context.brush.line)
            self._joy.begin_anew()

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw the buttons, and the score where it counts just now."""
        yield from super().draw_scene(surface)
        if self._counting is not None:
            self._scores.draw_counting(surface, self._counting / COUNTS)

    @property
    def _counting(self) -> float | None:
        """For how long the score has counted; None where it stands, as on a sheet that scrolls."""
        return None if self.content_pane.active else self._counted

    @property
    def _slid_in(self) -> bool:
        """Whether the sheet is where it stays, and drawn."""
        return not (self.canvas.stale or self.unfinished) and not self.sliding

    def update(self, dt: float) -> bool:
        """Let seeds fall and the score count, once the sheet is there."""
        changed = super().update(dt)
        if not self._slid_in or (self._joy is None and self._counted is None):
            return changed
        if self._joy is not None:
            self._joy.pass_time(dt)
        if self._counted is not None:
            self._counted += dt
        return True

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on the sheet, the score that counts, and the seeds that fall."""
        rects = super().draw(surface)
        if not self._slid_in or self.canvas.ground is None:
            return rects
        moved = self._draw_moving(surface, self.canvas.ground)
        return None if rects is None else [*rects, *moved]

    def _draw_moving(self, surface: pygame.Surface, ground: pygame.Surface) -> list[Rect]:
        rects: list[Rect] = []
        if self._counted is not None:
            rects += self._draw_score(surface, ground, self._counted)
        if self._joy is not None:
            sheet = px(self.sheet, self.context.viewport.scale)
            rects += self._joy.draw(surface, ground, sheet)
            self._joy = None if self._joy.over else self._joy
        return rects

    def _draw_score(
        self, surface: pygame.Surface, ground: pygame.Surface, counted: float
    ) -> list[Rect]:
        """Draw how far the score has counted; once it has, as it is."""
        if counted >= COUNTS:
            self._counted = None
        if self.content_pane.active:
            return []
        if counted >= COUNTS:
            return self._scores.clear(surface, ground)
        return self._scores.draw_counting(surface, counted / COUNTS)

    def busy(self) -> bool:
        """Whether seeds fall, or the score counts."""
        return self._joy is not None or self._counted is not None or super().busy()

    # Pressing

    def key(self, key: Key) -> Transition | None:
        """Take the letter that leads to the review from the table too."""
        if not key.ctrl and key.name.lower() == "e":
            return review(self.match)
        return super().key(key)

    def pressed(self, item: Item) -> Transition | None:
        """Play again, look back or at the board, or leave."""
        return way(self.context, self.ended, item)

    def position_json(self) -> Json:
        """Return the final position."""
        return position_json(self.match)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the outcome."""
        return hook_state(self.match)

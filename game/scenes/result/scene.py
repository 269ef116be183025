"""The end of a match: a sheet over the final board that says who won, and what next."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.interface import Key, Note, Outline
from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import hook_state, position_json
from game.scenes.frame.names import player_names, players_of, short_names, teller_of
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.result import words as told
from game.scenes.result.joy import Joy
from game.scenes.result.layout import (
    WIDEST,
    WIDEST_BESIDE,
    button_rows,
    halves,
    inner,
    note_box,
    title_box,
)
from game.scenes.result.scores import COUNTS, Score, ScoreRow
from game.scenes.result.shine import draw_shine, shining_box
from game.scenes.result.ways import Ended, review, way
from game.scenes.result.ways import button_rows as buttons_of
from game.view.box import Box
from game.view.pixels import Rect, px
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.widgets import Item


class ResultScene(SheetScene):
    """Params: `match`, which is over; `just_ended`: the last move was seen a moment ago.

    It lies on the table, and going back shows the board again. A win that was just seen is a moment
    of joy: seeds fall, and the score counts up.
    """

    name = "result"
    widest: ClassVar[float] = WIDEST
    headed: ClassVar[bool] = False

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        outcome = self.match.outcome()
        if outcome is None:
            raise ValueError("a match that goes on has no result")
        self.outcome = outcome
        self.players = players_of(context.words, self.match)
        self.teller = teller_of(context.words, self.match)
        self.tally = context.series.count(self.match)
        self.ended = Ended(self.match, outcome, self.players, self.tally)
        self.won = told.has_won(self.match, outcome)
        self._scores = ScoreRow(context, self._score_list())
        moves = bool(params.get("just_ended")) and not context.reduced_motion
        self._joy = Joy(random.Random(self.match.id)) if moves and self.won else None
        self._counted: float | None = 0.0 if moves and self._scored() else None
        """For how many seconds the score has counted up; None once it has."""

    def enter(self) -> None:
        """Say how it ended, after what was said of the last move."""
        super().enter()
        words = self.context.words
        headline = words.sentence(told.headline(words, self.match, self.players))
        parts = (self._resignation(), self._told_scores(), self._uncounted(), self._series())
        self.context.announce(words.sentences(headline, *parts))

    # What is told

    def title(self) -> str:
        """Return who won; with joy, if that is somebody who sits here."""
        text = told.headline(self.context.words, self.match, self.players)
        return self.context.words.text("result.joyful", headline=text) if self.won else text

    def description(self) -> str:
        """Return nothing: how it ended is told when it is entered."""
        return ""

    def _scored(self) -> bool:
        """Whether the match ended by a count."""
        return VIEWS[self.match.game.name].scored and not self.match.given_up()

    def _score_list(self) -> list[Score]:
        """Return the scores: of two the near side's first, else those who won and then the best.

        There are none if the match ended without a count.
        """
        if not self._scored():
            return []
        winners, points = self.outcome.winners, self.outcome.scores
        words = self.context.words
        names, short = player_names(words, self.match), short_names(words, self.match)
        signs = self.context.theme_of(signs_of_players(self.match.players))
        sign_of = VIEWS[self.match.game.name].seat_sign
        return [
            Score(
                seat, sign_of(signs, seat), names[seat], short[seat], points[seat], seat in winners
            )
            for seat in self._seats()
        ]

    def _seats(self) -> list[Seat]:
        winners, points = self.outcome.winners, self.outcome.scores
        if len(points) == 2:
            return sorted(points, key=lambda seat: seat != self.match.near())
        return sorted(points, key=lambda seat: (seat not in winners, -points[seat]))

    def _told_scores(self) -> str:
        """Return the score of each player in a sentence."""
        if not self._scored():
            return ""
        words, points = self.context.words, self.outcome.scores
        scores = [
            words.text("result.score", player=self.players[seat], score=points[seat])
            for seat in self._seats()
        ]
        return words.sentence(words.join(scores, "list-comma"))

    def _resignation(self) -> str:
        """Return who gave up, if it ended so."""
        return told.resignation(self.context.words, self.match, self.players)

    def _uncounted(self) -> str:
        """Return what was left on the board and counts for nobody, if anything was."""
        if self.match.given_up():
            return ""
        return self.teller.uncounted(self.match.position, self.outcome)

    def _series(self) -> str:
        return told.series(self.context.words, self.match, self.players, self.tally)

    def _reason(self) -> str:
        """Return why it ended so."""
        if self.match.given_up():
            return self._resignation()
        return self.teller.reason(self.match.position, self.outcome)

    def _notes(self) -> list[str]:
        """Return the lines below the score."""
        words = self.context.words
        lost = told.consolation(words, self.match, self.players, self.outcome)
        unsent = words.text("result.friend-note") if self.ended.unsent else ""
        why = words.sentences(lost, self._reason(), self._uncounted())
        return [line for line in (why, self._series(), unsent) if line]

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
        for line in self._notes():
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
        """Return heading and texts; the scores are one sentence."""
        outline = super().outline()
        scores = self._told_scores()
        if not scores:
            return outline
        note = Note("text:scores", unemphasised(scores), before=next(iter(self.items)))
        return replace(outline, notes=(note, *outline.notes))

    # Drawing

    def paint_below(self, ground: pygame.Surface) -> bool:
        """Let shine what whoever has won has."""
        winners = self.outcome.winners if self.won else ()
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

"""The analysis: what each move is worth, how the game stands, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key
from game.i18n.player import Player
from game.play.advice import MoveValue, ended, even_share
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Place, Seat
from game.scenes.analysis.assessment_words import AssessmentWords
from game.scenes.analysis.button_pages import ButtonPages
from game.scenes.analysis.buttons import MoveRank, Point, turn_id
from game.scenes.analysis.drawing import (
    BarParts,
    bar_parts,
    draw_assessment,
    draw_standing,
    move_marks,
)
from game.scenes.analysis.job import AnalysisJob
from game.scenes.analysis.layout import AnalysisLayout, analysis_layout
from game.scenes.analysis.words import Verdict, spoken_worth, verdict, verdict_at_end, worth
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.names import players_of, teller_of
from game.scenes.frame.pictures import draw_figure
from game.scenes.frame.scene import Transition
from game.scenes.result.words import ending
from game.view.board.marks import Marks
from game.view.board.plan import Plan
from game.view.box import Box, around
from game.view.buttons.focus_ring import draw_focus
from game.view.pixels import px
from game.view.presses import Chosen
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import Item

STEPS: Mapping[str, int] = {"PageUp": -1, "PageDown": 1}

NAMING_PERIOD = 1.0
"""Seconds at least between two new names of the graph, for a screen reader's sake."""


class AnalysisScene(BaseScene):
    """Params: `match`, and `seat`, for whom it is assessed (by default the first).

    It begins at the cursor of the match, which it does not change. Bar and moves are told for the
    player to move at the point that is looked at, the graph and what turned it for `seat`.
    """

    name = "analysis"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        self.seat: Seat = params.get("seat", self.match.game.seats[0])
        self.at = self.match.cursor
        self.game_view = VIEWS[self.match.game.name]
        self.players = players_of(context.words, self.match)
        self.teller = teller_of(context.words, self.match)
        self.job = AnalysisJob(self.match, self.game_view, self.seat)
        self.job.look_at(self.at)
        self.assessment_words = AssessmentWords(
            context.words, self.match, self.players, self.job.assessment
        )
        self.chosen: int | None = None
        self._move_pages = ButtonPages("further", context.words.text("analysis.further"))
        self._turn_pages = ButtonPages(
            "further-turns", context.words.text("analysis.further-turns")
        )
        self._turning: tuple[int, ...] = ()
        """The turning points that have buttons: those known when it was laid out."""
        self._anchor: str | None = None
        """The button of a turning point that is to be on the page when it is laid out next."""
        self._since_naming = 0.0
        self.current_layout: AnalysisLayout = analysis_layout(context.measure)
        self.verdict: Verdict = self._verdict()

    def description(self) -> str:
        """Return where we are."""
        words = self.context.words
        return words.sentences(words.sentence(words.text("analysis.title")), self._summary())

    def leave(self) -> None:
        """Give up what is not worked out yet."""
        self.job.cancel()
        super().leave()

    def update(self, dt: float) -> bool:
        """Work for a moment, and show what came of it."""
        self._since_naming += dt
        if not self.unfinished and self.job.busy:
            before = self.at in self.job.results
            if self.job.step():
                self._refresh(fresh=not before and self.at in self.job.results)
        return super().update(dt)

    def _refresh(self, fresh: bool) -> None:
        """Show what is new: `fresh`: the values of the moves, or else a point of the graph."""
        assessment = self.job.assessment
        if fresh or assessment.done or assessment.turning() != self._turning:
            self._anchor = self.focus
            self.relayout()
        else:
            self.canvas.dirty |= {"graph", "progress"}
            self._name_anew()
        if fresh:
            self.context.announce(self._summary(), urgent=True)
        if assessment.done:
            self.context.announce(self.assessment_words.head())

    def _name_anew(self) -> None:
        """Give the graph a name that fits what is known by now, not too often."""
        if self._since_naming < NAMING_PERIOD:
            return
        self._since_naming = 0.0
        name = self.assessment_words.name()
        items = self.items.values()
        self.replace_items([replace(i, name=name) if i.id == "graph" else i for i in items])

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self.job.busy or super().busy()

    # Its words

    def _moves(self) -> tuple[MoveValue, ...]:
        """Return the moves of the position with their values, the best first, once known."""
        result = self.job.results.get(self.at)
        return result.analysis.moves if result else ()

    def _verdict(self) -> Verdict:
        """Return how the game stands, for whom the moves are valued, or how it has ended."""
        words, game, result = self.context.words, self.match.game, self.job.results.get(self.at)
        outcome = game.outcome(self.match.position_at(self.at))
        if outcome is not None:
            end = ended(game, outcome, self.seat)
            return verdict_at_end(words, self.players[self.seat], end)
        return verdict(words, game, self._mover(), result.analysis if result else None)

    def _mover(self) -> Player:
        """Return the player to move."""
        return self.players[self.match.game.to_move(self.match.position_at(self.at))]

    def _point_text(self) -> str:
        """Return which point is looked at, and whose turn it is there."""
        text, turns, game = self.context.words.text, len(self.match.turns), self.match.game
        if not game.legal_moves(self.match.position_at(self.at)):
            return text("analysis.point", turn=self.at, turns=turns)
        return text("analysis.point-mover", turn=self.at, turns=turns, player=self._mover())

    def _summary(self) -> str:
        """Return the line under the bar: the best move, or the one that is chosen."""
        text, moves, game = self.context.words.text, self._moves(), self.match.game
        if not moves:
            outcome = game.outcome(self.match.position_at(self.at))
            if outcome is None:
                return text("analysis.thinking")
            return ending(self.context.words, self.match, self.players, outcome)
        index = self.chosen or 0
        key = "analysis.best" if index == 0 else "analysis.move"
        move, value = self._move_name(moves[index]), self._worth(moves[index])
        return text(key, player=self._mover(), move=move, worth=value)

    def _worth(self, value: MoveValue) -> str:
        """Return what a move is worth, in a phrase."""
        return spoken_worth(self.context.words, self.match.game, value)

    def _move_name(self, value: MoveValue) -> str:
        """Return the name of a move as it is said."""
        return self.teller.move_name(*self._pressed_by(value))

    def _pressed_by(self, value: MoveValue) -> tuple[Any, Chosen]:
        """Return the position and the presses of a move, by which it is named."""
        position, presses = self.match.position_at(self.at), self.job.results[self.at].presses
        return position, presses[value.move]

    # Its picture

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out board, bar, moves and graph."""
        text, m = self.context.words.text, self.context.measure
        self._turning = self.job.assessment.turning()
        legal = len(self.match.game.legal_moves(self.match.position_at(self.at)))
        self.current_layout = layout = analysis_layout(m, legal, len(self._turning))
        self.teller.see(self._plan().upright, self.seat)
        title, progress = self._top()
        point = text("analysis.point", turn=self.at, turns=len(self.match.turns))
        self.verdict = self._verdict()
        words = [
            title,
            truncated(
                TextBox(self._summary(), layout.summary, m.small, align="centre"),
                self.context.brush,
            ),
            TextBox(point, layout.number, m.small, align="centre", tone="soft_text"),
        ]
        last = len(self.match.turns)
        items = [
            Item("back", text("setup.back"), layout.top.back, icon="back", style="bare"),
            Item("bar", self.verdict.spoken, layout.bar, style="drawn"),
            *self._move_items(),
            Item("graph", self.assessment_words.name(), layout.graph, style="drawn"),
            *self._turn_items(),
            *progress,
        ]
        for name, box, sign, enabled, step in (
            ("previous", layout.previous, "back", self.at > 0, -1),
            ("next", layout.following, "forward", self.at < last, 1),
        ):
            value = Point(self.at + step)
            spoken = text(f"analysis.{name}")
            items.append(Item(name, spoken, box, icon=sign, enabled=enabled, value=value))
        return items, words

    def _top(self) -> tuple[TextBox, list[Item]]:
        """Return the title, and at its right how far the work has come while it goes on."""
        text, m, top = self.context.words.text, self.context.measure, self.current_layout.top
        title = TextBox(text("analysis.title"), top.title, m.heading, "title", tone="title")
        if self.job.assessment.done:
            return title, []
        scale = self.context.viewport.scale
        wide = self.context.type.width(title.text, "title", m.heading * scale) / scale + m.gap
        left, rest = around([top.title, top.action]).left_part(min(wide, top.title.width))
        # It is drawn again and again, but is nothing to press: the graph's name tells the same.
        return replace(title, box=left), [Item("progress", "", rest, style="drawn", enabled=False)]

    def _move_items(self) -> list[Item]:
        """Return the buttons of the moves; the last one turns to further moves if need be."""
        moves, pages = self._moves(), self._move_pages
        pages.lay_out(len(moves), self.current_layout.moves)
        items = [self._move_item(index, moves[index], box) for index, box in pages.page_buttons()]
        return items + pages.next_page_button()

    def _move_item(self, index: int, value: MoveValue, box: Box) -> Item:
        """Return the button of one move."""
        words, game = self.context.words, self.match.game
        short = self.teller.move_label(*self._pressed_by(value))
        label = words.text("analysis.label", move=short, worth=worth(words, game, value))
        name = words.text("analysis.label", move=self._move_name(value), worth=self._worth(value))
        is_chosen = index == self.chosen
        return Item(
            f"move:{index}",
            name,
            box,
            label,
            style="choice",
            kind="choice",
            pressed=is_chosen,
            value=MoveRank(index),
        )

    def _turn_items(self) -> list[Item]:
        """Return the buttons of the turning points; the last one turns to further ones."""
        text, pages, anchor = self.context.words.text, self._turn_pages, self._anchor
        self._anchor = None
        pages.lay_out(len(self._turning), self.current_layout.turns)
        for number, turn in enumerate(self._turning):
            if anchor == turn_id(turn):
                pages.turn_to(number)
        items = []
        for number, box in pages.page_buttons():
            turn = self._turning[number]
            name = self.assessment_words.turning(turn)
            label = text("analysis.turn", turn=turn + 1)
            items.append(Item(turn_id(turn), name, box, label, "flag", value=Point(turn)))
        return items + pages.next_page_button()

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the board, with what the chosen move, or the one that was played, does."""
        game, context = self.match.game, self.context
        position, marks = self.match.position_at(self.at), self._marks()
        yield from draw_figure(context, ground, game, self._plan(), position=position, marks=marks)

    def _plan(self) -> Plan:
        """Return where everything on the board lies."""
        area, unit = self.current_layout.board, 0.7 * self.context.measure.unit
        return self.game_view.plan(self.match.game, area, self.seat, unit)

    def _marks(self) -> dict[Place, Marks]:
        """Return the marks of the chosen move, else of the one played next."""
        if self.chosen is not None and self._moves():
            move = self._moves()[self.chosen].move
            _, events = self.match.game.play(self.match.position_at(self.at), move)
            return move_marks(self.game_view, events)
        if self.at < len(self.match.turns):
            return move_marks(self.game_view, self.match.turns[self.at].events)
        return {}

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, the bar or the graph."""
        rect = px(item.box, self.context.viewport.scale)
        if item.id == "bar":
            self._draw_bar(surface)
        elif item.id == "graph":
            style = (self.context.measure.small, self.context.brush)
            draw_assessment(surface, item.box, self.assessment_words, self.at, style)
        elif item.id == "progress":
            self._draw_progress(surface, item.box)
        else:
            super().draw_one(surface, item)
            return
        if self.state(item.id).focus:
            draw_focus(surface, rect, self.context.brush)

    def bar_parts(self) -> BarParts:
        """Return where the bar lies, and what stands beside it."""
        size, brush = self.context.measure.small, self.context.brush
        return bar_parts(self.current_layout.bar, self.verdict, size, brush)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar, and beside it whose it is and what it says."""
        game, position = self.match.game, self.match.position_at(self.at)
        over = game.outcome(position) is not None
        whose = (game.name, self.seat if over else game.to_move(position))
        standing = (self.verdict.share, even_share(game))
        draw_standing(surface, self.bar_parts(), standing, whose, self.context.brush)

    def _draw_progress(self, surface: pygame.Surface, box: Box) -> None:
        """Write how far the work has come."""
        progress, size = self.assessment_words.progress(), self.context.measure.small
        words = TextBox(progress, box, size, align="right", tone="soft_text")
        draw_text(surface, words, self.context.brush)

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Show a move, go to another point, or say how it stands."""
        if isinstance(item.value, Point):
            self._anchor = item.id
            self.go(item.value.at)
        elif isinstance(item.value, MoveRank):
            self._choose(item.value.index)
        elif item.id == "back":
            return self.back()
        elif item.id == "bar":
            self.context.announce(self.verdict.spoken)
        elif item.id == "graph":
            self.context.announce(self.assessment_words.name())
        elif item.id == self._move_pages.name:
            self._move_pages.turn()
            self.relayout()
        elif item.id == self._turn_pages.name:
            self._further_turns()
        return None

    def _choose(self, index: int) -> None:
        """Show what a move does, or no more if that is seen already."""
        self.chosen = None if self.chosen == index else index
        self.relayout()
        self.context.announce(self._summary())

    def _further_turns(self) -> None:
        """Show the next page of turning points, and say which they are."""
        self._turn_pages.turn()
        self.relayout()
        text, buttons = self.context.words.text, self._turn_pages.page_buttons()
        turns = [text("analysis.turn", turn=self._turning[number] + 1) for number, _ in buttons]
        self.context.announce(text("analysis.turns-shown", turns=turns))

    def go(self, at: int) -> None:
        """Look at another point of the match."""
        at = max(0, min(at, len(self.match.turns)))
        if at == self.at:
            return
        self.at, self.chosen, self._move_pages.page = at, None, 0
        self.job.look_at(at)
        self.relayout()
        point = self._point_text()
        self.context.announce(self.context.words.sentences(point, self._summary()))

    def key(self, key: Key) -> Transition | None:
        """Take the keys that go from point to point."""
        if key.name in STEPS:
            self.go(self.at + STEPS[key.name])
            return None
        return super().key(key)

    def position_json(self) -> Json:
        """Return the position that is looked at."""
        return self.match.game.position_to_json(self.match.position_at(self.at))

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the game and the point."""
        return {"game": self.match.game.name, "turns": self.at}

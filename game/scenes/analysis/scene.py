"""The analysis: what each move is worth, how the game stands, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key
from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue, ended, even_share
from game.play.match import Match
from game.play.signs import worn_by
from game.rules.protocol import AnyGame, Json, Place, Seat
from game.scenes.analysis.course_words import CourseWords
from game.scenes.analysis.drawing import BarParts, bar_parts, draw_course, draw_standing
from game.scenes.analysis.job import AnalysisJob
from game.scenes.analysis.layout import AnalysisScreen, analysis_screen
from game.scenes.analysis.pages import Pages
from game.scenes.analysis.words import Verdict, spoken_worth, verdict, verdict_at_end, worth
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names
from game.scenes.frame.scene import Transition
from game.scenes.result.words import over
from game.view.board.marks import Marks
from game.view.board.picture import preview_marks
from game.view.box import Box, around
from game.view.game_view import Chosen
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.widgets import Item, Words, cut, draw_focus, draw_words

STEPS: Mapping[str, int] = {"PageUp": -1, "PageDown": 1}

NAMED_EVERY = 1.0
"""Seconds at least between two new names of the graph, for a screen reader's sake."""


class AnalysisScene(BaseScene):
    """Params: `match`, and `seat`, for whom its course is told (by default the first).

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
        self.names = player_names(context.words, self.match)
        self.job = AnalysisJob(self.match, self.game_view, self.seat)
        self.job.look_at(self.at)
        self.course_words = CourseWords(context.words, self.match, self.names, self.job.course)
        self.chosen: int | None = None
        self._moves_paged = Pages("further", context.words.text("analysis.further"))
        self._turns_paged = Pages("further-turns", context.words.text("analysis.further-turns"))
        self._turning: tuple[int, ...] = ()
        """The turning points that have buttons: those known when it was laid out."""
        self._kept: str | None = None
        """The button of a turning point that is to be on the page when it is laid out next."""
        self._named = 0.0
        self.screen: AnalysisScreen = analysis_screen(context.measure)
        self.verdict: Verdict = self._verdict()

    def enter(self) -> None:
        """Say where we are."""
        super().enter()
        words = self.context.words
        title = words.sentence(words.text("analysis.title"))
        self.context.announce(words.sentences(title, self._told()))

    def leave(self) -> None:
        """Give up what is not worked out yet."""
        self.job.cancel()
        super().leave()

    def update(self, dt: float) -> bool:
        """Work for a moment, and show what came of it."""
        self._named += dt
        if not self.unfinished and self.job.busy:
            known = self.at in self.job.known
            if self.job.step():
                self._refresh(fresh=not known and self.at in self.job.known)
        return super().update(dt)

    def _refresh(self, fresh: bool) -> None:
        """Show what is new: `fresh`: the values of the moves, or else a point of the graph."""
        course = self.job.course
        if fresh or course.done or course.turning() != self._turning:
            self._kept = self.focus
            self.relayout()
        else:
            self._dirty |= {"graph", "progress"}
            self._name_anew()
        if fresh:
            self.context.announce(self._told(), urgent=True)
        if course.done:
            self.context.announce(self.course_words.head())

    def _name_anew(self) -> None:
        """Give the graph a name that fits what is known by now, not too often."""
        if self._named < NAMED_EVERY:
            return
        self._named = 0.0
        name = self.course_words.name()
        self.replace_items(
            [
                replace(item, name=name) if item.id == "graph" else item
                for item in self.items.values()
            ]
        )

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return worn_by(self.match.players)

    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self.job.busy or super().busy()

    # What is told

    def _moves(self) -> tuple[MoveValue, ...]:
        """Return the moves of the position with their values, the best first, once known."""
        worked = self.job.known.get(self.at)
        return worked.analysis.moves if worked else ()

    def _verdict(self) -> Verdict:
        """Return how the game stands, for whom the moves are valued, or how it has ended."""
        words, game, worked = self.context.words, self.match.game, self.job.known.get(self.at)
        outcome = game.outcome(self.match.position_at(self.at))
        if outcome is not None:
            end = ended(game, outcome, self.seat)
            return verdict_at_end(words, self.names[self.seat], end)
        return verdict(words, game, self._mover(), worked.analysis if worked else None)

    def _mover(self) -> str:
        """Return the name of the player to move."""
        return self.names[self.match.game.to_move(self.match.position_at(self.at))]

    def _point_told(self) -> str:
        """Return which point is looked at, and whose turn it is there."""
        text, turns, game = self.context.words.text, len(self.match.turns), self.match.game
        if not game.legal_moves(self.match.position_at(self.at)):
            return text("analysis.point", turn=self.at, turns=turns)
        return text("analysis.point-mover", turn=self.at, turns=turns, player=self._mover())

    def _told(self) -> str:
        """Return the line under the bar: the best move, or the one that is chosen."""
        text, moves, game = self.context.words.text, self._moves(), self.match.game
        if not moves:
            outcome = game.outcome(self.match.position_at(self.at))
            if outcome is None:
                return text("analysis.thinking")
            return over(self.context.words, self.match, self.names, outcome)
        index = self.chosen or 0
        key = "analysis.best" if index == 0 else "analysis.move"
        move, value = self._move_name(moves[index]), self._worth(moves[index])
        return text(key, player=self._mover(), move=move, worth=value)

    def _worth(self, value: MoveValue) -> str:
        """Return what a move is worth, in a phrase."""
        return spoken_worth(self.context.words, self.match.game, value)

    def _move_name(self, value: MoveValue) -> str:
        """Return the name of a move as it is said."""
        return self.game_view.move_name(*self._pressed_by(value))

    def _pressed_by(self, value: MoveValue) -> tuple[Catalogue, AnyGame, Any, Chosen]:
        """Return what a look needs to name a move."""
        position, presses = self.match.position_at(self.at), self.job.known[self.at].presses
        return self.context.words, self.match.game, position, presses[value.move]

    # What is seen

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out board, bar, moves and graph."""
        text, m = self.context.words.text, self.context.measure
        self._turning = self.job.course.turning()
        legal = len(self.match.game.legal_moves(self.match.position_at(self.at)))
        self.screen = screen = analysis_screen(m, legal, len(self._turning))
        title, progress = self._top()
        point = text("analysis.point", turn=self.at, turns=len(self.match.turns))
        self.verdict = self._verdict()
        words = [
            title,
            cut(Words(self._told(), screen.told, m.small, align="centre"), self.context.brush),
            Words(point, screen.number, m.small, align="centre", tone="soft_text"),
        ]
        last = len(self.match.turns)
        items = [
            Item("back", text("setup.back"), screen.top.back, icon="back", style="bare"),
            Item("bar", self.verdict.told, screen.bar, style="drawn"),
            *self._move_items(),
            Item("graph", self.course_words.name(), screen.graph, style="drawn"),
            *self._turn_items(),
            *progress,
        ]
        for name, box, sign, enabled in (
            ("previous", screen.previous, "back", self.at > 0),
            ("next", screen.following, "forward", self.at < last),
        ):
            items.append(Item(name, text(f"analysis.{name}"), box, icon=sign, enabled=enabled))
        return items, words

    def _top(self) -> tuple[Words, list[Item]]:
        """Return the title, and at its right how far the work has come while it goes on."""
        text, m, top = self.context.words.text, self.context.measure, self.screen.top
        title = Words(text("analysis.title"), top.title, m.heading, "title", tone="title")
        if self.job.course.done:
            return title, []
        scale = self.context.viewport.scale
        wide = self.context.type.width(title.text, "title", m.heading * scale) / scale + m.gap
        left, rest = around([top.title, top.action]).left_part(min(wide, top.title.width))
        # It is drawn again and again, but is nothing to press: the graph's name tells the same.
        return replace(title, box=left), [Item("progress", "", rest, style="drawn", enabled=False)]

    def _move_items(self) -> list[Item]:
        """Return the buttons of the moves; the last one turns to further moves if need be."""
        moves, pages = self._moves(), self._moves_paged
        pages.fit(len(moves), self.screen.moves)
        items = [self._move_item(index, moves[index], box) for index, box in pages.shown()]
        return items + pages.further()

    def _move_item(self, index: int, value: MoveValue, box: Box) -> Item:
        """Return the button of one move."""
        words, game = self.context.words, self.match.game
        short = self.game_view.move_label(*self._pressed_by(value))
        label = words.text("analysis.label", move=short, worth=worth(words, game, value))
        name = words.text("analysis.label", move=self._move_name(value), worth=self._worth(value))
        held = index == self.chosen
        return Item(f"move:{index}", name, box, label, "", "choice", "choice", held)

    def _turn_items(self) -> list[Item]:
        """Return the buttons of the turning points; the last one turns to further ones."""
        text, pages, kept = self.context.words.text, self._turns_paged, self._kept
        self._kept = None
        pages.fit(len(self._turning), self.screen.turns)
        for number, turn in enumerate(self._turning):
            if kept == f"turn:{turn}":
                pages.show(number)
        items = []
        for number, box in pages.shown():
            turn = self._turning[number]
            name = self.course_words.turning(turn)
            label = text("analysis.turn", turn=turn + 1)
            items.append(Item(f"turn:{turn}", name, box, label, "flag"))
        return items + pages.further()

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the board, with what the chosen move, or the one that was played, does."""
        game, context = self.match.game, self.context
        plan = self.game_view.plan(game, self.screen.board, self.seat, 0.7 * context.measure.unit)
        board = self.game_view.drawing(
            game, plan, context.art, context.type, context.viewport.scale
        )
        marks = self._marks()
        yield
        yield from board.ground_steps(ground)
        contents = self.game_view.contents(game, self.match.position_at(self.at))
        for place, lying in contents.items():
            if place in plan.spots:
                board.draw_place(ground, place, lying, marks.get(place, frozenset()), False)
                yield

    def _marks(self) -> dict[Place, Marks]:
        """Return the marks of the chosen move, else of the one played next."""
        events = None
        if self.chosen is not None and self._moves():
            move = self._moves()[self.chosen].move
            _, events = self.match.game.play(self.match.position_at(self.at), move)
        elif self.at < len(self.match.turns):
            events = self.match.turns[self.at].events
        if events is None:
            return {}
        seen = self.game_view.preview(events)
        marks = preview_marks(seen)
        if seen.origin is not None:
            marks[seen.origin] = marks.get(seen.origin, frozenset()) | {"chosen"}
        return marks

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, the bar or the graph."""
        rect = px(item.box, self.context.viewport.scale)
        if item.id == "bar":
            self._draw_bar(surface)
        elif item.id == "graph":
            style = (self.context.measure.small, self.context.brush)
            draw_course(surface, item.box, self.course_words, self.at, style)
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
        return bar_parts(self.screen.bar, self.verdict, size, brush)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar, and beside it whose it is and what it says."""
        game, position = self.match.game, self.match.position_at(self.at)
        over = game.outcome(position) is not None
        whose = (game.name, self.seat if over else game.to_move(position))
        stands = (self.verdict.share, even_share(game))
        draw_standing(surface, self.bar_parts(), stands, whose, self.context.brush)

    def _draw_progress(self, surface: pygame.Surface, box: Box) -> None:
        """Write how far the work has come."""
        told, size = self.course_words.progress(), self.context.measure.small
        words = Words(told, box, size, align="right", tone="soft_text")
        draw_words(surface, words, self.context.brush)

    # What is done

    def pressed(self, item: Item) -> Transition | None:
        """Show a move, go to another point, or say how it stands."""
        name, _, number = item.id.partition(":")
        if name == "back":
            return self.back()
        if name in ("bar", "graph"):
            self.context.announce(self.verdict.told if name == "bar" else self.course_words.name())
        elif name == "move":
            self.chosen = None if self.chosen == int(number) else int(number)
            self.relayout()
            self.context.announce(self._told())
        elif name == "further":
            self._moves_paged.turn()
            self.relayout()
        elif name == "further-turns":
            self._further_turns()
        elif name == "turn":
            self._kept = item.id
            self.go(int(number))
        else:
            self.go(self.at + (1 if name == "next" else -1))
        return None

    def _further_turns(self) -> None:
        """Show the next page of turning points, and say which they are."""
        self._turns_paged.turn()
        self.relayout()
        text, shown = self.context.words.text, self._turns_paged.shown()
        turns = [text("analysis.turn", turn=self._turning[number] + 1) for number, _ in shown]
        self.context.announce(text("analysis.turns-shown", turns=turns))

    def go(self, at: int) -> None:
        """Look at another point of the match."""
        at = max(0, min(at, len(self.match.turns)))
        if at == self.at:
            return
        self.at, self.chosen, self._moves_paged.page = at, None, 0
        self.job.look_at(at)
        self.relayout()
        words = self.context.words
        self.context.announce(words.sentences(self._point_told(), self._told()))

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

"""The strip on top of the menu: the match to go on with, where to start, or today's puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.play.match import Match
from game.rules.lazy_registry import LazyRegistry
from game.scenes.frame.context import Context
from game.scenes.frame.learning import next_lesson_door, today_door
from game.scenes.frame.scene import Transition
from game.scenes.frame.today import game_of_today
from game.scenes.menu.layout import Strip
from game.scenes.menu.strip_text import StripText
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.registry import VIEWS
from game.view.text.text_box import LINE, TextBox, truncated
from game.view.widgets import Item

_PAD = 32.0
"""The button that tells how many matches there are is so much wider than its words."""


_STANDINGS: LazyRegistry[Callable[[Context, Match], StripText]] = LazyRegistry(
    {"of a match": "game.scenes.menu.standing:standing_of"}
)
"""Who plays and how it stands is told by modules for which a newcomer need not wait."""


class StripMaker:
    """Makes what stands on the strip; `others`: how many matches more could be continued."""

    def __init__(
        self, context: Context, match: Match | None, others: int, newcomer: bool = True
    ) -> None:
        """`newcomer`: where there is nothing to go on with, whether to show where to start.

        To others the strip offers the puzzle of the day.
        """
        self._context = context
        self._is_new = newcomer
        self._text = context.words.text
        self._match = match
        self._others = others

    def make(self, strip: Strip) -> tuple[list[Item], list[TextBox]]:
        """Return items and words of a strip."""
        match = self._match
        if match is None:
            told = self._newcomer() if self._is_new else self._today()
        else:
            told = _STANDINGS["of a match"](self._context, match)
        button = self._button(strip, told)
        more = self._more(strip)
        room = strip.words
        if more is not None:
            right = room.right if more.box.x < room.x else more.box.x - 8
            left = more.box.right + 8 if more.box.x < room.x else room.x
            room = Box(left, room.y, max(1.0, right - left), room.height)
        return [button, *([] if more is None else [more])], self._words(told, room)

    # What it says

    def _newcomer(self) -> StripText:
        first = self._text(f"menu.game.{next(iter(VIEWS))}")
        small = ".short" if self._context.measure.phone else ""
        heading = self._text("menu.newcomer")
        line = self._text(f"menu.newcomer.line{small}", game=first)
        return StripText(heading, line, "", self._text("menu.newcomer-of", game=first))

    def _today(self) -> StripText:
        game = self._text(f"menu.game.{game_of_today(self._context)}")
        heading = self._text("menu.today.heading")
        line, spoken = self._text("menu.today.line", game=game), "menu.today-of"
        return StripText(heading, line, "", self._text(spoken, game=game))

    # How it is laid out

    def _words(self, told: StripText, room: Box) -> list[TextBox]:
        """Return heading and line, one below the other in the middle of a room."""
        m, brush = self._context.measure, self._context.brush
        name, least = m.size("name"), m.size("least")
        block = room.centred(room.width, min(room.height, (name + least) * LINE + 2))
        top, low = block.top_part(block.height * name / (name + least))
        words = [TextBox(told.heading, top, name, "bold", tone="panel_text")]
        if not told.turn:
            return self._cut([*words, TextBox(told.standing, low, least, tone="soft_text")])
        before = told.standing and self._text("menu.beside", first=told.standing, second="")
        wide = brush.type.width(before, "text", least * brush.scale) / brush.scale
        bold = brush.type.width(told.turn, "bold", least * brush.scale) / brush.scale
        if before and wide + bold + 2 > low.width:
            before, wide = "", 0.0  # whose turn it is matters more than how it stands
        if before:
            part = low.left_part(wide + 2)[0]
            words.append(TextBox(before, part, least, tone="soft_text"))
        rest = low.left_part(wide)[1]
        return self._cut([*words, TextBox(told.turn, rest, least, "bold", tone="accent")])

    def _cut(self, words: Sequence[TextBox]) -> list[TextBox]:
        return [truncated(each, self._context.brush) for each in words]

    def _button(self, strip: Strip, told: StripText) -> Item:
        """Return the button that goes on, or that leads a newcomer in; on a phone all of it."""
        if self._match is not None:
            way = Transition("push", "table", {"match": self._match})
            name, icon, label = "continue", "forward", "menu.continue"
        elif self._is_new:
            way, name = next_lesson_door(next(iter(VIEWS))), "learn"
            icon, label = "book", "menu.learn"
        else:
            way, name, icon, label = today_door(), "puzzle:today", "puzzle", "menu.today"
        item = Item(name, told.spoken, strip.button, self._text(label), icon, "primary", value=way)
        if self._context.measure.phone:
            return replace(item, box=strip.whole, label="", style="drawn")
        fits = item_fits(item, self._context.brush)
        return item if fits else replace(item, label="")

    def _more(self, strip: Strip) -> Item | None:
        """Return the button beside: to the other matches, or where none is there to a puzzle.

        None where there is no room for it.
        """
        newcomer = self._match is None and self._is_new
        if not (self._others or newcomer) or self._context.measure.phone:
            return None
        m, brush = self._context.measure, self._context.brush
        label = self._text("learn.today")
        if not newcomer:
            label = self._text("menu.more-matches", count=self._others)
        wide = brush.type.width(label, "text", m.body * brush.scale) / brush.scale + _PAD
        if wide > strip.words.width * 0.45:
            return None
        high, middle = strip.button.height, strip.button.middle[1]
        left = strip.button.x > strip.words.x
        x = strip.button.x - 8 - wide if left else strip.button.right + 8
        box = Box(x, middle - high / 2, wide, high)
        if newcomer:
            return Item("puzzle:today", label, box, label, style="row", value=today_door())
        way = Transition("push", "matches")
        return Item("more-matches", label, box, label, style="row", value=way)

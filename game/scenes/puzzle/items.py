"""What can be pressed in a puzzle, beside its board."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.exercise.practice import Practice
from game.scenes.exercise.sending import gesture_of
from game.scenes.frame.context import Context
from game.scenes.puzzle.layout import TICK, PuzzleLayout
from game.scenes.puzzle.series import Mark, Series
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.widgets import Item, Style

ROW = "row"
"""The group of the row of puzzles."""

TOOLS = "tools"
"""The group of what helps."""

_TICK_KEYS: dict[Mark, str] = {
    "open": "puzzle.tick",
    "solved": "puzzle.tick.done",
    "helped": "puzzle.tick.helped",
}


class PuzzleItems:
    """Makes the buttons of a puzzle for one layout."""

    def __init__(
        self,
        context: Context,
        series: Series,
        practice: Practice,
        boxes: PuzzleLayout,
        goal: str,
    ) -> None:
        self.context = context
        self.series = series
        self.practice = practice
        self.boxes = boxes
        self.goal = goal

    def make(self) -> list[Item]:
        """Return them in focus order."""
        buttons = [self._fitting(item) for item in (*self._tools(), *self._ways())]
        return [*buttons, *self._row(), self._close()]

    def _fitting(self, item: Item) -> Item:
        """Return a button as it can be read: without its icon, or with that alone."""
        brush = self.context.brush
        ways = (item, replace(item, icon=""), replace(item, label=""))
        return next((each for each in ways if item_fits(each, brush)), ways[-1])

    def _text(self, key: str, **values: object) -> str:
        return self.context.words.text(key, **values)

    def _tools(self) -> list[Item]:
        """Return what helps: an idea, the beginning, the answer."""
        boxes, worded, asking = self.boxes, self.boxes.worded, self.practice.stage != "done"
        answer = self._text("exercise.show-answer")
        hint, short = self._text("exercise.hint"), self._text("puzzle.answer")
        again, send = self._text("exercise.start-over"), self._text("exercise.send")
        full = boxes.beside and worded
        begun = bool(self.practice.play.match.cursor) or self.practice.done
        items = [
            Item("hint", hint, boxes.hint, hint, "hint", enabled=asking,
                 group=TOOLS, tooltip=self._text("puzzle.tip.hint"), shortcut="H"),
            Item("start-over", again, boxes.again, again if full else "", "undo", enabled=begun,
                 group=TOOLS, tooltip=self._text("puzzle.tip.start-over"), shortcut="U"),
            Item("answer", answer, boxes.answer, answer if full else short,
                 "eye", enabled=asking and self.practice.stage != "showing",
                 group=TOOLS, tooltip=self._text("puzzle.tip.answer"), shortcut="A"),
        ]  # fmt: skip
        if self.series.kind != "own":
            name = self._text("learn.send-puzzle")
            label = send if full else ""
            gesture = gesture_of(self.context, self.series.now, self.goal)
            items.append(Item("send", name, boxes.send, label, "send", group=TOOLS,
                              tooltip=self._text("puzzle.tip.send"), shortcut="L",
                              gesture=gesture))  # fmt: skip
        return items

    def _ways(self) -> list[Item]:
        """Return the ways to the puzzles beside this one."""
        boxes, done = self.boxes, self.practice.done
        items = []
        if boxes.before is not None and len(self.series.exercises) > 1:
            before = self._text("puzzle.before")
            label = before if boxes.beside and boxes.worded else ""
            items.append(Item("before", before, boxes.before, label, "step-back",
                              enabled=self.series.before() is not None, group="ways",
                              shortcut="B"))  # fmt: skip
        last = self.series.after() is None
        key = "puzzle.list" if last else "puzzle.next" if done else "puzzle.skip"
        if last and self.series.kind == "own":
            key = "learn.close"
        name = self._text(key)
        style: Style = "primary" if done else "plain"
        icon = "list" if last else "step-forward"
        items.append(Item("next", name, boxes.next, name, icon, style, group="ways", shortcut="S"))
        return items

    def _row(self) -> list[Item]:
        """Return the puzzles of the row, or the number that leads to the list of all."""
        boxes, series = self.boxes, self.series
        if boxes.ticks is None:
            if series.kind != "game":
                return []
            number = self._text("puzzle.number", number=series.at + 1, of=len(series.exercises))
            name = self._text("puzzle.list")
            return [Item("list", name, boxes.number, number, style="chip", tooltip=name,
                         description=number, shortcut="P")]  # fmt: skip
        row = series.row()
        items = [self._tick(at, number, boxes.ticks) for number, at in enumerate(row)]
        if series.kind == "game":
            unit = self.context.measure.unit
            wide = 150 * self.context.measure.text
            if (len(row) + 0.5) * TICK * unit + wide <= boxes.ticks.width:
                name = self._text("puzzle.list")
                box = boxes.ticks.right_part(wide)[0]
                items.append(Item("list", name, box, name, "list", shortcut="P"))
        return items

    def _tick(self, at: int, number: int, area: Box) -> Item:
        series = self.series
        step = TICK * self.context.measure.unit
        box = Box(area.x + number * step, area.y, step, area.height)
        now = at == series.at
        key = "puzzle.tick.now" if now else _TICK_KEYS[series.mark(at)]
        name = self._text(key, number=at + 1)
        return Item(
            puzzle_id(series.now.game.name, series.ids[at]), name, box, str(at + 1), style="drawn",
            kind="choice", pressed=now, value=at, group=ROW,
        )  # fmt: skip

    def _close(self) -> Item:
        return Item("close", self._text("puzzle.close"), self.boxes.close, icon="cancel")


def puzzle_id(game: str, id_: str) -> str:
    """Return the id of what leads to a puzzle."""
    return f"puzzle:{game}:{id_}"

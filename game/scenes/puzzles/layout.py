"""The list of puzzles laid out: today's, the way on, and a circle for each puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.scenes.frame.context import Context
from game.scenes.puzzle.items import puzzle_id
from game.scenes.puzzle.series import ROW, Mark
from game.scenes.puzzles.sections import Entry, Order, Section
from game.view.box import TOUCH, Box
from game.view.buttons.answers import answers_of
from game.view.buttons.controls import Segment
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone
from game.view.widgets import Item

STEP = 46.0
"""From one puzzle to the next, in CSS pixels of an ordinary window."""

BETWEEN = 32.0
"""Room between two columns, where there is room for two."""

ORDER = "order"
"""The group of the two orders."""

BAR = 14.0
"""Room at the right for the bar of what scrolls."""

_KEYS: dict[Mark, str] = {
    "open": "puzzle.tick",
    "solved": "puzzle.tick.done",
    "helped": "puzzle.tick.helped",
}

_SIGNS: dict[Mark, str] = {"solved": "puzzle.legend.solved", "helped": "puzzle.legend.helped"}


@dataclass(slots=True)
class Page:
    """What the list has: items in focus order, texts, and how high all of it is."""

    items: list[Item] = field(default_factory=list)
    words: list[TextBox] = field(default_factory=list)
    signs: list[tuple[Mark, Box]] = field(default_factory=list)
    """The signs of the legend."""
    height: float = 0.0


@dataclass(frozen=True, slots=True)
class Told:
    """What is said beside the puzzles: of today's, of the way on, of how many are solved."""

    today: str
    today_note: str
    on: str
    tally: str
    helped: bool
    """Whether help was taken for any of them."""


class PageMaker:
    """Lays the list out, from the top downwards."""

    def __init__(self, context: Context, area: Box) -> None:
        self.context = context
        self.area = area.left_part(area.width - BAR)[0]
        self.y = area.y + 6
        self.page = Page()

    def make(
        self, told: Told, order: Order, sections: Sequence[Section], goals: dict[str, str]
    ) -> Page:
        """Return the whole list; `goals`: what is to be done in each puzzle, by its id."""
        self._doors(told)
        self._orders(order)
        self._sections(sections, goals)
        self.page.height = self.y - self.area.y + 8
        return self.page

    def _text(self, key: str, **values: object) -> str:
        return self.context.words.text(key, **values)

    def _write(self, text: str, size: float, face: Face, tone: Tone) -> None:
        """Write a text in lines of the page's width."""
        brush = self.context.brush
        lines = brush.type.wrapped(text, face, size * brush.scale, self.area.width * brush.scale)
        box = Box(self.area.x, self.y, self.area.width, len(lines) * size * LINE)
        self.page.words.append(
            TextBox(text, box, size, face, valign="top", tone=tone, in_pane=True)
        )
        self.y = box.bottom + 4

    def _doors(self, told: Told) -> None:
        """Add the puzzle of the day, the way on, and the tally."""
        m = self.context.measure
        high = max(64.0, 2 * m.size("body") * 1.35 + 20)
        wide = self.area.width >= 700 * m.text
        room = Box(self.area.x, self.y, self.area.width, high)
        today, on = room.columns(2, 16 * m.unit) if wide else (room, room.moved(0, high + 10))
        self.page.items.append(
            Item("puzzle:today", told.today, today, told.today, "star", "card",
                 end="forward", note=told.today_note, description=told.today_note, in_pane=True)
        )  # fmt: skip
        if told.on:
            self.page.items.append(
                Item("go-on", told.on, on, told.on, "play", "primary", in_pane=True)
            )
        self.y = max(today.bottom, on.bottom if told.on else 0.0) + 12 * m.unit
        if told.tally:
            self._write(told.tally, m.size("body"), "text", "soft_text")
            self.y += 4
        if told.helped:
            self._legend()

    def _legend(self) -> None:
        """Tell what the signs of what is solved mean, side by side where there is room."""
        m, brush = self.context.measure, self.context.brush
        size, x = m.size("least"), self.area.x
        side = 1.3 * size
        for mark, key in _SIGNS.items():
            text = self._text(key)
            wide = brush.type.width(text, "text", size * brush.scale) / brush.scale + 4
            if x > self.area.x and x + side + 8 + wide > self.area.right:
                x, self.y = self.area.x, self.y + side + 6
            sign = Box(x, self.y, side, side)
            self.page.signs.append((mark, sign))
            words = Box(sign.right + 8, self.y, wide, side)
            self.page.words.append(TextBox(text, words, size, in_pane=True))
            x = words.right + 2 * m.gap
        self.y += side + 14 * m.unit

    def _orders(self, order: Order) -> None:
        """Add the two orders."""
        m = self.context.measure
        segments = [
            Segment(f"order:{each}", self._text(f"puzzle.by-{each}"), each == order, each)
            for each in ("difficulty", "theme")
        ]
        room = Box(self.area.x, self.y, min(self.area.width, 460 * m.text), TOUCH)
        items, high = answers_of(segments, room, ORDER, self.context.brush, TOUCH)
        self.page.items += [replace(item, in_pane=True) for item in items]
        self.y += high + 18 * m.unit

    @property
    def _step(self) -> float:
        return max(TOUCH, STEP * self.context.measure.unit)

    def _sections(self, sections: Sequence[Section], goals: dict[str, str]) -> None:
        """Add all sections, in two columns where there is room for two rows of ten."""
        whole, top = self.area, self.y
        between = BETWEEN * self.context.measure.unit
        if whole.width < 2 * ROW * self._step + between:
            for section in sections:
                self._section(section, goals)
            return
        left, right = whole.columns(2, between)
        ends = []
        for column, some in zip((left, right), _halves(sections), strict=True):
            self.area, self.y = column, top
            for section in some:
                self._section(section, goals)
            ends.append(self.y)
        self.area, self.y = whole, max(ends)

    def _section(self, section: Section, goals: dict[str, str]) -> None:
        """Add puzzles under their heading, ten in a row where there is room."""
        m, step = self.context.measure, self._step
        self._write(section.title, m.size("name"), "bold", "title")
        in_row = max(1, min(ROW, int(self.area.width // step)))
        for at, entry in enumerate(section.entries):
            box = Box(self.area.x + at % in_row * step, self.y + at // in_row * step, step, step)
            self.page.items.append(self._tick(section.id, entry, box, goals))
        rows = -(-len(section.entries) // in_row)
        self.y += rows * step + 14 * m.unit

    def _tick(self, group: str, entry: Entry, box: Box, goals: dict[str, str]) -> Item:
        goal = goals[entry.exercise.id]
        name = self._text(_KEYS[entry.mark], number=entry.number)
        return Item(
            puzzle_id(entry.exercise.game.name, entry.exercise.id), name, box, str(entry.number),
            style="drawn", value=entry, group=group, tooltip=goal, description=goal, in_pane=True,
        )  # fmt: skip


def _halves(sections: Sequence[Section]) -> tuple[Sequence[Section], Sequence[Section]]:
    """Return sections in two parts that are about as high; each has a heading and its rows."""
    heights = [1 + -(-len(section.entries) // ROW) for section in sections]
    splits = range(1, len(sections)) or range(1, 2)
    split = min(splits, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    return sections[:split], sections[split:]

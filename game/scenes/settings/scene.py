"""Settings: what a person wants to see and hear, kept between visits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.interface import Group, Message, Pointer
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.settings.controls import (
    Setting,
    control_of,
    control_width,
    label_of,
    note_of,
    notes_of,
    value_of,
)
from game.scenes.settings.help import (
    KeyLine,
    RulesOf,
    draw_keys,
    key_boxes,
    key_lines,
    paragraphs,
    rules_rows,
)
from game.scenes.settings.layout import setting_box
from game.scenes.settings.rows import FULL_SCREEN, HELP, SPEECH, TABS, Answers, Number, Row
from game.view.box import TOUCH, Box
from game.view.buttons.answers import answers_of
from game.view.buttons.controls import Segment
from game.view.buttons.row_list import draw_line, row_list
from game.view.slider import Slider, draw_slider
from game.view.text.ruler import Ruler
from game.view.text.text_box import TextBox
from game.view.widgets import Item

_TAB = "tab"
"""The group of tabs; their ids are "tab:NAME"."""


class Tab(str):
    """What the button of a tab stands for: its name."""


class SettingsScene(SheetScene):
    """A sheet with a row for each setting, on tabs. Params: `tab`, if not the first one."""

    name = "settings"
    widest: ClassVar[float] = 600

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.tab: str = params.get("tab", next(iter(TABS)))
        self._lines: list[Box] = []
        self._keys: list[tuple[KeyLine, TextBox]] = []
        self._held: dict[int, Number] = {}
        """The numbers whose sliders pointers hold, by the pointer."""

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("settings.title")

    def groups(self) -> tuple[Group, ...]:
        """Return the tabs, and each question of the tab that is seen."""
        words = self.context.words
        questions = [
            Group(row.name, label_of(row, words), "radiogroup")
            for row in TABS[self.tab]
            if isinstance(row, Answers)
        ]
        return (Group(_TAB, self.title(), "tablist"), *questions)

    # Layout

    def bar(self, area: Box) -> list[Item]:
        """Return the tabs."""
        text = self.context.words.text
        tabs = [
            Segment(f"{_TAB}:{tab}", text(f"settings.tab.{tab}"), tab == self.tab, Tab(tab))
            for tab in TABS
        ]
        brush, high = self.context.brush, max(TOUCH, self.context.measure.button)
        items, _ = answers_of(tabs, area, _TAB, brush, high)
        return [replace(item, role="tab") for item in items]

    def content(self, area: Box) -> Content:
        """Lay out the rows of the tab, or help."""
        self._lines, self._keys = [], []
        return self._help(area) if self.tab == HELP else self._rows(self._shown(self.tab), area)

    def constant_height(self, width: float) -> float:
        """Return the height of the highest tab of settings: no tab moves the others."""
        area = Box(0, 0, width, 0)
        return max(self._rows(self._shown(tab), area)[2] for tab in TABS)

    def _shown(self, tab: str) -> Sequence[Row]:
        """Return the rows of a tab, but for what cannot be done here."""
        host = self.context.host
        can = {FULL_SCREEN: host.can_fill_screen(), SPEECH: host.can_speak()}
        return [row for row in TABS[tab] if can.get(row.name, True)]

    def _rows(self, rows: Iterable[Row], area: Box) -> Content:
        """Lay out rows with lines between them."""
        brush = self.context.brush
        ruler = Ruler(brush, self.context.measure)
        words, settings = self.context.words, self.context.settings
        items: list[Item] = []
        texts: list[TextBox] = []
        lines: list[Box] = []
        y = area.y
        for row in rows:
            if y > area.y:
                lines.append(Box(self.sheet.x, y, self.sheet.width, 1))
            label, note = label_of(row, words), note_of(row, words, settings)
            wide = control_width(row, words, settings, brush)
            notes = notes_of(row, words, settings)
            place = setting_box(
                label, note, wide, Box(area.x, y, area.width, 0), ruler, notes=notes
            )
            controls, height = control_of(row, place.control, words, settings, brush)
            items += controls
            texts += place.words
            y += place.height + max(0.0, height - place.control.height)
        self._lines = lines
        return items, texts, y - area.y

    def _help(self, area: Box) -> Content:
        """Lay out the doors to how each game is played, and the keys."""
        m, brush, words = self.context.measure, self.context.brush, self.context.words
        least = max(TOUCH, m.button)
        items, height = row_list(rules_rows(words), area, brush, least)
        ruler, below = Ruler(brush, m), Box(area.x, area.y + height + m.gap * 2, area.width, 0)
        self._lines = [Box(self.sheet.x, below.y - m.gap, self.sheet.width, 1)]
        listening = words.text("settings.listening"), words.text("settings.listening.text")
        texts, end = paragraphs([listening], below, ruler)
        if m.phone:
            return items, texts, end - area.y
        shortcuts = self.context.settings.shortcuts
        pressed = words.text("settings.keys"), words.text(f"settings.keys.{shortcuts}")
        self._lines.append(Box(self.sheet.x, end - m.gap, self.sheet.width, 1))
        of_keys, end = paragraphs([pressed], Box(area.x, end, area.width, 0), ruler)
        without = () if self.context.host.can_fill_screen() else (FULL_SCREEN,)
        lines = key_lines(words, without, self.context.host.has_gamepad, shortcuts)
        self._keys = key_boxes(lines, Box(area.x, end - m.gap, area.width, 0), ruler)
        texts += [*of_keys, *(text_box for _, text_box in self._keys)]
        return items, texts, max(text.box.bottom for text in texts) - area.y

    # Drawing

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between rows, and the keys."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)
        draw_keys(ground, self._keys, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a slider."""
        if item.range is None:
            super().draw_one(surface, item)
            return
        state = replace(self.state(item.id), down=item.value in self._held.values())
        draw_slider(surface, self._slider(item), state, self.context.brush)

    def _slider(self, item: Item) -> Slider:
        """Return a number as it is drawn."""
        assert item.range is not None
        low, high, now = item.range.low, item.range.high, item.range.now
        return Slider(item.box, "", now - low, high - low, enabled=item.enabled)

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; a slider is dragged."""
        if isinstance(message, Pointer) and self._drag(message):
            return None
        return super().handle(message)

    def _drag(self, pointer: Pointer) -> bool:
        """Set the number whose slider the pointer is on, or was put on; True if there is one."""
        if pointer.phase == "down":
            self._held.pop(pointer.id, None)
            item = self.items.get(self.item_at(pointer.x, pointer.y) or "")
            if item is not None and isinstance(item.value, Number):
                self._held[pointer.id] = item.value
        held = self._held.get(pointer.id)
        if held is None:
            return False
        item = self.items.get(held.name)
        if pointer.phase in ("down", "move"):
            if item is not None:
                self._set_number(item, round(self._slider(item).at(pointer.x)))
        else:
            del self._held[pointer.id]
            self.canvas.dirty.add(held.name)
            self.context.sound.play("tap")
        return True

    def adjusted(self, item: Item, value: int) -> None:
        """Take the value that a slider was set to; it is heard at once."""
        self._set_number(item, value)
        self.context.sound.play("tap")

    def _set_number(self, item: Item, value: int) -> None:
        """Set a number to a value, if it is another one."""
        if isinstance(item.value, Number) and item.range and value != item.range.now:
            self._change(Setting(item.value.name, value))

    def pressed(self, item: Item) -> Transition | None:
        """Change a setting, go to a tab, open how a game is played, or fill the screen."""
        value = item.value
        if isinstance(value, Setting):
            self._change(value)
        elif isinstance(value, Tab):
            self._open_tab(value)
        elif isinstance(value, RulesOf):
            return Transition("push", "rules", {"game": value.game})
        elif item.id == FULL_SCREEN:
            self.context.host.toggle_full_screen()
        elif not isinstance(value, Number):
            return super().pressed(item)
        return None

    def _open_tab(self, tab: str) -> None:
        """Show a tab."""
        self.tab = tab
        self.content_pane.to_top()
        self.relayout()

    def _change(self, setting: Setting) -> None:
        """Change a setting, show everything with it, and say so."""
        self.context.change(*setting)
        self.relayout()
        words, settings = self.context.words, self.context.settings
        row = next(row for row in TABS[self.tab] if row.name == setting.name)
        told = words.labelled(label_of(row, words), value_of(row, words, settings))
        note = "" if isinstance(row, Number) else note_of(row, words, settings)
        self.context.announce(words.sentences(words.sentence(told), note))

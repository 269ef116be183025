"""Scenes that are forms: settings and set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.rules.protocol import Json
from game.scenes.base import BaseScene
from game.scenes.scene import Transition
from game.view.icons import icon
from game.view.pixels import px
from game.view.screens import FieldBox, FieldSize, Header, form_screen, header
from game.view.widgets import Item, Words


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, each with its label; `note` explains the one chosen."""

    name: str
    label: str
    value: Json
    labels: Mapping[Json, str]
    note: str = ""
    half: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stepper:
    """A whole number with a button less and one more."""

    name: str
    label: str
    value: int
    low: int
    high: int
    half: bool = True
    note: str = ""
    seat: int | None = None


Field = Choice | Stepper


class FormScene(BaseScene):
    """A title, a way back, and fields. Subclasses say which, and take the answers."""

    def title(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """Return the fields with their values."""
        raise NotImplementedError

    def chosen(self, field: str, value: Json) -> None:
        """Take the answer of a field."""
        raise NotImplementedError

    def action(self, top: Header) -> list[Item]:
        """Return the main button, if there is one."""
        del top
        return []

    def acted(self, item: Item) -> Transition | None:
        """Do what the main button means."""
        raise NotImplementedError

    def enter(self) -> None:
        """Say where we are."""
        super().enter()
        self.context.announce(self.title())

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the header and all fields."""
        m = self.context.measure
        top = header(m, bool(self.action(header(m))))
        self._fields = list(self.fields())
        lines = 3 if m.short else 2
        sizes = [FieldSize(lines if field.note else 0, field.half) for field in self._fields]
        self._boxes = form_screen(m, top.rest, sizes)
        back = self.context.words.text("setup.back")
        items = [Item("back", back, top.back, icon="back", style="bare")]
        words = [Words(self.title(), top.title, m.heading, "title", tone="title")]
        for field, box in zip(self._fields, self._boxes, strict=True):
            items += self._items(field, box)
            words += self._words(field, box)
        return items + self.action(top), words

    def _words(self, field: Field, box: FieldBox) -> list[Words]:
        """Return label and note of a field, and a stepper's number."""
        m = self.context.measure
        indent = 0.0 if field.seat is None else m.small * 1.4
        label = box.label.right_part(box.label.width - indent)[0]
        words = [Words(field.label, label, m.small, "bold", tone="soft_text")]
        if field.note:
            words.append(Words(field.note, box.note.shrunk(2, 0), m.small, upright="top"))
        if isinstance(field, Stepper):
            room = box.control.centred(box.control.width - 2 * m.button, box.control.height)
            words.append(Words(str(field.value), room, m.body * 1.3, "bold", "centre"))
        return words

    def _items(self, field: Field, box: FieldBox) -> list[Item]:
        """Return the buttons of a field."""
        if isinstance(field, Stepper):
            return self._steps(field, box)
        m = self.context.measure
        columns = box.control.columns(len(field.labels), m.gap * 0.75)
        return [
            Item(
                f"{field.name}:{value}",
                f"{field.label}: {label}",
                column,
                label,
                "",
                "choice",
                "choice",
                value == field.value,
            )
            for (value, label), column in zip(field.labels.items(), columns, strict=True)
        ]

    def _steps(self, field: Stepper, box: FieldBox) -> list[Item]:
        """Return the buttons of a stepper."""
        text, m = self.context.words.text, self.context.measure
        less, rest = box.control.left_part(m.button)
        more = rest.right_part(m.button)[0]
        values = {"field": field.label, "value": field.value}
        return [
            Item(
                f"{field.name}:less",
                text("setup.less", **values),
                less,
                icon="minus",
                enabled=field.value > field.low,
            ),
            Item(
                f"{field.name}:more",
                text("setup.more", **values),
                more,
                icon="plus",
                enabled=field.value < field.high,
            ),
        ]

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the signs of the seats."""
        theme, scale, m = self.context.theme, self.context.viewport.scale, self.context.measure
        for field, box in zip(self._fields, self._boxes, strict=True):
            if field.seat is not None:
                size = round(m.small * scale)
                sign = icon(f"seat-{field.seat}", size, theme.seats[field.seat])
                rect = px(box.label, scale)
                ground.blit(sign, sign.get_rect(midleft=rect.midleft))

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, go back, or do the main thing."""
        if item.id == "back":
            return self.back()
        name, _, answer = item.id.rpartition(":")
        field = next((field for field in self._fields if field.name == name), None)
        if field is None:
            return self.acted(item)
        if isinstance(field, Stepper):
            value: Json = field.value + (1 if answer == "more" else -1)
        else:
            value = next(value for value in field.labels if str(value) == answer)
        self.chosen(name, value)
        self.relayout()
        shown = next(field for field in self._fields if field.name == name)
        told = shown.labels[shown.value] if isinstance(shown, Choice) else str(shown.value)
        self.context.announce(" ".join(filter(None, (f"{shown.label}: {told}.", shown.note))))
        return None

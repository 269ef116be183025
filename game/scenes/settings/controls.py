"""The control of each kind of setting, as something to press."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.host.exchange import Gesture
from game.host.interface import Range
from game.i18n.catalogue import Catalogue
from game.play.saved.settings import CHOICES, Settings
from game.scenes.settings.rows import Action, Answers, Number, Row, Switch
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.answers import answers_of, bar_width
from game.view.buttons.controls import Segment, switch_of
from game.view.widgets import Item

_SWITCH = 64.0
"""The width of the place of a switch, in CSS pixels of an ordinary window."""

_SLIDER = 240.0
"""The width of a slider, in CSS pixels of text at its usual size."""


class Setting(NamedTuple):
    """What a control stands for: a setting, and the value that pressing it gives it."""

    name: str
    value: Any


def label_of(row: Row, words: Catalogue) -> str:
    """Return the words of a row."""
    key = f"menu.{row.name}" if isinstance(row, Action) else f"settings.{row.name}"
    return words.text(key)


def note_of(row: Row, words: Catalogue, settings: Settings) -> str:
    """Return the line of help of a row, "" if it has none."""
    if isinstance(row, Action) or not row.noted:
        return ""
    if isinstance(row, Number):
        return number_of(row, getattr(settings, row.name), words)
    if isinstance(row, Answers):
        return words.text(f"settings.{row.name}.{getattr(settings, row.name)}.note")
    return words.text(f"settings.{row.name}.note")


def notes_of(row: Row, words: Catalogue, settings: Settings) -> list[str]:
    """Return the lines of help that a row can have, as it may be set."""
    if not isinstance(row, Answers):
        return [note_of(row, words, settings)]
    return [
        note_of(row, words, settings.with_value(row.name, value)) for value in CHOICES[row.name]
    ]


def value_of(row: Row, words: Catalogue, settings: Settings) -> str:
    """Return in words how a setting stands."""
    value = getattr(settings, row.name)
    if isinstance(row, Switch):
        return words.text("setup.on" if value != row.inverted else "setup.off")
    if isinstance(row, Number):
        return number_of(row, value, words)
    return words.text(f"settings.{row.name}.{value}")


def number_of(row: Number, value: int, words: Catalogue) -> str:
    """Return a value of a number in words."""
    if row.seconds:
        seconds = value * row.seconds
        return words.text("settings.seconds", seconds=int(seconds) if seconds % 1 == 0 else seconds)
    return words.number(value)


def control_width(row: Row, words: Catalogue, settings: Settings, brush: Brush) -> float:
    """Return how wide the control of a row is where it has room."""
    if isinstance(row, Answers):
        return bar_width(_segments(row, words, settings), brush)
    return _SWITCH * brush.unit if isinstance(row, Switch) else _SLIDER * brush.size / 16


def control_of(
    row: Row, box: Box, words: Catalogue, settings: Settings, brush: Brush
) -> tuple[list[Item], float]:
    """Return the items of a control, and how high they are."""
    label = label_of(row, words)
    if isinstance(row, Answers):
        return answers_of(_segments(row, words, settings), box, row.name, brush, box.height)
    if isinstance(row, Switch):
        on = getattr(settings, row.name) != row.inverted
        place = box.right_part(_SWITCH * brush.unit)[0]
        value = Setting(row.name, not getattr(settings, row.name))
        return [switch_of(f"{row.name}:toggle", label, on, place, value)], box.height
    if isinstance(row, Number):
        return [_slider(row, label, box, words, settings)], box.height
    press = words.text(f"settings.{row.name}.press")
    gesture = Gesture(row.gesture)
    return [Item(row.name, label, box, press, row.icon, value=row, gesture=gesture)], box.height


def _slider(row: Number, label: str, box: Box, words: Catalogue, settings: Settings) -> Item:
    """Return a number as something that can be slid."""
    values = CHOICES[row.name]
    now = getattr(settings, row.name)
    return Item(
        row.name,
        label,
        box,
        style="drawn",
        kind="choice",
        enabled=getattr(settings, row.needs[0]) == row.needs[1],
        value=row,
        role="slider",
        text=number_of(row, now, words),
        range=Range(values[0], values[-1], now),
    )


def _segments(row: Answers, words: Catalogue, settings: Settings) -> list[Segment]:
    """Return the answers of a row."""
    now = getattr(settings, row.name)
    return [
        Segment(
            f"{row.name}:{value}",
            words.text(f"settings.{row.name}.{value}"),
            value == now,
            Setting(row.name, value),
        )
        for value in CHOICES[row.name]
    ]

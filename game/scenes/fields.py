"""The fields of a form as data, and the buttons that stand for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Json
from game.view.box import Box
from game.view.form_layout import HOLD, FieldBox, FieldSize
from game.view.measure import Measure
from game.view.text import Face
from game.view.widgets import Item, Words

MOST_BESIDE = 4
"""Of a choice at most so many buttons stand side by side."""

ROOMY = 84.0
"""On a narrower button than this (CSS pixels) no label is sure to fit, so there are more rows."""

SIGN_ROOM = 50.0
"""A button with a sign and its gap take at least so much."""

NARROW = 420.0
"""In a narrower column (CSS pixels) notes may need two lines."""

HALF_GAP, INDENT = 14.0, 30.0
"""At most so much of a label's width is taken by the gap of two halves, and by a seat's sign."""

Half = bool | Literal["wide"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, each with its label; `note` explains the one chosen.

    `half`: half a row will do; "wide": in a wide column.
    """

    name: str
    label: str
    value: Json
    labels: Mapping[Json, str]
    note: str = ""
    half: Half = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Signs(Choice):
    """The sign that stands for a seat; those that are `taken` cannot be chosen."""

    taken: Collection[Json] = ()


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


@dataclass(frozen=True, slots=True)
class Toggle:
    """Something that is on or off; `note` says what it means."""

    name: str
    label: str
    value: bool
    note: str = ""
    half: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Cycle:
    """One of many values, seen one at a time, with a button back and one on."""

    name: str
    label: str
    value: Json
    labels: Mapping[Json, str]
    note: str = ""
    half: Half = False
    seat: int | None = None

    def beside(self, step: int) -> Json:
        """Return the value `step` places on, round and round."""
        values = list(self.labels)
        at = values.index(self.value) if self.value in values else 0
        return values[(at + step) % len(values)]


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do: a button alone, whose item is called like the field.

    A form takes it in `acted`, not as an answer.
    """

    name: str
    label: str
    icon: str = ""
    note: str = ""
    half: Half = True
    seat: int | None = None


Field = Choice | Stepper | Toggle | Cycle | Act


def answer(field: Field, button: str) -> Json:
    """Return the value that a button of a field stands for."""
    if isinstance(field, Toggle):
        return not field.value
    if isinstance(field, Stepper):
        return field.value + (1 if button == "more" else -1)
    if isinstance(field, Cycle):
        return field.beside(1 if button == "more" else -1)
    if isinstance(field, Act):
        return None
    return next(value for value in field.labels if str(value) == button)


def told(field: Field, words: Catalogue) -> str:
    """Return the value of a field in words."""
    if isinstance(field, Toggle):
        return words.text("setup.on" if field.value else "setup.off")
    if isinstance(field, Stepper):
        return str(field.value)
    if isinstance(field, Act):
        return ""
    return field.labels.get(field.value, str(field.value))


def size_of(field: Field, width: float, lines: Callable[[str, float, Face], int]) -> FieldSize:
    """Return the room a field needs in a column of that width.

    `lines` tells how many lines a text takes on a width. Where another note may need two, room
    for two is kept, so that a choice does not move what is below it.
    """
    half = width >= NARROW if field.half == "wide" else bool(field.half)
    width = width / 2 - HALF_GAP if half else width
    rows = len(_rows(field, width)) if isinstance(field, Choice) else 1
    notes = 0
    if field.note:
        kept = 2 if isinstance(field, Choice) and width < NARROW else 1
        notes = max(kept, lines(field.note, width - 4, "text"))
    if isinstance(field, Toggle | Act):
        return FieldSize(notes, half, rows, 0)
    return FieldSize(notes, half, rows, lines(field.label, width - INDENT, "bold"))


def _rows(field: Choice, width: float) -> list[list[Json]]:
    """Return the values of a choice by rows of buttons on a width."""
    values = list(field.labels)
    beside = len(values)
    if isinstance(field, Signs):
        beside = max(1, min(beside, int(width // SIGN_ROOM)))
        return [values[start : start + beside] for start in range(0, len(values), beside)]
    if len(values) > MOST_BESIDE or (len(values) > 3 and width / len(values) < ROOMY / 2):
        beside = max(2, min(MOST_BESIDE, int(width / ROOMY)))
        number = -(-len(values) // beside)
        beside = -(-len(values) // number)
    return [values[start : start + beside] for start in range(0, len(values), beside)]


def items_of(field: Field, box: FieldBox, m: Measure, words: Catalogue) -> list[Item]:
    """Return the buttons of a field."""
    if isinstance(field, Toggle):
        return [_toggle(field, box.control)]
    if isinstance(field, Choice):
        return _choice_items(field, box.control, m)
    if isinstance(field, Act):
        return [Item(field.name, field.label, box.control, field.label, field.icon)]
    return _step_items(field, box, m, words)


def _toggle(field: Toggle, box: Box) -> Item:
    """Return the button of something that is on or off."""
    name = f"{field.name}:toggle"
    return Item(name, field.label, box, field.label, "", "choice", "choice", field.value)


def _choice_items(field: Choice, area: Box, m: Measure) -> list[Item]:
    """Return the buttons of a choice, in as many rows as they need."""
    height = m.button + m.gap * HOLD
    across = len(_rows(field, area.width)[0])
    items = []
    for number, (value, label) in enumerate(field.labels.items()):
        row, column = divmod(number, across)
        line = Box(area.x, area.y + row * height, area.width, m.button)
        box = line.columns(across, m.gap * HOLD)[column]
        spoken, held = f"{field.label}: {label}", value == field.value
        name = f"{field.name}:{value}"
        if isinstance(field, Signs):
            free, sign = value not in field.taken, f"seat-{value}"
            items.append(Item(name, spoken, box, "", sign, "sign", "choice", held, free))
        else:
            items.append(Item(name, spoken, box, label, "", "choice", "choice", held))
    return items


def _step_items(field: Stepper | Cycle, box: FieldBox, m: Measure, words: Catalogue) -> list[Item]:
    """Return the two buttons of a number, or of a value seen alone."""
    less, rest = box.control.left_part(m.button)
    more = rest.right_part(m.button)[0]
    values = {"field": field.label, "value": told(field, words)}
    number = isinstance(field, Stepper)
    low = isinstance(field, Stepper) and field.value <= field.low
    high = isinstance(field, Stepper) and field.value >= field.high
    back = words.text("setup.less" if number else "setup.previous", **values)
    on = words.text("setup.more" if number else "setup.next", **values)
    signs = ("minus", "plus") if number else ("back", "forward")
    return [
        Item(f"{field.name}:less", back, less, icon=signs[0], enabled=not low),
        Item(f"{field.name}:more", on, more, icon=signs[1], enabled=not high),
    ]


def words_of(field: Field, box: FieldBox, m: Measure, words: Catalogue) -> Sequence[Words]:
    """Return label and note of a field, and the value between two buttons."""
    found = []
    if not isinstance(field, Toggle | Act):
        indent = 0.0 if field.seat is None else m.small * 1.4
        label = box.label.right_part(box.label.width - indent)[0]
        found.append(Words(field.label, label, m.small, "bold", tone="soft_text"))
    if field.note:
        found.append(Words(field.note, box.note.shrunk(2, 0), m.small, upright="top"))
    if isinstance(field, Stepper | Cycle):
        room = box.control.centred(box.control.width - 2 * m.button - 4, box.control.height)
        large = 1.3 if isinstance(field, Stepper) else 1.0
        found.append(Words(told(field, words), room, m.body * large, "bold", "centre"))
    return found

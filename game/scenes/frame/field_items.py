"""The fields of a form as buttons and text: how much room they take, and what stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.i18n.catalogue import Catalogue
from game.scenes.frame.fields import (
    Answer,
    Button,
    Choice,
    Cycle,
    Field,
    SignChoice,
    Stepper,
    Toggle,
)
from game.scenes.frame.form_layout import HOLD, FieldBox, FieldSize
from game.view.box import Box
from game.view.measure import Measure
from game.view.text.ruler import Ruler
from game.view.text.text_box import TextBox
from game.view.widgets import Item

MOST_BESIDE = 4
"""Of a choice at most so many buttons stand side by side."""

SIGN_ROOM = 50.0
"""A button with a sign and its gap take at least so much."""

NARROW = 420.0
"""In a narrower column (CSS pixels) notes may need two lines."""

HALF_GAP, INDENT = 14.0, 30.0
"""At most so much of a label's width is taken by the gap of two halves, and by a seat's sign."""


def size_of(field: Field, width: float, ruler: Ruler) -> FieldSize:
    """Return the room a field needs in a column of that width.

    Where another note of a choice may need two lines, room for two is kept, so that a choice does
    not move what is below it.
    """
    half = width >= NARROW if field.half == "wide" else bool(field.half)
    width = width / 2 - HALF_GAP if half else width
    rows = 1
    if isinstance(field, Choice):
        rows = -(-len(field.labels) // _across(field, width, ruler))
    notes = 0
    if field.note:
        least = 2 if isinstance(field, Choice) and width < NARROW else 1
        notes = max(least, ruler.lines(field.note, width - 4, "text"))
    if isinstance(field, Toggle | Button):
        return FieldSize(notes, half, rows, 0)
    return FieldSize(notes, half, rows, ruler.lines(field.label, width - INDENT, "bold"))


def _across(field: Choice, width: float, ruler: Ruler) -> int:
    """Return how many buttons of a choice stand side by side on a width, in rows as even as can be.

    As many as have room for their labels, but not more than are seen at a glance. On a phone on its
    side there are two rows at most.
    """
    number = len(field.labels)
    if isinstance(field, SignChoice):
        return max(1, min(number, int(width // SIGN_ROOM)))
    fewest = -(-number // MOST_BESIDE)
    if ruler.measure.short and number > MOST_BESIDE:
        return -(-number // fewest)
    for rows in range(fewest, number):
        across = -(-number // rows)
        room = (width - (across - 1) * ruler.gap * HOLD) / across
        if all(ruler.fits(label, room) for label in field.labels.values()):
            return across
    return 1


def items_of(field: Field, box: FieldBox, m: Measure, words: Catalogue) -> list[Item]:
    """Return the buttons of a field."""
    if isinstance(field, Toggle):
        return [_toggle(field, box.control)]
    if isinstance(field, Choice):
        return _choice_items(field, box.control, m, words)
    if isinstance(field, Button):
        return [_button(field, box.control, words)]
    return _step_items(field, box, m, words)


def _toggle(field: Toggle, box: Box) -> Item:
    """Return the button of something that is on or off."""
    return Item(
        f"{field.name}:toggle",
        field.label,
        box,
        field.label,
        style="choice",
        kind="choice",
        pressed=field.value,
        value=Answer(field, not field.value),
        group=field.name,
    )


def _button(field: Button, box: Box, words: Catalogue) -> Item:
    """Return the button of something to do; its name tells why it cannot be done."""
    if not field.off:
        name = field.spoken or field.label
        return Item(field.name, name, box, field.label, field.icon, value=field.value)
    spoken = words.sentences(words.sentence(field.label), field.note)
    return Item(field.name, spoken, box, field.label, field.icon, "off", value=field.value)


def _choice_items(field: Choice, area: Box, m: Measure, words: Catalogue) -> list[Item]:
    """Return the buttons of a choice, in as many rows as they need."""
    height = m.button + m.gap * HOLD
    rows = round((area.height + m.gap * HOLD) / height)
    across = -(-len(field.labels) // rows)
    items = []
    for number, (value, label) in enumerate(field.labels.items()):
        row, column = divmod(number, across)
        line = Box(area.x, area.y + row * height, area.width, m.button)
        box = line.columns(across, m.gap * HOLD)[column]
        item = Item(
            f"{field.name}:{value}",
            words.labelled(field.label, label),
            box,
            label,
            style="choice",
            kind="choice",
            pressed=value == field.value,
            value=Answer(field, value),
            group=field.name,
        )
        if isinstance(field, SignChoice):
            free, sign = value not in field.unavailable, f"seat-{value}"
            item = replace(item, label="", icon=sign, style="sign", enabled=free)
        items.append(item)
    return items


def _step_items(field: Stepper | Cycle, box: FieldBox, m: Measure, words: Catalogue) -> list[Item]:
    """Return the two buttons of a number, or of a value seen alone."""
    less, rest = box.control.left_part(m.button)
    more = rest.right_part(m.button)[0]
    values = {"field": field.label, "value": field.value_text(words)}
    number = isinstance(field, Stepper)
    low = isinstance(field, Stepper) and field.value <= field.low
    high = isinstance(field, Stepper) and field.value >= field.high
    back = words.text("setup.less" if number else "setup.previous", **values)
    on = words.text("setup.more" if number else "setup.next", **values)
    signs = ("minus", "plus") if number else ("back", "forward")
    return [
        Item(
            f"{field.name}:{part}",
            name,
            place,
            icon=sign,
            enabled=enabled,
            value=Answer(field, field.stepped(step)),
            group=field.name,
        )
        for part, name, place, sign, enabled, step in (
            ("less", back, less, signs[0], not low, -1),
            ("more", on, more, signs[1], not high, 1),
        )
    ]


def words_of(field: Field, box: FieldBox, m: Measure, words: Catalogue) -> Sequence[TextBox]:
    """Return label and note of a field, and the value between two buttons."""
    texts = []
    if not isinstance(field, Toggle | Button):
        indent = 0.0 if field.seat is None else m.small * 1.4
        label = box.label.right_part(box.label.width - indent)[0]
        texts.append(TextBox(field.label, label, m.small, "bold", tone="soft_text"))
    if field.note:
        texts.append(TextBox(field.note, box.note.shrunk(2, 0), m.small, valign="top"))
    if isinstance(field, Stepper | Cycle):
        room = box.control.centred(box.control.width - 2 * m.button - 4, box.control.height)
        large = 1.3 if isinstance(field, Stepper) else 1.0
        texts.append(TextBox(field.value_text(words), room, m.body * large, "bold", "centre"))
    return texts

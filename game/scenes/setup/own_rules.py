"""The single rules of a game, folded until they are wanted: how each is set, and what it means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.host.interface import Range
from game.rules.protocol import Json, Option
from game.scenes.setup.cards import preset_name
from game.scenes.setup.page import GAP, PAD, Drawing, Material, Page, Picture
from game.scenes.setup.presets import (
    count_rules,
    differences,
    member_name,
    nearest,
    rule_options,
)
from game.scenes.setup.subjects import Answer, Member, OptionValue
from game.view.box import Box, around
from game.view.buttons.controls import Segment, Step, bar_of, stepper_of, switch_of
from game.view.game_view import Idle, Preset
from game.view.text.label import label_fits
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

FOLD = "own-rules"
"""The id of the line that shows and hides the rules."""

LEAST_COLUMN = 400.0
"""Two columns need so much each, in CSS pixels of usual text."""

NUMBER = 52.0
"""The width of a number between its two buttons."""


@dataclass(frozen=True, slots=True)
class Control:
    """How one rule is set: its items, and how they lie. `notes`: all that may stand below it."""

    title: str
    note: str
    notes: Sequence[str]
    items: Sequence[Item]
    """Laid out in a box of their own that begins at 0, 0."""
    beside: bool
    """Whether they stand beside the title, and not below it."""


def add_own_rules(page: Page, material: Material, at: Box) -> float:
    """Put the line at the top of an area, and the rules below it if they are shown."""
    if not rule_options(material.choices, material.presets):
        return at.y
    bottom = _add_fold(page, material, at)
    if material.unfolded:
        bottom = _add_rules(page, material, Box(at.x, bottom + 8, at.width, 0))
    return bottom


def summary(material: Material) -> str:
    """Return how many rules there are, and how many differ from the nearest card."""
    near = nearest(material.choices, material.presets)
    if near is None:
        count = count_rules(material.choices, ())
        return material.words.text("setup.own-rules.count", count=count)
    return _compared(material, near, differences(material.choices, near))


def _compared(material: Material, preset: Preset, differing: int) -> str:
    """Return how many rules differ from a card."""
    words, name = material.words, preset_name(material, preset)
    if differing:
        return words.text("setup.own-rules.differ", count=differing, preset=name)
    count = count_rules(material.choices, material.presets)
    return words.text("setup.own-rules.same", count=count, preset=name)


def _add_fold(page: Page, material: Material, at: Box) -> float:
    """Add the line that shows and hides the rules."""
    words, m = material.words, material.measure
    title, note = words.text("setup.own-rules"), summary(material)
    action = words.text("setup.hide" if material.unfolded else "setup.show")
    pad = PAD * m.unit
    icon, text = material.size * 1.2, material.brush.theme.panel_text
    wide = material.width(title, "bold", material.size)
    end = material.width(words.text("setup.show"), "text", material.note)
    end = max(end, material.width(words.text("setup.hide"), "text", material.note))
    left = at.x + pad + icon + 10
    room = at.right - pad - left
    # All that may be said here is measured, so that nothing moves when something is chosen.
    notes = [_compared(material, preset, n) for preset in material.presets for n in (0, 1, 2)]
    notes = notes or [note]
    longest = max(material.width(other, "text", material.note) for other in notes)
    one_line = wide + GAP + longest + GAP + end <= room
    if one_line:
        high = max((52 if material.many else 60) * m.unit, material.control + 8)
        box = Box(at.x, at.y, at.width, high)
        label = Box(left, box.y, wide, box.height)
        below = Box(label.right + GAP, box.y, room - wide - end - 2 * GAP, box.height)
    else:
        line = material.size * LINE
        high = max(material.height(other, "text", material.note, room) for other in notes)
        box = Box(at.x, at.y, at.width, max(60 * m.unit, line + high + 18))
        top = box.y + (box.height - line - high) / 2
        label, below = Box(left, top, min(wide, room), line), Box(left, top + line, room, high)
    face = Drawing(
        texts=[
            TextBox(title, label, material.size, "bold", tone="panel_text"),
            TextBox(note, below, material.note, tone="soft_text"),
        ],
        pictures=[
            Picture(
                "down" if material.unfolded else "forward",
                Box(at.x + pad, box.y, icon, box.height).centred(icon, icon),
                text,
            )
        ],
    )
    if one_line:
        place = Box(at.right - pad - end, box.y, end, box.height)
        face.texts.append(TextBox(action, place, material.note, tone="soft_text"))
    page.faces[FOLD] = face
    fold = Item(FOLD, title, box, style="card", description=note, expanded=material.unfolded)
    page.items.append(fold)
    return box.bottom


def _add_rules(page: Page, material: Material, at: Box) -> float:
    """Add the rules, in two columns where there is room."""
    pad, gap = PAD * material.measure.unit, 24 * material.measure.unit
    inner = Box(at.x + pad, at.y + pad, at.width - 2 * pad, 0)
    two = (inner.width - gap) / 2 >= material.scaled(LEAST_COLUMN)
    columns = inner.columns(2, gap) if two else [inner]
    width = columns[0].width
    controls = list(_controls(material, width))
    y = inner.y
    for start in range(0, len(controls), len(columns)):
        row = list(zip(controls[start : start + len(columns)], columns, strict=False))
        bottoms = [_place(page, material, control, Box(box.x, y, width, 0)) for control, box in row]
        y = max(bottoms) + GAP
    plate = around([Box(at.x, at.y, at.width, 0), Box(at.x, at.y, at.width, y - at.y)])
    page.ground.plates.append(plate)
    return plate.bottom


def _controls(material: Material, width: float) -> Iterator[Control]:
    """Yield how each rule is set in a column of that width."""
    for option in rule_options(material.choices, material.presets):
        idle = next((idle for idle in material.idle if option.name in idle.names), None)
        for control in _controls_of(material, option, width):
            yield control if idle is None else _conditional(control, idle, material)


def _controls_of(material: Material, option: Option, width: float) -> Iterator[Control]:
    """Yield how a rule is set: for a set, how each of its members is."""
    value = material.choices.whole[option.name]
    if option.kind == "integer":
        yield _number(material, option, value)
    elif option.kind == "choice":
        yield _choice(material, option, value, width)
    elif option.kind == "flag":
        yield _switch(material, option, None, bool(value))
    else:
        for member in option.choices:
            yield _switch(material, option, member, member in value)


def _conditional(control: Control, idle: Idle, material: Material) -> Control:
    """Return a rule that cannot always matter: where it does not it cannot be set, and says why."""
    reason, whole = material.words.text(idle.reason), material.choices.whole
    control = replace(control, notes=[*control.notes, reason])
    if any(whole[name] != value for name, value in idle.beside.items()):
        return control
    items = [replace(item, enabled=False, description=reason) for item in control.items]
    return replace(control, note=reason, items=items)


def _switch(material: Material, option: Option, member: Json, on: bool) -> Control:
    """Return how a rule is set that holds or does not."""
    words, base = material.words, f"setup.{material.choices.game}.{option.name}"
    name, subject = option.name, OptionValue(option.name)
    answer = Answer(subject, not on)
    if option.kind == "set":
        base, name = f"{base}.{member}", member_name(option, member)
        answer = Answer(Member(option.name, member), not on)
    note = words.text(f"{base}.note")
    box = Box(0, 0, max(64.0, 64 * material.measure.unit), material.control)
    item = switch_of(f"{name}:toggle", words.text(base), on, box, answer)
    return Control(words.text(base), note, [note], [replace(item, description=note)], True)


def _number(material: Material, option: Option, value: int) -> Control:
    """Return how a number is set."""
    words = material.words
    title = words.text(f"setup.{material.choices.game}.{option.name}")
    number = words.number(value)
    values = {"field": title, "value": number}
    box = Box(0, 0, 2 * material.control + material.scaled(NUMBER), material.control)
    step = Step(
        option.name,
        title,
        number,
        Range(option.low, option.high, value),
        words.text("setup.less", **values),
        words.text("setup.more", **values),
        OptionValue(option.name),
    )
    return Control(title, "", [], stepper_of(step, box, material.control), True)


def _choice(material: Material, option: Option, value: Json, width: float) -> Control:
    """Return how one of several values is chosen: by a bar, or in rows of bars."""
    words, base = material.words, f"setup.{material.choices.game}.{option.name}"
    title = words.text(base)
    labels = {choice: words.text(f"{base}.{choice}") for choice in option.choices}
    notes = {choice: words.text(f"{base}.{choice}.note") for choice in option.choices}
    segments = [
        Segment(
            f"{option.name}:{choice}",
            label,
            choice == value,
            Answer(OptionValue(option.name), choice),
            words.labelled(title, label),
        )
        for choice, label in labels.items()
    ]
    widest = max(material.width(label, "bold", material.brush.size) for label in labels.values())
    bar = (widest + 24) * len(segments)
    titled = material.width(title, "bold", material.size)
    beside = bar + GAP + titled <= width
    items: list[Item] = []
    across = len(segments)
    while across > 1 and not beside and not _labels_fit(material, labels, width / across):
        across -= 1
    for start in range(0, len(segments), across):
        part, y = segments[start : start + across], (start // across) * (material.control + 4)
        box = Box(0, y, bar if beside else width * len(part) / across, material.control)
        items += bar_of(part, box, option.name)
    noted = [replace(i, description=notes[c]) for i, c in zip(items, labels, strict=True)]
    return Control(title, notes[value], list(notes.values()), noted, beside)


def _labels_fit(material: Material, labels: dict[Json, str], width: float) -> bool:
    """Whether all labels can be read on segments of a width."""
    room = (width, material.control)
    return all(label_fits(label, "bold", room, material.brush) for label in labels.values())


def _place(page: Page, material: Material, control: Control, at: Box) -> float:
    """Add a rule at the top of an area; return where it ends."""
    size = around([item.box for item in control.items])
    room = at.width - (size.width + GAP if control.beside else 0)
    title = material.height(control.title, "bold", material.size, room)
    notes = [material.height(n, "text", material.note, room) for n in control.notes]
    note = max(notes, default=0.0)
    texts = page.ground.texts
    if control.beside:
        high = max(size.height, title + note)
        x, y = at.right - size.width, at.y + (high - size.height) / 2
        top = at.y + (high - title - note) / 2
        low = top + title
    else:
        x, y, top = at.x, at.y + title + 4, at.y
        low = y + size.height + 4
        high = low + note - at.y
    box = Box(at.x, top, room, title)
    texts.append(TextBox(control.title, box, material.size, "bold", tone="panel_text"))
    if control.note:
        box = Box(at.x, low, room, note)
        texts.append(TextBox(control.note, box, material.note, valign="top", tone="soft_text"))
    page.items += [replace(item, box=item.box.moved(x, y)) for item in control.items]
    return at.y + high

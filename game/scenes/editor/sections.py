"""The parts of what can be set in the editor, each laid out in a column: `lay_out`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from game.host.interface import Range
from game.play.levels import level_key
from game.scenes.editor.actions import Against, Do, Go, Play, Step, ToMove, Way
from game.scenes.editor.bars import readable_bar
from game.scenes.editor.column import Column
from game.scenes.editor.editing import Editing
from game.scenes.editor.hand_section import add_hand
from game.scenes.editor.labels import label_of
from game.view.box import Box
from game.view.buttons.answers import answers_of
from game.view.buttons.controls import Segment, StepTo, stepper_of, switch_of
from game.view.buttons.controls import Step as Number
from game.view.buttons.drawing import item_fits
from game.view.detail import Detail
from game.view.text.text_box import TextBox
from game.view.widgets import Item, Style

ICONS: Mapping[str, str] = {
    "undo": "undo",
    "redo": "redo",
    "start": "restart",
    "empty": "throw-away",
    "turn": "turn",
    "more": "more",
    "play": "play",
    "review": "chart",
    "share": "send",
}
"""What stands on buttons, by id."""

KEYS: Mapping[str, str] = {"undo": "U", "redo": "R", "turn": "T", "more": "M"}
"""The keys of some of them."""

TO_MOVE, AGAINST = "to-move", "against"
"""The ids of two questions."""

NUMBER = 64.0
"""The width of a number between its buttons, in CSS pixels of text at its usual size."""


def lay_out(
    names: Iterable[str], editing: Editing, column: Column, elsewhere: Collection[str] = ()
) -> None:
    """Add sections to a column, but for the buttons with ids that stand `elsewhere`."""
    column.elsewhere = elsewhere
    for number, name in enumerate(names):
        before = column.y
        if number:
            column.pause()
        top = column.y
        _ADD[name](editing, column)
        if column.y == top:
            column.y = before


def step_item(editing: Editing, step: Step, box: Box, label: str = "") -> Item:
    """Return the button of a step, off where there is nothing to do."""
    text, key = editing.words.text, step_key(editing, step)
    return Item(
        step,
        text(key),
        box,
        label,
        ICONS.get(step, ""),
        enabled=editing.can(step),
        value=Do(step),
        group="tools",
        tooltip=text(f"{key}.tip"),
        shortcut=KEYS.get(step, ""),
    )


def step_key(editing: Editing, step: Step) -> str:
    """Return the key of the words of a step: seats that are colours have no sides to turn."""
    coloured = step == "turn" and editing.draft.game.seats_are_colours
    return "editor.colour" if coloured else f"editor.{step}"


def way_item(editing: Editing, way: Way, box: Box, label: str = "") -> Item:
    """Return the button that takes the position elsewhere; it says why where it cannot."""
    words, status = editing.words, editing.status
    name = words.text(f"editor.{way}")
    can = status.playable
    style: Style = "off" if not can else "primary" if way == "play" else "plain"
    return Item(
        way,
        name if can else words.sentences(words.sentence(name), status.wrong),
        box,
        label,
        ICONS[way],
        style,
        value=Go(way),
        tooltip=words.text(f"editor.{way}.tip"),
    )


def steps_of(editing: Editing) -> tuple[Step, ...]:
    """Return the steps with the whole position that make sense in a game."""
    return ("start", "turn") if editing.view.of_pieces else ("start", "empty", "turn")


def mover_row(editing: Editing, box: Box) -> list[Item]:
    """Return the question whose turn it is, and its answers in one bar behind it."""
    m, brush = editing.context.measure, editing.context.brush
    size, question = m.size("body"), editing.words.text("editor.to-move")
    wide = brush.type.width(question, "bold", size * brush.scale) / brush.scale + 14
    label, bar = box.left_part(min(wide, box.width * 0.4))
    label = Box(label.x + 4, label.y, label.width - 10, label.height)
    asked = label_of("whose-turn", TextBox(question, label, size, "bold"), brush)
    return [asked, *readable_bar(_movers(editing), bar, TO_MOVE, brush)]


def _movers(editing: Editing) -> list[Segment]:
    """Return the answers to whose turn it is."""
    mover = editing.draft.game.to_move(editing.draft.position)
    theme = editing.context.theme
    return [
        Segment(
            f"{TO_MOVE}:{seat}",
            editing.names[seat],
            seat == mover,
            ToMove(seat),
            editing.names[seat],
            editing.view.seat_sign(theme, seat)[0],
        )
        for seat in editing.draft.game.seats
    ]


def _add_mover(editing: Editing, column: Column) -> None:
    column.write(editing.words.text("editor.to-move"), bold=True)
    box = Box(column.x, column.y, column.width, 0)
    items, high = answers_of(_movers(editing), box, TO_MOVE, column.brush, column.row)
    column.items += items
    column.take(high)


def _add_tools(editing: Editing, column: Column) -> None:
    every: tuple[Step, ...] = ("undo", "redo", *steps_of(editing))
    steps = [step for step in every if step not in column.elsewhere]
    for start in range(0, len(steps), 2):
        pair = steps[start : start + 2]
        for step, box in zip(pair, column.take(column.row).columns(2, column.gap), strict=False):
            column.items.append(
                step_item(
                    editing, step, box, editing.words.text(f"{step_key(editing, step)}.short")
                )
            )


def _add_details(editing: Editing, column: Column) -> None:
    for detail in editing.details():
        name = editing.teller.detail(detail)
        items = _detail_items(editing, detail, name, column)
        wide = items[-1].box.right
        size, room = column.measure.size("body"), column.width - wide - 10
        high = max(column.row, column.height(name, size, room))
        box = column.take(high)
        column.put(TextBox(name, Box(box.x, box.y, room, high), size, tone="panel_text"))
        down = box.y + (high - column.row) / 2
        column.items += [
            replace(item, box=item.box.moved(box.right - wide, down)) for item in items
        ]


def _detail_items(editing: Editing, detail: Detail, name: str, column: Column) -> list[Item]:
    """Return how a detail is set, with its corner at 0, 0."""
    id_ = detail.key if detail.seat is None else f"{detail.key}:{detail.seat}"
    if detail.most == 1:
        box = Box(0, 0, 64 * column.measure.unit, column.row)
        return [switch_of(id_, name, bool(detail.value), box, StepTo(detail, 1 - detail.value))]
    box = Box(0, 0, 2 * column.row + NUMBER * column.measure.text, column.row)
    value = editing.words.number(detail.value)
    values = {"field": name, "value": value}
    number = Number(
        id_,
        name,
        value,
        Range(0, detail.most, detail.value),
        editing.words.text("setup.less", **values),
        editing.words.text("setup.more", **values),
        detail,
    )
    return stepper_of(number, box, column.row)


def _add_against(editing: Editing, column: Column) -> None:
    text = editing.words.text
    column.write(text("editor.against"), bold=True)
    choices: tuple[tuple[Against, str], ...] = (("computer", "computer"), ("persons", "people"))
    segments = [
        Segment(
            f"{AGAINST}:{choice}",
            text(f"editor.against.{choice}"),
            choice == editing.seating.against,
            Play(choice),
            text(f"editor.against.{choice}"),
            icon,
        )
        for choice, icon in choices
    ]
    column.items += readable_bar(segments, column.take(column.row), AGAINST, column.brush)
    column.write(_against_note(editing), "soft_text")


def _against_note(editing: Editing) -> str:
    """Return how hard the computers play, or how persons play."""
    levels = sorted(editing.seating.levels)
    if not levels:
        return editing.words.text("editor.against.persons.note")
    level = editing.words.join([editing.words.text(level_key(level)) for level in levels])
    return editing.words.text("editor.level", level=level)


def _add_ways(editing: Editing, column: Column) -> None:
    text = editing.words.text
    high = max(column.row, 52 * column.measure.text)
    if "play" not in column.elsewhere:
        column.items.append(way_item(editing, "play", column.take(high), text("editor.play")))
    boxes = column.take(column.row).columns(2, column.gap)
    others: tuple[Way, ...] = ("review", "share")
    items = [
        way_item(editing, way, box, text(f"editor.{way}"))
        for way, box in zip(others, boxes, strict=True)
    ]
    if not all(item_fits(item, column.brush) for item in items):
        below = column.take(column.row)
        items = [
            replace(item, box=Box(column.x, y, column.width, column.row))
            for item, y in zip(items, (boxes[0].y, below.y), strict=True)
        ]
    column.items += items


_ADD: Mapping[str, Callable[[Editing, Column], None]] = {
    "hand": add_hand,
    "to-move": _add_mover,
    "tools": _add_tools,
    "details": _add_details,
    "against": _add_against,
    "ways": _add_ways,
}

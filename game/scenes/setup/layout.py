"""Where set-up stands in a window: its head, Start, what scrolls between, and all parts of that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.host.interface import Note
from game.learn.registry import LESSONS
from game.scenes.frame.learning import learn_door
from game.scenes.setup.cards import add_cards
from game.scenes.setup.own_rules import add_own_rules
from game.scenes.setup.page import GAP, Material, Page, Picture
from game.scenes.setup.seats import add_seats
from game.scenes.setup.starter import add_starter
from game.view.box import TOUCH, Box
from game.view.text.text_box import TextBox
from game.view.widgets import Item

WIDEST = 1200.0
"""The page is no wider, in CSS pixels."""

START, LEAST_NOTICE = 212.0, 330.0
"""The width of Start, and what a notice needs beside the title, in CSS pixels of usual text."""


_NO_BOX = Box(0, 0, 0, 0)
"""The box of a button that has no place yet."""


class Frame(NamedTuple):
    """What does not scroll, and the box of what does."""

    back: Box
    title: Box
    start: Box
    notice: Box
    pane: Box


def frame_of(material: Material, title: str, notice: str) -> Frame:
    """Lay out what does not scroll.

    A notice stands in the head where there is room beside the title, else at the foot.
    """
    m = material.measure
    width = min(m.width - 2 * m.margin, WIDEST * m.unit)
    x = (m.width - width) / 2
    upright = m.phone and m.portrait
    top, button = (8.0, TOUCH) if m.phone else (14 * m.unit, 52 * m.unit)
    button = max(button, m.line + 12)
    head = Box(x, top, width, button)
    back, rest = head.left_part(max(TOUCH, TOUCH * m.unit))
    back = back.centred(back.width, max(TOUCH, TOUCH * m.unit))
    rest = Box(rest.x + GAP, rest.y, rest.width - GAP, rest.height)
    foot = Box(x, m.height - 8, width, 0)
    if upright:
        high = max(52.0, m.line + 16)
        start = foot = Box(x, m.height - high - 12, width, high)
    else:
        start, rest = rest.right_part(min(material.scaled(START), head.width * 0.34))
        rest = Box(rest.x, rest.y, rest.width - GAP, rest.height)
        if m.phone:  # a long title stands in three small lines beside the button
            rest = rest.shrunk(-GAP / 2, -5.5)
    wide = material.width(title, "title", m.size("screen")) + 4
    place = Box(foot.x, foot.y, 0, 0)
    if notice:
        size, room = material.note, rest.width - wide - GAP
        if room >= material.scaled(LEAST_NOTICE):
            rest, place = rest.left_part(wide)
            place = Box(place.x + GAP, place.y - 4, place.width - GAP, place.height + 8)
        if not place.width or material.height(notice, "bold", size, place.width) > place.height:
            high = material.height(notice, "bold", size, width)
            place = Box(x, foot.y - high - 8, width, high)
            foot = Box(foot.x, place.y, width, 0)
    pane = Box(0, head.bottom + 8, m.width, 0)
    pane = Box(0, pane.y, m.width, max(60.0, foot.y - pane.y - (8 if upright or notice else 0)))
    return Frame(back, rest, start, place, pane)


def page_of(material: Material, pane: Box) -> tuple[Page, float]:
    """Lay out all that may scroll, from the top of the pane on; return how high it is."""
    m, page = material.measure, Page()
    width = min(m.width - 2 * m.margin, WIDEST * m.unit)
    x, y = (m.width - width) / 2, pane.y + 6
    for add in (add_cards, add_seats, add_starter, add_own_rules, _add_last):
        y = add(page, material, Box(x, y, width, 0)) + material.section_gap
    return page, y - material.section_gap + 8 - pane.y


def _add_last(page: Page, material: Material, at: Box) -> float:
    """Add the last line: lessons, how the game is played, and a position set up by hand."""
    words, game, icon = material.words, material.choices.game, material.size * 1.2
    text, size = words.text("setup.new", game=words.text(f"menu.game.{game}")), material.note
    doors = [*_learning_items(material), _editor_item(material)]
    widths = [_button_width(material, door.label) for door in doors]
    wide = icon + 10 + material.width(text, "text", size)
    beside = wide + sum(widths) + GAP * len(doors) <= at.width
    room = wide - icon - 8 if beside else at.width - icon - 10
    high = material.height(text, "text", size, room)
    row = Box(at.x, at.y, at.width, max(high, icon, material.control if beside else 0))
    left, rest = row.left_part(icon)
    page.ground.pictures.append(
        Picture("book", left.centred(icon, icon), material.brush.theme.soft_text)
    )
    place = Box(rest.x + 10, row.y + (row.height - high) / 2, room, high)
    page.ground.texts.append(TextBox(text, place, size, tone="soft_text"))
    page.notes.append(Note("learn", text, before=doors[0].id))
    start = Box(place.right + GAP, row.y, 0, 0) if beside else Box(at.x, row.bottom + 8, 0, 0)
    boxes = _flow(widths, start, at, material.control)
    if beside:
        boxes[-1] = boxes[-1]._replace(x=at.right - widths[-1])
    page.items += [replace(door, box=box) for door, box in zip(doors, boxes, strict=True)]
    return max(row.bottom, boxes[-1].bottom)


def _flow(widths: Sequence[float], start: Box, at: Box, high: float) -> list[Box]:
    """Return boxes one after the other from a start on, in rows of the width of an area."""
    boxes: list[Box] = []
    x, y = start.x, start.y
    for width in widths:
        if x > at.x and x + width > at.right:
            x, y = at.x, y + high + 8
        boxes.append(Box(x, y, min(at.width, width), high))
        x += width + GAP
    return boxes


def _learning_items(material: Material) -> list[Item]:
    """Return the ways to the lessons of the game, if it has some, and to how it is played."""
    text, game = material.words.text, material.choices.game
    name = text(f"menu.game.{game}")
    label, spoken = text("learn.rules"), text("howto.title", game=name)
    rules = Item(f"rules:{game}", spoken, _NO_BOX, label, "help")
    if game not in LESSONS:
        return [rules]
    label, spoken = text("learn.lessons"), text("learn.title", game=name)
    door = learn_door(game)
    return [Item(f"learn:{game}", spoken, _NO_BOX, label, "book", value=door), rules]


def _button_width(material: Material, label: str) -> float:
    """Return how wide a button with an icon is."""
    size = material.brush.size
    return material.width(label, "bold", size) + size * 1.6 + 40


def _editor_item(material: Material) -> Item:
    """Return the way to a position set up by hand, which needs options that go together."""
    text, can = material.words.text, material.choices.refused() is None
    label, tip = text("editor.door"), text("editor.door.tip")
    return Item("editor", label, _NO_BOX, label, "pencil", enabled=can, tooltip=tip)

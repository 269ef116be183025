"""Where set-up stands in a window: its head, Start, what scrolls between, and all parts of that."""

from __future__ import annotations

from typing import NamedTuple

from game.host.interface import Note
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
    """Add the last line: the ways to how the game is played, and to a position set up by hand."""
    words, game, icon = material.words, material.choices.game, material.size * 1.2
    name = words.text(f"menu.game.{game}")
    text, label, size = words.text("setup.new", game=name), words.text("setup.learn"), material.note
    learn, editor = (_button_width(material, each) for each in (label, words.text("editor.door")))
    line = icon + 10 + material.width(text, "text", size) + GAP + learn <= at.width
    room = at.width - icon - 10 - (learn + GAP if line else 0)
    high = material.height(text, "text", size, room)
    row = Box(at.x, at.y, at.width, max(high, icon, material.control if line else 0))
    left, rest = row.left_part(icon)
    page.ground.pictures.append(
        Picture("book", left.centred(icon, icon), material.brush.theme.soft_text)
    )
    wide = material.width(text, "text", size) + 2 if line else room
    place = Box(rest.x + 10, row.y + (row.height - high) / 2, wide, high)
    page.ground.texts.append(TextBox(text, place, size, tone="soft_text"))
    if line:
        box = Box(place.right + GAP, row.y, learn, material.control)
    else:
        box = Box(at.x, row.bottom + 8, min(at.width, learn), material.control)
    spoken = words.text("setup.learn-of", game=name)
    page.items.append(Item(f"learn:{game}", spoken, box, label, "book"))
    page.notes.append(Note("learn", text, before=f"learn:{game}"))
    beside = box.right + GAP + editor <= at.right
    x, y = (at.right - editor if line else box.right + GAP, box.y) if beside else (at.x, box.bottom)
    box = Box(x, y if beside else y + 8, min(at.width, editor), material.control)
    page.items.append(_editor_item(material, box))
    return max(row.bottom, box.bottom)


def _button_width(material: Material, label: str) -> float:
    """Return how wide a button with an icon is."""
    size = material.brush.size
    return material.width(label, "bold", size) + size * 1.6 + 40


def _editor_item(material: Material, box: Box) -> Item:
    """Return the way to a position set up by hand, which needs options that go together."""
    text, can = material.words.text, material.choices.refused() is None
    label, tip = text("editor.door"), text("editor.door.tip")
    return Item("editor", label, box, label, "pencil", enabled=can, tooltip=tip)

"""Who starts: one of the players, or chance."""

from __future__ import annotations

from dataclasses import replace

from game.play.saved.setup_choices import DIE, LOT
from game.rules.registry import GAMES
from game.scenes.setup.names import seat_name, seat_title
from game.scenes.setup.page import Material, Page
from game.scenes.setup.subjects import Answer, Starter
from game.view.box import Box
from game.view.buttons.controls import Segment, bar_of
from game.view.text.label import MARGIN, label_fits
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

GROUP = "first"
"""The id of the group of answers."""

LEAST, USUAL = 92.0, 140.0
"""The least width of an answer, and the usual one, in CSS pixels of usual text."""


def add_starter(page: Page, material: Material, at: Box) -> float:
    """Put the question at the top of an area; return where it ends."""
    segments, label = _segments(material), material.words.text("setup.first")
    wide = material.width(label, "bold", material.size) + 24
    bar = material.scaled(USUAL) * len(segments)
    least = material.scaled(LEAST) * len(segments)
    if wide + least <= at.width and (not material.measure.phone or len(segments) <= 3):
        room = Box(at.x, at.y, wide, material.control)
        page.ground.texts.append(TextBox(label, room, material.size, "bold"))
        box = Box(room.right, at.y, min(bar, at.width - wide), material.control)
        page.items += [_shown(item, material) for item in bar_of(segments, box, GROUP)]
        return box.bottom
    y = material.heading(page, label, at)
    rows = next(
        rows
        for rows in range(1, len(segments) + 1)
        if rows == len(segments) or at.width / -(-len(segments) // rows) >= material.scaled(LEAST)
    )
    across = -(-len(segments) // rows)
    for start in range(0, len(segments), across):
        part = segments[start : start + across]
        box = Box(at.x, y, at.width * len(part) / across, material.control)
        page.items += [_shown(item, material) for item in bar_of(part, box, GROUP)]
        y = box.bottom + 4
    return y - 4


def _segments(material: Material) -> list[Segment]:
    """Return the answers."""
    words, choices = material.words, material.choices
    segments = [
        Segment(
            f"first:{seat}",
            name,
            choices.starter == seat,
            Answer(Starter(), seat),
            words.text("setup.starts-of", player=name, seat=seat_title(words, choices, seat)),
            material.seat_signs[seat][0],
        )
        for seat in choices.seats
        for name in [seat_name(words, choices, seat)]
    ]
    chances = [LOT, *([DIE] if GAMES[choices.game].die_may_choose_first else [])]
    for chance in chances:
        label = words.text(f"setup.first.{chance}")
        on = choices.starter == chance
        spoken = words.labelled(words.text("setup.first"), label)
        segments.append(Segment(f"first:{chance}", label, on, Answer(Starter(), chance), spoken))
    return segments


def _shown(item: Item, material: Material) -> Item:
    """Return an answer as it has room: without its sign, or shortened."""
    height = item.box.height
    tall = min(height * 0.52, material.brush.size * 1.5) * 1.28 if item.icon else 0.0
    room = item.box.width - tall
    if label_fits(item.label, "bold", (room, height), material.brush):
        return item
    if label_fits(item.label, "bold", (item.box.width, height), material.brush):
        return replace(item, icon="")
    width = item.box.width - MARGIN - 2
    text = TextBox(item.label, Box(0, 0, width, material.size * 1.3), material.brush.size, "bold")
    return replace(item, icon="", label=truncated(replace(text, breaks=True), material.brush).text)

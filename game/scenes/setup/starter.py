"""Who starts: one of the players, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.play.saved.setup_choices import DIE, LOT
from game.rules.protocol import Seat
from game.rules.registry import GAMES
from game.scenes.setup.names import seat_player, seat_title
from game.scenes.setup.page import Material, Page
from game.scenes.setup.subjects import Answer, Starter
from game.untrusted.clusters import clusters
from game.view.box import Box
from game.view.buttons.controls import Segment, bar_of
from game.view.text.label import MARGIN, label_fits
from game.view.text.text_box import TextBox
from game.view.widgets import Item

GROUP = "first"
"""The id of the group of answers."""

LEAST, USUAL = 92.0, 140.0
"""The least width of an answer, and the usual one, in CSS pixels of usual text."""


def add_starter(page: Page, material: Material, at: Box) -> float:
    """Put the question at the top of an area; return where it ends.

    There is room for all who could play: an empty seat makes nothing move.
    """
    segments, label = _segments(material), material.words.text("setup.first")
    most = len(segments) + len(material.choices.every_seat) - len(material.choices.seats)
    wide = material.width(label, "bold", material.size) + 24
    least = material.scaled(LEAST)
    if wide + least * most <= at.width and (not material.measure.phone or most <= 3):
        room, rest = Box(at.x, at.y, at.width, material.control).left_part(wide)
        page.ground.texts.append(TextBox(label, room, material.size, "bold"))
        each = min(material.scaled(USUAL), rest.width / most)
        _add_bar(page, material, segments, rest, each)
        return room.bottom
    y = material.heading(page, label, at)
    rows = next(n for n in range(1, most + 1) if n == most or at.width / -(-most // n) >= least)
    across = -(-most // rows)
    for row in range(rows):
        box = Box(at.x, y, at.width, material.control)
        part = segments[row * across : (row + 1) * across]
        _add_bar(page, material, part, box, at.width / across)
        y = box.bottom + 4
    return y - 4


def _add_bar(
    page: Page, material: Material, segments: Sequence[Segment], at: Box, wide: float
) -> None:
    """Add a bar of answers, each so wide."""
    if segments:
        box = Box(at.x, at.y, wide * len(segments), at.height)
        page.items += [_shown(item, material) for item in bar_of(segments, box, GROUP)]


def _segments(material: Material) -> list[Segment]:
    """Return the answers."""
    words, choices = material.words, material.choices
    segments = [_of_seat(material, seat) for seat in choices.seats]
    chances = [LOT, *([DIE] if GAMES[choices.game].die_may_choose_first else [])]
    for chance in chances:
        label = words.text(f"setup.first.{chance}")
        on = choices.starter == chance
        spoken = words.text(f"setup.first.{chance}-of")
        segments.append(Segment(f"first:{chance}", label, on, Answer(Starter(), chance), spoken))
    return segments


def _of_seat(material: Material, seat: Seat) -> Segment:
    """Return the answer that a player starts."""
    words, choices = material.words, material.choices
    player, place = seat_player(words, choices, seat), seat_title(words, choices, seat)
    return Segment(
        f"first:{seat}",
        player.name,
        choices.starter == seat,
        Answer(Starter(), seat),
        words.text("setup.starts-of", player=player, place=place),
        *material.seat_signs[seat],
    )


def _shown(item: Item, material: Material) -> Item:
    """Return an answer as it has room: without its sign, or shortened."""
    height = item.box.height
    tall = min(height * 0.52, material.brush.size * 1.5) * 1.28 if item.icon else 0.0
    room = item.box.width - tall
    if label_fits(item.label, "bold", (room, height), material.brush):
        return item
    if label_fits(item.label, "bold", (item.box.width, height), material.brush):
        return replace(item, icon="")
    room = (item.box.width - MARGIN - 2) * material.brush.scale
    return replace(item, icon="", label=_beginning(item.label, room, material))


def _beginning(label: str, room: float, material: Material) -> str:
    """Return as much of a name as stands on one line of a width, in canvas pixels."""
    type_, size = material.brush.type, material.brush.size * material.brush.scale
    letters = clusters(label)
    while len(letters) > 1 and type_.width(_cut(letters), "bold", size) > room:
        letters.pop()
    return _cut(letters)


def _cut(letters: Sequence[str]) -> str:
    """Return the beginning of a name, with the sign that it goes on."""
    return f"{''.join(letters).rstrip()}…"

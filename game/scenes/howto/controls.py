"""What is pressed in how to play: contents, ways to other pages, and what steers the figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.host.interface import Role
from game.i18n.catalogue import Catalogue
from game.scenes.howto.figure import FigurePlay
from game.scenes.howto.layout import ROW, HowToLayout
from game.scenes.howto.picture import LEGEND_ICON, draw_mark_icon
from game.view.art import draw_rounded
from game.view.board.marks import Mark
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.buttons.controls import Segment, bar_of
from game.view.buttons.drawing import item_fits
from game.view.howto.page import Page
from game.view.measure import Measure
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item, Style

CONTENTS, PARTS, FIGURE, PAGES = "contents", "parts", "figure", "pages"
"""Groups: of the pages, of before, move and after, of what steers, of the ways to other pages."""

TO_START, STEP_BACK, PLAY, STEP_ON = "to-start", "step-back", "play", "step-on"

PRINT = "print"
"""The way to what can be printed."""

PARTS_OF_MOVE = ("before", "move", "after")


def head_items(layout: HowToLayout, page: Page, words: Catalogue, m: Measure) -> list[Item]:
    """Return the way back, into a lesson, and to the contents."""
    text = words.text
    back = text("setup.back")
    items = [Item("back", back, layout.back, icon="back", tooltip=back, shortcut="Esc")]
    if layout.lesson is not None:
        name = text("howto.try" if page.lesson else "howto.course")
        label = "" if m.phone else name
        style: Style = "primary" if page.lesson else "plain"
        lesson = Item("lesson", name, layout.lesson, label, "star", style)
        items.append(replace(lesson, tooltip="" if label else name))
    if layout.papers is not None:
        name = text("papers.open")
        items.append(Item(PRINT, name, layout.papers, name, "save"))
    if layout.list_button is not None:
        name = text("howto.contents")
        items.append(
            Item("list", name, layout.list_button, icon="list", style="plain", tooltip=name)
        )
    return items


def page_rows(
    pages: Sequence[Page], now: int, words: Catalogue, first: Box, role: Role = "tab"
) -> list[Item]:
    """Return a row for each page, one below the other; the box of the first one is `first`."""
    return [
        Item(
            f"page:{page.key}",
            words.text("howto.row", number=number + 1, title=words.text(page.heading)),
            first.moved(0, number * first.height),
            words.text(page.heading),
            style="drawn",
            kind="choice",
            pressed=number == now,
            value=number,
            group=CONTENTS,
            role=role,
        )
        for number, page in enumerate(pages)
    ]


def row_height(m: Measure) -> float:
    """Return the height of a row of the contents."""
    return max(TOUCH, ROW * m.text)


def with_labels_that_fit(items: Iterable[Item], brush: Brush) -> list[Item]:
    """Return buttons without the labels that have no room beside their icons."""
    return [
        item
        if item.style == "drawn" or not item.icon or item_fits(item, brush)
        else replace(item, label="", tooltip=item.name)
        for item in items
    ]


def draw_row(surface: pygame.Surface, item: Item, brush: Brush, *, hover: bool) -> None:
    """Draw a row of the contents: number and heading, on a plate where it is the one now."""
    theme, rect = brush.theme, px(item.box, brush.scale)
    if item.pressed or hover:
        ground = theme.accent if item.pressed else theme.panel_hover
        draw_rounded(surface, rect, 10 * brush.line, ground)
    assert isinstance(item.value, int)
    left, rest = item.box.left_part(2.3 * brush.size)
    rest = rest.right_part(rest.width - 0.6 * brush.size)[0]
    number = TextBox(str(item.value + 1), left, brush.size, align="right", tone="soft_text")
    label = TextBox(item.label, rest, brush.size)
    for box in (number, label):
        chosen = replace(box, face="bold", tone="accent_text") if item.pressed else box
        draw_text(surface, chosen, brush)


def foot_items(
    layout: HowToLayout, now: int, pages: Sequence[Page], words: Catalogue
) -> list[Item]:
    """Return the ways to the page before and to the next one."""
    text, last = words.text, len(pages) - 1
    return [
        Item(
            "previous",
            text("howto.previous"),
            layout.previous,
            text("howto.previous"),
            "back",
            enabled=now > 0,
            value=now - 1,
            group=PAGES,
            shortcut="PgUp",
        ),
        Item(
            "next",
            text("howto.next"),
            layout.following,
            text("howto.next"),
            "forward",
            "primary" if now < last else "plain",
            enabled=now < last,
            value=now + 1,
            group=PAGES,
            shortcut="PgDn",
        ),
    ]


def figure_items(layout: HowToLayout, figure: FigurePlay, words: Catalogue) -> list[Item]:
    """Return what steers a figure; nothing where nothing moves."""
    if layout.bar is None or not figure.last:
        return []
    text = words.text
    part = part_of(figure)
    segments = [
        Segment(f"part:{name}", text(f"howto.{name}-part"), name == part, name)
        for name in PARTS_OF_MOVE
    ]
    return [*bar_of(segments, layout.bar, PARTS), *_steering(layout, figure, words)]


def part_of(figure: FigurePlay) -> str:
    """Return which part of a move is shown."""
    if figure.at == 0:
        return "before"
    return "after" if figure.at == figure.last else "move"


def _steering(layout: HowToLayout, figure: FigurePlay, words: Catalogue) -> Iterator[Item]:
    """Yield the buttons that go through a move."""
    text = words.text
    play = "howto.pause" if figure.playing else "howto.play"
    start, back, run, on = layout.controls
    for name, key, box, icon, shortcut in (
        (TO_START, "howto.to-start", start, "jump-back", "Home"),
        (STEP_BACK, "howto.step-back", back, "step-back", ","),
    ):
        yield Item(
            name,
            text(key),
            box,
            icon=icon,
            enabled=figure.at > 0,
            tooltip=text(key),
            shortcut=shortcut,
            group=FIGURE,
        )
    yield Item(
        PLAY,
        text(play),
        run,
        text(play),
        "pause" if figure.playing else "play",
        "primary",
        shortcut="P",
        group=FIGURE,
    )
    yield Item(
        STEP_ON,
        text("howto.step-on.name"),
        on,
        text("howto.step-on"),
        "jump-forward",
        enabled=figure.at < figure.last,
        shortcut=".",
        group=FIGURE,
    )


def steer(figure: FigurePlay, item: Item) -> None:
    """Do what a button below the figure, or a part above it, means."""
    if item.id == PLAY:
        figure.play()
    elif item.id == STEP_ON:
        figure.step()
    elif item.id == STEP_BACK:
        figure.go(figure.at - 1)
    elif item.id == TO_START:
        figure.go(0)
    else:
        figure.go({"before": 0, "after": figure.last}.get(str(item.value), 1))


def draw_dots(surface: pygame.Surface, room: Box, figure: FigurePlay, brush: Brush) -> None:
    """Draw a dot for each step: full, long for the one now, and hollow for those to come."""
    theme, count = brush.theme, len(figure.told.steps)
    side, gap = 12 * brush.line, 8 * brush.line
    wide = (count + 1.5) * side + (count - 1) * gap
    rect = px(room, brush.scale)
    if wide > rect.width:
        return
    x, line = rect.right - wide, stroke(brush.line, 1.5)
    for number in range(1, count + 1):
        length = side * (2.5 if number == figure.at else 1)
        dot = pygame.Rect(0, 0, round(length), round(side))
        dot.midleft = round(x), rect.centery
        draw_rounded(surface, dot, dot.height / 2, theme.accent)
        if number > figure.at:
            inner = dot.inflate(-2 * line, -2 * line)
            draw_rounded(surface, inner, inner.height / 2, theme.panel)
        x += length + gap


class LegendEntry(NamedTuple):
    """A mark of a figure with where it is drawn, and what it means."""

    mark: Mark
    box: Box
    text: TextBox


def legend_entries(
    figure: FigurePlay, words: Catalogue, room: Box, m: Measure, brush: Brush
) -> list[LegendEntry]:
    """Return each mark of a figure with its box and its words, as far as there is room."""
    size = m.size("least")
    side = min(LEGEND_ICON * m.unit, 1.5 * size)
    entries: list[LegendEntry] = []
    x, y, row = room.x + 2, room.y, 1.6 * size
    for mark in figure.legend:
        text = words.text(_legend_key(mark, figure.game.name, words, m.phone))
        wide = brush.type.width(text, "text", size * brush.scale) / brush.scale + 4
        if x > room.x + 2 and x + side + 8 + wide > room.right:
            x, y = room.x + 2, y + row
        if y + row > room.bottom + 1:
            break
        icon = Box(x, y + (row - side) / 2, side, side)
        entries.append(
            LegendEntry(mark, icon, TextBox(text, Box(icon.right + 6, y, wide, row), size))
        )
        x = icon.right + 8 + wide + (1.2 if m.phone else 2.4) * m.gap
    return entries


def _legend_key(mark: Mark, game: str, words: Catalogue, short: bool) -> str:
    """Return the key of what a mark means: the game's own, or a short one, where there is one."""
    base = f"howto.legend.{mark}"
    keys = [f"{base}.{game}", base]
    if short:
        keys[:0] = [f"{base}.short.{game}", f"{base}.short"]
    return next(key for key in keys if key in words)


def draw_legend(surface: pygame.Surface, entries: Sequence[LegendEntry], brush: Brush) -> None:
    """Draw the marks of a legend; their words are texts of the scene."""
    for entry in entries:
        draw_mark_icon(surface, entry.box, entry.mark, brush)

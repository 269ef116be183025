"""Draws strip, cards and rows of the menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.scenes.frame.context import Context
from game.scenes.menu.cards import Card
from game.scenes.menu.facts import draw_sign
from game.scenes.menu.layout import Strip
from game.scenes.menu.thumbnails import Key, show_thumbnail
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.buttons.drawing import draw_item
from game.view.buttons.focus_ring import draw_focus
from game.view.buttons.plate import CARD_RADIUS, look_of
from game.view.buttons.plate import draw_plate as draw_body
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item, State


def draw_plate(
    surface: pygame.Surface, context: Context, box: Box, state: State, *, marked: bool = False
) -> None:
    """Draw the body of a card; `marked` gives it an edge that is seen."""
    brush = context.brush
    look = look_of(Item("plate", "", box, style="card"), state, brush.theme)
    if marked:
        look = replace(look, edge=brush.theme.accent, wide=2.0)
    rect = px(box, brush.scale)
    draw_body(
        surface, rect.move(0, stroke(brush.line, 1)) if state.down else rect, look, brush.line
    )


def draw_strip(
    surface: pygame.Surface,
    context: Context,
    strip: Strip,
    key: Key,
    words: Sequence[TextBox],
) -> None:
    """Draw the strip with its words; its buttons are drawn over it."""
    draw_plate(surface, context, strip.whole, State())
    show_thumbnail(surface, context, key, strip.picture)
    for text_box in words:
        draw_text(surface, text_box, context.brush)


def draw_strip_button(
    surface: pygame.Surface, context: Context, strip: Strip, item: Item, state: State
) -> None:
    """Draw the button of a strip that can be pressed anywhere."""
    button = replace(item, box=strip.button, style="primary")
    draw_item(surface, button, replace(state, focus=False), context.brush)
    if state.focus:
        draw_focus(surface, px(item.box, context.brush.scale), context.brush)


def draw_card(
    surface: pygame.Surface, context: Context, card: Card, key: Key, *, marked: bool
) -> None:
    """Draw a card with picture and words; its buttons are drawn over it.

    `marked`: it is the one that is open.
    """
    boxes = card.boxes
    draw_plate(surface, context, boxes.whole, State(), marked=marked)
    if boxes.form == "tall":
        _draw_well(surface, context, boxes.whole, boxes.picture)
    show_thumbnail(surface, context, key, boxes.picture, boxes.form == "open")
    _draw_words(surface, context, card)


def _draw_well(surface: pygame.Surface, context: Context, whole: Box, well: Box) -> None:
    """Draw the upper part of a card as a well, round as the card is at its corners."""
    scale, line = context.brush.scale, context.brush.line
    thin = stroke(line, 1)
    rect = px(whole, scale).inflate(-2 * thin, -2 * thin)
    part = pygame.Rect(rect.left, rect.top, rect.width, px(well, scale).bottom - rect.top)
    before = surface.get_clip()
    surface.set_clip(part.clip(before))
    draw_rounded(surface, rect, (CARD_RADIUS - 1) * line, context.theme.well)
    surface.set_clip(before)
    edge = pygame.Rect(part.left, part.bottom - thin, part.width, thin)
    surface.fill(context.theme.panel_edge, edge)


def draw_row(
    surface: pygame.Surface, context: Context, card: Card, item: Item, state: State, *, key: Key
) -> None:
    """Draw the row of a game, which answers to the pointer as a whole; its end is drawn apart."""
    draw_plate(surface, context, card.boxes.whole, state)
    show_thumbnail(surface, context, key, card.boxes.picture)
    _draw_words(surface, context, card)
    if state.focus:
        draw_focus(surface, px(item.box, context.brush.scale), context.brush)


def draw_row_end(
    surface: pygame.Surface, context: Context, card: Card, item: Item, states: tuple[State, State]
) -> None:
    """Draw the end of a row with Play in the colour of main buttons, as a line.

    `states`: those of the row and of Play.
    """
    row, own = states
    before = surface.get_clip()
    surface.set_clip(before.clip(px(item.box, context.brush.scale)))
    draw_plate(surface, context, card.boxes.whole, row)
    surface.set_clip(before)
    theme = context.theme
    ink = replace(theme, panel_text=theme.accent, panel_edge=theme.accent)
    button = replace(item, box=card.boxes.play)
    draw_item(surface, button, own, replace(context.brush, theme=ink))


def _draw_words(surface: pygame.Surface, context: Context, card: Card) -> None:
    for text_box in card.words:
        draw_text(surface, text_box, context.brush)
    for sign in card.signs:
        draw_sign(surface, sign, context.brush)

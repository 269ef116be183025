"""Draws what is only seen on the page of set-up: plates, pills, icons, and text on cards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.setup.page import Drawing, Picture, Pill
from game.view.art import draw_edged, draw_rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.plate import CARD_RADIUS, Look, draw_plate
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, Tone, draw_text


def ground_steps(surface: pygame.Surface, drawing: Drawing, brush: Brush) -> Iterator[None]:
    """Draw what lies below the items, bit by bit; its texts are drawn by the scene."""
    for plate in drawing.plates:
        _draw_row(surface, plate, brush)
        yield
    yield from _small(surface, drawing, brush)


def draw_face(surface: pygame.Surface, drawing: Drawing, brush: Brush, down: bool) -> None:
    """Draw what stands on a card, which lies a pixel lower while it is held down."""
    moved = _moved(drawing, 1.0) if down else drawing
    for text_box in moved.texts:
        draw_text(surface, text_box, brush)
    for _ in _small(surface, moved, brush):
        pass


def _small(surface: pygame.Surface, drawing: Drawing, brush: Brush) -> Iterator[None]:
    """Draw pills and icons."""
    for pill in drawing.pills:
        _draw_pill(surface, pill, brush)
        yield
    for picture in drawing.pictures:
        _draw_picture(surface, picture, brush)


def _moved(drawing: Drawing, down: float) -> Drawing:
    """Return what stands on a card so much lower."""
    return Drawing(
        texts=[_lower(text, down) for text in drawing.texts],
        pills=[Pill(_lower(pill.text, down), pill.strong) for pill in drawing.pills],
        pictures=[picture._replace(box=picture.box.moved(0, down)) for picture in drawing.pictures],
    )


def _lower(text: TextBox, down: float) -> TextBox:
    return TextBox(
        text.text, text.box.moved(0, down), text.size, text.face, text.align, tone=text.tone
    )


def _draw_row(surface: pygame.Surface, box: Box, brush: Brush) -> None:
    """Draw the body of a row."""
    theme = brush.theme
    look = Look(theme.panel, theme.panel_edge, theme.panel_text, radius=CARD_RADIUS, shade=True)
    draw_plate(surface, px(box, brush.scale), look, brush.line)


def _draw_pill(surface: pygame.Surface, pill: Pill, brush: Brush) -> None:
    """Draw a pill with its word."""
    theme, text = brush.theme, pill.text
    rect = px(text.box, brush.scale)
    if pill.strong:
        draw_rounded(surface, rect, rect.height / 2, theme.accent)
    else:
        line, edge = stroke(brush.line, 1), theme.panel_edge
        draw_edged(surface, rect, rect.height / 2, line, edge=edge, face=theme.tint)
    tone: Tone = "accent_text" if pill.strong else "panel_text"
    box = text.box
    if pill.strong:
        check = icon("check", round(text.size * brush.scale), theme.accent_text)
        left = rect.left + round(text.size * 0.7 * brush.scale)
        surface.blit(check, check.get_rect(left=left, centery=rect.centery))
        box = box.right_part(box.width - text.size * 1.4)[0]
    draw_text(surface, TextBox(text.text, box, text.size, "bold", "centre", tone=tone), brush)


def _draw_picture(surface: pygame.Surface, picture: Picture, brush: Brush) -> None:
    """Draw an icon."""
    rect = px(picture.box, brush.scale)
    drawn = icon(picture.name, min(rect.size), picture.colour)
    surface.blit(drawn, drawn.get_rect(center=rect.center))

"""The body of a button: its face, its edge, and whether it is raised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.view.art import Sides, draw_rounded, rounded
from game.view.box import TOUCH
from game.view.pixels import stroke
from game.view.theme import Colour, Theme
from game.view.widgets import Item, State

RADIUS, CARD_RADIUS = 10.0, 14.0
"""Of the corners of buttons and cards, in CSS pixels."""

RAISED = 3.0
"""The lower edge of a main button, and the shadow of a card, in CSS pixels."""

SHADE_REACH = RAISED + 1
"""So far that strip may reach, drawn on whole pixels."""

SHADE = 46
"""How dark the strip below a card is, of 255."""


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a button and its body: the width of its edge, and that of the lower one."""

    face: Colour
    edge: Colour
    ink: Colour
    wide: float = 1.0
    raised: float = 0.0
    radius: float = RADIUS
    has_plate: bool = True
    shade: bool = False


_PLATELESS = ("bare", "tool", "row")
"""Styles without a plate until they are pointed at."""


def look_of(item: Item, state: State, theme: Theme) -> Look:
    """Return how a button looks now."""
    hot = state.hover or state.down
    special = _SPECIAL.get(item.style)
    if special is not None:
        return special(item, hot, theme)
    if item.style in ("choice", "segment") and item.pressed:
        face = theme.accent_hover if hot else theme.accent
        return Look(face, theme.accent_edge, theme.accent_text)
    face = theme.panel_hover if hot else theme.panel
    if item.warns:
        return Look(face, theme.bad, theme.bad, has_plate=hot)
    plateless = item.style in _PLATELESS
    ink = theme.text if item.style in ("bare", "tool") and not hot else theme.panel_text
    return Look(face, theme.panel_edge, ink, has_plate=hot or not plateless)


def _danger(_item: Item, _hot: bool, theme: Theme) -> Look:
    return Look(theme.bad, theme.bad, theme.panel, raised=RAISED)


def _primary(_item: Item, hot: bool, theme: Theme) -> Look:
    face = theme.accent_hover if hot else theme.accent
    return Look(face, theme.accent_edge, theme.accent_text, raised=RAISED)


def _card(item: Item, hot: bool, theme: Theme) -> Look:
    face = theme.panel_hover if hot else theme.panel
    if item.pressed:
        return Look(theme.tint, theme.accent, theme.panel_text, 3.0, radius=CARD_RADIUS, shade=True)
    return Look(face, theme.panel_edge, theme.panel_text, radius=CARD_RADIUS, shade=True)


def _tile(item: Item, hot: bool, theme: Theme) -> Look:
    face = theme.panel_hover if hot else theme.panel
    if item.pressed:
        return Look(theme.tint, theme.accent, theme.accent, 3.0)
    return Look(face, theme.accent, theme.accent, 2.0)


def _likely(_item: Item, hot: bool, theme: Theme) -> Look:
    return Look(theme.panel_hover if hot else theme.tint, theme.accent, theme.panel_text, 2.0)


def _sign(item: Item, hot: bool, theme: Theme) -> Look:
    edge = theme.accent if hot or item.pressed else theme.panel_edge
    ink = theme.sign_colour(int(item.icon.removeprefix("seat-")))
    return Look(theme.panel, edge, ink, 3.5 if item.pressed else 1.4)


def _chip(_item: Item, hot: bool, theme: Theme) -> Look:
    face = theme.panel_hover if hot else theme.tint
    return Look(face, theme.panel_edge if hot else face, theme.panel_text, radius=TOUCH)


_SPECIAL: Mapping[str, Callable[[Item, bool, Theme], Look]] = {
    "danger": _danger,
    "primary": _primary,
    "due": _primary,
    "card": _card,
    "likely": _likely,
    "tile": _tile,
    "sign": _sign,
    "chip": _chip,
}
"""Styles that look like no others, whether they are pointed at or not."""


def draw_plate(
    surface: pygame.Surface, rect: pygame.Rect, look: Look, scale: float, sides: Sides = "both"
) -> None:
    """Draw the body of a button; `scale` is canvas pixels for a CSS pixel of a line."""
    if not look.has_plate:
        return
    line = stroke(scale, look.wide)
    radius = min(rect.height / 2, look.radius * scale)
    if look.shade:
        low = rect.move(0, stroke(scale, RAISED))
        # The plate lies over all but its lower end.
        end = pygame.Rect(low.left, low.top, low.width, min(low.height, 2 * round(radius) + 2))
        end.bottom = low.bottom
        surface.blit(rounded(end.size, radius, (0, 0, 0), SHADE), end)
    draw_rounded(surface, rect, radius, look.edge, sides=sides)
    inner = rect.inflate(-2 * line, -2 * line)
    if look.raised:
        inner.height = rect.height - line - stroke(scale, look.raised)
    draw_rounded(surface, inner, max(1, radius - line), look.face, sides=sides)

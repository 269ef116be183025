"""A slider: where its knob stands, which value a point on it means, and its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.focus_ring import draw_focus
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import State

_END = 12.0
"""The track ends so far from the sides of the box, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Slider:
    """A value from 0 to `most`. `label` is written above the track; `marks` are dots on it.

    One that is not `enabled` is drawn without its knob's colour. `size`: that of the label at most.
    """

    box: Box
    label: str
    value: float
    most: float
    marks: Sequence[float] = ()
    enabled: bool = True
    size: float = 14.0

    def spot(self, value: float) -> float:
        """Return the x of a value, in CSS pixels."""
        share = value / self.most if self.most else 0.0
        return self.box.x + _END + share * (self.box.width - 2 * _END)

    def at(self, x: float) -> float:
        """Return the value at an x, in CSS pixels; the nearest end beyond the track."""
        share = (x - self.box.x - _END) / max(1.0, self.box.width - 2 * _END)
        return min(max(share, 0.0), 1.0) * self.most


def draw_slider(surface: pygame.Surface, slider: Slider, state: State, brush: Brush) -> None:
    """Draw label, track, marks and knob."""
    theme, scale, line = brush.theme, brush.scale, brush.line
    box = slider.box
    label, track = box.top_part(box.height * 0.46 if slider.label else 0.0)
    size = min(brush.size, slider.size * brush.unit)
    if slider.label:
        text_box = TextBox(slider.label, label, size, align="centre", tone="soft_text")
        draw_text(surface, text_box, brush)
    accent, edge = theme.accent, theme.accent_edge
    if not slider.enabled:
        accent, edge = theme.well, theme.panel_edge
    y = px(track, scale).centery
    left, right = ((end + way * _END) * scale for end, way in ((box.x, 1), (box.right, -1)))
    knob = slider.spot(slider.value) * scale
    thick = stroke(line, 4)
    pygame.draw.line(surface, theme.panel_edge, (left, y), (right, y), thick)
    pygame.draw.line(surface, accent, (left, y), (knob, y), thick)
    for mark in slider.marks:
        pygame.draw.circle(surface, theme.title, (slider.spot(mark) * scale, y), 3.5 * line)
    if slider.most:
        large = state.hover or state.down
        pygame.draw.circle(surface, edge, (knob, y), (11 if large else 9.5) * line)
        pygame.draw.circle(surface, accent, (knob, y), (9 if large else 7.5) * line)
    if state.focus:
        draw_focus(surface, px(box, scale), brush)

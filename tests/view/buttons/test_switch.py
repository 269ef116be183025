"""A switch is seen to be on or off."""

import pygame
import pytest

from game.view.brush import Brush
from game.view.buttons.controls import switch_of
from game.view.buttons.switch import draw_switch
from game.view.theme import THEMES, contrast
from game.view.widgets import State
from tests.scenes.stage import Rig


def drawn(theme, on):
    """The picture of a switch of 56 by 32 pixels on its panel."""
    brush: Brush = Rig(drawn=False, theme=theme).context.brush
    surface = pygame.Surface((60, 36))
    surface.fill(brush.theme.panel)
    rect = surface.get_rect()
    draw_switch(surface, switch_of("it", "It", on, None), rect, State(), brush)
    return surface


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("on", [False, True])
def test_the_knob_is_filled_and_stands_out_from_its_track(theme, on):
    surface = drawn(theme, on)
    left, right = (surface.get_at((x, 10))[:3] for x in (16, 44))
    knob, track = (right, left) if on else (left, right)
    assert contrast(knob, track) >= (1.25 if theme == "light-wood" else 3)

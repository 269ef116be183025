"""What a host does to pygame ends with its test."""

import pygame
import pytest

from game.view.text import pen


@pytest.fixture(autouse=True)
def pygame_begins_anew():
    """A closed host has quit pygame, as the program ends then; here other tests come after it.

    Fonts that were made before can never be used again.
    """
    yield
    pygame.quit()
    pen.pen.cache_clear()
    pen._late_font.cache_clear()

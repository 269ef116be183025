"""What a host does to pygame ends with its test."""

import pygame
import pytest

from game.view.text import type as text


@pytest.fixture(autouse=True)
def pygame_begins_anew():
    """A closed host has quit pygame, as the program ends then; here other tests come after it.

    Fonts that were made before can never be used again.
    """
    yield
    pygame.quit()
    text._font.cache_clear()

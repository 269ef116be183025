"""Pictures of wood are made once for each size of boards, whatever the players' colours."""

import pygame
import pytest

from game.view.art import Art
from game.view.theme import THEMES


@pytest.fixture
def scaled(monkeypatch):
    """The sizes that something was scaled to."""
    sizes = []
    scale = pygame.transform.smoothscale

    def counting(surface, size):
        sizes.append(tuple(size))
        return scale(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counting)
    return sizes


def wood(art, scale):
    steps = art.wood((200, 100), scale)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_boards_of_two_sizes_take_turns_and_share_what_was_made_for_each(scaled):
    art = Art(THEMES["light-wood"])
    first = wood(art, 1.0)
    wood(art, 1.2)
    assert len(scaled) == 2
    again = wood(art.with_theme(art.theme), 1.0)
    wood(art, 1.2)
    assert len(scaled) == 2
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(first, "RGB")


def test_a_copy_with_other_colours_of_players_makes_wood_for_all(scaled):
    art = Art(THEMES["light-wood"])
    wood(art.with_theme(art.theme), 1.0)
    wood(art, 1.0)
    assert len(scaled) == 1


def test_few_lengths_are_kept(scaled):
    art = Art(THEMES["light-wood"])
    for percent in range(100, 120, 4):
        wood(art, percent / 100)
    wood(art, 1.0)
    assert len(scaled) == 6, "the first was let go of"
    wood(art, 1.16)
    assert len(scaled) == 6

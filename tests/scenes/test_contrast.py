"""Text stands out from what is really drawn below it, in every scene and theme."""

import pygame
import pytest

from game.view.text.text_box import draw_text
from game.view.theme import THEMES, contrast
from tests.scenes.stage import Rig, ShelfOfFiles, line_box
from tests.scenes.test_layout import SCENES, is_label, name_of, words_of

SIZES = ((360, 640), (844, 390), (1280, 720))

GRID = 12
"""So many points across and down a box of text are looked at."""


def ground_below(rig, words):
    """Colours of the picture without text and buttons, all over where the letters stand."""
    pane, ground = rig.top.pane, rig.top.canvas.ground
    scrolls = words.in_pane and pane is not None and pane.active
    letters = pygame.Surface((pane.surface if scrolls else ground).get_size(), pygame.SRCALPHA)
    draw_text(letters, words, rig.context.brush)
    room = letters.get_bounding_rect()
    for row in range(GRID):
        for column in range(GRID):
            x = room.x + room.width * column // GRID
            y = room.y + room.height * row // GRID
            if scrolls and pane._ground.get_at((x, y))[3]:
                yield pane._ground.get_at((x, y))[:3]
            else:
                # Through what scrolls the ground of the pane is seen.
                yield ground.get_at((x, round(pane.box.y) if scrolls else y))[:3]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_text_stands_out_from_what_is_drawn_below_it(scene, size, theme):
    name, params = name_of(scene), SCENES[scene]()
    files = ShelfOfFiles() if name == "files" else None
    rig = Rig(name, params, size, drawn=False, theme=theme, speed="off", files=files)
    rig.top.relayout()
    told = [line_box(rig)] if name == "table" else ()
    written = [*words_of(rig), *told]
    rig.top.words = []
    rig.top.items = {name: item for name, item in rig.top.items.items() if not is_label(item)}
    rig.frame()
    for words in written:
        ink = getattr(rig.context.theme, words.tone)
        worst = min(contrast(ink, colour) for colour in ground_below(rig, words))
        assert worst >= 4.5, (words.text, words.tone, worst)

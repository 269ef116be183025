"""Words beside what is pointed at."""

import pygame
import pytest

from game.host.interface import Pointer
from game.scenes.frame.base import BaseScene
from game.scenes.frame.tooltip import PATIENCE, Tooltip
from game.view.box import Box
from game.view.widgets import Item
from tests.scenes.stage import Rig


class Tools(BaseScene):
    """Two tools with words, in corners of the window, and a button without."""

    def layout(self):
        text = {"tooltip": "Take the last move back", "shortcut": "U"}
        return [
            Item("undo", "Undo", Box(300, 0, 60, 56), "Undo", "undo", "tool", **text),
            Item("redo", "Redo", Box(330, 340, 60, 56), "Redo", "redo", "tool", **text),
            Item("plain", "Plain", Box(100, 150, 100, 50), "Plain"),
        ], []

    def pressed(self, item):
        del item


class Stage:
    """A scene and its tooltip, drawn as the loop draws them."""

    def __init__(self):
        rig = Rig(size=(400, 400), drawn=False)
        self.surface = rig.surface
        self.scene = Tools(rig.context)
        self.tooltip = Tooltip(rig.context)
        self.scene.enter()
        self.frame(0)

    def frame(self, dt):
        """Let time pass; return the rectangles that changed, None for all or nothing."""
        changed = self.scene.update(dt)
        if not (self.tooltip.update(dt, self.scene) or changed):
            return None
        covered = self.tooltip.uncover(self.surface)
        rects = self.scene.draw(self.surface)
        covering = self.tooltip.draw(self.surface)
        return None if rects is None else [*covered, *rects, *covering]

    def point(self, x, y, phase="move"):
        self.scene.handle(Pointer(phase, x, y, "mouse"))

    def pixels(self):
        return pygame.image.tobytes(self.surface, "RGB")


def test_it_comes_after_a_while_of_pointing():
    stage = Stage()
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 0.9)
    assert not stage.tooltip.due
    before = stage.pixels()
    assert stage.frame(PATIENCE * 0.2)
    assert stage.tooltip.due
    assert stage.pixels() != before


def test_it_comes_with_a_focus_that_is_seen_and_not_with_one_that_is_not():
    for visible in (True, False):
        stage = Stage()
        stage.scene.move_focus("undo", visible)
        stage.frame(0)
        stage.frame(PATIENCE * 1.1)
        assert stage.tooltip.due == visible


def test_what_has_no_words_gets_none():
    stage = Stage()
    stage.point(150, 170)
    stage.frame(0)
    stage.frame(PATIENCE * 2)
    assert not stage.tooltip.due


@pytest.mark.parametrize("spot", [(330, 30), (360, 370)])
def test_it_goes_with_the_pointer_and_what_it_covered_is_as_before(spot):
    stage = Stage()
    bare = stage.pixels()
    stage.point(*spot)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.tooltip.due
    assert stage.pixels() != bare
    stage.point(10, 200)
    stage.frame(0)
    assert not stage.tooltip.due
    assert stage.pixels() == bare


def test_on_another_tool_it_takes_its_time_again():
    stage = Stage()
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    stage.point(360, 370)
    stage.frame(0)
    stage.frame(PATIENCE * 0.5)
    assert not stage.tooltip.due
    stage.frame(PATIENCE * 0.6)
    assert stage.tooltip.due


def test_a_press_takes_it_away():
    stage = Stage()
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    stage.point(330, 30, "down")
    stage.frame(0)
    assert not stage.tooltip.due


@pytest.mark.parametrize("spot", [(330, 30), (360, 370)])
def test_it_lies_in_the_window_and_beside_its_button(spot):
    stage = Stage()
    stage.point(*spot)
    stage.frame(0)
    stage.frame(PATIENCE * 0.5)
    before = stage.pixels()
    rects = stage.frame(PATIENCE * 0.6)
    (rect,) = [pygame.Rect(rect) for rect in rects if pygame.Rect(rect).size != (0, 0)][-1:]
    assert stage.surface.get_rect().contains(rect)
    item = stage.scene.items["undo" if spot[1] < 200 else "redo"]
    assert not rect.colliderect(pygame.Rect(*map(round, item.box)))
    assert stage.pixels() != before


def test_while_nothing_changes_nothing_is_drawn():
    stage = Stage()
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.frame(0.5) is None

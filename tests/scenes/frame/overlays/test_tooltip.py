"""Words beside what is pointed at."""

import pygame
import pytest

from game.host.interface import Key, Pointer, Resized
from game.scenes.frame.base import BaseScene
from game.scenes.frame.overlays.tooltip import PATIENCE, Tooltip
from game.view.box import Box
from game.view.widgets import Item
from tests.scenes.stage import Rig


class Tools(BaseScene):
    """Two tools with words, in corners of the window, a button without, and a field with words."""

    far = 0
    """How far to the left the first tool has gone."""

    def layout(self):
        text = {"tooltip": "Take the last move back", "shortcut": "U"}
        return [
            Item("undo", "Undo", Box(300 - self.far, 0, 60, 56), "Undo", "undo", "tool", **text),
            Item("redo", "Redo", Box(330, 340, 60, 56), "Redo", "redo", "tool", **text),
            Item("plain", "Plain", Box(100, 150, 100, 50), "Plain"),
            Item("field", "Search", Box(100, 250, 100, 50), style="field", role="field", **text),
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
        self.send(Pointer(phase, x, y, "mouse"))

    def send(self, message):
        """Hand over a message as the loop does."""
        self.tooltip.heed(message)
        if not isinstance(message, Resized):
            self.scene.handle(message)

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


@pytest.mark.parametrize("done", ["pressed", "typed", "resized"])
def test_it_does_not_come_again_before_the_pointer_has_left(done):
    stage = Stage()
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    if done == "pressed":
        stage.point(330, 30, "down")
        stage.point(330, 30, "up")
    elif done == "typed":
        stage.send(Key("x"))
    else:
        stage.send(Resized())
    for _ in range(3):
        stage.point(332, 31)
        stage.frame(PATIENCE * 1.1)
        assert not stage.tooltip.due
    for spot in ((10, 200), (330, 30)):
        stage.point(*spot)
        stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.tooltip.due


def test_after_another_layout_what_the_pointer_does_not_rest_on_is_not_explained():
    stage = Stage()
    stage.point(330, 30)
    stage.point(330, 30, "down")
    stage.point(330, 30, "up")
    stage.send(Resized())
    stage.scene.far = 200
    stage.scene.relayout()
    assert stage.scene.holds.hover == "undo"
    for _ in range(2):
        stage.frame(PATIENCE * 1.1)
        assert not stage.tooltip.due


def test_what_is_done_elsewhere_keeps_no_tooltip_away():
    stage = Stage()
    stage.point(150, 170)
    stage.frame(0)
    stage.send(Key("x"))
    stage.point(150, 170, "down")
    stage.point(150, 170, "up")
    stage.frame(0)
    stage.point(330, 30)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.tooltip.due


def test_keys_that_lead_to_a_tool_have_it_explained_whatever_the_pointer_rests_on():
    stage = Stage()
    stage.point(150, 170)
    stage.send(Key("Tab"))
    assert stage.scene.focus == "undo"
    stage.point(10, 200)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.tooltip.due


def test_a_field_that_is_typed_in_is_not_explained():
    stage = Stage()
    stage.point(150, 270)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.tooltip.due
    stage.point(150, 270, "down")
    stage.point(150, 270, "up")
    stage.point(10, 200)
    stage.frame(0)
    stage.frame(PATIENCE * 1.1)
    assert stage.scene.focus == "field"
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

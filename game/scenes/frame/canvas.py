"""The picture of a scene: all of it, a few milliseconds a frame, and then only what changed."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame

from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.view.buttons.plate import SHADE_REACH
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import FOCUS_REACH, Item, State


class Drawn(Protocol):
    """What a canvas asks of its scene."""

    context: Context
    items: dict[str, Item]
    words: list[TextBox]
    pane: Pane | None

    def backdrop_steps(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps: ...
    def paint_steps(self, ground: pygame.Surface) -> Steps: ...
    def paint_pane(self, ground: pygame.Surface) -> Steps: ...
    def draw_scene(self, surface: pygame.Surface) -> Steps: ...
    def draw_one(self, surface: pygame.Surface, item: Item) -> None: ...
    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]: ...
    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]: ...
    def state(self, name: str) -> State: ...


class Canvas:
    """Draws one scene. `dirty` are the ids of what looks different from how it was drawn."""

    def __init__(self, scene: Drawn) -> None:
        self._scene = scene
        self.ground: pygame.Surface | None = None
        """What does not move, in the whole window."""
        self.dirty: set[str] = set()
        self.stale = True
        """Whether everything is to be drawn anew."""
        self.incomplete = False
        """Whether something of what changed is left for the next frame."""
        self._painting: Steps | None = None

    @property
    def unfinished(self) -> bool:
        """Whether a new picture is not complete yet."""
        return self._painting is not None

    def is_seen_on(self, surface: pygame.Surface) -> bool:
        """Whether the last whole picture on `surface` is that of the scene, as it looks now."""
        current = not self.stale and not self.unfinished
        return current and self._scene.context.on_view == self._view_of(surface)

    def _view_of(self, surface: pygame.Surface) -> tuple[object, ...]:
        context = self._scene.context
        return self._scene, surface.get_size(), context.viewport, context.theme

    @property
    def waits(self) -> bool:
        """Whether anything is to be drawn."""
        pane = self._scene.pane
        moved = pane is not None and pane.moved
        return self.stale or self.unfinished or moved or bool(self.dirty)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw everything, or only what is dirty; return the changed rectangles, None for all.

        Everything takes several frames where the context's patience is short. Until the last of
        them [] is returned: whoever shows the surface leaves the picture before it on view.
        """
        if self.put_off():
            return []
        if self.stale or not (self.unfinished or self._has_ground_for(surface)):
            self.stale, self.ground = False, None
            self._painting = self._on_new_ground(surface)
        if self._painting is not None:
            if not go_on(self._painting, self._scene.context.rest_of_frame()):
                return []
            self._painting = None
            self._scene.context.on_view = self._view_of(surface)
            return None
        return [] if self.ground is None else self._redraw_dirty(surface, self.ground)

    def put_off(self) -> bool:
        """Leave a new picture to the next frame, where to get here took as long as one may.

        Tell whether that is so; it is for one frame at most.
        """
        new = self.stale and not self.unfinished
        if not new or self._scene.context.rest_of_frame() > 0:
            return False
        self._painting = _nothing()
        return True

    def _has_ground_for(self, surface: pygame.Surface) -> bool:
        return self.ground is not None and self.ground.get_size() == surface.get_size()

    def _on_new_ground(self, surface: pygame.Surface) -> Steps:
        """Make a ground, for which memory may have to grow, then draw everything."""
        self.ground = pygame.Surface(surface.get_size())
        yield
        yield from self._whole(surface, self.ground)

    def catch_up(self, surface: pygame.Surface) -> None:
        """Draw what is dirty on another surface that has the picture of the scene."""
        if self.ground is not None:
            for names in self._scene.batches(sorted(self.dirty)):
                self._scene.redraw_batch(surface, names)

    @property
    def busy(self) -> bool:
        """Whether the picture is still coming, or something of it."""
        return self.unfinished or self.incomplete

    def forget(self) -> None:
        """Let go of what was drawn: nobody is to wait for the garbage to be collected."""
        self.ground, self._painting, self.stale = None, None, True
        if self._scene.pane is not None:
            self._scene.pane.forget()

    def still(self, surface: pygame.Surface) -> Steps:
        """Draw the whole scene on another surface, as it is when nothing moves."""
        ground = pygame.Surface(surface.get_size())
        yield from self._whole(surface, ground)
        self.ground, self.stale = ground, False

    def _whole(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps:
        """Draw what does not move, then everything else over it."""
        scene = self._scene
        yield from scene.backdrop_steps(surface, ground)
        yield from scene.paint_steps(ground)
        brush, pane = scene.context.brush, scene.pane
        scrolls = pane is not None and pane.active
        for words in scene.words:
            if not (scrolls and words.in_pane):
                draw_text(ground, words, brush)
                yield
        if pane is not None and pane.active:
            yield from self._paint_pane(pane, ground.get_width())
        # What changes from here on is drawn again afterwards.
        self.dirty.clear()
        self.incomplete = False
        surface.blit(ground, (0, 0))
        yield
        yield from scene.draw_scene(surface)
        if pane is not None and pane.active:
            yield from self._draw_pane(pane)
            pane.show(surface, ground)

    # The part that scrolls

    def _paint_pane(self, pane: Pane, width: int) -> Steps:
        """Draw what does not move in the part that scrolls, in a window of that width."""
        scene = self._scene
        ground = pane.new_surface(width, scene.context.viewport.scale)
        yield from scene.paint_pane(ground)
        for words in scene.words:
            if words.in_pane:
                draw_text(ground, words, scene.context.brush)
                yield

    def _draw_pane(self, pane: Pane) -> Steps:
        """Draw the buttons in the part that scrolls."""
        pane.clear()
        yield
        for item in list(self._scene.items.values()):
            if item.in_pane:
                self._scene.draw_one(pane.surface, item)
                yield

    # What changed

    def _redraw_dirty(self, surface: pygame.Surface, ground: pygame.Surface) -> list[Rect]:
        """Draw what is dirty again while patience lasts; the next frame goes on with the rest.

        Where nothing may travel a move is seen at once, so there is no next frame to keep for.
        """
        context = self._scene.context
        patience = math.inf if context.reduced_motion else context.rest_of_frame()
        until = time.perf_counter() + patience
        rects: list[Rect] = []
        for names in self._scene.batches(sorted(self.dirty)):
            # What takes longer than a frame makes itself dirty again.
            self.dirty.difference_update(names)
            rects += self._scene.redraw_batch(surface, names)
            if time.perf_counter() >= until:
                break
        self.incomplete = bool(self.dirty)
        pane = self._scene.pane
        if pane is not None and pane.active and pane.moved:
            rects.append(pane.show(surface, ground))
        return rects

    def redraw_item(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw one item again, and what of its neighbours lies where its focus may be seen."""
        scene, ground = self._scene, self.ground
        item = scene.items.get(name)
        if item is None or ground is None:
            return []
        pane = scene.pane
        if pane is not None and pane.active and item.in_pane:
            rect = px(item.box.shrunk(-FOCUS_REACH), scene.context.viewport.scale)
            pane.clear(rect)
            self._draw_in(pane.surface, rect, scene.items, in_pane=True)
            pane.moved = True
            return []
        rect = px(item.box.shrunk(-FOCUS_REACH), scene.context.viewport.scale)
        surface.blit(ground, rect, rect)
        self._draw_in(surface, rect, scene.items, in_pane=False)
        return [hull(rect, surface.get_rect())]

    def _draw_in(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        items: Mapping[str, Item],
        in_pane: bool,
    ) -> None:
        """Draw those items that reach into a rectangle, as far as they do."""
        scene, scale = self._scene, self._scene.context.viewport.scale
        active = scene.pane is not None and scene.pane.active
        before = surface.get_clip()
        surface.set_clip(rect)
        for other in items.values():
            if other.role == "cell":
                continue  # boards draw their places themselves, and have very many
            here = not active or other.in_pane == in_pane
            reach = FOCUS_REACH if scene.state(other.id).focus else SHADE_REACH
            if here and rect.colliderect(px(other.box.shrunk(-reach), scale)):
                scene.draw_one(surface, other)
        surface.set_clip(before)


def _nothing() -> Steps:
    """Stand for a picture that is not begun yet."""
    yield

"""Draws one item of a scene again, over the ground that was drawn once."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.scenes.frame.context import Context
from game.view.pixels import Rect, hull, px
from game.view.widgets import FOCUS_REACH, Item, State


class Drawn(Protocol):
    """What of a scene this needs."""

    context: Context
    items: dict[str, Item]

    def state(self, name: str) -> State:
        """How an item stands."""

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw an item over the ground."""


def redraw_item(
    scene: Drawn, surface: pygame.Surface, ground: pygame.Surface, name: str
) -> list[Rect]:
    """Draw an item again, and what of its neighbours lies where its focus may be seen."""
    item = scene.items.get(name)
    if item is None:
        return []
    scale = scene.context.viewport.scale
    rect = px(item.box.shrunk(-FOCUS_REACH), scale)
    surface.blit(ground, rect, rect)
    before = surface.get_clip()
    surface.set_clip(rect)
    for other in scene.items.values():
        if rect.colliderect(px(other.box.shrunk(-_reach(scene, other)), scale)):
            scene.draw_one(surface, other)
    surface.set_clip(before)
    return [hull(rect, surface.get_rect())]


def _reach(scene: Drawn, item: Item) -> float:
    """Return by how much an item is drawn beyond its box now."""
    return FOCUS_REACH if scene.state(item.id).focus else 0.0

"""The scenes of the gallery: what each picture shows, at which sizes and in which themes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.host.fake import FakeHost
from game.host.interface import Viewport
from game.i18n.catalogue import Catalogue
from game.play.saved.saves import Saves
from game.scenes.frame.registry import open_context
from game.scenes.frame.sheet import SheetScene
from game.view.theme import THEMES
from tools.gallery import bantu, bao, common, four_player, kalah
from tools.gallery.stage import Maker

SIZES = {
    "phone": Viewport(360, 640, 2),
    "small-phone": Viewport(320, 568, 2),
    "phone-side": Viewport(844, 390, 2),
    "small-phone-side": Viewport(568, 320, 2),
    "tablet": Viewport(768, 1024, 1.25),
    "desktop": Viewport(1280, 720, 1),
    "4k": Viewport(3840, 2160, 1),
}


SCENES: Mapping[str, Maker] = {
    name: maker
    for scenes in (common, kalah, four_player, bao, bantu)
    for name, maker in scenes.SCENES.items()
}
"""By name: first those of every game, then those of each."""


def pictures() -> Iterator[tuple[str, str, str]]:
    """Yield scene, size and theme of each picture: every theme on two sizes, one on the others."""
    themes = list(THEMES)
    for number, size in enumerate(SIZES):
        for scene in SCENES:
            for theme in themes if size in ("phone", "desktop") else [themes[number % 3]]:
                yield scene, size, theme


def draw_at(
    scene_name: str, width: int, height: int, theme: str, scale: float = 1.0
) -> pygame.Surface:
    """Draw a scene in a window of a size in CSS pixels, `scale` canvas pixels each."""
    viewport = Viewport(width, height, scale)
    host = FakeHost(viewport=viewport)
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage))
    context.change("theme", theme)
    scene = SCENES[scene_name](context)
    if not scene.targets():
        scene.enter()
    surface = pygame.Surface((round(width * scale), round(height * scale)))
    scene.draw(surface)
    while isinstance(scene, SheetScene) and scene.busy():
        scene.update(0.1)
        scene.draw(surface)
    return surface


def draw(scene_name: str, size: str, theme: str) -> pygame.Surface:
    """Draw one picture of the gallery."""
    view = SIZES[size]
    return draw_at(scene_name, round(view.width), round(view.height), theme, view.scale)

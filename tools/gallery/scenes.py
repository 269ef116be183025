"""The scenes of the gallery: what each picture shows, at which sizes and in which looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pygame

from game.host.fake import FakeHost
from game.host.interface import Viewport
from game.i18n.catalogue import Catalogue
from game.play.saved.saves import Saves
from game.scenes.frame.registry import open_context
from game.scenes.frame.sheet import SheetScene
from game.scenes.matches.scene import MatchesScene
from game.view.theme import THEMES
from tools.gallery import bantu, bao, common, four_player, kalah
from tools.gallery.eyes import LACKING, as_seen
from tools.gallery.stage import Maker

SIZES = {
    "phone": Viewport(390, 844, 2),
    "small-phone": Viewport(320, 568, 2),
    "phone-side": Viewport(844, 390, 2),
    "small-phone-side": Viewport(568, 320, 2),
    "tablet": Viewport(768, 1024, 1.25),
    "tablet-side": Viewport(1024, 768, 1.25),
    "desktop": Viewport(1280, 720, 1),
    "large-desktop": Viewport(1920, 1080, 1),
    "huge-desktop": Viewport(2560, 1440, 1),
}

LOOKS: Mapping[str, Mapping[str, Any]] = {
    **{theme: {"theme": theme} for theme in THEMES},
    "larger": {"theme": "light-wood", "text": "larger"},
    "left-handed": {"theme": "light-wood", "left_handed": True},
}
"""The settings of a picture by the last word of its name."""

SIMULATED: Mapping[str, tuple[str, str]] = {
    f"{theme}-{eye}": (theme, eye) for theme in THEMES for eye in LACKING
}
"""Theme and kind of eye, by the last words of the name of a picture as that eye sees it."""

TABLES = ("table", "four-table", "bao-table", "bantu-table")
"""The scenes that are shown as eyes of all kinds see them."""

EVERY_LOOK = ("phone", "phone-side", "desktop")
"""At these sizes the scenes are drawn in every look, at the others in one."""

SCENES: Mapping[str, Maker] = {
    name: maker
    for scenes in (common, kalah, four_player, bao, bantu)
    for name, maker in scenes.SCENES.items()
}
"""By name: first those of every game, then those of each."""


def pictures() -> Iterator[tuple[str, str, str]]:
    """Yield scene, size and look of each picture."""
    looks = list(LOOKS)
    for number, size in enumerate(SIZES):
        for scene in SCENES:
            for look in looks if size in EVERY_LOOK else [looks[number % len(looks)]]:
                yield scene, size, look
    for scene in TABLES:
        for look in SIMULATED:
            yield scene, "desktop", look


def draw_at(
    scene_name: str, width: int, height: int, look: str, scale: float = 1.0
) -> pygame.Surface:
    """Draw a scene in a window of a size in CSS pixels, `scale` canvas pixels each."""
    viewport = Viewport(width, height, scale)
    host = FakeHost(viewport=viewport)
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage))
    for setting, value in LOOKS[look].items():
        context.change(setting, value)
    scene = SCENES[scene_name](context)
    if not scene.targets():
        scene.enter()
    surface = pygame.Surface((round(width * scale), round(height * scale)))
    scene.draw(surface)
    while isinstance(scene, SheetScene | MatchesScene) and scene.busy():
        scene.update(0.1)
        scene.draw(surface)
    return surface


def draw(scene_name: str, size: str, look: str) -> pygame.Surface:
    """Draw one picture of the gallery."""
    view = SIZES[size]
    settings, eye = SIMULATED.get(look, (look, None))
    picture = draw_at(scene_name, round(view.width), round(view.height), settings, view.scale)
    return picture if eye is None else as_seen(picture, eye)

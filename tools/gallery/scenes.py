"""The scenes of the gallery: what each picture shows, at which sizes and in which themes."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.host.fake import FakeHost
from game.host.interface import Pointer, Press, Viewport
from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.play.saved.saves import Saves
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.registry import open_context
from game.scenes.frame.scene import Scene
from game.view.theme import THEMES
from tools.gallery.bantu import SCENES as BANTU_SCENES
from tools.gallery.bao import BAO_SCENES
from tools.gallery.four_player import FOUR_PLAYER_SCENES

SIZES = {
    "phone": Viewport(360, 640, 2),
    "small-phone": Viewport(320, 568, 2),
    "phone-side": Viewport(844, 390, 2),
    "small-phone-side": Viewport(568, 320, 2),
    "tablet": Viewport(768, 1024, 1.25),
    "desktop": Viewport(1280, 720, 1),
    "4k": Viewport(3840, 2160, 1),
}


def match_of(turns: int, seed: int = 3, options: dict[str, object] | None = None) -> Match:
    """Return a match after some random turns (all of them if `turns` is negative)."""
    match = Match(make("kalah", options or {}), {})
    source = random.Random(seed)
    while match.legal_moves() and turns:
        match.play(source.choice(list(match.legal_moves())))
        turns -= 1
    return match


def menu(context: Context) -> Scene:
    """The opening page with a match to continue."""
    context.matches.save(match_of(4))
    return context.make_scene("menu", {})


def table(context: Context) -> Scene:
    """A match in its course."""
    return context.make_scene("table", {"match": match_of(9)})


def nine(context: Context) -> Scene:
    """The largest board."""
    match = match_of(12, options={"houses": 9, "seeds": 9})
    return context.make_scene("table", {"match": match})


def preview(context: Context) -> Scene:
    """The table with the pointer on a legal house."""
    scene = table(context)
    scene.enter()
    target = [target for target in scene.targets() if target.kind == "move"][-1]
    x, y, width, height = target.rect
    scene.handle(Pointer("move", x + width / 2, y + height / 2))
    return scene


def sowing(context: Context) -> Scene:
    """The table in the middle of a move."""
    scene = context.make_scene("table", {"match": match_of(8)})
    scene.enter()
    target = max(
        (target for target in scene.targets() if target.kind == "move"),
        key=lambda target: int("".join(filter(str.isdigit, target.name.split(",")[-1]))),
    )
    x, y, width, height = target.rect
    for phase in ("down", "up"):
        scene.handle(Pointer(phase, x + width / 2, y + height / 2, "touch"))
    for _ in range(26):
        scene.update(1 / 60)
    return scene


def more(context: Context) -> Scene:
    """What else can be done at the table."""
    return _after(table(context), "more")


def confirm(context: Context) -> Scene:
    """A question before it is done."""
    return _after(more(context), "restart")


def _after(scene: Scene, target: str) -> Scene:
    """Return the scene to which pressing a target leads."""
    scene.enter()
    going = scene.handle(Press(target))
    assert going is not None
    context: Context = scene.context  # type: ignore[attr-defined]
    return context.make_scene(going.scene, going.params)


def page(number: int) -> Callable[[Context], Scene]:
    """Return a maker of a page of how to play."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("rules", {"game": "kalah"})
        scene.enter()
        for _ in range(number):
            scene.pressed(scene.items["next"])  # type: ignore[attr-defined]
        return scene

    return maker


def error(context: Context) -> Scene:
    """The error scene with a real report."""
    report = 'Traceback (most recent call last):\n  File "app.py", line 1\nValueError: no seeds'
    return context.make_scene("error", {"report": report, "saved": True})


SCENES: dict[str, Callable[[Context], Scene]] = {
    "menu": menu,
    "setup": lambda context: context.make_scene("setup", {"game": "kalah"}),
    "table": table,
    "preview": preview,
    "sowing": sowing,
    "nine": nine,
    "result": lambda context: context.make_scene("result", {"match": match_of(-1)}),
    "more": more,
    "log": lambda context: context.make_scene("log", {"match": match_of(30)}),
    "confirm": confirm,
    "settings": lambda context: context.make_scene("settings", {}),
    "rules": page(1),
    "rules-capture": page(3),
    "error": error,
    **FOUR_PLAYER_SCENES,
    **BAO_SCENES,
    **BANTU_SCENES,
}


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
    return surface


def draw(scene_name: str, size: str, theme: str) -> pygame.Surface:
    """Draw one picture of the gallery."""
    view = SIZES[size]
    return draw_at(scene_name, round(view.width), round(view.height), theme, view.scale)

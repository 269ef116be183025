"""A stage for scenes: the real loop's stack over a fake host, driven by messages."""

import random
from functools import cache

import pygame

from game.host.fake import FakeHost, MemoryStorage
from game.host.interface import (
    Key,
    Pointer,
    Press,
    Viewport,
    Wheel,
)
from game.host.preferences import Preferences
from game.host.storage import Entry, StorageError
from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.play.match import Match, Player
from game.play.saved.saves import Saves
from game.rules.registry import make
from game.scene_stack import SceneStack
from game.scenes.frame.low_window.showing import draw_in, hand_in
from game.scenes.frame.registry import open_context
from game.view.box import Box

STILL = 20
"""So many frames without a change mean that none follows."""


def match_of(turns, seed=3, options=None, players=None, game="kalah"):
    """A match after some random turns; to its end if `turns` is negative."""
    match = Match(make(game, options or {}), players or {})
    source = random.Random(seed)
    while match.legal_moves() and turns:
        match.play(source.choice(list(match.legal_moves())))
        turns -= 1
    return match


@cache
def words_of(language):
    """The catalogue, which nobody changes: it is read once for all rigs."""
    return Catalogue.load([language])


def line_box(rig):
    """The line of text at the table, in its box."""
    return rig.top.view.message.words()


def line_of(rig):
    """The line of text at the table, as it is spoken."""
    return unemphasised(rig.top.view.message.text)


class ShelfOfFiles:
    """Folders and files as they are on no disk: by path the content, None for a folder.

    Paths in `closed` cannot be read.
    """

    def __init__(self, contents=None, closed=()):
        long = "/home/asha/" + "a-very-long-name-without-any-space-" * 4 + ".json"
        usual = dict.fromkeys(("/home/asha/Documents", "/home/asha/pili pili"))
        usual |= {f"/home/asha/baraza-kalah-2026-11-{day:02}.json": b"{}" for day in range(1, 29)}
        self.contents = contents or usual | {long: b"{}"}
        self.closed = closed

    def places(self):
        """Home and data."""
        return {"home": "/home/asha", "data": "/home/asha/.local/share/baraza"}

    def above(self, folder):
        """The folder above."""
        return None if folder == "/" else folder.rpartition("/")[0] or "/"

    def entries(self, folder):
        """Folders and files."""
        if folder in self.closed:
            raise StorageError("closed")
        inside = [path for path in self.contents if self.above(path) == folder]
        inside.sort(key=lambda path: self.contents[path] is not None)
        return [
            Entry(path.rpartition("/")[2], path, self.contents[path] is None) for path in inside
        ]

    def read(self, path):
        """The content."""
        if path in self.closed:
            raise StorageError("closed")
        return self.contents[path]


class Rig:
    """A stage, and hands for it."""

    def __init__(
        self,
        scene="menu",
        params=None,
        size=(1280, 720),
        language="en",
        **settings,
    ):
        viewport = Viewport(*size, 1.0)
        drawn = settings.pop("drawn", True)
        storage = settings.pop("storage", None) or MemoryStorage()
        preferences = settings.pop("preferences", None) or Preferences()
        self.host = FakeHost(viewport=viewport, storage=storage, preferences=preferences)
        self.host.files = settings.pop("files", None)
        words = settings.pop("words", None) or words_of(language)
        self.saves = Saves(self.host.storage)
        self.context = open_context(self.host, words, self.saves)
        for name, value in settings.items():
            self.context.change(name, value)
        self.surface = pygame.Surface(size)
        self.stage = SceneStack(self.context.make_scene)
        self.frames = 0
        self.stage.push(scene, params or {})
        if drawn:
            self.frame()

    @property
    def top(self):
        """The scene on top."""
        return self.stage.top

    @property
    def said(self):
        """Every line announced."""
        return self.host.announced

    def targets(self):
        """Targets by id."""
        return {target.id: target for target in self.top.targets()}

    def moves(self):
        """Ids of legal moves."""
        return [target.id for target in self.top.targets() if target.kind == "move"]

    def send(self, *messages):
        """Hand messages to the scene on top."""
        for message in messages:
            self.stage.go(hand_in(self.top, message))
            self.top.flush()
        return self

    def frame(self, dt=1 / 60):
        """Let a frame pass; return what was drawn: None for nothing, else rectangles or True."""
        changed = self.top.update(dt)
        self.stage.go(self.top.next_scene())
        if not (changed or self.stage.fresh):
            return None
        self.stage.fresh = False
        self.frames += 1
        rects = draw_in(self.top, self.surface, self.context.viewport.scale)
        return True if rects is None else rects

    def middle(self, name):
        """The middle of a target."""
        x, y, width, height = self.targets()[name].rect
        return x + width / 2, y + height / 2

    def pane_of(self, name):
        """What scrolls a target; None of one that stays where it is."""
        item = getattr(self.top, "items", {}).get(name)
        low, pane = getattr(self.top, "low", None), getattr(self.top, "pane", None)
        if item is None:
            return None
        if low is not None and low.scrolls(item.box):
            return low.pane
        return pane if pane is not None and pane.active and item.in_pane else None

    def scroll_to(self, name):
        """Turn the wheel until a target is to be seen, if it lies in a part that scrolls."""
        pane = self.pane_of(name)
        if pane is None:
            return
        for _ in range(200):
            box = Box(*self.targets()[name].rect)
            if pane.box.y <= box.middle[1] - 4 and box.middle[1] + 4 <= pane.box.bottom:
                return
            step = 30 if box.middle[1] + 4 > pane.box.bottom else -30
            self.send(Wheel(*pane.box.middle, step))
            self.top.update(1 / 60)
        raise AssertionError(f"{name} cannot be scrolled to")

    def tap(self, name, device="touch"):
        """Press and release a target."""
        self.scroll_to(name)
        spot = self.middle(name)
        self.send(Pointer("down", *spot, device), Pointer("up", *spot, device))
        self.frame()

    def press(self, name):
        """Press a target's mirrored button."""
        self.send(Press(name))
        self.frame()

    def key(self, name, **held):
        """Press a key."""
        self.send(Key(name, **held))
        self.frame()

    def play_by_arrows(self, seed, presses):
        """Move the focus about by chance, and play where it comes to a legal move."""
        print("seed", seed)
        source = random.Random(seed)
        for _ in range(presses):
            if self.top.name == "result":
                return
            self.key(source.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab"]))
            if self.top.focus in self.moves():
                self.key("Enter")

    def settle(self, most=4000):
        """Let time pass until nothing moves."""
        for _ in range(most):
            if not self.top.busy():
                self.frame()
                return
            self.frame()
        raise AssertionError("it never comes to rest")

    def rest(self, most=4000):
        """Let time pass until nothing moves, and the last glow has come up."""
        self.settle(most)
        still = 0
        for _ in range(most):
            still = still + 1 if self.frame() is None else 0
            if still == STILL:
                return
        raise AssertionError("it always draws")


def against_computer():
    """A person in the south, a computer in the north."""
    return {0: Player("person"), 1: Player("opponent")}

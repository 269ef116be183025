"""Pygbag's page: local storage when there is some, a fixed canvas, no busy loop."""

import asyncio
import platform
from types import SimpleNamespace

import pytest

from game.host.storage import StorageError
from game.host.web_pygbag import LocalStorage, PygbagHost


class BrowserStorage:
    """Local storage as JavaScript has it."""

    def __init__(self):
        self.texts = {}

    @property
    def length(self):
        return len(self.texts)

    def key(self, index):
        return list(self.texts)[index]

    def getItem(self, key):  # noqa: N802 - JavaScript's name
        return self.texts.get(key)

    def setItem(self, key, text):  # noqa: N802 - JavaScript's name
        if len(text) > 100:
            raise RuntimeError("QuotaExceededError")
        self.texts[key] = text

    def removeItem(self, key):  # noqa: N802 - JavaScript's name
        self.texts.pop(key, None)


@pytest.fixture
def page(monkeypatch):
    window = SimpleNamespace(localStorage=BrowserStorage(), innerWidth=900, innerHeight=500)
    monkeypatch.setattr(platform, "window", window, raising=False)
    return window


def test_keys_carry_the_games_prefix_and_others_are_not_ours(page):
    page.localStorage.setItem("other-game", "1")
    storage = LocalStorage()
    storage.set("match", "{}")
    assert "baraza:match" in page.localStorage.texts
    assert storage.keys() == ["match"]
    assert storage.get("match") == "{}"
    storage.remove("match")
    assert storage.get("match") is None


@pytest.mark.usefixtures("page")
def test_full_storage_is_the_documented_error():
    with pytest.raises(StorageError):
        LocalStorage().set("match", "x" * 200)


def test_no_storage_at_all_is_the_documented_error():
    for act in (lambda: LocalStorage().get("a"), LocalStorage().keys):
        with pytest.raises(StorageError):
            act()


def test_the_canvas_fills_the_browsers_window(page):
    host = PygbagHost()
    assert (host.viewport().width, host.viewport().height) == (page.innerWidth, page.innerHeight)


def test_a_frame_gives_the_page_its_turn():
    host = PygbagHost()
    turns = []

    async def both():
        async def page():
            turns.append("page")

        task = asyncio.ensure_future(page())
        await host.next_frame()
        turns.append("game")
        await task

    asyncio.run(both())
    assert turns == ["page", "game"]

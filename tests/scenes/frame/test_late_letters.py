"""Letters that come when they are first needed, and those that never do."""

import asyncio
import shutil

import pytest

from game.host.fake import FakeHost
from game.scenes.frame.late_letters import LateLetters
from game.view.text import letters, text_box
from game.view.text.type import Type
from tests.names import TAKEN

BLACK = (0, 0, 0)
NAME = TAKEN["Ukrainian"]


class HostWithoutLetters(FakeHost):
    """A host whose letters are elsewhere until they are brought."""

    def __init__(self, kept_in, brings=True):
        super().__init__()
        self.kept_in, self.brings = kept_in, brings
        self.asked = 0

    async def bring_part(self, name):
        """Put the files where the game looks for them."""
        assert name == letters.PART
        self.asked += 1
        if self.brings:
            for path in (letters.FILE, letters.COMPOSED):
                shutil.copy(self.kept_in / path.name, path)
        return self.brings


@pytest.fixture
def without_letters(monkeypatch, tmp_path):
    """The game as it is before the letters have come; returns where they are."""
    folder = letters.FILE.parent
    monkeypatch.setattr(letters, "FILE", tmp_path / letters.FILE.name)
    monkeypatch.setattr(letters, "COMPOSED", tmp_path / letters.COMPOSED.name)
    letters.forget()
    yield folder
    monkeypatch.undo()
    letters.forget()
    text_box.forget()
    Type().forget()


def watch(host, type_):
    """What watches the letters; the list grows by each notice."""
    notices = []
    return LateLetters(type_, host, asyncio.run, lambda: notices.append(1)), notices


def test_letters_are_asked_for_when_they_are_drawn_and_then_seen(without_letters):
    host, type_ = HostWithoutLetters(without_letters), Type()
    watching, notices = watch(host, type_)
    type_.line("Asha", "text", 20, BLACK)
    assert not watching.update()
    assert host.asked == 0
    signs = type_.line(NAME, "text", 20, BLACK)
    assert watching.update()
    assert not watching.update()
    assert host.asked == 1
    assert type_.line(NAME, "text", 20, BLACK).get_size() != signs.get_size()
    assert not watching.update()
    assert notices == []


def test_a_decomposed_name_is_put_together_once_the_letters_are_here(without_letters):
    host, type_ = HostWithoutLetters(without_letters), Type()
    watching, _ = watch(host, type_)
    type_.line("Zoe\u0308", "text", 20, BLACK)
    assert watching.update()
    assert type_.width("Zoe\u0308", "text", 20) == type_.width("Zo\u00eb", "text", 20)


def test_letters_that_do_not_arrive_are_not_asked_for_all_the_time(without_letters):
    host, type_ = HostWithoutLetters(without_letters, brings=False), Type()
    watching, _ = watch(host, type_)
    type_.line(NAME, "text", 20, BLACK)
    assert not any(watching.update() for _ in range(50))
    assert host.asked == 1


def test_of_letters_that_no_font_has_is_told_once(without_letters):
    host, type_ = HostWithoutLetters(without_letters), Type()
    watching, notices = watch(host, type_)
    for name in ("Chinese", "Arabic"):
        type_.line(TAKEN[name], "text", 20, BLACK)
        watching.update()
    assert notices == [1]
    assert host.asked == 0

"""What the voice of the system is given to say."""

import pytest

from game.host.interface import Outline, Target
from game.host.window import listeners
from game.host.window.listeners import Listeners


class Speaker:
    """Writes down what it is given, and what comes in the place of what was being said."""

    def __init__(self):
        self.said = []
        self.silenced = 0

    def say(self, text, urgent):
        self.said.append((text, urgent))

    def silence(self):
        self.silenced += 1


def target(name):
    return Target(name, "control", name.title(), (0, 0, 9, 9))


def name_of(target):
    return f"{target.name}."


@pytest.fixture
def speaker(monkeypatch):
    made = Speaker()
    monkeypatch.setattr(listeners, "voice", lambda: made)
    monkeypatch.setattr(listeners, "bridge_of", lambda _title: None)
    monkeypatch.setattr(listeners.pygame.display, "get_caption", lambda: ("Baraza",))
    return made


def test_nothing_is_said_where_nobody_asked_for_it(speaker):
    window = Listeners()
    window.announce("Your turn.", urgent=False)
    window.pass_on(1.0)
    assert speaker.said == []


def test_what_was_announced_before_it_began_is_not_said_later(speaker):
    window = Listeners()
    window.announce("Your turn.", urgent=False)
    window.pass_on(1.0)
    window.set_voice(name_of)
    window.pass_on(1.0)
    assert speaker.said == []


def test_a_new_screen_is_said_with_its_heading_and_focus(speaker):
    window = Listeners()
    window.set_voice(name_of)
    window.show_outline(Outline("Settings"), opened=True)
    window.show_targets([target("close")], "close")
    window.pass_on(1.0)
    window.pass_on(1.0)
    assert speaker.said == [("Settings. Close.", True)]


def test_a_heading_that_is_announced_is_said_once(speaker):
    window = Listeners()
    window.set_voice(name_of)
    window.announce("Settings. Three rows.", urgent=False)
    window.show_outline(Outline("Settings"), opened=True)
    window.pass_on(1.0)
    assert speaker.said == [("Settings. Three rows.", True)]


def test_a_heading_that_was_announced_a_moment_before_is_said_once(speaker):
    window = Listeners()
    window.set_voice(name_of)
    window.announce("Settings.", urgent=False)
    window.pass_on(1.0)
    window.show_outline(Outline("Settings"), opened=True)
    window.pass_on(1.0)
    assert speaker.said == [("Settings.", False)]


def test_what_happens_by_itself_waits_for_what_is_being_said(speaker):
    window = Listeners()
    window.set_voice(name_of)
    window.announce("Player 2 sowed.", urgent=False)
    window.announce("Your turn.", urgent=False)
    window.pass_on(1.0)
    window.announce("That house is empty.", urgent=True)
    window.pass_on(1.0)
    assert speaker.said == [
        ("Player 2 sowed. Your turn.", False),
        ("That house is empty.", True),
    ]


def test_the_focus_is_said_where_it_goes_and_not_while_it_stays(speaker):
    window = Listeners()
    window.set_voice(name_of)
    for focus in ("a", "a", "b", None):
        window.show_targets([target("a"), target("b")], focus)
        window.pass_on(1.0)
    assert speaker.said == [("A.", True), ("B.", True)]


def test_switched_off_it_is_silent_at_once(speaker):
    window = Listeners()
    window.set_voice(name_of)
    window.set_voice(None)
    assert speaker.silenced == 1

import pygame
import pytest

from game.view.sound import NAMES, Sound


class Heard:
    """Counts what the mixer was told to play."""

    def __init__(self, monkeypatch):
        self.played = []
        original = pygame.mixer.Sound

        def sound(path):
            made = original(path)
            self.played.append(path.stem)
            return made

        monkeypatch.setattr(pygame.mixer, "Sound", sound)


def test_nothing_is_opened_before_it_may_be_heard():
    pygame.mixer.quit()
    sound = Sound(lambda: False)
    sound.play("tap")
    sound.warm()
    assert pygame.mixer.get_init() is None


def test_drops_rise_and_begin_again(monkeypatch):
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    for step in range(1, 10):
        sound.cue("drop", step)
    assert heard.played == [f"drop-{n}" for n in range(8)]  # the ninth is the first again


def test_the_files_are_read_one_by_one_while_nothing_else_is_done(monkeypatch):
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    sound.warm()
    assert len(heard.played) == 1
    for _ in NAMES:
        sound.warm()
    assert sorted(heard.played) == sorted(NAMES)


@pytest.mark.parametrize("how", ["mute", "pause"])
def test_mute_and_pause_are_silent(monkeypatch, how):
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    if how == "mute":
        sound.volume = 0
    else:
        sound.pause()
    sound.cue("again", 0)
    assert heard.played == []
    sound.volume = 1
    sound.resume()
    sound.cue("again", 0)
    assert heard.played == ["again"]


def test_without_a_sound_device_the_game_is_silent(monkeypatch):
    pygame.mixer.quit()

    def refuse(*_):
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(lambda: True)
    sound.play("tap")
    sound.cue("end", 3)
    sound.pause()
    sound.resume()
    assert pygame.mixer.get_init() is None

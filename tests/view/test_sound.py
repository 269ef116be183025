import os
from pathlib import Path

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
            self.played.append(Path(os.fsdecode(path)).stem)
            return made

        monkeypatch.setattr(pygame.mixer, "Sound", sound)


def awake():
    """A sound that may be heard, after the frames that it takes to open it."""
    sound = Sound(lambda: True)
    for _ in range(3):
        sound.wake()
    return sound


def test_nothing_is_opened_before_it_may_be_heard():
    pygame.mixer.quit()
    sound = Sound(lambda: False)
    sound.play("tap")
    for _ in range(4):
        sound.wake()
    sound.warm()
    assert pygame.mixer.get_init() is None


def test_what_is_to_be_heard_before_the_mixer_is_open_is_heard_once_it_is(monkeypatch):
    pygame.mixer.quit()
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    sound.play("again")
    assert pygame.mixer.get_init() is None
    for _ in range(3):
        assert "again" not in heard.played
        sound.wake()
    assert "again" in heard.played


def test_each_frame_takes_one_step_only_towards_the_first_sound(monkeypatch):
    pygame.mixer.quit()
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    sound.wake()
    assert pygame.mixer.get_init() is None
    sound.wake()
    assert pygame.mixer.get_init() is not None
    assert heard.played == []
    sound.wake()
    assert heard.played == ["tap"]


def test_what_was_to_be_heard_before_the_page_was_hidden_is_not_heard_after_it(monkeypatch):
    heard = Heard(monkeypatch)
    sound = Sound(lambda: True)
    sound.play("again")
    sound.pause()
    sound.resume()
    for _ in range(3):
        sound.wake()
    assert heard.played == ["tap"]


def test_drops_rise_and_begin_again(monkeypatch):
    sound = awake()
    heard = Heard(monkeypatch)
    for step in range(1, 10):
        sound.cue("drop", step)
    assert heard.played == [f"drop-{n}" for n in range(8)]  # the ninth is the first again


def test_the_files_are_read_one_by_one_while_nothing_else_is_done(monkeypatch):
    heard = Heard(monkeypatch)
    sound = awake()
    assert heard.played == ["tap"]
    sound.warm()
    assert heard.played == ["tap"], "that was in this frame, and takes longest"
    sound.warm()
    assert heard.played == ["tap", "lift"]
    for _ in NAMES:
        sound.warm()
    assert sorted(heard.played) == sorted(NAMES)


@pytest.mark.parametrize("how", ["mute", "pause"])
def test_mute_and_pause_are_silent(monkeypatch, how):
    sound = awake()
    heard = Heard(monkeypatch)
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
    sound = awake()
    sound.play("tap")
    sound.cue("again", 3)
    sound.pause()
    sound.resume()
    assert pygame.mixer.get_init() is None

"""The whole program starts on hostile inputs and is pressed; what goes wrong then is noticed."""

import pytest

from game.host.fake import MemoryStorage
from game.scenes.frame.base import BaseScene
from game.scenes.menu.scene import MenuScene
from tools.torture import command as torture
from tools.torture import program
from tools.torture.arrivals import Arrival

LIVES = 12


def faults_of(times=LIVES, seed=8):
    return program.torture(0, times, seed).faults


def test_it_lives_whatever_it_starts_on_and_whatever_comes_in():
    seed = 8
    print("seed", seed)
    findings = program.torture(0, LIVES, seed)
    faults = [fault.report("program", seed, "--no-page") for fault in findings.faults.values()]
    assert not faults, "\n\n".join(faults)
    assert findings.total == LIVES


def test_an_error_of_a_scene_is_noticed(monkeypatch):
    def fails(*_):
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr(BaseScene, "handle", fails)
    (kind,) = faults_of(2)
    assert kind == "the error scene came: ZeroDivisionError: broken on purpose"


def test_a_match_that_is_gone_is_noticed(monkeypatch):
    before = MenuScene.enter

    def loses_one(scene):
        for entry in scene.context.matches.listed()[:1]:
            scene.context.matches.remove(entry.id)
        before(scene)

    monkeypatch.setattr(MenuScene, "enter", loses_one)
    assert any(kind.startswith("the match") for kind in faults_of())


@pytest.mark.parametrize("state", ["full", "blocked"])
def test_a_storage_in_trouble_is_so_from_the_start(state, monkeypatch):
    answers = set()
    before = MemoryStorage._check

    def notice(storage, writing=False):
        answers.add((storage.full, storage.blocked))
        before(storage, writing)

    monkeypatch.setattr(MemoryStorage, "_check", notice)
    assert program.check(Arrival({}, state, "", 1)) == state
    assert (state == "full", state == "blocked") in answers


def test_the_command_starts_it_less_often_than_a_reader(monkeypatch, capsys):
    monkeypatch.setattr(torture, "limit_memory", lambda: None)
    words = ["--seed", "5", "--reader", "program", "--readings", "100", "--no-page"]
    assert torture.main(words) == 0
    assert "program           2 read, " in capsys.readouterr().out


def test_the_command_prints_what_a_life_begins_with(monkeypatch, capsys):
    monkeypatch.setattr(torture, "limit_memory", lambda: None)
    words = ["--seed", "5", "--reader", "program", "--number", "1", "--no-page"]
    assert torture.main(words) == 0
    assert "program 1: Arrival(texts=" in capsys.readouterr().out

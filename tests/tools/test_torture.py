"""A sample of what `./build.sh torture` does, and that it notices what it is there for."""

import random
import time

import pytest

from game.host.folder import FolderStorage
from game.play.kept import id_of
from game.play.saves import Saves
from tools import torture, torture_kills, torture_readers

needs_fork = pytest.mark.skipif(not torture_kills.FORKS, reason="the system has no fork")


@pytest.fixture
def seed():
    seed = random.randrange(2**32)
    print("seed", seed)
    return seed


@needs_fork
def test_who_is_killed_while_saving_finds_the_match_again(tmp_path, seed):
    found = torture_kills.torture(tmp_path, 15, seed, torture_kills.play_plainly)
    assert found.kills == 15
    assert found.saved > 15
    assert Saves(FolderStorage(tmp_path)).listed()


@needs_fork
def test_the_program_killed_in_the_middle_of_it_finds_the_match_again(tmp_path, seed):
    found = torture_kills.torture(tmp_path, 3, seed, torture_kills.play_the_game)
    assert found.kills == 3
    # Each had at least begun to save; on a busy machine none may have come further.
    assert found.saved + found.while_writing >= 3


def writes_in_place(storage, source):
    """Play, but write each text over the one before, as no program should."""

    def set_in_place(key, text):
        storage._tell("try", key, text)
        path = storage._path(key)
        path.parent.mkdir(exist_ok=True)
        with path.open("w") as file:
            for character in text:
                file.write(character)
                file.flush()
        storage._tell("kept", key, text)

    storage.set = set_in_place
    torture_kills.play_plainly(storage, source)


@needs_fork
def test_a_save_that_can_be_cut_short_is_noticed(tmp_path):
    with pytest.raises(torture_kills.LostError):
        torture_kills.torture(tmp_path, 100, 1, writes_in_place)


def fails(storage, _source):
    storage.set("match-0123456789abcdef", "{}")
    raise ZeroDivisionError


@needs_fork
def test_a_process_that_fails_is_noticed(tmp_path):
    with pytest.raises(torture_kills.LostError, match="ended by itself"):
        torture_kills.torture(tmp_path, 1, 1, fails)


def hangs(_storage, _source):
    time.sleep(1_000)


@needs_fork
def test_a_process_that_saves_nothing_is_told_with_what_it_was_doing(tmp_path, monkeypatch):
    monkeypatch.setattr(torture_kills, "LONGEST_WAIT", 5)
    with pytest.raises(torture_kills.LostError, match="in hangs"):
        torture_kills.torture(tmp_path, 1, 1, hangs)


@pytest.mark.parametrize("name", torture_readers.READERS)
def test_what_is_damaged_is_refused_or_a_legal_match(name, seed):
    found = torture_readers.torture(name, 600, seed)
    assert found.total == 600
    assert found.legal
    assert len(found.refused) > 5


@pytest.mark.parametrize("fault", [ValueError, RecursionError, MemoryError])
def test_any_other_error_of_a_reader_is_noticed(monkeypatch, fault):
    def read(_text):
        raise fault

    monkeypatch.setitem(torture_readers.READERS, "record", (torture_readers.bad_record, read))
    with pytest.raises(torture_readers.TortureError):
        torture_readers.torture("record", 5, 1)


def test_a_reader_that_hangs_is_noticed(monkeypatch):
    def read(_text):
        while True:
            pass

    monkeypatch.setattr(torture_readers, "PATIENCE", 0.05)
    monkeypatch.setitem(torture_readers.READERS, "record", (torture_readers.bad_record, read))
    with pytest.raises(torture_readers.TortureError, match="no answer"):
        torture_readers.torture("record", 5, 1)


def test_the_command_tells_its_seed_and_what_it_tried(monkeypatch, capsys):
    monkeypatch.setattr(torture, "limit_memory", lambda: None)
    monkeypatch.setattr(
        "sys.argv", ["torture", "--kills", "1", "--games", "0", "--readings", "30", "--seed", "5"]
    )
    assert torture.main() == 0
    told = capsys.readouterr().out
    assert "seed 5" in told
    assert "nothing lost" in told
    assert all(name in told for name in torture_readers.READERS)


def test_only_keys_of_matches_are_watched():
    assert id_of("match-0123456789abcdef") == "0123456789abcdef"
    assert id_of("match-0123456789abcdef-aside-1") is None

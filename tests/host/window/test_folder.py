"""Texts in a folder are whole, whatever happens."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.host.storage import StorageError
from game.host.window.folder import FolderStorage, write_whole
from game.host.window.home import data_folder
from game.host.window.lock import held
from tests.places import ROOT


def test_what_was_kept_is_read_again(tmp_path):
    FolderStorage(tmp_path / "new" / "folder").set("match", "Añasco ✓")
    assert FolderStorage(tmp_path / "new" / "folder").get("match") == "Añasco ✓"


def test_a_key_without_a_text_gives_none(tmp_path):
    assert FolderStorage(tmp_path).get("match") is None
    assert FolderStorage(tmp_path / "nowhere").keys() == []


def test_removing_is_final_and_may_be_done_twice(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("match", "1")
    storage.remove("match")
    storage.remove("match")
    assert storage.get("match") is None


# A name has room for 255 bytes on most systems, and a letter may need twelve of them.
@given(key=st.text(min_size=1, max_size=16).filter(lambda key: key.isprintable()))
def test_any_key_stays_inside_the_folder(tmp_path_factory, key):
    folder = tmp_path_factory.mktemp("kept") / "inside"
    storage = FolderStorage(folder)
    storage.set(key, "text")
    assert storage.keys() == [key]
    assert storage.get(key) == "text"
    assert [path.parent for path in folder.parent.rglob("*.json")] == [folder]


def test_writing_leaves_nothing_else_behind(tmp_path):
    storage = FolderStorage(tmp_path)
    for number in range(5):
        storage.set("match", str(number))
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_folder_among_the_files_is_no_text(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("match", "1")
    (tmp_path / "other.json").mkdir()
    assert storage.keys() == ["match"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_among_the_files_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "match.json")
    with pytest.raises(StorageError):
        FolderStorage(tmp_path).get("match")


def test_a_folder_that_cannot_be_made_refuses_with_the_documented_error(tmp_path):
    (tmp_path / "file").write_text("in the way")
    storage = FolderStorage(tmp_path / "file" / "data")
    for act in (lambda: storage.set("a", "b"), lambda: storage.get("a"), storage.keys):
        with pytest.raises(StorageError):
            act()


def test_a_refused_write_leaves_the_old_text(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("match", "old")
    (tmp_path / f"match.json.{os.getpid()}.new").mkdir()  # where the new file would go
    with pytest.raises(StorageError):
        storage.set("match", "new")
    assert storage.get("match") == "old"


def test_bytes_that_are_no_text_can_still_be_read(tmp_path):
    (tmp_path / "match.json").write_bytes(b"\xff\xfe{")
    assert "{" in FolderStorage(tmp_path).get("match")


WRITER = """
import sys
from pathlib import Path
from game.host.window.folder import write_whole
number = 0
while True:
    number += 1
    write_whole(Path(sys.argv[1]), (f"{number}:" + "x" * 20_000 + ":end").encode())
"""


def test_a_process_killed_while_writing_leaves_a_whole_text(tmp_path):
    seed = 11
    random = Random(seed)
    target = tmp_path / "match.json"
    for _ in range(8):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(target)], cwd=ROOT) as process:
            while not target.exists():
                time.sleep(0.005)
            time.sleep(random.random() * 0.1)
            process.send_signal(signal.SIGKILL)
        text = target.read_text()
        assert text.endswith(":end"), f"seed {seed}"
        assert len(text.partition(":")[2]) == 20_004, f"seed {seed}"


def test_write_whole_replaces_a_file(tmp_path):
    path = tmp_path / "state.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "/home/asha/.local/share/baraza"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/baraza"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/asha/.local/share/baraza"),
        ("darwin", {}, "/home/asha/Library/Application Support/Baraza"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Baraza"),
        ("win32", {}, "/home/asha/AppData/Roaming/Baraza"),
    ],
)
def test_each_system_has_its_own_place_for_data(platform, environ, folder):
    assert data_folder(platform, environ, Path("/home/asha")) == Path(folder)


def test_what_a_process_that_was_ended_left_half_written_is_swept_away(tmp_path):
    old, fresh = tmp_path / "match.json.1.new", tmp_path / "match.json.2.new"
    for path in (old, fresh):
        path.write_text("half")
    os.utime(old, (0, 0))
    FolderStorage(tmp_path).set("settings", "{}")
    assert not old.exists()
    assert fresh.exists(), "another process may be writing it now"


ADD_MANY = """
import sys
from pathlib import Path
from game.host.window import lock
from game.host.window.folder import FolderStorage
lock.PATIENCE = 600.0  # a busy machine may keep one of three waiting for longer than a player would
storage = FolderStorage(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for _ in range(60):
    with storage.alone():
        storage.set("count", str(int(storage.get("count") or 0) + 1))
"""


def test_nobody_writes_between_a_look_and_the_writing_after_it(tmp_path):
    command = [sys.executable, "-c", ADD_MANY, str(tmp_path)]
    windows = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    for window in windows:
        assert window.stdout.readline() == "ready\n"
    for window in windows:
        window.stdin.write("go\n")
        window.stdin.flush()
    for window in windows:
        window.communicate(timeout=600)
        assert window.returncode == 0
    assert FolderStorage(tmp_path).get("count") == "180"


def test_a_storage_that_is_held_is_entered_again_by_its_holder(tmp_path):
    storage = FolderStorage(tmp_path)
    with storage.alone():
        with storage.alone():
            storage.set("match", "1")
        storage.set("match", "2")
    assert storage.get("match") == "2"
    assert storage.keys() == ["match"], "the lock is no text"


HOLD = """
import sys
from pathlib import Path
from game.host.window.lock import held
with held(Path(sys.argv[1])) as mine:
    print(mine, flush=True)
    sys.stdin.read()
"""


def test_a_lock_ends_with_the_process_that_holds_it(tmp_path):
    path = tmp_path / "lock"
    command = [sys.executable, "-c", HOLD, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as other:
        assert other.stdout.readline() == "True\n"
        with held(path) as mine:
            assert not mine, "one goes on without it in the end"
        other.kill()
    with held(path) as mine:
        assert mine


def test_without_a_place_for_the_lock_the_game_goes_on(tmp_path):
    with held(tmp_path / "nowhere" / "lock") as mine:
        assert not mine


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes elsewhere only")
def test_a_file_whose_name_is_no_text_hides_no_other(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("match", "1")
    for name in (b"match-\xff.json", b"%ZZ.json", b"a%41.json"):
        (tmp_path / os.fsdecode(name)).write_bytes(b"{}")
    assert storage.keys() == ["match"]


def test_a_key_that_can_name_no_file_is_refused_with_the_documented_error(tmp_path):
    storage = FolderStorage(tmp_path)
    for act in (storage.get, storage.remove, lambda key: storage.set(key, "1")):
        with pytest.raises(StorageError):
            act("match-\ud800")


def test_a_text_with_half_a_character_is_kept(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("setup", '{"name": "\ud800"}')
    assert storage.get("setup") == '{"name": "?"}'


def test_bytes_that_are_no_text_come_out_as_they_went_in(tmp_path):
    content = b'\xff\xfe{"moves": [\x80]}\x00'
    (tmp_path / "match.json").write_bytes(content)
    storage = FolderStorage(tmp_path)
    storage.set("match-aside-1", storage.get("match"))
    assert (tmp_path / "match-aside-1.json").read_bytes() == content


def test_half_a_character_is_kept_as_a_sign_for_it(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.set("match", "a\ud800b")
    assert storage.get("match") == "a?b"

"""A match opened from the person's own files, where the system shows no list of them."""

import asyncio
import os

import pytest

from game.host.files import FolderFiles
from game.host.interface import Key, Wheel
from game.play.records import notation, record
from game.play.saved import saved_match
from game.scenes.files.scene import PORTION
from game.untrusted.plain_text import plain
from tests.scenes.stage import Rig, ShelfOfFiles, match_of
from tests.untrusted.any_text import NASTY

HOME = "/home/asha"


def shelf(**more):
    match = match_of(6)
    files = {
        f"{HOME}/Documents": None,
        f"{HOME}/Documents/old.txt": notation.to_text(match).encode(),
        f"{HOME}/match.json": record.to_text(match).encode(),
        f"{HOME}/notes.txt": b"milk, bread",
    }
    return ShelfOfFiles(files, **more), match


def at_files(files, **kept_):
    return Rig("files", drawn=False, files=files, **kept_)


def labels(rig):
    return {target.name: target.id for target in rig.top.targets()}


def opened(rig, name):
    rig.press(labels(rig)[name])
    return rig


def turns_of(match):
    return [match.game.move_to_text(turn.move) for turn in match.turns]


def test_a_file_is_opened_from_the_list():
    files, match = shelf()
    rig = at_files(files)
    assert rig.said[-1] == "Open a file. /home/asha: 1 folder, 2 files."
    opened(rig, "match.json")
    assert rig.top.name == "table"
    assert turns_of(rig.top.play.match) == turns_of(match)
    assert rig.saves.listed()[0].moves == 6


def test_folders_lead_to_other_files_and_back():
    files, match = shelf()
    rig = at_files(files)
    opened(rig, "Documents/")
    assert rig.said[-1] == "/home/asha/Documents: 0 folders, 1 file."
    opened(rig, "Up one folder")
    assert "match.json" in labels(rig)
    opened(rig, "Documents/")
    rig.key("Backspace")
    opened(rig, "Documents/")
    opened(rig, "Your folder")
    assert "match.json" in labels(rig)
    opened(rig, "Saved matches")
    assert "no match file" in rig.said[-1]
    opened(rig, "Your folder")
    opened(rig, "Documents/")
    opened(rig, "old.txt")
    assert turns_of(rig.top.play.match) == turns_of(match)


def test_the_folder_that_was_opened_last_comes_first_the_next_time():
    files, _ = shelf()
    rig = opened(at_files(files), "Documents/")
    again = at_files(files, storage=rig.host.storage)
    assert "old.txt" in labels(again)
    files.closed = (f"{HOME}/Documents",)
    assert "match.json" in labels(at_files(files, storage=rig.host.storage))


@pytest.mark.parametrize("text", ["{", "[]", "3", "[" * 50_000])
def test_a_broken_memory_of_the_folder_does_no_harm(text):
    files, _ = shelf()
    rig = at_files(files)
    rig.host.storage.texts["folder"] = text
    assert "match.json" in labels(at_files(files, storage=rig.host.storage))


def test_what_is_no_match_is_told_and_the_list_stays():
    files, _ = shelf()
    rig = opened(at_files(files), "notes.txt")
    assert rig.top.name == "files"
    assert rig.said[-1].startswith("notes.txt was not opened. There is no match in this text.")
    assert rig.top.notice() == rig.said[-1]


def test_what_cannot_be_read_is_told():
    files, _ = shelf(closed=(f"{HOME}/match.json", f"{HOME}/Documents"))
    rig = opened(at_files(files), "match.json")
    assert rig.said[-1] == "The file match.json cannot be read."
    opened(rig, "Documents/")
    assert rig.said[-1] == "The folder /home/asha/Documents cannot be opened."
    assert "match.json" in labels(rig)


def many(count):
    return ShelfOfFiles({f"{HOME}/match-{number:03}.json": b"{}" for number in range(count)})


def test_of_a_long_list_every_file_is_in_one_portion():
    rig = at_files(many(PORTION * 2 + 5), size=(640, 480))
    portions = [[name for name in rig.targets() if name.startswith("entry-")]]
    while "after" in rig.targets():
        rig.press("after")
        portions.append([name for name in rig.targets() if name.startswith("entry-")])
        assert rig.top.focus == portions[-1][0]
    assert [len(portion) for portion in portions] == [PORTION, PORTION, 5]
    assert len({name for portion in portions for name in portion}) == PORTION * 2 + 5
    rig.press("before")
    assert rig.top.focus == portions[1][0]


def test_a_list_that_does_not_fit_scrolls_by_wheel_and_keys():
    rig = at_files(ShelfOfFiles(), size=(640, 480))
    pane = rig.top.content_pane
    assert pane.offset == 0 < pane.most
    rig.send(Wheel(100, 100, 500))
    assert pane.offset == 500
    rig.send(Key("PageUp"))
    assert pane.offset < 500


def test_another_folder_is_seen_from_its_top():
    rig = at_files(ShelfOfFiles(), size=(640, 480))
    rig.send(Wheel(100, 100, 500))
    rig.press("above")
    assert rig.top.content_pane.offset == 0


def test_by_keys_alone_a_file_is_found_and_opened():
    files, _ = shelf()
    rig = at_files(files)
    for _ in range(20):
        rig.key("Tab")
        if rig.top.focus == labels(rig)["Documents/"]:
            break
    rig.key("Enter")
    assert rig.top.focus == "entry-0"
    rig.key("Enter")
    assert rig.top.name == "table"


def test_from_the_menu_files_are_two_presses_away_and_escape_leads_back():
    files, _ = shelf()
    rig = Rig("menu", drawn=False, files=files)
    rig.press("share")

    async def pressed():
        rig.press("file")
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(pressed())
    rig.frame()
    assert rig.top.name == "files"
    rig.key("Escape")
    assert rig.top.name == "share"


def test_the_real_folders_of_a_disk_are_listed_the_newest_file_first(tmp_path):
    (tmp_path / "b folder").mkdir()
    (tmp_path / "A folder").mkdir()
    (tmp_path / ".hidden").mkdir()
    match = match_of(6)
    names = ("old.json", "NEW.BARAZA", "text.txt", "a.eml", "picture.png", ".secret.json")
    for age, name in enumerate(names):
        (tmp_path / name).write_text(record.to_text(match))
        os.utime(tmp_path / name, (1000 + age, 1000 + age))
    rig = at_files(FolderFiles(tmp_path, tmp_path / "nowhere"))
    entries = [target.name for target in rig.top.targets() if target.id.startswith("entry-")]
    assert entries == ["A folder/", "b folder/", "a.eml", "text.txt", "NEW.BARAZA", "old.json"]
    assert "Saved matches" not in labels(rig)
    opened(rig, "NEW.BARAZA")
    assert rig.top.name == "table"


def test_a_kept_match_is_opened_as_it_lies_in_the_data_folder(tmp_path):
    match = match_of(6)
    (tmp_path / f"match-{match.id}.json").write_text(saved_match.write(match))
    rig = at_files(FolderFiles(tmp_path, tmp_path))
    opened(rig, f"match-{match.id}.json")
    assert turns_of(rig.top.play.match) == turns_of(match)


def test_any_name_of_a_file_can_be_listed_pressed_and_told():
    names = [*(name.replace("/", "") for name in NASTY), "x" * 250, "word " * 50]
    contents = {f"/home/asha/{name}.json": b"{}" for name in names}
    rig = at_files(ShelfOfFiles(contents, closed=list(contents)[::2]))
    for name in sorted(rig.targets()):
        if name.startswith("entry-"):
            rig.press(name)
    assert len(rig.said) > len(names)
    assert all(plain(said) == said for said in rig.said)
    rig.frame()

"""What is packed: the program and its assets, nothing else, and all of it."""

import zipfile

import pytest

from tools.build import pack
from tools.build.staging import packed_files, stage
from tools.errors import BuildError


@pytest.fixture
def small(tmp_path):
    """A small program beside things that must not be packed."""
    root = tmp_path / "work tree"
    for name in [
        "main.py",
        "game/__init__.py",
        "game/__pycache__/app.cpython-311.pyc",
        "assets/locale/en.json",
        "assets/fonts/OFL.txt",
        "tests/test_game.py",
        "tools/words.py",
        ".git/config",
        ".venv/bin/python",
        "build/web/index.html",
        "notes.md",
    ]:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"# {name}\n")
    return root


WANTED = ["main.py", "game/__init__.py", "assets/fonts/OFL.txt", "assets/locale/en.json"]


def test_staging_takes_only_the_program(small, tmp_path):
    staged = stage(tmp_path / "staged", small)
    assert staged == WANTED
    files = [p for p in (tmp_path / "staged").rglob("*") if p.is_file()]
    assert {p.relative_to(tmp_path / "staged").as_posix() for p in files} == set(WANTED)


@pytest.mark.parametrize("name", ["assets/drum.wav", "assets/song.mp3", "game/data.pickle"])
def test_files_of_other_kinds_are_refused(small, name):
    (small / name).touch()
    with pytest.raises(BuildError, match="does not belong"):
        packed_files(small)


def test_a_missing_part_is_told(small):
    (small / "main.py").unlink()
    with pytest.raises(BuildError, match=r"main\.py is missing"):
        packed_files(small)


def packed_by_pygbag(folder):
    local = ["--template", folder / "main.py", "--icon", folder / "main.py", "--cdn", "./"]
    return pack.pygbag(folder, local) / f"{folder.name}.apk"


def test_pygbag_packs_what_is_staged(small, tmp_path):
    staged = stage(tmp_path / "staged", small)
    archive = packed_by_pygbag(tmp_path / "staged")
    pack.check_listing(archive, staged)
    program = pack.unpack(archive, tmp_path / "unpacked")
    for name in WANTED:
        assert (program / name).read_text() == f"# {name}\n"


def test_a_file_that_pygbag_leaves_out_is_noticed(small, tmp_path):
    (small / "assets" / ".hidden.json").touch()
    staged = stage(tmp_path / "staged", small)
    archive = packed_by_pygbag(tmp_path / "staged")
    with pytest.raises(BuildError, match=r"lacks assets/\.hidden\.json"):
        pack.check_listing(archive, staged)


def test_a_file_too_many_is_noticed(tmp_path):
    with zipfile.ZipFile(tmp_path / "pack.zip", "w") as archive:
        archive.writestr("assets/main.py", "")
        archive.writestr("assets/secret.txt", "")
    with pytest.raises(BuildError, match=r"should not hold secret\.txt"):
        pack.check_listing(tmp_path / "pack.zip", ["main.py"])


def test_the_real_program_can_be_staged(tmp_path):
    names = stage(tmp_path / "baraza")
    assert "main.py" in names
    assert not [name for name in names if not name.startswith(("main.py", "game/", "assets/"))]

"""What goes into the program of one file, and what comes with it."""

import configparser
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET

import pytest

from tools.app import command, desktop, making
from tools.build.staging import packed_files
from tools.errors import BuildError
from tools.places import ROOT

STAGED = ["main.py", "game/__init__.py", "game/ai/mind.py", "assets/fonts/text.ttf"]
LISTED = ["main", "game", "game.ai.mind", "assets/fonts/text.ttf", "libSDL2.so"]


def test_a_program_that_has_all_is_accepted():
    making.check_listing(LISTED, STAGED)
    making.check_listing([name.replace("/", "\\") for name in LISTED], STAGED)


@pytest.mark.parametrize(
    ("lacking", "told"),
    [("game.ai.mind", "game/ai/mind.py"), ("assets/fonts/text.ttf", "assets/fonts/text.ttf")],
)
def test_a_program_that_lacks_a_file_is_refused(lacking, told):
    with pytest.raises(BuildError, match=rf"lacks {told}:"):
        making.check_listing([name for name in LISTED if name != lacking], STAGED)


def test_every_file_of_the_game_has_a_name_inside():
    names = [making.name_inside(name) for name in packed_files()]
    assert len(set(names)) == len(names)
    assert "game.rules.kalah" in names


@pytest.fixture
def laid_out(tmp_path):
    program = tmp_path / "baraza"
    program.write_bytes(b"program")
    program.chmod(0o755)
    return desktop.lay_out(program, tmp_path / "app")


def test_all_that_a_desktop_reads_lies_where_it_looks(laid_out):
    share = laid_out / "share"
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(share / "applications" / f"{making.ID}.desktop", encoding="utf-8")
    entry = entry["Desktop Entry"]
    assert entry["Exec"].split() == ["baraza", "%f"]
    assert (laid_out / "bin" / "baraza").stat().st_mode & 0o111
    assert len(list((share / "icons").rglob(f"{entry['Icon']}.png"))) == 8
    assert (share / "icons/hicolor/scalable/apps" / f"{entry['Icon']}.svg").exists()
    kind = ET.parse(share / "mime/packages" / f"{making.ID}.xml").getroot()[0]
    assert entry["MimeType"] == f"{kind.get('type')};"
    info = ET.parse(share / "metainfo" / f"{making.ID}.metainfo.xml").getroot()
    assert info.findtext("id") == making.ID
    assert info.findtext("launchable") == f"{making.ID}.desktop"
    assert info.findtext("provides/mediatype") == kind.get("type")


@pytest.mark.parametrize(
    "judge",
    [
        ("desktop-file-validate", f"{making.ID}.desktop"),
        ("appstreamcli", "validate", "--no-net", f"{making.ID}.metainfo.xml"),
    ],
    ids=lambda judge: judge[0],
)
def test_the_desktop_s_own_judges_accept_it(judge):
    if not shutil.which(judge[0]):
        pytest.skip(f"{judge[0]} is not installed")
    done = subprocess.run(judge, cwd=desktop.SOURCES, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="a zip there, which knows no programs")
def test_what_is_handed_on_unpacks_into_one_folder_with_a_program(laid_out, tmp_path, monkeypatch):
    monkeypatch.setattr(command, "APP", laid_out)
    release = command.release_of(tmp_path)
    with tarfile.open(release) as archive:
        tops = {name.partition("/")[0] for name in archive.getnames()}
        assert tops == {release.name.removesuffix(".tar.gz")}
        assert archive.getmember(f"{tops.pop()}/bin/baraza").mode & 0o111


def test_the_same_pygame_is_in_the_program_as_everywhere():
    pinned = (ROOT / "requirements.in").read_text("utf-8").splitlines()
    assert next(line for line in pinned if line.startswith("pygame-ce")) in (
        ROOT / "requirements-app.in"
    ).read_text("utf-8")

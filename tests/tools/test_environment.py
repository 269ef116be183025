"""Setting up on a machine that lacks something: one line, and nothing half-made."""

import os
import shutil
from pathlib import Path

import pytest

from tests.tools.saying import one_line
from tools import environment
from tools.errors import BuildError, from_os_error

NO_REGISTRY = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_FIND_LINKS": "",
    "PIP_NO_CACHE_DIR": "1",
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "npm_config_registry": "http://127.0.0.1:9/",
}
TOOLS = ("bash", "dirname")


def test_no_python_that_is_new_enough(bare_project, build_sh, path_of):
    said = build_sh(bare_project, "serve", env=path_of(*TOOLS))
    assert said.returncode == 1
    assert "Python 3.11 or newer" in one_line(said)


def test_no_npm(project, build_sh, path_of):
    said = build_sh(project, "build", env=path_of(*TOOLS, "python3", "node"))
    assert said.returncode == 1
    assert "npm is needed" in one_line(said)
    assert not (project / "build").exists()


def test_no_node(project, build_sh, path_of):
    said = build_sh(project, "serve", "--port", "18431", env=path_of(*TOOLS, "python3"))
    assert said.returncode == 1
    assert "Node.js with npm is needed" in one_line(said)


def test_no_network_for_python_packages(bare_project, build_sh):
    said = build_sh(bare_project, "build", env=NO_REGISTRY)
    assert said.returncode == 1
    assert "could not reach the package registry" in one_line(said)
    assert not (bare_project / ".venv").exists()


def test_no_network_for_npm_packages(project, build_sh, tmp_path):
    old = project / "web" / "node_modules" / "old.txt"
    old.parent.mkdir()
    old.write_text("kept")
    said = build_sh(project, "build", env={**NO_REGISTRY, "npm_config_cache": str(tmp_path)})
    assert said.returncode == 1
    assert "could not reach the package registry" in one_line(said)
    assert old.read_text() == "kept"
    assert not (project / "build" / "web").exists()
    assert not list((project / "build").glob(".scratch-*"))


@pytest.mark.parametrize("word", ["build", "play", "zip"])
def test_a_folder_that_cannot_be_written_to(bare_project, build_sh, word):
    bare_project.chmod(0o555)
    user = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}
    said = build_sh(bare_project, word, **user)
    bare_project.chmod(0o755)
    assert said.returncode == 1
    assert "cannot be written to" in one_line(said)


def test_a_full_disk():
    with pytest.raises(OSError, match="space") as full, Path("/dev/full").open("w") as device:
        device.write("x")
        device.flush()
    assert "the disk is full" in str(from_os_error(full.value))


def test_a_disk_that_fills_up_while_many_files_are_copied():
    full = shutil.Error([("a.js", "b.js", "[Errno 28] No space left on device: 'b.js'")])
    assert "the disk is full" in str(from_os_error(full))


def test_black_is_refused(tmp_path, monkeypatch):
    (tmp_path / "black.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BuildError, match="black is installed"):
        environment.refuse_black()


def test_a_lock_file_that_changed_is_installed_anew(bare_project, monkeypatch):
    made = bare_project / ".venv"
    (made / "bin").mkdir(parents=True)
    (made / "bin" / "python").touch()
    monkeypatch.setattr(environment, "ROOT", bare_project)
    monkeypatch.setattr(environment, "OURS", environment.Environment(made))
    assert not environment.installed(environment.PROGRAM)
    shutil.copy(bare_project / environment.PROGRAM, made)
    assert environment.installed(environment.PROGRAM)
    assert not environment.installed(environment.TESTS)
    (bare_project / environment.PROGRAM).write_text("changed")
    assert not environment.installed(environment.PROGRAM)

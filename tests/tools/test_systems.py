"""The one command on every system: how it is found, started, and goes on as another program.

Windows is not at hand here. What it does otherwise is simulated as far as it is a name or a
choice; whatever starts, waits or locks is tried as this system does it.
"""

import os
import re
import signal
import subprocess
import sys

import pytest

from tools import browser, naming, node, places, words
from tools.errors import BuildError
from tools.locks import wait_for
from tools.places import ROOT


def python(source, *arguments, **changes):
    return subprocess.Popen(
        [sys.executable, "-c", source, *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        **changes,
    )


def test_python_itself_runs_the_one_command():
    said = subprocess.run(
        [sys.executable, "-m", "tools", "--help"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert said.stdout == words.usage() + "\n"


def test_a_project_whose_path_has_spaces_and_other_letters_works(project, build_sh):
    place = project.rename(project.with_name("Baraza, bao la Kiswahili (é, 寺)"))
    try:
        said = build_sh(place, "play", "--version")
        assert (said.returncode, said.stderr) == (0, "")
        assert said.stdout.startswith("baraza ")
    finally:
        place.rename(project)


BECOME = """
import os, sys
from tools import programs
print(os.getpid(), flush=True)
code = "import os, sys; print(os.getpid(), os.environ['PYTHONPATH'], sys.argv[1:]); sys.exit(7)"
programs.become([sys.executable, "-c", code, "two words", "é"])
"""


def test_a_program_becomes_another_with_its_status_and_its_words():
    with python(BECOME) as process:
        before, after = process.communicate()[0].splitlines()
    assert process.returncode == 7
    number, rest = after.split(" ", 1)
    assert rest == f"{ROOT} ['two words', 'é']"
    assert number == before, "it is the same process, as far as this system goes"


FOLLOW = """
import os, sys
from tools import programs
sys.exit(programs.follow([sys.executable, "-c", sys.argv[1]], os.environ))
"""

TAKES_ITS_TIME = """
import signal, sys
def end(*_):
    print("ended as it wanted", flush=True)
    sys.exit(5)
signal.signal(signal.SIGINT, end)
print("begun", flush=True)
signal.pause()
"""


def as_a_terminal_does(process):
    """Ctrl+C reaches every process that a terminal has in front."""
    os.killpg(process.pid, signal.SIGINT)


def test_a_program_that_is_followed_gives_its_status():
    with python(FOLLOW, "import sys; sys.exit(9)") as process:
        assert process.wait() == 9


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent in another way there")
def test_a_program_that_is_followed_ends_by_itself_when_interrupted():
    with python(FOLLOW, TAKES_ITS_TIME, start_new_session=True) as process:
        assert process.stdout.readline() == "begun\n"
        as_a_terminal_does(process)
        assert process.communicate()[0] == "ended as it wanted\n"
    assert process.returncode == 5


COUNT = """
import sys
from pathlib import Path
from tools.locks import wait_for
count = Path(sys.argv[1]) / "count"
for _ in range(int(sys.argv[2])):
    with (Path(sys.argv[1]) / "lock").open("w") as file:
        wait_for(file)
        count.write_text(str(int(count.read_text()) + 1))
"""

HOLD = """
import sys
from pathlib import Path
from tools.locks import wait_for
with Path(sys.argv[1]).open("w") as file:
    wait_for(file)
    print("held", flush=True)
    sys.stdin.read()
"""


def test_what_is_done_under_a_lock_is_done_by_one_at_a_time(tmp_path):
    times = 300
    (tmp_path / "count").write_text("0")
    with python(COUNT, tmp_path, times) as first, python(COUNT, tmp_path, times) as second:
        assert first.wait() == second.wait() == 0
    assert (tmp_path / "count").read_text() == str(2 * times)


def test_a_process_that_is_killed_gives_its_lock_back(tmp_path):
    with python(HOLD, tmp_path / "lock", stdin=subprocess.PIPE) as holder:
        assert holder.stdout.readline() == "held\n"
        holder.kill()
    with (tmp_path / "lock").open("w", encoding="utf-8") as file:
        wait_for(file)


@pytest.mark.parametrize(
    ("system", "path"),
    [
        ("linux", ".venv/bin/python"),
        ("darwin", ".venv/bin/python"),
        ("win32", ".venv/Scripts/python.exe"),
    ],
)
def test_an_environment_has_its_python_where_the_system_puts_it(monkeypatch, system, path):
    monkeypatch.setattr(sys, "platform", system)
    assert places.python_of(places.VENV) == ROOT / path


def test_words_that_rest_on_forks_and_signals_say_so_on_windows(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("torture", "mutants"):
        word = words.WORDS[name]
        with pytest.raises(BuildError, match="needs Linux or macOS"):
            word.run(word.read(name, []))


def test_no_package_of_the_system_is_installed_where_there_is_no_apt(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(os, "geteuid", raising=False)
    assert not browser.can_install()


def test_npm_is_started_by_its_whole_path(path_of, monkeypatch):
    found = path_of("npm")
    monkeypatch.setenv("PATH", found["PATH"])
    assert node.npm() == os.path.join(found["PATH"], "npm")  # noqa: PTH118 - as it was found


def test_the_twin_for_windows_is_a_script_that_windows_reads():
    script = (ROOT / "build.cmd").read_bytes()
    assert script.isascii()
    assert script.count(b"\r\n") == script.count(b"\n"), "labels are not found behind bare ends"
    text = script.decode()
    labels = set(re.findall(r"^:(\w+)", text, re.MULTILINE))
    assert set(re.findall(r"goto (\w+)", text)) <= labels
    assert "-P -m tools %*" in text


def test_both_scripts_ask_for_the_same_python_as_the_program():
    asked = 'requires-python = ">=3.11"'
    assert asked in (ROOT / "pyproject.toml").read_text("utf-8")
    for script in ("build.sh", "build.cmd"):
        text = (ROOT / script).read_text("utf-8")
        assert "sys.version_info < (3, 11)" in text
        assert f"{script}: Python 3.11 or newer is needed" in text


def test_what_the_command_says_of_itself_is_what_is_typed():
    assert words.usage().startswith(f"usage: {naming.COMMAND} WORD")
    assert naming.COMMAND.endswith(naming.SCRIPT)

"""Words that are programs of their own tell a wrong command line in one line too."""

import os
import subprocess
import sys

import pytest

from tests.tools.saying import one_line
from tools.places import ROOT


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("soak", "--fast"), "--fast"),
        (("soak", "--plies", "-1"), "-1 is not a whole number from 0 on"),
        (("soak", "--game", "chess"), "chess"),
        (("mutants", "--fast"), "--fast"),
        (("mutants", "--module", "chess"), "there is no module chess"),
        (("strength", "--game", "chess"), "chess"),
        (("strength", "--games", "1"), "1 is not a whole number from 2 on"),
        (("strength", "--games", "3"), "games come in pairs"),
        (("strength", "--game", "bao", "--players", "3"), "bao is not for 3 players"),
        (("gallery", "chess"), "no picture has chess in its name"),
    ],
)
def test_a_wrong_command_line_gets_one_line_and_status_2(words, part):
    word, *rest = words
    # A banner of pygame's would be a second line.
    environment = {k: v for k, v in os.environ.items() if k != "PYGAME_HIDE_SUPPORT_PROMPT"}
    said = subprocess.run(
        [sys.executable, "-m", f"tools.{word}", *rest],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert part in one_line(said)
    assert one_line(said).startswith(f"build.sh: {word}: ")

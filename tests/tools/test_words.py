"""What build.sh answers to its words, right and wrong."""

import pytest

from tests.tools.saying import one_line
from tools.words import WORDS


def test_help_names_every_word(bare_project, build_sh):
    said = build_sh(bare_project, "--help")
    assert said.returncode == 0
    for word in WORDS:
        assert f"  {word} " in said.stdout


@pytest.mark.parametrize("word", WORDS)
def test_each_word_has_help_of_its_own_and_sets_nothing_up(bare_project, build_sh, word):
    said = build_sh(bare_project, word, "--help")
    assert said.returncode == 0
    assert said.stdout.startswith(f"usage: ./build.sh {word}")
    assert not (bare_project / ".venv").exists()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((), "a word is missing"),
        (("dance",), "dance is not a word"),
        (("build", "--fast"), "--fast"),
        (("build", "--runtime", "other"), "other"),
        (("serve", "--port", "0"), "0 is not a port"),
        (("serve", "--port", "eight"), "eight is not a port"),
        (("serve", "--port"), "--port"),
        (("zip", "now"), "now"),
        (("runtime", "--fast"), "--fast"),
        (("kernel", "--fast"), "--fast"),
        (("words", "--fast"), "--fast"),
        (("test", "--busy", "many"), "many is not a whole number from 0 on"),
    ],
)
def test_a_wrong_command_line_gets_one_line_and_status_2(bare_project, build_sh, words, part):
    said = build_sh(bare_project, *words)
    assert said.returncode == 2
    assert part in one_line(said)
    assert not (bare_project / ".venv").exists()


def test_build_sh_works_from_any_folder(bare_project, build_sh, tmp_path):
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").write_text("raise SystemExit('somebody else')")
    assert build_sh(bare_project, "--help", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("word", "option"),
    [
        ("bench", "BARAZA_BENCH_PEERS"),
        ("soak", "--plies N    moves of each game"),
        ("mutants", "--sample N     at most so many"),
        ("test", "--busy N"),
        ("test", "-n 0              in one process"),
    ],
)
def test_help_tells_what_may_follow(bare_project, build_sh, word, option):
    assert option in build_sh(bare_project, word, "--help").stdout

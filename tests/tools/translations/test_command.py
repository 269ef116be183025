"""`./build.sh words` tells of the languages that there are."""

from argparse import Namespace

import pytest

from game.i18n.folders import FOLDERS
from tools.errors import BuildError
from tools.translations import command


def test_nothing_is_wrong_with_the_words_of_this_program(capsys):
    assert command.run(Namespace(languages=[], seen=False)) == 0
    assert "en: " in capsys.readouterr().out


def test_what_is_wrong_makes_the_status_1(tmp_path, capsys):
    (tmp_path / "xx.json").write_text('{"app-title": ""}', "utf-8")
    FOLDERS.register(tmp_path)
    try:
        assert command.run(Namespace(languages=["xx"], seen=False)) == 1
    finally:
        FOLDERS.unregister(tmp_path)
    assert "app-title is empty" in capsys.readouterr().out


def test_a_language_without_words_is_a_wrong_command_line():
    with pytest.raises(BuildError, match="no words of xx") as error:
        command.run(Namespace(languages=["xx"], seen=False))
    assert error.value.status == 2

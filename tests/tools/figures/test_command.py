import pytest

from game.rules.registry import make
from game.view.howto.page import Figure
from game.view.howto.search import line_for, shown_by
from game.view.kalah.figures import EXAMPLES
from tools.figures.command import FORMS, cost, lines_of


def test_lines_are_found_that_show_what_their_pages_are_about():
    game = make("kalah")
    lines = lines_of(game, 4000)
    assert {"sow", "again", "capture"} <= lines.keys()
    for key, line in lines.items():
        assert EXAMPLES[key](shown_by(game, Figure(line)))
        assert line_for(game, Figure(line, EXAMPLES[key])) == tuple(line.split())


def test_the_simpler_example_of_the_shorter_game_is_the_better_one():
    game = make("kalah")
    short = shown_by(game, Figure("3"))
    long = shown_by(game, Figure("5 5 3 2 5 6"))
    assert cost(("3",), short) < cost(("6", "1", "3"), short)
    assert cost(("3",), short) < cost(("3",), long)


def test_a_page_of_which_no_game_is_an_example_has_no_line(capsys):
    assert lines_of(make("kalah", {"houses": 1, "seeds": 1}), 200).keys() <= {"end", "sow", "again"}
    assert "nothing for capture" in capsys.readouterr().err


@pytest.mark.parametrize("name", FORMS)
def test_each_form_can_be_played(name):
    assert [make(name, options) for options in FORMS[name]]

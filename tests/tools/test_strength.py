"""Who is held against Child, and the table that comes of it."""

from random import Random

import pytest

from game.ai.thought import Strength
from game.rules.playout import random_playout
from game.rules.registry import GAMES, make
from tools.strength import command
from tools.strength.plain_bao import plain
from tools.strength.players import BEGINNER, WEAK, half_beginner, of_level
from tools.strength.weak import RULES, against_child


def test_half_a_beginner_plays_the_move_of_one_oftener_than_chance_and_not_always():
    game, rng = make("kalah"), Random(3)
    alike = 0
    for seed in range(200):
        position, _ = random_playout(game, game.start(), rng, 6)
        move = half_beginner(game, position, seed)
        assert move == half_beginner(game, position, seed), "the same seed gives the same move"
        alike += move == of_level(game, BEGINNER)(game, position, seed)
    assert 100 < alike < 170


def test_every_game_has_a_row_for_each_set_of_rules(capsys):
    lines = against_child(["bao"], None, games=2, seed=1)
    rows = [line for line in lines if line.startswith("| bao")]
    assert len(rows) == len(RULES["bao"])
    assert all(row.count("±") == len(WEAK) for row in rows)
    assert capsys.readouterr().out.splitlines()[-1] == rows[-1]


def test_the_rules_under_which_a_child_is_measured_go_together():
    assert set(RULES) == set(GAMES) - {"trio"}
    assert {len(make(name, rules).seats) for name in RULES for rules in RULES[name]} == {2, 3, 4}


def test_a_part_of_the_measurement_leaves_the_page_as_it_is(monkeypatch, capsys):
    def put(*_):
        raise AssertionError("the page is written")

    monkeypatch.setattr(command, "put", put)
    assert command.main(["--child", "--game", "bao", "--games", "2"]) == 0
    assert "| bao | kujifunza | 2 |" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--child", "--games", "3"], ["--child", "--game", "chess"]])
def test_what_makes_no_sense_is_refused(words):
    with pytest.raises(SystemExit):
        command.main(words)


def test_the_plain_player_of_bao_takes_what_lies_nearest_and_sees_no_capture_in_reply():
    game = make("bao")
    start = game.start()
    player = plain(Strength(depth=1, nodes=1_000))
    most = max(sum(after.rings[0]) for _, after in game.moves_with_after(start))
    assert sum(game.after(start, player(game, start, 1)).rings[0]) == most

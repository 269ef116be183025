"""The tools take a fifth game as they find it; what they know of each game is for the others."""

import random

from game.play.records import record
from tools.soak import command as soak
from tools.strength import command as strength
from tools.torture.some_matches import some_match


def test_it_can_be_soaked(capsys):
    soak.soak("trio", 60, 7)
    assert "60 moves" in capsys.readouterr().out


def test_its_levels_meet_under_its_own_options():
    assert strength.tables_of("trio", None) == [{}]
    assert strength.tables_of("trio", 3) == []


def test_matches_of_it_are_made_to_torture_the_readers():
    match = some_match(random.Random(2), "trio")
    assert record.to_text(record.from_text(record.to_text(match))) == record.to_text(match)

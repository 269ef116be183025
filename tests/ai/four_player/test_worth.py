"""The judgement of Four Player Mancala with three and four players."""

import pytest

from game.ai.registry import mind_of
from game.rules.registry import make


def judged(text, seat, players=4, variations=()):
    game = make("four-player", {"players": players, "variations": list(variations)})
    return mind_of("four-player").lead(game, game.position_from_text(text), seat)


def test_a_piece_scored_is_worth_more_than_one_in_a_pit():
    before = judged("4,4,4,4,4,4:3/4,4,4,4,4,4:3/4,4,4,4,4,4:3/4,4,4,4,4,4:3/1/0", 0)
    scored = judged("4,4,4,4,4,3:4/4,4,4,4,4,4:3/4,4,4,4,4,4:3/4,4,4,4,4,4:3/1/0", 0)
    assert scored - before == 3


@pytest.mark.parametrize("players", [3, 4])
def test_what_lies_in_the_own_pits_and_empty_pits_count_against_their_owner(players):
    last = "-" if players == 3 else "2,2,2,2,2,2:9"
    few = judged(f"2,2,2,2,2,2:9/2,2,2,2,2,2:9/2,2,2,2,2,2:9/{last}/1/0", 0, players)
    many = judged(f"9,9,9,9,9,9:9/2,2,2,2,2,2:9/2,2,2,2,2,2:9/{last}/1/0", 0, players)
    gaps = judged(f"0,0,0,4,4,4:9/2,2,2,2,2,2:9/2,2,2,2,2,2:9/{last}/1/0", 0, players)
    assert many < few
    assert gaps < few


def test_the_turn_counts_for_who_has_it():
    start = "4,4,4,4,4,4:0/4,4,4,4,4,4:0/4,4,4,4,4,4:0/4,4,4,4,4,4:0"
    assert judged(f"{start}/0/0", 0) == 5
    assert judged(f"{start}/1/0", 0) == -5


def test_with_two_players_only_the_reservoirs_and_the_turn_count():
    assert judged("0,0,0,9,9,9:6/-/2,2,2,2,2,2:9/-/2/0", 0, players=2) == -6
    assert judged("0,0,0,9,9,9:6/-/2,2,2,2,2,2:9/-/2/0", 2, players=2) == 9


def test_where_only_the_pit_across_is_captured_pits_do_not_count():
    text = "0,0,0,9,9,9:6/2,2,2,2,2,2:9/2,2,2,2,2,2:8/2,2,2,2,2,2:7/1/0"
    assert judged(text, 0, variations=[3]) == -6
    assert judged(text, 1, variations=[3]) == 5

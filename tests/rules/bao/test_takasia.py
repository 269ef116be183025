"""Bao: takasia, the pit that may not be played after an mtaji takasa. Ruling: 'takasia'."""

import random

import pytest

from game.rules.bao.game import Bao
from game.rules.protocol import PositionError
from tests.rules.bao.boards import board, move, moves, random_line, reason, seeds, steps

ON = Bao({"takasia": True})

THREAT = "A1=3 A2=1"
"""After the takasa from A1 clockwise this threatens the enemy's A5 alone."""


def blocked(enemy, *, game=ON, own=THREAT, text="mtA1c", **more):
    """The pit that is forbidden after a takasa, 1..8, or None."""
    return game.after(board(own, enemy, **{"stock": 0, **more}), move(text)).blocked


def test_the_only_threatened_pit_may_not_be_played():
    position = board(THREAT, "A5=2 A6=2", stock=0)
    after, events = ON.play(position, move("mtA1c"))
    assert seeds(after) == "A2=2 A3=1 A4=1"
    assert after.blocked == 5
    assert events[-2] == ("block", 1, 0, None, ("pit", (1, 5)))
    assert moves(ON, after) == ["mtA6c", "mtA6a"]
    assert reason(ON, after, "mtA5c") == ("bao-blocked", {"pit": "A5"})
    assert ON.why_not_pit(after, 5).key == "bao-blocked"


def test_it_holds_for_one_turn_only():
    position = board(THREAT, "A5=2 A6=2", stock=0)
    after = ON.after(position, move("mtA1c"))
    later = ON.after(after, move("mtA6c"))
    assert later.blocked is None


def test_a_takasa_lap_that_ends_in_the_forbidden_pit_stops_there():
    position = board("A5=1 A6=3", "A1=2 A3=2 A6=2", stock=0)
    after = ON.after(position, move("mtA6a"))
    assert after.blocked == 6
    end, events = ON.play(after, move("mtA1c"))
    assert steps(events) == [["sow", 1, 1, 2, 2], ["sow", 3, 1, 3, 5]]
    assert seeds(end, 1) == "A2=1 A4=1 A5=1 A6=3"
    # without takasia the three seeds in A6 are sown on
    free = after._replace(blocked=None)
    assert steps(Bao().play(free, move("mtA1c"))[1])[2] == ["sow", 6, 1, 3, 8]


def test_takasia_is_on_in_kiswahili_alone():
    on = [preset for preset in Bao.presets if Bao({"preset": preset}).options["takasia"]]
    assert on == ["kiswahili"]
    assert blocked("A5=2 A6=2", game=Bao()) is None
    assert blocked("A5=2 A6=2", game=Bao({"preset": "kiswahili"})) == 5
    assert blocked("A5=2 A6=2", game=Bao({"preset": "kujifunza"})) is None


def test_two_threatened_pits_forbid_neither():
    # from A2 two seeds reach A4; one from the back row reaches A3, which faces A6
    both = "A1=3 A2=1 B2=4"
    assert blocked("A5=2 A6=2 A1=2", own=both) is None
    assert blocked("A5=2 A1=2", own=both) == 5


def test_two_ways_to_threaten_one_pit_forbid_it():
    assert blocked("A5=2 A1=2", own="A1=3 A2=1 B3=6") == 5


def test_an_enemy_who_can_capture_has_no_forbidden_pit():
    # the enemy's A5 and two seeds reach his A7, which faces south's A2
    assert blocked("A5=2 A6=2 A7=1") is None
    assert blocked("A5=2 A6=2 A8=1") == 5


def test_a_capture_forbids_nothing():
    position = board("A1=2 A3=1 A5=1", "A6=1 A4=2 A1=2", stock=0)
    assert moves(ON, position)[0][1:3] == "A1"
    assert all(ON.after(position, legal).blocked is None for legal in ON.legal_moves(position))


def test_a_namua_takasa_forbids_nothing():
    position = board("A1=2 A2=1", "A5=2 A6=2", stock=1)
    assert all(ON.after(position, legal).blocked is None for legal in ON.legal_moves(position))


def test_an_enemy_with_seeds_in_stock_has_no_forbidden_pit():
    assert blocked("A5=2 A6=2", stock=(0, 1)) is None


@pytest.mark.parametrize(
    ("enemy", "intact", "options", "expected"),
    [
        ("A5=6 A1=2", True, {}, None),
        ("A5=5 A1=2", True, {}, 5),
        ("A5=6 A1=2", False, {}, None),
        ("A5=6 A1=2", False, {"nyumba_function": "intact"}, 5),
        ("A5=6 A1=2", True, {"nyumba_function": "intact"}, None),
        ("A5=6 A1=2", True, {"preset": "kujifunza"}, 5),
    ],
)
def test_a_functional_nyumba_is_never_forbidden(enemy, intact, options, expected):
    game = Bao({**options, "takasia": True})
    assert blocked(enemy, game=game, intact=intact) == expected


@pytest.mark.parametrize(
    ("enemy", "expected"),
    [
        ("A5=2", None),  # the only occupied front pit
        ("A5=2 B2=2", None),
        ("A5=1", None),
        ("A5=2 A1=1", None),  # the only front pit with two or more
        ("A5=2 A1=2", 5),
        ("A5=1 A1=2", 5),
        ("A5=1 A1=1", 5),  # one seed could not be played anyhow
    ],
)
def test_the_last_playable_front_pit_is_never_forbidden(enemy, expected):
    assert blocked(enemy) == expected


def test_a_threat_with_more_than_fifteen_seeds_counts_only_without_the_limit():
    # the takasa drops a twentieth seed in B1, from where the last would now fall in A4
    heavy = {"own": "A3=4 B1=19", "text": "mtA3a"}
    assert blocked("A5=2 A1=2", **heavy) == 5
    limited = Bao({"takasia": True, "mtaji_limit": "15"})
    assert blocked("A5=2 A1=2", game=limited, **heavy) is None


def test_a_threat_with_fifteen_seeds_counts_with_the_limit_too():
    # the takasa drops a fifteenth seed in A5, from where the last would fall in A4
    just = {"own": "A3=3 A5=14", "text": "mtA3c"}
    for limit in ("none", "15"):
        game = Bao({"takasia": True, "mtaji_limit": limit})
        assert blocked("A5=2 A1=2", game=game, **just) == 5


def test_a_blocked_pit_that_takasia_would_not_forbid_is_refused():
    after = ON.after(board(THREAT, "A5=2 A6=2", stock=0), move("mtA1c"))
    value = ON.position_to_json(after)
    assert value["blocked"] == "A5"
    assert ON.position_from_json(value) == after
    assert ON.position_from_text(ON.position_to_text(after)) == after
    for game, wrong, key in (
        (ON, {"blocked": "A6"}, "bao-blocked-wrongly"),
        (ON, {"to_move": "south"}, "bao-blocked-wrongly"),
        (ON, {"stock": {"south": 0, "north": 1}}, "bao-blocked-wrongly"),
        (Bao(), {}, "bao-blocked-without-takasia"),
    ):
        with pytest.raises(PositionError) as caught:
            game.position_from_json({**value, **wrong})
        assert (caught.value.reason.key, caught.value.at) == (key, "blocked")
        assert caught.value.reason.values == {"pit": wrong.get("blocked", "A5")}


def test_forbidden_pits_come_up_in_play_and_come_back():
    rng = random.Random(1)
    game = Bao({"preset": "kiswahili"})
    found = [
        position
        for _ in range(60)
        for position, _ in random_line(rng, game, game.start(), 200)
        if position.blocked is not None
    ]
    assert len(found) > 5
    for position in found:
        assert game.position_from_json(game.position_to_json(position)) == position
        assert position.blocked not in {legal.pit for legal in game.legal_moves(position)}

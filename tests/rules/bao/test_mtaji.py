"""Bao: the second phase, mtaji. Source: lines 78 to 98."""

import pytest

from game.rules.bao import sowing as bao_sow
from game.rules.bao.board import PIT_NAMES
from game.rules.bao.game import Bao
from tests.rules.bao.boards import ENDLESS, board, move, moves, played_case, reason, seeds, steps

KISWAHILI = {"preset": "kiswahili", "takasia": False}


def both(*pits):
    """The texts of an mtaji takasa from each pit, both ways."""
    return [f"mt{pit}{way}" for pit in pits for way in "ca"]


def test_capture_is_obligatory_in_mtaji():
    game = Bao()
    position = board("A2=2 A4=1 A7=3", "A5=3 A8=1", stock=0)
    assert moves(game, position) == ["mA2c", "mA7a"]
    key, values = reason(game, position, "mtA2a")
    assert (key, values) == ("bao-must-capture", {"pit": "A2", "pits": ["A2", "A7"]})


def test_a_turn_lifts_an_own_pit_of_either_row_that_reaches_a_capture():
    game, _, events = played_case("B16")
    position = board("A2=3 A5=4 A6=1 B2=9", "A4=5 A3=6", stock=0, intact=False)
    assert moves(game, position) == ["mA2c", "mB2a"]
    assert events[0][:4] == ("lift", 0, 3, ("pit", (0, 2)))
    assert steps(events)[:3] == [["sow", 2, 1, 3, 4], ["capture", 4, 5], ["sow", 0, 1, 5, 4]]
    assert not [event for event in events if event.kind == "enter"]


@pytest.mark.parametrize(
    ("south", "north", "text"),
    [
        ("A1=2 A3=1", "A6=1", "mA1c"),
        ("A5=2 A3=1", "A6=1", "mA5a"),
        ("B1=4 A4=1", "A5=1", "mB1c"),
        ("B8=4 A5=1", "A4=1", "mB8a"),
    ],
)
def test_either_direction_and_either_row_may_reach_it(south, north, text):
    assert text in moves(Bao(), board(south, f"{north} A8=1", stock=0))


@pytest.mark.parametrize(
    ("south", "north", "key", "last"),
    [
        ("A1=2", "A6=1", "bao-lap-ends-in-empty", "A3"),
        ("A1=2 A3=1", "A5=1", "bao-lap-ends-facing-nothing", "A3"),
        ("A7=2 B8=1", "A1=1", "bao-lap-ends-in-back", "B8"),
        ("A1=16", "A8=1", "bao-lap-ends-in-empty", "A1"),
    ],
)
def test_a_first_lap_that_ends_elsewhere_captures_nothing(south, north, key, last):
    game, position = Bao(), board(south, north, stock=0)
    text = f"m{south[:2]}c"
    assert text not in moves(game, position)
    found, values = reason(game, position, text)
    assert (found, values["last"]) == (key, last)


def test_a_capture_in_a_later_lap_only_is_no_capturing_start():
    game = Bao()
    # the first lap ends in A3, which faces nothing; the second would end in A6, which faces seeds
    position = board("A1=2 A3=2 A6=1", "A3=2", stock=0)
    assert moves(game, position) == both("A1", "A3")
    after, _ = game.play(position, move("mtA1c"))
    assert after.rings[1] == position.rings[1]


def test_a_full_round_captures_in_the_pit_it_has_just_sown():
    game = Bao()
    # seventeen from A1 end in A2, which the same lap has sown before
    position = board("A1=17", "A7=2 A1=1", stock=0)
    assert moves(game, position) == ["mA1c"]
    assert steps(game.play(position, move("mA1c"))[1])[:2] == [
        ["sow", 1, 1, 17, 1],
        ["capture", 1, 2],
    ]
    # thirty-two end where they began, on the seed of the first round
    twice = board("A1=32", "A8=2 A1=1", stock=0)
    assert moves(game, twice) == ["mA1c", "mA1a"]


def test_captured_seeds_are_entered_as_in_the_first_phase():
    game = Bao()
    # in the middle the direction of the sowing is kept
    _, events = game.play(board("A6=2 A4=1", "A5=2 A8=1", stock=0), move("mA6a"))
    assert steps(events)[1:3] == [["capture", 3, 2], ["sow", 7, -1, 2, 6]]
    _, events = game.play(board("A2=2 A4=1", "A5=2 A8=1", stock=0), move("mA2c"))
    assert steps(events)[1:3] == [["capture", 3, 2], ["sow", 0, 1, 2, 1]]
    # kichwa and kimbi turn it
    _, events = game.play(board("A5=2 A7=1", "A2=2 A8=1", stock=0), move("mA5c"))
    assert steps(events)[1:3] == [["capture", 6, 2], ["sow", 7, -1, 2, 6]]
    _, events = game.play(board("A3=2 A1=1", "A8=2 A5=1", stock=0), move("mA3a"))
    assert steps(events)[1:3] == [["capture", 0, 2], ["sow", 0, 1, 2, 1]]


def test_both_moves_of_the_example_hold():
    assert seeds(played_case("B16")[1]) == "A1=1 A2=1 A3=2 A4=2 A6=2 A7=1 A8=1 B8=1 B7=1 B6=1 B2=9"
    _, after, events = played_case("B17")
    assert steps(events)[1] == ["capture", 5, 6]
    assert after.rings[1][PIT_NAMES.index("A3")] == 0


def test_takasa_when_no_pit_faces_seeds():
    game = Bao()
    position = board("A2=2 A5=3", "A1=2 A3=1", stock=0)
    assert moves(game, position) == both("A2", "A5")


def test_takasa_when_no_sowing_reaches_a_pit_that_faces_seeds():
    game = Bao()
    # A5 faces seeds, but nothing ends there
    position = board("A2=2 A5=3", "A4=2", stock=0)
    assert moves(game, position) == both("A2", "A5")


def test_takasa_starts_in_front_without_capturing():
    game = Bao()
    position = board("A2=2 B3=5", "A5=2", stock=0)
    assert moves(game, position) == both("A2")
    assert reason(game, position, "mtB3c") == (
        "bao-takasa-front-first",
        {"pit": "B3", "pits": ["A2"]},
    )
    after, events = game.play(position, move("mtA2c"))
    assert steps(events) == [["sow", 2, 1, 2, 3]]
    assert after.rings[1] == position.rings[1]


def test_a_later_lap_of_a_takasa_does_not_capture():
    game = Bao()
    # the second lap ends in A5, which faces seeds
    position = board("A1=2 A3=1 A5=1", "A4=2", stock=0)
    after, events = game.play(position, move("mtA1c"))
    assert steps(events) == [["sow", 1, 1, 2, 2], ["sow", 3, 1, 2, 4], ["sow", 5, 1, 2, 6]]
    assert after.rings[1] == position.rings[1]


def test_takasa_starts_in_the_back_row_only_if_the_front_has_no_pit_of_two():
    game = Bao()
    position = board("A2=1 B3=5 B4=1 B8=2", "A5=2", stock=0)
    assert moves(game, position) == both("B3", "B8")


def test_a_single_seed_is_never_a_start_in_mtaji():
    game = Bao()
    position = board("A2=1 A3=1 A6=2 B3=1", "A6=2", stock=0)
    for pit in ("A2", "A3", "B3"):
        for text in (f"m{pit}c", f"mt{pit}c"):
            assert text not in moves(game, position)
    assert reason(game, position, "mA2c") == ("bao-singleton", {"pit": "A2"})
    assert reason(game, position, "mtA2c") == ("bao-singleton", {"pit": "A2"})


@pytest.mark.parametrize("stock", [0, 5])
def test_only_captures_are_legal_while_one_is_possible(stock):
    game = Bao()
    position = board("A2=2 A4=1 A7=3", "A5=3 A8=1", stock=stock)
    assert {text.startswith(("mt", "nt", "n2")) for text in moves(game, position)} == {False}


def test_the_direction_cannot_be_chosen_in_kichwa_and_kimbi_or_in_a_later_lap():
    game = Bao()
    for name, text in (("A1=2 A5=1", "nA1"), ("A8=2 A5=1", "nA8")):
        facing = {"nA1": "A8=1 A2=1", "nA8": "A1=1 A2=1"}[text]
        starts = [found[:3] for found in moves(game, board(name, facing))]
        assert starts.count(text) == 1
    # a start names one direction only; the later laps have none to name
    assert all(len(text) <= 5 for text in moves(game, board("A2=2 A4=1", "A5=2", stock=0)))


def test_the_last_seed_on_seeds_takes_what_lies_opposite():
    game = Bao()
    after, _ = game.play(board("A2=2 A4=1", "A5=7 A8=1", stock=0), move("mA2c"))
    assert after.rings[1][PIT_NAMES.index("A5")] == 0


def test_the_last_seed_in_an_empty_pit_ends_the_turn():
    game = Bao()
    after, events = game.play(board("A2=2", "A5=7 A8=1", stock=0), move("mtA2c"))
    assert steps(events) == [["sow", 2, 1, 2, 3]]
    assert events[-2][:2] == ("stop", 0)
    assert after.to_move == 1


def test_there_is_no_nyumba_choice_in_mtaji():
    game = Bao()
    position = board("A3=2 A5=6", "A1=1", stock=0)
    assert moves(game, position) == both("A3", "A5")
    _, events = game.play(position, move("mtA3c"))
    assert steps(events) == [["sow", 3, 1, 2, 4], ["sow", 5, 1, 7, 11]]
    assert "nyumba" in [event.kind for event in events]


@pytest.mark.parametrize("count", [2, 15, 17, 31])
def test_a_capturing_start_has_at_most_fifteen_seeds_where_the_switch_says_so(count):
    # from A1 clockwise the last seed falls in A2, A3 or the back row; fill what it needs
    last = count % 16
    target = PIT_NAMES[last]
    if last >= 8 or last == 0:
        south = f"B8={count} " + " ".join(f"A{n}=1" for n in range(1, 9))
    else:
        south = f"A1={count} {target}=1"
    position = board(south, " ".join(f"A{n}=1" for n in range(1, 9)), stock=0)
    big = [text for text in moves(Bao(), position) if text[1:3] == south[:2]]
    limited = [text for text in moves(Bao({"mtaji_limit": "15"}), position) if text in big]
    assert big
    assert limited == (big if count <= 15 else [])
    if count > 15:
        assert reason(Bao(KISWAHILI), position, big[0]) == (
            "bao-over-limit",
            {"pit": south[:2], "seeds": count, "limit": 15},
        )


def test_the_limit_does_not_bind_takasa():
    position = board("A1=16", "A1=1", stock=0)
    assert moves(Bao(KISWAHILI), position) == both("A1")


def test_a_takasa_out_of_the_front_row_is_illegal_where_the_switch_says_so():
    position = board("A8=2 B1=9", "A3=3", stock=0)
    assert moves(Bao(), position) == both("A8")
    strict = Bao({"takasa_empty_front": "illegal"})
    assert moves(strict, position) == ["mtA8a"]
    assert reason(strict, position, "mtA8c") == ("bao-empties-front", {"pit": "A8"})
    # the front row has a pit of two, so the back row does not come in
    assert reason(strict, position, "mtB1c")[0] == "bao-takasa-front-first"


def test_a_sowing_of_more_than_600_laps_is_not_legal():
    game = Bao()
    position = board(ENDLESS, "A7=1", stock=0)
    assert "mtA3a" not in moves(game, position)
    assert "mtA3c" in moves(game, position)
    assert reason(game, position, "mtA3a") == ("bao-endless", {"pit": "A3", "most": 600})


def test_exactly_600_laps_are_legal(monkeypatch):
    game = Bao()
    position = board("A1=1 A3=1 A5=2", "A1=3")
    three_laps = game.play(position, move("ntA1c"))
    monkeypatch.setattr(bao_sow, "MOST_LAPS", 3)
    assert game.play(position, move("ntA1c")) == three_laps
    monkeypatch.setattr(bao_sow, "MOST_LAPS", 2)
    assert reason(game, position, "ntA1c")[0] == "bao-endless"
    assert "ntA1c" not in moves(game, position)


def test_the_lap_that_brings_in_a_won_capture_is_not_counted(monkeypatch):
    game = Bao()
    position = board("A1=1 A2=1", "A8=2 A7=2 B1=9")
    monkeypatch.setattr(bao_sow, "MOST_LAPS", 1)
    assert moves(game, position) == ["nA1c"]


def test_takasa_may_be_played_where_every_capture_would_be_endless(monkeypatch):
    game = Bao()
    # the capture goes on for two laps, each takasa ends after one
    position = board("A1=1 A2=1", "A8=2 A4=1")
    assert moves(game, position) == ["nA1c"]
    monkeypatch.setattr(bao_sow, "MOST_LAPS", 1)
    assert moves(game, position) == ["ntA1c", "ntA1a", "ntA2c", "ntA2a"]
    assert reason(game, position, "nA1c") == ("bao-endless", {"pit": "A1", "most": 600})
    assert game.why_not_pit(position, 1) is None
    monkeypatch.setattr(bao_sow, "MOST_LAPS", 0)
    assert moves(game, position) == []
    assert game.outcome(position).winners == (1,)

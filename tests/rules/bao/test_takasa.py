"""Bao: takasa and the nyumba in namua. Source: lines 70 to 77."""

import pytest

from game.rules.bao.game import Bao
from tests.rules.bao.boards import board, move, moves, played_case, reason, seeds, steps

INTACT = {"nyumba_function": "intact"}


def both(*pits, kind="nt"):
    """The texts of a takasa from each pit, both ways."""
    return [f"{kind}{pit}{way}" for pit in pits for way in "ca"]


def choices_of(game, position, text):
    """The kinds of choice at the end of a move's text so far."""
    return game.choices(position, move(text)).choices


def test_takasa_sows_a_pit_with_a_stock_seed_when_nothing_can_be_captured():
    game = Bao()
    assert moves(game, game.start()) == both("A6", "A7")
    after, events = game.play(game.start(), move("ntA6a"))
    # three seeds from A6 end in A3, which is empty
    assert steps(events) == [["sow", 4, -1, 3, 2]]
    assert seeds(after) == "A3=1 A4=1 A5=7 A7=2"
    assert [event.kind for event in events] == [
        "enter", "lift", "drop", "drop", "drop", "stop", "turn",
    ]  # fmt: skip
    assert events[1].count == 3
    assert after.stock == (21, 22)


def test_takasa_goes_on_until_a_last_seed_falls_in_an_empty_pit():
    game = Bao()
    position = board("A1=1 A3=1 A5=2", "A1=3")
    _, events = game.play(position, move("ntA1c"))
    assert steps(events) == [
        ["sow", 1, 1, 2, 2],
        ["sow", 3, 1, 2, 4],
        ["sow", 5, 1, 3, 7],
    ]
    assert [event.kind for event in events].count("relay") == 2


def test_takasa_never_captures_in_any_lap():
    game = Bao()
    # the second lap ends on a seed of the first in A3, which faces seeds
    position = board("A7=9 B4=9", "A6=1")
    after, events = game.play(position, move("ntA7a"))
    assert steps(events)[:3] == [
        ["sow", 5, -1, 10, 12],
        ["sow", 11, -1, 10, 2],
        ["sow", 1, -1, 2, 0],
    ]
    assert after.rings[1] == position.rings[1]


def test_capture_comes_before_takasa():
    game = Bao()
    position = board("A5=7 A6=1", "A4=3 A1=1")
    assert moves(game, position) == ["nA5c", "nA5a"]
    assert reason(game, position, "ntA6c") == ("bao-must-capture", {"pit": "A6", "pits": ["A5"]})


@pytest.mark.parametrize("held", [5, 6, 7, 30])
def test_the_nyumba_has_its_powers_from_six_seeds_on(held):
    position = board(f"A5={held} A7=2", "A1=1")
    expected = both("A7") if held >= 6 else both("A5", "A7")
    for options in ({}, INTACT, {"preset": "kiswahili"}):
        assert moves(Bao(options), position) == expected


def test_an_emptied_nyumba_works_again_by_count_but_not_when_it_must_be_intact():
    position = board("A5=6 A7=2", "A1=1", intact=(False, True))
    assert moves(Bao(), position) == both("A7")
    assert moves(Bao(INTACT), position) == both("A5", "A7")


def test_a_nyumba_is_counted_before_the_stock_seed_at_the_start():
    # five and the stock seed are six, but five are counted
    assert moves(Bao(), board("A5=5", "A1=1")) == both("A5")
    assert moves(Bao(), board("A5=6", "A1=1")) == both("A5", kind="n2")


@pytest.mark.parametrize(("held", "stops"), [(4, False), (5, True), (6, True)])
def test_a_nyumba_is_counted_with_the_seed_just_dropped_when_a_lap_ends_there(held, stops):
    game = Bao()
    # A8 captures four, entered right: the last falls in A5
    position = board(f"A5={held} A8=1", "A1=4 A8=1")
    found = moves(game, position)
    assert found == (["nA8as", "nA8ao"] if stops else ["nA8a"])


def test_a_capture_turn_that_ends_in_the_nyumba_may_stop_there():
    game = Bao()
    position = board("A5=7", "A4=4 A1=1")
    assert moves(game, position) == ["nA5c", "nA5as", "nA5ao"]
    after, events = game.play(position, move("nA5as"))
    assert seeds(after) == "A5=9 A6=1 A7=1 A8=1"
    assert after.intact == (True, True)
    assert [event.kind for event in events][-2:] == ["stop", "turn"]
    assert events[-2].target == ("pit", (0, 5))


def test_or_it_is_sown_on_and_is_intact_no_more():
    game = Bao()
    position = board("A5=7", "A4=4 A1=1")
    after, events = game.play(position, move("nA5ao"))
    assert steps(events)[-1] == ["sow", 3, -1, 9, 11]
    assert after.intact == (False, True)
    marks = [event.kind for event in events if event.kind not in ("drop", "capture", "enter")]
    assert marks == ["relay", "lift", "nyumba", "stop", "turn"]


def test_stop_and_sow_on_are_different_moves_of_the_example():
    _, stopped, _ = played_case("B13")
    assert seeds(stopped) == "A1=2 A2=1 A5=14 A6=1 A7=1 A8=1"
    game, _, _ = played_case("B13")
    position = board("A1=2 A2=1 A5=12", "A7=1 A6=2 A5=10 A4=4 A3=4")
    assert moves(game, position) == ["nA2c", "nA5c", "nA5as", "nA5ao"]


def test_a_nyumba_that_faces_seeds_captures_and_offers_no_choice():
    game = Bao()
    position = board("A5=7 A8=1", "A1=4 A4=3 A8=1")
    _, events = game.play(position, move("nA8a"))
    assert steps(events)[1:3] == [["sow", 7, -1, 4, 4], ["capture", 4, 3]]


def test_a_nyumba_out_of_work_is_sown_on_without_a_choice():
    options = {"preset": "kiswahili"}
    position = board("A5=7", "A4=4 A1=1", intact=(False, True))
    assert moves(Bao(options), position) == ["nA5c", "nA5a"]
    assert moves(Bao(), position) == ["nA5c", "nA5as", "nA5ao"]
    assert moves(Bao({"preset": "kujifunza"}), position) == ["nA5c", "nA5a"]


def test_the_table_can_ask_for_each_choice_as_it_comes():
    game = Bao()
    position = board("A5=7", "A4=4 A1=1")
    first = game.choices(position, move("nA5a"))
    assert first.choices == ("stop", "sow-on")
    assert first.place == ("pit", (0, 5))
    assert [event.kind for event in first.events] == ["enter", "capture"] + ["drop"] * 4
    for text in ("nA5as", "nA5ao", "nA5c"):
        done = game.choices(position, move(text))
        assert (done.choices, done.place) == ((), None)
        assert done.events == game.play(position, move(text))[1]


def test_a_choice_can_come_twice_in_a_turn():
    # by count, the nyumba works again as soon as it holds six
    south = "A1=3 A2=1 A3=6 A4=2 A5=7 A6=1 A7=2 A8=3 B7=1 B6=4 B4=4 B2=5"
    position = board(south, "A1=3 A7=1")
    assert moves(Bao(), position) == ["nA2cs", "nA2cos", "nA2coo", "nA8a"]
    assert moves(Bao(INTACT), position) == ["nA2cs", "nA2co", "nA8a"]
    second = Bao().choices(position, move("nA2co"))
    assert second.choices == ("stop", "sow-on")
    key, values = reason(Bao(), position, "nA2co")
    assert (key, values) == ("bao-choice-needed", {"pit": "A5", "number": 2})


def test_sowing_on_is_no_choice_where_it_would_never_end():
    game = Bao()
    south = "A1=5 A3=5 A5=7 A7=3 B8=1 B6=3 B4=6 B3=2 B2=6 B1=3"
    position = board(south, "A3=1 A7=3")
    ten = "ntA1c" + "o" * 10
    assert choices_of(game, position, ten[:-1]) == ("stop", "sow-on")
    assert choices_of(game, position, ten) == ("stop",)
    assert f"{ten}s" in moves(game, position)
    assert reason(game, position, f"{ten}o") == ("bao-endless", {"pit": "A1", "most": 600})


@pytest.mark.parametrize("held", [5, 6])
def test_a_takasa_that_ends_in_the_nyumba_may_stop_there(held):
    game = Bao()
    position = board(f"A2=2 A5={held}", "A1=1")
    assert [text for text in moves(game, position) if text[:5] == "ntA2c"] == ["ntA2cs", "ntA2co"]
    stopped, _ = game.play(position, move("ntA2cs"))
    assert seeds(stopped) == f"A3=1 A4=1 A5={held + 1}"
    assert stopped.intact == (True, True)
    sown, _ = game.play(position, move("ntA2co"))
    assert sown.intact == (False, True)
    assert sown.rings[0][4] == 0


@pytest.mark.parametrize("held", [5, 6])
def test_a_takasa_that_ends_in_the_nyumba_must_stop_there_in_kiswahili(held):
    game = Bao({"preset": "kiswahili"})
    position = board(f"A2=2 A5={held}", "A1=1")
    assert [text for text in moves(game, position) if text[:5] == "ntA2c"] == ["ntA2c"]
    stopped, events = game.play(position, move("ntA2c"))
    assert seeds(stopped) == f"A3=1 A4=1 A5={held + 1}"
    assert [event.kind for event in events][-2:] == ["stop", "turn"]
    assert game.choices(position, move("ntA2c")).choices == ()
    assert reason(game, position, "ntA2cs") == (
        "bao-no-choice",
        {"pit": "A2", "given": 1, "used": 0},
    )


def test_a_takasa_may_stop_in_the_nyumba_whatever_lies_opposite():
    # the nyumba is empty at first, so that it cannot capture, and fills on the way
    position = board("A1=3 A3=4 A4=2 A6=4 A7=6 B8=2 B6=2 B5=1 B4=4 B3=4 B1=2", "A4=1", intact=True)
    for options, expected in (
        ({}, ["ntA4cs", "ntA4co", "ntA4a"]),
        ({"nyumba_takasa": "stop"}, ["ntA4c", "ntA4a"]),
    ):
        found = moves(Bao(options), position)
        assert [text for text in found if text[2:4] == "A4"] == expected
    after, _ = Bao({"nyumba_takasa": "stop"}).play(position, move("ntA4c"))
    assert after.rings[0][4] >= 6
    assert after.rings[1] == position.rings[1]


def test_a_capture_turn_keeps_its_choice_when_takasa_must_stop():
    game = Bao({"nyumba_takasa": "stop"})
    position = board("A5=7", "A4=4 A1=1")
    assert moves(game, position) == ["nA5c", "nA5as", "nA5ao"]


def test_two_seeds_of_a_lone_nyumba_are_sown_to_either_side():
    game, right, events = played_case("B14")
    assert seeds(right) == "A5=8 A6=1 A7=1"
    assert [event.kind for event in events] == ["enter", "lift", "drop", "drop", "stop", "turn"]
    assert events[1].count == 2
    assert right.intact == (True, True)
    assert seeds(played_case("B15")[1]) == "A3=1 A4=1 A5=8"
    assert moves(game, board("A5=9 B1=3 B8=2", "A7=1 A1=1")) == both("A5", kind="n2")


def test_two_seeds_are_taken_only_from_a_lone_functional_nyumba():
    game = Bao()
    assert reason(game, board("A5=9 A2=1", "A1=1"), "n2A5c") == (
        "bao-nyumba-not-alone",
        {"pit": "A5", "pits": ["A2"]},
    )
    assert reason(game, board("A5=5", "A1=1"), "n2A5c") == (
        "bao-nyumba-small",
        {"pit": "A5", "seeds": 5, "least": 6},
    )
    lost = board("A5=9", "A1=1", intact=False)
    assert reason(Bao(INTACT), lost, "n2A5c") == ("bao-nyumba-not-intact", {"pit": "A5"})
    assert moves(Bao(INTACT), lost) == both("A5")
    assert reason(game, board("A5=9", "A1=1"), "ntA5c") == (
        "bao-two-seeds-only",
        {"pit": "A5", "seeds": 9},
    )


def test_two_from_nyumba_may_be_a_whole_takasa_where_the_switch_says_so():
    game = Bao({"two_from_nyumba": "may"})
    position = board("A5=6", "A1=1")
    assert moves(game, position) == [*both("A5", kind="n2"), *both("A5")]
    after, events = game.play(position, move("ntA5c"))
    assert steps(events) == [["sow", 5, 1, 7, 11]]
    assert after.intact == (False, True)


def test_takasa_from_the_nyumba_only_where_the_switch_says_so():
    position = board("A5=6 A8=1", "A2=1")
    assert moves(Bao(), position) == both("A8")
    assert reason(Bao(), position, "ntA5c") == ("bao-nyumba-kept", {"pit": "A5", "seeds": 6})
    yes = Bao({"takasa_from_nyumba": "yes"})
    assert moves(yes, position) == both("A5", "A8")
    last = Bao({"takasa_from_nyumba": "yes", "takasa_singletons": "last"})
    assert moves(last, position) == both("A5", "A8")
    # a lone nyumba gives two seeds all the same
    assert moves(yes, board("A5=6", "A1=1")) == both("A5", kind="n2")


@pytest.mark.parametrize(
    ("south", "yes", "last"),
    [
        ("A2=1 A6=2", ["A2", "A6"], ["A6"]),
        ("A2=1 A6=1", ["A2", "A6"], ["A2", "A6"]),
        ("A2=1 A5=5", ["A2", "A5"], ["A5"]),
        ("A2=1 A5=6", ["A2"], ["A2"]),
        ("A2=1 A5=6 A6=3", ["A2", "A6"], ["A2", "A6"]),
    ],
)
def test_singletons_may_be_played_always_or_last(south, yes, last):
    position = board(south, "A1=1")
    assert moves(Bao(), position) == both(*yes)
    assert moves(Bao({"takasa_singletons": "last"}), position) == both(*last)


def test_a_captured_nyumba_is_intact_no_more_however_small():
    game = Bao()
    position = board("A4=1", "A5=2 A1=1")
    after, events = game.play(position, move("nA4c"))
    assert after.intact == (True, False)
    told = next(event for event in events if event.kind == "nyumba")
    assert told.seat == 1
    # once lost it is not told again
    lost = position._replace(intact=(True, False))
    assert "nyumba" not in [event.kind for event in game.play(lost, move("nA4c"))[1]]


def test_a_takasa_from_a_small_nyumba_empties_it():
    game = Bao()
    after, _ = game.play(board("A5=2", "A1=1"), move("ntA5c"))
    assert after.intact == (False, True)


def test_a_namua_takasa_out_of_the_front_row_loses_or_is_illegal():
    position = board("A8=1", "A3=3")
    assert moves(Bao(), position) == both("A8")
    after, events = Bao().play(position, move("ntA8c"))
    assert Bao().outcome(after).winners == (1,)
    assert Bao().outcome(after).reason == "bao-mkononi-front-row"
    assert events[-1] == ("end", 1, 0, None, None)
    strict = Bao({"takasa_empty_front": "illegal"})
    assert moves(strict, position) == ["ntA8a"]
    assert reason(strict, position, "ntA8c") == ("bao-empties-front", {"pit": "A8"})
    assert reason(strict, position, "ntA8cs")[0] == "bao-empties-front"

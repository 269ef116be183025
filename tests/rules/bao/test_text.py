"""Bao: options, and positions and moves as JSON and text."""

import json

import pytest

from game.rules.bao.board import turned
from game.rules.bao.game import Bao
from game.rules.protocol import MoveError, OptionError, PositionError, Reason
from game.rules.registry import make
from tests.rules.bao.boards import board, move, ring

START = {
    "north_back": [0] * 8,
    "north_front": [0, 2, 2, 6, 0, 0, 0, 0],
    "south_front": [0, 0, 0, 0, 6, 2, 2, 0],
    "south_back": [0] * 8,
    "stock": {"south": 22, "north": 22},
    "nyumba_intact": {"south": True, "north": True},
    "blocked": None,
    "to_move": "south",
}


def test_bao_is_among_the_games():
    assert isinstance(make("bao"), Bao)
    assert (Bao.name, Bao().seats) == ("bao", (0, 1))
    assert [Bao().seat_name(seat) for seat in (0, 1)] == ["south", "north"]


def test_each_preset_says_what_the_rulings_say():
    printed = {
        "preset": "printed",
        "nyumba_function": "count",
        "nyumba_takasa": "choice",
        "takasa_from_nyumba": "no",
        "two_from_nyumba": "must",
        "takasa_singletons": "yes",
        "mtaji_limit": "none",
        "takasa_empty_front": "loses",
        "takasia": False,
    }
    kiswahili = {
        "preset": "kiswahili",
        "nyumba_function": "intact",
        "nyumba_takasa": "stop",
        "takasa_from_nyumba": "no",
        "two_from_nyumba": "must",
        "takasa_singletons": "last",
        "mtaji_limit": "15",
        "takasa_empty_front": "illegal",
        "takasia": True,
    }
    assert Bao().options == Bao({}).options == Bao({"preset": "printed"}).options == printed
    assert Bao({"preset": "kiswahili"}).options == kiswahili
    assert Bao({"preset": "kujifunza"}).options == {
        **kiswahili,
        "preset": "kujifunza",
        "takasia": False,
    }


@pytest.mark.parametrize("option", [o for o in Bao.option_list if o.switch], ids=lambda o: o.name)
@pytest.mark.parametrize("preset", Bao.presets)
def test_each_switch_overrides_each_preset(option, preset):
    for choice in option.choices:
        options = Bao({"preset": preset, option.name: choice}).options
        assert options[option.name] == choice
        others = {name for name in options if name != option.name}
        unchanged = Bao({"preset": preset}).options
        assert all(options[name] == unchanged[name] for name in others)


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"takasia": "on"}, "takasia", True),
        ({"preset": "kiswahili", "takasia": "off"}, "takasia", False),
        ({"mtaji_limit": 15}, "mtaji_limit", "15"),
    ],
)
def test_the_words_of_the_rulings_are_understood_too(given, name, value):
    assert Bao(given).options[name] == value


@pytest.mark.parametrize(
    ("given", "key", "at"),
    [
        ({"preset": "zanzibar"}, "shape-choice", "preset"),
        ({"preset": None}, "shape-choice", "preset"),
        ({"takasia": "yes"}, "shape-choice", "takasia"),
        ({"takasia": 1}, "shape-choice", "takasia"),
        ({"mtaji_limit": 16}, "shape-choice", "mtaji_limit"),
        ({"mtaji_limit": True}, "shape-choice", "mtaji_limit"),
        ({"nyumba_function": ["count"]}, "shape-choice", "nyumba_function"),
        ({"houses": 6}, "option-unknown", "houses"),
        (["takasia"], "shape-object", ""),
    ],
)
def test_wrong_options_are_refused(given, key, at):
    with pytest.raises(OptionError) as caught:
        Bao(given)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_the_start_is_written_as_seen_on_screen():
    game = Bao()
    assert game.position_to_json(game.start()) == START
    assert game.position_from_json(json.loads(json.dumps(START))) == game.start()
    text = "00000000/02260000/00006220/00000000/22-22/sn/-/s"
    assert game.position_to_text(game.start()) == text
    assert game.position_from_text(text) == game.start()


def test_kujifunza_starts_with_two_in_every_pit_and_no_nyumba():
    game = Bao({"preset": "kujifunza"})
    start = game.start()
    assert start.rings == ((2,) * 16, (2,) * 16)
    assert (start.stock, start.intact) == ((0, 0), (False, False))
    assert sum(map(sum, start.rings)) == 64


def test_each_pit_has_its_own_spot_in_the_rows():
    names = [f"A{n}" for n in range(1, 9)] + [f"B{n}" for n in range(8, 0, -1)]
    south = " ".join(f"{name}={n}" for n, name in enumerate(names, 1))
    north = " ".join(f"{name}={n}" for n, name in enumerate(names, 21))
    position = board(south, north, stock=(3, 4), intact=(False, True), to_move=1)
    value = Bao().position_to_json(position)
    assert value["south_front"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert value["south_back"] == [16, 15, 14, 13, 12, 11, 10, 9]
    assert value["north_front"] == [28, 27, 26, 25, 24, 23, 22, 21]
    assert value["north_back"] == [29, 30, 31, 32, 33, 34, 35, 36]
    assert value["stock"] == {"south": 3, "north": 4}
    assert value["nyumba_intact"] == {"south": False, "north": True}
    assert value["to_move"] == "north"
    text = Bao().position_to_text(position)
    assert text.startswith("(29)(30)(31)(32)(33)(34)(35)(36)/(28)(27)")
    assert text.endswith("/12345678/(16)(15)(14)(13)(12)(11)(10)9/3-4/n/-/n")
    assert Bao().position_from_text(text) == position


@pytest.mark.parametrize("counts", [[0] * 8, [1] * 8, [9_900, 0, 0, 0, 0, 0, 0, 7]])
def test_any_number_of_seeds_is_accepted(counts):
    game = Bao()
    value = {**START, "south_back": counts, "stock": {"south": 0, "north": 1}}
    assert game.position_to_json(game.position_from_json(value)) == value


def test_a_position_without_a_blocked_pit_need_not_say_so():
    value = {name: part for name, part in START.items() if name != "blocked"}
    assert Bao().position_from_json(value) == Bao().start()


INTACT_NORTH = "nyumba_intact.north"
BROKEN_POSITIONS = [
    (None, "shape-object", ""),
    ([START], "shape-object", ""),
    ({}, "shape-missing-key", ""),
    ({**START, "colour": 1}, "shape-unknown-key", "colour"),
    ({**START, "north_back": [0] * 7}, "shape-list", "north_back"),
    ({**START, "north_front": [0] * 9}, "shape-list", "north_front"),
    ({**START, "south_front": "00006220"}, "shape-list", "south_front"),
    ({**START, "south_back": [0, 0, 0, -1, 0, 0, 0, 0]}, "shape-range", "south_back[3]"),
    ({**START, "south_back": [0, 0, 0, 1.5, 0, 0, 0, 0]}, "shape-whole-number", "south_back[3]"),
    ({**START, "south_back": [True] * 8}, "shape-whole-number", "south_back[0]"),
    ({**START, "south_back": [10**30] * 8}, "shape-range", "south_back[0]"),
    ({**START, "south_back": [2_000] * 8}, "bao-too-many-seeds", ""),
    ({**START, "stock": 22}, "shape-object", "stock"),
    ({**START, "stock": {"south": 22}}, "shape-missing-key", "stock"),
    ({**START, "stock": {"south": 22, "north": -1}}, "shape-range", "stock.north"),
    ({**START, "stock": {"south": "1", "north": 1}}, "shape-whole-number", "stock.south"),
    ({**START, "nyumba_intact": True}, "shape-object", "nyumba_intact"),
    (
        {**START, "nyumba_intact": {"south": 1, "north": True}},
        "shape-choice",
        "nyumba_intact.south",
    ),
    ({**START, "blocked": "B1"}, "shape-choice", "blocked"),
    ({**START, "blocked": 3}, "shape-choice", "blocked"),
    ({**START, "blocked": "A1"}, "bao-blocked-without-takasia", "blocked"),
    ({**START, "to_move": "west"}, "shape-choice", "to_move"),
    ({**START, "to_move": 0}, "shape-choice", "to_move"),
]


@pytest.mark.parametrize(("value", "key", "at"), BROKEN_POSITIONS, ids=range(len(BROKEN_POSITIONS)))
def test_a_malformed_or_contradictory_position_is_refused(value, key, at):
    with pytest.raises(PositionError) as caught:
        Bao().position_from_json(value)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize("key", [key for key in START if key != "blocked"])
def test_no_other_part_of_a_position_may_be_missing(key):
    value = {name: part for name, part in START.items() if name != key}
    with pytest.raises(PositionError) as caught:
        Bao().position_from_json(value)
    assert caught.value.reason.key == "shape-missing-key"
    assert list(caught.value.reason.values.values()) == [key]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start",
        "00000000/02260000/00006220/00000000/22-22/sn/-",
        "00000000/02260000/00006220/0000000/22-22/sn/-/s",
        "00000000/02260000/00006220/000000000/22-22/sn/-/s",
        "00000000/02260000/00006220/0000000(5)/22-22/sn/-/s",
        "00000000/02260000/00006220/0000000(012)/22-22/sn/-/s",
        "00000000/02260000/00006220/00000000/22-022/sn/-/s",
        "00000000/02260000/00006220/00000000/-22/sn/-/s",
        "00000000/02260000/00006220/00000000/22-/sn/-/s",
        "00000000/02260000/00006220/00000000/22-22/ns/-/s",
        "00000000/02260000/00006220/00000000/22-22/sn/-/",
        "00000000/02260000/00006220/00000000/22-22/sn/B1/s",
        "00000000/02260000/00006220/00000000/22-22/sn/-/e",
        "00000000/02260000/00006220/00000000/22-22/sn/-/s\n",
        " 00000000/02260000/00006220/00000000/22-22/sn/-/s",
        "00000000/02260000/00006220/0000000\u0663/22-22/sn/-/s",
    ],
)
def test_text_that_is_no_position_is_refused(text):
    with pytest.raises(PositionError) as caught:
        Bao().position_from_text(text)
    assert caught.value.reason.key == "bao-position-text"


def test_too_many_seeds_in_a_text_are_refused():
    with pytest.raises(PositionError) as caught:
        Bao().position_from_text("0000000(9999)/02260000/00006220/00000000/22-22/sn/-/s")
    assert caught.value.reason.key == "bao-too-many-seeds"


MOVES = [
    ({"kind": "namua-capture", "pit": "A5", "enter_from": "left kichwa"}, "nA5c"),
    ({"kind": "namua-capture", "pit": "A8", "enter_from": "right kichwa"}, "nA8a"),
    ({"kind": "namua-takasa", "pit": "A6", "direction": "clockwise"}, "ntA6c"),
    ({"kind": "namua-takasa-two-from-nyumba", "pit": "A5", "direction": "anticlockwise"}, "n2A5a"),
    ({"kind": "mtaji-capture", "pit": "B1", "direction": "clockwise"}, "mB1c"),
    ({"kind": "mtaji-takasa", "pit": "B8", "direction": "anticlockwise"}, "mtB8a"),
    (
        {
            "kind": "namua-capture",
            "pit": "A5",
            "enter_from": "right kichwa",
            "nyumba": ["sow-on", "stop"],
        },
        "nA5aos",
    ),
]


@pytest.mark.parametrize(("value", "text"), MOVES)
def test_moves_are_written_as_the_console_writes_them(value, text):
    game = Bao()
    assert game.move_to_json(move(text)) == value
    assert game.move_from_json(json.loads(json.dumps(value))) == move(text)
    assert game.move_to_text(game.move_from_json(value)) == text
    assert "nyumba" in value or game.move_from_json({**value, "nyumba": []}) == move(text)


GOOD = MOVES[0][0]


@pytest.mark.parametrize(
    ("value", "key", "at"),
    [
        (None, "shape-object", ""),
        ([], "shape-object", ""),
        ({}, "shape-missing-key", ""),
        ({**GOOD, "kind": "sow"}, "shape-choice", "kind"),
        ({**GOOD, "kind": ["namua-capture"]}, "shape-choice", "kind"),
        ({**GOOD, "pit": "A9"}, "shape-choice", "pit"),
        ({**GOOD, "pit": 5}, "shape-choice", "pit"),
        ({**GOOD, "enter_from": "clockwise"}, "shape-choice", "enter_from"),
        ({**GOOD, "direction": "clockwise"}, "shape-unknown-key", "direction"),
        ({**GOOD, "kind": "namua-takasa"}, "shape-unknown-key", "enter_from"),
        ({"kind": "namua-capture", "pit": "A5"}, "shape-missing-key", ""),
        ({**GOOD, "nyumba": "stop"}, "shape-any-list", "nyumba"),
        ({**GOOD, "nyumba": ["stop", "stay"]}, "shape-choice", "nyumba[1]"),
        ({**GOOD, "nyumba": None}, "shape-any-list", "nyumba"),
        ({**GOOD, "nyumba": ["sow-on"] * 601}, "bao-too-many-choices", "nyumba"),
    ],
)
def test_a_malformed_move_is_refused(value, key, at):
    with pytest.raises(MoveError) as caught:
        Bao().move_from_json(value)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize("name", ["kind", "pit", "enter_from"])
def test_a_part_that_a_move_lacks_is_named(name):
    with pytest.raises(MoveError) as caught:
        Bao().move_from_json({key: value for key, value in GOOD.items() if key != name})
    assert caught.value.reason == Reason("shape-missing-key", {"name": name})


@pytest.mark.parametrize(
    "text", ["", "A5", "nA5", "nA9c", "nC1c", "xA5c", "nA5cx", "nA5c ", "n2A5", "n3A5c", "nA5c\n"]
)
def test_text_that_is_no_move_is_refused(text):
    with pytest.raises(MoveError) as caught:
        Bao().move_from_text(text)
    assert caught.value.reason.key == "bao-move-text"


def test_positions_are_told_apart_by_all_they_hold():
    base = board("A5=7", "A4=3")
    others = [
        board("A5=7", "A4=3", stock=9),
        board("A5=7", "A4=3", intact=False),
        board("A5=7", "A4=3", to_move=1),
        board("A5=7", "A4=3", blocked="A4"),
        base._replace(rings=(ring("A5=7"), ring("A4=2"))),
    ]
    assert len({base, *others}) == 6


def test_a_position_holds_up_to_9999_seeds():
    rows = {name: [0] * 8 for name in ("north_back", "north_front", "south_back")}
    full = {**START, **rows, "south_front": [0, 0, 0, 0, 6, 9_949, 0, 0]}
    at = Bao().position_from_json(full)
    assert at.rings[0][5] == 9_949
    assert Bao().position_from_text(Bao().position_to_text(at)) == at
    with pytest.raises(PositionError) as caught:
        Bao().position_from_json({**full, "south_front": [0, 0, 0, 0, 6, 9_950, 0, 0]})
    assert caught.value.reason.values == {"most": 9_999}


def test_a_move_holds_up_to_600_choices():
    value = {**GOOD, "nyumba": ["sow-on"] * 600}
    longest = Bao().move_from_json(value)
    assert Bao().move_from_text(Bao().move_to_text(longest)) == longest
    with pytest.raises(MoveError) as caught:
        Bao().move_from_json({**GOOD, "nyumba": ["sow-on"] * 601})
    assert caught.value.reason.values == {"most": 600}
    with pytest.raises(MoveError) as caught:
        Bao().move_from_text("nA5c" + "o" * 601)
    assert caught.value.reason.key == "bao-move-text"


@pytest.mark.parametrize(
    ("change", "key", "at"),
    [
        ({"kind": "sow"}, "shape-choice", "kind"),
        ({"pit": 0}, "shape-range", "pit"),
        ({"pit": 17}, "shape-range", "pit"),
        ({"direction": 0}, "shape-choice", "direction"),
        ({"nyumba": ["stop"]}, "shape-any-list", "nyumba"),
        ({"nyumba": ("sow-on",) * 601}, "shape-any-list", "nyumba"),
        ({"nyumba": ("stay",)}, "shape-choice", "nyumba"),
    ],
)
def test_a_move_made_by_hand_is_checked_when_it_is_tried(change, key, at):
    with pytest.raises(MoveError) as caught:
        Bao().why_not(Bao().start(), move("nA5c")._replace(**change))
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize("south", [True, False])
@pytest.mark.parametrize("north", [True, False])
def test_each_nyumba_is_intact_or_not_by_itself(south, north):
    at = board("A5=7", "A4=3", intact=(south, north))
    assert Bao().position_from_text(Bao().position_to_text(at)) == at
    value = Bao().position_to_json(at)
    assert value["nyumba_intact"] == {"south": south, "north": north}
    assert Bao().position_from_json(value) == at


def test_a_move_made_by_hand_may_have_600_choices():
    longest = move("nA5c")._replace(nyumba=("sow-on",) * 600)
    assert Bao().why_not(Bao().start(), longest) is not None


@pytest.mark.parametrize("name", [o.name for o in Bao.option_list])
def test_every_option_refuses_a_value_that_it_does_not_have(name):
    with pytest.raises(OptionError) as caught:
        Bao({name: "nonsense"})
    assert (caught.value.reason.key, caught.value.at) == ("shape-choice", name)


def test_the_options_as_data_tell_their_choices_and_that_all_but_the_preset_are_switches():
    told = [(o.name, o.kind, o.default, o.choices) for o in Bao.option_list]
    assert told == [
        ("preset", "choice", "printed", ("printed", "kiswahili", "kujifunza")),
        ("nyumba_function", "choice", "count", ("count", "intact")),
        ("nyumba_takasa", "choice", "choice", ("choice", "stop")),
        ("takasa_from_nyumba", "choice", "no", ("no", "yes")),
        ("two_from_nyumba", "choice", "must", ("must", "may")),
        ("takasa_singletons", "choice", "yes", ("yes", "last")),
        ("mtaji_limit", "choice", "none", ("none", "15")),
        ("takasa_empty_front", "choice", "loses", ("loses", "illegal")),
        ("takasia", "flag", False, (True, False)),
    ]
    assert [option.name for option in Bao.option_list if not option.switch] == ["preset"]


@pytest.mark.parametrize("to_move", [0, 1])
def test_turning_the_board_changes_the_seats(to_move):
    at = board("A5=7", "A4=3", stock=(2, 9), intact=(True, False), to_move=to_move)
    expected = board("A4=3", "A5=7", stock=(9, 2), intact=(False, True), to_move=1 - to_move)
    assert turned(at) == expected
    assert turned(expected) == at

import random

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.bao.game import Bao
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bao.laps import parts_of
from game.view.bao.words import BaoTeller
from game.view.board.sowing import TEMPI
from game.view.registry import VIEWS
from game.view.teller import NO_PLAYERS
from tests.view.bold import starred

ALONE = {0: Player("You", you=True), 1: Player("Computer", it=True)}
VIEW = VIEWS["bao"]


@pytest.fixture(scope="module")
def words():
    return Catalogue.load(["en"])


def stories(words, text, move, options=None, players=NO_PLAYERS):
    """What is told of a move, whole and line by line."""
    game = Bao(options)
    position = game.position_from_text(text)
    _, events = game.play(position, game.move_from_text(move))
    teller = BaoTeller(words, game, players)
    whole, lines = teller.narrate(position, events), teller.log(position, events)
    assert teller.turn([(position, events)]) == " ".join(whole)
    return [starred(line) for line in whole], [starred(line) for line in lines]


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Place("pit", (0, 5)), "Player 1, A5, the nyumba, 6 seeds"),
        (Place("pit", (1, 8)), "Player 2, A8, kichwa, 0 seeds"),
        (Place("pit", (0, 7)), "Player 1, A7, kimbi, 2 seeds"),
        (Place("pit", (0, 9)), "Player 1, B8, 0 seeds"),
        (Place("stock", (1,)), "Player 2, stock, 22 seeds"),
    ],
)
def test_places_are_named_from_the_view_of_their_owner(words, place, name):
    game = Bao()
    teller = BaoTeller(words, game)
    assert teller.place_name(place, teller.contents(game.start())[place]) == name


def test_without_a_nyumba_none_is_named(words):
    game = Bao({"preset": "kujifunza"})
    place = Place("pit", (0, 5))
    teller = BaoTeller(words, game)
    assert teller.place_name(place, teller.contents(game.start())[place]) == "Player 1, A5, 2 seeds"


def test_a_capture_is_told_whole_and_lap_by_lap(words):
    whole, lines = stories(words, "00000000/10020000/02020000/00000000/10-10/-/-/s", "nA4c")
    assert whole == [
        "Player 1 put a seed into A4 and **captured 2 seeds in Player 2's A5**.",
        "The turn ended in A5.",
    ]
    assert lines == [
        "Player 1 put a seed into A4.",
        "Lap 1: **2 captured** in Player 2's A5, sown from A1.",
        "Lap 2: on with 3 seeds from A2 to A5.",
        "The turn ended in the nyumba, A5.",
    ]


def test_against_the_computer_it_is_told_whose_each_pit_is(words):
    board = "00000000/10020000/02020000/00000000/10-10/-/-/"
    mine, lines = stories(words, f"{board}s", "nA4c", players=ALONE)
    assert mine == [
        "You put a seed into your A4 and **captured 2 seeds in its A5**.",
        "Your turn ended in your A5.",
    ]
    assert lines[1:3] == [
        "Lap 1: **2 captured** in its A5, sown from your A1.",
        "Lap 2: on with 3 seeds from your A2 to your A5.",
    ]


def test_the_computer_is_told_as_it(words):
    text = "00000000/01020000/02000001/00000000/0-0/-/-/n"
    whole, _ = stories(words, text, "mA5c", players=ALONE)
    assert whole[0] == "Computer sowed its A5 to the left and **captured 2 seeds in your A2**."
    assert whole[1].startswith("Its turn ended in its ")


def test_of_many_robbed_pits_three_are_named(words):
    source, game = random.Random(3), Bao()
    teller, most, position = BaoTeller(words, game, ALONE), 0, game.start()
    while most < 5:
        legal = game.legal_moves(position)
        if not legal:
            position = game.start()
            continue
        after, events = game.play(position, source.choice(legal))
        pits = {event.source for event in events if event.kind == "capture"}
        sentence = teller.turn([(position, events)])
        if len(pits) > 3:
            assert f"and {len(pits) - 3} more" in sentence
        else:
            assert " more" not in sentence
        most, position = max(most, len(pits)), after


def test_a_gain_is_what_was_captured(words):
    game = Bao()
    teller = BaoTeller(words, game, ALONE)
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    assert starred(teller.gain([(position, events)])) == "You captured **2**."
    position = game.position_from_text("00000000/10100000/00020210/00000000/10-10/-/-/n")
    _, events = game.play(position, game.legal_moves(position)[0])
    assert teller.gain([(position, events)]) == "Computer captured nothing."


@pytest.mark.parametrize(
    ("text", "standing", "near", "told"),
    [
        ("10132200/00030021/00000000/10-10/-/-/s", False, 0, "left"),
        ("10132200/00030021/00000000/10-10/-/-/s", True, 0, "up"),
        ("10132200/00030021/00000000/10-10/-/-/s", True, 1, "down"),
        ("10132200/00030021/00000000/10-10/-/-/s", False, 1, "left"),
    ],
)
def test_ways_are_told_as_the_board_is_seen(words, text, standing, near, told):
    game = Bao()
    position = game.position_from_text(f"00000000/{text}")
    teller = BaoTeller(words, game, ALONE)
    teller.see(standing, near)
    presses = (Place("pit", (0, 4)), Place("pit", (0, 1)))
    kichwa = {"left": "left kichwa", "up": "upper kichwa", "down": "lower kichwa"}[told]
    assert teller.choice_name(position, presses[:1], presses[1]) == f"Into the {kichwa}, your A1"
    assert teller.move_name(position, presses) == f"your A4, into the {kichwa}"
    assert teller.move_label(position, presses) == f"A4 {told}"


@pytest.mark.parametrize(("near", "told"), [(0, "upwards"), (1, "downwards")])
def test_a_sowing_to_the_left_goes_up_on_a_board_that_stands(words, near, told):
    game = Bao()
    position = game.position_from_text("00000000/10100000/00020210/00000000/10-10/-/-/s")
    teller = BaoTeller(words, game, ALONE)
    teller.see(True, near)
    presses = (Place("pit", (0, 4)), Place("pit", (0, 3)))
    assert teller.move_name(position, presses) == f"your A4, {told}"


@pytest.mark.parametrize(
    ("move", "told"), [("mtA8c", "into the back row"), ("mtA8a", "to the left")]
)
def test_a_sowing_over_the_end_of_a_row_goes_into_the_other_row(words, move, told):
    game = Bao({"preset": "kujifunza"})
    position = game.position_from_text("00000000/20000000/02000002/00000002/0-0/-/-/s")
    _, events = game.play(position, game.move_from_text(move))
    whole = BaoTeller(words, game).turn([(position, events)])
    assert whole.startswith(f"Player 1 sowed A8 {told}: no capture (takasa).")


def test_takasa_is_told_apart(words):
    whole, lines = stories(words, "00000000/10100000/00020210/00000000/10-10/-/-/s", "ntA4c")
    assert whole == [
        "Player 1 put a seed into A4 and sowed it to the right: no capture (takasa).",
        "The turn ended in B8.",
    ]
    assert lines[1] == "Lap 1: 3 seeds from A4 to A7."


def test_a_stop_in_the_nyumba_is_told(words):
    whole, lines = stories(words, "00000000/10500000/00106000/00000000/10-10/sn/-/s", "nA3cs")
    assert whole[-1] == "The turn ended in the nyumba."
    assert lines[-1] == "The turn ended in the nyumba, A5."


def test_the_loss_of_a_nyumba_is_told_where_it_matters(words):
    text = "00000000/10500000/00106000/00000000/10-10/sn/-/s"
    whole, lines = stories(words, text, "nA3co", {"preset": "kiswahili"})
    assert "Player 1's nyumba is lost." in whole
    assert "Player 1's nyumba is lost." in lines
    whole, _ = stories(words, text, "nA3co")
    assert "Player 1's nyumba is lost." not in whole


def test_winning_in_namua_is_called_mkononi(words):
    whole, _ = stories(words, "02000000/00020000/00030021/00000000/10-10/-/-/s", "nA4c")
    assert whole[-2:] == [
        "Player 2's front row is empty.",
        "Player 1 wins, with seeds still in stock (mkononi).",
    ]


def test_takasia_is_told(words):
    text = "00000000/00220000/31000000/00000000/0-0/-/-/s"
    whole, lines = stories(words, text, "mtA1c", {"takasia": True})
    assert whole[-1] == lines[-1] == "Takasia: Player 2 may not play A5."


@pytest.mark.parametrize("preset", ["printed", "kiswahili", "kujifunza"])
def test_whatever_happens_each_lap_has_a_line_and_the_whole_is_short(words, preset):
    print("seed", 5)
    source, game = random.Random(5), Bao({"preset": preset})
    position, teller = game.start(), BaoTeller(words, game)
    for _ in range(120):
        legal = game.legal_moves(position)
        if not legal:
            position = game.start()
            continue
        move = source.choice(legal)
        after, events = game.play(position, move)
        parts = parts_of(events)
        laps = [part.lap for part in parts if part.kind in ("sow", "relay", "capture")]
        assert laps == list(range(1, len(laps) + 1))
        assert sum(part.count for part in parts if part.kind == "capture") == sum(
            event.count for event in events if event.kind == "capture"
        )
        whole = " ".join(teller.narrate(position, events)[:2])
        assert len(whole) < 150
        assert "{" not in whole + "".join(teller.log(position, events))
        position = after


def test_what_runs_is_told_by_how_much_has_been_shown(words):
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    teller = BaoTeller(words, game)
    show = VIEW.animate(teller.contents(position), events, TEMPI["normal"])
    lines = [teller.running(events, show)]
    while not show.done:
        show.skip()
        lines.append(teller.running(events, show))
    # It begins to be told when it begins to be seen.
    assert [starred(line) for line in dict.fromkeys(lines)] == [
        "Player 1 puts a seed into A4.",
        "Lap 1: Player 1 **captures 2** in Player 2's A5 and sows from A1.",
        "Lap 2: on with 3 seeds from A2 to A5.",
        "The turn ends in the nyumba, A5.",
    ]


@pytest.mark.parametrize(
    ("standing", "near", "told"),
    [
        (False, 0, "to the left"),
        (False, 1, "to the right"),
        (True, 0, "upwards"),
        (True, 1, "downwards"),
    ],
)
def test_a_sowing_is_told_with_its_way_as_the_board_shows_it(words, standing, near, told):
    game = Bao()
    position = game.position_from_text("00000000/01020000/02000001/00000000/0-0/-/-/n")
    _, events = game.play(position, game.move_from_text("mA5c"))
    teller = BaoTeller(words, game, ALONE)
    teller.see(standing, near)
    assert f"sowed its A5 {told} and" in teller.turn([(position, events)])


def test_a_turn_is_told_shorter_where_its_end_finds_no_room(words):
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    told = BaoTeller(words, game, ALONE).gains([[(position, events)]])
    assert [starred(text) for text in told] == [
        "You put a seed into your A4 and **captured 2 seeds in its A5**.",
        "You put a seed into your A4 and **captured 2 seeds**.",
        "You captured **2**.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("00000000/00000000/10000000/10000000/0-0/-/-/n", "The computer's front row is empty."),
        ("10000000/10000000/00000000/10000000/0-0/-/-/s", "Your front row is empty."),
        (
            "10000000/10000000/00000000/10000000/1-1/-/-/s",
            "Your front row is empty. There are seeds still in stock (mkononi).",
        ),
        ("10000000/10000000/10000000/10000000/0-0/-/-/s", "You have no move left."),
    ],
)
def test_it_is_told_whose_row_is_empty_or_who_cannot_move(words, text, sentence):
    game = Bao()
    position = game.position_from_text(text)
    outcome = game.outcome(position)
    assert BaoTeller(words, game, ALONE).why_over(position, outcome) == sentence


@pytest.mark.parametrize(
    ("options", "text", "word"),
    [
        ({}, "00000000/02260000/00006220/00000000/22-22/sn/-/s", "come in one a turn"),
        ({}, "00000000/00003002/03101000/00000000/0-0/-/-/s", "The stock is empty"),
        ({"preset": "kujifunza"}, None, "no stock in these rules"),
    ],
)
def test_of_a_stock_it_is_told_what_is_so(words, options, text, word):
    game = Bao(options)
    position = game.start() if text is None else game.position_from_text(text)
    assert word in BaoTeller(words, game).not_a_move(position, Place("stock", (0,)))


def test_a_takasa_says_that_it_begins_in_front_while_that_is_so(words):
    game = Bao()
    teller = BaoTeller(words, game)
    front = game.position_from_text("00000000/00000001/21000000/20000000/0-0/-/-/s")
    assert teller.prompt(front, ()).endswith("choose a pit of your front row to sow.")
    assert "back row" in teller.not_a_move(front, Place("pit", (0, 16)))
    back = game.position_from_text("00000000/00000001/11000000/20000000/0-0/-/-/s")
    assert teller.prompt(back, ()).endswith("choose a pit to sow.")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("00000000/02260000/00006220/00000000/22-22/sn/-/s", "takasa"),
        ("00000000/10132200/00030021/00000000/10-10/-/-/s", "captures"),
        ("00000000/00003002/03101000/00000000/0-0/-/-/s", "captures"),
    ],
)
def test_the_prompt_says_what_kind_of_turn_it_is(words, text, word):
    game = Bao()
    assert word in BaoTeller(words, game).prompt(game.position_from_text(text), ())


@pytest.mark.parametrize(
    ("place", "word"),
    [
        (Place("stock", (0,)), "the stock"),
        (Place("pit", (1, 2)), "not yours"),
        (Place("pit", (0, 1)), "A1 is empty"),
        (Place("pit", (0, 7)), "A4"),
        (Place("pit", (0, 9)), "back row"),
    ],
)
def test_why_a_place_is_no_move_is_said(words, place, word):
    game = Bao()
    position = game.position_from_text("00000000/10030000/00030021/00000000/10-10/-/-/s")
    assert word in BaoTeller(words, game).not_a_move(position, place)


@pytest.mark.parametrize(
    ("pit", "told"),
    [
        (1, "Your A1 is empty."),
        (7, "You can capture, so you must: from your A4."),
        (9, "Your B8 is in the back row"),
    ],
)
def test_a_refusal_says_whose_pit_it_is_where_one_person_plays(words, pit, told):
    position = Bao().position_from_text("00000000/10030000/00030021/00000000/10-10/-/-/s")
    place = Place("pit", (0, pit))
    assert told in BaoTeller(words, Bao(), ALONE).not_a_move(position, place)
    assert "our" not in BaoTeller(words, Bao()).not_a_move(position, place).split()[0]


def test_of_a_pit_in_front_what_lies_opposite_is_told(words):
    game = make("bao")
    teller = BaoTeller(words, game)
    position = game.start()
    told = teller.about(position, Place("pit", (0, 5)))
    count = position.rings[1][3]
    assert told.startswith("Opposite: ")
    assert "A4, " in told
    assert f", {count} seed" in told
    assert teller.about(position, Place("pit", (0, 12))) == ""
    assert teller.about(position, Place("stock", (0,))) == ""

"""Bao at the table, driven by messages: moves of several presses, and the nyumba in mid-move."""

import random
from itertools import combinations

import pytest

from game.host.interface import Pointer, Press
from game.play.match import Match, Player
from game.rules.registry import make
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, line_box, line_of
from tests.window_sizes import SIZES

NYUMBA = "00000000/10500000/00106000/00000000/10-10/sn/-/s"
"""A3 captures five; entered at the left kichwa, the last of them falls in the nyumba."""
RELAY = "00000000/10020000/02020001/00000000/10-10/-/-/s"
TAKASA = "00000000/10100000/00020210/00000000/10-10/-/-/s"


def match_at(text=None, options=None, players=None):
    """A match that begins with a position."""
    game = make("bao", options or {})
    start = None if text is None else game.position_from_text(text)
    return Match(game, players or {}, start=start)


def table(position=None, size=(1280, 720), options=None, players=None, **kept):
    return Rig("table", {"match": match_at(position, options, players)}, size, **kept)


def asking(size=(1280, 720), **kept):
    """A table at which the nyumba is asked for."""
    rig = table(NYUMBA, size, **kept)
    rig.tap("pit:0:3")
    rig.tap("pit:0:1")
    rig.settle()
    return rig


# A whole game


@pytest.mark.parametrize("how", ["tap", "press"])
@pytest.mark.parametrize("preset", ["printed", "kiswahili", "kujifunza"])
def test_a_whole_game_ends_in_its_result(how, preset):
    print("seed", 4)
    rig, source = table(options={"preset": preset}, speed="off"), random.Random(4)
    answers = {"Stop in": 0, "Sow on": 0}
    while rig.top.name == "table":
        name = source.choice(rig.moves())
        for word in answers:
            answers[word] += rig.targets()[name].name.startswith(word)
        (rig.tap if how == "tap" else rig.press)(name)
        rig.settle()
    assert rig.top.name == "result"
    assert "wins" in rig.said[-1]
    assert rig.saves.unfinished() is None
    if preset == "printed":
        assert all(answers.values())


def test_a_whole_game_by_arrows_and_enter():
    rig = table(speed="off")
    rig.play_by_arrows(seed=5, presses=20000)
    assert rig.top.name == "result"


def test_digits_press_the_front_row():
    rig = table(TAKASA, speed="off")
    rig.key("4")
    rig.key("5")
    assert rig.top.hook_state()["turns"] == 1


def test_the_computer_answers():
    rig = table(players={0: Player("person"), 1: Player("opponent")}, speed="off")
    while rig.top.hook_state()["turns"] == 0:
        rig.tap(rig.moves()[0])
    rig.settle()
    assert rig.top.hook_state()["turns"] == 2
    assert all(name.startswith("pit:0") for name in rig.moves())


# Presses


def test_a_pit_then_the_way_is_one_move():
    rig = table(TAKASA, speed="off")
    assert rig.moves() == ["pit:0:4", "pit:0:6", "pit:0:7"]
    rig.tap("pit:0:4")
    assert rig.moves() == ["pit:0:3", "pit:0:5"]
    assert rig.targets()["pit:0:5"].name == "Sow right, into A5"
    assert "arrow" in rig.said[-1]
    rig.tap("pit:0:5")
    assert rig.top.hook_state()["turns"] == 1
    assert "takasa" in rig.said[-1]


def test_pressing_the_pit_again_or_escape_lets_it_go():
    rig = table(TAKASA, speed="off")
    for way in ("tap", "Escape"):
        rig.tap("pit:0:4")
        rig.tap("pit:0:4") if way == "tap" else rig.key(way)
        assert rig.top.name == "table"
        assert "pit:0:6" in rig.moves()


@pytest.mark.parametrize(
    ("text", "pit", "way", "word"),
    [
        (TAKASA, "pit:0:4", "pit:0:5", "No capture (takasa)"),
        (RELAY, "pit:0:4", "pit:0:1", "You capture 2"),
    ],
)
def test_pointing_at_a_way_tells_takasa_from_capture(text, pit, way, word):
    rig = table(text)
    rig.tap(pit)
    rig.send(Pointer("move", *rig.middle(way)))
    rig.frame()
    assert line_of(rig).startswith(word)
    captured = [
        p for p, each in rig.top.view.picture.appearances.items() if "captured" in each.marks
    ]
    assert bool(captured) == (word == "You capture 2")


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("pit:1:2", "not yours"),
        ("stock:0", "the stock"),
        ("pit:0:1", "empty"),
        ("pit:0:9", "back row"),
    ],
)
def test_an_illegal_try_says_why(name, word):
    rig = table(TAKASA)
    rig.tap(name)
    assert word in rig.said[-1]
    assert rig.top.hook_state()["turns"] == 0


@pytest.mark.parametrize(
    ("size", "ways"),
    [
        ((1280, 720), {"pit:0:1": "left kichwa", "pit:0:8": "right kichwa"}),
        ((390, 844), {"pit:0:1": "upper kichwa", "pit:0:8": "lower kichwa"}),
    ],
)
def test_ways_are_called_as_the_board_lies(size, ways):
    rig = table("00000000/10132200/00030021/00000000/10-10/-/-/s", size)
    rig.tap("pit:0:4")
    names = {name: target.name for name, target in rig.targets().items() if name in ways}
    assert names == {name: f"Into the {way}, A{name[-1]}" for name, way in ways.items()}
    spots = {name: rig.middle(name) for name in ways}
    first, last = spots["pit:0:1"], spots["pit:0:8"]
    assert first[1] < last[1] if "upper kichwa" in ways.values() else first[0] < last[0]


# The nyumba


def test_the_nyumba_is_asked_for_where_and_when_it_happens():
    rig = asking(speed="fast")
    assert rig.moves() == ["pit:0:5", "pit:0:6"]
    assert rig.targets()["pit:0:5"].name == "Stop in the nyumba, A5"
    assert rig.targets()["pit:0:6"].name == "Sow on, into A6"
    assert "You captured 5" in line_of(rig)
    looks = {place.at: each for place, each in rig.top.view.picture.appearances.items()}
    assert looks[0, 5].content == 7
    assert "halt" in looks[0, 5].marks
    assert "forth" in looks[0, 6].marks
    assert rig.top.hook_state()["turns"] == 0


@pytest.mark.parametrize(("name", "move"), [("pit:0:5", "nA3cs"), ("pit:0:6", "nA3co")])
def test_the_answer_completes_the_move(name, move):
    rig = asking(speed="fast")
    rig.tap(name)
    rig.settle()
    game = make("bao")
    after, _ = game.play(game.position_from_text(NYUMBA), game.move_from_text(move))
    assert rig.top.position_json() == game.position_to_json(after)
    looks = rig.top.view.picture.appearances
    seen = {place: each.content for place, each in looks.items()}
    assert seen == rig.top.play.current.game_view.contents(game, after)


def test_any_other_press_says_what_is_asked():
    rig = asking(speed="off")
    rig.tap("pit:0:2")
    assert "stop there, or sow on" in rig.said[-1]
    assert rig.moves() == ["pit:0:5", "pit:0:6"]


def test_undo_in_mid_move_takes_the_move_back():
    rig = asking(speed="off")
    rig.key("u")
    assert rig.top.hook_state()["turns"] == 0
    assert rig.moves() == ["pit:0:3"]
    assert rig.top.play.show.contents() == rig.top.play.current.game_view.contents(
        rig.top.play.match.game, rig.top.play.match.position
    )


# Long turns


def test_each_lap_is_told_while_it_is_shown():
    rig = table(RELAY, speed="slow")
    rig.tap("pit:0:4")
    rig.tap("pit:0:1")
    lines = []
    while rig.top.busy():
        lines.append(line_of(rig))
        rig.frame()
    assert [line[:6] for line in dict.fromkeys(lines)][:3] == ["Player", "Lap 1:", "Lap 2:"]
    assert "captured 2 seeds in Player 2's A5" in line_of(rig)


def test_a_press_shows_the_end_of_the_lap_and_the_skip_tool_all():
    rig = table(RELAY, speed="slow")
    rig.tap("pit:0:4")
    rig.tap("pit:0:1")
    rig.key(" ")
    assert rig.top.busy()
    rig.key(" ")
    assert rig.top.busy()
    assert "Lap 2" in line_of(rig)
    rig.tap("skip")
    assert not rig.top.busy()


# Layout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_targets_are_inside_apart_and_large_enough(size, text):
    start, way = (table(at, size, text=text, drawn=False) for at in (None, TAKASA))
    way.tap("pit:0:4")
    for rig in (start, way, asking(size, text=text, speed="off")):
        targets = rig.targets()
        boxes = {name: Box(*target.rect) for name, target in targets.items()}
        for name, box in boxes.items():
            assert box.inside(Box(0, 0, *size)), name
            assert min(box.width, box.height) >= TOUCH - 0.01, name
        for one, other in combinations(boxes, 2):
            assert not meet(boxes[one], boxes[other]), (one, other)
        names = [target.name for target in targets.values()]
        assert len(set(names)) == len(names)
        assert all(fits(words, rig.context.brush) for words in [line_box(rig)])


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390), (1280, 720)])
def test_what_is_told_at_the_table_fits(size):
    print("seed", 9)
    rig, source = table(size=size, options={"preset": "kiswahili"}), random.Random(9)
    while rig.top.name == "table" and rig.top.hook_state()["turns"] < 40:
        if rig.top.play.show.moving:
            rig.key(" ")
        else:
            rig.press(source.choice(rig.moves()))
        if rig.top.name == "table":
            for words in [line_box(rig)]:
                assert fits(words, rig.context.brush), words.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("preset", ["printed", "kiswahili", "kujifunza"])
def test_every_page_of_how_to_play_fits(size, language, preset):
    options = make("bao", {"preset": preset}).options
    rig = Rig("rules", {"game": "bao", "options": options}, size, language=language, drawn=False)
    pages = 0
    while True:
        pages += 1
        for words in rig.top.words:
            assert fits(words, rig.context.brush), words.text
        if "next" not in rig.targets():
            break
        rig.send(Press("next"))  # nothing has to be drawn
    assert pages >= 9


def test_the_pages_tell_the_rules_in_force():
    options = {"preset": "printed", "takasia": True, "mtaji_limit": "15"}
    rig = Rig("rules", {"game": "bao", "options": options})
    read = []
    while "next" in rig.targets():
        read.append(rig.said[-1])
        rig.press("next")
    assert any("2 to 15 seeds" in line for line in read)
    assert any(line.startswith("Takasia.") for line in read)
    assert any("were chosen one by one" in line for line in read)


def test_what_is_drawn_bit_by_bit_equals_what_is_drawn_at_once():
    rig = asking(speed="fast")
    rig.send(Pointer("move", *rig.middle("pit:0:6")))
    rig.frame()
    rig.tap("pit:0:6")
    rig.settle()
    rig.send(Pointer("leave", 0, 0))
    rig.rest()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw

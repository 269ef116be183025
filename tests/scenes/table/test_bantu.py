import random
from itertools import combinations

import pytest

from game.host.interface import Focus, Pointer, Press
from game.play.match import Match, Player
from game.rules.registry import make
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, line_box, line_of
from tests.window_sizes import SIZES

PHONE = (360, 640)


def table(size=(1280, 720), *, options=None, turns=0, start=None, players=None, **kept):
    game = make("bantu", options or {})
    position = None if start is None else game.position_from_text(start)
    match = Match(game, players or {}, start=position)
    source = random.Random(3)
    for _ in range(turns):
        match.play(source.choice(list(match.legal_moves())))
    return Rig("table", {"match": match}, size, **kept)


def shown(rig):
    """The line of text."""
    return line_of(rig)


def turns(rig):
    return rig.top.hook_state()["turns"]


def quietly(rig, name):
    """Press a target and let its move come to its end, without drawing."""
    rig.send(Press(name))
    while rig.top.busy():
        rig.top.update(1 / 30)


def test_a_piece_and_then_its_circle_are_one_move():
    rig = table(speed="off")
    rig.tap("start:0:4")
    assert turns(rig) == 0
    assert rig.said[-1] == "Red 4 starts: choose a circle of its start line, line 1."
    assert rig.moves() == [f"circle:0:{lane}" for lane in range(4)]
    rig.tap("circle:0:1")
    assert turns(rig) == 1
    assert rig.top.position_json()["pieces"]["red"]["4"] == [0, 1]
    assert rig.said[-1] == "Red 4 started on line 1. Player 2 (Blue) to move."


@pytest.mark.parametrize("how", ["again", "Escape", "skip"])
def test_a_chosen_piece_can_be_let_go(how):
    rig = table()
    rig.tap("start:0:4")
    if how == "again":
        rig.tap("start:0:4")
    elif how == "skip":
        rig.tap("skip")
    else:
        rig.key("Escape")
    assert rig.top.name == "table"
    assert rig.said[-1] == "Choose one of your pieces."
    assert set(rig.moves()) == {f"start:0:{n}" for n in (1, 2, 3, 4)}
    rig.key("Escape")
    assert rig.top.name == "menu"


def test_another_own_piece_takes_the_place_of_the_chosen_one():
    rig = table()
    rig.tap("start:0:4")
    rig.tap("start:0:2")
    assert rig.moves() == [f"circle:16:{lane}" for lane in range(4)]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("start:2:4", "is not yours"),
        ("circle:12:2", "Choose one of your pieces first"),
        ("home:0:3", "home already"),
    ],
)
def test_a_press_that_begins_no_move_says_why(name, words):
    rig = table(start="red:s,9.1,h,s/blue:s,s,s,s/red")
    press_place(rig, name)
    assert words in rig.said[-1]
    assert turns(rig) == 0


def press_place(rig, name):
    """Touch a place of the board, whether it is a target or not."""
    spots = rig.top.view.picture.board.plan.spots
    kind, *at = name.split(":")
    x, y = spots[kind, tuple(map(int, at))].pit.middle
    rig.send(Pointer("down", x, y, "touch"), Pointer("up", x, y, "touch"))
    rig.frame()


def test_an_illegal_circle_says_why_and_the_piece_stays_chosen():
    rig = table(start="red:s,9.1,h,s/blue:s,s,s,s/red")
    rig.tap("circle:9:1")
    assert "Red 2 moves 2" in rig.said[-1]
    press_place(rig, "circle:14:1")
    assert "Piece 2 must move exactly 2; that circle is 5 away." in rig.said[-1]
    press_place(rig, "circle:3:1")
    assert "never moves backward" in rig.said[-1]
    assert turns(rig) == 0
    rig.tap(rig.moves()[0])
    assert turns(rig) == 1


def test_a_capture_is_named_before_and_told_after():
    rig = table(start="red:s,s,9.1,s/blue:s,11.2,s,s/red", speed="off")
    rig.tap("circle:9:1")
    names = {target.id: target.name for target in rig.top.targets()}
    assert names["circle:11:2"] == "Red 3 to line 12, sending Blue 2 back"
    rig.send(Pointer("move", *rig.middle("circle:11:2")))
    rig.frame()
    assert shown(rig) == "Goes to line 12 and sends Blue 2 back."
    rig.tap("circle:11:2")
    assert "sent Blue 2 back" in rig.said[-1]
    assert rig.top.position_json()["pieces"]["blue"]["2"] == "start"


def test_hover_and_focus_on_a_piece_tell_how_far_it_goes():
    rig = table(start="red:s,9.1,h,s/blue:s,s,s,s/red")
    rig.send(Pointer("move", *rig.middle("circle:9:1")))
    rig.frame()
    assert shown(rig) == "Red 2 moves 2: choose where to."
    rig.send(Pointer("leave", 0, 0), Focus("start:0:4"))
    rig.frame()
    assert "its start line, line 1" in shown(rig)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
@pytest.mark.parametrize(
    ("how", "options"),
    [("tap", {}), ("press", {"players": 4, "team": True}), ("key", {"players": 3, "short": True})],
)
def test_a_whole_game_ends_in_its_result(how, options, size):
    source = random.Random(8)
    rig = table(size, options=options, speed="fast" if how == "tap" else "off")
    presses = 0
    while rig.top.name == "table":
        moves = rig.moves()
        if not moves:
            rig.settle()
            continue
        name = source.choice(moves)
        if how == "tap":
            x, y = rig.middle(name)
            assert rig.top.item_at(x, y) == name
            rig.tap(name)
        elif how == "press":
            rig.press(name)
        elif not rig.top.play.presses.chosen:
            seat = rig.top.play.match.to_move
            piece = rig.top.play.show.contents()[place(name)]
            assert piece.seat == seat
            rig.key(str(piece.number))
        else:
            rig.key(str(1 + source.randrange(min(9, len(moves)))))
        rig.settle()
        presses += 1
        assert presses < 4000
    assert rig.top.name == "result"
    assert rig.saves.unfinished() is None


def place(name):
    kind, *at = name.split(":")
    return kind, tuple(map(int, at))


def test_a_whole_game_by_arrows_and_enter():
    rig = table(speed="off", options={"short": True})
    rig.play_by_arrows(seed=9, presses=6000)
    assert rig.top.name == "result"


def test_the_computer_answers():
    players = {0: Player("person"), 2: Player("opponent")}
    rig = table(players=players, speed="off", options={"short": True})
    rig.tap("start:0:3")
    rig.tap("circle:8:0")
    rig.settle()
    assert turns(rig) == 2
    assert rig.moves()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_targets_are_inside_and_large_and_each_can_be_hit(size, text):
    window = Box(0, 0, *size)
    for count in (0, 9, 30):
        rig = table(size, options={"players": 4}, turns=count, text=text, drawn=False)
        for step in (None, 0):
            if step is not None:
                quietly(rig, rig.moves()[step])
            boxes = {target.id: Box(*target.rect) for target in rig.top.targets()}
            for name, box in boxes.items():
                assert box.inside(window), name
                assert min(box.width, box.height) >= TOUCH - 0.01, name
                assert rig.top.item_at(*pit_middle(rig, name, box)) == name
            controls = [name for name in boxes if is_control(name)]
            for name in controls:
                others = [box for other, box in boxes.items() if other != name]
                assert not any(meet(boxes[name], box) for box in others), name


def is_control(name):
    """Whether a target is a button: a command, or a piece beside the board."""
    return ":" not in name or name.startswith("piece:")


def pit_middle(rig, name, box):
    """Where a person would touch a target."""
    if is_control(name):
        return box.middle
    return rig.top.view.picture.board.plan.spots[place(name)].pit.middle


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_on_a_phone_the_circles_to_choose_from_are_apart(size):
    rig = table(size, options={"players": 4}, turns=30)
    for name in rig.moves():
        rig.tap(name)
        boxes = [Box(*rig.targets()[move].rect).middle for move in rig.moves()]
        for one, other in combinations(boxes, 2):
            assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= TOUCH * 0.7
        rig.key("Escape")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
def test_words_fit(size, language):
    rig = table(size, speed="off", language=language, drawn=False, options={"players": 4})
    source = random.Random(4)
    for _ in range(40):
        quietly(rig, source.choice(rig.moves()))
        for words in [line_box(rig)]:
            assert fits(words, rig.context.brush), words.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
def test_every_page_of_how_to_play_fits(size, language):
    params = {"game": "bantu", "options": {"players": 4, "short": True, "team": True}}
    rig = Rig("rules", params, size, language=language, drawn=False)
    while True:
        for words in rig.top.words:
            assert fits(words, rig.context.brush), words.text
        if "next" not in rig.targets():
            break
        quietly(rig, "next")


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_what_is_drawn_bit_by_bit_equals_what_is_drawn_at_once(size):
    rig, source = table(size, options={"players": 4}, turns=20), random.Random(2)
    for _ in range(4):
        rig.tap(source.choice(rig.moves()))
        rig.send(Pointer("move", *rig.middle(source.choice(rig.moves()))))
        rig.frame()
        rig.tap(source.choice(rig.moves()))
        rig.settle()
    rig.tap(rig.moves()[0])
    rig.send(Pointer("leave", 0, 0))
    rig.rest()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw


def test_nothing_is_drawn_while_nothing_happens():
    rig = table(PHONE)
    rig.tap("start:0:4")
    rig.frame()
    assert [rig.frame() for _ in range(10)] == [None] * 10


def test_a_circle_under_the_mouse_shows_its_move_in_the_frame_in_which_it_can_be_pressed():
    rig = table(speed="off")
    rig.press("start:0:4")
    rig.settle()
    rig.send(Pointer("move", *rig.middle("circle:0:1"), "mouse"))
    rig.settle()
    assert rig.top.hook_state()["preview"]["end"] == ["circle:0:1"]
    rig.key("Escape")
    rig.settle()
    assert "circle:0:1" not in rig.targets()
    rig.top.handle(Press("start:0:4"))
    rig.frame()
    assert rig.top.late, "what can be pressed is listed in a later frame"
    assert rig.top.hook_state()["preview"]["end"] == ["circle:0:1"]

import random

import pytest

from game.host.interface import Focus, Pointer, Resized, Viewport
from game.host.preferences import Preferences
from game.rules.registry import make
from tests.scenes.stage import Rig, against_computer, line_of, match_of


def table(match=None, **kept):
    return Rig("table", {"match": match or match_of(0)}, **kept)


def test_one_tap_on_a_legal_house_is_one_move():
    rig = table()
    rig.tap("house:0:3")
    assert rig.top.busy()
    assert rig.top.hook_state()["turns"] == 1
    rig.settle()
    game = make("kalah")
    expected, _ = game.play(game.start(), 3)
    assert rig.top.position_json() == game.position_to_json(expected)


def test_released_outside_it_is_called_off():
    rig = table()
    x, y = rig.middle("house:0:3")
    rig.send(Pointer("down", x, y), Pointer("move", x, y + 400), Pointer("up", x, y + 400))
    assert rig.top.hook_state()["turns"] == 0
    rig.send(Pointer("down", x, y), Pointer("cancel", x, y), Pointer("up", x, y))
    assert rig.top.hook_state()["turns"] == 0


@pytest.mark.parametrize("how", ["tap", "press", "key"])
def test_a_whole_game_ends_in_its_result(how):
    rig, source = table(speed="fast" if how == "tap" else "off"), random.Random(8)
    while rig.top.name == "table":
        if not rig.moves():
            rig.settle()
            continue
        move = source.choice(rig.moves())
        if how == "tap":
            rig.tap(move)
        elif how == "press":
            rig.press(move)
        else:
            rig.key(move.rpartition(":")[2])
        rig.settle()
    assert rig.top.name == "result"
    assert "wins" in rig.said[-1] or "draw" in rig.said[-1]
    assert rig.saves.unfinished() is None


def test_a_digit_in_mid_move_cuts_the_move_short_and_never_plays_for_the_next_player():
    rig = table(speed="slow")
    for _ in range(6):
        rig.key("2")
    rig.settle()
    assert rig.top.hook_state()["turns"] == 1
    for _ in range(60):
        rig.frame()
    rig.key("2")
    assert rig.top.hook_state()["turns"] == 2


def test_after_an_extra_turn_quick_digits_play_only_that_turn():
    rig = table(speed="normal")
    rig.tap("house:0:3")
    rig.settle()
    for _ in range(4):
        rig.key("2")
    rig.settle()
    assert rig.top.hook_state()["turns"] == 2


def test_a_whole_game_by_arrows_and_enter():
    rig = table(speed="off")
    rig.play_by_arrows(seed=9, presses=2000)
    assert rig.top.name == "result"


def test_the_computer_answers():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.settle()
    assert rig.top.hook_state()["turns"] >= 2
    assert rig.moves()
    assert all(name.startswith("house:0") for name in rig.moves())


@pytest.mark.parametrize(
    ("name", "word"), [("house:1:2", "not yours"), ("store:0", "store"), ("house:0:3", "empty")]
)
def test_an_illegal_try_says_why(name, word):
    rig = table()
    rig.tap("house:0:3")
    rig.settle()
    rig.tap(name)
    assert word in rig.said[-1]
    assert rig.top.hook_state()["turns"] == 1


@pytest.mark.parametrize("way", ["skip", "house:0:3", " ", "Enter", "outside"])
def test_skipping_finishes_the_animation_and_plays_nothing(way):
    rig = table(speed="slow")
    rig.tap("house:0:1")
    rig.frame()
    assert rig.top.busy()
    if way in (" ", "Enter"):
        rig.key(way)
    elif way == "outside":
        rig.send(Pointer("down", 640, 60), Pointer("up", 640, 60))
    else:
        rig.tap(way)
    assert not rig.top.busy()
    assert rig.top.hook_state()["turns"] == 1


@pytest.mark.parametrize(
    "kept",
    [{"speed": "off"}, {"motion": "on"}, {"preferences": Preferences(reduced_motion=True)}],
)
def test_without_motion_a_move_is_over_within_two_frames(kept):
    rig = table(**kept)
    before = rig.frames
    rig.tap("house:0:4")
    assert not rig.top.busy()
    for _ in range(5):
        rig.frame()
    assert rig.frames - before <= 2


def test_nothing_is_drawn_while_nothing_happens():
    rig = table()
    rig.tap("house:0:4")
    rig.rest()
    assert [rig.frame() for _ in range(30)] == [None] * 30


def test_sowing_draws_only_a_part_of_the_board():
    rig = table()
    rig.tap("house:0:4")
    rig.frame()
    shares = []
    while rig.top.busy():
        rects = rig.frame()
        if rects not in (None, True):
            shares.append(sum(width * height for _, _, width, height in rects) / (1280 * 720))
    assert len(shares) > 20
    assert sorted(shares)[len(shares) // 2] < 0.15


def test_what_is_drawn_bit_by_bit_equals_what_is_drawn_at_once():
    rig, source = table(match_of(4)), random.Random(2)
    for _ in range(3):
        rig.tap(source.choice(rig.moves()))
        rig.settle()
        for name in (source.choice(rig.moves()), "menu"):
            rig.send(Pointer("move", *rig.middle(name)))
            rig.frame()
    rig.send(Pointer("leave", 0, 0))
    rig.rest()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw


def test_undo_and_redo_and_restart():
    rig = table(speed="off")
    rig.tap("house:0:1")
    rig.tap("undo")
    assert rig.top.hook_state()["turns"] == 0
    rig.tap("redo")
    assert rig.top.hook_state()["turns"] == 1
    rig.tap("more")
    rig.tap("restart")
    rig.tap("yes")
    assert rig.top.hook_state()["turns"] == 0
    assert "undo" not in rig.targets()


def test_undo_against_the_computer_gives_the_person_the_move_back():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.settle()
    rig.key("u")
    assert rig.top.hook_state()["turns"] == 0
    assert rig.moves()


def test_turning_the_board_moves_the_houses_and_not_the_match():
    rig = table()
    before = rig.targets()["house:0:1"].rect
    rig.tap("more")
    rig.tap("turn")
    assert rig.targets()["house:0:1"].rect != before
    assert rig.targets()["house:1:6"].rect == before or rig.targets()["house:1:1"].rect == before


def test_hover_and_focus_show_where_the_move_would_end():
    rig = table()
    rig.send(Pointer("move", *rig.middle("house:0:3")))
    rig.frame()
    assert "Player 1's store" in line_of(rig)
    rig.send(Pointer("leave", 0, 0), Focus("house:0:1"))
    rig.frame()
    assert "house 5" in line_of(rig)


def test_resizing_in_mid_animation_keeps_the_match_and_the_hit_map():
    rig = table()
    rig.tap("house:0:1")
    rig.frame()
    rig.context.viewport = Viewport(360, 640, 1)
    rig.host.resize(rig.context.viewport)
    assert isinstance(rig.host.resize(rig.context.viewport), Resized)
    rig.top.resize(rig.context.viewport)
    assert rig.top.busy()
    rig.settle()
    name = rig.moves()[0]
    rig.tap(name)
    assert rig.top.hook_state()["turns"] == 2


def test_names_tell_whose_house_and_how_many_seeds():
    names = {target.id: target.name for target in table().top.targets()}
    assert names["house:0:3"] == "Player 1, house 3, 4 seeds"
    assert names["house:1:6"] == "Player 2, house 6, 4 seeds"
    assert names["store:1"] == "Player 2, store, 0 seeds"


def test_what_happens_is_told():
    rig = table(speed="off")
    rig.tap("house:0:3")
    assert "4 seeds from house 3" in rig.said[-1]
    assert "extra turn" in rig.said[-1]
    rig.tap("house:0:1")
    assert rig.said[-1].endswith("Player 2 to move.")


def test_a_match_is_kept_after_each_move():
    rig = table(speed="off")
    rig.tap("house:0:3")
    assert rig.saves.unfinished().cursor == 1
    rig.key("Escape")
    assert rig.top.name == "menu"
    rig.tap("continue")
    assert rig.top.hook_state()["turns"] == 1

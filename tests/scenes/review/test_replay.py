"""A match replayed: by sliders, keys and buttons; playing; step by step; going on from there."""

from types import SimpleNamespace

import pygame
import pytest

from game.host.interface import Adjusted, Focus, Key, Pointer, Range
from game.play.match import Match
from game.rules.registry import make
from tests.scenes.stage import Rig, match_of

GAMES = ["kalah", "bao", "four-player", "bantu"]
LOOK_OF_A_REPLAY = ("contents", "animate", "preview")


def at_replay(match=None, **kept):
    return Rig("review", {"match": match or match_of(12)}, drawn=False, **kept)


def point(rig):
    return tuple(rig.top.hook_state()["point"])


def picture(playback):
    return dict(playback.contents()), playback.flights()


def spot(rig, name, share):
    x, y, width, height = rig.targets()[name].rect
    return x + 12 + share * (width - 24), y + height / 2


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_what_the_events_so_far_have_done(game):
    match = match_of(5, game=game)
    rig = at_replay(match)
    playback, game_view = rig.top.study.playback, rig.top.study.playback.game_view
    rig.send(Key("Home"))
    while playback.replay.turn is not None:
        before = game_view.contents(match.game, playback.replay.before)
        if not playback.replay.point.event:
            assert dict(playback.contents()) == before
        seen = picture(playback)
        playback.step(1)
        if playback.replay.turn is not None:
            assert picture(playback) != seen
        playback.step(-1)
        assert picture(playback) == seen
        playback.step(1)
    assert dict(playback.contents()) == game_view.contents(match.game, match.position)


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_the_slider_is_dragged_over_the_whole_match(device):
    rig = at_replay()
    for share, turn in ((0.0, 0), (0.5, 6), (1.0, 12)):
        x, y = spot(rig, "slider:moves", 0.25)
        rig.send(Pointer("down", x, y, device), Pointer("move", x + 5, y, device))
        x, y = spot(rig, "slider:moves", share)
        rig.send(Pointer("move", x, y + 200, device), Pointer("up", x, y + 200, device))
        assert point(rig)[0] == turn
        assert f"Move {turn}" in rig.said[-1] or "Start of 12 moves" in rig.said[-1]


def test_between_two_moves_the_second_slider_is_about_the_one_that_is_told():
    rig = at_replay()
    rig.top.study.playback.go(4)
    rig.top.relayout()
    slider = rig.top.picture.timeline.sliders["slider:steps"]
    assert slider.value == slider.most > 0
    rig.send(Focus("slider:steps"), Key("ArrowLeft"))
    assert point(rig)[0] == 3


def test_the_second_slider_can_be_pulled_to_the_start_of_the_move_and_back():
    rig = at_replay()
    rig.top.study.playback.go(4, 1)
    rig.top.relayout()
    rig.send(Pointer("down", *spot(rig, "slider:steps", 0.5)))
    for share, where in ((0.0, (4, 0)), (1.0, (5, 0)), (0.0, (4, 0))):
        rig.send(Pointer("move", *spot(rig, "slider:steps", share)))
        rig.top.update(0.01)
        assert point(rig) == where


def test_the_second_slider_goes_over_the_steps_of_one_move():
    rig = at_replay()
    rig.top.study.playback.go(4, 1)
    rig.top.relayout()
    x, y = spot(rig, "slider:steps", 0.5)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    turn, event = point(rig)
    assert turn == 4
    assert 0 < event < len(rig.top.study.playback.replay.turns[4].events)
    assert "step" in rig.said[-1]


def test_after_the_last_move_the_second_slider_is_at_the_end_of_that_move():
    rig = at_replay()
    assert point(rig) == (12, 0)
    slider = rig.top.picture.timeline.sliders["slider:steps"]
    assert slider.value == slider.most > 0
    x, y = spot(rig, "slider:steps", 1.0)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    rig.frame()
    assert point(rig) == (12, 0)
    x, y = spot(rig, "slider:steps", 0.5)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    rig.frame()
    assert point(rig)[0] == 11
    assert point(rig)[1] > 0


def test_the_sliders_tell_their_values_and_have_keys():
    rig = at_replay()
    moves = rig.targets()["slider:moves"]
    assert (moves.role, moves.text, moves.range) == ("slider", "Move 12 of 12", Range(0, 12, 12))
    rig.send(Focus("slider:moves"), Key("ArrowLeft"), Key("ArrowLeft"))
    assert point(rig) == (10, 0)
    assert rig.said[-1].startswith("Move 10 of 12.")
    rig.send(Key("Home"))
    assert point(rig) == (0, 0)
    assert rig.targets()["slider:moves"].text == "Start of 12 moves"
    rig.send(Focus("slider:steps"), Key("ArrowRight"))
    assert point(rig)[0] == 0
    assert point(rig)[1] > 0
    rig.send(Key("End"))
    assert point(rig) == (1, 0)


def test_assistive_technology_sets_the_sliders():
    rig = at_replay()
    rig.send(Adjusted("slider:moves", 3))
    assert point(rig) == (3, 0)
    rig.send(Adjusted("slider:steps", 1))
    assert point(rig) == (2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_each_step_tells_its_own_event(game):
    match = match_of(6, game=game)
    rig = at_replay(match)
    rig.send(Key("Home"))
    told = []
    while point(rig)[0] < len(match.turns):
        rig.send(Key("."))
        if point(rig)[1]:
            told.append(rig.targets()["slider:steps"].text)
            assert told[-1] in rig.said[-1].replace("Step", "step")
    steps = sum(len(rig.top.study.playback.replay.stops(turn)) - 1 for turn in range(6))
    assert len(told) == steps
    assert all(": " in text for text in told)


def test_inside_a_move_that_was_told_each_step_is_said_alone():
    rig = at_replay(match_of(3))
    rig.send(Key("Home"), Key("."))
    assert rig.said[-1].startswith("Move 1 of 3.")
    rig.send(Key("."))
    assert rig.said[-1].casefold().startswith("step 2 of ")
    rig.send(Key(","))
    assert rig.said[-1].casefold().startswith("step 1 of ")
    rig.send(Key("ArrowRight"))
    assert rig.said[-1].startswith("Move 1 of 3.")
    rig.send(Key("."))
    assert rig.said[-1].startswith("Move 2 of 3.")


def test_a_step_says_which_seed_falls_where():
    rig = at_replay(match_of(3))
    rig.send(Key("Home"), Key("."))
    assert "4 seeds taken up from Player 1's house 2" in rig.said[-1]
    rig.send(Key("."))
    assert "seed 1 of 4 into Player 1's house 3" in rig.said[-1]


def test_without_a_focus_the_arrows_turn_moves_and_the_points_step():
    rig = at_replay()
    rig.send(Key("Home"), Key("."))
    assert point(rig)[1] > 0
    rig.send(Key("ArrowRight"))
    assert point(rig) == (1, 0)
    rig.send(Key("ArrowLeft"), Key("ArrowRight"), Key("ArrowRight"))
    assert point(rig) == (2, 0)
    rig.send(Key(","))
    assert point(rig)[0] == 1
    assert point(rig)[1] > 0
    rig.send(Key("End"))
    assert point(rig) == (12, 0)


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize(
    "pressed", ["jump:forward", "first", "move:back", "move:9", "slider:steps", "speed:slow"]
)
def test_after_a_press_by_pointer_the_arrows_go_through_the_match(pressed, device):
    rig = at_replay(match_of(30, seed=5), size=(1280, 800))
    rig.send(*[Key("ArrowLeft")] * 20)
    x, y, width, height = rig.targets()[pressed].rect
    at = (x + width / 2, y + height / 2, device)
    rig.send(Pointer("down", *at), Pointer("up", *at))
    here = point(rig)[0]
    rig.send(Key("ArrowRight"), Key("ArrowRight"))
    assert point(rig) == (here + 2, 0)
    rig.send(Key("ArrowLeft"))
    assert point(rig) == (here + 1, 0)
    rig.send(Key("End"))
    assert point(rig) == (30, 0)
    rig.send(Key("Home"))
    assert point(rig) == (0, 0)


def test_on_a_button_the_arrows_go_through_the_match_too():
    rig = at_replay()
    rig.send(Focus("play"), Key("ArrowLeft"))
    assert rig.top.focus == "play"
    assert point(rig) == (11, 0)


@pytest.mark.parametrize("own", ["move:4", "house:0:3", "speed:normal"])
def test_list_board_and_choices_keep_the_arrows_while_keys_have_led_to_them(own):
    rig = at_replay(size=(1280, 800))
    rig.send(Focus(own), Key("ArrowRight"))
    assert point(rig) == (12, 0)


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_the_speed_is_chosen_beside_the_sliders(speed):
    rig = at_replay()
    rig.press(f"speed:{speed}")
    assert rig.top.study.playback.speed == speed
    assert rig.targets()[f"speed:{speed}"].pressed


@pytest.mark.parametrize("game", GAMES)
def test_played_from_the_start_it_comes_to_the_end(game):
    match = match_of(3, game=game)
    rig = at_replay(match, speed="fast")
    rig.press("play")
    assert rig.top.hook_state()["playing"]
    assert point(rig)[0] < 3
    for _ in range(4000):
        rig.top.update(0.1)
        if not rig.top.study.playback.playing:
            break
    assert point(rig) == (3, 0)
    assert rig.said[-1].startswith("Move 3 of 3.")


@pytest.mark.parametrize("mode", ["replay", "values"])
def test_while_it_plays_its_button_pauses_and_the_way_back_opens(mode):
    rig = at_replay()
    rig.press(f"mode:{mode}")
    rig.send(Key("Home"))
    assert {"first", "move:back"}.isdisjoint(rig.targets())
    rig.press("play")
    assert rig.targets()["play"].name == "Pause"
    assert rig.top.items["play"].icon == "pause"
    while not point(rig)[1]:
        rig.top.update(0.1)
    assert {"first", "move:back"} <= rig.targets().keys()
    rig.press("play")
    assert rig.targets()["play"].name == "Play"
    assert rig.top.items["play"].icon == "play"


@pytest.mark.parametrize("mode", ["replay", "values"])
def test_while_it_plays_line_sign_and_list_are_of_the_same_move(mode):
    match = match_of(12)
    rig = at_replay(match)
    rig.press(f"mode:{mode}")
    rig.send(Key("Home"))
    rig.press("play")
    between = set()
    while len(between) < 4:
        rig.top.update(0.1)
        picture, study = rig.top.picture, rig.top.study
        move = study.playback.replay.moves_begun
        if not point(rig)[1] and move:
            between.add(move)
        if move:
            assert f"Move {move} of 12." in picture.shown_text
            assert picture.verdict.seat() == match.turns[move - 1].seat
            assert study.selected == move


def test_it_pauses_and_stays_there():
    rig = at_replay()
    rig.send(Key("Home"), Key(" "))
    for _ in range(9):
        rig.top.update(0.1)
    rig.send(Key(" "))
    here = point(rig)
    assert here != (0, 0)
    rig.top.update(0.1)
    assert point(rig) == here
    assert rig.targets()["play"].name == "Play"


def test_where_nothing_may_travel_whole_moves_are_played():
    rig = at_replay(motion="on")
    rig.send(Key("Home"), Key(" "))
    seen = set()
    for _ in range(400):
        rig.top.update(0.1)
        seen.add(point(rig)[1])
        assert not rig.top.study.playback.flights()
    assert seen == {0}
    assert point(rig) == (12, 0)


def test_jumps_lead_to_captures():
    match = match_of(30, seed=5)
    rig = at_replay(match)
    rig.send(Key("Home"))
    marked = {n for n, t in enumerate(match.turns, 1) if any(e.kind == "capture" for e in t.events)}
    assert rig.targets()["jump:forward"].name.startswith(f"{len(marked)} capture")
    assert {*rig.top.picture.timeline.sliders["slider:moves"].marks} == marked
    marked |= {len(match.turns)}
    seen = []
    while not seen or point(rig)[0] != seen[-1]:
        seen.append(point(rig)[0])
        rig.press("jump:forward")
    assert seen[1:] == sorted(marked)
    rig.key("PageUp")
    assert point(rig)[0] == seen[-2]


def test_nothing_is_worked_out_while_only_the_replay_is_looked_at():
    rig = at_replay()
    for _ in range(20):
        rig.frame()
    assert rig.top.study.review.progress() == 0
    assert not rig.top.study.works


def test_playing_on_from_an_earlier_point_keeps_the_old_line():
    match = match_of(8)
    rig = at_replay(match, speed="off")
    rig.send(*[Key("ArrowLeft")] * 3)
    rig.press("go-on")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 5
    other = next(
        name for name in rig.moves() if name != f"house:{match.to_move}:{match.turns[5].move}"
    )
    rig.press(other)
    assert len(match.turns) == 6
    assert [len(line) for line in match.other_lines] == [8]


def test_the_match_itself_does_not_change_while_it_is_looked_at():
    match = match_of(8)
    match.go_to(4)
    rig = at_replay(match)
    assert point(rig) == (4, 0)
    rig.send(Key("End"))
    rig.press("play")
    rig.send(Key("Escape"))
    assert match.cursor == 4


def test_only_what_changed_is_drawn():
    rig = at_replay()
    rig.frame()
    rig.settle()
    rig.send(Key("ArrowLeft"))
    rects = rig.frame()
    assert rects is not True
    area = sum(width * height for _, _, width, height in rects)
    assert area < 0.7 * rig.surface.get_width() * rig.surface.get_height()


def test_a_match_without_moves_can_be_looked_at():
    rig = at_replay(Match(make("kalah"), {}))
    for key in ("ArrowRight", "ArrowLeft", "PageDown", "c", "End", " "):
        rig.send(Key(key))
    x, y = spot(rig, "slider:moves", 0.5)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    rig.top.update(0.1)
    assert point(rig) == (0, 0)
    assert not rig.top.busy() or rig.top.unfinished


@pytest.mark.parametrize("game", GAMES)
def test_after_a_jump_the_picture_is_the_one_that_is_drawn_anew(game):
    rig = at_replay(match_of(14, game=game))
    rig.frame()
    rig.settle()
    x, y = spot(rig, "slider:moves", 1.0)
    rig.send(Pointer("down", x, y))
    for share in (0.1, 0.93, 0.42):
        rig.send(Pointer("move", *spot(rig, "slider:moves", share)))
        rig.frame()
    rig.send(Pointer("up", *spot(rig, "slider:moves", 0.42)), Pointer("leave", -1, -1))
    rig.frame()
    jumped = pygame.image.tobytes(rig.surface, "RGB")
    rig.top.relayout()
    rig.frame()
    rig.settle()
    assert pygame.image.tobytes(rig.surface, "RGB") == jumped


def test_a_knob_that_is_pulled_fast_is_followed_once_a_frame():
    rig = at_replay()
    rig.send(Pointer("down", *spot(rig, "slider:moves", 0.0)))
    for share in (0.2, 0.9, 0.5):
        rig.send(Pointer("move", *spot(rig, "slider:moves", share)))
    assert point(rig) == (0, 0)
    rig.top.update(0.01)
    assert point(rig)[0] == 6
    rig.top.update(0.01)
    assert point(rig)[0] == 6


def test_a_knob_pulled_on_inside_a_move_does_not_begin_the_move_again():
    match = match_of(20, game="bao")
    longest = max(range(20), key=lambda turn: len(match.turns[turn].events))
    rig = at_replay(match)
    rig.top.study.playback.go(longest, 1)
    rig.top.relayout()
    begun = []
    game_view = rig.top.study.playback.game_view
    counted = SimpleNamespace(**{name: getattr(game_view, name) for name in LOOK_OF_A_REPLAY})
    counted.animate = lambda *given: begun.append(1) or game_view.animate(*given)
    rig.top.study.playback.game_view = counted
    rig.send(Pointer("down", *spot(rig, "slider:steps", 0.1)))
    for share in (0.2, 0.4, 0.6, 0.9):
        rig.send(Pointer("move", *spot(rig, "slider:steps", share)))
        rig.top.update(0.01)
    assert point(rig)[0] == longest
    assert point(rig)[1] > len(match.turns[longest].events) / 2
    assert len(begun) == 1
    here, seen = point(rig), picture(rig.top.study.playback)
    rig.top.study.playback.go(0)
    rig.top.study.playback.go(*here)
    assert picture(rig.top.study.playback) == seen

"""A match looked at again: by slider, keys and buttons; playing; going on from there."""

from types import SimpleNamespace

import pygame
import pytest

from game.host.interface import Focus, Key, Pointer
from game.play.assessment import Assessment
from game.play.match import Match
from game.rules.registry import make
from tests.scenes.stage import Rig, match_of

GAMES = ["kalah", "bao", "four-player", "bantu"]
LOOK_OF_A_REPLAY = ("contents", "animate", "preview")


def at_replay(match=None, **kept):
    return Rig("replay", {"match": match or match_of(12)}, drawn=False, **kept)


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
    playback, game_view = rig.top.playback, rig.top.playback.game_view
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
    rig.top.playback.go(4)
    rig.top.relayout()
    slider = rig.top._sliders["slider:steps"]
    assert slider.value == slider.most > 0
    rig.send(Focus("slider:steps"), Key("ArrowLeft"))
    assert point(rig)[0] == 3


def test_the_second_slider_can_be_pulled_to_the_start_of_the_move_and_back():
    rig = at_replay()
    rig.top.playback.go(4, 1)
    rig.top.relayout()
    rig.send(Pointer("down", *spot(rig, "slider:steps", 0.5)))
    for share, where in ((0.0, (4, 0)), (1.0, (5, 0)), (0.0, (4, 0))):
        rig.send(Pointer("move", *spot(rig, "slider:steps", share)))
        rig.top.update(0.01)
        assert point(rig) == where


def test_the_second_slider_goes_over_the_steps_of_one_move():
    rig = at_replay()
    rig.top.playback.go(4, 1)
    rig.top.relayout()
    x, y = spot(rig, "slider:steps", 0.5)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    turn, event = point(rig)
    assert turn == 4
    assert 0 < event < len(rig.top.playback.replay.turns[4].events)
    assert "step" in rig.said[-1]


def test_after_the_last_move_the_second_slider_is_at_the_end_of_that_move():
    rig = at_replay()
    assert point(rig) == (12, 0)
    slider = rig.top._sliders["slider:steps"]
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
    assert rig.targets()["slider:moves"].name == "Moves: Move 12 of 12"
    rig.send(Focus("slider:moves"), Key("ArrowLeft"), Key("ArrowLeft"))
    assert point(rig) == (10, 0)
    assert rig.said[-1].startswith("Move 10 of 12.")
    rig.send(Key("Home"))
    assert point(rig) == (0, 0)
    assert rig.targets()["slider:moves"].name == "Moves: Start of 12 moves"
    rig.send(Focus("slider:steps"), Key("ArrowRight"))
    assert point(rig)[0] == 0
    assert point(rig)[1] > 0
    rig.send(Key("End"))
    assert point(rig) == (12, 0)


def test_without_a_focus_the_arrows_step_and_turn_moves():
    rig = at_replay()
    rig.send(Key("Home"), Key("ArrowRight"))
    assert point(rig)[1] > 0
    rig.send(Key("ArrowDown"))
    assert point(rig) == (1, 0)
    rig.send(Key("ArrowUp"), Key("PageDown"), Key("PageDown"))
    assert point(rig) == (2, 0)


def test_on_a_button_the_arrows_move_the_focus():
    rig = at_replay()
    rig.send(Focus("play"), Key("ArrowLeft"))
    assert rig.top.focus != "play"
    assert point(rig) == (12, 0)


@pytest.mark.parametrize("game", GAMES)
def test_played_from_the_start_it_comes_to_the_end(game):
    match = match_of(3, game=game)
    rig = at_replay(match, speed="fast")
    rig.press("play")
    assert rig.top.hook_state()["playing"]
    assert point(rig)[0] < 3
    for _ in range(4000):
        rig.top.update(0.1)
        if not rig.top.playback.playing:
            break
    assert point(rig) == (3, 0)
    assert rig.said[-1].startswith("Move 3 of 3.")


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
        assert not rig.top.playback.flights()
    assert seen == {0}
    assert point(rig) == (12, 0)


def turnings_of(rig):
    """The turns after which the match stands otherwise, once all have been looked at."""
    while not rig.top.playback.assessment.done:
        rig.frame()
    return rig.top.playback.replay.turnings


def test_jumps_lead_to_captures_and_turning_points():
    match = match_of(12, seed=5)
    rig = at_replay(match)
    rig.send(Key("Home"))
    marked = {n for n, t in enumerate(match.turns, 1) if any(e.kind == "capture" for e in t.events)}
    marked |= {*turnings_of(rig), len(match.turns)}
    seen = []
    while not seen or point(rig)[0] != seen[-1]:
        seen.append(point(rig)[0])
        rig.press("jump:forward")
    assert seen[1:] == sorted(marked)
    rig.press("jump:back")
    assert point(rig)[0] == seen[-2]


def test_its_turning_points_are_those_of_the_analysis():
    match = match_of(12, seed=5)
    assessment = Assessment(match, match.near())
    while not assessment.done:
        assessment.step()
    assert assessment.turning()
    assert turnings_of(at_replay(match)) == [turn + 1 for turn in assessment.turning()]


def test_leaving_stops_the_search_for_turning_points():
    rig = at_replay(match_of(12, seed=5))
    rig.frame()
    assessment = rig.top.playback.assessment
    assert not assessment.done
    rig.send(Key("Escape"))
    assert assessment.done


def test_playing_on_from_an_earlier_point_keeps_the_old_line():
    match = match_of(8)
    rig = at_replay(match, speed="off")
    rig.send(Focus("slider:moves"), *[Key("ArrowLeft")] * 3)
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
    rig.send(Key("ArrowUp"))
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
    rig.top.playback.go(longest, 1)
    rig.top.relayout()
    begun = []
    game_view = rig.top.playback.game_view
    counted = SimpleNamespace(**{name: getattr(game_view, name) for name in LOOK_OF_A_REPLAY})
    counted.animate = lambda *given: begun.append(1) or game_view.animate(*given)
    rig.top.playback.game_view = counted
    rig.send(Pointer("down", *spot(rig, "slider:steps", 0.1)))
    for share in (0.2, 0.4, 0.6, 0.9):
        rig.send(Pointer("move", *spot(rig, "slider:steps", share)))
        rig.top.update(0.01)
    assert point(rig)[0] == longest
    assert point(rig)[1] > len(match.turns[longest].events) / 2
    assert len(begun) == 1
    here, seen = point(rig), picture(rig.top.playback)
    rig.top.playback.go(0)
    rig.top.playback.go(*here)
    assert picture(rig.top.playback) == seen


def test_turning_points_come_up_by_and_by():
    rig = at_replay(match_of(12, seed=5))
    assert rig.top.playback.replay.turnings == []
    found = turnings_of(rig)
    assert found
    assert list(rig.top._sliders["slider:moves"].marks) == found

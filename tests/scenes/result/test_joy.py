"""What moves when a match was won a moment ago, and that nothing moves afterwards."""

import pygame
import pytest

from game.host.interface import Viewport
from game.host.preferences import Preferences
from game.play.match import Player
from game.scenes.result.joy import LASTS, SEEDS
from tests.scenes.result.test_scene import endings
from tests.scenes.stage import Rig, match_of

STEP = 1 / 60


def table(match, size=(1280, 720), **settings):
    return Rig("table", {"match": match}, size, **settings)


def ended_now(rig, **params):
    """The sheet of a match that has ended a moment ago, over its table."""
    rig.settle()
    rig.stage.push("result", {"match": rig.top.play.match, "just_ended": True, **params})
    rig.frame()
    return rig


def frames_until_rest(rig):
    """What each frame drew until nothing moves any more."""
    drawn = []
    while rig.top.busy():
        drawn.append(rig.frame(STEP))
        assert len(drawn) < 400
    return drawn


def pixels(rig):
    return pygame.image.tobytes(rig.surface, "RGB")


def slide_in(rig):
    while rig.top.sliding:
        rig.frame(STEP)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_after_the_joy_all_is_as_if_there_had_been_none(size):
    (match,) = endings(0)
    rig = ended_now(table(match, size))
    frames_until_rest(rig)
    plain = table(match, size)
    plain.settle()
    plain.stage.push("result", {"match": match})
    plain.settle()
    assert pixels(rig) == pixels(plain)


def test_seeds_fall_for_so_long_and_then_nothing_is_drawn():
    (match,) = endings(0)
    rig = ended_now(table(match))
    slide_in(rig)
    drawn = frames_until_rest(rig)
    assert LASTS <= len(drawn) * STEP < LASTS + 0.2
    assert rig.frame() is None


def test_frames_draw_small_rectangles_of_many_seeds():
    (match,) = endings(0)
    rig = ended_now(table(match))
    slide_in(rig)
    drawn = frames_until_rest(rig)
    assert max(len(rects) for rects in drawn) > SEEDS / 2
    for rects in drawn:
        assert rects is not True
        assert sum(width * height for _, _, width, height in rects) < 1280 * 720 / 8


def test_no_seed_falls_over_the_sheet():
    (match,) = endings(0)
    rig = ended_now(table(match))
    slide_in(rig)
    sheet = rig.surface.subsurface(pygame.Rect(*map(round, rig.top.sheet)).inflate(-4, -4))
    while rig.top._counted is not None:
        rig.frame(STEP)
    during = set()
    while rig.top.busy():
        during.add(pygame.image.tobytes(sheet, "RGB"))
        rig.frame(STEP)
    assert during == {pygame.image.tobytes(sheet, "RGB")}


def counted(rig):
    """The pixels of the numbers."""
    boxes = [text_box.box for text_box in rig.top._scores._numbers.values()]
    return [
        pygame.image.tobytes(rig.surface.subsurface(pygame.Rect(*map(round, box))), "RGB")
        for box in boxes
    ]


def test_the_score_counts_up_to_what_it_is():
    (match,) = endings(0)
    rig = ended_now(table(match))
    slide_in(rig)
    seen = [counted(rig)]
    while rig.top.busy():
        rig.frame(STEP)
        if counted(rig) != seen[-1]:
            seen.append(counted(rig))
    assert len(seen) > 5
    still = Rig("result", {"match": match})
    still.settle()
    assert counted(still) == seen[-1]


@pytest.mark.parametrize(
    "settings", [{"motion": "on"}, {"preferences": Preferences(reduced_motion=True)}]
)
def test_with_reduced_motion_nothing_moves(settings):
    (match,) = endings(0)
    rig = ended_now(table(match, **settings))
    assert not rig.top.busy()
    assert rig.frame() is None


@pytest.mark.parametrize("winner", [0, 1])
def test_seeds_fall_for_whoever_won_here_and_not_for_the_computer(winner):
    (match,) = endings(winner)
    rig = ended_now(table(match))
    assert (rig.top._joy is not None) == (winner == 0)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("motion", ["on", "off"])
def test_a_win_is_heard_once_and_a_loss_is_not(winner, motion):
    (match,) = endings(winner)
    rig = table(match, motion=motion)
    rig.settle()
    heard = []
    rig.context.sound.play = heard.append
    rig.stage.push("result", {"match": match, "just_ended": True})
    assert heard == ["win"] * (winner == 0)
    rig.top.enter()
    rig.press("board")
    rig.press("skip")
    assert heard.count("win") == (winner == 0)


def test_a_result_that_is_looked_at_again_is_still():
    (match,) = endings(0)
    rig = table(match)
    rig.settle()
    rig.press("skip")
    assert rig.top.name == "result"
    assert rig.top._joy is None and rig.top._counted is None


def test_the_table_shows_the_end_with_joy_when_the_last_move_was_seen():
    match = match_of(-1, players={})
    last = match.turns[-1]
    match.undo()
    rig = Rig("table", {"match": match}, speed="off")
    rig.top.play.make_move(last.move)
    for _ in range(200):
        rig.frame()
        if rig.top.name == "result":
            break
    assert rig.top._joy is not None


def test_another_window_in_the_middle_of_the_joy_leaves_nothing_behind():
    (match,) = endings(0)
    rig = ended_now(table(match))
    slide_in(rig)
    for _ in range(30):
        rig.frame(STEP)
    size = (390, 844)
    rig.host.viewport_now = rig.context.viewport = Viewport(*size, 1.0)
    rig.surface = pygame.Surface(size)
    rig.top.resize(rig.context.viewport)
    frames_until_rest(rig)
    plain = table(match, size)
    plain.settle()
    plain.stage.push("result", {"match": match})
    plain.settle()
    assert pixels(rig) == pixels(plain)


def bright(rig, box):
    """How bright a part of the window is."""
    part = rig.surface.subsurface(pygame.Rect(*map(round, box)))
    return sum(pygame.transform.average_color(part)[:3])


@pytest.mark.parametrize("winner", [0, 1])
def test_the_store_of_whoever_won_here_shines(winner):
    (match,) = endings(winner)
    rig = table(match)
    rig.settle()
    spots = {place.at: spot.pit for place, spot in rig.top.view.plan.spots.items()}
    own, other = spots[0,], spots[1,]
    before = bright(rig, own), bright(rig, other)
    rig.press("skip")
    rig.settle()
    shines = winner == 0
    assert (bright(rig, own) > before[0] * 0.9) == shines
    assert bright(rig, other) < before[1] * 0.7


def test_where_the_sheet_hides_the_store_the_plate_shines():
    (match,) = endings(0)
    rig = table(match, (390, 844))
    rig.settle()
    plate = rig.top.view.plates.boxes[0]
    before = bright(rig, plate)
    rig.press("skip")
    rig.settle()
    assert bright(rig, plate) > before * 0.9


def test_a_computer_that_wins_at_several_seats_lets_nothing_fall():
    players = {seat: Player("opponent") for seat in range(4)}
    match = match_of(-1, game="four-player", options={"seeds": 1}, players=players)
    assert ended_now(table(match)).top._joy is None

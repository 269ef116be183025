"""Moves can be followed: computers wait before they play, and Space hastens everything."""

import pytest

from game.host.interface import Focus, Pointer, Press
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.table.bao import BaoMoveShow
from game.scenes.table.play.opponent import GENTLE_PAUSE, PAUSE, TableOpponent
from game.scenes.table.pointer import LONG
from game.view.board.sowing import TEMPI
from tests.scenes.stage import Rig, match_of
from tests.scenes.table.test_parts import show_of


def waiting(level=1, game="kalah", **kept):
    """A table at which a computer is to move, and knows its move."""
    players = {0: Player("opponent", level=level), 1: Player()}
    match = Match(make(game), players)
    kept.setdefault("speed", "normal")
    rig = Rig("table", {"match": match}, drawn=False, **kept)
    opponent = rig.top.play.opponent
    for _ in range(3_000):
        if opponent._move is not None:
            return rig
        rig.frame(dt=0.0)
    raise AssertionError("it never knows its move")


def seconds_until_it_plays(rig):
    for frame in range(200):
        if rig.top.play.match.cursor:
            return frame / 100
        rig.frame(dt=0.01)
    raise AssertionError("it never plays")


@pytest.mark.parametrize(
    ("level", "kept", "seconds"),
    [
        (0, {}, GENTLE_PAUSE),
        (2, {}, GENTLE_PAUSE),
        (3, {}, PAUSE),
        (1, {"speed": "off"}, PAUSE),
        (1, {"motion": "on"}, PAUSE),
    ],
)
def test_a_computer_waits_before_it_plays(level, kept, seconds):
    assert seconds_until_it_plays(waiting(level, **kept)) == pytest.approx(seconds, abs=0.03)


@pytest.mark.parametrize("focus", [None, "house:1:2"])
def test_space_lets_it_play_at_once(focus):
    rig = waiting()
    rig.send(Focus(focus))
    rig.key(" ")
    rig.frame(dt=0.0)
    assert rig.top.play.match.cursor == 1


def test_space_on_a_button_presses_the_button():
    rig = waiting()
    rig.send(Focus("more"))
    rig.key(" ")
    assert rig.top.name == "more"


def test_who_hastens_while_it_thinks_waits_for_nothing_but_the_thought():
    opponent = TableOpponent()
    match = Match(make("bao"), {0: Player("opponent", level=1)})
    opponent.begin(match)
    assert opponent.hasten()
    assert not opponent.hasten(), "there is nothing more to hasten"
    for _ in range(3_000):
        if opponent.step(0.0) is not None:
            return
    raise AssertionError("it never plays")


@pytest.mark.parametrize(("patience", "factor"), [("usual", 1), ("long", 3), ("longest", 10)])
def test_a_computer_waits_as_long_as_somebody_needs_to_follow(patience, factor):
    rig = waiting(patience=patience)
    for _ in range(100):
        rig.frame(dt=0.0)
    assert rig.top.play.opponent.waits
    for _ in range(factor):
        assert rig.top.play.match.cursor == 0
        rig.frame(dt=GENTLE_PAUSE + 0.01)
    assert rig.top.play.match.cursor == 1


@pytest.mark.parametrize(("patience", "factor"), [("usual", 1), ("longest", 10)])
def test_a_slow_finger_may_rest_longer_before_its_press_is_a_long_one(patience, factor):
    rig = Rig("table", {"match": match_of(0)}, patience=patience)
    box = rig.top.items[rig.moves()[0]].box
    rig.send(Pointer("down", *box.middle, "touch", 1))
    rig.frame(dt=0.9 * LONG * factor)
    assert not rig.top.pointer.is_long(1)
    rig.frame(dt=0.2 * LONG * factor)
    assert rig.top.pointer.is_long(1)


def test_a_move_that_waits_is_forgotten_when_the_match_changes():
    rig = waiting()
    rig.top.play.opponent.cancel()
    assert not rig.top.play.opponent.busy
    rig.frame(dt=10)
    assert rig.top.play.match.cursor == 0


def test_the_test_rig_sees_that_a_waiting_computer_will_play():
    assert waiting().top.busy()


@pytest.mark.parametrize(
    ("level", "kind", "drop"),
    [(0, "opponent", 0.24), (2, "opponent", 0.24), (3, "opponent", 0.16), (1, "person", 0.16)],
)
def test_gentle_computers_sow_without_hurry_in_bao(level, kind, drop):
    match = match_of(0, game="bao", players={0: Player(kind, level=level)})
    show, _ = show_of(match, BaoMoveShow, speed="normal")
    assert show.tempo(0).drop == pytest.approx(drop)
    assert show.tempo(0).carry == TEMPI["normal"].carry


@pytest.mark.parametrize("game", GAMES)
def test_with_animation_off_nothing_is_animated(game):
    match = match_of(0, game=game)
    show, _ = show_of(match, speed="off")
    assert show.tempo(0) is None


@pytest.mark.parametrize("game", ["kalah", "bantu"])
def test_a_place_that_is_pressed_by_a_key_lets_it_play_at_once_and_is_not_refused(game):
    rig = waiting(game=game)
    place = next(item.id for item in rig.top.items.values() if item.role == "cell")
    rig.send(Press(place))
    assert seconds_until_it_plays(rig) < 0.2
    assert "not your turn" not in " ".join(rig.said)


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_space_after_a_press_by_a_pointer_plays_nothing(device):
    rig = Rig("table", {"match": Match(make("kalah"), {0: Player(), 1: Player()})}, speed="off")
    rig.tap("house:0:3", device)  # ends in the store: Player 1 moves again
    rig.settle()
    rig.key(" ")
    rig.key("Enter")
    rig.settle()
    assert rig.top.play.match.cursor == 1

"""Long turns of Bao, lap by lap."""

import pytest

from game.host.interface import Pointer
from game.scenes.frame.scene import Transition
from game.view.bao.laps import parts_of
from tests.scenes.stage import Rig, match_of


def long_turn(**kept):
    """A table after the longest of some moves was pressed: its animation has begun."""
    match = match_of(12, seed=5, game="bao")
    game, position = match.game, match.position

    def laps(move):
        return max(part.lap for part in parts_of(game.play(position, move)[1]))

    move = max(game.legal_moves(position), key=laps)
    assert laps(move) >= 3
    rig = Rig("table", {"match": match}, **kept)
    rig.top.play.make_move(move)
    rig.top.relayout()
    rig.frame()
    return rig, laps(move)


def until_it_waits(rig):
    for _ in range(2000):
        if not rig.top.busy() or rig.top.play.show.waiting:
            return
        rig.frame()
    raise AssertionError("it neither waits nor ends")


def tapped(rig):
    rig.send(Pointer("down", 500, 700), Pointer("up", 500, 700))


@pytest.mark.parametrize(
    "go_on",
    [lambda rig: rig.key(" "), lambda rig: rig.press("pause"), tapped],
    ids=["space", "tool", "board"],
)
@pytest.mark.parametrize("speed", ["fast", "off"])
def test_with_the_setting_each_lap_is_waited_for(go_on, speed):
    rig, laps = long_turn(speed=speed, lap_pause=True)
    waits = 0
    until_it_waits(rig)
    while rig.top.play.show.waiting:
        waits += 1
        assert waits < laps
        before = dict(rig.top.play.show.contents())
        for _ in range(20):
            rig.frame()
        assert rig.top.play.show.contents() == before
        go_on(rig)
        until_it_waits(rig)
    assert waits == laps - 1
    here = rig.top.play.current.game_view.contents(
        rig.top.play.match.game, rig.top.play.match.position
    )
    assert rig.top.play.show.contents() == here


def test_the_lap_that_comes_is_told_aloud():
    rig, _ = long_turn(speed="fast", lap_pause=True)
    until_it_waits(rig)
    assert rig.said[-1].startswith("Lap 2")


def test_a_tool_makes_a_turn_wait_and_another_lets_it_go():
    rig, _ = long_turn(speed="fast")
    assert "go-on" not in rig.targets()
    rig.press("pause")
    until_it_waits(rig)
    assert rig.top.play.show.waiting
    assert rig.targets()["pause"].name == "Next lap"
    rig.press("go-on")
    rig.settle()
    assert not rig.top.busy()
    assert rig.targets().get("pause") is None


def test_while_it_waits_the_rest_can_be_skipped():
    rig, _ = long_turn(speed="fast", lap_pause=True)
    until_it_waits(rig)
    rig.press("skip")
    assert not rig.top.busy()


def test_tools_that_take_each_others_place_are_drawn_well():
    rig, _ = long_turn(speed="fast")
    rig.press("pause")
    until_it_waits(rig)
    rig.frame()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    for box in rig.top.view.layout.tools.values():
        area = tuple(round(side) for side in box)
        assert piecewise.subsurface(area).copy().get_buffer().raw == (
            rig.surface.subsurface(area).copy().get_buffer().raw
        )


def test_other_games_have_no_laps():
    rig = Rig("table", {"match": match_of(0)}, lap_pause=True, speed="slow")
    rig.press(rig.moves()[0])
    assert rig.top.busy()
    assert "pause" not in rig.targets()
    rig.settle()


@pytest.mark.parametrize("sheet", ["more", "settings", "log"])
def test_a_sheet_in_the_midst_of_a_turn_takes_nothing_of_it(sheet):
    rig, laps = long_turn(speed="fast", lap_pause=True)
    until_it_waits(rig)
    seen = dict(rig.top.play.show.contents())
    rig.stage.go(Transition("push", sheet, {"play": rig.top.play, "match": rig.top.play.match}))
    assert rig.top.name == sheet
    rig.key("Escape")
    assert rig.top.play.show.waiting
    assert rig.top.play.show.contents() == seen
    waits = 1
    rig.key(" ")
    until_it_waits(rig)
    while rig.top.play.show.waiting:
        waits += 1
        rig.key(" ")
        until_it_waits(rig)
    assert waits == laps - 1


def test_between_two_laps_board_and_plates_show_what_happened_so_far():
    rig, _ = long_turn(speed="fast", lap_pause=True)
    until_it_waits(rig)
    play, plates = rig.top.play, rig.top.view.plates
    steps = 0
    while play.show.waiting:
        marked = {place for place, look in rig.top.view.picture.appearances.items() if look.chip}
        so_far = play.previews.of_part(play.show.events_passed(), play.show.event_begun())
        assert {place for place, lost in so_far.losses.items() if lost} <= marked
        assert sum(text.score.number for text in plates.texts.values()) == 64
        steps += bool(so_far.losses)
        rig.key(" ")
        until_it_waits(rig)
        rig.frame()
    assert steps, "a lap that robbed somebody"


def test_the_log_does_not_tell_the_rest_of_a_turn_that_is_being_shown():
    rig, _ = long_turn(speed="fast", lap_pause=True)
    until_it_waits(rig)
    moves = rig.top.play.match.cursor
    rig.key("l")
    assert rig.top.name == "log"
    assert f"move:{moves}" not in rig.targets()
    assert f"move:{moves - 1}" in rig.targets()

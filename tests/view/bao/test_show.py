import pytest

from game.rules.bao.game import Bao
from game.view.bao.show import BaoShow
from game.view.board.sowing import TEMPI
from game.view.registry import VIEWS
from tests.view.bao.positions import sampled

VIEW = VIEWS["bao"]


@pytest.mark.parametrize("preset", ["printed", "kiswahili", "kujifunza"])
def test_the_animation_ends_with_what_the_rules_say(preset):
    for game, position in sampled(22, 40, preset):
        before = VIEW.contents(game, position)
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            assert BaoShow(before, events, None).contents == VIEW.contents(game, after)


def test_each_step_of_the_animation_ends_a_lap():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    after, events = game.play(position, game.move_from_text("nA4c"))
    show = VIEW.animate(VIEW.contents(game, position), events, TEMPI["slow"])
    steps = 0
    while not show.done:
        show.hasten()
        steps += 1
    # The seed that enters, the captured seeds, the relay.
    assert steps == 3
    assert show.contents == VIEW.contents(game, after)


def test_a_lap_that_was_stepped_over_is_held_for_a_while():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    show = VIEW.animate(VIEW.contents(game, position), events, TEMPI["fast"])
    show.hasten()
    show.hasten()
    contents = dict(show.contents)
    for _ in range(10):
        assert not show.update(0.1)
    assert show.contents == contents
    for _ in range(100):
        show.update(0.1)
    assert show.done


def test_seeds_in_the_hand_are_seen_all_the_time():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    show = VIEW.animate(VIEW.contents(game, position), events, TEMPI["normal"])
    total = sum(show.contents.values()) + sum(flight.count for flight in show.flights())
    while not show.done:
        visible = sum(show.contents.values()) + sum(flight.count for flight in show.flights())
        assert visible == total
        show.update(0.01)


def test_later_laps_are_quicker_but_not_hasty():
    game, longest = Bao(), ()
    for _, position in sampled(3, 60, "printed"):
        for move in game.legal_moves(position):
            _, events = game.play(position, move)
            if len(events) > len(longest):
                start, longest = position, events
    show = VIEW.animate(VIEW.contents(game, start), longest, TEMPI["normal"])
    drops = sum(event.kind == "drop" for event in longest)
    seconds = 0.0
    while not show.done:
        show.update(1 / 60)
        seconds += 1 / 60
    full = drops * TEMPI["normal"].drop
    assert 0.4 * full < seconds < full + len(longest) * TEMPI["normal"].lift

"""What is foretold agrees with what comes of each legal move."""

import random

import pytest

from game.i18n.catalogue import Catalogue
from game.rules.bao.game import Bao
from game.rules.protocol import Place
from game.view.bao.show import BaoShow
from game.view.board.sowing import TEMPI
from game.view.registry import VIEWS

LOOK = VIEWS["bao"]


def sampled(seed, number, preset):
    """Yield so many positions of random play."""
    print("seed", seed)
    source, game = random.Random(seed), Bao({"preset": preset})
    position = game.start()
    while number:
        legal = game.legal_moves(position)
        if not legal:
            position = game.start(source.choice((0, 1)))
            continue
        number -= 1
        yield game, position
        position = game.after(position, source.choice(legal))


@pytest.mark.parametrize(
    ("preset", "number"), [("printed", 80), ("kiswahili", 80), ("kujifunza", 40)]
)
def test_previews_agree_with_the_result_of_every_legal_move(preset, number):
    words = Catalogue.load(["en"])
    for game, position in sampled(21, number, preset):
        before, mover = LOOK.contents(game, position), position.to_move
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            result, seen = LOOK.contents(game, after), LOOK.preview(events)
            assert seen.origin == Place("pit", (mover, move.pit))
            own = [place for place in before if place.at[0] == mover]
            gained = sum(result[place] - before[place] for place in own)
            assert seen.taken == gained
            assert bool(seen.taken) == move.kind.endswith("capture")
            assert all(before[place] > 0 for place in seen.captured)
            assert all(result[place] == 0 for place in seen.captured)
            assert result[seen.end] > 0
            outcome = game.outcome(after)
            assert seen.winner == (outcome.winners[0] if outcome else None)
            told = LOOK.foretell(words, game, position, seen)
            assert told.startswith("Captures" if seen.taken else "Takasa, no capture")


@pytest.mark.parametrize("preset", ["printed", "kiswahili", "kujifunza"])
def test_the_animation_ends_with_what_the_rules_say(preset):
    for game, position in sampled(22, 40, preset):
        before = LOOK.contents(game, position)
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            assert BaoShow(before, events, None).contents == LOOK.contents(game, after)


def test_each_step_of_the_animation_ends_a_lap():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    after, events = game.play(position, game.move_from_text("nA4c"))
    show = LOOK.animate(LOOK.contents(game, position), events, TEMPI["slow"])
    steps = 0
    while not show.done:
        LOOK.step(show)
        steps += 1
    # The seed that enters, the captured seeds, the relay.
    assert steps == 3
    assert show.contents == LOOK.contents(game, after)


def test_a_lap_that_was_stepped_over_is_held_for_a_while():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    show = LOOK.animate(LOOK.contents(game, position), events, TEMPI["fast"])
    LOOK.step(show)
    LOOK.step(show)
    held = dict(show.contents)
    for _ in range(10):
        assert not show.update(0.1)
    assert show.contents == held
    for _ in range(100):
        show.update(0.1)
    assert show.done


def test_seeds_in_the_hand_are_seen_all_the_time():
    game = Bao()
    position = game.position_from_text("00000000/10020000/02020000/00000000/10-10/-/-/s")
    _, events = game.play(position, game.move_from_text("nA4c"))
    show = LOOK.animate(LOOK.contents(game, position), events, TEMPI["normal"])
    total = sum(show.contents.values()) + sum(flight.count for flight in show.flights())
    while not show.done:
        seen = sum(show.contents.values()) + sum(flight.count for flight in show.flights())
        assert seen == total
        show.update(0.01)


def test_later_laps_are_quicker_but_not_hasty():
    game, longest = Bao(), ()
    for _, position in sampled(3, 60, "printed"):
        for move in game.legal_moves(position):
            _, events = game.play(position, move)
            if len(events) > len(longest):
                start, longest = position, events
    show = LOOK.animate(LOOK.contents(game, start), longest, TEMPI["normal"])
    drops = sum(event.kind == "drop" for event in longest)
    seconds = 0.0
    while not show.done:
        show.update(1 / 60)
        seconds += 1 / 60
    full = drops * TEMPI["normal"].drop
    assert 0.4 * full < seconds < full + len(longest) * TEMPI["normal"].lift

import random
from dataclasses import replace

import pytest

from game.play.match import Match
from game.rules.registry import GAMES, make
from game.view.board.sowing import TEMPI, Sowing
from game.view.registry import VIEWS

VIEW = VIEWS["kalah"]


def turns(count, seed, options=None):
    """Yield game, position and move of random matches."""
    source = random.Random(seed)
    game = make("kalah", options or {})
    match = Match(game, {})
    for _ in range(count):
        if not match.legal_moves():
            match = Match(game, {})
        move = source.choice(list(match.legal_moves()))
        yield game, match.position, move
        match.play(move)


@pytest.mark.parametrize("preset", ["printed", "standard"])
@pytest.mark.parametrize("tempo", [None, *TEMPI.values()])
def test_what_is_seen_at_the_end_is_the_position_after_the_move(preset, tempo):
    for game, position, move in turns(60, 11, {"preset": preset}):
        after, events = game.play(position, move)
        sowing = Sowing(VIEW.contents(game, position), events, tempo)
        for _ in range(3000):
            if sowing.done:
                break
            sowing.update(1 / 30)
        assert sowing.done
        assert sowing.contents == VIEW.contents(game, after)
        assert sowing.flights() == []


def test_no_seed_is_lost_or_made_while_it_flies():
    for game, position, move in turns(40, 5):
        _, events = game.play(position, move)
        total = sum(VIEW.contents(game, position).values())
        sowing = Sowing(VIEW.contents(game, position), events, TEMPI["normal"])
        while not sowing.done:
            flying = sum(flight.count for flight in sowing.flights())
            assert sum(sowing.contents.values()) + flying == total
            assert min(sowing.contents.values()) >= 0
            sowing.update(1 / 60)


def test_seeds_fall_one_by_one_in_order():
    game = make("kalah")
    position = game.start()
    _, events = game.play(position, 1)
    sowing = Sowing(VIEW.contents(game, position), events, TEMPI["normal"])
    places = []
    while not sowing.done:
        sowing.update(1 / 60)
        if sowing.last is not None and (not places or places[-1] != sowing.last):
            places.append(sowing.last)
    assert [place.at for place in places] == [(0, 2), (0, 3), (0, 4), (0, 5)]


def test_skipping_shows_the_end_at_once():
    game = make("kalah")
    after, events = game.play(game.start(), 6)
    sowing = Sowing(VIEW.contents(game, game.start()), events, TEMPI["slow"])
    sowing.update(0.1)
    sowing.finish()
    assert sowing.done
    assert sowing.contents == VIEW.contents(game, after)


def test_a_long_pause_counts_as_a_short_step():
    game = make("kalah")
    _, events = game.play(game.start(), 6)
    sowing = Sowing(VIEW.contents(game, game.start()), events, TEMPI["slow"])
    sowing.update(60)
    assert not sowing.done


def test_every_drop_is_heard_and_rises():
    game = make("kalah")
    _, events = game.play(game.start(), 6)
    sowing = Sowing(VIEW.contents(game, game.start()), events, TEMPI["fast"])
    while not sowing.done:
        sowing.update(1 / 60)
    falls = [cue.step for cue in sowing.cues if cue.kind in ("drop", "store")]
    assert falls == [1, 2, 3, 4]


def seconds(game, position, events, tempo):
    """How long a move is seen."""
    show = VIEWS[game.name].animate(VIEWS[game.name].contents(game, position), events, tempo)
    frames = 0
    while not show.done:
        show.update(0.01)
        assert all(0 <= flight.share <= 1 for flight in show.flights())
        frames += 1
    return frames / 100


@pytest.mark.parametrize("name", GAMES)
def test_a_capture_is_looked_at_for_a_moment(name):
    tempo = TEMPI["normal"]
    assert tempo.look == 0.4
    game, position, events = capturing(name)
    captures = [event.kind for event in events].count("capture")
    looks = captures if name == "bao" else 1  # all that is captured at once flies at once
    longer = seconds(game, position, events, tempo)
    shorter = seconds(game, position, events, replace(tempo, look=0.0))
    assert longer - shorter == pytest.approx(0.4 * looks, abs=0.05)


def capturing(name):
    """A position, and the events of a move in it that captures."""
    match, source = Match(make(name), {}), random.Random(2)
    while True:
        moves, position = list(match.legal_moves()), match.position
        for move in moves:
            _, events = match.game.play(position, move)
            if any(event.kind == "capture" for event in events):
                return match.game, position, events
        match.play(source.choice(moves))

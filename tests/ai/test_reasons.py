"""What is said of a mistake follows from the moves that could be played."""

from random import Random

import pytest

from game.ai.analysis import analyse
from game.ai.judging import judge
from game.ai.levels import glance_strength
from game.ai.outlook import Prospect
from game.ai.reasons import reasons_for
from game.ai.thought import Strength, finished
from game.rules.bao.board import NYUMBA
from game.rules.kalah.board import KalahPosition
from game.rules.playout import random_playout
from game.rules.protocol import Place
from game.rules.registry import make

QUICK = Strength(depth=4, nodes=400)

WAYS = [
    ("kalah", {}),
    ("bao", {"preset": "kiswahili"}),
    ("four-player", {"players": 2}),
    ("four-player", {"players": 3}),
    ("bantu", {"players": 2}),
    ("bantu", {"players": 4, "team": True}),
]


def explained(game, position, move, strength=QUICK):
    """Return why a move was worse, and the best reply to it."""
    analysis = finished(analyse(game, position, strength))
    verdict = judge(game, analysis, move)
    after, reply = game.after(position, move), None
    if game.outcome(after) is None:
        reply = finished(analyse(game, after, strength)).moves[0].move
    better = verdict.best, verdict.loss
    return finished(reasons_for(game, position, move, better, analysis, reply)), reply


def captured(game, position, move, victims):
    """Return what a move captures from some seats, by the places that lose it."""
    _, events = game.play(position, move)
    seat, taken = game.to_move(position), {}
    for event in events:
        if event.kind == "capture" and event.seat == seat:
            place = event.target if event.target and event.target.kind == "start" else event.source
            if place.at[0] in victims:
                taken[place] = taken.get(place, 0) + event.count
    return taken


def turns(game, position, victims, first=None):
    """Return what each way to play out a turn captures in all."""
    seat = game.to_move(position)
    for move in [first] if first is not None else game.legal_moves(position):
        taken = sum(captured(game, position, move, victims).values())
        after, events = game.play(position, move)
        again = any(event.kind == "again" and event.seat == seat for event in events)
        if again and game.legal_moves(after):
            yield from (taken + more for more in turns(game, after, victims))
        else:
            yield taken


@pytest.mark.parametrize(("name", "options"), WAYS, ids=str)
def test_all_that_is_said_can_be_played(name, options):
    game, said = make(name, options), 0
    for seed in range(14):
        rng = Random(seed)
        position, _ = random_playout(game, game.start(), rng, rng.randrange(4, 40))
        if game.outcome(position) or len(game.legal_moves(position)) < 2:
            continue
        move = rng.choice(game.legal_moves(position))
        told, reply = explained(game, position, move)
        side = game.side_of(told.mover)
        others = [seat for seat in game.seats if seat not in side]
        after = game.after(position, move)
        if told.allowed.taken:
            said += 1
            assert told.foe == game.to_move(after)
            assert told.foe in others
            assert told.allowed.taken in turns(game, after, side, reply)
            assert all(place.at[0] in side for place in told.allowed.places)
        if told.allowed.taken and told.most is not None:
            better = game.after(position, told.best)
            most = max(turns(game, better, side)) if game.outcome(better) is None else 0
            assert told.most == most < told.allowed.taken
        if told.missed.taken:
            said += 1
            taken = captured(game, position, told.best, others)
            assert (told.missed.taken, set(told.missed.places)) == (sum(taken.values()), set(taken))
            assert told.missed.taken > sum(captured(game, position, move, others).values())
        if told.missed.wins:
            assert game.outcome(game.after(position, told.best)).winners == side
        if told.ended:
            assert told.mover not in game.outcome(after).winners
    assert said


def kalah(*houses, to_move=0):
    """Return a position of Kalah: south's houses from 1, then north's."""
    return KalahPosition((*houses[:6], 10, *houses[6:], 10), to_move)


def test_a_capture_that_was_let_happen_and_what_would_have_prevented_it():
    game = make("kalah")
    # North's house 1 ends in the empty house 2, across from house 5 with its nine seeds.
    told, _ = explained(game, kalah(1, 0, 0, 0, 9, 0, 1, 0, 3, 0, 0, 0), 1)
    assert told.allowed.taken == 9
    assert told.allowed.places == (Place("house", (0, 5)),)
    assert told.best == 5


def test_an_extra_turn_that_was_missed():
    game = make("kalah")
    told, _ = explained(game, kalah(0, 0, 0, 1, 2, 1, 0, 0, 0, 5, 5, 0), 4)
    assert told.missed.again


def test_a_win_at_once_that_is_missed_is_told():
    game = make("bao", {"preset": "kiswahili"})
    won = 0
    for seed in range(100):
        position, _ = random_playout(game, game.start(), Random(seed), 60)
        moves = [] if game.outcome(position) else game.legal_moves(position)
        wins = [m for m in moves if game.outcome(game.after(position, m))]
        others = [m for m in moves if m not in wins]
        if wins and others:
            told, _ = explained(game, position, others[0])
            won += bool(told.missed.wins)
            assert told.wins or told.missed.wins or told.best not in wins
    assert won


def test_a_nyumba_that_is_captured_is_noticed():
    game, noticed = make("bao", {"preset": "kiswahili"}), 0
    for seed in range(24):
        position, _ = random_playout(game, game.start(), Random(seed), 4)
        if len(game.legal_moves(position)) < 2:
            continue
        told, _ = explained(game, position, game.legal_moves(position)[0])
        if told.allowed.nyumba is not None:
            noticed += 1
            assert told.allowed.nyumba == told.mover
            assert told.allowed.taken
            assert Place("pit", (told.mover, NYUMBA + 1)) in told.allowed.places
    assert noticed


def test_where_nothing_differs_at_once_it_is_looked_further():
    game, seen = make("kalah"), set()
    for seed in range(12):
        position, _ = random_playout(game, game.start(), Random(seed), 6)
        if game.outcome(position) or len(game.legal_moves(position)) < 2:
            continue
        told, _ = explained(game, position, game.legal_moves(position)[-1])
        if told.is_plain:
            assert told.prospect is None
        elif told.prospect is not None:
            seen.add(told.prospect.kind)
            assert isinstance(told.prospect, Prospect)
            then, now = told.prospect.best, told.prospect.now
            assert told.prospect.gain or then[0] - then[1] >= now[0] - now[1] + 3
    assert seen


def test_it_is_worked_out_a_little_at_a_time():
    game = make("bao")
    position, moves = game.start(), game.legal_moves(game.start())
    analysis = finished(analyse(game, position, glance_strength(game)))
    reply = game.legal_moves(game.after(position, moves[-1]))[0]
    work = reasons_for(game, position, moves[-1], (moves[0], 12), analysis, reply)
    assert sum(1 for _ in work) > 5


def test_a_draw_by_repetition_is_the_reason_itself():
    game = make("bantu")
    position = game.position_from_text("red:24.0,17.2,10.1,h/blue:29.1,26.3,16.3,h/red")
    first, second, *_ = game.legal_moves(position)
    analysis = finished(analyse(game, position, QUICK))
    told = finished(reasons_for(game, position, second, (first, 20), analysis, None, drawn=True))
    assert told.drawn
    assert told.foe is None

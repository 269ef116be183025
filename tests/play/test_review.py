"""A review judges every turn of a match, quickly first, then more closely where it matters."""

from random import Random

import pytest

from game.ai.analysis import Analysis, MoveValue, Standing, analyse
from game.ai.levels import advice_strength, glance_strength
from game.ai.thought import finished
from game.play import review
from game.play.match import Match
from game.play.review import Review
from game.rules.kalah.board import KalahPosition
from game.rules.registry import make


def played(name, turns, **options):
    match, rng = Match(make(name, options), {}), Random(3)
    for _ in range(turns):
        match.play(rng.choice(match.legal_moves()))
    return match


def played_first(turns):
    """Return a match of Kalah in which the first of the moves was played each time."""
    match = Match(make("kalah"), {})
    for _ in range(turns):
        match.play(match.legal_moves()[0])
    return match


def worked_out(known):
    while not known.done:
        known.step()
    return known


def quickly(known):
    while not known.quick_done:
        known.step(seconds=0)
    return known


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kalah", {}),
        ("bao", {"preset": "kiswahili"}),
        ("four-player", {"players": 2}),
        ("four-player", {"players": 3}),
        ("bantu", {"players": 3}),
        ("bantu", {"players": 4, "team": True}),
    ],
    ids=str,
)
def test_a_first_pass_knows_every_position_a_little_at_a_time(name, options):
    match = played(name, 5, **options)
    known = Review(match, match.game.seats[0])
    assert (known.depth(0), known.analysis(0), known.standing(0)) == ("none", None, None)
    assert (known.judgement(0), known.progress()) == (None, 0.0)
    steps = 0
    while not known.quick_done:
        known.step(seconds=0)
        steps += 1
    assert steps > 6
    assert known.progress() == 1
    for cursor in range(6):
        analysis = known.analysis(cursor)
        legal = match.game.legal_moves(match.position_at(cursor))
        assert {value.move for value in analysis.moves} == set(legal)
        assert 0 <= known.standing(cursor).bar <= 1
    assert [known.judgement(turn).turn for turn in range(5)] == list(range(5))


def test_a_quick_look_is_not_as_close_as_a_hint():
    for name in ("kalah", "bao", "four-player", "bantu"):
        for players in (2,) if name in ("kalah", "bao") else (2, 3, 4):
            game = make(name, {"players": players} if name in ("four-player", "bantu") else {})
            assert glance_strength(game).nodes <= advice_strength(game).nodes / 4


def test_the_position_looked_at_comes_before_all_others():
    known = Review(played("kalah", 12), 0)
    known.look_at(9)
    while known.depth(9) != "deep":
        known.step(seconds=0)
    assert {known.depth(cursor) for cursor in range(9)} == {"none"}
    assert known.depth(10) != "none"


def test_looking_at_another_position_goes_on_there_at_once():
    known = Review(played("bao", 6), 0)
    known.look_at(2)
    known.step(seconds=0)
    known.look_at(4)
    while known.depth(4) == "none":
        known.step(seconds=0)
    assert known.depth(2) == known.depth(0) == "none"


def test_a_deep_look_is_that_of_an_analysis():
    match = played("four-player", 3, players=2)
    known = Review(match, 0)
    known.look_at(3)
    while known.depth(3) != "deep":
        known.step()
    assert known.analysis(3) == finished(
        analyse(match.game, match.position, advice_strength(match.game))
    )


def test_what_loses_much_is_looked_at_deeply_and_the_rest_is_left():
    known = worked_out(Review(played("kalah", 9), 0))
    turns = range(9)
    told = [turn for turn in turns if known.judgement(turn).label]
    assert told
    assert all(known.depth(turn) == "deep" for turn in told)
    assert any(known.depth(turn) == "quick" for turn in turns)


class Seen:
    """Stands in for what is seen, by the depth of the look: worth of move 1, and of all others."""

    def __init__(self, monkeypatch, quick, deep):
        self.values = {"quick": quick, "deep": deep}
        self.looks = []
        monkeypatch.setattr(review, "analyse", self.analyse)

    def analyse(self, game, position, strength):
        yield
        depth = "deep" if strength == advice_strength(game) else "quick"
        self.looks.append((depth, position))
        first, rest = self.values[depth](position)
        moves = [
            MoveValue(move, rest if number else first, False)
            for number, move in enumerate(game.legal_moves(position))
        ]
        moves.sort(key=lambda value: -value.value)
        standings = {seat: Standing(0.5, False) for seat in game.seats}
        return Analysis(game.to_move(position), tuple(moves), 9, 9, standings, ())


def test_a_deeper_look_takes_a_mistake_back(monkeypatch):
    match = played_first(4)
    Seen(monkeypatch, quick=lambda _: (0, 5), deep=lambda _: (0, 0))
    known = quickly(Review(match, 0))
    assert {known.judgement(turn).label for turn in range(4)} == {"mistake"}
    worked_out(known)
    assert {known.judgement(turn).label for turn in range(4)} == {""}


def test_why_a_mistake_was_one_is_worked_out_where_it_is_looked_at(monkeypatch):
    match = played_first(4)
    Seen(monkeypatch, *[lambda _: (0, 5)] * 2)
    known = worked_out(Review(match, 0))
    assert known.judgement(2).label == "mistake"
    assert known.reasons(2) is None
    known.look_at(2)
    worked_out(known)
    assert known.reasons(2).best == known.judgement(2).best
    assert known.reasons(1) is None


def test_of_a_good_move_no_reasons_are_given(monkeypatch):
    Seen(monkeypatch, *[lambda _: (0, 0)] * 2)
    known = Review(played_first(4), 0)
    known.look_at(2)
    worked_out(known)
    assert known.reasons(2) is None


def test_the_largest_swings_are_looked_at_deeply_first(monkeypatch):
    match = played_first(4)
    order = [match.position_at(turn) for turn in (2, 0, 3, 1)]
    lost = {position: 20 - 5 * rank for rank, position in enumerate(order)}
    seen = Seen(monkeypatch, *[lambda position: (0, lost.get(position, 0))] * 2)
    worked_out(Review(match, 0))
    deep = [position for depth, position in seen.looks if depth == "deep" and position in lost]
    # A mistake's answer is looked at with it, so that it can be told what it allowed.
    assert deep == [order[0], order[2], order[1], order[3]]


def test_what_was_given_up_stays_known_and_is_taken_up_by_looking_again():
    known = Review(played("kalah", 8), 0)
    while known.depth(3) == "none":
        known.step(seconds=0)
    known.step(seconds=0)
    known.cancel()
    assert known.done
    assert not known.step()
    assert known.depth(3) != "none"
    assert not known.quick_done
    known.look_at(0)
    assert not known.done
    assert quickly(known).quick_done


def test_proven_values_need_no_second_look():
    position = KalahPosition((1, 0, 0, 2, 1, 1, 20, 1, 0, 0, 0, 0, 1, 21), 0)
    known = Review(Match(make("kalah"), {}, start=position), 0)
    worked_out(known)
    assert known.depth(0) == "deep"
    assert known.standing(0).exact


def test_a_match_that_is_over_stands_as_it_ended():
    match = Match(
        make("kalah"), {}, start=KalahPosition((0, 0, 0, 0, 0, 1, 30, 0, 2, 0, 0, 0, 0, 15), 0)
    )
    match.play(6)
    known = worked_out(Review(match, 1))
    assert (known.analysis(1), known.standing(1)) == (None, Standing(0.0, True))
    assert known.judgement(0).only


def test_whoever_gave_up_left_a_position_like_any_other():
    match = played("kalah", 3)
    match.resign(match.to_move)
    known = quickly(Review(match, 0))
    assert known.analysis(3).moves
    assert 0 < known.standing(3).bar < 1


def test_a_draw_by_repetition_is_judged_as_a_draw():
    game = make("bantu")
    text = "red:24.0,17.2,10.1,h/blue:29.1,26.3,16.3,h/red"
    match = Match(game, {}, start=game.position_from_text(text))
    back_and_forth(match)
    assert match.outcome().reason == "repetition"
    known = quickly(Review(match, game.seats[0]))
    last = len(match.turns) - 1
    assert known.standing(last + 1) == Standing(0.5, True)
    assert known.analysis(last + 1) is None
    assert known.judgement(last).loss == max(
        0, known_best(known, last, match.turns[last].move) - 50
    )


def back_and_forth(match):
    """Play until the match is a draw by repetition."""
    while not match.outcome():
        for move in match.legal_moves():
            after = match.game.after(match.position, move)
            if after in (match.position_at(cursor) for cursor in range(match.cursor)):
                match.play(move)
                break
        else:
            match.play(match.legal_moves()[0])


def known_best(known, turn, played_move):
    """Return the best worth of all moves but the one played."""
    match_game = make("bantu")
    others = [value for value in known.analysis(turn).moves if value.move != played_move]
    return max(review.worth(match_game, value) for value in others)


def test_what_another_review_knows_of_the_same_turns_is_taken_over():
    match = played("kalah", 8)
    first, first_line = quickly(Review(match, 0)), tuple(match.turns)
    match.go_to(5)
    match.play(next(move for move in match.legal_moves() if move != first_line[5].move))
    known = Review(match, 0)
    known.take_over(first)
    assert [known.analysis(cursor) for cursor in range(6)] == [
        first.analysis(cursor) for cursor in range(6)
    ]
    assert known.depth(6) == "none"
    assert known.judgement(5).turn == 5
    assert quickly(known).quick_done


def test_a_line_that_was_left_is_judged_by_itself():
    match = played("kalah", 6)
    match.go_to(2)
    match.play(next(move for move in match.legal_moves() if move != match.turns[2].move))
    known = quickly(Review(match, 0, line=1))
    assert known.judgement(5).turn == 5
    assert known.depth(6) != "none"

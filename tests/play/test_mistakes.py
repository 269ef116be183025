"""Big mistakes at the table: which moves are told to be one, and how little is looked at."""

import pytest

from game.ai import analysis as ai_analysis
from game.ai import opponent as ai_opponent
from game.ai.analysis import analyse
from game.ai.judging import judge
from game.ai.levels import glance_strength
from game.ai.thought import finished
from game.learn.measures import captured
from game.learn.plays import plays
from game.play import mistakes
from game.play.match import Match, Player
from game.play.mistakes import MOST_POSITIONS, Look, MistakeWatch, mistake_of, points_out
from game.rules.registry import GAMES, make
from tests.play.gross_mistakes import against, before_mistake


def worked_out(watch, most=20_000):
    """What comes of a watch once it has judged."""
    for _ in range(most):
        mistake = watch.step(0.0)
        if not watch.judging:
            return mistake
    raise AssertionError("it never ends")


@pytest.mark.parametrize("name", GAMES)
def test_a_big_mistake_is_told_with_a_reason(name):
    match, move = before_mistake(name)
    watch = MistakeWatch()
    match.play(move)
    watch.judge_last(match)
    mistake = worked_out(watch)
    assert mistake.move == move
    assert mistake.best in match.game.legal_moves(mistake.position)
    assert mistake.best != move
    assert mistake.reasons.allowed.taken


@pytest.mark.parametrize("name", GAMES)
def test_a_review_calls_it_a_mistake_too(name):
    match, move = before_mistake(name)
    closer = finished(analyse(match.game, match.position, glance_strength(match.game)))
    assert judge(match.game, closer, move).label in ("mistake", "blunder")


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_is_none(name):
    match, move = before_mistake(name)
    best = finished(mistake_of(Look(match.game, match.position), move)).best
    assert finished(mistake_of(Look(match.game, match.position), best)) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_the_mistake_is_said_to_allow_can_be_played(name):
    match, move = before_mistake(name)
    allowed = finished(mistake_of(Look(match.game, match.position), move)).reasons.allowed
    turns = plays(match.game, match.game.after(match.position, move), "turn")
    assert max(map(captured, turns)) >= allowed.taken > 0


def test_a_forced_move_is_no_mistake():
    game = make("kalah", {})
    position = game.position_from_json(
        {**game.position_to_json(game.start()), "south": [0, 0, 0, 0, 0, 1]}
    )
    (move,) = game.legal_moves(position)
    assert finished(mistake_of(Look(game, position), move)) is None


@pytest.mark.parametrize("name", GAMES)
def test_few_positions_are_looked_at(name, monkeypatch):
    searchers = []
    make_searcher = ai_opponent.searcher_for

    def counted(*args):
        searchers.append(make_searcher(*args))
        return searchers[-1]

    for module in (ai_opponent, ai_analysis, mistakes):
        monkeypatch.setattr(module, "searcher_for", counted)
    match, move = before_mistake(name)
    finished(mistake_of(Look(match.game, match.position), move))
    assert 0 < sum(min(each.nodes, each.most_nodes) for each in searchers) <= MOST_POSITIONS
    assert len(searchers) == 3, "the look, the second one, and the reply"


def test_what_was_begun_while_the_person_thought_goes_on(monkeypatch):
    looks = []
    monkeypatch.setattr(
        mistakes, "analyse", lambda *args: looks.append(args) or ai_analysis.analyse(*args)
    )
    match, move = before_mistake("kalah")
    watch = MistakeWatch()
    for _ in range(3):
        watch.watch(match.game, match.position)
        watch.step(0.0)
    match.play(move)
    watch.judge_last(match)
    assert worked_out(watch)
    match.undo()
    watch.forget()
    watch.watch(match.game, match.position)
    assert watch.idle, "nothing is left to be looked at"
    match.play(move)
    watch.judge_last(match)
    assert worked_out(watch)
    assert len(looks) == 1


def test_a_move_that_was_taken_back_is_judged_no_more():
    match, move = before_mistake("kalah")
    watch = MistakeWatch()
    match.play(move)
    watch.judge_last(match)
    watch.forget()
    assert not watch.judging
    assert watch.step() is None


PERSON, CHILD, BEGINNER, LEARNER = Player(), *(Player("opponent", level=n) for n in range(3))


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ((PERSON, CHILD), True),
        ((BEGINNER, PERSON), True),
        ((PERSON, LEARNER), False),
        ((PERSON, PERSON), False),
        ((CHILD, CHILD), False),
    ],
)
def test_mistakes_are_pointed_out_to_one_person_against_gentle_computers(players, told):
    assert points_out(Match(make("kalah"), dict(enumerate(players)))) == told


def test_of_several_computers_all_must_be_gentle():
    game = make("four-player")
    assert points_out(Match(game, {0: PERSON, 1: CHILD, 2: BEGINNER, 3: CHILD}))
    assert not points_out(Match(game, {0: PERSON, 1: CHILD, 2: LEARNER, 3: CHILD}))


def test_in_a_guided_game_they_are_pointed_out_whatever_the_level_says():
    match = against(make("kalah"), level=5)
    assert not points_out(match)
    match.guided = "kalah-guided"
    assert points_out(match)


def test_in_a_match_by_link_nothing_is_pointed_out():
    match = against(make("kalah"))
    match.side = 0
    assert not points_out(match)

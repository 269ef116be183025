"""Every lesson and puzzle that is shipped is right: all moves of each are played out."""

from collections import Counter
from itertools import product

import pytest

from game.learn.courses import load_course, load_puzzles
from game.learn.exercise import (
    NumberQuestion,
    PlayQuestion,
    TakenQuestion,
    WhereQuestion,
)
from game.learn.goals import meeting
from game.learn.measures import MEASURES, captured_places, end
from game.learn.plays import play_of, plays
from game.learn.registry import LESSONS
from game.learn.shapes import value
from game.rules.registry import make
from tests.cases import all_cases
from tests.learn.exercises import GAMES, exercises, facts, playing


def moves_of(game, told):
    return tuple(game.move_from_json(move) for move in told)


def result_of(exercise):
    """The position after the moves of the result, and all events of them."""
    position, events = exercise.position, []
    for move in exercise.answer:
        position, happened = exercise.game.play(position, move)
        events += happened
    return position, events


def by_moves(exercise):
    """All that can be played in an exercise, by its moves."""
    over = exercise.question.over
    return {play.moves: play for play in plays(exercise.game, exercise.position, over)}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_lessons_as_is_told_before_they_are_there(game):
    assert len(load_course(game).lessons) == LESSONS[game]


def test_no_id_is_there_twice_in_any_game():
    ids = Counter(each.id for game in GAMES for each in exercises(game))
    ids.update(guided.id for game in GAMES for guided in load_course(game).guided)
    assert [id_ for id_, count in ids.items() if count > 1] == []
    assert ids


@pytest.mark.parametrize("game", GAMES)
def test_what_tests_know_is_known_of_what_is_shipped(game):
    assert facts(game).keys() == {each.id for each in exercises(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_one_of_a_game_that_goes_on(game):
    with all_cases() as cases:
        for each in exercises(game):
            with cases.of(each.id):
                assert each.game.outcome(each.position) is None
                assert each.game.forced_passes(each.position)[0] == each.position
                assert each.game.legal_moves(each.position)


def test_no_piece_of_bantu_stands_before_its_own_start_line():
    with all_cases() as cases:
        for each in exercises("bantu"):
            board = each.game.board
            for seat, number in product(each.game.seats, each.game.numbers):
                circle = each.position.place(seat, number)
                with cases.of(each.id, seat, number):
                    is_before = circle >= 0 and board.spot(circle)[0] < board.start_lines[number]
                    assert not is_before


@pytest.mark.parametrize("game", GAMES)
def test_those_that_meet_the_goal_are_exactly_the_accepted(game):
    with all_cases() as cases:
        for each in playing(game):
            with cases.of(each.id):
                question = each.question
                found = meeting(each.game, each.position, question.over, question.goals)
                assert {play.moves for play in found} == set(question.accept)
                assert len(set(question.accept)) == len(question.accept)


@pytest.mark.parametrize("game", GAMES)
def test_every_accepted_answer_gives_what_is_told(game):
    with all_cases() as cases:
        for each in playing(game):
            question = each.question
            found = by_moves(each)
            for answer in question.accept:
                for name, told in question.gives.items():
                    with cases.of(each.id, name):
                        assert MEASURES[name](found[answer]) == told
            with cases.of(each.id, "goals"):
                assert {goal.measure for goal in question.goals} <= question.gives.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_about_a_move_has_the_answer_that_is_told(game):
    with all_cases() as cases:
        for each in exercises(game):
            question = each.question
            if isinstance(question, PlayQuestion):
                continue
            with cases.of(each.id):
                play = play_of(each.game, each.position, question.move)
                if isinstance(question, NumberQuestion):
                    found = MEASURES[question.measure](play)
                else:
                    found = {WhereQuestion: end, TakenQuestion: captured_places}[type(question)](
                        play
                    )
                assert found == question.answer
                assert found not in {wrong.answer for wrong in question.wrong}
                assert each.answer == (question.move,)


@pytest.mark.parametrize("game", GAMES)
def test_every_result_is_true(game):
    with all_cases() as cases:
        for each in exercises(game):
            with cases.of(each.id):
                position, events = result_of(each)
                assert each.game.position_to_json(position) == facts(game)[each.id]["after"]
                for number, event in each.points:
                    assert events[number] == event
                if isinstance(each.question, PlayQuestion):
                    assert each.answer in each.question.accept


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_try_that_is_foreseen_is_one(game):
    with all_cases() as cases:
        for each in playing(game):
            question = each.question
            whole = by_moves(each)
            for wrong in question.wrong:
                with cases.of(each.id, wrong.answer):
                    if wrong.reason is None:
                        assert wrong.answer in whole
                        assert wrong.answer not in question.accept
                    else:
                        reason = each.game.why_not(each.position, wrong.answer[0])
                        assert reason is not None
                        assert reason.key == wrong.reason


@pytest.mark.parametrize("game", GAMES)
def test_wrong_tries_give_what_is_told(game):
    with all_cases() as cases:
        for each in playing(game):
            known = {
                moves_of(each.game, told["play"]): told["gives"]
                for told in facts(game)[each.id].get("wrong", ())
            }
            found = by_moves(each)
            for moves, gives in known.items():
                for name, told in gives.items():
                    with cases.of(each.id, moves, name):
                        assert MEASURES[name](found[moves]) == value(told, name)
            for wrong in each.question.wrong:
                if wrong.gives is not None:
                    with cases.of(each.id, wrong.answer):
                        measure = each.question.goals[0].measure
                        assert MEASURES[measure](found[wrong.answer]) == wrong.gives


@pytest.mark.parametrize("game", GAMES)
def test_what_is_slow_to_find_out_is_told_of_every_other_move(game):
    with all_cases() as cases:
        for each in playing(game):
            with cases.of(each.id):
                question = each.question
                if question.goals[0].measure == "exact":
                    told = {wrong.answer for wrong in question.wrong if wrong.gives is not None}
                    legal = {(move,) for move in each.game.legal_moves(each.position)}
                    assert told | set(question.accept) == legal
                else:
                    assert "exact" not in {goal.measure for goal in question.goals}


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_are_the_same_under_the_other_options(game):
    with all_cases() as cases:
        for each in exercises(game):
            with cases.of(each.id):
                for options in facts(game)[each.id].get("also", ()):
                    other = make(game, options)
                    position = other.position_from_json(each.game.position_to_json(each.position))
                    found = meeting(other, position, each.question.over, each.question.goals)
                    assert {play.moves for play in found} == set(each.question.accept)
                for variant in facts(game)[each.id].get("variants", ()):
                    other = make(game, variant["options"])
                    position = other.position_from_json(each.game.position_to_json(each.position))
                    play = play_of(other, position, each.question.move)
                    assert MEASURES[each.question.measure](play) == variant["answer"]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_one_answer_and_comes_up_in_a_game(game):
    with all_cases() as cases:
        for each in load_puzzles(game):
            with cases.of(each.id):
                assert len(each.question.accept) == 1
                assert 1 <= each.difficulty <= 5
                position = each.game.start()
                for move in moves_of(each.game, facts(game)[each.id]["reached_by"]):
                    position, _ = each.game.play(position, move)
                assert position == each.position


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_go_from_easy_to_hard(game):
    difficulties = [each.difficulty for each in load_puzzles(game)]
    assert difficulties == sorted(difficulties)
    assert difficulties


@pytest.mark.parametrize("game", GAMES)
def test_every_line_ends_with_the_lead_that_is_claimed(game):
    lines = 0
    for each in load_puzzles(game):
        if not each.line:
            continue
        lines += 1
        assert each.line[:1] == each.question.accept[0][:1], each.id
        position = each.position
        for move in each.line:
            position, _ = each.game.play(position, move)
        outcome, seat = each.game.outcome(position), each.game.to_move(each.position)
        assert outcome is not None, each.id
        lead = outcome.scores[seat] - outcome.scores[1 - seat]
        assert lead == each.question.gives["exact"], each.id
    assert lines or game != "kalah"

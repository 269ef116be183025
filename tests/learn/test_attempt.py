"""An attempt: what is right goes on, what is wrong is answered and taken back."""

import pytest

from game.learn.attempt import Attempt
from game.learn.courses import load_course
from game.learn.exercise import PlayQuestion
from game.rules.protocol import Place
from tests.learn.exercises import GAMES, exercise, exercises


def attempt_at(id_):
    return Attempt(exercise(id_))


def play(attempt, *texts):
    """Play moves as a person writes them; return the last verdict."""
    game = attempt.exercise.game
    return [attempt.play(game.move_from_text(text)) for text in texts][-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_right_move_by_move(game):
    for each in exercises(game):
        if not isinstance(each.question, PlayQuestion):
            continue
        for answer in each.question.accept:
            attempt = Attempt(each)
            verdicts = [attempt.play(move).kind for move in answer]
            assert verdicts == [*["on"] * (len(answer) - 1), "right"], each.id
            assert attempt.done, each.id
            assert attempt.moves == answer, each.id
            assert attempt.failures == 0, each.id


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_moves_shown_comes_to_an_answer(game):
    for each in exercises(game):
        attempt = Attempt(each)
        if isinstance(each.question, PlayQuestion):
            while not attempt.done:
                attempt.play(attempt.next_moves()[0])
        else:
            assert attempt.next_moves() == (each.question.move,)


def test_a_right_move_goes_on_and_a_wrong_one_is_taken_back():
    attempt = attempt_at("kalah-again-then-capture")
    start = attempt.position
    assert play(attempt, "6").kind == "on"
    between = attempt.position
    assert between != start
    assert attempt.next_moves() == (4,)
    verdict = play(attempt, "1")
    assert verdict.kind == "wrong"
    assert verdict.key == "lesson.kalah-again-then-capture.wrong-2"
    assert (attempt.position, attempt.moves, attempt.done) == (between, (6,), False)
    assert play(attempt, "4").kind == "right"


def test_starting_over_keeps_the_failures():
    attempt = attempt_at("kalah-again-then-capture")
    start = attempt.position
    play(attempt, "6", "1")
    attempt.start_over()
    assert (attempt.position, attempt.moves, attempt.failures) == (start, (), 1)
    assert play(attempt, "6", "4").kind == "right"
    attempt.start_over()
    assert not attempt.done


def test_help_is_offered_after_two_wrong_tries():
    attempt = attempt_at("kalah-store")
    play(attempt, "2")
    assert not attempt.wants_help
    play(attempt, "5")
    assert attempt.wants_help
    play(attempt, "6")
    assert not attempt.wants_help


def test_an_illegal_try_that_was_foreseen_has_words_of_its_own():
    attempt = attempt_at("bantu-forward")
    verdict = play(attempt, "3:15.3")
    assert (verdict.kind, verdict.key) == ("illegal", "lesson.bantu-forward.wrong-2")
    assert verdict.reason.key == "bantu-wrong-count"
    assert attempt.failures == 1


@pytest.mark.parametrize(("lesson", "house"), [("kalah-sow", "2"), ("four-sow", "1")])
def test_an_empty_house_is_told_of_but_is_no_failure(lesson, house):
    attempt = attempt_at(lesson)
    verdict = play(attempt, house, house, house)
    assert verdict.kind == "illegal"
    assert verdict.key.startswith(f"lesson.{lesson}.wrong-")
    assert (attempt.failures, attempt.wants_help) == (0, False)


def test_another_illegal_try_is_answered_by_the_rules():
    attempt = attempt_at("kalah-sow")
    verdict = play(attempt, "4")
    assert (verdict.kind, verdict.key) == ("illegal", "reason.kalah-empty-house")
    assert verdict.values == verdict.reason.values == {"house": 4}
    assert (attempt.moves, attempt.failures) == ((), 0)


def test_another_wrong_try_is_told_what_it_gives():
    verdict = play(attempt_at("kalah-one-takes-fourteen"), "3")
    assert (verdict.kind, verdict.key) == ("wrong", "exercise.gives.captured")
    assert verdict.values == {"gives": 0, "wanted": 14}
    assert verdict.special[-2:] == ("exercise.gives.captured.none", "exercise.gives.captured.kalah")


def test_a_turn_that_begins_wrongly_is_told_what_it_can_still_give():
    verdict = play(attempt_at("kalah-four-in-a-row"), "5")
    assert verdict.values == {"gives": 1, "wanted": 3}
    verdict = play(attempt_at("kalah-four-in-a-row"), "6", "1")
    assert verdict.values == {"gives": 1, "wanted": 3}


def test_what_was_found_out_beforehand_is_not_sought_again(monkeypatch):
    def proven_lead(*_):
        raise AssertionError

    monkeypatch.setattr("game.learn.measures.proven_lead", proven_lead)
    verdict = play(attempt_at("kalah-only-win"), "4")
    assert verdict.key == "exercise.gives.exact"
    assert verdict.values == {"gives": 5, "wanted": 3}
    assert "exercise.gives.exact.behind" in verdict.special


def test_the_first_goal_that_is_not_met_is_told():
    attempt = attempt_at("kalah-sow")
    assert attempt.exercise.question.goals[0].measure == "end"
    verdict = play(attempt, "6")
    assert verdict.key == "exercise.gives.end"
    assert isinstance(verdict.values["gives"], Place)


def test_a_place_is_pointed_at():
    attempt = attempt_at("kalah-predict")
    start = attempt.position
    assert attempt.point(Place("house", (0, 5))).key == "lesson.kalah-predict.wrong-1"
    verdict = attempt.point(Place("house", (0, 1)))
    assert (verdict.kind, verdict.key) == ("wrong", "exercise.not.where")
    assert (attempt.position, attempt.failures) == (start, 2)
    assert attempt.point(Place("house", (0, 6))).kind == "right"
    assert attempt.done
    assert attempt.position == attempt.exercise.game.after(start, 2)
    assert attempt.moves == (2,)
    assert attempt.next_moves() == ()


def test_all_captured_places_are_chosen():
    attempt = attempt_at("four-capture")
    first, second = (Place("pit", (seat, 3)) for seat in (1, 3))
    across = Place("pit", (2, 4))
    assert attempt.choose(frozenset([first])).key == "lesson.four-capture.wrong-2"
    assert attempt.choose(frozenset([first, second, across])).key == "exercise.not.taken"
    assert attempt.choose(frozenset()).kind == "wrong"
    assert attempt.choose(frozenset([first, second])).kind == "right"
    assert attempt.done


def test_a_number_is_said():
    attempt = attempt_at("bantu-count")
    assert attempt.number(2).key == "lesson.bantu-count.wrong-1"
    verdict = attempt.number(7)
    assert (verdict.key, verdict.values) == ("exercise.not.number", {"number": 7})
    assert attempt.number(6).kind == "right"
    assert attempt.done


def test_what_is_not_asked_for_is_an_error():
    with pytest.raises(TypeError):
        attempt_at("kalah-predict").play(2)
    for ask in ("point", "choose", "number"):
        with pytest.raises(TypeError):
            getattr(attempt_at("kalah-sow"), ask)(frozenset())


def test_attempts_at_one_exercise_know_nothing_of_each_other():
    lesson = load_course("kalah").lessons[0]
    first, second = Attempt(lesson), Attempt(lesson)
    first.play(3)
    assert (second.done, second.moves) == (False, ())

"""A lesson: what it says, what it helps with, and where it leads."""

from itertools import pairwise

import pygame
import pytest

from game.host.interface import Focus, Key, Press
from game.i18n.emphasis import unemphasised
from game.learn.attempt import FAILURES_BEFORE_HELP as FAILURES
from game.learn.courses import load_course
from game.scenes.lesson.legend import signs_of
from game.view.board.place_id import place_id
from tests.scenes.lesson.learner import Learner, words

FIRST, SECOND, LAST = (load_course("kalah").lessons[n] for n in (0, 1, -1))


def told(lesson, part):
    """A sentence of a lesson as it is told where the board lies."""
    return unemphasised(words().text(f"{lesson.words}.{part}", right="right", left="left"))


def wrong_move(learner):
    """A legal move that is no answer."""
    question, play = learner.practice.question, learner.practice.play
    right = {answer[0] for answer in question.accept}
    return next(move for move in play.match.legal_moves() if move not in right)


def fail(learner, times):
    for _ in range(times):
        learner.play(wrong_move(learner))
        learner.rig.settle()


def test_it_says_what_it_is_about_and_what_is_to_be_done():
    learner = Learner("kalah", FIRST.id)
    said = learner.rig.said[0]
    for part in ("title", "text", "task"):
        assert told(FIRST, part) in said
    assert "Mancala · lesson 1 of 12" in said
    notes = [note.text for note in learner.scene.outline().notes]
    assert notes[0] == told(FIRST, "text")
    assert notes[1].endswith(told(FIRST, "task"))
    assert learner.scene.outline().title.startswith(told(FIRST, "title"))


def test_the_board_is_a_grid_of_rows_whose_places_bear_their_names():
    learner = Learner("bao", "bao-sow", letters="never")
    groups = {group.id: group for group in learner.scene.outline().groups}
    rows = {target.group for target in learner.rig.top.targets() if target.role == "cell"}
    assert groups["board"].role == "grid"
    assert all(groups[row].role == "row" and groups[row].parent == "board" for row in rows)
    assert all(look.named for look in learner.scene.board.picture.appearances.values())


def card(learner):
    """The texts that stand in the bubble, without their signs."""
    return [unemphasised(each.text.text) for each in learner.scene.card()]


def test_what_a_move_would_do_is_told_in_the_bubble_in_a_window_below_the_lessons_own_text():
    for size, both in (((390, 844), False), ((1280, 720), True)):
        learner = Learner("kalah", FIRST.id, size=size)
        own = unemphasised(learner.scene.texts.own("text"))
        assert card(learner) == [own]
        learner.rig.send(Focus(learner.rig.moves()[0], True))
        learner.rig.frame()
        assert learner.scene.said()
        said = unemphasised(learner.scene.said())
        assert card(learner) == ([own, said] if both else [said])


def test_on_a_phone_the_lessons_own_text_comes_back_once_a_reply_has_been_read():
    learner = Learner("kalah", FIRST.id, size=(390, 844))
    own = unemphasised(learner.scene.texts.own("text"))
    fail(learner, 1)
    assert card(learner) == [unemphasised(learner.practice.reply)]
    learner.until(lambda: card(learner) == [own])
    assert learner.scene.outline().notes[0].text == own


def test_why_stays_on_a_phone_until_it_is_pressed_again():
    learner = Learner("kalah", FIRST.id, size=(390, 844))
    own = card(learner)
    learner.press("why")
    for _ in range(900):
        learner.rig.frame()
    assert card(learner) == [told(FIRST, "why")]
    learner.press("why")
    learner.rig.settle()
    assert card(learner) == own


def test_nothing_that_was_said_before_stays_beside_the_right_answer():
    learner = Learner("bao", "bao-corner")
    learner.press_place(learner.practice.question.wrong[0].answer)
    learner.rig.settle()
    assert learner.practice.reply
    learner.answer()
    assert learner.practice.done
    assert learner.practice.reply == ""


@pytest.mark.parametrize("lesson", ["bao-two", "bao-mtaji", "bao-chain"])
def test_the_marks_of_the_result_are_those_of_the_move_that_was_made(lesson):
    learner = Learner("bao", lesson)
    question = learner.practice.question
    for answer in question.accept:
        learner = Learner("bao", lesson)
        learner.play(answer[0])
        learner.rig.settle()
        assert learner.practice.done
        made = learner.practice.play.previews.of_turn(0)
        looks = learner.scene.board.picture.appearances
        marked = {m: {p for p, look in looks.items() if m in look.marks} for m in MARKS}
        assert marked["end"] == {made.end}
        assert marked["captured"] == set(made.captures)
        assert not marked["last"] | marked["robbed"]


MARKS = ("end", "captured", "last", "robbed")


def test_the_start_of_a_move_that_is_asked_about_is_ringed_as_chosen_and_has_no_star():
    learner = Learner("bao", "bao-corner")
    (start,) = [p for p, look in learner.scene.board.picture.appearances.items() if look.marks]
    assert learner.scene.board.picture.appearances[start].marks == {"chosen"}
    assert start == learner.practice.origin()


def test_only_own_pits_are_sown_into_says_a_press_on_the_other_players():
    learner = Learner("bao", "bao-enter")
    learner.press("pit:1:2")
    assert learner.practice.reply == words().text("exercise.not.where.other.bao")


def test_a_tap_shows_a_wrong_try_to_its_end():
    learner = Learner("bao", "bao-hamna", speed="slow")
    learner.try_wrongly_until_it_moves()
    assert learner.practice.play.show.moving
    learner.practice.hasten()
    assert not learner.practice.play.show.moving
    learner.until(lambda: learner.practice.stage == "wrong", most=2)


def test_a_wrong_try_is_over_within_some_seconds_however_long_it_is():
    for lesson in ("bao-hamna", "bao-safe"):
        learner = Learner("bao", lesson, speed="normal")
        learner.try_wrongly_until_it_moves()
        learner.until(lambda learner=learner: learner.practice.stage == "asking", most=5 * 60)


def test_what_was_played_is_shown_again_once_it_is_done():
    learner = Learner("bao", "bao-chain", speed="slow")
    learner.answer()
    end = learner.practice.play.match.position
    learner.press("show")
    learner.rig.frame()
    assert learner.practice.stage == "showing"
    assert learner.practice.play.show.moving
    learner.rig.settle()
    assert learner.practice.done
    assert learner.practice.play.match.position == end
    assert not learner.practice.helped


def test_a_word_in_the_text_leads_to_the_glossary_and_back():
    for how, size in (("touch", (390, 844)), ("keys", (1280, 720)), ("press", (844, 390))):
        learner = Learner("bao", "bao-must", how, size)
        before = card(learner)
        assert learner.scene.items["word:takasa"].role == "link"
        learner.press("word:takasa")
        learner.rig.settle()
        assert learner.rig.top.name == "rules"
        learner.rig.key("Escape")
        learner.rig.settle()
        assert (learner.rig.top.name, card(learner)) == ("lesson", before)


def test_what_the_rules_forbid_is_told_and_nothing_is_played():
    learner = Learner("kalah", FIRST.id)
    position = learner.practice.play.match.position
    empty = next(t for t in learner.rig.top.targets() if t.kind == "pit" and t.id[:7] == "house:0")
    learner.press(empty.id)
    assert learner.practice.reply
    assert learner.practice.stage == "asking"
    assert learner.practice.play.match.position == position


def test_a_press_takes_a_wrong_try_back_at_once():
    learner = Learner("kalah", FIRST.id)
    learner.press(way(learner, wrong_move(learner)))
    learner.until(lambda: learner.practice.stage == "wrong")
    learner.press(learner.rig.top.targets()[0].id)
    assert learner.practice.stage == "asking"
    assert learner.practice.play.match.position == FIRST.position
    assert learner.practice.reply


def test_a_digit_without_a_place_says_so():
    learner = Learner("kalah", "kalah-again-chain", speed="off")
    learner.rig.key("9")
    assert learner.practice.reply == "There is no house 9: each side has houses 1 to 6."
    assert learner.rig.said[-1] == learner.practice.reply
    assert learner.practice.stage == "asking"


@pytest.mark.parametrize("then", ["show", "why", "next place", "digit"])
def test_presses_in_the_midst_of_a_wrong_try_leave_nothing_of_it(then):
    learner = Learner("kalah", "kalah-again-chain", speed="off")
    position = learner.practice.play.match.position
    rig = learner.rig
    place = learner.scene.board.place_of(way(learner, wrong_move(learner)))
    learner.practice.tap(place)  # shown at once, and not looked at by any frame yet
    presses = {"show": lambda: rig.send(Press("show")), "why": lambda: rig.send(Press("why"))}
    presses["next place"] = lambda: learner.practice.tap(place)
    presses["digit"] = lambda: rig.send(Key("3"))
    presses[then]()
    rig.settle()
    assert learner.practice.stage == "asking"
    assert learner.practice.play.match.position == position
    learner.answer()
    assert learner.practice.done


def way(learner, move):
    """The id of the only press of a move."""
    play = learner.practice.play
    (place,) = play.current.game_view.way_to(play.match.game, play.match.position, move)
    return place_id(place)


def test_after_two_wrong_tries_the_hint_is_told_and_the_answers_start_is_marked():
    learner = Learner("kalah", FIRST.id)
    fail(learner, FAILURES - 1)
    assert learner.practice.play.hinted() is None
    assert told(FIRST, "hint") not in learner.practice.reply
    fail(learner, 1)
    start = way(learner, FIRST.question.accept[0][0])
    marks = learner.scene.board.picture.appearances
    hinted = [place for place, look in marks.items() if "hint" in look.marks]
    assert [learner.scene.board.place_of(start)] == hinted
    assert told(FIRST, "hint") in unemphasised(learner.practice.reply)
    learner.answer()
    assert learner.practice.done


@pytest.mark.parametrize(
    "lesson", ["kalah-sow", "kalah-predict", "kalah-across", "kalah-lone", "kalah-again-chain"]
)
def test_the_answer_is_shown_and_taken_back_and_then_the_learner_does_it(lesson):
    learner = Learner("kalah", lesson)
    position = learner.practice.play.match.position
    learner.press("show")
    learner.until(lambda: learner.practice.stage == "shown")
    assert learner.practice.play.match.position != position
    learner.rig.settle()
    assert learner.practice.stage == "asking"
    assert learner.practice.play.match.position == position
    assert not learner.rig.context.progress.lessons_done("kalah")
    learner.answer()
    assert learner.practice.done


def test_why_is_told_at_any_time():
    learner = Learner("kalah", FIRST.id)
    learner.rig.key("w")
    assert unemphasised(learner.practice.reply) == told(FIRST, "why")
    learner.answer()
    learner.press("why")
    assert unemphasised(learner.practice.reply) == told(FIRST, "why")


def test_next_is_the_main_button_once_it_is_done_and_enter_goes_on():
    learner = Learner("kalah", FIRST.id, "keys")
    assert learner.scene.items["next"].style == "plain"
    learner.answer()
    assert learner.scene.items["next"].style == "primary"
    assert told(FIRST, "done") in learner.rig.said[-1]
    learner.rig.key("Enter")
    learner.rig.settle()
    assert learner.scene.exercise == SECOND
    learner.rig.key("b")
    assert learner.scene.exercise == FIRST


def test_dots_tell_what_is_done_by_their_shape():
    learner = Learner("kalah", FIRST.id)
    learner.answer()
    learner.press("next")
    assert learner.scene.dot_states()[:3] == ("done", "now", "ahead")


def test_after_the_last_lesson_of_a_stage_a_guided_game_follows_or_the_next_stage():
    bao = load_course("bao").lessons
    ends = [each for each, then in pairwise(bao) if each.stage != then.stage]
    keys = [Learner("bao", each.id).scene.way_on().key for each in ends]
    assert keys == ["lesson.to-stage", "guided.bao-guided-kujifunza.play"]
    assert Learner("kalah", LAST.id).scene.way_on().key == "guided.kalah-guided.play"


def test_whoever_comes_back_to_it_finds_it_at_rest():
    learner = Learner("bao", "bao-sow", speed="slow")
    position = learner.practice.play.match.position
    learner.press("show")
    learner.rig.frame()
    assert learner.practice.play.show.moving
    learner.scene.leave()
    learner.scene.enter()
    assert not learner.practice.busy
    assert learner.practice.play.match.position == position
    learner.answer()
    assert learner.practice.done


def test_a_lesson_that_is_left_in_its_last_move_counts():
    learner = Learner("kalah", FIRST.id, speed="slow")
    learner.press(way(learner, FIRST.question.accept[0][0]))
    assert learner.practice.stage == "trying"
    learner.scene.leave()
    assert learner.rig.context.progress.lessons_done("kalah") == {FIRST.id}


def test_left_and_right_are_said_as_the_board_lies():
    for size, said in (((1280, 720), "to the right"), ((390, 844), "downwards")):
        learner = Learner("bao", "bao-corner", size=size)
        assert said in learner.scene.texts.own("task")


def test_escape_lets_go_of_what_is_pressed_and_then_leaves():
    learner = Learner("bao", "bao-sow")
    learner.press("pit:0:2")
    learner.rig.settle()
    assert learner.scene.hook_state()["chosen"] == ["pit:0:2"]
    assert learner.scene.handle(Key("Escape")) is None
    assert learner.scene.hook_state()["chosen"] == []
    assert learner.scene.handle(Key("Escape")).kind == "pop"


def test_the_lesson_that_comes_next_is_the_first_that_is_not_done():
    learner = Learner("kalah")
    assert learner.scene.exercise == FIRST
    learner.answer()
    again = Learner("kalah", storage=learner.rig.host.storage)
    assert again.scene.exercise == SECOND


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        ("kalah", "kalah-across"),
        ("kalah", "kalah-lone"),
        ("four-player", "four-capture"),
        ("bao", "bao-corner"),
        ("bantu", "bantu-count"),
    ],
)
def test_what_is_seen_when_it_is_done_is_what_a_new_picture_shows(game, lesson, size):
    learner = Learner(game, lesson, size=size)
    learner.press("why")
    learner.answer()
    assert "all-picked" not in learner.scene.items
    learner.rig.settle()
    seen = pygame.image.tobytes(learner.rig.surface, "RGB")
    learner.scene.relayout()
    learner.rig.settle()
    assert pygame.image.tobytes(learner.rig.surface, "RGB") == seen


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 480), (1280, 720)])
@pytest.mark.parametrize("lesson", ["bao-long-relay", "bao-safe", "bao-mkononi"])
def test_the_last_lesson_of_a_stage_has_written_on_it_where_it_leads(lesson, size):
    learner = Learner("bao", lesson, size=size)
    learner.answer()
    way = learner.scene.items["next"]
    assert way.label == way.name
    assert way.label not in (words().text("exercise.next"), words().text("learn.next-lesson"))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
@pytest.mark.parametrize(
    ("game", "lesson"), [("bao", "bao-corner"), ("four-player", "four-neighbour")]
)
def test_every_pit_has_room_for_its_name(game, lesson, size):
    spots = Learner(game, lesson, size=size).scene.board.plan.spots
    assert all(spot.name is not None for place, spot in spots.items() if place.kind == "pit")


def test_the_legend_of_a_question_says_where_it_is_sown_from_and_has_no_star():
    for lesson, mark in (("bao-corner", "chosen"), ("bao-sow", "hint")):
        signs = signs_of(Learner("bao", lesson).practice)
        assert signs[0][0] == mark
        assert all(key in words() for _, key in signs)


def test_the_hint_how_to_begin_is_not_told_once_it_was_begun():
    learner = Learner("kalah", "kalah-again-chain")
    lesson = learner.scene.exercise
    first, *_ = lesson.question.accept[0]
    learner.play(first)
    learner.rig.settle()
    for _ in range(FAILURES):
        right = {answer[1] for answer in lesson.question.accept if answer[0] == first}
        legal = lesson.game.legal_moves(learner.practice.attempt.position)
        learner.play(next(move for move in legal if move not in right))
        learner.rig.settle()
    assert learner.practice.in_doubt
    assert learner.practice.reply
    assert told(lesson, "hint") not in unemphasised(learner.practice.reply)


def test_where_one_place_is_asked_for_one_press_is_the_answer():
    learner = Learner("kalah", "kalah-across", "mouse")
    assert "all-picked" not in learner.scene.items
    (place,) = learner.practice.question.answer
    learner.press_place(place)
    learner.rig.settle()
    assert learner.practice.done

"""Whole courses in the page: by touch on a phone, and by buttons and the live region alone."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.i18n.folders import all_folders
from game.learn.courses import load_course
from game.learn.exercise import NumberQuestion, PlayQuestion, TakenQuestion
from game.learn.registry import LESSONS
from game.view.board.place_id import place_id
from game.view.registry import VIEWS
from tests.web.browser.hands import by_finger, enlarged
from tests.web.browser.listener import Listener

WORDS = Catalogue.load(["en"], all_folders().read)

every_course = pytest.mark.parametrize(
    "game",
    [game if game == "kalah" else pytest.param(game, marks=pytest.mark.deep) for game in LESSONS],
)


@every_course
def test_a_whole_course_by_touch_on_a_phone(phone, game):
    phone.page.emulate_media(reduced_motion="reduce")
    tap = by_finger(phone)

    def press(identity):
        """Tap on it, and once more where it was shown large first."""
        tap(identity)
        if enlarged(phone.until_idle()):
            tap(identity)

    def to_lessons():
        if any(target["id"] == f"open:{game}" for target in phone.targets()):
            tap(f"open:{game}")
        tap(f"learn:{game}")
        phone.until_scene("lessons")
        tap("go-on")

    to_lessons()
    walk(phone, game, press, to_lessons)


@every_course
def test_a_whole_course_by_buttons_and_the_live_region_alone(visit, game):
    visit.page.emulate_media(reduced_motion="reduce")
    listener = Listener(visit, game, 1)
    heard = []

    def press(identity):
        """Press a button by its name; what is said of it is heard."""
        heard[:] = [said.text for said in listener.press(visit.target(identity)["name"])]

    def to_lessons():
        press(f"learn:{game}")
        visit.until_scene("lessons")
        press("go-on")

    def is_told(lesson):
        told = unemphasised(WORDS.text(f"{lesson.words}.done", right="right", left="left"))
        story = " ".join(said.text for said in listener.heard)
        assert told.rstrip(".") in story, f"{lesson.id}: {story}"

    to_lessons()
    walk(visit, game, press, to_lessons, is_told)
    assert heard


def walk(visit, game, press, to_lessons, is_told=None):
    """Take all lessons of a course one after the other, up to the guided game after the last."""
    lessons = load_course(game).lessons
    for number, lesson in enumerate(lessons, 1):
        until_lesson(visit, lesson)
        answer(visit, lesson, press)
        visit.until(f"{lesson.id} is done", lambda now: now["lesson"]["done"] and not now["busy"])
        if is_told is not None:
            is_told(lesson)
        press("next")
        if number < len(lessons) and visit.until_idle()["scene"] == "table":
            press("menu")
            visit.until_menu()
            to_lessons()
    visit.until_scene("table")


def until_lesson(visit, lesson):
    """Wait until a lesson is there, and nothing moves."""
    visit.until(
        f"the lesson is {lesson.id}",
        lambda now: now.get("lesson", {}).get("id") == lesson.id and not now["busy"],
    )


def answer(visit, lesson, press):
    """Answer a lesson rightly."""
    question = lesson.question
    if isinstance(question, PlayQuestion):
        position = lesson.position
        for move in question.accept[0]:
            for place in VIEWS[lesson.game.name].way_to(lesson.game, position, move):
                press(place_id(place))
                visit.until_idle()
            position = lesson.game.after(position, move)
    elif isinstance(question, NumberQuestion):
        for _ in range(question.answer):
            press("number-more")
        press("say-number")
    elif isinstance(question, TakenQuestion):
        for place in sorted(question.answer):
            press(place_id(place))
        if len(question.answer) > 1:
            press("all-picked")
    else:
        press(place_id(question.answer))

"""Somebody who takes a lesson: by finger, by keys, or by what a screen reader presses."""

from functools import cache

from game.host.interface import Focus
from game.i18n.catalogue import Catalogue
from game.i18n.folders import all_folders
from game.learn.courses import load_course
from game.learn.exercise import NumberQuestion, PlayQuestion, TakenQuestion, WhereQuestion
from game.learn.registry import LESSONS
from game.view.board.place_id import place_id
from tests.scenes.stage import Rig

ALL = [(game, lesson.id) for game in LESSONS for lesson in load_course(game).lessons]
"""Every lesson, with its game."""


@cache
def words():
    """All words, those of the lessons too."""
    return Catalogue.load(["en"], all_folders().read)


class Learner:
    """A lesson in a window, and hands for it: `how` is "touch", "mouse", "keys" or "press"."""

    def __init__(self, game, lesson=None, how="touch", size=(1280, 720), **settings):
        settings.setdefault("speed", "off")
        params = {"game": game, "id": lesson}
        self.how = how
        self.rig = Rig("lesson", params, size, words=words(), **settings)
        self.rig.settle()

    @property
    def scene(self):
        """The scene on top."""
        return self.rig.top

    @property
    def practice(self):
        """The exercise that is tried."""
        return self.rig.top.practice

    def press(self, name):
        """Press a target in the learner's own way."""
        if self.how in ("touch", "mouse"):
            self.rig.tap(name, self.how)
        elif self.how == "keys":
            self.rig.send(Focus(name, True))
            self.rig.key("Enter")
        else:
            self.rig.press(name)

    def press_place(self, place):
        """Press a place of the board; one that a finger cannot tell apart, once it is large."""
        name = place_id(place)
        before = self.practice.state
        self.press(name)
        if self.how == "touch" and self.practice.play.closeup() and self._still_at(before):
            self.press(name)

    def _still_at(self, before):
        chosen = self.practice.play.presses.chosen
        return self.practice.stage == "asking" and chosen == () and before[0] is not None

    def play(self, move):
        """Press all that leads to a move."""
        play = self.practice.play
        way = play.current.game_view.way_to(play.match.game, play.match.position, move)
        for place in way:
            self.press_place(place)
            self.rig.settle()

    def answer(self):
        """Answer rightly."""
        question = self.practice.question
        if isinstance(question, PlayQuestion):
            for move in question.accept[0]:
                self.play(move)
        else:
            self.say(question.answer)
        self.rig.settle()

    def say(self, answer):
        """Give an answer that is no move."""
        question = self.practice.question
        if isinstance(question, WhereQuestion):
            self.press_place(answer)
        elif isinstance(question, TakenQuestion):
            for place in sorted(answer):
                self.press_place(place)
            if len(question.answer) > 1:
                self.press("all-picked")
        elif isinstance(question, NumberQuestion):
            self.say_number(answer)

    def say_number(self, number):
        """Say a number: by its keys, or with the buttons beside it."""
        if self.how == "keys":
            self.rig.send(Focus(None, True))
            for digit in str(number):
                self.rig.key(digit)
            self.rig.key("Enter")
            return
        while self.practice.number < number:
            self.press("number-more")
        while self.practice.number > number:
            self.press("number-less")
        self.press("say-number")

    def try_wrongly(self, wrong):
        """Make a wrong try of those that the lesson knows, up to where it lies there."""
        if isinstance(self.practice.question, PlayQuestion):
            for move in wrong.answer:
                if self.practice.stage == "wrong":
                    return
                play = self.practice.play
                view, match = play.current.game_view, play.match
                for place in view.way_to(match.game, match.position, move):
                    self.press_place(place)
                    self.until(self._seen)
        else:
            self.say(wrong.answer)
        self.until(lambda: self.practice.stage != "trying")

    def try_wrongly_until_it_moves(self):
        """Play a wrong move that the lesson knows, up to where it begins to be shown."""
        move = next(w for w in self.practice.question.wrong if w.reason is None).answer[0]
        play = self.practice.play
        for place in play.current.game_view.way_to(play.match.game, play.match.position, move):
            self.press_place(place)
            self.rig.frame()

    def _seen(self):
        return not self.practice.play.show.moving and self.practice.stage != "trying"

    def until(self, true, most=2000):
        """Let frames pass until something is true."""
        for _ in range(most):
            if true():
                return
            self.rig.frame()
        raise AssertionError("it never is so")

"""Somebody who solves puzzles: by finger, by keys, or by what a screen reader presses."""

from functools import cache

from game.host.interface import Focus
from game.i18n.catalogue import Catalogue
from game.i18n.folders import all_folders
from game.view.board.place_id import place_id
from tests.scenes.stage import Rig


@cache
def words():
    """All words, those of the lessons too."""
    return Catalogue.load(["en"], all_folders().read)


class Solver:
    """A puzzle in a window, and hands for it: `how` is "touch", "mouse", "keys" or "press"."""

    def __init__(self, params, how="press", size=(1280, 720), **settings):
        settings.setdefault("speed", "off")
        self.how = how
        self.rig = Rig("puzzle", params, size, words=words(), **settings)
        self.rig.settle()

    @property
    def scene(self):
        """The scene on top."""
        return self.rig.top

    @property
    def practice(self):
        """The puzzle that is tried."""
        return self.rig.top.practice

    @property
    def hook(self):
        """What a test rig is told of the puzzle."""
        return self.rig.top.hook_state()["puzzle"]

    def press(self, name):
        """Press a target in the solver's own way."""
        if self.how in ("touch", "mouse"):
            self.rig.tap(name, self.how)
        elif self.how == "keys":
            self.rig.send(Focus(name, True))
            self.rig.key("Enter")
        else:
            self.rig.press(name)

    def play(self, move):
        """Press all that leads to a move."""
        play = self.practice.play
        game, view = play.match.game, play.current.game_view
        for place in view.way_to(game, play.match.position, move):
            before = play.presses.chosen, play.match.cursor
            self.press(place_id(place))
            if play.closeup() and (play.presses.chosen, play.match.cursor) == before:
                self.press(place_id(place))  # it is large now
            self.rig.settle()

    def solve(self):
        """Play the answer."""
        for move in self.practice.question.accept[0]:
            self.play(move)

    def until(self, stage, most=2000):
        """Let frames pass until the puzzle is at a stage."""
        for _ in range(most):
            if self.practice.stage == stage:
                return
            self.rig.frame()
        raise AssertionError(f"it is never {stage}")

    def wrong_moves(self):
        """All legal first moves that are no beginning of the answer."""
        question, play = self.practice.question, self.practice.play
        right = {answer[0] for answer in question.accept}
        return [move for move in play.match.legal_moves() if move not in right]

"""What is said of a puzzle: its goal, whose move it is, why its answer is the best."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.learn import words as sentences
from game.learn.courses import load_puzzles
from game.learn.exercise import Exercise, PlayQuestion
from game.learn.words import Sentence
from game.play.own_puzzles import THEME, ahead_of, played_in
from game.play.saved import quick_play
from game.play.saved.setup_choices import SetupChoices
from game.play.sliced import Sliced
from game.rules.protocol import AnyGame, Place
from game.scenes.exercise.practice import Practice
from game.scenes.exercise.verdict_words import ways
from game.scenes.frame.context import Context
from game.scenes.puzzle.series import Series
from game.view.registry import VIEWS

SLICE = 0.004
"""Seconds of a frame."""


class PuzzleTexts:
    """The sentences of one puzzle on its board."""

    def __init__(self, context: Context, series: Series, practice: Practice) -> None:
        self.context = context
        self.series = series
        self.practice = practice
        self._why: Sentence | None = None
        self._work: Sliced[Sentence] | None = None
        self.try_another(practice)

    @property
    def exercise(self) -> Exercise:
        """The puzzle."""
        return self.practice.exercise

    def _text(self, key: str, **values: Any) -> str:
        return self.context.words.text(key, **values)

    def heading(self) -> str:
        """Return the title of the screen."""
        return self._text(_HEADINGS[self.series.kind])

    def place(self) -> str:
        """Return which game it is, and what it is about."""
        return place_of(self.context, self.exercise)

    def number(self) -> str:
        """Return which of how many it is."""
        number, of = self.series.at + 1, len(self.series.exercises)
        return self._text("puzzle.number", number=number, of=of)

    def difficulty(self) -> str:
        """Return how hard it is, "" where nobody has said."""
        hard = self.exercise.difficulty
        return self._text(f"puzzle.difficulty.{hard}") if hard else ""

    def goal(self) -> str:
        """Return what is to be done."""
        return goal_of(self.context, self.exercise, self._values())

    def note(self) -> str:
        """Return the line under it."""
        if self.exercise.theme == THEME:
            return own_note(self.context, self.practice)
        return sentence(self.context, sentences.note(self.exercise), self._values())

    def because(self) -> str:
        """Return why the answer is the best."""
        if self.exercise.theme == THEME:
            ahead = ahead_of(self.exercise)
            return self._text(f"puzzle.worth.{ahead.kind}", count=ahead.count)
        while self._why is None:
            self.find_out()
        return sentence(self.context, self._why, self._values())

    def try_another(self, practice: Practice) -> None:
        """Tell of another puzzle from now on."""
        self.practice, self._why = practice, None
        own = practice.exercise.theme == THEME
        self._work = None if own else Sliced(sentences.because_steps(practice.exercise))

    def find_out(self, seconds: float = SLICE) -> None:
        """Go on with finding out why the answer is the best, before anybody asks."""
        if self._work is not None:
            self._why = self._work.step(seconds)
            self._work = None if self._why is not None else self._work

    def hint(self) -> str:
        """Return an idea by what the puzzle is about, without saying where; "" if there is none."""
        key = f"puzzle.hint.theme.{self.exercise.theme}"
        own = f"{key}.{self.exercise.game.name}"
        words = self.context.words
        found = next((each for each in (own, key) if each in words), "")
        return words.text(found, **self._values()) if found else ""

    def where(self) -> str:
        """Return with what place the answer begins, or goes on."""
        move, play = self.practice.next_moves()[0], self.practice.play
        way = play.current.game_view.way_to(self.exercise.game, play.match.position, move)
        name = play.words.teller.begin_name(play.match.position, way[0])
        return self._text("puzzle.hint.begin", place=name)

    def seat(self) -> str:
        """Return where the person sits; once it is solved, that it was done well."""
        play = self.practice.play
        if self.practice.done:
            return self._text("exercise.done")
        if self.exercise.game.seats_are_colours:
            colour = self.exercise.game.seat_name(play.match.to_move)
            return self._text("exercise.you-are", colour=colour)
        key = "exercise.on-the-left" if play.words.teller.standing else "exercise.below"
        return self._text(key)

    def turn(self) -> str:
        """Return whose turn it is, and which move of how many; or that it is solved."""
        practice, question = self.practice, self.exercise.question
        if practice.done:
            return self._text("puzzle.solved")
        if practice.stage in ("showing", "shown"):
            return self._text("exercise.watch")
        moves = len(question.accept[0]) if isinstance(question, PlayQuestion) else 1
        if moves == 1:
            return self._text("exercise.your-turn")
        move = min(len(practice.attempt.moves) + 1, moves)
        return self._text("exercise.your-turn-of", move=move, moves=moves)

    def tally(self) -> str:
        """Return how many are solved, and how many of them without a hint; "" for none."""
        solved, unaided = self.series.tally()
        if not solved or self.series.kind == "today":
            return ""
        return self._text("puzzle.solved-and", count=solved, unaided=unaided)

    def _values(self) -> Mapping[str, Any]:
        return ways(self.practice.play)


_HEADINGS = {"game": "puzzle.title", "own": "puzzle.practise", "today": "puzzle.today"}


def place_of(context: Context, exercise: Exercise) -> str:
    """Return which game a puzzle is of, by which rules if these differ, and what it is about."""
    text, name = context.words.text, exercise.game.name
    game, theme = text(f"menu.game.{name}"), text(sentences.theme_key(exercise))
    preset = preset_of(exercise.game)
    if len(_presets(name)) < 2 or not preset:
        return text("puzzle.place", game=game, theme=theme)
    rules = text(f"setup.{name}.preset.{preset}")
    if game in rules:
        return text("puzzle.place", game=rules, theme=theme)
    return text("puzzle.place-rules", game=game, rules=rules, theme=theme)


def preset_of(game: AnyGame) -> str:
    """Return the key of the preset whose rules are in force; "" if it is none."""
    choices = SetupChoices(game.name, game.options)
    presets = VIEWS[game.name].presets
    found = (each.key for each in presets if quick_play.same_rules(choices, each.options))
    return next(found, "")


@cache
def _presets(name: str) -> frozenset[str]:
    """Return by which rules the puzzles of a game are played."""
    return frozenset(preset_of(each.game) for each in load_puzzles(name))


def goal_of(context: Context, exercise: Exercise, values: Mapping[str, Any] | None = None) -> str:
    """Return what is to be done in a puzzle."""
    if exercise.theme == THEME:
        return context.words.text("puzzle.goal.best")
    return sentence(context, sentences.goal(exercise), values or {})


def sentence(context: Context, told: Sentence, values: Mapping[str, Any]) -> str:
    """Return a sentence under the first of its keys that the catalogue has; "" if it has none."""
    words = context.words
    key = next((key for key in told.keys if key in words), "")
    own = {name: value for name, value in told.values.items() if not isinstance(value, Place)}
    return words.text(key, **values, **own) if key else ""


def own_note(context: Context, practice: Practice) -> str:
    """Return what was played in one's own match."""
    exercise, play = practice.exercise, practice.play
    way = play.current.game_view.way_to(exercise.game, exercise.position, played_in(exercise))
    move = play.words.teller.move_name(exercise.position, way)
    return context.words.text("puzzle.practise.played", move=move)

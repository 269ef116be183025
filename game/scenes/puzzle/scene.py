"""The scene of a puzzle: its goal, the board, and what helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from game.host.interface import Group, Key, Note
from game.learn.attempt import Attempt
from game.learn.courses import load_puzzles
from game.learn.exercise import Exercise
from game.rules.protocol import Json
from game.scenes.exercise.parts import Part
from game.scenes.exercise.practice import Practice
from game.scenes.exercise.scene import ExerciseScene
from game.scenes.exercise.sending import send
from game.scenes.frame.context import Context
from game.scenes.frame.low_window.heights import UPRIGHT
from game.scenes.frame.scene import Transition
from game.scenes.puzzle import painting
from game.scenes.puzzle.items import ROW, TOOLS, PuzzleItems
from game.scenes.puzzle.layout import ROOMY, PuzzleLayout, puzzle_layout
from game.scenes.puzzle.series import series_of
from game.scenes.puzzle.texts import PuzzleTexts
from game.scenes.puzzle.ticks import draw_tick
from game.view.box import Box
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

KEYS: Mapping[str, str] = {
    "h": "hint",
    "u": "start-over",
    "a": "answer",
    "l": "send",
    "b": "before",
    "s": "next",
    "n": "next",
    "p": "list",
}
"""The letters of the buttons, by the ids of these."""

_SIGNS = {"right": "check", "wrong": "cancel", "help": "hint"}
"""The icon before a reply, by how it is meant."""


class PuzzleScene(ExerciseScene):
    """Params: `game` (its name) and `id` (of the puzzle; else the first that is not solved).

    Or `exercises`: puzzles of one's own. Or `today`: the puzzle of the day.
    """

    name = "puzzle"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        self.series = series_of(context, params)
        super().__init__(context, _practice(context, self.series.now))
        self.texts = PuzzleTexts(context, self.series, self.practice)
        self.boxes: PuzzleLayout
        self._ideas = 0
        """How often a hint was asked for."""
        self._shows = False
        """Whether the answer is being shown."""

    @property
    def exercise(self) -> Exercise:
        """The puzzle."""
        return self.practice.exercise

    @property
    def tries(self) -> int:
        """How many answers were tried, the right one too."""
        return self.practice.attempt.failures + self.practice.attempt.done

    def title(self) -> str:
        """Return the heading: the goal of the puzzle, and which it is."""
        words, texts = self.context.words, self.texts
        if self.series.kind == "today":
            return words.sentences(words.sentence(texts.heading()), texts.goal())
        number, of = self.series.at + 1, len(self.series.exercises)
        return words.text("puzzle.spoken", number=number, of=of, goal=texts.goal())

    def description(self) -> str:
        """Return what is said when the puzzle comes up."""
        words, texts = self.context.words, self.texts
        about = (texts.place(), texts.difficulty())
        told = [words.sentence(each) for each in about if each]
        turn = (words.sentence(texts.seat()), words.sentence(texts.turn()))
        return words.sentences(words.sentence(self.title()), texts.note(), *told, *turn)

    # What is seen

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay everything out."""
        square = self.practice.play.current.game_view.square
        in_row = len(self.series.row()) if self.series.kind != "today" else 0
        self.boxes = puzzle_layout(self.context.measure, in_row, square)
        return self.layout_board(), self._heading()

    def _heading(self) -> list[TextBox]:
        """Return what screen it is, and what the puzzle is about."""
        m, boxes, brush = self.context.measure, self.boxes, self.context.brush
        size = m.size("card") if boxes.place is not None else m.size("name")
        title = TextBox(self.texts.heading(), boxes.title, size, "title", tone="title")
        words = [truncated(title, brush)]
        if boxes.place is not None:
            place = TextBox(self.texts.place(), boxes.place, m.size("least"), tone="soft_text")
            words.append(truncated(place, brush))
        return words

    def board_area(self) -> Box:
        """Return the room of the board."""
        return self.boxes.board

    def height_to_lay_out(self) -> float:
        """Return for what height it is laid out: where it scrolls, no reply is to be cut."""
        height = super().height_to_lay_out()
        return ROOMY if height == UPRIGHT else height

    def reply_area(self) -> Box:
        """Return the place below the board, or beside it."""
        return self.boxes.reply

    def answer_area(self) -> Box | None:
        """Return nothing: puzzles are answered on the board."""
        return None

    def around(self) -> list[Item]:
        """Return the buttons, and the row of puzzles."""
        return PuzzleItems(
            self.context, self.series, self.practice, self.boxes, self.texts.goal()
        ).make()

    def parts(self) -> Sequence[Part]:
        """Return goal, turn, reply and tally as they are now."""
        parts = [self._goal(), self._turn(), self._reply()]
        tally = self.texts.tally()
        if self.boxes.tally is not None and tally:
            parts.append(self._part("tally", self.boxes.tally, painting.draw_tally, tally))
        return parts

    def _goal(self) -> Part:
        texts, boxes = self.texts, self.boxes
        plate = boxes.beside and boxes.worded
        number = texts.number() if plate and self.series.kind != "today" else ""
        goal = painting.Goal(texts.goal(), texts.note(), number, texts.difficulty())
        draw = painting.draw_goal if plate else painting.draw_goal_line
        return self._part("goal", boxes.card, draw, goal)

    def _turn(self) -> Part:
        texts, boxes, done = self.texts, self.boxes, self.practice.done
        theme = self.context.theme
        view, seat = self.practice.play.current.game_view, self.exercise.game.to_move
        sign, ink = view.seat_sign(theme, seat(self.exercise.position))
        if boxes.beside and boxes.worded:
            told = painting.Turn(texts.seat(), texts.turn(), sign, theme.accent_text, done)
            return self._part("turn", boxes.band, painting.draw_band, told)
        told = painting.Turn(texts.seat(), texts.turn(), sign, ink, done)
        return self._part("turn", boxes.band, painting.draw_turn, told)

    def _reply(self) -> Part:
        practice = self.practice
        text, sign = practice.reply, _SIGNS.get(practice.mood, "")
        if not text:
            text, sign = self.said(), ""
        said = painting.Reply(text, sign, practice.mood == "wrong")
        return self._part("reply", self.boxes.reply, painting.draw_reply, said)

    def _part(self, name: str, box: Box, draw: Callable[..., None], told: Any) -> Part:
        """Return a part that tells something."""
        area = Box(box.x, box.y, box.width, box.height + (6 if draw is painting.draw_goal else 0))
        return Part(name, area, told, partial(draw, context=self.context, box=box, told=told))

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, or a puzzle of the row."""
        if item.group == ROW and isinstance(item.value, int):
            mark = self.series.mark(item.value)
            draw_tick(surface, item, self.state(item.id), mark, self.context.brush)
        else:
            super().draw_one(surface, item)

    def notes(self) -> Sequence[Note]:
        """Return what the puzzle is about, what to do and what was answered, for who listens."""
        first, texts = next(iter(self.items), ""), self.texts
        sentence = self.context.words.sentence
        turn = self.context.words.sentences(sentence(texts.seat()), sentence(texts.turn()))
        return (
            Note("place", texts.place(), before=first),
            Note("difficulty", texts.difficulty(), before=first),
            Note("note", texts.note(), before=first),
            Note("turn", turn, before=first),
            Note("reply", self.practice.reply or self.said(), before=first),
            Note("tally", texts.tally(), before="close"),
        )

    def more_groups(self) -> Sequence[Group]:
        """Return the tools, and the row of puzzles."""
        text, row = self.context.words.text, self.series.row()
        name = text("puzzle.row", first=row.start + 1, last=row.stop)
        return (Group(TOOLS, text("table.tools"), "toolbar"), Group(ROW, name, "list"))

    # What is done

    def update(self, dt: float) -> bool:
        """Let time pass; why the answer is the best stays to be read once it was shown."""
        changed = super().update(dt)
        if not (changed or self.unfinished):
            self.texts.find_out()
            load_puzzles(self.exercise.game.name).read_next()
        if self._shows and self.practice.stage == "asking":
            self._shows = False
            words = self.context.words
            text = words.sentences(
                self.texts.because(), words.ended(words.text("exercise.now-you"))
            )
            self.practice.reply, self.practice.mood = text, "help"
            self._unseen = changed = True
        return changed

    def answered(self) -> None:
        """Note that the puzzle is solved, and say why its answer is the best."""
        self.series.note(self.tries, self.practice.helped)
        words, texts = self.context.words, self.texts
        parts = [texts.turn(), texts.because()]
        if self.series.kind == "today":
            parts.append(words.text("puzzle.today.done"))
        self.practice.answer(words.sentences(*parts), "right", urgent=True)
        if self._ring or self._focus is None:
            self.renew()
            self.move_focus("next", visible=self._ring)

    def pressed(self, item: Item) -> Transition | None:
        """Press a place, a button, or a puzzle of the row."""
        if item.group == ROW and isinstance(item.value, int):
            self._go_to(item.value)
            return None
        if item.id in self._actions:
            self._unseen = True
            return self._actions[item.id](self)
        return super().pressed(item)

    def _hint(self) -> None:
        """Give an idea first, then say where the answer begins."""
        practice = self.practice
        practice.hasten()
        if practice.stage != "asking":
            return
        practice.helped = True
        idea, words = self.texts.hint(), self.context.words
        self._ideas += 1
        if idea and self._ideas == 1 and not practice.attempt.moves:
            practice.answer(words.sentences(idea, words.text("puzzle.hint.once-more")), "help")
            return
        practice.let_go()
        practice.answer(self.texts.where(), "help")
        practice.point_out()

    def _come_to_rest(self) -> None:
        """End what moves; an answer that was right counts, though nobody waits to see it."""
        self.practice.leave()
        if self.practice.done and not self._was_done:
            self._was_done = True
            self.series.note(self.tries, self.practice.helped)

    def _start_over(self) -> None:
        self._come_to_rest()
        self.practice.start_over()
        self._was_done = False
        self.context.announce(self.context.words.sentence(self.texts.turn()))

    def _answer(self) -> None:
        """Play the answer move by move, and say why it is the best."""
        self.practice.show_answer()
        if self.practice.stage == "showing":
            self._shows = True
            self.practice.answer(self.texts.because(), "help")

    def _before(self) -> None:
        at = self.series.before()
        if at is not None:
            self._go_to(at)

    def _on(self) -> Transition | None:
        """Go on to the next puzzle; from the last one to where one came from."""
        at = self.series.after()
        if at is not None:
            self._go_to(at)
            return None
        return self._close() if self.series.kind == "own" else self._list()

    def _list(self) -> Transition:
        """Go to all puzzles of the game."""
        below = self.beneath
        if below is not None and below.name == "puzzles":
            return Transition("pop")
        return Transition("replace", "puzzles", {"game": self.exercise.game.name})

    def _close(self) -> Transition:
        return Transition("pop")

    def _send(self) -> None:
        """Send the link of the puzzle, or copy it."""
        send(self.context, self.exercise, self.texts.goal())

    def _go_to(self, at: int) -> None:
        """Try another puzzle of the series."""
        self._come_to_rest()
        self.series.at, self._ideas, self._shows = at, 0, False
        practice = _practice(self.context, self.series.now)
        self.texts.try_another(practice)
        self.change(practice)
        self.context.announce(self.description())

    _actions: ClassVar[Mapping[str, Callable[[PuzzleScene], Transition | None]]] = {
        "hint": _hint,
        "start-over": _start_over,
        "answer": _answer,
        "send": _send,
        "before": _before,
        "next": _on,
        "list": _list,
        "close": _close,
    }
    """What each button does."""

    def _key(self, key: Key) -> Transition | None:
        """Enter goes on once the puzzle is solved, also from the board."""
        focus = self.items.get(self._focus or "")
        on_board = focus is None or focus.role == "cell"
        if key.name == "Enter" and self.practice.done and on_board:
            return self._press("next")
        return super()._key(key)

    def key(self, key: Key) -> Transition | None:
        """Take the letters of buttons."""
        name = KEYS.get(key.name.lower()) if not key.ctrl else None
        if name in self.items:
            return self._press(name)
        return super().key(key)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell which puzzle it is, how often it was tried, and whether it is solved."""
        puzzle: dict[str, Json] = {
            "game": self.exercise.game.name,
            "id": self.exercise.id,
            "tries": self.tries,
            "done": self.practice.done,
        }
        return {**super().hook_state(), "puzzle": puzzle}


def _practice(context: Context, exercise: Exercise) -> Practice:
    return Practice(context, exercise, Attempt(exercise))

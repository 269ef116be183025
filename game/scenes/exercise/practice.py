"""An exercise as somebody tries it on its board: presses, tries, what is shown. Draws nothing.

The board is that of the game's own table, with a match of its own that begins from the position of
the exercise and is saved nowhere: presses, previews and shows are those of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from game.learn.attempt import Attempt, Verdict
from game.learn.exercise import (
    Exercise,
    NumberQuestion,
    PlayQuestion,
    TakenQuestion,
    WhereQuestion,
)
from game.rules.protocol import Place
from game.scenes.exercise.own_match import play_of
from game.scenes.exercise.pace import Pace
from game.scenes.exercise.verdict_words import hint_text, verdict_text
from game.scenes.frame.context import Context

Stage = Literal["asking", "trying", "wrong", "showing", "shown", "done"]
"""asking: the learner is to answer. trying: a try is played. wrong: it lies there for a moment, and
is taken back. showing, shown: the same of the answer, where that was asked for. done: answered."""

HOLD, LONGEST_FRAME = 1.2, 0.1
"""For so many seconds what is taken back stays to be seen, in frames of no more than the other."""

MOST = 99
"""No number that is asked for is larger."""


class Practice:
    """One exercise, one try after the other.

    `play` is what goes on at the board. `reply` is what is answered to the last press or try, ""
    for nothing; `mood` says how it is meant. `picked` are the places that were pressed where a
    place, or several, are asked for; `number` is the one that is said where one is asked for.
    """

    def __init__(self, context: Context, exercise: Exercise, attempt: Attempt) -> None:
        self.context = context
        self.exercise = exercise
        self.attempt = attempt
        self.asks_moves = isinstance(exercise.question, PlayQuestion)
        self.asks_number = isinstance(exercise.question, NumberQuestion)
        self.asks_places = isinstance(exercise.question, TakenQuestion) and exercise.question.many
        """Whether several places are to be pressed, and then that these are all."""
        self.stage: Stage = "asking"
        self.picked: tuple[Place, ...] = ()
        self.number = 0
        self.reply = ""
        self.mood: Literal["", "right", "wrong", "help"] = ""
        self.helped = False
        """Whether the answer was shown, or the hint."""
        self.pointed_out = False
        """Whether the beginning of the answer is marked."""
        self.play = play_of(context, exercise)
        self.play.current.no_moves = not self.asks_moves
        self._verdict: Verdict | None = None
        self._to_show: list[Any] = []
        self._before = 0
        """How many moves were right when the try began."""
        self._held = 0.0
        self._pace = Pace()

    # What is asked

    @property
    def question(self) -> PlayQuestion | WhereQuestion | TakenQuestion | NumberQuestion:
        """What is asked."""
        return self.exercise.question

    @property
    def done(self) -> bool:
        """Whether it was answered, and the answer has been seen."""
        return self.stage == "done"

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself."""
        show = self.play.show
        return not show.waiting if show.moving else self.stage not in ("asking", "done")

    @property
    def in_doubt(self) -> bool:
        """Whether so much went wrong that help is offered: in a puzzle it is asked for."""
        return self.attempt.wants_help and self.exercise.kind == "lesson"

    def asked_move(self) -> Any | None:
        """Return the move of which something is asked; None where moves are to be played."""
        return None if isinstance(self.question, PlayQuestion) else self.question.move

    def origin(self) -> Place | None:
        """Return where the move begins of which something is asked."""
        move = self.asked_move()
        if move is None or self.stage == "done":
            return None
        return self.play.previews.of(move).origin if self._at_start else None

    @property
    def _at_start(self) -> bool:
        return self.play.match.cursor == 0 and not self.play.show.moving

    @property
    def state(self) -> tuple[object, ...]:
        """What decides what can be pressed and how it looks, to be compared."""
        own = (self.stage, self.picked, self.number, self.reply, self.pointed_out, self.in_doubt)
        return (*self.play.state, *own)

    # Presses

    def tap(self, place: Place) -> None:
        """Take a press on a place of the board."""
        if self.hasten():
            return
        if self.stage == "done":
            self.say(self.play.words.place_name(place, self.play.show.contents()[place]))
        elif self.asks_moves:
            self._tap_move(place)
        elif self.asks_places:
            self._pick(place)
        elif isinstance(self.question, WhereQuestion | TakenQuestion):
            self.picked = (place,)
            self._judge(self.attempt.point(place))
        else:
            self.context.sound.play("tap")
            self.answer(self._text("learn.number-below"))

    def _tap_move(self, place: Place) -> None:
        """Take a press of a move."""
        play = self.play
        self.reply, self.mood = "", ""
        answer = play.presses.take(place, self.context.settings.confirm)
        if answer.kind == "move":
            self._try(answer.move)
        elif answer.kind == "refused":
            self._refuse(place)
        elif answer.kind == "unconfirmed":
            self.context.sound.play("tap")
            play.narrator.tell_unconfirmed(answer.move)
        else:
            play.ask_further()

    def _refuse(self, place: Place) -> None:
        """Tell why a place is no move: with the words of the exercise, if it knows the try."""
        play, game = self.play, self.exercise.game
        self.context.sound.play("tap")
        chosen = play.presses.chosen
        move = play.current.game_view.illegal_move(game, play.match.position, chosen, place)
        verdict = None if move is None else self.attempt.play(move)
        text = "" if verdict is None else verdict_text(self, verdict)
        self.answer(text or play.narrator.why_not(place), "wrong", urgent=True)

    def _pick(self, place: Place) -> None:
        """Take a place in, or out again."""
        self.reply, self.mood = "", ""
        picked = place in self.picked
        rest = tuple(each for each in self.picked if each != place)
        self.picked = rest if picked else (*rest, place)
        self.context.sound.play("tap")
        name = self.play.words.teller.spot_name(place)
        self.say(self._text("learn.unpicked" if picked else "learn.picked", place=name))

    def all_picked(self) -> None:
        """The places that are pressed are all that are meant."""
        if self.stage == "asking" and self.asks_places:
            self._judge(self.attempt.choose(frozenset(self.picked)))

    def set_number(self, number: int) -> None:
        """Change the number that is the answer, and say it."""
        if self.stage == "asking":
            self.number = min(max(number, 0), MOST)
            self.reply, self.mood = "", ""
            self.say(self.context.words.number(self.number))

    def say_number(self) -> None:
        """Answer with the number."""
        if self.stage == "asking" and self.asks_number:
            self._judge(self.attempt.number(self.number))

    def give(self) -> bool:
        """Give the answer that is ready, where it is no move; False if none is."""
        ready = self.asks_number or bool(self.picked)
        if self.stage != "asking" or not ready:
            return False
        self.all_picked()
        self.say_number()
        return True

    def digit(self, digit: int) -> Place | None:
        """Take a digit that was typed; return the place that it presses, if it presses one."""
        if self.asks_number:
            self.set_number((self.number * 10 + digit) % (MOST + 1))
            return None
        play = self.play
        game_view, position = play.current.game_view, play.match.position
        return game_view.digit(self.exercise.game, position, play.presses.chosen, digit)

    def let_go(self) -> bool:
        """Let go of what is pressed; False if nothing is."""
        if self.play.presses.begun:
            self.play.clear_presses()
            self.play.narrator.tell_prompt()
            return True
        had, self.picked = bool(self.picked) and self.stage == "asking", ()
        return had

    def hasten(self) -> bool:
        """Show what is shown to its end, or take back at once what is to be; False if nothing."""
        if self.play.show.moving and self._pace.hurried:
            self.play.show.finish()
        elif self.play.show.moving:
            self.play.show.hasten()
        elif self.stage in ("trying", "showing"):
            self._seen()
        elif self.stage in ("wrong", "shown"):
            self._take_back()
        else:
            return False
        return True

    # Tries

    def _try(self, move: Any) -> None:
        """Play a try; what comes of it is told when it has been seen."""
        self._before = self.play.match.cursor
        self._verdict = self.attempt.play(move)
        self._to_show = []
        self._play(move, "trying", hurried=self._verdict.kind == "wrong")

    def _play(self, move: Any, stage: Stage, *, hurried: bool = False) -> None:
        """Play a move and begin to show it."""
        self.stage, self.pointed_out = stage, False
        self.picked = ()
        self._pace.begin(hurried, self.context.settings)
        self.play.make_move(move)

    def _judge(self, verdict: Verdict) -> None:
        """Take in how an answer is judged that is no move: of a right one the move is played."""
        if verdict.kind == "right":
            self._before, self._verdict = self.play.match.cursor, verdict
            self._play(self.asked_move(), "trying")
            return
        self.context.sound.play("tap")
        self.stage = "wrong"
        self._tell(verdict)

    def _tell(self, verdict: Verdict) -> None:
        """Tell how a try is judged."""
        self._held = HOLD * self.context.settings.delay_factor
        moods: dict[str, Literal["right", "wrong", ""]] = {"right": "right", "on": ""}
        text = verdict_text(self, verdict)
        if self.in_doubt:
            self.point_out()
            text = self.context.words.sentences(text, hint_text(self, self.exercise))
        if text:
            self.answer(text, moods.get(verdict.kind, "wrong"), urgent=True)

    def answer(
        self, text: str, mood: Literal["", "right", "wrong", "help"] = "", urgent: bool = False
    ) -> None:
        """Let a text be the reply, and say it."""
        self.reply, self.mood = text, mood
        self.context.announce(text, urgent)

    def say(self, text: str) -> None:
        """Say something that is not written."""
        self.context.announce(text)

    # What time does

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""
        play = self.play
        if play.show.moving:
            changed = play.show.update(self._pace.pass_time(dt))
            if self._pace.over:
                play.show.finish()
            if play.show.moving:
                return changed
        if self.stage in ("trying", "showing"):
            self._seen()
            return True
        if self.stage in ("wrong", "shown"):
            self._held -= min(dt, LONGEST_FRAME)
            if self._held <= 0:
                self._take_back()
                return True
        return False

    def _seen(self) -> None:
        """A move has been seen to its end."""
        if self._to_show:
            self.play.make_move(self._to_show.pop(0))
        elif self.stage == "showing":
            # What was answered already is seen once more, and stays.
            self.stage = "done" if self.attempt.done else "shown"
            self._held = HOLD * self.context.settings.delay_factor
        elif self._verdict is not None:
            verdict, self._verdict = self._verdict, None
            stages: dict[str, Stage] = {"right": "done", "on": "asking"}
            self.stage = stages.get(verdict.kind, "wrong")
            self._tell(verdict)
            if self.stage == "done":
                self.reply, self.mood = "", ""
                self.context.sound.play("win")

    def _take_back(self) -> None:
        """Put everything back as it was before the try, or before the answer was shown."""
        was_shown = self.stage == "shown"
        self.stage, self.picked = "asking", ()
        self._go_to(self._before)
        if was_shown:
            self.say(self._text("exercise.now-you"))
        if was_shown or self.in_doubt:
            self.point_out()

    def _go_to(self, cursor: int) -> None:
        """Let the board be as it was after so many moves."""
        play = self.play
        play.clear_presses()
        play.hint.cancel()
        play.match.go_to(cursor)
        play.match.leave_later_turns()
        play.previews.forget()
        play.narrator.begin_anew()
        play.attention.rest()

    # Help

    def next_moves(self) -> Sequence[Any]:
        """Return the moves that lead to the answer from here."""
        question, played = self.question, self.attempt.moves
        if self.attempt.done:
            return played
        if not isinstance(question, PlayQuestion):
            return (question.move,)
        on = (each for each in question.accept if each[: len(played)] == played)
        return next((each[len(played) :] for each in on), ())

    def point_out(self) -> None:
        """Mark where the answer begins, where moves are to be played."""
        moves = self.next_moves()
        if not (self.asks_moves and moves) or self.stage == "done":
            return
        self.pointed_out = True
        if self.stage == "asking":
            self._mark(moves[0])

    def _mark(self, move: Any) -> None:
        play = self.play
        way = play.current.game_view.way_to(self.exercise.game, play.match.position, move)
        play.hint.point_out(move, way)

    def show_answer(self) -> None:
        """Play the answer move by move; then it is taken back, and it is the learner's go.

        Once it is done, what was played is shown again.
        """
        self._end_all()
        if not self.next_moves():
            return
        self.play.clear_presses()
        self.helped |= not self.done
        self.reply, self.mood = "", ""
        if self.done:
            self._go_to(0)
        self._before = self.play.match.cursor
        first, *self._to_show = self.next_moves()
        self._play(first, "showing")

    def start_over(self) -> None:
        """Go back to the beginning."""
        self.attempt.start_over()
        self.stage, self.picked, self.number = "asking", (), 0
        self.reply, self.mood, self.pointed_out = "", "", False
        self._verdict, self._to_show = None, []
        self._go_to(0)

    def leave(self) -> None:
        """End what moves: whoever comes back finds it at rest."""
        self._end_all()
        self.play.clear_presses()

    def _end_all(self) -> None:
        """Come to the end of all that is shown, and take back what is to be."""
        self.play.show.finish()
        while self.stage in ("trying", "showing"):
            self._seen()
            self.play.show.finish()
        if self.stage in ("wrong", "shown"):
            self._take_back()

    def _text(self, key: str, **values: Any) -> str:
        return self.context.words.text(key, **values)

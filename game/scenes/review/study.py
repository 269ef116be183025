"""What is looked at in a review: a line of a match, a point in it, and what is known of that.

Draws nothing, and says nothing: see `game.scenes.review.verdict` and `game.scenes.review.course`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from game.learn.exercise import Exercise
from game.play.advice import Analysis, MoveValue
from game.play.lines import Turn
from game.play.match import Match
from game.play.resigning import resignation
from game.play.review import SLICE, Judgement, Label, Review
from game.rules.protocol import Json, Outcome, Place, Seat
from game.rules.repetition import draw
from game.scenes.frame.context import Context
from game.scenes.frame.names import players_of, teller_of
from game.scenes.review.playback import Playback
from game.scenes.review.practise import OwnPuzzles
from game.scenes.review.trying import Trial
from game.scenes.review.ways import WayFinder, Ways
from game.view.presses import Chosen, NextPresses
from game.view.registry import VIEWS

Mode = Literal["replay", "values"]

FAULTS: tuple[Label, ...] = ("mistake", "blunder")
"""Labels of turns that are counted, and found one after the other."""


class Study:
    """A line of a match as it is looked at.

    A move of it is selected, by its number from 1. In a replay the board shows it played: 0 is the
    start. With values the board shows the position in which it was chosen; the last one is
    followed by the end, which has a number too.
    """

    def __init__(
        self, context: Context, match: Match, below: Seat, line: int = 0, mode: Mode = "replay"
    ) -> None:
        """`below` is the seat at the near side, `line` the number of a line of `Match.lines`."""
        self.context = context
        self.match = match
        self.game = match.game
        self.game_view = VIEWS[match.game.name]
        self.below = below
        self.line = line
        self.mode: Mode = mode
        self.players = players_of(context.words, match)
        self.teller = teller_of(context.words, match)
        self.reader = match.only_person() if match.side is None else match.side
        """The seat of the one person at this device; None where there are several, or none."""
        self.match_playback = Playback(context, match, self.teller, line)
        self.review = Review(match, below if self.reader is None else self.reader, line)
        self.trial: Trial | None = None
        self.chosen: Chosen = ()
        """What is pressed of a move that is looked at, or tried."""
        self.held: Place | None = None
        """The last press of a move that is looked at."""
        self.pointed: Place | None = None
        """The place under the pointer, or with a visible focus."""
        self._ways = WayFinder(match.game, self.game_view)
        turns = self.match_playback.replay.turns
        self._own = OwnPuzzles(match.game, match.start, turns)
        self._works = False
        """Whether values were ever asked for."""
        self._look()

    # Where it is looked at

    @property
    def seat(self) -> Seat:
        """Whose chances the course tells."""
        return self.below if self.reader is None else self.reader

    @property
    def playback(self) -> Playback:
        """What is shown: the match, or what is tried."""
        return self.match_playback if self.trial is None else self.trial.playback

    @property
    def turns(self) -> Sequence[Turn]:
        """The moves of the line, or up to the tried ones."""
        return self.playback.replay.turns

    @property
    def cursor(self) -> int:
        """How many moves are complete at what is shown."""
        return self.playback.replay.point.turn

    @property
    def position(self) -> Any:
        """The position after these."""
        return self.playback.replay.before

    @property
    def mover(self) -> Seat:
        """Who is to move there."""
        return self.game.to_move(self.position)

    @property
    def moving(self) -> bool:
        """Whether a move is shown in its middle."""
        return self.playback.playing or self.playback.replay.point.event > 0

    def outcome(self) -> Outcome | None:
        """Return how it ended, where the end is shown."""
        if self.trial is not None:
            return self.trial.match.outcome()
        times = self.turns[self.cursor - 1].times if self.cursor else 1
        outcome = self.game.outcome(self.position) or draw(self.game, self.position, times)
        if outcome is not None or self.line or self.cursor < len(self.match.turns):
            return outcome
        resigned = self.match.resigned
        return None if resigned is None else resignation(self.game, resigned)

    @property
    def selected(self) -> int:
        """The number of the selected move: while it plays, that of the one that is told."""
        if self.trial is not None:
            return len(self.turns)
        if self.mode == "values" and not self.moving:
            return self.cursor + 1
        return self.playback.replay.moves_begun

    @property
    def least(self) -> int:
        """The least number that can be selected."""
        return 1 if self.mode == "values" and self.turns else 0

    @property
    def most(self) -> int:
        """The greatest."""
        return len(self.turns) + (self.mode == "values")

    def select(self, number: int) -> None:
        """Select a move, or the next there is."""
        self.leave_trial()
        number = min(max(number, self.least), self.most)
        self.let_go()
        self.playback.go(number - 1 if self.mode == "values" else number)
        self._look()

    def go(self, direction: int) -> None:
        """Select the move before, or the next one."""
        if self.mode == "values" and not self.moving:
            self.select(self.selected + direction)
        else:
            self.let_go()
            self.playback.move(direction)
            self._look()

    def to_end(self, end: bool) -> None:
        """Select the end, or the start."""
        self.select(self.most if end else self.least)

    def show_mode(self, mode: Mode) -> None:
        """Show the selected move with values, or as it was played."""
        if mode == self.mode:
            return
        number, trying = self.selected, self.trial
        self.mode = mode
        if trying is None:
            self.select(number)
        else:
            trying.to_end()
        self._look()

    def hook_state(self) -> Mapping[str, Json]:
        """Tell a test rig the point that is seen, and what goes on there."""
        turn, event = self.playback.replay.point
        return {
            "mode": self.mode,
            "turns": turn,
            "point": [turn, event],
            "playing": self.playback.playing,
            "trying": None if self.trial is None else self.trial.tried,
        }

    # Trying moves

    def try_moves(self) -> None:
        """Let moves be tried from what is shown."""
        if self.trial is None:
            playback = self.match_playback
            playback.go(playback.replay.point.turn)
            turns = playback.replay.turns[: playback.replay.point.turn]
            self.trial = Trial(self.match, turns, playback)
            self.let_go()

    def leave_trial(self) -> None:
        """Go back to the match."""
        if self.trial is not None:
            self.trial.cancel()
            self.trial = None
            self.let_go()

    def played_on(self) -> Match:
        """Return the match with what is shown as its present point, and what was tried played.

        The line that it leaves is kept. Of a match that has ended it is a new one, beside which
        the old one stays as it was; of a match by link a copy for this device alone.
        """
        match, at, tried = self.match, self.match_playback.replay.point.turn, []
        if self.trial is not None:
            at, tried = self.trial.start, self.trial.tried_moves
        if match.side is None and not match.has_ended():
            match.switch(self.line, at)
        else:
            match = Match(match.game, match.players, match.first, match.start)
            match.take_over(tuple(self.match_playback.replay.turns[:at]))
        for move in tried:
            match.play(move)
        return match

    def next_presses(self) -> NextPresses:
        """Return what may be pressed next, and the moves that complete with it."""
        if self.moving or self.outcome() is not None:
            return {}
        return self.game_view.choices(self.game, self.position, self.chosen)

    def digit(self, number: int) -> Place | None:
        """Return the place that a digit key presses, where places are pressed."""
        if self.moving or self.outcome() is not None:
            return None
        return self.game_view.digit(self.game, self.position, self.chosen, number)

    def press(self, place: Place) -> Any | None:
        """Press a place of a move; return the move if it is complete with that.

        Without a trial it is held, so that what it would do stays to be seen; pressed again it is
        let go, like a press before it.
        """
        presses, held = self.next_presses(), self.held
        self.held = None
        if place in presses:
            if presses[place] is None:
                self.chosen = (*self.chosen, place)
            elif self.trial is None and held != place:
                self.held = place
            return presses[place]
        if self.chosen and place == self.chosen[-1]:
            self.chosen = self.chosen[:-1]
        elif self.chosen:
            self.chosen = ()
            return self.press(place)
        return None

    def let_go(self) -> bool:
        """Let go of what is pressed; False if nothing is."""
        had = bool(self.chosen) or self.held is not None
        self.chosen, self.held = (), None
        return had

    # What is known

    def _look(self) -> None:
        """Work on what is shown next, where its values are seen."""
        if self.mode == "values":
            self._works = True
            if self.trial is None:
                self.review.look_at(self.cursor)

    @property
    def works(self) -> bool:
        """Whether something that is to be seen is still worked out."""
        if not self._works:
            return False
        if (
            self.mode == "values"
            and not self.moving
            and (self._lacks_values() or self._lacks_reasons())
        ):
            return True
        return not self.review.quick_done and not self.review.done

    def _lacks_values(self) -> bool:
        """Whether the moves that are shown have no values yet."""
        if self.outcome() is not None or not self.game.legal_moves(self.position):
            return False
        return self.analysis() is None or self.ways() is None

    def _lacks_reasons(self) -> bool:
        """Whether it is still found out why the move that was played here was a mistake."""
        if self.trial is not None or self.review.done or self.playback.replay.turn is None:
            return False
        return self.is_fault(self.cursor) and self.review.reasons(self.cursor) is None

    def step(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`, while nothing moves; True when anything new is known."""
        if not self._works or self.moving:
            return False
        if self.mode == "values" and self._lacks_values() and self.ways() is None:
            return self._ways.step(self.position, seconds)
        if self.trial is not None and self.mode == "values" and self.analysis() is None:
            return self.trial.step(seconds)
        return not self.review.done and self.review.step(seconds)

    def cancel(self) -> None:
        """Give up what is not worked out yet."""
        self.review.cancel()
        if self.trial is not None:
            self.trial.cancel()

    def resume(self) -> None:
        """Go on with it, after it was given up."""
        self._look()

    def analysis(self) -> Analysis | None:
        """Return what the moves of the position shown are worth; None if not known yet."""
        trial = self.trial
        if trial is None:
            return self.review.analysis(self.cursor)
        known = None if trial.tried else self.review.analysis(trial.start)
        return trial.analysis() if known is None else known

    def ways(self) -> Ways | None:
        """Return how these moves are pressed; None if not known yet."""
        return self._ways.of(self.position)

    def values(self) -> Sequence[MoveValue]:
        """Return the moves with their values, the best first, where they are to be seen."""
        if self.mode != "values" or self.moving or self.ways() is None:
            return ()
        analysis = self.analysis()
        return () if analysis is None else analysis.moves

    def judgement(self, turn: int) -> Judgement | None:
        """Return how good a turn was, the first being 0; None if not known, or if it was tried."""
        if not self._works or (self.trial is not None and turn >= self.trial.start):
            return None
        return self.review.judgement(turn)

    def is_fault(self, turn: int) -> bool:
        """Whether a turn of the match is known to be a large mistake."""
        judgement = self.review.judgement(turn) if self._works else None
        return judgement is not None and judgement.label in FAULTS

    def label(self, turn: int) -> Label:
        """Return the label of a turn; "" while it is not known."""
        judgement = self.judgement(turn)
        return "" if judgement is None else judgement.label

    def to_next_fault(self, label: Label) -> bool:
        """Select the next turn with a label, round and round; False if there is none."""
        faults = self.faults(label)
        later = [turn for turn in faults if turn + 1 > self.selected]
        if faults:
            self.select((later or faults)[0] + 1)
        return bool(faults)

    @property
    def counted(self) -> bool:
        """Whether mistakes can be counted: all that seemed one was looked at closely."""
        turns = range(len(self.match_playback.replay.turns))
        return self.review.quick_done and all(self._is_sure(n) for n in turns if self.is_fault(n))

    def faults(self, label: Label) -> list[int]:
        """Return the turns with a label: those of the one person at this device, else of all.

        What only seems so at a quick look is left out, as a closer one may tell otherwise.
        """
        turns = self.match_playback.replay.turns
        return [
            number
            for number, turn in enumerate(turns)
            if self.reader in (None, turn.seat)
            and self.label(number) == label
            and self._is_sure(number)
        ]

    def own_puzzles(self) -> tuple[Exercise, ...]:
        """Return puzzles of one's own mistakes; none until all of these are known."""
        if not self.counted or self.trial is not None:
            return ()
        faults = sorted(turn for label in FAULTS for turn in self.faults(label))
        return self._own.of(self.review, faults)

    def _is_sure(self, turn: int) -> bool:
        """Whether a turn was looked at as closely as it will be."""
        return self.review.depth(turn) == "deep"

    def next_move(self) -> Any | None:
        """Return the move that was played in the position shown; None where none was."""
        turn = self.playback.replay.turn
        return None if turn is None or self.trial is not None else turn.move

    def looked_at(self) -> Any | None:
        """Return the move whose doing is shown: the one that is pressed, or pointed at."""
        if self.moving or (self.mode == "replay" and self.trial is None):
            return None
        presses = self.next_presses()
        pointed = presses.get(self.pointed) if self.pointed is not None else None
        return pointed if pointed is not None or self.held is None else presses.get(self.held)

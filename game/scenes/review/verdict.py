"""What is said of the point that is looked at: of a replay the story, else a verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play.advice import MoveValue, outcome_of
from game.play.review import Judgement
from game.rules.protocol import Seat
from game.scenes.result.words import ending
from game.scenes.review.study import FAULTS, Study
from game.scenes.review.told.why import why
from game.scenes.review.values import spoken_worth
from game.view.presses import Chosen


class Verdict:
    """The line above the board."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.words = study.context.words
        self._ways: dict[tuple[Any, Any], Chosen] = {}

    def text(self) -> str:
        """Return what is said, with the words that are bold and those that warn."""
        return self.words.sentences(*self.parts())

    def parts(self) -> Sequence[str]:
        """Return the same in parts that can be said alone; "" where there is nothing to say."""
        study = self.study
        if study.trial is None and (study.mode == "replay" or study.moving):
            return (self._story(),)
        move = study.looked_at()
        if move is not None:
            return (self._looked_at(move),)
        if study.chosen:
            return (study.teller.prompt(study.position, study.chosen),)
        if study.trial is not None:
            return self._tried()
        return self._judged()

    def seat(self) -> Seat | None:
        """Return the seat whose sign stands before it."""
        study = self.study
        if study.moving or (study.trial is None and study.mode == "replay"):
            begun = study.playback.replay.moves_begun
            return study.turns[begun - 1].seat if begun else None
        outcome = study.outcome()
        if outcome is None:
            return study.mover
        return outcome.winners[0] if len(outcome.winners) == 1 else None

    # A replay

    def _story(self) -> str:
        """Return which move is shown, and what happens in it."""
        playback = self.study.playback
        number, story = playback.number(), playback.story()
        return self.words.text("review.story", number=number, story=story)

    # What could have been played

    def _judged(self) -> Sequence[str]:
        """Return how good the move was that was chosen here."""
        study, text = self.study, self.words.text
        turn = study.playback.replay.turn
        if turn is None:
            return self._at_end()
        player, position = study.players[turn.seat], study.position
        chose = text("verdict.chose", player=player, move=self.move_name(position, turn.move))
        head = text("verdict.head", player=player, turn=study.cursor + 1)
        judgement = study.judgement(study.cursor)
        said = text("verdict.thinking") if judgement is None else self._said_of(judgement)
        return head, chose, said, self.why()

    def why(self) -> str:
        """Return why a large mistake was one; "" for any other move, and until that is known."""
        study = self.study
        reasons = study.review.reasons(study.cursor)
        if reasons is None:
            return ""
        return why(reasons, self.brief(study.position, reasons.best), study.teller)

    def _said_of(self, judgement: Judgement) -> str:
        """Return the label of a move, and by how much the best was better."""
        study, text, label = self.study, self.words.text, judgement.label
        if judgement.only:
            return text("verdict.only")
        if label == "best":
            return text("verdict.best")
        if not judgement.loss:
            return text("verdict.fine")
        best = self.brief(study.position, judgement.best)
        count = judgement.loss
        kind = "wins" if self._wins(judgement) else study.review.unit
        return text(f"verdict.{label or 'worse'}.{kind}", best=best, count=count)

    def _wins(self, judgement: Judgement) -> bool:
        """Whether the best move was proven to win, where chances are told."""
        study = self.study
        analysis = study.analysis()
        if study.review.unit == "seeds" or analysis is None or not judgement.proven:
            return False
        return outcome_of(study.game, analysis.moves[0]) == "wins"

    def _at_end(self) -> Sequence[str]:
        """Return how it ended, or what to play where the match goes on."""
        study, text = self.study, self.words.text
        outcome = study.outcome()
        if outcome is not None:
            over = ending(self.words, study.match, study.players, outcome)
            return over, self._faults()
        head = text("verdict.goes-on", player=study.players[study.mover])
        return head, self._best()

    def _faults(self) -> str:
        """Return how many mistakes and blunders there were, once they can be counted."""
        study, text = self.study, self.words.text
        counts = {label: len(study.faults(label)) for label in FAULTS}
        phrases = [text(f"review.{label}s", count=n) for label, n in counts.items() if n]
        if not study.counted or not phrases:
            return ""
        faults = self.words.join(phrases, "list-and")
        if study.reader is None:
            return text("verdict.faults", faults=faults)
        return text("verdict.own-faults", faults=faults)

    def _tried(self) -> Sequence[str]:
        """Return whose turn it is in the line that is tried, and the best move there."""
        study, text = self.study, self.words.text
        trial = study.trial
        assert trial is not None
        outcome = study.outcome()
        head = text("verdict.trying", count=trial.tried) if trial.tried else text("verdict.try")
        story = study.playback.story() if trial.tried else ""
        if outcome is not None:
            over = ending(self.words, study.match, study.players, outcome)
            return head, story, over
        to_move = text("verdict.to-move", player=study.players[study.mover])
        best = self._best() if study.mode == "values" else ""
        return head, story, to_move, best

    def _best(self) -> str:
        """Return the best move with its value."""
        study, values = self.study, self.study.values()
        if not values:
            return self.words.text("verdict.thinking")
        move = self.move_name(study.position, values[0].move)
        worth = spoken_worth(self.words, study.game, values[0])
        return self.words.text(
            "verdict.best-now", player=study.players[study.mover], move=move, worth=worth
        )

    def _looked_at(self, move: Any) -> str:
        """Return what a move is worth, and what it would do."""
        study = self.study
        name = self.move_name(study.position, move)
        value = self.value_of(move)
        _, events = study.game.play(study.position, move)
        does = study.teller.foretell(study.position, study.game_view.preview(events))
        if value is None:
            head = self.words.text("verdict.move", move=name)
        else:
            worth = spoken_worth(self.words, study.game, value)
            head = self.words.text("verdict.move-worth", move=name, worth=worth)
        return self.words.sentences(head, does)

    def value_of(self, move: Any) -> MoveValue | None:
        """Return the value of a move of the position shown, if it is to be seen."""
        return next((value for value in self.study.values() if value.move == move), None)

    def move_name(self, position: Any, move: Any) -> str:
        """Return what a move is called in the middle of a sentence."""
        return self.study.teller.move_name(position, self._way(position, move))

    def brief(self, position: Any, move: Any) -> str:
        """Return the same in as few words as can be."""
        return self.study.teller.brief_move(position, self._way(position, move))

    def _way(self, position: Any, move: Any) -> Chosen:
        """Return the presses of a move, found once."""
        ways = self.study.ways() if position == self.study.position else None
        if ways is not None and move in ways:
            return ways[move]
        key = (position, move)
        if key not in self._ways:
            self._ways[key] = self.study.game_view.way_to(self.study.game, position, move)
        return self._ways[key]

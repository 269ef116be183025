"""What is said at the table, and the line of text that tells what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Place, Seat
from game.scenes.frame.context import Context
from game.scenes.result.words import ending
from game.scenes.table.play.hint import HintText
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.report import Report, ReportLine
from game.scenes.table.play.status import Status


class Narrator:
    """Tells what happens, whose turn it is, and why something cannot be done.

    What is announced of a move is announced once. A person's own move is announced when it is made,
    those of others when they have been seen, together with whose turn it is then.
    """

    def __init__(
        self,
        context: Context,
        words: MoveWords,
        presses: Presses,
        status: Status,
        report: Report,
    ) -> None:
        self.context = context
        self._current = words.current
        self._words = words
        self._presses = presses
        self._status = status
        self._report = report
        self.refused: Place | None = None
        """The place that the note says why it cannot be played."""
        self._note = ""
        """A refusal, or what was done to the match: it goes when somebody points elsewhere."""
        self._advice = ""
        """What is said of the move to be made: it goes once something is pressed."""
        self._announced = 0
        """How many moves of the match have been announced."""

    # The line

    def line(self, preview: str = "") -> str:
        """Return what is told now: a note, a preview or advice borrows the line from the report.

        `preview` is what the move that is pointed at would do.
        """
        return self._note or preview or self._advice or self._standing()

    def _standing(self) -> str:
        """Return what is told while nothing borrows the line."""
        if self._status.finished:
            return ending(self.context.words, self._current.match, self._words.players)
        if self._presses.chosen:
            return self.prompt()
        return self._report.text if self._current.match.cursor else self._opening()

    def line_with_prompt(self) -> str:
        """Return the report with what to press next; "" where something else is told, or none."""
        if self._note or self._advice or self._presses.begun:
            return ""
        report = self._report.text
        if self._status.friend and report:
            return self.context.words.sentences(report, self._status.turn_sentence())
        if not self._status.person:
            return ""
        here = [s for s in self._current.match.game.seats if self._current.is_here(s)]
        # Where several sit here, it is told who of them is to choose.
        then = self.prompt() if len(here) == 1 else self._status.turn_sentence()
        return self.context.words.sentences(report, then) if report else ""

    def _opening(self) -> str:
        """Return who begins, and what to press."""
        first = self._words.to_move("table.turn-first")
        if self._status.friend:
            return self._status.turn_sentence()
        watched = self._current.watched
        then = self.context.words.text("table.watching") if watched else self.prompt()
        return self.context.words.sentences(first, then)

    def prompt(self) -> str:
        """Return what to press next."""
        return self._words.prompt(self._presses.chosen)

    def pointed_at(self, place: Place) -> str:
        """Return what pressing a place would lead to, where it does not complete the move."""
        return self._words.pointed_at(self._presses.chosen, place)

    def point_elsewhere(self) -> None:
        """Give the line back: pointer or focus have gone to something else."""
        self._note, self.refused = "", None

    def clear(self) -> None:
        """Give the line back: something was done."""
        self.point_elsewhere()
        self._advice = ""

    # What borrows the line

    def refuse(self, line: str, place: Place | None = None, shown: bool = True) -> None:
        """Announce why something cannot be done, as with a place; it is also shown, or only said.

        What was shown before goes in any case.
        """
        self._note, self.refused = (line, place) if shown else ("", None)
        self.context.announce(line, urgent=True)

    def refuse_key(self, key: str) -> None:
        """Tell why something cannot be done, in a sentence of the catalogue."""
        self.refuse(self.context.words.text(key))

    def advise(self, line: str) -> None:
        """Tell something of the move to be made, until something is pressed."""
        self.point_elsewhere()
        self._advice = line
        self.context.announce(line)

    def show_aside(self, line: str) -> None:
        """Tell something that was asked for, until pointer or focus go to something else."""
        self._note, self.refused = line, None
        self.context.announce(line, urgent=True)

    def tell_prompt(self, urgent: bool = False) -> None:
        """Tell what to press next."""
        self.clear()
        self.context.announce(self.prompt(), urgent)

    def tell_unconfirmed(self, move: Any) -> None:
        """Tell what a move would do, and that a second press plays it."""
        words = self.context.words
        self.advise(words.sentences(self._words.forecast(move), words.text("table.confirm")))

    def tell_hint(self, hint: HintText) -> None:
        """Tell a hint."""
        self.point_elsewhere()
        self._advice = hint.written
        self.context.announce(hint.spoken, urgent=True)

    # What happens

    def tell_standing(self) -> None:
        """Tell how the match stands, to somebody who sits down to it."""
        self.clear()
        match = self._current.match
        self._announced = match.cursor
        if match.cursor and not self._current.over and not self._presses.chosen:
            self._announce(self.story())
        else:
            self._announce(self._standing(), whose_turn=match.cursor > 0)

    def tell_own_move(self) -> None:
        """Announce the move of a person that begins to be seen."""
        self.context.announce(self._new_story())

    def tell_seen_move(self, mover: Seat) -> None:
        """Announce what has been seen, once somebody else than a second computer is to move."""
        match = self._current.match
        others_go_on = match.persons() and self._current.opponent_to_move
        if others_go_on and match.players[mover].kind == "opponent":
            return
        story = self._new_story()
        self._announce(story, whose_turn=not others_go_on)

    def _new_story(self) -> str:
        """Return the moves that have not been announced yet, in sentences; now they have been."""
        first, self._announced = self._announced, self._current.match.cursor
        if first >= self._announced:
            return ""
        if not self._current.over:
            return self._spoken(self._report.part(first, self._announced))
        lines = self._report.part(first, self._announced - 1)
        return self.context.words.sentences(self._spoken(lines), self._words.last_move())

    def story(self) -> str:
        """Return the report as it is spoken, with every player's moves in a sentence."""
        return self._spoken(self._report.lines)

    def _spoken(self, lines: Sequence[ReportLine]) -> str:
        """Return lines one after the other."""
        return self.context.words.sentences(*(line.text for line in lines))

    def tell_again(self, still: bool) -> None:
        """Tell the report once more; it is also written anew where it will stand `still`."""
        self.clear()
        line = self.context.words.text("table.again", told=self.story())
        self._note = line if still else ""
        self.context.announce(line)

    def tell_change(self, key: str, **values: Any) -> None:
        """Tell what was done to the match, and whose turn it is."""
        self.clear()
        self._announced = self._current.match.cursor
        self._note = self.context.words.text(key, **values)
        self._announce(self._note)

    def tell_redone(self) -> None:
        """Tell that moves were played again, and which."""
        self.tell_change("table.redone", told=self.story())

    def _announce(self, line: str, whose_turn: bool = True) -> None:
        """Announce a line and, unless it tells that itself, whose turn it is."""
        turn = self._status.turn_sentence() if whose_turn and not self._current.over else ""
        self.context.announce(self.context.words.sentences(line, turn))

    # Why not

    def why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        return self._why_nobody_plays() or self._words.why_not(self._presses.chosen, place)

    def _why_nobody_plays(self) -> str:
        """Return why no person at this device can play now; "" if one can, or when all is over."""
        text = self.context.words.text
        if self._status.friend:
            return self._status.turn_sentence()
        if self._current.over or self._status.person:
            return ""
        if self._current.watched:
            return text("table.halted-press" if self._status.halted else "table.watching")
        return text("table.wait")

    def tell_why_no_hint(self) -> None:
        """Tell why there is no hint now."""
        if self._current.over:
            self.refuse_key("hint.over")
        else:
            self.refuse_key("hint.nobody" if self._current.watched else "table.wait")

"""What is said at the table, and the line of text that tells what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.rules.protocol import Place, Seat
from game.scenes.frame.context import Context
from game.scenes.result.words import ending
from game.scenes.table.play.hint import HintText
from game.scenes.table.play.long_touch import LongTouch
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.report import Report, ReportLine
from game.scenes.table.play.status import Status


class Said(NamedTuple):
    """A text of the line, and the seat whose sign stands before it, or the name of an icon."""

    text: str
    seat: Seat | None = None
    icon: str = ""


class _Note(NamedTuple):
    """A refusal, or what was done to the match: as texts, the fullest first.

    `seat` is whose sign stands before it; `then`: what to do next follows, if there is room.
    """

    texts: tuple[str, ...] = ()
    seat: Seat | None = None
    then: bool = False

    @property
    def text(self) -> str:
        """The fullest text; "" for no note."""
        return next(iter(self.texts), "")


_NO_NOTE = _Note()


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
        self._note = _NO_NOTE
        """It goes when somebody points elsewhere."""
        self._advice: tuple[str, ...] = ()
        """What is said of the move to be made, the fullest text first.

        It goes once something is pressed.
        """
        self.long_touch = LongTouch(context, self._current.match.game.name)
        self._announced = 0
        """How many moves of the match have been announced."""

    # The line

    def line(self, preview: str = "") -> str:
        """Return what is told now: a note, a preview or advice borrows the line from the report.

        `preview` is what the move that is pointed at would do.
        """
        advice = next(iter(self._advice), "")
        return self._note.text or preview or advice or self._standing()

    def _standing(self) -> str:
        """Return what is told while nothing borrows the line."""
        if self._status.finished:
            return ending(self.context.words, self._current.match, self._words.players)
        if self._presses.chosen:
            return self.prompt()
        return self._report.text if self._current.match.cursor else self._opening()

    def ways(self, line: str, remark: Sequence[Said] = ()) -> Sequence[tuple[Said, ...]]:
        """Return how the line that is told now may stand, the fullest way first.

        What happened is followed by what to do now, which has the sign of who is to do it, or by a
        remark; for that it may be told shorter. A text that tells of several players has no sign.
        """
        outcome = self._current.match.outcome() if self._status.finished else None
        if outcome is not None:
            winners = outcome.winners
            end = Said(line, winners[0] if len(winners) == 1 else None)
            return (*((last, end) for last in self._last_moves(line)), (end,))
        if line and line == self._note.text:
            texts, seat, then = self._note.texts, self._note.seat, self._note.then
        elif line and line == self._report.text:
            texts, seat, then = tuple(self._report.texts), self._report.seat, True
        elif line and line in self._advice[:1]:
            texts, seat, then = self._advice, self._status.seat, False
        elif self.long_touch.due and not remark and line == self._standing():
            brief = self.context.words.sentences(self.prompt(), self.long_touch.line())
            texts, seat, then = (line, brief), self._status.seat, False
        else:
            alone = Said(line, self._status.seat)
            if not remark or line != self._standing():
                return ((alone,),)
            texts, seat, then = (line,), self._status.seat, True
        told = [Said(text, seat) for text in texts]
        if remark and then:
            # Marks on the board tell what happened, where there is no room for all of it.
            pairs = [(each, more) for more in remark for each in told]
            return tuple(dict.fromkeys((*pairs, *((more,) for more in remark))))
        following = self._next() if then else ()
        ways = [way for each in told for way in (*((each, more) for more in following), (each,))]
        if self._words.teller.prompt_is_needed or self._status.friend:
            # Marks on the board tell what happened, where there is no room for all of it.
            ways.sort(key=len, reverse=True)
        return tuple(dict.fromkeys(ways))

    def _last_moves(self, line: str) -> Sequence[Said]:
        """Return what led to the end, the fullest text first, where `line` tells the end."""
        if self._current.match.given_up() or line != self._standing():
            return ()
        return [Said(text, self._report.seat) for text in self._report.texts]

    def _next(self) -> Sequence[Said]:
        """Return whose turn it is, and what a person at this device is to press; or that alone."""
        if self._advice or self._presses.begun:
            return ()
        if self._status.friend:
            waiting = self._status.turn_sentence(), self._status.brief_friend()
            return [Said(text, self._status.seat) for text in waiting]
        if not self._status.person:
            return ()
        here = [s for s in self._current.match.game.seats if self._current.is_here(s)]
        turn = self._status.turn_sentence()
        prompt = self.prompt()
        whole = self.context.words.sentences(turn, prompt)
        # Where several sit here, it is told who of them is to choose.
        brief = self._words.brief_prompt(self._presses.chosen)
        texts = dict.fromkeys((whole, prompt, brief)) if len(here) == 1 else (turn,)
        return [Said(text, self._current.match.to_move) for text in texts]

    def _opening(self) -> str:
        """Return who begins, and what to press."""
        first = self._words.to_move("table.turn-first")
        if self._status.friend:
            return self._status.turn_sentence()
        watched = self._current.watched
        if watched:
            return self.context.words.sentences(first, self.context.words.text("table.watching"))
        person = self._status.person
        taught = self.long_touch.line() if person else ""
        return self.context.words.sentences(first, self.prompt(), taught)

    def prompt(self) -> str:
        """Return what to press next."""
        return self._words.prompt(self._presses.chosen)

    def pointed_at(self, place: Place) -> str:
        """Return what pressing a place would lead to, where it does not complete the move."""
        return self._words.pointed_at(self._presses.chosen, place)

    def point_elsewhere(self) -> None:
        """Give the line back: pointer or focus have gone to something else."""
        self._note, self.refused = _NO_NOTE, None

    def clear(self) -> None:
        """Give the line back: something was done."""
        self.point_elsewhere()
        self._advice = ()

    def moved(self, own: bool) -> None:
        """Give the line back: a move was made, by a person at this device if it is an `own` one."""
        self.clear()
        if own:
            self.long_touch.learned()

    # What borrows the line

    def refuse(self, line: str, place: Place | None = None, shown: bool = True) -> None:
        """Announce why something cannot be done, as with a place; it is also shown, or only said.

        What was shown before goes in any case.
        """
        note = _Note((line,), self._status.seat)
        self._note, self.refused = (note, place) if shown else (_NO_NOTE, None)
        self.context.announce(line, urgent=True)

    def refuse_key(self, key: str) -> None:
        """Tell why something cannot be done, in a sentence of the catalogue."""
        self.refuse(self.context.words.text(key))

    def advise(self, line: str) -> None:
        """Tell something of the move to be made, until something is pressed."""
        self.point_elsewhere()
        self._advice = (line,)
        self.context.announce(line)

    def show_aside(self, line: str) -> None:
        """Tell something that was asked for, until pointer or focus go to something else."""
        self._note, self.refused = _Note((line,), self._status.seat), None
        self.context.announce(line, urgent=True)

    def tell_prompt(self, urgent: bool = False) -> None:
        """Tell what to press next."""
        self.clear()
        self.context.announce(self.prompt(), urgent)

    def tell_forecast(self, move: Any | None) -> None:
        """Say what a move would do that a finger rests on, if it is one, and that it is not played.

        A finger that rests elsewhere asks for nothing.
        """
        if move is None:
            return
        self.long_touch.learned()
        words = self.context.words
        announced = words.sentences(self._words.forecast(move), words.text("table.only-shown"))
        self.context.announce(announced)

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

    def begin_anew(self) -> None:
        """Let nothing be told but how it stands now; moves made from here on are announced."""
        self.clear()
        self._announced = self._current.match.cursor

    def story(self) -> str:
        """Return the report as it is spoken, with every player's moves in a sentence."""
        return self._spoken(self._report.lines)

    def _spoken(self, lines: Sequence[ReportLine]) -> str:
        """Return lines one after the other."""
        return self.context.words.sentences(*(line.text for line in lines))

    def tell_again(self, still: bool) -> None:
        """Tell the report once more; it is also written anew where it will stand `still`."""
        self.clear()
        self._note = self._report_as("table.again") if still else _NO_NOTE
        self.context.announce(self.context.words.text("table.again", told=self.story()))

    def tell_change(self, key: str, **values: Any) -> None:
        """Tell what was done to the match, and whose turn it is."""
        self.clear()
        self._announced = self._current.match.cursor
        self._note = _Note((self.context.words.text(key, **values),), then=True)
        self._announce(self._note.text)

    def tell_redone(self) -> None:
        """Tell that moves were played again, and which."""
        self.tell_change("table.redone", told=self.story())
        self._note = self._report_as("table.redone")

    def _report_as(self, key: str) -> _Note:
        """Return a note of what is reported, with the sign of who did it."""
        text, report = self.context.words.text, self._report
        texts = tuple(text(key, told=told) for told in report.texts)
        return _Note(texts, report.seat, then=True)

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

    def why_no_move(self) -> str:
        """Return why no move can be made now; "" if one can."""
        over = self.context.words.text("reason.game-over") if self._current.over else ""
        return self._why_nobody_plays() or over

    def tell_why_no_move(self) -> None:
        """Tell why no move can be made now."""
        self.refuse(self.why_no_move())

    def tell_no_digit(self, digit: int) -> None:
        """Tell that a digit presses no place."""
        why = self.why_no_move()
        self.refuse(why or self._words.no_digit(self._presses.chosen, digit))

    def tell_why_no_hint(self) -> None:
        """Tell why there is no hint now."""
        if self._current.over:
            self.refuse_key("hint.over")
        else:
            self.refuse_key("hint.nobody" if self._current.watched else "table.wait")

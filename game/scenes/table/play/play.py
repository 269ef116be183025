"""A match as it is played at the table: its parts, and what passes between them. Draws nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.rules.protocol import Json, Place
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.table.play.attention import Attention, Pointed
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.hint import TableHint
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.narrator import Narrator
from game.scenes.table.play.near_side import NearSide
from game.scenes.table.play.opponent import TableOpponent
from game.scenes.table.play.pit_names import PitNames, places_of
from game.scenes.table.play.presses import Answer, Presses
from game.scenes.table.play.previews import Previews
from game.scenes.table.play.remarks import AT_REST, IN_FLIGHT, Remarks
from game.scenes.table.play.report import Report
from game.scenes.table.play.seen import Seen
from game.scenes.table.play.show import MoveShow
from game.scenes.table.play.status import Status
from game.view.board.drawing import PlaceContent
from game.view.board.marks import Mark
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.presses import NextPresses


class Play:
    """Takes presses, plays moves, and lets opponents think.

    Its parts can be asked by everybody: `current` (the match), `presses` (of the move that is being
    made), `show` (of the move that was made), `opponent`, `hint`, `near` (the side of the board),
    `status` (whose turn it is), `words` and `previews` (of moves), `report` (what the others did),
    `seen` (how many moves have been), `attention` (to what is pointed at), `pit_names`, `narrator`
    (what is said), `remarks` (what is pointed out) and `commands`. A game with more to it has a
    class of its own.
    """

    presses_class: ClassVar[type[Presses]] = Presses
    show_class: ClassVar[type[MoveShow]] = MoveShow
    turnable: ClassVar[bool] = True
    """Whether the board has sides, so that it can be turned."""
    has_pieces: ClassVar[bool] = False
    """Whether pieces have buttons of their own where the board is small."""

    def __init__(self, context: Context, match: Match, commands: Sequence[Command[Any]]) -> None:
        self.context = context
        self.commands: Commands[Any] = Commands(self, commands)
        self.current = CurrentMatch(context, match)
        self.previews = Previews(self.current)
        self.words = MoveWords(context, self.current, self.previews)
        self.presses = self.presses_class(context, self.current)
        self.show = self.show_class(context, self.current, self.words, self.show_ended)
        self.opponent = TableOpponent()
        self.hint = TableHint(context, self.current, self.words, self.presses)
        self.status = Status(context, self.current, self.words, self.show, self.opponent)
        self.near = NearSide(self.current, self.turnable)
        self.attention = Attention()
        self.pit_names = PitNames(context, self.current)
        self.report = Report(self.current, self.words, self.previews, self.show)
        self.seen = Seen(self.current, self.previews, self.presses, self.show, self.report)
        self.narrator = Narrator(context, self.words, self.presses, self.status, self.report)
        self.remarks = Remarks(context, self.words, self.presses, self.show, self.status)

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self.current.match

    # How things stand

    @property
    def state(self) -> tuple[object, ...]:
        """What decides which things can be pressed, to be compared."""
        seen = (*self.show.state, self.status.still, self.near.seat, self.hinted())
        seen = (*seen, self.remarks.now)
        return (*self.current.point, *seen, *self.presses.state)

    @property
    def busy(self) -> bool:
        """Whether something goes on that nobody has to ask for: a show, an opponent, a hint."""
        held = self.show.moving and (self.show.frozen or self.show.waiting)
        shown = not held and (self.show.moving or self.remarks.busy)
        return shown or self.status.thinking or self.hint.busy

    def told_json(self) -> dict[str, Json]:
        """Return what a test rig is told of what is told, pressed and pointed out."""
        remark = self.remarks.now
        return {
            "report": unemphasised(self.report.text),
            "chosen": [place_id(place) for place in self.presses.chosen],
            "paused": self.opponent.halted,
            "advice": None if remark is None else remark.as_json(),
        }

    def closeup(self) -> Collection[Place]:
        """Return the places to be shown large, () for the whole board."""
        return ()

    def enlarge(self, places: Sequence[Place]) -> None:
        """Show places large that a finger could not tell apart, on a board that has such places."""

    def targets(self, plan: Plan) -> Sequence[Place]:
        """Return the places of the board that can be pressed or asked, in focus order."""
        return list(plan.spots)

    def choices(self) -> NextPresses:
        """Return the places a person may press now, with the moves they complete."""
        return self.presses.choices() if self.status.person else {}

    def target(self, pointed: Pointed) -> Place | None:
        """Return the place whose move is to be previewed; None while nobody points on purpose."""
        return pointed.legal(self.choices()) if self.attention.given else None

    def named_places(self, pointed: Pointed) -> Collection[Place]:
        """Return the places that bear their names: all, or those that the visible text names."""
        if self.pit_names.everywhere:
            return self.current.contents().keys()
        target = self.target(pointed)
        move = None if target is None else self.choices()[target]
        foreseen = () if move is None else places_of(self.previews.of(move))
        pressed = (target, self.narrator.refused, self.hinted(), *self.presses.chosen)
        asked = (place for place in pressed if place is not None)
        remark = self.remarks.now
        remarked = () if remark is None else remark.places
        return {*asked, *foreseen, *remarked, *self.report.named_places}

    def line(self, pointed: Pointed) -> str:
        """Return what is told now: of a long move that is shown, what happens in it.

        Of several moves that are shown again it is what the player did whose move is seen.
        """
        running = self.show.running_story() or self._told_again()
        return running or self.narrator.line(self._preview_text(self.target(pointed)))

    def _told_again(self) -> str:
        """Return what is told of the move that is shown once more; "" while none is."""
        if not self.show.moving or self.show.is_new or self.presses.bound:
            return ""
        lines = (line.text for line in self.report.lines if line.seat == self.show.mover)
        return next(lines, "")

    def _preview_text(self, target: Place | None) -> str:
        """Return what a move that is pointed at would do, or what to press after `target`."""
        if target is None or target == self.presses.unconfirmed:
            return ""
        move = self.choices()[target]
        return self.narrator.pointed_at(target) if move is None else self.words.forecast(move)

    def hinted(self) -> Place | None:
        """Return the place that the hint says to press now."""
        return self.hint.next_press() if self.status.person else None

    def remarked(self) -> Collection[Place]:
        """Return the places to press for what a remark points out; none beside those of a hint."""
        remark = self.remarks.now
        is_moment = remark is not None and remark.kind == "moment"
        return remark.places if remark and is_moment and self.hinted() is None else ()

    def warned(self) -> Collection[Place]:
        """Return the places that a big mistake is about; none beside those of a hint."""
        remark = self.remarks.now
        is_mistake = remark is not None and remark.kind == "mistake"
        return remark.places if remark and is_mistake and self.hinted() is None else ()

    def hint_goal(self) -> Place | None:
        """Return the place to which the hint's move leads, once the place to press is pressed."""
        return self.hint.goal() if self.status.person else None

    def hint_signs(self) -> Mapping[Place, Mark]:
        """Return the signs of the way that the hint's move goes."""
        return self.hint.signs() if self.status.person else {}

    # Beginning and end

    def sit_down(self) -> None:
        """Take up the move that was begun, if one was."""
        self.near.take_side()
        self.words.call_players()
        self._face()
        self.restore_presses()
        self.attention.rest()

    def begin(self) -> None:
        """Sit down, and say how the match stands; a move that is shown tells that at its end."""
        self.sit_down()
        if not self.show.moving:
            self.narrator.tell_standing()

    def leave(self) -> None:
        """Give up what goes on; a whole move that is shown goes on when the table is back."""
        self.opponent.cancel()
        self.hint.cancel()
        if self.presses.chosen or not self.show.moving:
            self.clear_presses()
        if self.current.unsaved:
            self.current.save()

    def update(self, dt: float) -> bool:
        """Let time pass for animation and thinking; True if the board looks different."""
        if self.show.moving:
            news = self.remarks.step(IN_FLIGHT)
            return self.show.update(dt) or news
        self.remarks.announce()
        turned = self._face()
        if self.status.thinking:
            return self._think(dt)
        if self.hint.busy:
            return self._advise() or turned
        return self.remarks.step(AT_REST) or turned

    def _face(self) -> bool:
        """Turn the board to the person to move, where that is set; True if it turns."""
        return self.context.settings.turns_board and self.status.person and self.near.face()

    # The move that a person makes

    def tap(self, place: Place) -> None:
        """Take a press on a place: a move, a part of one, or words why it is none."""
        if self.show.moving:
            self.show.hasten()
            return
        if self.hint.busy:
            self.hint.cancel()
        if self.presses.must_play not in (None, place):
            self.narrator.refuse_key("table.touched")
            return
        answer = Answer("refused")
        if self.status.person:
            answer = self.presses.take(place, self.context.settings.confirm)
        self._answer(answer, place)

    def _answer(self, answer: Answer, place: Place) -> None:
        """Do what a press on a place comes to."""
        if answer.kind == "move":
            self.make_move(answer.move)
        elif answer.kind == "refused":
            # A press too many at the end of a move is not to hide what happened.
            self.narrator.refuse(self.narrator.why_not(place), place, self.attention.given)
            self.attention.give()
            self.context.sound.play("tap")
        elif answer.kind == "unconfirmed":
            self.context.sound.play("tap")
            self.narrator.tell_unconfirmed(answer.move)
        else:
            self.current.note_presses(self.presses.chosen)
            self.ask_further()

    def ask_further(self) -> None:
        """Ask for the next press of a move."""
        self.context.sound.play("tap")
        self.narrator.tell_prompt()

    def let_go(self) -> bool:
        """Give up the move that is being made; False if there is none."""
        if not self.presses.begun:
            return False
        if self.presses.must_play is not None:
            self.narrator.refuse_key("table.touched")
            return True
        self.clear_presses()
        self.current.note_presses(())
        self.narrator.tell_prompt()
        return True

    def clear_presses(self) -> None:
        """Forget the presses, and what was shown of their move."""
        self.show.clear()
        self.presses.clear()

    def restore_presses(self) -> None:
        """Take up the presses that were saved with the match, as far as they lead anywhere now."""
        if self.status.person and not self.presses.chosen and self.match.pending:
            self.presses.restore()

    # Moves

    def make_move(self, move: Any) -> None:
        """Play a move and begin to show it."""
        self.hint.cancel()
        before, events_seen = dict(self.show.contents()), self.presses.events_passed
        mover = self.match.to_move
        events = self.current.make_move(move)
        self.remarks.move_made()
        self.clear_presses()
        self.previews.forget()
        self.narrator.moved(self.current.is_here(mover))
        self.attention.rest()
        self.show.begin_new(before, events, mover, events_seen)
        if self.show.moving and not self.show.pausing and self.current.is_here(mover):
            self.narrator.tell_own_move()

    def show_ended(self, contents: Mapping[Place, PlaceContent]) -> None:
        """Tell what was seen for the first time, and wait for the next move.

        `contents` is what lies where at the end of the show.
        """
        del contents
        self.attention.rest()
        if self.show.is_new:
            self.narrator.tell_seen_move(self.show.mover)
        # What was pressed before an earlier turn was shown once more is still pressed.
        self.restore_presses()

    def show_again(self) -> None:
        """Show once more all that is reported, from the position before it."""
        self.show.finish()
        self.clear_presses()
        turns = self.report.turns
        if turns:
            self.show.again(turns)
            # Without animation there is nothing to be seen.
            self.narrator.tell_again(still=not self.show.moving)

    def hasten(self) -> bool:
        """Show more of the move at once, or let a computer play that only waits; True if so."""
        if self.show.moving:
            self.show.hasten()
            return True
        return self.hasten_computer()

    def hasten_computer(self) -> bool:
        """Let a computer play that only waits; True if one did wait."""
        return self.status.thinking and self.opponent.hasten()

    def _think(self, dt: float) -> bool:
        """Let the opponent think for a moment; True when it has moved."""
        if not self.opponent.busy:
            quick = self.show.tempo(self.match.to_move) is None
            self.opponent.begin(self.match, self.context.settings.delay_factor, quick)
            return True
        move = self.opponent.step(dt)
        if move is None:
            return self.opponent.waits and self.remarks.step(AT_REST)
        self.make_move(move)
        return True

    # Help with the move

    def ask_hint(self) -> None:
        """Begin to work a hint out, or say why there is none; asked again, give it up."""
        if self.hint.busy:
            self.hint.cancel()
            self.narrator.tell_prompt()
        elif self.status.person:
            self.hint.begin()
            self.narrator.advise(self.context.words.text("hint.thinking"))
        else:
            self.narrator.tell_why_no_hint()

    def _advise(self) -> bool:
        """Work on the hint for a moment; True when it is there."""
        hint = self.hint.step()
        if hint is None:
            return False
        self.narrator.tell_hint(hint)
        return True

    # The match as a whole

    def stop(self) -> None:
        """End whatever goes on."""
        self.clear_presses()
        self.opponent.cancel()
        self.hint.cancel()

    def interrupt(self) -> None:
        """End whatever goes on; where only computers play, they do not play on at once."""
        self.stop()
        if self.current.watched:
            self.opponent.halt()
        else:
            self.opponent.run_on()

    def match_changed(self, key: str, **values: Any) -> None:
        """Save the match and say what was done to it."""
        self.save_change()
        self.narrator.tell_change(key, **values)

    def save_change(self) -> None:
        """Save the match, at another point of it than before."""
        self.previews.forget()
        self.remarks.forget()
        self.current.save()

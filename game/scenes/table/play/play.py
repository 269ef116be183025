"""A match as it is played at the table: its parts, and what passes between them. Draws nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from game.play.match import Match
from game.rules.protocol import Place
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.result.words import ending
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.hint import TableHint
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.near_side import NearSide
from game.scenes.table.play.opponent import TableOpponent
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.previews import Previews
from game.scenes.table.play.show import MoveShow
from game.scenes.table.play.status import Status
from game.view.board.drawing import PlaceContent
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.presses import NextPresses


class Play:
    """Takes presses, plays moves, lets opponents think, and says what comes of it.

    Its parts can be asked by everybody: `current` (the match), `presses` (of the move that is being
    made), `show` (of the move that was made), `opponent`, `hint`, `near` (the side of the board),
    `status` (whose turn it is), `words` and `previews` (of moves), `commands`. A game with more to
    it has a class of its own.
    """

    presses_class: ClassVar[type[Presses]] = Presses
    show_class: ClassVar[type[MoveShow]] = MoveShow
    turnable: ClassVar[bool] = True
    """Whether the board has sides, so that it can be turned."""

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
        self.story = ""
        """The line of text under the banner."""

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self.current.match

    # How things stand

    @property
    def state(self) -> tuple[object, ...]:
        """What decides which things can be pressed, to be compared."""
        seen = (*self.show.state, self.status.still, self.near.seat, self.hinted())
        return (*self.current.point, *seen, *self.presses.state)

    @property
    def turns_seen(self) -> int:
        """How many turns the log tells: not the one that is being seen for the first time."""
        return self.match.cursor - int(self.show.is_new and self.show.moving)

    def closeup(self) -> Collection[Place]:
        """Return the places to be shown large, () for the whole board."""
        return ()

    def targets(self, plan: Plan) -> Sequence[Place]:
        """Return the places of the board that can be pressed or asked, in focus order."""
        return list(plan.spots)

    def choices(self) -> NextPresses:
        """Return the places a person may press now, with the moves they complete."""
        return self.presses.choices() if self.status.person else {}

    def last_preview(self) -> Preview | None:
        """Return where the last move began and ended; nothing in mid-move."""
        return None if self.presses.bound else self.previews.last()

    def hinted(self) -> Place | None:
        """Return the place that the hint says to press now."""
        return self.hint.next_press() if self.status.person else None

    def hint_goal(self) -> Place | None:
        """Return the place to which the hint's move leads, once the place to press is pressed."""
        return self.hint.goal() if self.status.person else None

    # Beginning and end

    def begin(self) -> None:
        """Take up the move that was begun, if one was, and say whose turn it is."""
        self.near.take_side()
        self._face()
        self.restore_presses()
        if self.current.over:
            self.story = ending(self.context.words, self.match, self.words.names)
        elif not self.match.cursor:
            first = self.words.to_move("table.turn-first")
            watching = self.context.words.text("table.watching")
            then = watching if self.current.watched else self.prompt()
            self.story = self.context.words.sentences(first, then)
        elif self.presses.chosen:
            self.story = self.prompt()
        else:
            self.story = self.words.story()
        self._announce(self.story)

    def leave(self) -> None:
        """Give up what goes on."""
        self.opponent.cancel()
        self.hint.cancel()
        self.clear_presses()
        if self.current.unsaved:
            self.current.save()

    def update(self, dt: float) -> bool:
        """Let time pass for animation and thinking; True if the board looks different."""
        if self.show.moving:
            return self.show.update(dt)
        turned = self._face()
        if self.status.thinking:
            return self._think()
        if self.hint.busy:
            return self._advise() or turned
        return turned

    def _face(self) -> bool:
        """Turn the board to the person to move, where that is set; True if it turns."""
        return self.context.settings.turn_view and self.status.person and self.near.face()

    # The move that a person makes

    def tap(self, place: Place) -> None:
        """Take a press on a place: a move, a part of one, or words why it is none."""
        if self.show.moving:
            self.hasten()
            return
        if self.hint.busy:
            self.hint.cancel()
        if self.presses.held_to not in (None, place):
            self._tell_held()
            return
        why = "" if self.status.person else self._why_not(place)
        answer = None if why else self.presses.take(place, self.context.settings.confirm)
        if answer is None or answer.kind == "refused":
            self.tell(why or self._why_not(place), urgent=True)
            self.context.sound.play("tap")
        elif answer.kind == "move":
            self.make_move(answer.move)
        elif answer.kind == "aimed":
            self._aim(answer.move)
        else:
            self._go_on()

    def _aim(self, move: Any) -> None:
        """Say what a move would do, and that a second press plays it."""
        self.context.sound.play("tap")
        words = self.context.words
        self.tell(words.sentences(self.words.forecast(move), words.text("table.confirm")))

    def _go_on(self) -> None:
        """Ask for the next press."""
        self.current.note_presses(self.presses.chosen)
        self.context.sound.play("tap")
        self.tell(self.prompt())

    def let_go(self) -> bool:
        """Give up the move that is being made; False if there is none."""
        if not self.presses.begun:
            return False
        if self.presses.held_to is not None:
            self._tell_held()
            return True
        self.clear_presses()
        self.current.note_presses(())
        self.tell(self.prompt())
        return True

    def _tell_held(self) -> None:
        """Say that what was touched must be played."""
        self.tell(self.context.words.text("table.touched"), urgent=True)

    def clear_presses(self) -> None:
        """Forget the presses, and what was shown of their move."""
        self.show.clear()
        self.presses.clear()

    def restore_presses(self) -> None:
        """Take up the presses that were saved with the match, as far as they lead anywhere now."""
        if self.status.person and not self.presses.chosen and self.match.pending:
            self.presses.restore()

    def prompt(self, *further: Place) -> str:
        """Return what to press next; `further`: as if these were pressed too."""
        return self.words.prompt((*self.presses.chosen, *further))

    def _why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        text = self.context.words.text
        if self.status.friend:
            return self.words.to_move("link.friend-moves")
        if not self.current.over and self.current.watched:
            return text("table.halted-press" if self.opponent.halted else "table.watching")
        if not self.current.over and not self.status.person:
            return text("table.wait")
        return self.words.why_not(self.presses.chosen, place)

    # Moves

    def make_move(self, move: Any) -> None:
        """Play a move and begin to show it."""
        self.hint.cancel()
        before, first = dict(self.show.contents()), self.presses.events_passed
        mover = self.match.to_move
        events = self.match.play(move)
        self.clear_presses()
        self.previews.forget()
        self.current.unsaved = True
        sentences = self.words.sentences()
        whole = self.context.words.sentences(*sentences)
        # On a small screen there is room for the end of the game or for the move before it.
        self.story = sentences[-1] if self.current.over else whole
        self._announce(whole)
        self.show.hold(before)
        self.show.is_new = True
        self.show.begin(events, mover, first)

    def hasten(self) -> None:
        """Show the next step of the move at once."""
        self.show.hasten()

    def show_ended(self, contents: Mapping[Place, PlaceContent]) -> None:
        """Wait for the next move, once a show is over that ended with `contents`."""
        del contents
        # What was pressed before an earlier turn was shown once more is still pressed.
        self.restore_presses()

    def show_again(self) -> None:
        """Show the last turn once more, from the position before it."""
        self.show.finish()
        self.clear_presses()
        turns = self.current.last_turns()
        if turns:
            # In words too: without animation there is nothing to be seen.
            story = self.words.story(len(turns))
            self.tell(self.context.words.text("table.again", told=story))
            self.show.again(turns)

    def _think(self) -> bool:
        """Let the opponent think for a moment; True when it has moved."""
        if not self.opponent.busy:
            self.opponent.begin(self.match)
            return True
        move = self.opponent.step()
        if move is None:
            return False
        self.make_move(move)
        return True

    # Help with the move

    def ask_hint(self) -> None:
        """Begin to work a hint out, or say why there is none; asked again, give it up."""
        if self.hint.busy:
            self.hint.cancel()
            self.tell(self.prompt())
        elif self.status.person:
            self.hint.begin()
            self.tell(self.context.words.text("hint.thinking"))
        else:
            self.tell(self.context.words.text(self._no_hint_key()), True)

    def _no_hint_key(self) -> str:
        """Return which words say why there is no hint now."""
        if self.current.over:
            return "hint.over"
        return "hint.nobody" if self.current.watched else "table.wait"

    def _advise(self) -> bool:
        """Work on the hint for a moment; True when it is there."""
        hint = self.hint.step()
        if hint is None:
            return False
        self.story = hint.written
        self.context.announce(hint.spoken, urgent=True)
        return True

    # Where only computers play

    def halt(self) -> None:
        """Let the computers, and the move that is shown, stand still where they are."""
        self.opponent.halted = self.show.frozen = True
        self.context.announce(self.status.turn_sentence(), urgent=True)

    def run_on(self) -> None:
        """Let them go on."""
        self.opponent.halted = self.show.frozen = False
        self.context.announce(self.context.words.text("table.runs-on"), urgent=True)

    def turn_board(self) -> None:
        """Let the next seat be at the near side."""
        self.near.turn()
        self.context.announce(self.context.words.text("table.turned"))

    def stop(self) -> None:
        """End whatever goes on."""
        self.show.finish()
        self.clear_presses()
        self.opponent.cancel()
        self.hint.cancel()

    def match_changed(self, key: str, **values: str) -> None:
        """Save the match and say what was done to it."""
        self.previews.forget()
        self.current.save()
        self.story = self.context.words.text(key, **values)
        self._announce(self.story)

    # What is told

    def running_story(self) -> str:
        """Return what is told now: of a long move that is shown, what happens in it."""
        return self.show.running_story() or self.story

    def tell(self, line: str, urgent: bool = False) -> None:
        """Show and announce a line."""
        self.story = line
        self.context.announce(line, urgent)

    def _announce(self, line: str) -> None:
        """Announce a line and whose turn it is."""
        first = line.startswith(self.words.to_move("table.turn-first"))
        turn = "" if self.current.over or first else self.status.turn_sentence()
        self.context.announce(self.context.words.sentences(line, turn))

"""The course of a match at the table: whose turn, what is played, what is told. Draws nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.play.match import Match
from game.play.resigning import Giving, giving_up
from game.play.thinker import Thinker
from game.rules.protocol import Place, Seat
from game.scenes.frame.context import Context
from game.scenes.result.words import over
from game.scenes.table.hint import TableHint
from game.scenes.table.place_ids import place_id
from game.scenes.table.show import TableShow


class TableTurns(TableShow):
    """A match with its animation and the opponent's thinking.

    `below` is the seat at the near side of the board. `wanted` is the id of an action that was
    chosen elsewhere and is to be done at the table.
    """

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.thinker = Thinker()
        self.hint = TableHint()
        self.seed = random.randrange(1 << 30)
        self.wanted = ""
        self.unkept = False
        """Whether the match is to be saved yet: the frame after a move does that."""
        self._faced: tuple[Match, int] | None = None
        self.below: Seat = match.near()
        self._side = match.side

    @property
    def state(self) -> tuple[object, ...]:
        """What decides which things can be pressed, to be compared."""
        match = self.match
        played = (match, match.cursor, len(match.turns), match.resigned)
        shown = (self.moving, self.pausing, self.still, self.below, self.hinted())
        presses = self.presses
        return (*played, *shown, presses.chosen, presses.aimed, presses.near)

    def begin(self) -> None:
        """Take up the move that was begun, if one was, and say whose turn it is."""
        self._take_side()
        self.face()
        self.restore()
        if self.over:
            self.story = over(self.context.words, self.match, self.names)
        elif not self.match.cursor:
            asked = self.context.words.text("table.watching") if self.watched else self.prompt()
            self.story = self.context.words.sentences(self._say("table.turn-first"), asked)
        elif self.presses.chosen:
            self.story = self.prompt()
        else:
            self.story = self.context.words.sentences(*self._narrated())
        self._announce(self.story)

    def _take_side(self) -> None:
        """See the board from the side of this device, once it has one."""
        if self._side != self.match.side:
            self._side = self.match.side
            self.below = self.below if self._side is None else self._side

    def leave(self) -> None:
        """Give up what goes on."""
        self.thinker.cancel()
        self.hint.cancel()
        self.forget_presses()
        if self.unkept:
            self.keep()

    def keep(self) -> None:
        """Save the match."""
        self.unkept = False
        self.context.matches.keep(self.match)

    def banner(self) -> str:
        """Return whose turn it is."""
        text = self.context.words.text
        if self.over and not self.moving:
            return text("table.over")
        return text(self._banner_key(), player=self.names[self.seat])

    def _banner_key(self) -> str:
        """Return which words about the player who moves, or is to move, stand in the banner."""
        if self.moving:
            return "table.halted-moves" if self.still else "table.moves"
        if self.friend:
            return "link.waiting"
        if self.halted:
            return "table.halted"
        return "table.to-move" if self.person else "table.thinking"

    def tap(self, place: Place) -> None:
        """Take a press on a place: a move, a part of one, or words why it is none."""
        if self.moving:
            self.hasten()
            return
        if self.hint.busy:
            self.hint.cancel()
        if self.held_to not in (None, place):
            self.tell(self.context.words.text("table.touched"), urgent=True)
            return
        why = "" if self.person else self._why_not(place)
        confirm = self.context.settings.confirm
        answer = None if why else self.presses.take(self.match, place, confirm)
        if answer is None or answer.kind == "refused":
            self.tell(why or self._why_not(place), urgent=True)
            self.context.sound.play("tap")
        elif answer.kind == "move":
            self.play(answer.move)
        elif answer.kind == "aimed":
            self._aim(answer.move)
        else:
            self._go_on()

    @property
    def held_to(self) -> Place | None:
        """The place that was touched and must be played, if the table is so strict."""
        strict = self.game_view.touched and self.context.settings.touched
        return self.presses.aimed if strict else None

    def enlarge(self, near: Sequence[Place]) -> None:
        """Show places large that a finger could not tell apart, and ask for one of them."""
        self.presses.near = tuple(near)
        self.tell(self.context.words.text("table.enlarged"))

    def _aim(self, move: Any) -> None:
        """Say what a move would do, and that a second press plays it."""
        self.context.sound.play("tap")
        words = self.context.words
        self.tell(words.sentences(self.foretold(move), words.text("table.confirm")))

    def _go_on(self) -> None:
        """Show what has happened of the move so far, then ask for the next press."""
        match, chosen = self.match, self.presses.chosen
        self._keep_presses()
        events = self.game_view.so_far(match.game, match.position, chosen) if chosen else ()
        if len(events) > self._shown:
            fresh, self._shown = events[self._shown :], len(events)
            self.presses.bound = True
            self._events = tuple(events)
            self._animate(fresh, match.to_move)
        else:
            self.context.sound.play("tap")
            self.tell(self.prompt())

    def let_go(self) -> bool:
        """Give up the move that is being made; False if there is none."""
        if not self.presses.begun:
            return False
        if self.held_to is not None:
            self.tell(self.context.words.text("table.touched"), urgent=True)
            return True
        self.forget_presses()
        self._keep_presses()
        self.tell(self.prompt())
        return True

    def ask_hint(self) -> None:
        """Begin to work a hint out, or say why there is none; asked again, give it up."""
        if self.hint.busy:
            self.hint.cancel()
            self.tell(self.prompt())
        elif self.person:
            self.hint.begin(self)
            self.tell(self.context.words.text("hint.thinking"))
        else:
            self.tell(self.context.words.text(self._no_hint_key()), True)

    def _no_hint_key(self) -> str:
        """Return which words say why there is no hint now."""
        if self.over:
            return "hint.over"
        return "hint.nobody" if self.watched else "table.wait"

    # Where only computers play

    def halt(self) -> None:
        """Let the computers, and the move that is shown, stand still where they are."""
        self.halted = self.frozen = True
        self.context.announce(self.turn(), urgent=True)

    def run_on(self) -> None:
        """Let them go on."""
        self.halted = self.frozen = False
        self.context.announce(self.context.words.text("table.runs-on"), urgent=True)

    def lap_by_lap(self) -> None:
        """Let the move that stands still go on with a rest after each lap; then all wait again."""
        self.frozen = False
        self.pause(True)

    def hinted(self) -> Place | None:
        """Return the place that the hint says to press now."""
        return self.hint.next_press(self.presses.chosen) if self.person else None

    def hint_goal(self) -> Place | None:
        """Return the place to which the hint's move leads, once the place to press is pressed."""
        return self.hint.goal(self.game_view, self.presses.chosen) if self.person else None

    def _keep_presses(self) -> None:
        """Keep what is pressed of the move, so that it is there at the next visit."""
        pending = tuple(map(place_id, self.presses.chosen))
        if pending != self.match.pending:
            self.match.pending = pending
            self.unkept = True

    def switch(self, number: int) -> None:
        """Go on with another line of the match (`Match.lines`), at its end."""
        self._stop()
        self.halted = self.watched
        self.match.switch(number)
        self._changed("lines.switched")

    def play(self, move: Any) -> None:
        """Play a move and begin to show it."""
        self.hint.cancel()
        before, shown, mover = dict(self.contents()), self._shown, self.match.to_move
        events = self.match.play(move)
        self.forget_presses()
        self._held, self._fresh = before, True
        self._previews.clear()
        self.unkept = True
        told = self._narrated()
        # On a small screen there is room for the end of the game or for the move before it.
        whole = self.context.words.sentences(*told)
        self.story = told[-1] if self.over else whole
        self._announce(whole)
        self._events = tuple(events)
        self._animate(events[shown:], mover)

    def update(self, dt: float) -> bool:
        """Let time pass for animation and thinking; True if the board looks different."""
        if self.show is not None:
            return self.pass_time(dt)
        turned = self.face()
        if self.thinking:
            return self._think()
        if self.hint.busy:
            return self._advise() or turned
        return turned

    def face(self) -> bool:
        """Turn the board to the player to move, once a move, where that is set; True if it turns.

        Only where several persons share the screen.
        """
        here = (self.match, self.match.cursor)
        mover, before = self.match.to_move, self.below
        if here == self._faced or not self.context.settings.turn_view or not self.person:
            return False
        self._faced = here
        if self.game_view.turnable and len(self.match.persons()) > 1:
            self.below = mover
        return self.below != before

    def _think(self) -> bool:
        """Let the opponent think for a moment; True when it has moved."""
        if not self.thinker.busy:
            self.thinker.begin(self.match, self.seed)
            return True
        thought = self.thinker.step()
        if thought is None:
            return False
        self.play(thought.move)
        return True

    def _advise(self) -> bool:
        """Work on the hint for a moment; True when it is there."""
        told = self.hint.step(self)
        if told is None:
            return False
        self.story = told.written
        self.context.announce(told.said, urgent=True)
        return True

    def step(self, back: bool) -> None:
        """Undo or redo."""
        if back and self.presses.bound:
            self.let_go()
            return
        self._stop()
        self.halted = self.watched  # or the computer would play on at once
        if back:
            self.match.undo()
            self._changed("table.undone")
        else:
            self.match.redo()
            self._changed("table.redone", told=self.context.words.sentences(*self._narrated()))

    def restart(self) -> None:
        """Begin the same game again, from the position that it began from."""
        self._stop()
        self.halted = False
        before = self.match
        start = before.start if before.set_up else None
        self.match = Match(before.game, before.players, before.first, start)
        self._changed("table.restarted")

    def giving(self) -> Giving | None:
        """Return who can give up now; None where nothing is to be given up, or nobody plays."""
        match = self.match
        people = match.persons()
        if self.over or not match.cursor or not people:
            return None
        here = match.to_move in people and not match.friend_to_move
        return giving_up(match.game, people, match.to_move, here)

    def resign(self) -> None:
        """Give the match up, if somebody can."""
        giving = self.giving()
        seat = giving.seat if giving else None
        if seat is None:
            return
        self._stop()
        self.match.resign(seat)
        self._changed("table.resigned", player=self.names[seat])

    def _stop(self) -> None:
        """End whatever goes on."""
        self.finish()
        self.forget_presses()
        self.thinker.cancel()
        self.hint.cancel()

    def turn_board(self) -> None:
        """Let the next seat be at the near side."""
        seats = self.match.game.seats
        self.below = seats[(seats.index(self.below) + 1) % len(seats)]
        self.context.announce(self.context.words.text("table.turned"))

    def _changed(self, key: str, **values: str) -> None:
        """Keep the match and say what was done to it."""
        self._previews.clear()
        self.keep()
        self.story = self.context.words.text(key, **values)
        self._announce(self.story)

    def _say(self, key: str) -> str:
        """Return a sentence about the player to move."""
        return self.context.words.text(key, player=self.names[self.match.to_move])

    def _announce(self, told: str) -> None:
        """Announce a line and whose turn it is."""
        first = told.startswith(self._say("table.turn-first"))
        turn = "" if self.over or first else self.turn()
        self.context.announce(self.context.words.sentences(told, turn))

    def turn(self) -> str:
        """Return the sentence that says whose turn it is now, and whether all wait."""
        turn = self.banner() if self.halted else self._say("table.to-move")
        return self.context.words.sentence(turn)

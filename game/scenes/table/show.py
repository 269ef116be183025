"""The move that is seen at the table: its animation, also of a turn that is shown once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.play.lines import Turn
from game.play.match import Match
from game.rules.protocol import Event, Place, Seat
from game.scenes.frame.context import Context
from game.scenes.table.move import TableMove
from game.view.board.drawing import PlaceContent
from game.view.board.sowing import TEMPI, LapShow


class TableShow(TableMove):
    """A match with the animation of its moves. Changes nothing of the match.

    `story` is the line of text under the banner.
    """

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.story = ""
        self._held: Mapping[Place, PlaceContent] | None = None
        self._lain: tuple[object, Mapping[Place, PlaceContent]] | None = None
        self._events: tuple[Event, ...] = ()
        self._mover = match.to_move
        self.pausing = False
        """Whether the move that is shown waits after each lap."""
        self.frozen = False
        """Whether the move that is shown stands still."""
        self._fresh = False
        self._coming: list[Turn] = []
        """Turns that are still to be shown once more."""

    def contents(self) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place as it is seen now."""
        if self.show is not None:
            return self.show.contents
        if self._held is not None:
            return self._held
        return self._lying()

    def _lying(self) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place in the position at the cursor."""
        position = self.match.position
        if self._lain is None or self._lain[0] is not position:
            # Asked for in every frame in which something is drawn.
            self._lain = position, self.game_view.contents(self.match.game, position)
        return self._lain[1]

    @property
    def seat(self) -> Seat:
        """The seat whose move is shown, or who is to move."""
        return self._mover if self.moving else self.match.to_move

    @property
    def still(self) -> bool:
        """Whether everything waits for whoever looks on: the computers, and a move in the air."""
        return self.halted and (self.frozen if self.moving else not self.over)

    def running(self) -> str:
        """Return what is told now: of a long move that is shown, what happens in it."""
        if self.show is None:
            return self.story
        words, names = self.context.words, self.names
        return self.game_view.running(words, names, self._events, self.show) or self.story

    @property
    def told_turns(self) -> int:
        """How many turns the log tells: not the one that is being seen for the first time."""
        return self.match.cursor - int(self._fresh and self.moving)

    def last_turn(self) -> Sequence[Turn]:
        """Return the last moves before the cursor that one seat made in a row."""
        turns = self.match.turns[: self.match.cursor]
        first = len(turns)
        while first and turns[first - 1].seat == turns[-1].seat:
            first -= 1
        return turns[first:]

    def show_again(self) -> None:
        """Show the last turn once more, from the position before it."""
        self.finish()
        self.forget_presses()
        self._coming = list(self.last_turn())
        if self._coming:
            # In words too: without animation there is nothing to be seen.
            words, told = self.context.words, self._narrated(len(self._coming))
            self.tell(words.text("table.again", told=words.sentences(*told)))
            before = self.match.position_at(self.match.cursor - len(self._coming))
            self._held = self.game_view.contents(self.match.game, before)
            self._show_next()

    def _show_next(self) -> None:
        """Begin to show the next of the turns that are shown once more."""
        turn = self._coming.pop(0)
        self._events = turn.events
        self._animate(turn.events, turn.seat)

    def _animate(self, events: Sequence[Event], mover: Seat) -> None:
        """Begin to show events."""
        self._mover, self.frozen = mover, False
        settings = self.context.settings
        tempo = TEMPI.get("off" if self.context.reduced_motion else settings.speed)
        self.pausing = self.game_view.laps and settings.lap_pause
        if self.pausing:
            self.show = self.game_view.animate(self.contents(), events, tempo or TEMPI["fast"])
            self._laps().wait(True, still=tempo is None)
        else:
            self.show = self.game_view.animate(self.contents(), events, tempo)
        self._sound()
        self._rest()

    def _rest(self) -> None:
        """Once the show is over, wait for the next move, or for the answer to a question."""
        if self.show is None or not self.show.done:
            return
        self._held = self.show.contents if self._shown or self._coming else None
        self.show = None
        if self._coming:
            self._show_next()
        elif self._shown:
            self.tell(self.prompt(), urgent=True)
        else:
            # What was pressed before an earlier turn was shown once more is still pressed.
            self.restore()

    def finish(self) -> None:
        """Show the end of the move at once."""
        self._coming.clear()
        if self.show is not None:
            self.show.finish()
            self._sound()
            self._rest()

    def hasten(self) -> None:
        """Show the next step of the move at once."""
        if self.show is not None:
            self.game_view.step(self.show)
            self._sound()
            self._rest()

    def pass_time(self, dt: float) -> bool:
        """Let time pass for what is shown; True if the board looks different."""
        changed = self.show is not None and not self.frozen and self.show.update(dt)
        if changed and self.waiting:
            self.context.announce(self.running())
        self._sound()
        self._rest()
        return changed

    @property
    def waiting(self) -> bool:
        """Whether the move that is shown waits between two laps."""
        return self.pausing and self.moving and self._laps().waiting

    def pause(self, pausing: bool) -> None:
        """Let the move that is shown wait after each lap, or no more."""
        if self.moving and self.game_view.laps:
            self.pausing = pausing
            self._laps().wait(pausing)

    def _laps(self) -> LapShow:
        """Return the animation of a move with laps."""
        return cast(LapShow, self.show)

    def forget_presses(self) -> None:
        """Forget the presses, and what was shown of their move."""
        self.show = self._held = None
        self._fresh = False
        self._coming.clear()
        self._shown = 0
        self.presses.clear()

    def restore(self) -> None:
        """Take up the presses that were kept with the match, as far as they lead anywhere now."""
        if not self.person or self.presses.chosen or not self.match.pending:
            return
        self.match.pending = self.presses.restore(self.match)
        match, chosen = self.match, self.presses.chosen
        events = self.game_view.so_far(match.game, match.position, chosen) if chosen else ()
        if events:
            # Seeds were sown before the next choice: they lie where the person saw them last.
            self._events, self._shown = tuple(events), len(events)
            self._held = self.game_view.animate(self.contents(), events, None).contents
            self.presses.bound = True

    def tell(self, line: str, urgent: bool = False) -> None:
        """Show and announce a line."""
        self.story = line
        self.context.announce(line, urgent)

    def _sound(self) -> None:
        """Play the sounds that are due."""
        cues = self.show.cues if self.show is not None else []
        for cue in cues:
            self.context.sound.cue(cue.kind, cue.step)
        cues.clear()

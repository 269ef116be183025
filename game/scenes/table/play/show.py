"""The show of a move: its animation and sounds, also of a turn that is shown once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.play.lines import Turn
from game.rules.protocol import Event, Place, Seat
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.move_words import MoveWords
from game.view.board.drawing import PlaceContent
from game.view.board.sowing import TEMPI, Flight, Show, Tempo


class MoveShow:
    """Shows moves of the current match. Changes nothing of it.

    Once a show is over and no other follows, `ended` is called with what lies where at its end.
    """

    def __init__(
        self,
        context: Context,
        current: CurrentMatch,
        words: MoveWords,
        ended: Callable[[Mapping[Place, PlaceContent]], None],
    ) -> None:
        self.context = context
        self.current = current
        self.words = words
        self.animation: Show | None = None
        """What moves now; None while nothing does."""
        self.mover: Seat = current.match.to_move
        self.is_new = False
        """Whether the move that is shown is seen for the first time."""
        self.frozen = False
        """Whether the move that is shown stands still."""
        self.pausing = False
        """Whether the move that is shown waits after each lap."""
        self._ended = ended
        self._start: Mapping[Place, PlaceContent] | None = None
        self._events: tuple[Event, ...] = ()
        self._first = 0
        """How many of the events were seen before the show began."""
        self._queue: list[Turn] = []
        """Turns that are still to be shown once more."""

    @property
    def moving(self) -> bool:
        """Whether a move is being shown."""
        return self.animation is not None

    @property
    def seen(self) -> int:
        """How many moves of the match have been seen to their end."""
        return self.current.match.cursor - int(self.is_new and self.moving)

    @property
    def waiting(self) -> bool:
        """Whether the move that is shown waits in the middle until it is told to go on."""
        return False

    @property
    def remaining(self) -> int:
        """How many turns are still to be shown once more after the one that is shown now."""
        return len(self._queue)

    @property
    def state(self) -> tuple[object, ...]:
        """How the move is shown, to be compared."""
        return (self.moving,)

    def contents(self) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place as it is seen now."""
        if self.animation is not None:
            return self.animation.contents
        return self.current.contents() if self._start is None else self._start

    def flights(self) -> list[Flight]:
        """Return what is in the air now."""
        return [] if self.animation is None else self.animation.flights()

    def events_passed(self) -> Sequence[Event]:
        """Return the events of the move that is shown that have been seen up to now."""
        return self._events[: self._first + self._progress]

    def event_begun(self) -> Sequence[Event]:
        """Return the one after them, if there is one: seeds that it captures are in the hand."""
        return self._events[self._first + self._progress :][:1]

    @property
    def _progress(self) -> int:
        return 0 if self.animation is None else self.animation.progress

    def running_story(self) -> str:
        """Return what is told just now of a long move that is shown, "" of others."""
        if self.animation is None:
            return ""
        return self.words.running(self._events, self.animation)

    def show_still(self, contents: Mapping[Place, PlaceContent]) -> None:
        """Let this be seen, whatever the position, until a show begins or is cleared away."""
        self._start = contents

    def freeze(self) -> None:
        """Let the move that is shown stand still."""
        self.frozen = True

    def run_on(self) -> None:
        """Let it go on."""
        self.frozen = False

    def begin_new(
        self,
        contents: Mapping[Place, PlaceContent],
        events: Sequence[Event],
        mover: Seat,
        first: int = 0,
    ) -> None:
        """Show for the first time a move that began with `contents`: see `begin`."""
        self._start = contents
        self.is_new = True
        self.begin(events, mover, first)

    def begin(self, events: Sequence[Event], mover: Seat, first: int = 0) -> None:
        """Show the events of a move from number `first` on; those before have been seen."""
        self._events, self._first = tuple(events), first
        self.mover, self.frozen = mover, False
        self._animate(events[first:], self.tempo(mover))
        self._play_cues()
        self._end_if_done()

    def tempo(self, mover: Seat) -> Tempo | None:
        """Return how fast the moves of a seat are shown; None: they are seen at once."""
        del mover
        speed = "slow" if self.context.presenting else self.context.settings.speed
        return TEMPI.get("off" if self.context.reduced_motion else speed)

    def _animate(self, events: Sequence[Event], tempo: Tempo | None) -> None:
        """Make the animation; without a tempo it is over at once."""
        self.animation = self.current.game_view.animate(self.contents(), events, tempo)

    def again(self, turns: Sequence[Turn]) -> None:
        """Show the last turns of the match, at least one, once more."""
        self._queue = list(turns)
        match = self.current.match
        before = match.position_at(match.cursor - len(turns))
        self._start = self.current.game_view.contents(match.game, before)
        self._show_next()

    def _show_next(self) -> None:
        """Begin to show the next of the turns that are shown once more."""
        turn = self._queue.pop(0)
        self.begin(turn.events, turn.seat)

    def update(self, dt: float) -> bool:
        """Let time pass for what is shown; True if the board looks different."""
        changed = self.animation is not None and not self.frozen and self.animation.update(dt)
        if changed and self.waiting:
            self.context.announce(self.running_story())
        self._play_cues()
        self._end_if_done()
        return changed

    def hasten(self) -> None:
        """Show the next step of the move at once."""
        if self.animation is not None:
            self.animation.hasten()
            self._play_cues()
            self._end_if_done()

    def finish(self) -> None:
        """Show the end of the move at once."""
        self._queue.clear()
        if self.animation is not None:
            self.animation.finish()
            self._play_cues()
            self._end_if_done()

    def clear(self) -> None:
        """Let nothing be shown but the position."""
        self.animation = self._start = None
        self.is_new = False
        self._queue.clear()

    def _end_if_done(self) -> None:
        """Once the animation is over, go on with the next one, or tell that all is over."""
        if self.animation is None or not self.animation.done:
            return
        contents, self.animation = self.animation.contents, None
        if self._queue:
            self._start = contents
            self._show_next()
        else:
            self._start = None
            self._ended(contents)
            self.is_new = False

    def _play_cues(self) -> None:
        """Play the sounds that are due."""
        cues = self.animation.cues if self.animation is not None else []
        for cue in cues:
            self.context.sound.cue(cue.kind, cue.step)
        cues.clear()

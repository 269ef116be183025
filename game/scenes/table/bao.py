"""What only Bao's table has: laps that can be waited for, and choices in the middle of a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

from game.play.levels import GENTLE
from game.rules.protocol import Event, Place, Seat
from game.scenes.frame.command import Command, never
from game.scenes.table.bar import ACTION_PLACE, HINT_PLACE
from game.scenes.table.commands import COMMANDS
from game.scenes.table.play.play import Play
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.show import MoveShow
from game.scenes.table.scene import Table
from game.view.bao.show import BaoShow
from game.view.bao.view import BaoView
from game.view.board.drawing import PlaceContent
from game.view.board.sowing import TEMPI, Tempo

UNHURRIED = 1.5
"""So much more time a gentle computer takes for each seed than a person's move."""


class BaoMoveShow(MoveShow):
    """Shows a move lap by lap; it may wait after each of them."""

    def tempo(self, mover: Seat) -> Tempo | None:
        """Return how fast the moves of a seat are shown: those of gentle computers less fast."""
        tempo, player = super().tempo(mover), self.current.match.players[mover]
        if tempo is None or player.kind == "person" or player.level not in GENTLE:
            return tempo
        return replace(tempo, drop=tempo.drop * UNHURRIED)

    @property
    def state(self) -> tuple[object, ...]:
        """How the move is shown, to be compared."""
        return (*super().state, self.pausing)

    @property
    def waiting(self) -> bool:
        """Whether the move that is shown waits between two laps."""
        return self.pausing and self.moving and self._laps().waiting

    def pause(self, pausing: bool) -> None:
        """Let the move that is shown wait after each lap, or no more."""
        if self.moving:
            self.pausing = pausing
            self._laps().wait(pausing)

    def _animate(self, events: Sequence[Event], tempo: Tempo | None) -> None:
        """Make the animation; where each lap is waited for, it is never over at once."""
        self.pausing = self.context.settings.lap_pause
        if not self.pausing:
            super()._animate(events, tempo)
            return
        super()._animate(events, tempo or TEMPI["fast"])
        self._laps().wait(True, still=tempo is None)

    def show_end_of(self, events: Sequence[Event]) -> None:
        """Let be seen what lies where after `events`, which have been seen at another visit."""
        self.show_still(self.current.game_view.animate(self.contents(), events, None).contents)

    def _laps(self) -> BaoShow:
        """Return the animation of a move with laps."""
        return cast(BaoShow, self.animation)


class BaoPresses(Presses):
    """Presses of a pit, of the way, and of what is to be done in the nyumba.

    Before the last of these seeds have been sown: of such a move there is no way back.
    """

    _events_passed = 0

    @property
    def events_passed(self) -> int:
        """How many events of the move have happened already."""
        return self._events_passed

    def pass_events(self, count: int) -> None:
        """Note that so many events of the move have happened by now."""
        self._events_passed = count

    def clear(self) -> None:
        """Let everything go."""
        self._events_passed = 0
        super().clear()


class BaoPlay(Play):
    """A match of Bao: a move that comes to the nyumba is seen so far, then it asks how to go on."""

    presses_class = BaoPresses
    presses: BaoPresses
    show_class = BaoMoveShow
    show: BaoMoveShow

    def events_so_far(self) -> Sequence[Event]:
        """Return what happens of the move that is being pressed before its next choice."""
        chosen = self.presses.chosen
        if not chosen:
            return ()
        game_view = cast(BaoView, self.current.game_view)
        return game_view.partial_events(self.match.game, self.match.position, chosen)

    def ask_further(self) -> None:
        """Show what has happened of the move so far, then ask for the next press."""
        events, first = self.events_so_far(), self.presses.events_passed
        if len(events) > first:
            self.presses.pass_events(len(events))
            self.show.begin(events, self.match.to_move, first)
        else:
            super().ask_further()

    def show_ended(self, contents: Mapping[Place, PlaceContent]) -> None:
        """Ask how the move goes on, once what has happened of it has been seen."""
        if not self.presses.bound:
            super().show_ended(contents)
            return
        self.show.show_still(contents)
        self.narrator.tell_prompt(urgent=True)

    def restore_presses(self) -> None:
        """Take up a move that was begun: its seeds lie where the person saw them last."""
        if self.presses.chosen:
            return
        super().restore_presses()
        events = self.events_so_far()
        if events:
            self.presses.pass_events(len(events))
            self.show.show_end_of(events)


def _hasten(play: BaoPlay) -> None:
    play.show.hasten()


def _pause(play: BaoPlay) -> None:
    play.show.pause(True)


def _sow_through(play: BaoPlay) -> None:
    play.show.pause(False)


def _lap_by_lap(play: BaoPlay) -> None:
    """Let the move that stands still go on with a rest after each lap; then all wait again."""
    play.show.run_on()
    play.show.pause(True)


def _pausing(play: BaoPlay) -> bool:
    """Whether a move is shown that waits after each lap."""
    return play.show.moving and play.show.pausing


def _next_lap(play: BaoPlay) -> bool:
    return _pausing(play) and not play.status.still


def _running(play: BaoPlay) -> bool:
    """Whether a move is shown that could wait after each lap."""
    return play.show.moving and not play.show.pausing and not play.current.watched


def _still_in_a_move(play: BaoPlay) -> bool:
    return play.status.still and play.show.moving


LAP_COMMANDS: tuple[Command[BaoPlay], ...] = (
    Command(
        "pause",
        "tool.next-lap",
        "play",
        _hasten,
        _next_lap,
        keys="p",
        place=ACTION_PLACE,
        listed=never,
        short="tool.next-lap",
        tip="tip.next-lap",
    ),
    Command(
        "laps",
        "table.pause",
        "forward",
        _lap_by_lap,
        _still_in_a_move,
        place=ACTION_PLACE,
        listed=never,
        short="tool.laps",
        tip="tip.laps",
    ),
    Command(
        "pause",
        "table.pause",
        "pause",
        _pause,
        _running,
        keys="p",
        place=HINT_PLACE,
        listed=never,
        short="tool.laps",
        tip="tip.laps",
    ),
    Command(
        "go-on",
        "table.go-on",
        "forward",
        _sow_through,
        _pausing,
        keys="g",
        place=HINT_PLACE,
        listed=never,
        short="tool.sow-on",
        tip="tip.sow-on",
    ),
)
"""While a move is shown they stand where a hint and the action stand else."""


class BaoTable(Table):
    """Bao's table: what is special is how a move is pressed and shown (`BaoPlay`)."""

    play_class = BaoPlay
    commands: ClassVar[Sequence[Command[Any]]] = (*LAP_COMMANDS, *COMMANDS)

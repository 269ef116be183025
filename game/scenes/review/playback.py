"""The playback of a match: its point, what flies there, and its words. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play.match import Match
from game.play.replay import Jump, Replay
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.view.board.drawing import PlaceContent
from game.view.board.marks import Marks
from game.view.board.sowing import TEMPI, Flight, Show
from game.view.registry import VIEWS
from game.view.teller import Teller

SPEEDS = ("slow", "normal", "fast")

REST = 0.6
"""Seconds between two moves that are played one after the other."""

STILL = 1.6
"""Seconds for a move where nothing may travel."""


class Playback:
    """A replay that can be played, and what is seen of it."""

    def __init__(self, context: Context, match: Match, teller: Teller, line: int = 0) -> None:
        """Look at line `line` of the match (see `Match.lines`), at first where it is played on."""
        self.context = context
        self.match = match
        self.game_view = VIEWS[match.game.name]
        self.teller = teller
        self.replay = Replay(match, line=match.lines()[line])
        self.replay.go_to(match.fork(line) if line else match.cursor)
        speed = context.settings.speed
        self.speed = speed if speed in SPEEDS else "normal"
        self.playing = False
        self._inside: int | None = None
        """The move whose steps are gone over, while that is done."""
        self._show: Show | None = None
        self._show_turn = 0
        """The move that `_show` shows."""
        self._wait = 0.0

    # What is seen

    def contents(self) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place."""
        if self._show is not None:
            return self._show.contents
        return self.game_view.contents(self.match.game, self.replay.before)

    def flights(self) -> Sequence[Flight]:
        """Return what is in the air, or in the hand."""
        return [] if self._show is None else self._show.flights()

    def marks(self) -> Mapping[Place, Marks]:
        """Return the marks of where the move began, and of where it ended once it has."""
        move = self.replay.moves_begun
        if not move:
            return {}
        preview = self.game_view.preview(self.replay.turns[move - 1].events)
        marks: dict[Place, Marks] = {}
        if preview.end is not None and not self.replay.point.event:
            marks[preview.end] = frozenset({"last"})
        if preview.origin is not None:
            marks[preview.origin] = marks.get(preview.origin, frozenset()) | {"from"}
        return marks

    def number(self) -> str:
        """Return which move is seen."""
        text, all_moves = self.context.words.text, len(self.replay.turns)
        move = self.replay.moves_begun
        if not move:
            return text("review.start", moves=all_moves)
        return text("review.number", move=move, moves=all_moves)

    def story(self) -> str:
        """Return the move in words: of a long one what happens in it just now."""
        move = self.replay.moves_begun
        if not move:
            return self.context.words.text("review.at-start")
        turn = self.replay.turns[move - 1]
        running = ""
        if self._show is not None:
            running = self.teller.running(turn.events, self._show)
        before = self.replay.turns[move - 2].after if move > 1 else self.match.start
        sentences = self.teller.narrate(before, turn.events)
        return running or self.teller.sentences(*sentences)

    def inside(self) -> tuple[int, int]:
        """Return the step in the move that is told of, and its last step: then it is complete."""
        about, (turn, event) = self._about(), self.replay.point
        if not self.replay.turns:
            return 0, 0
        stops = self.replay.stops(about)
        return (stops.index(event) if turn == about else len(stops)), len(stops)

    def _about(self) -> int:
        """Return the number, from 0, of the move that is told of.

        Between two moves that is the one before, unless the steps of the next are gone over.
        """
        turn, event = self.replay.point
        if self._inside is not None and turn == self._inside:
            return turn
        return turn if event or not turn else turn - 1

    # Going about

    def _show_point(self) -> None:
        """Show the point that the replay is at."""
        self._wait = 0.0
        if not self.replay.point.event:
            self._show = None
        elif self._show is None or not self._leads_here(self._show):
            self._show = self._new_show()
        else:
            self._skip(self._show)

    def _leads_here(self, show: Show) -> bool:
        """Whether an animation has only to go on to come to the point."""
        turn, event = self.replay.point
        return self._show_turn == turn and show.progress < event

    def _new_show(self) -> Show | None:
        """Return the animation of the move at the point, as far as it has come."""
        turn = self.replay.turn
        if turn is None:
            return None
        before = self.game_view.contents(self.match.game, self.replay.before)
        show = self.game_view.animate(before, turn.events, TEMPI[self.speed])
        self._show_turn = self.replay.point.turn
        self._skip(show)
        return show

    def _skip(self, show: Show) -> None:
        """Let an animation of the move come to the point at once."""
        while show.progress < self.replay.point.event:
            show.skip()
        show.cues.clear()

    def go(self, turn: int, event: int = 0) -> None:
        """Go to a point; whatever was played stops."""
        self.playing, self._inside = False, None
        self.replay.go_to(turn, event)
        self._show_point()

    def step(self, direction: int) -> None:
        """Go one step on, or back."""
        self.playing, self._inside = False, None
        if direction > 0:
            self.replay.forward()
        else:
            self.replay.back()
        self._show_point()

    def move(self, direction: int) -> None:
        """Go one move on, or back."""
        self.playing, self._inside = False, None
        if direction > 0:
            self.replay.next_turn()
        else:
            self.replay.previous_turn()
        self._show_point()

    def jump(self, direction: int) -> Jump | None:
        """Go to the next capture or turning point, or the one before; return which it was."""
        jump = self.replay.next_jump() if direction > 0 else self.replay.previous_jump()
        if jump is not None:
            self.go(jump.turn)
        return jump

    def to_end(self, end: bool) -> None:
        """Go to the end or the start."""
        self.go(len(self.replay.turns) if end else 0)

    def to_share(self, value: float) -> None:
        """Go to so many moves; a part of one means as much of its steps."""
        turn = int(value)
        stops = self.replay.stops(turn) if turn < len(self.replay.turns) else (0,)
        self.go(turn, stops[min(len(stops) - 1, int((value - turn) * len(stops)))])

    def share(self) -> float:
        """Return how many moves have been seen, parts of one included."""
        turn, event = self.replay.point
        if not event:
            return turn
        stops = self.replay.stops(turn)
        return turn + stops.index(event) / len(stops)

    def to_inside(self, step: int) -> None:
        """Go to a step inside the move that is told of; the one after its last is its end."""
        if not self.replay.turns:
            return
        about = self._about()
        points = [*((about, event) for event in self.replay.stops(about)), (about + 1, 0)]
        self.go(*points[min(max(step, 0), len(points) - 1)])
        self._inside = about

    # Playing

    def play(self) -> None:
        """Play, or pause; at the end it begins anew."""
        if not self.playing and self.replay.turn is None:
            self.go(0)
        self.playing, self._inside = not self.playing, None
        self._wait = 0.0

    def set_speed(self, speed: str) -> None:
        """Play at another speed, one of `SPEEDS`."""
        self.speed = speed
        if self._show is not None:
            self._show = self._new_show()

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""
        if not self.playing:
            return False
        self._wait -= dt
        if self._wait > 0:
            return False
        if self.context.reduced_motion:
            return self._show_whole_move()
        if self._show is None:
            self._show = self._new_show()
        if self._show is None:
            self.playing = False
            return True
        self._show.update(dt)
        for cue in self._show.cues:
            self.context.sound.cue(cue.kind, cue.step)
        self._show.cues.clear()
        self._follow(self._show)
        return True

    def _follow(self, show: Show) -> None:
        """Have the point follow what is shown."""
        if show.done:
            self.replay.next_turn()
            self._show, self._wait = None, REST * self.context.settings.delay_factor
            self.playing = self.replay.turn is not None
        else:
            self.replay.go_to(self.replay.point.turn, show.progress)

    def _show_whole_move(self) -> bool:
        """Show the next move as a whole."""
        self.replay.next_turn()
        self._show, self._wait = None, STILL * self.context.settings.delay_factor
        self.playing = self.replay.turn is not None
        return True

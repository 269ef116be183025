"""The figure of a page as it stands now: its step, and what moves in it. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import AnyGame, Place
from game.scenes.frame.context import Context
from game.view.board.drawing import Appearance, PlaceContent
from game.view.board.marks import NO_MARKS, Mark
from game.view.board.sowing import TEMPI, Flight, Show
from game.view.howto.marks import Arc, Traces, explained, traces_of
from game.view.howto.page import Figure
from game.view.howto.search import shown_by
from game.view.howto.telling import FigureWords
from game.view.registry import VIEWS

STILL = 1.8
"""Seconds for a step where nothing may travel."""

REST = 0.9
"""Seconds between two steps that are played one after the other: each is read."""


class FigurePlay:
    """A figure that can be gone through. `at`: 0 before the move, then its steps, then after it."""

    def __init__(self, context: Context, game: AnyGame, figure: Figure) -> None:
        self.context = context
        self.game = game
        self.view = VIEWS[game.name]
        self.figure = figure
        self.shown = shown_by(game, figure)
        self.told = FigureWords(
            context.words, self.view, self.shown, plain=figure.plain, bare=figure.bare
        )
        self.preview = self.view.preview(self.shown.events)
        self.at = 0
        self.playing = False
        self._goal = 0
        """Where it stops that is played."""
        self._show: Show | None = None
        self._wait = 0.0
        self._contents: dict[int, Mapping[Place, PlaceContent]] = {}

    @property
    def last(self) -> int:
        """What `at` is after the move; 0 where nothing moves."""
        return len(self.told.steps) + 1 if self.told.steps else 0

    # What is seen

    @property
    def words(self) -> str:
        """What is told now."""
        return self.told.told(self.at)

    @property
    def legend(self) -> Sequence[Mark]:
        """The marks that come up."""
        return explained(self.preview, self.told.steps)

    @property
    def arcs(self) -> tuple[Arc, ...]:
        """The ways of what is captured now."""
        return self._traces().arcs

    def flights(self) -> Sequence[Flight]:
        """Return what is in the air, or in the hand."""
        return [] if self._show is None else self._show.flights()

    def looks(self) -> Mapping[Place, Appearance]:
        """Return how each place looks."""
        traces = self._traces()
        contents = self._show.contents if self._show is not None else self._before_step(self.at)
        return {
            place: Appearance(
                content,
                traces.marks.get(place, NO_MARKS),
                chip=traces.chips.get(place, 0),
                named=True,
            )
            for place, content in contents.items()
        }

    def _traces(self) -> Traces:
        return traces_of(self.preview, self.told.steps, self.at)

    def _before_step(self, number: int) -> Mapping[Place, PlaceContent]:
        """Return what lies where before a step; after the move for the number after the last."""
        if number not in self._contents:
            start = self.view.contents(self.game, self.shown.position)
            happened = self.shown.events[: self._begin(number)]
            self._contents[number] = self.view.animate(start, happened, None).contents
        return self._contents[number]

    def _begin(self, number: int) -> int:
        """Return how many events have happened before a step."""
        if number < 1:
            return 0
        if number > len(self.told.steps):
            return len(self.shown.events)
        return self.told.steps[number - 1].begin

    # Going through it

    def go(self, number: int) -> None:
        """Go to a step at once."""
        self.playing = False
        self._come_to(max(0, min(self.last, number)))

    def _come_to(self, number: int) -> None:
        """Stand at a step, with what is in the hand before it."""
        self.at = number
        self._show = self._hand() if 0 < number <= len(self.told.steps) else None

    def _hand(self) -> Show | None:
        """Return the show as it stands where seeds are in the hand at the step, else None."""
        step = self.told.steps[self.at - 1]
        if step.kind != "sow" or not step.begin:
            return None
        return self._show_from(step.begin)

    def _show_from(self, begin: int) -> Show:
        """Return the animation of the move, as far as it has come after so many events."""
        start = self.view.contents(self.game, self.shown.position)
        speed = self.context.settings.speed
        show = self.view.animate(start, self.shown.events, TEMPI.get(speed, TEMPI["normal"]))
        while show.progress < begin and not show.done:
            show.skip()
        show.cues.clear()
        return show

    def step(self) -> None:
        """Show the step now, and go on to the next one. Before the move that is at once."""
        if not self.last:
            return
        if self.playing or self.at == 0 or self.context.reduced_motion:
            self.go(self.at + 1)
        else:
            self._play_to(self.at + 1)

    def play(self) -> None:
        """Play the move, or pause; after it, it begins anew."""
        if self.playing:
            self.go(self.at)
            return
        if self.at == self.last:
            self.go(0)
        self._play_to(self.last)

    def _play_to(self, goal: int) -> None:
        self._goal, self.playing = min(goal, self.last), True
        if self.at == 0:
            self._come_to(1)
        self._begin_step()

    def _begin_step(self) -> None:
        """Begin to show the step now."""
        if self.context.reduced_motion:
            self._wait = STILL * self.context.settings.delay_factor
            return
        # What is told is read first, but the first seed is not waited for.
        rest = REST * self.context.settings.delay_factor
        self._wait = rest if self._show is None and self.at > 1 else 0.0
        if self._wait <= 0:
            self._show = self._show_from(self._begin(self.at))

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything looks different."""
        if not self.playing:
            return False
        if self._wait > 0:
            self._wait -= dt
            if self._wait > 0:
                return False
            if not self.context.reduced_motion:
                self._show = self._show_from(self._begin(self.at))
                return True
        if self.context.reduced_motion:
            self._end_step()
            return True
        assert self._show is not None
        self._show.update(dt)
        for cue in self._show.cues:
            self.context.sound.cue(cue.kind, cue.step)
        self._show.cues.clear()
        if self._show.done or self._show.progress >= self._begin(self.at + 1):
            self._end_step()
        return True

    def _end_step(self) -> None:
        """Go on to the next step, or stop."""
        self._come_to(self.at + 1)
        if self.at >= self._goal:
            self.playing = False
        else:
            self._begin_step()

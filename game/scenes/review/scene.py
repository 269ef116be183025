"""The review of a match: replayed step by step, or with what its moves were worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.host.interface import Key, Message, Outline, Pointer, Wheel
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Place
from game.scenes.frame.base import BaseScene
from game.scenes.frame.command import Commands
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import FlightLayer
from game.scenes.frame.match_hook import hook_state
from game.scenes.frame.scene import Transition
from game.scenes.review.actions import ACTIONS
from game.scenes.review.commands import COMMANDS
from game.scenes.review.controls import TRY, Stage, stage_of
from game.scenes.review.dragging import Dragging
from game.scenes.review.keys import button_of
from game.scenes.review.moves.move_list import LINES, MOVES
from game.scenes.review.outline import review_outline
from game.scenes.review.picture import ReviewPicture
from game.scenes.review.study import Study
from game.scenes.review.timeline import slide_to
from game.scenes.review.told.sayings import Sayings
from game.view.board.place_id import place_id
from game.view.pixels import Rect
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item

PERIOD = 0.25
"""Seconds at least between two pictures of what is worked out."""


class ReviewScene(BaseScene):
    """Params: `match`; `below`, the seat at the near side, and `line`, if they are known.

    `line` is the number of the line that is looked at, as in `Match.lines`. `mode`: "replay" or
    "values". `move`: the number of the move that is selected first, from 1; 0 is the start.
    """

    name = "review"
    scrolls_whole = True

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        below = params.get("below")
        self.study: Study = Study(
            context,
            self.match,
            self.match.near() if below is None else below,
            params.get("line", 0),
            params.get("mode", "replay"),
        )
        if "move" in params:
            self.study.select(params["move"])
        self.commands: Commands[Any] = Commands(self, COMMANDS)
        self.picture = ReviewPicture(context, self.study)
        self.sayings = Sayings(context.words, self.study, self.picture)
        self._flights = FlightLayer()
        self._dragging = Dragging(self.picture)
        self._waited = 0.0
        self._shown_focus: Place | None = None
        """The place with the focus that was shown last, or is about to be."""
        self._stage: Stage | None = None
        """What the buttons were laid out for: they stay so while it plays."""
        self._news = self._unseen = False
        """Whether something new is known, or pointed at, that is not shown yet."""

    def enter(self) -> None:
        """Go on with what is worked out, and with what was chosen elsewhere to be done here."""
        self.study.resume()
        super().enter()
        scheduled = self.commands.take_scheduled()
        if scheduled is not None:
            self._next = scheduled.run(self)

    def leave(self) -> None:
        """Stop playing, and give up what is not worked out yet."""
        self.study.playback.playing = False
        self.study.cancel()
        super().leave()

    def let_go(self) -> None:
        """Let go of the pictures, also that of what rests below what flies."""
        super().let_go()
        self._flights = FlightLayer()

    def title(self) -> str:
        """Return the heading."""
        return self.context.words.text("review.title")

    def description(self) -> str:
        """Return where we are, and what is said of it."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), self.sayings.whole())

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    # What is seen

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay everything out."""
        self.picture.lay_out()
        self.picture.look(self._focused_place())
        return self.picture.items(), self.picture.words()

    def _focused_place(self) -> Place | None:
        """Return the place with a visible focus."""
        return self.picture.place_of(self._focus if self._ring else None)

    def pointed(self) -> None:
        """Show what the move under the pointer would do, once a frame."""
        focus = self._focused_place()
        pointed = self.picture.place_of(self.holds.hover) or focus
        self._unseen |= (pointed, focus) != (self.study.pointed, self._shown_focus)
        self.study.pointed, self._shown_focus = pointed, focus

    def show(self) -> None:
        """Find out what looks different now, and what else can be pressed."""
        self._news = self._unseen = False
        if self.picture.outdated:
            self.relayout_list()
        self.canvas.dirty |= self.picture.look(self._focused_place())
        stage = stage_of(self.study)
        if stage != self._stage or not self.study.playback.playing:
            self._stage = stage
            self.replace_items(self.picture.items())

    def announce(self) -> None:
        """Say where we are."""
        self.context.announce(self.sayings.here())

    def update(self, dt: float) -> bool:
        """Let time pass: what is played, what is dragged, what is worked out."""
        if self.unfinished:
            return True
        self._waited += dt
        was_playing = self.study.playback.playing
        changed = self._follow_drag() or self.study.playback.update(dt)
        changed = self.picture.scrolls(dt) or changed
        due = self._news and (self._waited >= PERIOD or not self.study.works)
        if not (changed or due or self._unseen or self.canvas.waits):
            # What comes of it is shown in the next frame: each takes as long as a frame may.
            self._news |= self.study.step()
            self._unseen |= self.picture.prepare()
        elif changed or due or self._unseen:
            self._waited = 0.0
            self.show()
        if due:
            for text in self.sayings.news():
                self.context.announce(text)
        if was_playing and not self.study.playback.playing:
            self.show()
            self.announce()
        return super().update(dt) or changed

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        return self.picture.paint_steps(ground)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self.picture.fly)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        yield from super().draw_scene(surface)
        yield from self.picture.draw(surface, self.state)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, a slider or the graph."""
        if not self.picture.draw_item(surface, item, self.state(item.id), self._dragging.held):
            super().draw_one(surface, item)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else is."""
        return self.picture.batches(names)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together, the list or the verdict, or another thing alone."""
        if self.canvas.ground is None:
            return super().redraw_batch(surface, names)
        rect = self.picture.redraw(surface, self.canvas.ground, names, self.state)
        return super().redraw_batch(surface, names) if rect is None else [rect]

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in: the list scrolls, graph and sliders are dragged, keys steer."""
        if isinstance(message, (Wheel, Pointer)) and self.picture.scroll(message):
            self.scrolled(message)
            self._unseen = True
            return None
        if isinstance(message, Pointer) and self._drag(message):
            return None
        if isinstance(message, Key):
            button = button_of(message, self.items.get(self.focus or ""), self.focus_visible)
            if button is not None:
                return self._do(button)
        return super().handle(message)

    def key(self, key: Key) -> Transition | None:
        """Take digits, which press places, and the letters of what else can be done."""
        if key.name.isdecimal() and not key.ctrl:
            return self._press_digit(int(key.name))
        command = self.commands.by_key(key.name.lower()) if not key.ctrl else None
        if command is not None:
            return command.run(self)
        return super().key(key)

    def _press_digit(self, digit: int) -> Transition | None:
        """Press the place that a digit stands for, or say that there is none."""
        study = self.study
        place = study.digit(digit)
        if place is not None and place_id(place) in self.items:
            return self._press(place_id(place))
        if study.next_presses():
            why = study.teller.no_digit(study.position, study.chosen, digit)
            self.context.announce(why, urgent=True)
        return None

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point; a move only where the list shows it."""
        name = super().item_at(x, y)
        item = self.items.get(name or "")
        hidden = item is not None and item.group == MOVES and not self.picture.shows_move(x, y)
        return None if hidden else name

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item; a move that is out of view is scrolled to."""
        super().move_focus(name, visible)
        item = self.items.get(self._focus or "")
        if item is not None and item.group == MOVES and self.picture.reveal(item):
            self.replace_items(self.picture.items())
            self.canvas.dirty.add(MOVES)

    def pressed(self, item: Item) -> Transition | None:
        """Do what pressing an item means."""
        if isinstance(item.value, Place):
            self._press_place(item.value)
            return None
        if item.group == MOVES:
            return self._press_move(item)
        if item.id == LINES:
            params = {"match": self.match, "below": self.study.below}
            return Transition("push", "lines", params)
        return self._do(item.id)

    def _do(self, name: str) -> Transition | None:
        """Press a button by its id, whether or not it is in view."""
        action = ACTIONS.get(name)
        return None if action is None else action(self)

    def back(self) -> Transition | None:
        """Let go of what is pressed or tried, or go back."""
        if self.study.let_go():
            self.show()
            return None
        if self.study.trial is not None:
            return self._do(TRY)
        return super().back()

    def _press_place(self, place: Place) -> None:
        """Show what a move would do, or try it."""
        study = self.study
        if study.mode == "replay" and study.trial is None:
            item = next(i for i in self.items.values() if i.value == place)
            self.context.announce(item.name)
            return
        if study.moving:
            return
        move = study.press(place)
        if move is not None and study.trial is not None:
            study.let_go()
            study.trial.play(move)
            self.relayout_list()
        self.show()
        self.announce()

    def _press_move(self, item: Item) -> Transition | None:
        """Select a move, or list those before or after these."""
        assert isinstance(item.value, int)
        if item.id in ("earlier", "later"):
            self.picture.reveal_move(item.value)
            self.replace_items(self.picture.items())
            self.canvas.dirty.add(MOVES)
            return None
        self.study.select(item.value + 1)
        self.moved()
        return None

    def relayout_list(self) -> None:
        """Have the list show the moves there are now."""
        self.picture.take_turns()
        self.canvas.dirty.add(MOVES)

    def moved(self) -> None:
        """Show another point, and say which it is."""
        self.show()
        self.announce()

    # Sliders and the graph

    def adjusted(self, item: Item, value: int) -> None:
        """Take the value that the graph or a slider was set to by keys."""
        slide_to(self.study, item.id, value)
        self.moved()

    def _drag(self, pointer: Pointer) -> bool:
        """Pull the graph or a slider; whether that is what the pointer does."""
        if self._dragging.begins(pointer, self.item_at):
            self.move_focus(self._dragging.held, visible=False)
        elif not self._dragging.holds(pointer):
            return False
        pull = self._dragging.take(pointer)
        if pull is not None:
            if pointer.phase != "cancel":
                slide_to(self.study, pull.name, pull.value)
            self.show()
            if pull.ended:
                self.canvas.dirty.add(pull.name)
                self.announce()
        return True

    def _follow_drag(self) -> bool:
        """Let what is pulled come after the pointer, once a frame; True if it was pulled."""
        pull = self._dragging.follow()
        if pull is not None:
            slide_to(self.study, pull.name, pull.value)
        return pull is not None

    # What else can be done

    def toggle_trial(self) -> None:
        """Let moves be tried, or go back to the match."""
        study = self.study
        if study.trial is None:
            study.try_moves()
        else:
            study.leave_trial()
        study.resume()
        self.relayout()
        self.announce()

    def turn_board(self) -> None:
        """Have the next seat at the near side."""
        seats = self.match.game.seats
        self.study.below = seats[(seats.index(self.study.below) + 1) % len(seats)]
        self.relayout()

    def play_on(self) -> Transition:
        """Play on from what is shown: the beginning of a move, the end of one, or what is tried."""
        match = self.study.played_on()
        self.context.matches.save(match)
        return Transition("reset", "table", {"match": match})

    # For the loop and the test rig

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        return review_outline(self)

    def busy(self) -> bool:
        """Whether it plays, or works something out that is to be seen."""
        study = self.study
        return study.playback.playing or study.works or self._news or super().busy()

    def position_json(self) -> Json:
        """Return the position after the complete moves."""
        return self.match.game.position_to_json(self.study.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the match, and the point that is seen."""
        return {**hook_state(self.match), **self.study.hook_state()}

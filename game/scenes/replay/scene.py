"""A match looked at again: move by move, and inside a move step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key, Message, Pointer
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json
from game.scenes.frame.base import BaseScene
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import FlightLayer, board_batches
from game.scenes.frame.match_hook import hook_state
from game.scenes.frame.scene import Transition
from game.scenes.replay.controls import (
    COMMANDS,
    GLOBAL_KEYS,
    MOVES,
    PLAY,
    SLIDER_KEYS,
    SPEED,
    STEPS,
)
from game.scenes.replay.layout import ReplayLayout, replay_layout
from game.scenes.replay.playback import Playback
from game.view.board.drawing import Appearance
from game.view.board.marks import NO_MARKS
from game.view.board.picture import TablePicture
from game.view.board.place_id import place_id
from game.view.box import Box
from game.view.pixels import Rect, hull, px
from game.view.slider import Slider, draw_slider
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import FOCUS_REACH, Item, Style

NUMBER, STORY = "number", "story"
"""Names of the lines of text, among the parts that are drawn again when they change."""

SEEKING = 0.006
"""Seconds of a frame in which turning points are looked for, until all are known."""


class ReplayScene(BaseScene):
    """Params: `match`; `below`, the seat at the near side, and `line`, if they are known.

    `line` is the number of the line that is looked at, as in `Match.lines`. `move`: how many moves
    are complete at first.
    """

    name = "replay"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        below = params.get("below")
        self.below = self.match.near() if below is None else below
        self.line: int = params.get("line", 0)
        self.playback = Playback(context, self.match, self.below, self.line)
        if "move" in params:
            self.playback.go(params["move"])
        self.controls = Commands(self.playback, COMMANDS)
        self.picture: TablePicture | None = None
        self._flights = FlightLayer()
        self._current_layout: ReplayLayout | None = None
        self._sliders: dict[str, Slider] = {}
        self._lines: dict[str, str] = {}
        self._active_slider: str | None = None
        self._drag_x: float | None = None
        """Where the pointer has pulled the knob to since the last frame: an x in CSS pixels."""

    def leave(self) -> None:
        """Stop playing."""
        self.playback.playing = False
        self.playback.assessment.cancel()
        super().leave()

    # Its picture

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out board and controls."""
        context, game = self.context, self.match.game
        layout = self._current_layout = replay_layout(context.measure, len(self.controls.bar()))
        game_view = self.playback.game_view
        plan = game_view.plan(game, layout.board, self.below, context.measure.unit)
        board = game_view.drawing(game, plan, context.art, context.type, context.viewport.scale)
        game_view.inscribe(board, context.words)
        self.picture = TablePicture(board)
        self.picture.appearances |= self._appearances()
        self._lines = self._texts()
        return self._items(layout), []

    def _appearances(self) -> dict[Any, Appearance]:
        """Return how each place of the board is to look."""
        spots = self.picture.board.plan.spots if self.picture is not None else {}
        marks = self.playback.marks()
        return {
            place: Appearance(content, marks.get(place, NO_MARKS))
            for place, content in self.playback.contents().items()
            if place in spots
        }

    def _texts(self) -> dict[str, str]:
        return {NUMBER: self.playback.number(), STORY: self.playback.story()}

    def _words(self, name: str) -> TextBox:
        """Return a line of text in its box."""
        m, layout = self.context.measure, self._current_layout
        assert layout is not None
        if name == NUMBER:
            return TextBox(self._lines[name], layout.number, m.body * 1.1, "title", tone="title")
        size = m.small if m.short or m.portrait else m.body
        words = TextBox(self._lines[name], layout.story, size, align="centre", tone="soft_text")
        return truncated(words, self.context.brush)

    def _items(self, layout: ReplayLayout) -> list[Item]:
        """Return what can be pressed, in focus order."""
        text = self.context.words.text
        self._sliders = self._new_sliders(layout)
        back, go_on = text("setup.back"), text("replay.go-on")
        items = [Item("back", back, layout.back, icon="back", style="bare")]
        items += [
            self._button(command, layout.buttons[place])
            for place, command in self.controls.bar().items()
        ]
        for name, slider in self._sliders.items():
            spoken = text("replay.slider", label=slider.label, value=self._value(name))
            items.append(Item(name, spoken, slider.box, style="drawn"))
        label = text("replay.play-on")
        items.append(Item("go-on", go_on, layout.action, label, "forward", "primary"))
        return items

    def _button(self, command: Command[Playback], box: Box) -> Item:
        """Return one of the buttons; that of the speed shows how fast it is."""
        text, speed = self.context.words.text, self.playback.speed
        style: Style = "primary" if command.id == PLAY.id else "plain"
        spoken, label = text(command.name), ""
        if command is SPEED:
            label = text(f"replay.times-{speed}")
            spoken = text(command.name, speed=text(f"settings.speed.{speed}"))
        return Item(command.id, spoken, box, label, command.icon, style, value=command)

    def _new_sliders(self, layout: ReplayLayout) -> dict[str, Slider]:
        text, playback = self.context.words.text, self.playback
        at, last = playback.inside()
        return {
            MOVES: Slider(
                layout.moves,
                text("replay.moves"),
                playback.share(),
                len(playback.replay.turns),
                playback.replay.turnings,
            ),
            STEPS: Slider(layout.steps, text("replay.steps"), at, last),
        }

    def _value(self, name: str) -> str:
        """Return the value of a slider in words."""
        if name == MOVES:
            return self.playback.number()
        at, last = self.playback.inside()
        return self.context.words.text("replay.step", step=at, steps=last)

    def _sync(self) -> None:
        """Find out what looks different now."""
        if self.picture is None or self._current_layout is None:
            return
        appearances, lines = self._appearances(), self._texts()
        self.canvas.dirty |= {place_id(place) for place in self.picture.differing(appearances)}
        self.canvas.dirty |= {name for name, line in lines.items() if line != self._lines[name]}
        self.picture.appearances |= appearances
        self._lines = lines
        before = self._sliders
        self.replace_items(self._items(self._current_layout))
        self.canvas.dirty |= {name for name, now in self._sliders.items() if now != before[name]}

    def update(self, dt: float) -> bool:
        """Let time pass."""
        if self.unfinished:
            return True
        was_playing = self.playback.playing
        changed = self._follow_drag() or self.playback.update(dt)
        are_turnings_new = self.playback.seek(SEEKING)
        if changed or are_turnings_new:
            self._sync()
        if was_playing and not self.playback.playing:
            self.context.announce(self.description())
        return super().update(dt) or changed

    def _follow_drag(self) -> bool:
        """Let the knob come after the pointer, once a frame; True if it was pulled."""
        x, self._drag_x = self._drag_x, None
        if x is None or self._active_slider is None:
            return False
        self._slide(self._active_slider, x)
        return True

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the bare board."""
        assert self.picture is not None
        return self.picture.board.ground_steps(ground)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self._fly)

    def _fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        assert self.picture is not None
        return self.picture.fly(surface, resting, self.playback.flights())

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        yield from super().draw_scene(surface)
        assert self.picture is not None
        yield from self.picture.draw_all(surface)
        for name in (NUMBER, STORY):
            draw_text(surface, self._words(name), self.context.brush)
            yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a slider."""
        slider = self._sliders.get(item.id)
        if slider is None:
            super().draw_one(surface, item)
        else:
            state = replace(self.state(item.id), down=self._active_slider == item.id)
            draw_slider(surface, slider, state, self.context.brush)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else is."""
        return board_batches(names, self.picture)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together as one part of the board."""
        picture = self.picture
        if picture is None or self.canvas.ground is None or names[0] not in picture.places:
            return super().redraw_batch(surface, names)
        area = picture.around([picture.places[name] for name in names])
        return [picture.redraw_area(surface, self.canvas.ground, area)]

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw a line of text or a control again."""
        if self.canvas.ground is None or name not in self._lines:
            return super()._redraw(surface, name)
        words = self._words(name)
        rect = px(words.box.shrunk(-FOCUS_REACH / 2), self.context.viewport.scale)
        surface.blit(self.canvas.ground, rect, rect)
        draw_text(surface, words, self.context.brush)
        return [hull(rect, surface.get_rect())]

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; a slider is dragged, and has keys of its own."""
        if isinstance(message, Pointer) and self._drag(message):
            return None
        if isinstance(message, Key) and self._steer(message):
            return None
        return super().handle(message)

    def _drag(self, pointer: Pointer) -> bool:
        """Move the knob of a slider with the pointer; whether that is what it does."""
        if pointer.phase == "down":
            under = self.item_at(pointer.x, pointer.y)
            if under not in self._sliders:
                return False
            self._active_slider = under
            self.move_focus(under, visible=False)
        elif self._active_slider is None:
            return False
        name = self._active_slider
        if pointer.phase == "move":
            self._drag_x = pointer.x
        elif pointer.phase in ("down", "up"):
            self._drag_x = None
            self._slide(name, pointer.x)
            self._sync()
        if pointer.phase in ("up", "cancel"):
            self._active_slider = None
            self.canvas.dirty.add(name)
            self.context.announce(self.description())
        return True

    def _slide(self, name: str, x: float) -> None:
        """Go to where the pointer is on a slider."""
        value = self._sliders[name].at(x)
        if name == MOVES:
            self.playback.to_share(value)
        else:
            self.playback.to_inside(round(value))

    def _steer(self, key: Key) -> bool:
        """Press the button that a key stands for; whether it stands for one."""
        if key.ctrl:
            return False
        keys = SLIDER_KEYS.get(self.focus if self.focus in self.items else None, {})
        no_button = self.focus is None or self.focus in self._sliders
        if no_button and key.name in ("Home", "End"):
            self.playback.to_end(key.name == "End")
        else:
            command = keys.get(key.name) or GLOBAL_KEYS.get(
                key.name.lower() if len(key.name) == 1 else key.name
            )
            if command is None:
                return False
            command.run(self.playback)
        self._sync()
        self.context.announce(self.description())
        return True

    def pressed(self, item: Item) -> Transition | None:
        """Use a button, play on from here, or go back."""
        if item.id == "back":
            return self.back()
        if item.id == "go-on":
            return self._go_on()
        if isinstance(item.value, Command):
            item.value.run(self.playback)
            self._sync()
        self.context.announce(self.description())
        return None

    def _go_on(self) -> Transition:
        """Play on from the beginning of the move that is seen, or after it if it is seen whole."""
        self.match.switch(self.line, self.playback.replay.point.turn)
        self.context.matches.save(self.match)
        return Transition("reset", "table", {"match": self.match})

    def description(self) -> str:
        """Return which move is seen, and what happens in it."""
        words = self.context.words
        if self.playback.playing:
            return words.text("replay.playing")
        at, last = self.playback.inside()
        inside = self.playback.replay.turn is not None and at and last
        step = words.sentence(self._value(STEPS)) if inside else ""
        number = words.sentence(self.playback.number())
        return words.sentences(number, step, self.playback.story())

    # For the loop and the test rig

    def busy(self) -> bool:
        """Whether it plays."""
        return self.playback.playing or super().busy()

    def position_json(self) -> Json:
        """Return the position after the complete moves."""
        return self.match.game.position_to_json(self.playback.replay.before)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the match, and the point that is seen."""
        turn, event = self.playback.replay.point
        return {**hook_state(self.match), "point": [turn, event], "playing": self.playback.playing}

"""A match looked at again: move by move, and inside a move step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key, Message, Pointer
from game.play.match import Match
from game.play.signs import worn_by
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Rect, Transition
from game.scenes.frame.settled import SettledScene
from game.scenes.replay.course import ReplayCourse
from game.scenes.replay.layout import ReplayScreen, replay_screen
from game.scenes.table.hook import hook_state
from game.scenes.table.place_ids import place_id
from game.view.board.marks import NO_MARKS
from game.view.board.picture import Appearance, TablePicture
from game.view.pixels import hull, px
from game.view.slider import Slider, draw_slider
from game.view.steps import Steps
from game.view.widgets import FOCUS_REACH, Item, Words, cut, draw_words

MOVES, STEPS = "slider:moves", "slider:steps"
NUMBER, STORY = "number", "story"
"""Names of the lines of text, among the parts that are drawn again when they change."""

SEEKING = 0.006
"""Seconds of a frame in which turning points are looked for, until all are known."""

BUTTONS: Mapping[str, tuple[str, Callable[[ReplayCourse], object]]] = {
    "move:back": ("move-back", lambda course: course.move(-1)),
    "step:back": ("step-back", lambda course: course.step(-1)),
    "step:forward": ("step-forward", lambda course: course.step(1)),
    "move:forward": ("move-forward", lambda course: course.move(1)),
    "jump:back": ("jump-back", lambda course: course.jump(-1)),
    "play": ("play", lambda course: course.play()),
    "jump:forward": ("jump-forward", lambda course: course.jump(1)),
    "speed": ("", lambda course: course.faster()),
}
"""By id the picture, and what pressing it does."""

_GLOBAL_KEYS: Mapping[str, str] = {
    "PageUp": "move:back",
    "PageDown": "move:forward",
    ",": "step:back",
    ".": "step:forward",
    "p": "play",
    "c": "jump:forward",
}

_SLIDER_KEYS: Mapping[str | None, Mapping[str, str]] = {
    MOVES: {
        "ArrowLeft": "move:back",
        "ArrowDown": "move:back",
        "ArrowRight": "move:forward",
        "ArrowUp": "move:forward",
    },
    STEPS: {
        "ArrowLeft": "step:back",
        "ArrowDown": "step:back",
        "ArrowRight": "step:forward",
        "ArrowUp": "step:forward",
    },
    None: {
        "ArrowLeft": "step:back",
        "ArrowRight": "step:forward",
        "ArrowUp": "move:back",
        "ArrowDown": "move:forward",
        " ": "play",
        "Enter": "play",
    },
}
"""By what has the focus, which button a key stands for."""


class ReplayScene(SettledScene):
    """Params: `match`; `below`, the seat at the near side, and `line`, if they are known.

    `line` is the number of the line that is looked at, as in `Match.lines`.
    """

    name = "replay"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        below = params.get("below")
        self.below = self.match.near() if below is None else below
        self.line: int = params.get("line", 0)
        self.course = ReplayCourse(context, self.match, self.below, self.line)
        self.picture: TablePicture | None = None
        self._screen: ReplayScreen | None = None
        self._sliders: dict[str, Slider] = {}
        self._told: dict[str, str] = {}
        self._held: str | None = None
        self._pulled: float | None = None
        """Where the pointer has pulled the knob to since the last frame: an x in CSS pixels."""

    def enter(self) -> None:
        """Say which move is seen."""
        super().enter()
        self._announce()

    def leave(self) -> None:
        """Stop playing."""
        self.course.playing = False
        self.course.judged.cancel()
        super().leave()

    # What is seen

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return worn_by(self.match.players)

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out board and controls."""
        context, game = self.context, self.match.game
        screen = self._screen = replay_screen(context.measure, len(BUTTONS))
        game_view = self.course.game_view
        plan = game_view.plan(game, screen.board, self.below, context.measure.unit)
        board = game_view.drawing(game, plan, context.art, context.type, context.viewport.scale)
        self.picture = TablePicture(board)
        self.picture.appearances |= self._appearances()
        self._told = self._texts()
        return self._items(screen), []

    def _appearances(self) -> dict[Any, Appearance]:
        """Return how each place of the board is to look."""
        spots = self.picture.board.plan.spots if self.picture is not None else {}
        marks = self.course.marks()
        return {
            place: Appearance(lying, marks.get(place, NO_MARKS))
            for place, lying in self.course.contents().items()
            if place in spots
        }

    def _texts(self) -> dict[str, str]:
        return {NUMBER: self.course.number(), STORY: self.course.story()}

    def _words(self, name: str) -> Words:
        """Return a line of text in its box."""
        m, screen = self.context.measure, self._screen
        assert screen is not None
        if name == NUMBER:
            return Words(self._told[name], screen.number, m.body * 1.1, "title", tone="title")
        size = m.small if m.short or m.portrait else m.body
        words = Words(self._told[name], screen.story, size, align="centre", tone="soft_text")
        return cut(words, self.context.brush)

    def _items(self, screen: ReplayScreen) -> list[Item]:
        """Return what can be pressed, in focus order."""
        text = self.context.words.text
        self._sliders = self._made_sliders(screen)
        back, go_on = text("setup.back"), text("replay.go-on")
        items = [Item("back", back, screen.back, icon="back", style="bare")]
        items += [
            self._button(name, box) for name, box in zip(BUTTONS, screen.buttons, strict=True)
        ]
        for name, slider in self._sliders.items():
            told = text("replay.slider", label=slider.label, value=self._value(name))
            items.append(Item(name, told, slider.box, style="drawn"))
        label = text("replay.play-on")
        items.append(Item("go-on", go_on, screen.action, label, "forward", "primary"))
        return items

    def _button(self, name: str, box: Any) -> Item:
        """Return one of the buttons."""
        text, course = self.context.words.text, self.course
        sign = "pause" if name == "play" and course.playing else BUTTONS[name][0]
        word = "pause" if name == "play" and course.playing else name.replace(":", "-")
        label = text(f"replay.times-{course.speed}") if name == "speed" else ""
        spoken = text(f"replay.{word}")
        if name == "speed":
            spoken = text("replay.speed", speed=text(f"settings.speed.{course.speed}"))
        return Item(name, spoken, box, label, sign, "primary" if name == "play" else "plain")

    def _made_sliders(self, screen: ReplayScreen) -> dict[str, Slider]:
        text, course = self.context.words.text, self.course
        at, last = course.inside()
        return {
            MOVES: Slider(
                screen.moves,
                text("replay.moves"),
                course.share(),
                len(course.replay.turns),
                course.replay.turnings,
            ),
            STEPS: Slider(screen.steps, text("replay.steps"), at, last),
        }

    def _value(self, name: str) -> str:
        """Return the value of a slider in words."""
        if name == MOVES:
            return self.course.number()
        at, last = self.course.inside()
        return self.context.words.text("replay.step", step=at, steps=last)

    def _sync(self) -> None:
        """Find out what looks different now."""
        if self.picture is None or self._screen is None:
            return
        appearances, told = self._appearances(), self._texts()
        self._dirty |= {place_id(place) for place in self.picture.differing(appearances)}
        self._dirty |= {name for name, line in told.items() if line != self._told[name]}
        self.picture.appearances |= appearances
        self._told = told
        before = self._sliders
        self.replace_items(self._items(self._screen))
        self._dirty |= {name for name, now in self._sliders.items() if now != before[name]}

    def update(self, dt: float) -> bool:
        """Let time pass."""
        if self.unfinished:
            return True
        was_playing = self.course.playing
        changed = self._pull() or self.course.update(dt)
        found = self.course.seek(SEEKING)
        if changed or found:
            self._sync()
        if was_playing and not self.course.playing:
            self._announce()
        return super().update(dt) or changed

    def _pull(self) -> bool:
        """Let the knob come after the pointer, once a frame; True if it was pulled."""
        x, self._pulled = self._pulled, None
        if x is None or self._held is None:
            return False
        self._slide(self._held, x)
        return True

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the bare board."""
        assert self.picture is not None
        return self.picture.board.ground_steps(ground)

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        assert self.picture is not None
        return self.picture.fly(surface, settled, self.course.flights())

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything on the settled picture."""
        yield from super().draw_scene(surface)
        assert self.picture is not None
        yield from self.picture.draw_all(surface)
        for name in (NUMBER, STORY):
            draw_words(surface, self._words(name), self.context.brush)
            yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a slider."""
        slider = self._sliders.get(item.id)
        if slider is None:
            super().draw_one(surface, item)
        else:
            state = replace(self.state(item.id), down=self._held == item.id)
            draw_slider(surface, slider, state, self.context.brush)

    def pictured(self) -> TablePicture | None:
        """Return the picture of the board."""
        return self.picture

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw a line of text or a control again."""
        if self._ground is None or name not in self._told:
            return super()._redraw(surface, name)
        words = self._words(name)
        rect = px(words.box.shrunk(-FOCUS_REACH / 2), self.context.viewport.scale)
        surface.blit(self._ground, rect, rect)
        draw_words(surface, words, self.context.brush)
        return [hull(rect, surface.get_rect())]

    # What is done

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; a slider is dragged, and has keys of its own."""
        if isinstance(message, Pointer) and self._dragged(message):
            return None
        if isinstance(message, Key) and self._steered(message):
            return None
        return super().handle(message)

    def _dragged(self, pointer: Pointer) -> bool:
        """Move the knob of a slider with the pointer; whether that is what it does."""
        if pointer.phase == "down":
            under = self.item_at(pointer.x, pointer.y)
            if under not in self._sliders:
                return False
            self._held = under
            self.move_focus(under, visible=False)
        elif self._held is None:
            return False
        name = self._held
        if pointer.phase == "move":
            self._pulled = pointer.x
        elif pointer.phase in ("down", "up"):
            self._pulled = None
            self._slide(name, pointer.x)
            self._sync()
        if pointer.phase in ("up", "cancel"):
            self._held = None
            self._dirty.add(name)
            self._announce()
        return True

    def _slide(self, name: str, x: float) -> None:
        """Go to where the pointer is on a slider."""
        value = self._sliders[name].at(x)
        if name == MOVES:
            self.course.to_share(value)
        else:
            self.course.to_inside(round(value))

    def _steered(self, key: Key) -> bool:
        """Press the button that a key stands for; whether it stands for one."""
        if key.ctrl:
            return False
        keys = _SLIDER_KEYS.get(self.focus if self.focus in self.items else None, {})
        free = self.focus is None or self.focus in self._sliders
        if free and key.name in ("Home", "End"):
            self.course.to_end(key.name == "End")
        else:
            button = keys.get(key.name) or _GLOBAL_KEYS.get(
                key.name.lower() if len(key.name) == 1 else key.name
            )
            if button is None:
                return False
            BUTTONS[button][1](self.course)
        self._sync()
        self._announce()
        return True

    def pressed(self, item: Item) -> Transition | None:
        """Use a button, play on from here, or go back."""
        if item.id == "back":
            return self.back()
        if item.id == "go-on":
            return self._go_on()
        if item.id in BUTTONS:
            BUTTONS[item.id][1](self.course)
            self._sync()
        self._announce()
        return None

    def _go_on(self) -> Transition:
        """Play on from the beginning of the move that is seen, or after it if it is seen whole."""
        self.match.switch(self.line, self.course.replay.point.turn)
        self.context.matches.keep(self.match)
        return Transition("reset", "table", {"match": self.match})

    def _announce(self) -> None:
        """Say which move is seen, and what happens in it."""
        words = self.context.words
        if self.course.playing:
            self.context.announce(words.text("replay.playing"))
            return
        at, last = self.course.inside()
        inside = self.course.replay.turn is not None and at and last
        step = words.sentence(self._value(STEPS)) if inside else ""
        number = words.sentence(self.course.number())
        self.context.announce(words.sentences(number, step, self.course.story()))

    # What is told of it

    def busy(self) -> bool:
        """Whether it plays."""
        return self.course.playing or super().busy()

    def position_json(self) -> Json:
        """Return the position after the complete moves."""
        return self.match.game.position_to_json(self.course.replay.before)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the match, and the point that is seen."""
        turn, event = self.course.replay.point
        return {**hook_state(self.match), "point": [turn, event], "playing": self.course.playing}

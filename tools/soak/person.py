"""A person who does anything at all: at each step one of the things that can be done just then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, get_args

from game.app import App
from game.host.fake import FakeHost
from game.host.gamepad import Pad, PadButton
from game.host.interface import (
    Adjusted,
    Edited,
    FileGiven,
    Focus,
    Key,
    LinkChanged,
    Message,
    Pointer,
    PreferencesChanged,
    Press,
    Target,
    Viewport,
    Visible,
    Wheel,
)
from game.host.preferences import Preferences
from tools.soak.inputs import USUAL, Inputs

KEYS = (
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab", "Home", "End", "PageUp"),
    *("PageDown", "Enter", " ", "Escape", "Backspace", "F13", "é", "?", "Z", "я", "&"),
    *"0123456789urhspgatlemf",
)
"""Every key that the game knows, and some that it does not."""

PLACES = ("", "", "Digit1", "Digit4", "KeyU", "KeyM", "KeyH", "Slash", "Comma", "Minus", "Lang1")
"""Where keys lie, on some keyboard."""

NAMES = ("", "Asha", " ", "Zuri wa Pwani", "Ω" * 200, "\x00\ud800", "a\nb", "{name}", "**x**")
"""What is typed into fields."""

SIZES = ((320, 568), (568, 320), (390, 844), (768, 1024), (1280, 720), (120, 90))
"""Windows from a phone to a desk, and one that is far too small."""

STEPS = (0.0, 1 / 60, 1 / 60, 0.05, 0.1, 0.1)
"""Seconds that a frame may move the game on by."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happens at once: `world` changes on the host, `messages` come, frames pass.

    Its `repr` makes it again.
    """

    messages: tuple[Message, ...] = ()
    frames: tuple[float, ...] = (1 / 60,)
    world: Mapping[str, Any] = field(default_factory=dict)

    def take(self, app: App) -> None:
        """Let it happen."""
        host = app.host
        assert isinstance(host, FakeHost)
        for name, value in self.world.items():
            _CHANGES.get(name, lambda host, value, name=name: setattr(host, name, value))(
                host, value
            )
        messages = self.messages
        if "viewport" in self.world:
            messages = (host.resize(self.world["viewport"]), *messages)
        for number, step in enumerate(self.frames):
            host.time += step
            host.script.append(messages if number == 0 else ())
            app.frame(step)


def _store(host: FakeHost, state: str) -> None:
    host.storage.blocked, host.storage.full = state == "blocked", state == "full"


def _prefer(host: FakeHost, preferences: Preferences) -> None:
    host._preferences = preferences


_CHANGES: Mapping[str, Callable[[FakeHost, Any], None]] = {
    "storage": _store,
    "preferences": _prefer,
    "viewport": lambda _host, _viewport: None,
}


class Person:
    """Someone at the game of one app."""

    def __init__(self, app: App, source: Random, inputs: Inputs = USUAL) -> None:
        """`source` decides what is done, and what of `inputs` comes in."""
        assert isinstance(app.host, FakeHost)
        self._host: FakeHost = app.host
        self._source = source
        self._inputs = inputs

    def step(self) -> Step:
        """Return what is done next."""
        deeds = list(DEEDS)
        return self._source.choices(deeds, list(DEEDS.values()))[0](self)

    def _frames(self) -> tuple[float, ...]:
        """Return how time passes: mostly in one frame or two, now and then in many."""
        number = self._source.choices((1, 2, 4, 20), (60, 25, 12, 3))[0]
        return tuple(self._source.choice(STEPS) for _ in range(number))

    def _target(self) -> Target | None:
        """Return something that can be pressed; moves as likely as all buttons together."""
        targets = list(self._host.targets)
        moves = [target for target in targets if target.kind == "move"]
        if moves and self._source.random() < 0.5:
            return self._source.choice(moves)
        # The way back is as likely as anything only now and then, so that one gets anywhere.
        onward = [target for target in targets if target.id not in ("back", "close", "menu")]
        if onward and self._source.random() < 0.8:
            targets = onward
        return self._source.choice(targets) if targets else None

    def _spot(self, target: Target | None) -> tuple[float, float]:
        viewport, chance = self._host.viewport(), self._source
        if target is None:
            return chance.uniform(0, viewport.width), chance.uniform(0, viewport.height)
        x, y, width, height = target.rect
        return x + width * chance.uniform(0.1, 0.9), y + height * chance.uniform(0.1, 0.9)

    def _device(self) -> Literal["mouse", "touch", "pen"]:
        return self._source.choice(("mouse", "touch", "touch", "pen"))

    def point(self) -> Step:
        """Press and release something by mouse, finger or pen."""
        spot, device = self._spot(self._target()), self._device()
        down, up = Pointer("down", *spot, device), Pointer("up", *spot, device)
        if device == "mouse":
            return Step((Pointer("move", *spot, device), down, up), self._frames())
        return Step((down, up), self._frames())

    def hold(self) -> Step:
        """Press something long, or let go elsewhere, or have it called off."""
        spot, device = self._spot(self._target()), self._device()
        away = self._spot(self._target() if self._source.random() < 0.5 else None)
        ends: list[Literal["up", "cancel", "leave"]] = ["up", "up", "cancel", "leave"]
        end = self._source.choice(ends)
        number = 0 if device == "mouse" else self._source.choice((0, 1, 2))
        messages = (Pointer("down", *spot, device, number), Pointer("move", *away, device, number))
        rest = (Pointer(end, *away, device, number),) if self._source.random() < 0.8 else ()
        return Step((*messages, *rest), self._frames())

    def hover(self) -> Step:
        """Move the mouse about."""
        spot = self._spot(self._target() if self._source.random() < 0.7 else None)
        return Step((Pointer(self._source.choice(("move", "move", "up", "leave")), *spot),))

    def press(self) -> Step:
        """Press a mirrored button, one that is gone by now or never was among them."""
        target = self._target()
        name = self._source.choice(("", "house:0:99", "open:x", "page:next", "start"))
        if target is not None and self._source.random() < 0.95:
            name = target.id
        return Step((Press(name),), self._frames())

    def focus(self) -> Step:
        """Put the focus somewhere, and maybe press Enter there."""
        target = self._target()
        name = None if target is None or self._source.random() < 0.1 else target.id
        focus = Focus(name, self._source.random() < 0.8)
        keys = (Key(self._source.choice(("Enter", " "))),) if self._source.random() < 0.5 else ()
        return Step((focus, *keys), self._frames())

    def key(self) -> Step:
        """Press a key or two, at the places that they have on some keyboard."""
        keys = self._source.choices(KEYS, k=self._source.choice((1, 1, 1, 2)))
        shift, ctrl = self._source.random() < 0.1, self._source.random() < 0.05
        places = self._source.choices(PLACES, k=len(keys))
        struck = zip(keys, places, strict=True)
        messages = tuple(Key(key, shift, ctrl, place) for key, place in struck)
        return Step(messages, self._frames())

    def gamepad(self) -> Step:
        """Press a button of a gamepad or two."""
        buttons = self._source.choices(get_args(PadButton), k=self._source.choice((1, 1, 2)))
        return Step(tuple(map(Pad, buttons)), self._frames())

    def letters(self) -> Step:
        """Type into a field, where there is one: key by key, or as a page or a phone tells it."""
        chance = self._source
        fields = [target.id for target in self._host.targets if target.role == "field"]
        if fields and chance.random() < 0.5:
            return Step((Edited(chance.choice(fields), chance.choice(NAMES)),), self._frames())
        focus = (Focus(chance.choice(fields)),) if fields else ()
        keys = chance.choices(("a", "É", "ß", " ", "Backspace", "Ω", "7"), k=4)
        return Step((*focus, *(Key(key) for key in keys)), self._frames())

    def adjust(self) -> Step:
        """Set a number or a slider, where there is one, at times to what it cannot be."""
        chance = self._source
        numbers = [target for target in self._host.targets if target.range is not None]
        if not numbers:
            return Step((Adjusted("nothing", 1),), self._frames())
        target = chance.choice(numbers)
        assert target.range is not None
        value = chance.randint(target.range.low - 2, target.range.high + 2)
        return Step((Adjusted(target.id, value),), self._frames())

    def wheel(self) -> Step:
        """Turn the wheel."""
        return Step((Wheel(*self._spot(None), self._source.choice((-240.0, -1.0, 1.0, 120.0))),))

    def resize(self) -> Step:
        """Give the window another size."""
        width, height = self._source.choice(SIZES)
        viewport = Viewport(width, height, self._source.choice((0.5, 1.0, 1.0, 1.25)))
        return Step((), self._frames(), {"viewport": viewport})

    def prefer(self) -> Step:
        """Tell the system something else."""
        chance = self._source
        preferences = Preferences(
            chance.choice((("en",), ("qps",), ("xx", "en"), ())),
            chance.random() < 0.5,
            chance.random() < 0.3,
            dark=chance.random() < 0.5,
        )
        return Step((PreferencesChanged(),), self._frames(), {"preferences": preferences})

    def hide(self) -> Step:
        """Hide the window, or show it again."""
        return Step((Visible(self._source.random() < 0.7),), self._frames())

    def follow(self) -> Step:
        """Put another link into the address."""
        return Step(
            (LinkChanged(),), self._frames(), {"fragment": self._inputs.fragment(self._source)}
        )

    def give(self) -> Step:
        """Drop a file on the window."""
        return Step((FileGiven("a file.json", self._inputs.content(self._source)),), self._frames())

    def prepare(self) -> Step:
        """Change what will be on the clipboard or picked as a file, or how storage answers."""
        chance = self._source
        content = self._inputs.content(chance)
        return Step(
            world=chance.choice(
                (
                    {"clipboard": self._inputs.text(chance), "clipboard_refuses": False},
                    {"clipboard": None},
                    {"clipboard_refuses": True},
                    {"file_to_open": None if content is None else ("picked", content)},
                    {"storage": chance.choice(("blocked", "full", "open", "open"))},
                )
            )
        )

    def wait(self) -> Step:
        """Let time pass."""
        return Step((), tuple(self._source.choice(STEPS) for _ in range(30)))


DEEDS: Mapping[Callable[[Person], Step], float] = {
    Person.point: 40,
    Person.press: 20,
    Person.key: 20,
    Person.focus: 6,
    Person.gamepad: 6,
    Person.hold: 5,
    Person.hover: 3,
    Person.letters: 3,
    Person.adjust: 2,
    Person.wheel: 2,
    Person.wait: 2,
    Person.prepare: 2,
    Person.prefer: 1,
    Person.resize: 1,
    Person.hide: 1,
    Person.follow: 0.6,
    Person.give: 0.6,
}
"""What a person does, and how often in comparison."""

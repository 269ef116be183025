"""A move that is typed in words: "A3 left", "house 4", "Red 3 to line 9 lane 2"."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar

from game.host.interface import Key
from game.rules.protocol import Json
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import EDGE, Content, SheetScene
from game.scenes.table.play.play import Play
from game.scenes.typed.playing import command_called, command_of
from game.untrusted.clusters import clusters
from game.view.box import TOUCH, Box
from game.view.text.text_box import LINE, TextBox
from game.view.typed.reader import MoveReader
from game.view.typed.readings import Reading, Refused, Several, Strange, Understood
from game.view.typed.words import tokens_of
from game.view.widgets import Item

FIELD, PLAY = "move", "play"
"""The ids of what is there."""

MOST_NAMED = 6
"""So many moves that may be meant are named; of more of them, two as an example."""

_REPLY = 3
"""The least room for the reply, in lines: it does not move what is pressed."""

_LONGEST_QUOTED = 24
"""So many letters of a word that is not understood are said again."""

_BUTTON = 96.0
"""The width of the button, in CSS pixels of text at its usual size."""


class TypedScene(SheetScene):
    """Params: `play`, what is played at the table below this sheet.

    What is understood is scheduled (`Commands.schedule`), and done at the table once that is on top
    again. Everything else is answered here, and stays in the field to be mended.
    """

    name = "typed"
    widest: ClassVar[float] = 480

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.play: Play = params["play"]
        self.text = ""
        """What stands in the field."""
        self.reply = ""
        """What is said of it."""
        self._unconfirmed: Understood | None = None
        """The move that a second Enter plays."""
        self._reader = _reader_of(self.play)

    def enter(self) -> None:
        """Take up the move that was begun, ask for the rest of it, and let it be typed."""
        self.play.restore_presses()
        self.reply = self.play.narrator.why_no_move() or self._asked()
        super().enter()
        self.move_focus(FIELD)

    def update(self, dt: float) -> bool:
        """Let the table go on below, where it is not the person's turn yet, and say when it is."""
        play, changed = self.play, super().update(dt)
        if not play.busy:
            return changed
        play.update(dt)
        if play.current.unsaved:
            play.current.save()
        if play.busy:
            return changed
        self.reply = play.narrator.why_no_move() or self._asked()
        self.relayout()
        self.context.announce(self.reply)
        return True

    def busy(self) -> bool:
        """Whether something goes on by itself, here or at the table."""
        return super().busy() or self.play.busy

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("typed.title")

    def description(self) -> str:
        """Return the title, with what is asked for."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), self.reply)

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.play.match)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell what is typed, and what is said of it."""
        return {"typed": self.text, "reply": self.reply}

    # Layout

    @property
    def from_below(self) -> bool:
        """It lies at the top of a phone: from below comes what it is typed on."""
        return False

    def _placed(self, width: float, height: float) -> Box:
        """Return where it lies: elsewhere than on a phone low, where the board is seen above it."""
        m, box = self.context.measure, super()._placed(width, height)
        y = EDGE if m.phone else m.height - box.height - EDGE
        return box.moved(0, y - box.y)

    def content(self, area: Box) -> Content:
        """Lay out the field, the button, and the reply below them."""
        m, text = self.context.measure, self.context.words.text
        row = Box(area.x, area.y, area.width, max(TOUCH, m.button))
        button, rest = row.right_part(_BUTTON * m.text)
        field, _ = rest.left_part(rest.width - m.gap)
        label = text("typed.field")
        items = [
            Item(FIELD, label, field, label, style="field", role="field", text=self.text),
            Item(PLAY, text("typed.play"), button, text("typed.play"), style="primary"),
        ]
        size, top = m.size("body"), row.bottom + m.gap
        lines = self.context.brush.type.wrapped(self.reply, "text", size, area.width)
        height = max(_REPLY, len(lines)) * size * LINE
        box = Box(area.x, top, area.width, height)
        words = TextBox(self.reply, box, size, valign="top", tone="panel_text")
        return items, [words], box.bottom - area.y

    # Typing

    def edited(self, item: Item, text: str) -> None:
        """Take what stands in the field now."""
        del item
        self.text, self._unconfirmed = text, None
        self.relayout()

    def _key(self, key: Key) -> Transition | None:
        """Let Enter in the field play, and Escape close, wherever the focus is."""
        if key.name == "Enter" and self.focus == FIELD:
            return self._submit()
        return self.back() if key.name == "Escape" else super()._key(key)

    def pressed(self, item: Item) -> Transition | None:
        """Play what is typed, or close."""
        return self._submit() if item.id == PLAY else super().pressed(item)

    def _submit(self) -> Transition | None:
        """Do what is typed, or say why that cannot be done."""
        answer = self._answer()
        if isinstance(answer, Command):
            self.play.commands.schedule(answer)
            return Transition("pop")
        self._say(answer)
        return None

    def _answer(self) -> Command[Any] | str:
        """Return what is to be done at the table, or what is to be said instead."""
        play, text = self.play, self.context.words.text
        command = command_called(play, tokens_of(self.text))
        if command is not None:
            return command if command.can_run(play) else text("typed.not-now")
        if why := play.narrator.why_no_move():
            return why
        reading = self._read()
        if not isinstance(reading, Understood):
            return self._told(reading)
        if play.presses.must_play not in (None, reading.presses[0]):
            return text("table.touched")
        asks = self.context.settings.confirm and reading.move is not None
        if asks and reading != self._unconfirmed:
            self._unconfirmed = reading
            forecast = play.words.forecast(reading.move)
            return self.context.words.sentences(forecast, text("typed.confirm"))
        return command_of(reading)

    def _say(self, reply: str) -> None:
        """Answer; what is typed stays, to be mended."""
        self.reply = reply
        self.relayout()
        self.context.announce(reply, urgent=True)

    def _read(self) -> Reading:
        """Return what is meant by the text."""
        presses = self.play.presses
        position = self.play.match.position
        return self._reader.read(position, presses.chosen, self.text, presses.bound)

    def _told(self, reading: Refused | Several | Strange) -> str:
        """Return what is said of a text that is no move, in words."""
        text = self.context.words.text
        if isinstance(reading, Refused):
            return reading.told
        if isinstance(reading, Strange):
            key = "typed.strange" if reading.word else "typed.nothing"
            return text(key, word=_quoted(reading.word), move=self._example_move())
        if len(reading.names) > MOST_NAMED:
            return text("typed.many", moves=reading.names[:2])
        return text("typed.several", moves=reading.names)

    def _asked(self) -> str:
        """Return what to press next, with a move that can be typed."""
        example = self.context.words.text("typed.example", move=self._example_move())
        return self.context.words.sentences(self.play.narrator.prompt(), example)

    def _example_move(self) -> str:
        """Return a move that can be typed now."""
        presses = self.play.presses
        return self._reader.example(self.play.match.position, presses.chosen, presses.bound)


def _quoted(word: str) -> str:
    """Return a word as it is said again, which may be as long as anything that is pasted."""
    letters = clusters(word)
    return word if len(letters) <= _LONGEST_QUOTED else f"{''.join(letters[:_LONGEST_QUOTED])}…"


def _reader_of(play: Play) -> MoveReader:
    """Return who reads the moves of the game that is played."""
    game_view = play.current.game_view
    module, _, name = game_view.reader.partition(":")
    reader_class: type[MoveReader] = getattr(import_module(module), name)
    return reader_class(game_view, play.match.game, play.words.teller)

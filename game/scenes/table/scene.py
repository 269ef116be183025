"""The table: a match on its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Key, Message, Wheel
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.log.panel import BUTTONS
from game.scenes.table.actions import Action, find
from game.scenes.table.confirm import asked
from game.scenes.table.hand import TableHand
from game.scenes.table.hook import hook_state, position_json
from game.scenes.table.place_ids import place_id, place_of
from game.scenes.table.tools import Tool, tool_called
from game.view.widgets import Item

DIGITS = frozenset("123456789")
"""They press the place that the game's look says."""

HINT = "h"
"""The letter for a hint: where there is none it says why."""

CUT_SHORT = 0.4
"""For so many seconds after digits have cut a move short they press nothing: whoever hits a key
several times does not play for the next player."""


class TableScene(TableHand):
    """Params: `match`."""

    name = "table"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context, params)
        self._deaf = 0.0
        self._shown_result = False

    def enter(self) -> None:
        """Sit down, and do what was chosen elsewhere to be done here."""
        super().enter()
        wanted, self.turns.wanted = find(self.turns, self.turns.wanted), ""
        self._shown_result = self.turns.over
        if wanted is None:
            self.turns.begin()
            self._sync()
        else:
            self._next = self._do(wanted)

    def leave(self) -> None:
        """Stand up."""
        self.turns.leave()
        super().leave()

    # What goes on

    def update(self, dt: float) -> bool:
        """Let time pass; show the result once the last move has been seen."""
        if self.unfinished:
            # Nothing is to be missed before the picture is there; it is to show what moves.
            self._note_state()
            return True
        if self._was_late:
            self.catch_up()
        else:
            self.context.sound.warm()
        self._deaf = max(0.0, self._deaf - dt)
        changed = self.turns.update(dt)
        if changed or self._dirty or self._unseen:
            self._sync()
        self._was_late = self.late
        if self.turns.over and not self.turns.moving and not self._shown_result:
            self._shown_result = True
            self._next = Transition("push", "result", {"match": self.turns.match})
        return super().update(dt) or changed

    # What is done

    def pressed(self, item: Item) -> Transition | None:
        """Play, or use a tool."""
        if item.id == "menu":
            return Transition("reset", "menu")
        if item.id in BUTTONS and self.view.panel is not None:
            self.view.panel.turn(BUTTONS[item.id])
            self._turned_page()
            return None
        tool = tool_called(self.turns, item.id)
        if tool is not None:
            return self._do(tool)
        place = place_of(item.id)
        if place is not None:
            near = self.confused(place)
            if near:
                self.turns.enlarge(near)
            else:
                self.turns.tap(place)
        self._unseen = True
        return None

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel turns pages of the log beside the board."""
        self.renew()
        if isinstance(message, Wheel) and self.view.panel is not None:
            self.view.panel.scroll(message.dy)
            self._turned_page()
            return None
        return super().handle(message)

    def _turned_page(self) -> None:
        """Show another page of the log."""
        self._sync()
        self.replace_items(self.view.items())

    def _do(self, deed: Tool | Action) -> Transition | None:
        """Use a tool, or do an action that was agreed to."""
        seen = self._shown_result
        going = deed.does(self.turns)
        # What is over again because it was undone and redone has been seen before.
        self._shown_result = self.turns.over and (seen or not self.turns.match.given_up())
        self._sync()
        return going

    def key(self, key: Key) -> Transition | None:
        """Take digits (houses) and letters (tools, actions); Space and Enter skip the animation."""
        if (self.turns.moving or self.turns.still) and key.name in (" ", "Enter"):
            self._hurry()
            return None
        if key.ctrl:
            return super().key(key)
        if key.name in DIGITS and (self.turns.moving or self._deaf):
            self._deaf = CUT_SHORT
            self.skip()
            return None
        place = self.turns.digit(int(key.name)) if key.name in DIGITS else None
        letter = key.name.lower()
        tool = tool_called(self.turns, key=letter)
        name = tool.id if tool else "" if place is None else place_id(place)
        if name in self.items:
            return self._press(name)
        action = find(self.turns, key=letter)
        if action is None and letter == HINT:
            self._refuse_hint()
        if action is None:
            return super().key(key)
        return asked(self.turns, action.id) if action.asks(self.turns) else self._do(action)

    def _hurry(self) -> None:
        """Let what stands still go on, or show the next step of the move at once."""
        if self.turns.still:
            self.turns.run_on()
            self._sync()
        else:
            self.skip()

    def _refuse_hint(self) -> None:
        """Say why there is no hint; not over a move that is seen and told."""
        if self.turns.watched or not self.turns.moving:
            self.turns.ask_hint()
            self._sync()

    def back(self) -> Transition | None:
        """Let go of what is chosen, or go to the menu; the match is kept."""
        if self.turns.let_go():
            self._sync()
            return None
        return Transition("reset", "menu")

    # What is told of it

    def busy(self) -> bool:
        """Whether a move is shown, an opponent thinks, or a hint is worked out.

        A move that stands still, or waits after a lap, goes on only when somebody asks for it.
        """
        turns = self.turns
        moving = turns.moving and not (turns.frozen or turns.waiting)
        return moving or turns.thinking or turns.hint.busy or super().busy()

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return position_json(self.turns.match)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell game, options, turns and outcome, what is pressed and foretold, whether all wait."""
        return {
            **hook_state(self.turns.match),
            "chosen": [place_id(place) for place in self.turns.presses.chosen],
            "preview": self.view.foretelling(),
            "paused": self.turns.halted,
        }

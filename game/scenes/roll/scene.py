"""Who starts: every player rolls the die, the highest begins, and ties roll again."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.host.interface import Key, Pointer
from game.i18n.player import Player
from game.play.saved.setup_choices import SetupChoices
from game.rules.die import FACES, starter_from_rolls
from game.rules.protocol import Seat
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.roll.layout import roll_layout
from game.scenes.setup.names import seat_name, seat_player
from game.view.board.dice import die
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import Rect, hull, px
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item

TUMBLE = 0.9
"""Seconds that the dice of a round tumble."""
FACE = 0.09
"""Seconds for which a tumbling die shows a face."""
REST = 0.9
"""Seconds for which a tie is shown before those who tied roll again."""


def _die_id(seat: Seat) -> str:
    """Return what the die of a seat is called among the parts that are drawn again."""
    return f"die-{seat}"


class RollScene(BaseScene):
    """Params: `choices`, and `rolls` for a source of chance of one's own."""

    name = "roll"
    scrolls_whole = True

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.choices: SetupChoices = params["choices"]
        self.chance: random.Random = params.get("rolls") or random.Random()
        self.rounds: list[dict[Seat, int]] = []
        self.faces: dict[Seat, int] = dict.fromkeys(self.choices.seats, 0)
        self.seats_to_roll: tuple[Seat, ...] = ()
        self._past = 0.0
        self._boxes: dict[Seat, Box] = {}

    @property
    def starter(self) -> Seat | None:
        """Who begins, once that is decided and the dice lie still."""
        result = starter_from_rolls(self.choices.seats, self.rounds)
        return None if self.seats_to_roll or isinstance(result, tuple) else result

    def title(self) -> str:
        """Return what the dice decide."""
        return self.context.words.text("setup.first")

    def enter(self) -> None:
        """Roll."""
        super().enter()
        if not self.rounds:
            self._roll()

    def _roll(self) -> None:
        """Roll for all who have to."""
        seats = starter_from_rolls(self.choices.seats, self.rounds)
        if not isinstance(seats, tuple):
            return
        self.rounds.append({seat: self.chance.randint(1, FACES) for seat in seats})
        self.seats_to_roll, self._past = seats, 0.0
        self.context.sound.play("tap")
        if self.context.reduced_motion or self.context.settings.speed == "off":
            self._land()
            self._go_on()

    def _land(self) -> None:
        """Show what was rolled."""
        self.faces.update(self.rounds[-1])
        self.seats_to_roll, self._past = (), 0.0
        self.context.announce(self._announcement(), urgent=True)
        self.relayout()

    def _go_on(self) -> None:
        """Let those who tied roll again."""
        if self.starter is None and not self.seats_to_roll:
            self._roll()

    def _name(self, seat: Seat) -> str:
        """Return what a player is called."""
        return seat_name(self.context.words, self.choices, seat)

    def _player(self, seat: Seat) -> Player:
        """Return a player as sentences speak of one."""
        return seat_player(self.context.words, self.choices, seat)

    def _announcement(self) -> str:
        """Return what was rolled, and what follows from it."""
        words = self.context.words
        rolls = [
            words.text("setup.rolled", player=self._player(seat), face=face)
            for seat, face in self.rounds[-1].items()
        ]
        return words.sentences(*rolls, self._verdict())

    def _verdict(self) -> str:
        """Return who begins, or who rolls again."""
        text = self.context.words.text
        if self.seats_to_roll:
            return text("setup.rolling")
        result = starter_from_rolls(self.choices.seats, self.rounds)
        if isinstance(result, tuple):
            return text("setup.rolls-again", players=[self._player(seat) for seat in result])
        return text("table.turn-first", player=self._player(result))

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out a die for each player, and the button that goes on."""
        text, m = self.context.words.text, self.context.measure
        seats = self.choices.seats
        layout = roll_layout(m, len(seats))
        self._boxes = dict(zip(seats, layout.dice, strict=True))
        top = layout.top
        words = [
            TextBox(self.title(), top.title, m.size("screen"), "title", tone="title"),
            TextBox(self._verdict(), layout.verdict, m.body * 1.2, "title", "centre"),
        ]
        words += [
            TextBox(self._name(seat), box, m.body, "bold", "centre")
            for seat, box in zip(seats, layout.names, strict=True)
        ]
        items = [Item("back", text("setup.back"), top.back, icon="back", shortcut="Esc")]
        if self.starter is not None:
            begin = text("setup.start")
            items.append(Item("start", begin, layout.button, begin, "play", "primary"))
        return items, words

    def update(self, dt: float) -> bool:
        """Let the dice tumble, and a tie be seen."""
        if self.starter is None:
            before, self._past = self._past, self._past + min(dt, FACE)
            rest = REST * self.context.settings.delay_factor
            if self.seats_to_roll and self._past >= TUMBLE:
                self._land()
            elif not self.seats_to_roll and self._past >= rest:
                self._roll()
                self.relayout()
            elif self.seats_to_roll and int(before / FACE) != int(self._past / FACE):
                for seat in self.seats_to_roll:
                    # What tumbles by is only seen: the roll itself is drawn already.
                    self.faces[seat] = random.choice(
                        [face for face in range(1, FACES + 1) if face != self.faces[seat]]
                    )
                self.canvas.dirty |= {_die_id(seat) for seat in self.seats_to_roll}
        return super().update(dt)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw buttons and dice."""
        yield from super().draw_scene(surface)
        for seat in self._boxes:
            self._draw_die(surface, seat)
            yield

    def _draw_die(self, surface: pygame.Surface, seat: Seat) -> None:
        """Draw the die of a player with the sign of the seat beside it."""
        rect = px(self._boxes[seat], self.context.viewport.scale)
        theme = self.context.theme
        face = die(self.faces[seat], rect.width, theme, seat == self.starter)
        surface.blit(face, rect)
        shape, colour = VIEWS[self.choices.game].seat_sign(theme, seat)
        sign = icon(shape, max(8, rect.width // 5), colour)
        surface.blit(sign, sign.get_rect(midright=(rect.left - rect.width // 12, rect.centery)))

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw a die, or an item, again."""
        seat = next((seat for seat in self._boxes if _die_id(seat) == names[0]), None)
        if seat is None or self.canvas.ground is None:
            return super().redraw_batch(surface, names)
        self._draw_die(surface, seat)
        return [hull(px(self._boxes[seat], self.context.viewport.scale), surface.get_rect())]

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return self.choices.signs

    def busy(self) -> bool:
        """Whether it is not yet decided."""
        return self.starter is None or super().busy()

    def skip(self) -> None:
        """Show the rolls at once."""
        while self.starter is None:
            if self.seats_to_roll:
                self._land()
            else:
                self._roll()

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press on nothing shows the rolls at once."""
        del pointer
        self.skip()
        return None

    def key(self, key: Key) -> Transition | None:
        """Space and Enter show the rolls at once."""
        if key.name in (" ", "Enter"):
            self.skip()
            return None
        return super().key(key)

    def pressed(self, item: Item) -> Transition | None:
        """Begin the match, or go back."""
        if item.id == "back" or self.starter is None:
            return self.back()
        return Transition("replace", "table", {"match": self.choices.match(self.starter)})

"""Set-up: how a game is played, and by whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.rules.registry import GAMES, make
from game.scenes import choices
from game.scenes.context import Context
from game.scenes.form import Choice, Field, FormScene, Stepper
from game.scenes.scene import Transition
from game.view.screens import Header
from game.view.widgets import Item


class SetupScene(FormScene):
    """The options of one game, its players, who starts, and the button that starts it."""

    name = "setup"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        self.choices = choices.load(context.host.storage, self.game)

    def title(self) -> str:
        """Return the name of the game."""
        return self.context.words.text(f"menu.game.{self.game}")

    def action(self, top: Header) -> list[Item]:
        """Return the button that starts the match."""
        label = self.context.words.text("setup.start")
        return [Item("start", label, top.action, label, "play", "primary")]

    def fields(self) -> list[Field]:
        """Return the fields of the game's options, then players and start."""
        game = make(self.game, self.choices.options)
        fields = [self._option(name, game.options[name]) for name in self._asked()]
        fields += [self._player(seat) for seat in game.seats]
        fields.append(self._first(list(game.seats)))
        return fields

    def _asked(self) -> list[str]:
        """Return the names of the options that are asked for: all but the switches."""
        return [option.name for option in GAMES[self.game].option_list if not option.switch]

    def _option(self, name: str, value: Json) -> Field:
        """Return the field of an option."""
        text = self.context.words.text
        option = next(o for o in GAMES[self.game].option_list if o.name == name)
        base = f"setup.{self.game}.{name}"
        if option.kind == "integer":
            return Stepper(name, text(base), value, option.low, option.high)
        labels = {choice: text(f"{base}.{choice}") for choice in option.choices}
        return Choice(name, text(base), value, labels, note=text(f"{base}.{value}.note"))

    def _player(self, seat: int) -> Field:
        """Return the field of who plays a seat."""
        text = self.context.words.text
        labels = {kind: text(f"setup.player.{kind}") for kind in choices.PLAYERS}
        label = text(f"table.{self.game}.seat-{seat}")
        return Choice(f"player-{seat}", label, self.choices.player(seat), labels, seat=seat)

    def _first(self, seats: list[int]) -> Field:
        """Return the field of who starts."""
        text = self.context.words.text
        labels: dict[Json, str] = {seat: text(f"table.{self.game}.seat-{seat}") for seat in seats}
        labels[choices.LOT] = text("setup.first.lot")
        return Choice("first", text("setup.first"), self.choices.first, labels)

    def chosen(self, field: str, value: Json) -> None:
        """Take a choice over and remember it."""
        if field == "first":
            self.choices = choices.Choices(
                self.game, self.choices.options, self.choices.players, value
            )
        elif field.startswith("player-"):
            self.choices = self.choices.with_player(int(field.removeprefix("player-")), value)
        else:
            self.choices = self.choices.with_option(field, value)
        choices.save(self.context.host.storage, self.choices)

    def acted(self, item: Item) -> Transition | None:
        """Start the match."""
        del item
        return Transition("replace", "table", {"match": self.choices.match()})

"""Set-up: how a game is played, and by whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Key
from game.play.saved import setup_choices
from game.rules.protocol import Json
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Answer, Field, Question
from game.scenes.frame.form import FormScene
from game.scenes.frame.header import Header
from game.scenes.frame.scene import Transition
from game.scenes.setup.fields import fields_of
from game.scenes.setup.start import match_transition
from game.scenes.setup.subjects import EMPTY, Seating, Subject, Trait
from game.view.registry import VIEWS
from game.view.theme import Colour
from game.view.widgets import Item


class SetupScene(FormScene):
    """The options of one game, its players, who starts, and the button that starts it."""

    name = "setup"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        self.choices = setup_choices.load(context.host.storage, self.game)
        self._last_stays = False
        """Whether the answer before was to empty the last seat, which stays taken."""

    def title(self) -> str:
        """Return the name of the game."""
        return self.context.words.text(f"menu.game.{self.game}")

    def action(self, top: Header) -> list[Item]:
        """Return the button that starts the match, unless the options are refused."""
        label = self.context.words.text("setup.start")
        can = self.choices.refused() is None
        return [
            Item(
                "start",
                label,
                top.action,
                label,
                "play",
                "primary" if can else "plain",
                enabled=can,
            )
        ]

    def notice(self) -> str:
        """Return why the last answer changed nothing, or why these options do not go together.

        Else the rule that makes sure of an end, where it holds.
        """
        text, reason = self.context.words.text, self.choices.refused()
        if self._last_stays:
            return text("setup.last-seat")
        if reason is not None:
            return text(f"reason.{reason.key}", **reason.values)
        if make(self.game, self.choices.options).stop_rule:
            return text(f"setup.{self.game}.stop-rule")
        return ""

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each seat as it is chosen."""
        return self.choices.signs

    def sign(self, seat: int) -> tuple[str, Colour]:
        """Return icon and colour of a seat, as the game shows it."""
        game_view = VIEWS.get(self.game)
        return game_view.seat_sign(self.context.theme, seat) if game_view else super().sign(seat)

    def fields(self) -> list[Field]:
        """Return the fields for what is chosen now."""
        return fields_of(self.context.words, self.choices)

    def answered(self, answer: Answer) -> None:
        """Take an answer; what is said of the one before is over, so that it can be said again."""
        self._last_stays = False
        super().answered(answer)

    def chosen(self, question: Question, value: Json) -> None:
        """Take a choice over and remember it."""
        subject = question.about
        if not isinstance(subject, Subject):
            raise TypeError(f"nobody knows what {question.name} is about")
        self._last_stays = (
            isinstance(subject, Seating) and value == EMPTY and self.choices.is_last(subject.seat)
        )
        self.choices = subject.with_answer(self.choices, value)
        if not setup_choices.save(self.context.host.storage, self.choices):
            self.context.matches.report_unsaved(setup_choices.KEY)

    def key(self, key: Key) -> Transition | None:
        """Take letters into the name that has the focus."""
        question = self._name_in_focus()
        letter = len(key.name) == 1 or key.name == "Backspace"
        if question is None or key.ctrl or not letter:
            return super().key(key)
        now = str(question.value)
        name = now[:-1] if key.name == "Backspace" else f"{now}{key.name}"
        if len(name) <= setup_choices.NAME_LENGTH and name.isprintable():
            self.answered(Answer(question, name.lstrip()))
        return None

    def _name_in_focus(self) -> Question | None:
        """Return the question for the name of a player, if it has the focus."""
        item = self.items.get(self.focus or "")
        question = item.value.question if item and isinstance(item.value, Answer) else None
        about = question.about if question else None
        return question if isinstance(about, Trait) and about.trait == "name" else None

    def acted(self, item: Item) -> Transition | None:
        """Start the match, or roll the die for who starts."""
        del item
        return match_transition("replace", self.choices)

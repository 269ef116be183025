"""Settings: what a person wants to see and hear, kept between visits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.saved.settings import CHOICES
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Button, Choice, Field, Question, Stepper, Toggle
from game.scenes.frame.form import FormScene
from game.view.widgets import Item

TOGGLES = ("confirm", "touched", "turn_view", "lap_pause", "left_handed")
"""Settings that are on or off, each with a line that says what it does."""


class SettingsScene(FormScene):
    """One field a setting."""

    name = "settings"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("settings.title")

    def fields(self) -> list[Field]:
        """Return all settings with their values."""
        text = self.context.words.text
        return [
            self._choice("speed"),
            Stepper("volume", text("settings.volume"), self.context.settings.volume, 0, 5),
            self._choice("mute", half=True),
            self._choice("theme"),
            self._choice("text"),
            self._choice("motion"),
            self._choice("piece_set", noted=True),
            *[self._toggle(name) for name in TOGGLES],
            Button("full-screen", text("menu.full-screen"), "full-screen"),
        ]

    def _toggle(self, name: str) -> Toggle:
        """Return the field of a setting that is on or off, with what it means."""
        text, value = self.context.words.text, getattr(self.context.settings, name)
        return Toggle(name, text(f"settings.{name}"), value, text(f"settings.{name}.note"))

    def _choice(self, name: str, half: bool = False, noted: bool = False) -> Choice:
        """Return the field of a setting; `noted`: with what the chosen value means."""
        text = self.context.words.text
        labels: dict[Json, str] = {
            value: text(f"settings.{name}.{str(value).lower()}") for value in CHOICES[name]
        }
        value = getattr(self.context.settings, name)
        note = text(f"settings.{name}.{value}.note") if noted else ""
        return Choice(name, text(f"settings.{name}"), value, labels, note, half)

    def acted(self, item: Item) -> None:
        """Fill the screen, or leave it."""
        del item
        self.context.host.toggle_full_screen()

    def chosen(self, question: Question, value: Json) -> None:
        """Change a setting; a new volume is heard at once, in the tap of the button."""
        self.context.change(question.name, value)

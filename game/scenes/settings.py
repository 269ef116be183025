"""Settings: what a person wants to see and hear, kept between visits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.scenes.context import Context
from game.scenes.fields import Choice, Field, Stepper
from game.scenes.form import FormScene
from game.view.settings import CHOICES


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
        ]

    def _choice(self, name: str, half: bool = False) -> Choice:
        """Return the field of a setting."""
        text = self.context.words.text
        labels: dict[Json, str] = {
            value: text(f"settings.{name}.{str(value).lower()}") for value in CHOICES[name]
        }
        value = getattr(self.context.settings, name)
        return Choice(name, text(f"settings.{name}"), value, labels, half=half)

    def chosen(self, field: str, value: Json) -> None:
        """Change a setting; a new volume is heard at once, in the tap of the button."""
        self.context.change(field, value)

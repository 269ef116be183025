"""The signs from which a player chooses one, on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.play.saved.setup_choices import SetupChoices
from game.play.signs import SIGNS, free
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.setup.names import seat_title
from game.view.box import Box
from game.view.widgets import Item

SIDE = 60.0
"""The least width of a sign to press, in CSS pixels."""


class SignsScene(SheetScene):
    """Params: `choices`, `seat`, and `on_sign`, which is called with the sign that is chosen."""

    name = "signs"
    widest: ClassVar[float] = 480

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.choices: SetupChoices = params["choices"]
        self.seat: Seat = params["seat"]
        self.on_sign: Callable[[int], object] = params["on_sign"]

    def title(self) -> str:
        """Return whose sign it is."""
        words = self.context.words
        return words.text("setup.sign-of", seat=seat_title(words, self.choices, self.seat))

    def signs(self) -> tuple[int, ...]:
        """Return the signs as they are now."""
        return self.choices.signs

    def content(self, area: Box) -> Content:
        """Lay out the signs; those of other seats cannot be chosen."""
        m, text = self.context.measure, self.context.words.text
        worn = self.choices.signs
        can = free(worn, self.seat, self.choices.seats)
        gap = m.gap
        across = len(SIGNS) if area.width >= len(SIGNS) * (SIDE + gap) else len(SIGNS) // 2
        high = max(SIDE, SIDE * m.unit)
        items: list[Item] = []
        y = area.y
        for start in range(0, len(SIGNS), across):
            columns = Box(area.x, y, area.width, high).columns(across, gap)
            items += [
                Item(
                    f"sign-{self.seat}:{sign}",
                    text(f"setup.sign.{sign}"),
                    box,
                    icon=f"seat-{sign}",
                    style="sign",
                    kind="choice",
                    pressed=sign == worn[self.seat],
                    enabled=sign in can,
                    value=sign,
                    group="signs",
                    role="radio",
                    tooltip=text(f"setup.sign.{sign}"),
                )
                for sign, box in zip(SIGNS[start : start + across], columns, strict=True)
            ]
            y += high + gap
        return items, [], y - gap - area.y

    def pressed(self, item: Item) -> Transition | None:
        """Take the sign, and go back."""
        if isinstance(item.value, int):
            self.on_sign(item.value)
            return self.back()
        return super().pressed(item)

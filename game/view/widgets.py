"""What can be pressed, as data. How it is drawn stands in `game.view.buttons`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.host.exchange import Gesture
from game.host.interface import Range, Role, Target
from game.i18n.emphasis import unemphasised
from game.untrusted.plain_text import plain
from game.view.art import Sides
from game.view.box import Box
from game.view.theme import Colour

Style = Literal[
    "plain",
    "primary",
    "danger",
    "choice",
    "segment",
    "switch",
    "card",
    "row",
    "field",
    "icon",
    "bare",
    "tool",
    "due",
    "drawn",
    "sign",
    "off",
    "stacked",
    "tile",
    "chip",
    "likely",
]
"""danger: a main button for what cannot be undone. segment: one of several in one bar. switch: on
or off. card: a large plate; chosen, it is tinted. row: icon, label and note from left to right,
without a plate until it is pointed at. field: text to be typed. bare: an icon without a plate.
tool: an icon without a plate, its word below. due: the same on the plate of a main button, for what
is to be done next. drawn: the scene draws it (a pit), not the button.
sign: a choice whose icon, a player's sign, is seen in its own colour. off: looks as if it could not
be pressed, and says why when it is. stacked: the label stands below the icon. tile: a large label
with its note below. chip: a label on a small round plate. likely: of several buttons the one mostly
wanted now."""

Kind = Literal["move", "pit", "control", "choice"]


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be pressed. `label` is what is written on it, `name` what is spoken."""

    id: str
    name: str
    box: Box
    label: str = ""
    icon: str = ""
    style: Style = "plain"
    kind: Kind = "control"
    pressed: bool | None = None
    enabled: bool = True
    value: object = None
    """What it stands for, where that is more than a button: a place, a move, a command."""
    group: str = ""
    """Buttons with the same group are partners: one that is off for now hands the focus on. It is
    the id of a `Group` of the scene's outline, if that has one of this id."""
    role: Role = "button"
    description: str = ""
    """What a screen reader says after the name: what pressing it would do."""
    text: str = ""
    """What is typed in a field, or how the number of a spin button or slider is said."""
    range: Range | None = None
    expanded: bool | None = None
    """Whether what it shows and hides is shown; None of a button that does neither."""
    note: str = ""
    """A line of help below the label of a row or card."""
    end: str = ""
    """The icon at the right end of a row, card or field."""
    sides: Sides = "both"
    """Where a segment is round: at the ends of its bar."""
    warns: bool = False
    """Whether a row is written as what cannot be undone."""
    in_pane: bool = False
    """Whether it lies in the part of the scene that scrolls (`game.scenes.frame.pane`)."""
    tooltip: str = ""
    """What it does, shown beside it after a moment of pointer or focus."""
    shortcut: str = ""
    """Its key, as written on the key; the tooltip shows it."""
    icon_ink: Colour | None = None
    """The colour of its icon, but where it is chosen; None for that of its label."""
    gesture: Gesture | None = None
    """What pressing it asks for that a browser has to begin at once."""

    def target(self, seen: Box | None = None) -> Target:
        """Return it as the host wants it; `seen` is where it is now, if that is not its box."""
        description = self.description or self.tooltip
        return Target(
            self.id,
            self.kind,
            plain(unemphasised(self.name)),
            (*(self.box if seen is None else seen),),
            self.pressed,
            self.role,
            self.group,
            plain(unemphasised("" if description == self.name else description)),
            plain(self.text),
            self.range,
            self.expanded,
            self.gesture,
        )


@dataclass(frozen=True, slots=True)
class State:
    """How a button stands: under the pointer, held down, with the keyboard's focus."""

    hover: bool = False
    down: bool = False
    focus: bool = False


FOCUS_REACH = 6.0
"""The focus ring reaches so many CSS pixels beyond a button."""

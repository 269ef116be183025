"""Which settings there are on which tab, and with what each is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.host.exchange import GestureKind


@dataclass(frozen=True, slots=True)
class Answers:
    """A setting that is one of several values, side by side in a bar.

    `noted`: a line of help says what the chosen value means.
    """

    name: str
    noted: bool = False


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off. `inverted`: it is on where the setting is False."""

    name: str
    noted: bool = True
    inverted: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A setting that is a number, on a slider.

    It can be changed only while another setting, `needs`, has this value. `noted`: it is written
    in words, too. `seconds`: so many of them its values count, if they count seconds.
    """

    name: str
    needs: tuple[str, bool]
    noted: bool = False
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do at once, by what a browser has to begin within the press."""

    name: str
    icon: str
    gesture: GestureKind


Row = Answers | Switch | Number | Action

HELP = "help"
"""The tab with rules and keys, which has no settings."""

FULL_SCREEN = "full-screen"
"""The row that fills the screen; not every place can."""

SPEECH = "speech"
"""The row that has a window speak; not every host can."""

TABS: Mapping[str, Sequence[Row]] = {
    "table": (
        Answers("speed"),
        Answers("letters", noted=True),
        Switch("confirm"),
        Switch("touched"),
        Switch("lap_pause"),
        Switch("turn_view"),
        Switch("mistakes"),
        Switch("left_handed"),
        Switch("facing"),
        Switch("present"),
    ),
    "look": (
        Answers("theme"),
        Answers("text"),
        Answers("motion"),
        Answers("piece_set", noted=True),
        Action(FULL_SCREEN, "full-screen", "full-screen"),
    ),
    "sound": (Switch("mute", noted=False, inverted=True), Number("volume", needs=("mute", False))),
    "access": (
        Answers("shortcuts", noted=True),
        Answers("patience", noted=True),
        Switch("captions"),
        Switch("steady"),
        Switch("scanning"),
        Number("scan_interval", needs=("scanning", True), noted=True, seconds=0.5),
        Switch(SPEECH),
    ),
    HELP: (),
}
"""The rows of each tab, from top to bottom."""

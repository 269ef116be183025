"""What a person has set, kept between visits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol

from game.play.saved import stored
from game.play.saved.storage import Storage
from game.play.signs import PIECE_SETS

THEMES = ("light-wood", "dark-wood", "high-contrast")
"""The names of the themes."""

KEY = "settings"
"""The key in the host's storage."""

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "speed": ("off", "slow", "normal", "fast"),
    "volume": (0, 1, 2, 3, 4, 5),
    "mute": (False, True),
    "theme": ("system", *THEMES),
    "text": ("normal", "large", "larger"),
    "motion": ("system", "on", "off"),
    "confirm": (False, True),
    "touched": (False, True),
    "turn_view": (False, True),
    "mistakes": (True, False),
    "lap_pause": (False, True),
    "left_handed": (False, True),
    "letters": ("learning", "always", "never"),
    "piece_set": PIECE_SETS,
    "facing": (False, True),
    "present": (False, True),
    "shortcuts": ("on", "modifier", "off"),
    "patience": ("usual", "long", "longest"),
    "steady": (False, True),
    "scanning": (False, True),
    "scan_interval": tuple(range(1, 13)),
    "captions": (False, True),
    "speech": (False, True),
}
"""Every setting and what it can be.

`motion` is about *reduced* motion. `confirm`: a move is played by its second tap. `touched`: what
its first tap has chosen cannot be changed any more, in Four Player Mancala. `turn_view`:
the board turns to the player to move. `mistakes`: big ones are pointed out against a gentle
computer. `lap_pause`: a long turn waits after each lap.
`left_handed`: bars and tools lie the other way round. `letters`: whether pits bear their
names, by default as long as somebody learns the game. `piece_set`: the colours of players.
`facing`: two persons sit opposite each other, and both read names and text the right way up.
`present`: the table is shown to a class, with large text and nothing beside the board.
`shortcuts`: whether a letter or digit alone is a command, or only with the Alt key, or never.
`patience`: how long it takes until something goes on by itself. `steady`: a second press on the
same thing within a moment does not count. `scanning`: all that can be pressed is offered in turn,
and one switch presses it; `scan_interval`: for how many half seconds each is offered. `captions`:
each sound is written as well. `speech`: a window says aloud what a screen reader would.
"""

TEXT_FACTOR: Mapping[str, float] = {"normal": 1.0, "large": 1.2, "larger": 1.4}


DELAY_FACTOR: Mapping[str, float] = {"usual": 1.0, "long": 3.0, "longest": 10.0}
"""By how much longer it takes, for each `patience`, until something goes on by itself."""


class Preferences(Protocol):
    """The part of the system's preferences that is asked for here."""

    @property
    def high_contrast(self) -> bool:
        """Whether more contrast is wanted."""

    @property
    def reduced_motion(self) -> bool:
        """Whether less motion is wanted."""

    @property
    def dark(self) -> bool:
        """Whether dark colours are wanted."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One value of `CHOICES` for each setting."""

    speed: str = "normal"
    volume: int = 4
    mute: bool = False
    theme: str = "system"
    text: str = "normal"
    motion: str = "system"
    confirm: bool = False
    touched: bool = False
    turn_view: bool = False
    mistakes: bool = True
    lap_pause: bool = False
    left_handed: bool = False
    letters: str = "learning"
    piece_set: str = "usual"
    facing: bool = False
    present: bool = False
    shortcuts: str = "on"
    patience: str = "usual"
    steady: bool = False
    scanning: bool = False
    scan_interval: int = 3
    captions: bool = False
    speech: bool = False

    @property
    def text_size(self) -> str:
        """How large texts are, a name of `TEXT_FACTOR`: for a class they are as large as can be."""
        return max(TEXT_FACTOR, key=TEXT_FACTOR.__getitem__) if self.present else self.text

    @property
    def delay_factor(self) -> float:
        """By how much longer than usual it takes until something goes on by itself."""
        return DELAY_FACTOR[self.patience]

    @property
    def turns_board(self) -> bool:
        """Whether the board turns to the player to move: not between two who face each other."""
        return self.turn_view and not self.facing

    def with_value(self, name: str, value: Any) -> Settings:
        """Return the settings with one changed; the same ones if `value` is no choice of it."""
        return replace(self, **{name: value}) if _is_choice(name, value) else self

    def theme_name(self, preferences: Preferences) -> str:
        """Return the theme to use: what the person has chosen, else what suits the system."""
        if self.theme != "system":
            return self.theme
        if preferences.high_contrast:
            return "high-contrast"
        return "dark-wood" if preferences.dark else "light-wood"

    def reduced_motion(self, preferences: Preferences) -> bool:
        """Whether nothing may travel over the screen."""
        return preferences.reduced_motion if self.motion == "system" else self.motion == "on"


def load(storage: Storage) -> Settings:
    """Return what is kept; defaults for all that is missing or makes no sense."""
    settings = Settings()
    for name, value in stored.read(storage, KEY).items():
        settings = settings.with_value(str(name), value)
    return settings


def save(storage: Storage, settings: Settings, name: str | None = None) -> bool:
    """Keep the settings, or only the one that was changed; False where storage refuses.

    What is kept and not understood here, another version has set. It stays, except where the person
    has now chosen something else.
    """
    ours = asdict(settings) if name is None else {name: getattr(settings, name)}
    usual = Settings()

    def changed(there: dict[str, Any]) -> dict[str, Any]:
        strange = {
            name: value
            for name, value in there.items()
            if name in ours and ours[name] == getattr(usual, name) and not _is_choice(name, value)
        }
        return {**there, **ours, **strange}

    return stored.change(storage, KEY, changed)


def _is_choice(name: str, value: Any) -> bool:
    """Whether a setting can be `value`; True is no 1 here."""
    return any(type(value) is type(choice) and value == choice for choice in CHOICES.get(name, ()))

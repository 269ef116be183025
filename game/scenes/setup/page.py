"""The page of set-up while it is laid out: what it shows, and what stands on it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.host.interface import Note
from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Seat
from game.scenes.setup.names import TypedName
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.game_view import Idle, Preset
from game.view.measure import Measure
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox
from game.view.theme import Colour
from game.view.widgets import Item

GAP, PAD = 16.0, 14.0
"""The distance between things in a row, and the room around what stands on a plate."""


class Pill(NamedTuple):
    """A small round plate with a word; `strong`: in the colour of what is chosen."""

    text: TextBox
    strong: bool = False


class Picture(NamedTuple):
    """An icon in the middle of a box."""

    name: str
    box: Box
    colour: Colour


@dataclass(slots=True)
class Drawing:
    """What is only seen: plates, words, pills, icons."""

    plates: list[Box] = field(default_factory=list)
    texts: list[TextBox] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)


@dataclass(slots=True)
class Page:
    """Items in focus order, what lies below them, and what is drawn on some of them, by id.

    `notes`: the texts that no item and no group says.
    """

    items: list[Item] = field(default_factory=list)
    ground: Drawing = field(default_factory=Drawing)
    faces: dict[str, Drawing] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Material:
    """All that the page is made of."""

    words: Catalogue
    measure: Measure
    brush: Brush
    choices: SetupChoices
    presets: Sequence[Preset]
    seat_signs: Mapping[Seat, tuple[str, Colour]]
    """Icon and colour of each seat."""
    unfolded: bool = False
    """Whether the single rules are shown."""
    idle: Sequence[Idle] = ()
    """The options that cannot always matter."""
    refused: Mapping[Seat, TypedName] = field(default_factory=dict)
    """What was typed as a name and is none yet, by its seat."""

    @property
    def size(self) -> float:
        """The size of text on the page."""
        return self.measure.size("body")

    @property
    def note(self) -> float:
        """The size of notes."""
        return self.measure.size("least")

    @property
    def many(self) -> bool:
        """Whether there are more than two seats, which leave less room for all else."""
        return len(self.choices.every_seat) > 2

    @property
    def control(self) -> float:
        """The height of a control."""
        return max(TOUCH * self.measure.unit, self.measure.line + GAP)

    @property
    def section_gap(self) -> float:
        """The distance between two parts of the page."""
        tight = self.measure.phone or self.many
        return (GAP if tight else 24.0) * self.measure.unit

    def scaled(self, length: float) -> float:
        """Return a length in the design as it is in this window, with this size of text."""
        return length * self.measure.text

    def width(self, text: str, face: Face, size: float) -> float:
        """Return how wide a line of text is."""
        scale = self.brush.scale
        return self.brush.type.width(text, face, size * scale) / scale + 1

    def height(self, text: str, face: Face, size: float, width: float) -> float:
        """Return how high a text is on a width."""
        scale = self.brush.scale
        lines = self.brush.type.wrapped(text, face, size * scale, width * scale)
        return len(lines) * size * LINE

    def heading(self, page: Page, text: str, at: Box) -> float:
        """Put a heading at the top of an area; return where what it is about begins."""
        high = self.height(text, "bold", self.size, at.width)
        box = Box(at.x, at.y, at.width, high)
        page.ground.texts.append(TextBox(text, box, self.size, "bold"))
        return box.bottom + 6 * self.measure.unit

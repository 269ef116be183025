"""What a game looks like and how it is told: what scenes ask of each game.

A new game gets a `Look` of its own, and a line in `game.view.looks`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.box import Box
from game.view.plan import Plan
from game.view.preview import Preview


@dataclass(frozen=True, slots=True)
class Page:
    """A page of how to play: catalogue keys, and a figure: a position and maybe a move in it."""

    heading: str
    text: str
    position: str | None = None
    move: str | None = None


class Look(Protocol):
    """One game's board, words and choices. Holds no state; the catalogue is passed in."""

    def plan(self, game: AnyGame, area: Box, below: Seat, unit: float) -> Plan:
        """Lay out the board with seat `below` at the near side."""

    def counts(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return how many seeds lie at each place of the plan."""

    def move_at(self, game: AnyGame, position: Any, place: Place) -> Any | None:
        """Return the move that pressing `place` means, legal or not; None if it means none."""

    def place_of(self, game: AnyGame, position: Any, move: Any) -> Place:
        """Return the place one presses for `move`."""

    def place_name(self, words: Catalogue, place: Place, count: int) -> str:
        """Return the name of a place as a screen reader says it."""

    def not_a_move(self, words: Catalogue, place: Place) -> str:
        """Return why pressing `place`, where `move_at` is None, does nothing."""

    def narrate(
        self, words: Catalogue, names: Mapping[Seat, str], events: Sequence[Event]
    ) -> list[str]:
        """Return a move in sentences. `names` are those of the players."""

    def foretell(self, words: Catalogue, seen: Preview) -> str:
        """Return a preview in words."""

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options, page by page."""

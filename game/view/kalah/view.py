"""Kalah as it is seen and pressed. How it is told: `game.view.kalah.words`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.board.drawing import Drawing
from game.view.board.one_press import OnePressView
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.game_view import Preset, Score
from game.view.howto.page import Page
from game.view.kalah import moments
from game.view.kalah.board import KalahBoard
from game.view.kalah.contents import contents, with_count
from game.view.kalah.pages import pages
from game.view.kalah.plan import kalah_plan
from game.view.kalah.words import KalahTeller
from game.view.teller import NO_PLAYERS, Players
from game.view.text.type import Type


class KalahView(OnePressView):
    """Two rows of houses and two stores."""

    table = "game.scenes.table.kalah:KalahTable"
    digits = "house"
    glossary = (
        "house",
        "kalah",
        "mancala",
        "sow",
        "store",
    )
    history = ("family", "boards", "game", "players", "tale")
    presets = (
        Preset("printed", {"preset": "printed"}),
        Preset("standard", {"preset": "standard"}),
        Preset("empty-capture", {"preset": "empty-capture"}),
    )

    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board."""
        del closeup
        return kalah_plan(area, game.options["houses"], below, unit)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the board."""
        del game
        return KalahBoard(plan, art, type_, scale, self.coordinate)

    def coordinate(self, place: Place) -> str:
        """Return the number of a house as its owner counts."""
        return str(place.at[1]) if place.kind == "house" else ""

    def store_of(self, seat: Seat) -> Place:
        """Return the store of a seat."""
        return Place("store", (seat,))

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the seeds in each house and store."""
        return contents(game, position)

    def with_content(self, game: AnyGame, position: Any, place: Place, content: int) -> Any:
        """Return the position with so many seeds in a house or store."""
        del game
        return with_count(position, place, content)

    def teller(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> KalahTeller:
        """Return who tells a game of Kalah."""
        return KalahTeller(words, game, players)

    def score(self, game: AnyGame, position: Any, seat: Seat) -> Score:
        """Return the seeds in a store."""
        return Score(game.scores(position)[seat], spoken="table.kalah.plate-spoken")

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options."""
        return pages(options)

    def page_for(self, game: AnyGame, position: Any, events: Sequence[Event]) -> str:
        """Return the key of the page that belongs to the moment."""
        return moments.page_for(game, position, events)

"""Four Player Mancala as it is seen and pressed. How it is told: `game.view.four_player.words`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.four_player.game import QUIET_LIMIT
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.board.drawing import Drawing
from game.view.board.one_press import OnePressView
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.detail import Detail
from game.view.four_player import moments
from game.view.four_player.board import FourPlayerBoard
from game.view.four_player.contents import contents, with_count
from game.view.four_player.pages import pages
from game.view.four_player.plan import FourPlayerPlan, four_player_plan
from game.view.four_player.words import FourPlayerTeller
from game.view.game_view import Preset, Score
from game.view.howto.page import Page
from game.view.teller import NO_PLAYERS, Players
from game.view.text.type import Type


class FourPlayerView(OnePressView):
    """A ring of four sides, each with six pits and a reservoir."""

    digits = "pit"
    glossary = (
        "corresponding",
        "free-turn",
        "mancala",
        "reservoir",
        "sow",
        "variation",
    )
    history = ("maker", "family", "many", "board")
    square = True
    table = "game.scenes.table.four_player:FourPlayerTable"
    presets = (
        Preset("printed"),
        Preset("quick", {"seeds": 3, "variations": [2]}),
        Preset("straight", {"variations": [3]}),
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
        return four_player_plan(area, game.seats, below, unit)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the ring."""
        if isinstance(plan, FourPlayerPlan):
            return FourPlayerBoard(plan, art, type_, scale, self.coordinate)
        return super().drawing(game, plan, art, type_, scale)

    def coordinate(self, place: Place) -> str:
        """Return the number of a pit from its owner's left."""
        return str(place.at[1]) if place.kind == "pit" else ""

    def store_of(self, seat: Seat) -> Place:
        """Return the reservoir of a seat."""
        return Place("reservoir", (seat,))

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the pieces in each pit and reservoir of the seats in play."""
        return contents(game, position)

    def with_content(self, game: AnyGame, position: Any, place: Place, content: int) -> Any:
        """Return the position with so many pieces in a pit or reservoir."""
        del game
        return with_count(position, place, content)

    def details(self, game: AnyGame, position: Any) -> Sequence[Detail]:
        """Return the rounds without a score, where they count."""
        quiet = Detail("quiet", position.quiet_rounds, QUIET_LIMIT)
        return (quiet,) if game.stop_rule else ()

    def with_detail(self, game: AnyGame, position: Any, detail: Detail, value: int) -> Any:
        """Return the position with another number of rounds without a score."""
        del game, detail
        return position._replace(quiet_rounds=value)

    def teller(
        self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS
    ) -> FourPlayerTeller:
        """Return who tells a game of Four Player Mancala."""
        return FourPlayerTeller(words, game, players)

    def score(self, game: AnyGame, position: Any, seat: Seat) -> Score:
        """Return the pieces in a reservoir."""
        return Score(game.scores(position)[seat], spoken="table.four-player.plate-spoken")

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options."""
        return pages(options)

    def page_for(self, game: AnyGame, position: Any, events: Sequence[Event]) -> str:
        """Return the key of the page that belongs to the moment."""
        return moments.page_for(game, position, events)

    def page_of_rules(self, options: Mapping[str, Json]) -> str:
        """Return the key of the page on what is special with these options."""
        return moments.page_of_rules(options)

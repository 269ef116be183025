"""Bantu as it is seen and pressed. How it is told: `game.view.bantu.words`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from game.i18n.catalogue import Catalogue
from game.rules.bantu.game import Bantu
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.bantu import moments, presses
from game.view.bantu.board import BantuBoard
from game.view.bantu.colours import colours_of
from game.view.bantu.contents import contents, place_of, with_piece
from game.view.bantu.pages import pages
from game.view.bantu.plan import BantuPlan, bantu_plan
from game.view.bantu.preview import preview_of
from game.view.bantu.show import BantuShow
from game.view.bantu.words import BantuTeller
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.board.sowing import Tempo
from game.view.box import Box
from game.view.game_view import GameView, Preset, Row, Score
from game.view.howto.page import Page
from game.view.presses import Chosen, NextPresses
from game.view.teller import NO_PLAYERS, Players
from game.view.text.type import Type
from game.view.theme import Colour, Theme

_ROWS = {
    "circle": "table.bantu.grid.line",
    "start": "table.bantu.grid.start",
    "home": "table.bantu.grid.home",
}


class BantuView(GameView):
    """A round track. The piece is pressed, then one of the circles it can go to."""

    square = True
    of_pieces = True
    reader = "game.view.bantu.typed:BantuReader"
    table = "game.scenes.table.bantu:BantuTable"
    glossary = (
        "abreast",
        "finish",
        "lane",
        "row",
        "start-line",
        "starting-space",
    )
    history = ("when", "name", "dice", "after", "board")
    presets = (
        Preset("full"),
        Preset("short", {"short": True}),
        Preset("team", {"team": True}, seats=4),
    )

    # The board

    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board; it looks the same from every seat."""
        del below
        return bantu_plan(_bantu(game), area, unit, closeup)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> BantuBoard:
        """Return what draws a plan made by `plan`."""
        return BantuBoard(cast(BantuPlan, plan), _bantu(game).board, art, type_, scale)

    def inscribe(self, board: Drawing, words: Catalogue) -> None:
        """Carve the word into Finish."""
        if isinstance(board, BantuBoard):
            board.finish = words.text("table.bantu.finish")

    def contents(self, game: AnyGame, position: Any) -> dict[Place, PlaceContent]:
        """Return the piece at each place of the board, None where there is none."""
        return contents(_bantu(game), position)

    def lies_at(self, game: AnyGame, position: Any, place: Place) -> Place:
        """Return where a piece is now that is known by its starting space."""
        return place_of(_bantu(game), position, *place.at) if place.kind == "start" else place

    def row_of(self, place: Place) -> Row:
        """Return the line of a circle, or whose starting spaces or home a space belongs to."""
        return _ROWS[place.kind], place.at[0]

    def score(self, game: AnyGame, position: Any, seat: Seat) -> Score:
        """Return how many of a player's pieces are home."""
        most = len(_bantu(game).numbers)
        return Score(game.scores(position)[seat], "table.bantu.plate", most)

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> BantuShow:
        """Return a piece travelling."""
        return BantuShow(contents, events, tempo)

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return where a piece goes, circle by circle, and whom it captures."""
        return preview_of(events)

    def seat_sign(self, theme: Theme, seat: Seat) -> tuple[str, Colour]:
        """Return the form of a player's pieces in their colour."""
        return f"seat-{seat}", colours_of(theme).signs[seat]

    def with_content(
        self, game: AnyGame, position: Any, place: Place, content: PlaceContent
    ) -> Any:
        """Return the position with a piece at a place, or with none."""
        return with_piece(_bantu(game), position, place, content)

    # Pressing

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the pieces that can move, or where the chosen one can go."""
        return presses.choices(_bantu(game), position, chosen)

    def illegal_move(
        self, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> Any | None:
        """Return the chosen piece's move to a place; without a piece there is none."""
        return presses.illegal_move(_bantu(game), position, chosen, place)

    def closeup(self, game: AnyGame, position: Any, chosen: Chosen) -> Collection[Place]:
        """Return where the chosen piece can go, and the piece itself if it is near."""
        return presses.closeup(_bantu(game), position, chosen)

    def goal(self, presses: Chosen) -> Place | None:
        """Return the circle, or the place in Finish, to which a piece goes."""
        return presses[-1]

    def digit(self, game: AnyGame, position: Any, chosen: Chosen, number: int) -> Place | None:
        """Return the mover's piece of that number, or the n-th place the chosen one can go to."""
        return presses.digit(_bantu(game), position, chosen, number)

    # Words

    def teller(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> BantuTeller:
        """Return who tells a game of Bantu."""
        return BantuTeller(words, game, players)

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options."""
        return pages(options)

    def page_for(self, game: AnyGame, position: Any, events: Sequence[Event]) -> str:
        """Return the key of the page that belongs to the moment."""
        return moments.page_for(game, position, events)

    def page_of_rules(self, options: Mapping[str, Json]) -> str:
        """Return the key of the page on what is special with these options."""
        return moments.page_of_rules(options)


def _bantu(game: AnyGame) -> Bantu:
    """Return the game as what it is."""
    return cast(Bantu, game)

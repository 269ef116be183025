"""Bao as it is seen and pressed. How it is told: `game.view.bao.words`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import FRONT
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.bao import moments
from game.view.bao.board import BaoBoard
from game.view.bao.contents import contents, pit_name, with_count
from game.view.bao.details import details, with_detail
from game.view.bao.pages import pages
from game.view.bao.plan import bao_plan
from game.view.bao.presses import complete, question_after, way_place
from game.view.bao.preview import preview_of
from game.view.bao.show import BaoShow
from game.view.bao.words import BaoTeller
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.marks import Mark
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.board.sowing import Show, Tempo
from game.view.box import Box
from game.view.detail import Detail
from game.view.game_view import GameView, Idle, Preset, Row, Score
from game.view.howto.page import Page
from game.view.presses import Chosen, NextPresses
from game.view.teller import NO_PLAYERS, Players
from game.view.text.type import Type


class BaoView(GameView):
    """Four rows of eight pits, and two stocks."""

    digits = "pit"
    glossary = (
        "bao",
        "hamna",
        "kete",
        "kichwa",
        "kimbi",
        "kiswahili",
        "kujifunza",
        "lap",
        "mkononi",
        "mtaji",
        "namua",
        "nyumba",
        "sow",
        "stock",
        "takasa",
        "takasia",
    )
    history = ("where", "who", "village", "boards", "earth", "age")
    reader = "game.view.bao.typed:BaoReader"
    scored = False
    table = "game.scenes.table.bao:BaoTable"
    presets = (
        Preset("kujifunza", {"preset": "kujifunza"}),
        Preset("printed", {"preset": "printed"}),
        Preset("kiswahili", {"preset": "kiswahili"}),
    )
    idle = (
        Idle(
            ("nyumba_function", "nyumba_takasa", "takasa_from_nyumba", "two_from_nyumba"),
            {"preset": "kujifunza"},
            "setup.bao.no-nyumba",
        ),
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
        """Lay out the board."""
        del game, closeup
        return bao_plan(area, below, unit)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the board."""
        nyumba = cast(Bao, game).switches.nyumba
        return BaoBoard(plan, art, type_, scale, self.coordinate, nyumba=nyumba)

    def coordinate(self, place: Place) -> str:
        """Return "A5": the name of a pit as its owner sees it."""
        return pit_name(place) if place.kind == "pit" else ""

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the seeds in each pit and stock."""
        return contents(cast(Bao, game), position)

    def row_of(self, place: Place) -> Row:
        """Return whose front row or back row a place lies in; a stock lies with the front row."""
        seat, *ring = place.at
        is_back = ring and ring[0] > FRONT
        return "table.bao.grid.back" if is_back else "table.bao.grid.front", seat

    def score(self, game: AnyGame, position: Any, seat: Seat) -> Score:
        """Return how many seeds a player has, on the board and in stock: who has none has lost."""
        return self.running_score(self.contents(game, position), seat)

    def running_score(self, contents: Mapping[Place, PlaceContent], seat: Seat) -> Score:
        """Return the same after a lap."""
        counts = (cast(int, count) for place, count in contents.items() if place.at[0] == seat)
        return Score(sum(counts), "table.bao.plate")

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> Show:
        """Return the animation of events."""
        return BaoShow(contents, events, tempo)

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return what the events of a move amount to."""
        return preview_of(events)

    # Setting up a position

    def with_content(self, game: AnyGame, position: Any, place: Place, content: int) -> Any:
        """Return the position with so many seeds in a pit or stock."""
        return with_count(cast(Bao, game), position, place, content)

    def empty(self, game: AnyGame, position: Any) -> Any:
        """Return the position without seeds: no nyumba can be intact there."""
        return super().empty(game, position)._replace(intact=(False, False))

    def details(self, game: AnyGame, position: Any) -> Sequence[Detail]:
        """Return whose nyumba is intact, and the pit that takasia forbids."""
        return details(cast(Bao, game), position)

    def with_detail(self, game: AnyGame, position: Any, detail: Detail, value: int) -> Any:
        """Return the position with one of its details changed."""
        return with_detail(cast(Bao, game), position, detail, value)

    # Pressing

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the pits, then the ways, then "stop" and "sow on"."""
        bao, question = cast(Bao, game), question_after(game, position, chosen)
        return {place: complete(bao, position, moves) for place, moves in question.answers.items()}

    def illegal_move(
        self, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> Any | None:
        """Return the move that waits for an answer in the nyumba; pits have reasons of their own.

        (See `BaoTeller.not_a_move`: which move a person means by a pit is for the rules to say.)
        """
        del place
        return question_after(game, position, chosen).move

    def partial_events(self, game: AnyGame, position: Any, chosen: Chosen) -> Sequence[Event]:
        """Return what has happened when the nyumba is asked for."""
        return question_after(game, position, chosen).events

    def signs(self, game: AnyGame, position: Any, chosen: Chosen) -> Mapping[Place, Mark]:
        """Return the arrows of the ways, and the halt in the nyumba."""
        question = question_after(game, position, chosen)
        if question.about == "pit":
            return {}
        signs: dict[Place, Mark] = {}
        for place, (move, *_) in question.answers.items():
            step = move.direction if question.about == "way" else question.step
            signs[place] = "forth" if step > 0 else "back"
            if question.about == "nyumba" and move.nyumba[-1] == "stop":
                signs[place] = "halt"
        return signs

    def hint_signs(
        self, game: AnyGame, position: Any, chosen: Chosen, move: Any
    ) -> Mapping[Place, Mark]:
        """Return the arrow of a hinted move, in the first pit that is sown, until it is pressed."""
        if question_after(game, position, chosen).about == "nyumba":
            return {}
        return {way_place(position, move): "hint-forth" if move.direction > 0 else "hint-back"}

    # Words

    def teller(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> BaoTeller:
        """Return who tells a game of Bao."""
        return BaoTeller(words, game, players)

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options."""
        return pages(options)

    def page_for(self, game: AnyGame, position: Any, events: Sequence[Event]) -> str:
        """Return the key of the page that belongs to the moment."""
        return moments.page_for(game, position, events)

    def page_of_rules(self, options: Mapping[str, Json]) -> str:
        """Return the key of the page on the preset, where it is not the leaflet's."""
        return "" if options["preset"] == "printed" else "preset"

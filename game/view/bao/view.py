"""Bao as it is seen and told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import NYUMBA, PLACES, STOCKS, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.bao import words as bao_words
from game.view.bao.drawing import BaoBoard
from game.view.bao.laps import BaoPreview, bao_preview, chapters
from game.view.bao.pages import bao_pages
from game.view.bao.plan import bao_plan
from game.view.bao.presses import asked, complete
from game.view.bao.show import BaoShow
from game.view.bao.words import NyumbaSeeds
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.marks import Mark
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.board.sowing import Show, Tempo
from game.view.box import Box
from game.view.game_view import NOBODY, Chosen, GameView, NextPresses, Owners, Page
from game.view.text.type import Type


class BaoView(GameView):
    """Four rows of eight pits, and two stocks."""

    digits = "pit"
    laps = True

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
        return BaoBoard(plan, art, type_, scale, cast(Bao, game).switches.nyumba)

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the seeds in each pit and stock; those of a nyumba know that they are."""
        value: BaoPosition = position
        counts: dict[Place, int] = {}
        for seat in game.seats:
            counts |= zip(PLACES[seat], value.rings[seat], strict=True)
            counts[STOCKS[seat]] = value.stock[seat]
            if cast(Bao, game).switches.nyumba:
                place = PLACES[seat][NYUMBA]
                counts[place] = NyumbaSeeds(counts[place])
        return counts

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> Show:
        """Return the animation of events."""
        return BaoShow(contents, events, tempo)

    def step(self, show: Show) -> None:
        """Show the end of the lap at once."""
        cast(BaoShow, show).step()

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return what the events of a move amount to."""
        return bao_preview(events)

    # Pressing

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the pits, then the ways, then "stop" and "sow on"."""
        rules, now = cast(Bao, game), asked(game, position, chosen)
        return {place: complete(rules, position, left) for place, left in now.answers.items()}

    def tried(self, game: AnyGame, position: Any, chosen: Chosen, place: Place) -> Any | None:
        """Return the move that waits for an answer in the nyumba; pits have reasons of their own.

        (See `not_a_move`: which move a person means by a pit is for the rules to say.)
        """
        del place
        return asked(game, position, chosen).move

    def so_far(self, game: AnyGame, position: Any, chosen: Chosen) -> Sequence[Event]:
        """Return what has happened when the nyumba is asked for."""
        return asked(game, position, chosen).events

    def signs(self, game: AnyGame, position: Any, chosen: Chosen) -> Mapping[Place, Mark]:
        """Return the arrows of the ways, and the halt in the nyumba."""
        now = asked(game, position, chosen)
        if now.question == "pit":
            return {}
        signs: dict[Place, Mark] = {}
        for place, (move, *_) in now.answers.items():
            step = move.direction if now.question == "way" else now.step
            signs[place] = "forth" if step > 0 else "back"
            if now.question == "nyumba" and move.nyumba[-1] == "stop":
                signs[place] = "halt"
        return signs

    # Words

    def place_name(
        self, words: Catalogue, place: Place, lying: PlaceContent, owners: Owners = NOBODY
    ) -> str:
        """Return, for example, "South, A5, the nyumba, 8 seeds"."""
        return bao_words.place_name(words, place, lying, owners)

    def choice_name(
        self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> str:
        """Return, for example, "Sow left, into A3"."""
        return bao_words.choice_name(words, asked(game, position, chosen), place)

    def move_name(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return, for example, "pit A5, to the right"."""
        return bao_words.move_name(words, presses[0], _choices(game, position, presses), "long")

    def move_label(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return, for example, "A5 right"."""
        return bao_words.move_name(words, presses[0], _choices(game, position, presses), "short")

    def prompt(self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen) -> str:
        """Return what to press next."""
        return bao_words.prompt(words, asked(game, position, chosen))

    def not_a_move(self, words: Catalogue, game: AnyGame, position: Any, place: Place) -> str:
        """Return why pressing a place does nothing."""
        return bao_words.not_a_move(words, cast(Bao, game), position, place)

    def narrate(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return what was captured in how many laps, and what else came of it."""
        after = BaoShow(self.contents(game, position), events, None).contents
        return bao_words.narrate(words, cast(Bao, game), after, names, events)

    def log(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return a line for each lap."""
        del game, position
        return bao_words.log(words, names, events)

    def running(
        self, words: Catalogue, names: Mapping[Seat, str], events: Sequence[Event], show: Show
    ) -> str:
        """Return the lap that is shown, in a line."""
        bao = cast(BaoShow, show)
        if bao.parts is None:
            bao.parts = chapters(events)
        return bao_words.running(words, names, bao.parts, len(events) - bao.left)

    def foretell(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        seen: Preview,
        owners: Owners = NOBODY,
    ) -> str:
        """Return what a move would capture, or that it captures nothing."""
        del game, owners
        return bao_words.foretell(words, position, cast(BaoPreview, seen))

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options."""
        return bao_pages(options)


def _choices(game: AnyGame, position: Any, presses: Chosen) -> list[str]:
    """Return the choices made by the presses after the first."""
    return [
        bao_words.choice(asked(game, position, presses[:number]), place)
        for number, place in enumerate(presses)
        if number
    ]

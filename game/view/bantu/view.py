"""Bantu as it is seen and pressed. How it is told: `game.view.bantu.words`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from game.i18n.catalogue import Catalogue
from game.rules.bantu.game import Bantu
from game.rules.bantu.position import HOME, START, BantuMove, BantuPosition
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.bantu import words as bantu_words
from game.view.bantu.board import BantuBoard
from game.view.bantu.colours import colours_of
from game.view.bantu.pages import pages
from game.view.bantu.piece import Piece
from game.view.bantu.plan import BantuPlan, bantu_plan
from game.view.bantu.show import BantuShow
from game.view.board.drawing import PlaceContent
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.board.sowing import Tempo
from game.view.box import Box
from game.view.game_view import NOBODY, Chosen, GameView, NextPresses, Owners, Page
from game.view.text.type import Type
from game.view.theme import Colour, Theme

NEAR = 4
"""A close-up holds the piece too, if its next circle is at most so many lines away."""


class BantuView(GameView):
    """A round track. The piece is pressed, then one of the circles it can go to."""

    turnable = False

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

    def contents(self, game: AnyGame, position: Any) -> dict[Place, PlaceContent]:
        """Return the piece at each place of the board, None where there is none."""
        bantu = _bantu(game)
        lying: dict[Place, PlaceContent] = dict.fromkeys(_places(bantu))
        for seat in bantu.seats:
            for number in bantu.numbers:
                lying[place_of(bantu, position, seat, number)] = Piece(seat, number)
        return lying

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> BantuShow:
        """Return a piece travelling."""
        return BantuShow(contents, events, tempo)

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return where a piece goes, circle by circle, and whom it captures."""
        sources = [e.source for e in events if e.kind in ("lift", "enter") and e.source]
        kinds = ("step", "drop", "enter", "finish")
        path = [e.target for e in events if e.kind in kinds and e.target]
        takes = [e.source for e in events if e.kind == "capture" and e.source]
        return Preview(
            origin=sources[0] if sources else None,
            path=tuple(path),
            end=path[-1] if path else None,
            captured=tuple(takes),
            taken=len(takes),
            again=False,
            over=any(e.kind == "end" for e in events),
        )

    def seat_sign(self, theme: Theme, seat: Seat) -> tuple[str, Colour]:
        """Return the form of a player's pieces in their colour."""
        return f"seat-{seat}", colours_of(theme).signs[seat]

    # Pressing

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the pieces that can move, or where the chosen one can go."""
        bantu = _bantu(game)
        seat, moves = position.to_move, bantu.legal_moves(position)
        if not chosen:
            return {place_of(bantu, position, seat, move.piece): None for move in moves}
        piece = piece_at(bantu, position, chosen[0])
        return {target_of(bantu, seat, m): m for m in moves if piece and m.piece == piece.number}

    def tried(self, game: AnyGame, position: Any, chosen: Chosen, place: Place) -> Any | None:
        """Return the chosen piece's move to a place; without a piece nothing is tried."""
        bantu = _bantu(game)
        piece = piece_at(bantu, position, chosen[0]) if chosen else None
        if piece is None or place.kind == "start":
            return None
        if place.kind == "home":
            return BantuMove(piece.number, HOME) if place.at[0] == piece.seat else None
        return BantuMove(piece.number, bantu.board.circle(*place.at))

    def closeup(self, game: AnyGame, position: Any, chosen: Chosen) -> Collection[Place]:
        """Return where the chosen piece can go, and the piece itself if it is near."""
        if not chosen:
            return ()
        targets = tuple(self.choices(game, position, chosen))
        lines = [place.at[0] for place in targets if place.kind == "circle"]
        origin = chosen[0]
        if origin.kind == "circle" and lines and min(lines) - origin.at[0] <= NEAR:
            return (*targets, origin)
        return targets

    def goal(self, presses: Chosen) -> Place | None:
        """Return the circle, or the place in Finish, to which a piece goes."""
        return presses[-1]

    def digit(self, game: AnyGame, position: Any, chosen: Chosen, number: int) -> Place | None:
        """Return the mover's piece of that number, or the n-th place the chosen one can go to."""
        bantu = _bantu(game)
        if chosen:
            targets = list(self.choices(game, position, chosen))
            return targets[number - 1] if number <= len(targets) else None
        if number not in bantu.numbers:
            return None
        return place_of(bantu, position, position.to_move, number)

    # Words

    def place_name(
        self, words: Catalogue, place: Place, lying: PlaceContent, owners: Owners = NOBODY
    ) -> str:
        """Return, for example, "Red 3 on line 9, lane 2"."""
        del owners  # a piece is called by its colour
        return bantu_words.place_name(words, place, lying)

    def choice_name(
        self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> str:
        """Return where a press would take the chosen piece, and whom it would capture."""
        lying = self.contents(game, position)
        return bantu_words.target_name(words, place, lying[place], lying[chosen[0]])

    def move_name(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return, for example, "Red 3 to line 9, lane 2"."""
        return self.choice_name(words, game, position, presses[:1], presses[-1])

    def move_label(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return, for example, "3 to line 9, lane 2"."""
        piece = piece_at(_bantu(game), position, presses[0])
        assert piece is not None, "a move begins with a piece"
        return bantu_words.move_label(words, piece, presses[-1])

    def prompt(self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen) -> str:
        """Return what to choose, and how far a chosen piece goes."""
        bantu = _bantu(game)
        piece = piece_at(bantu, position, chosen[0]) if chosen else None
        return bantu_words.prompt(words, bantu, position, piece)

    def not_a_move(self, words: Catalogue, game: AnyGame, position: Any, place: Place) -> str:
        """Return why a place is no beginning of a move."""
        lying = self.contents(game, position)[place]
        return bantu_words.not_a_move(words, position.to_move, place, lying)

    def narrate(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return which piece went where, whom it captured, who had to pass, and the end."""
        seen, lying = self.preview(events), self.contents(game, position)
        told = bantu_words.narrate(words, names, events, seen, lying)
        ends = [event.seat for event in events if event.kind == "end"]
        return told + [bantu_words.over(words, _bantu(game).side_of(seat)) for seat in ends]

    def foretell(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        seen: Preview,
        owners: Owners = NOBODY,
    ) -> str:
        """Return where a piece would go, and whom it would capture."""
        del owners
        return bantu_words.foretell(words, seen, self.contents(game, position))

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return the pages; those on the short and the team game only where they are played."""
        return pages(options)


def _bantu(game: AnyGame) -> Bantu:
    """Return the game as what it is."""
    return cast(Bantu, game)


@lru_cache(maxsize=4)
def _places(bantu: Bantu) -> tuple[Place, ...]:
    """Return every place of the board of a game."""
    board = bantu.board
    circles = range(board.lines * board.lanes)
    spaces = [
        Place(kind, (seat, number))
        for seat in bantu.seats
        for number in bantu.numbers
        for kind in ("start", "home")
    ]
    return (*(Place("circle", board.spot(circle)) for circle in circles), *spaces)


def place_of(bantu: Bantu, position: BantuPosition, seat: Seat, number: int) -> Place:
    """Return where a piece is."""
    at = position.place(seat, number)
    if at in (START, HOME):
        return Place("start" if at == START else "home", (seat, number))
    return Place("circle", bantu.board.spot(at))


def target_of(bantu: Bantu, seat: Seat, move: BantuMove) -> Place:
    """Return where a move leads."""
    if move.to == HOME:
        return Place("home", (seat, move.piece))
    return Place("circle", bantu.board.spot(move.to))


def piece_at(bantu: Bantu, position: BantuPosition, place: Place) -> Piece | None:
    """Return the piece at a place."""
    pieces = (Piece(seat, number) for seat in bantu.seats for number in bantu.numbers)
    found = (p for p in pieces if place_of(bantu, position, p.seat, p.number) == place)
    return next(found, None)

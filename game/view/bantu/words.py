"""Bantu in words: names of places, what a move did or would do, why a press does nothing.

Lines and lanes count from 1 for people; lane 1 is the outermost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.i18n.catalogue import Catalogue
from game.rules.bantu.board import BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.bantu.survey import survey
from game.rules.protocol import AnyGame, Event, Place, Seat
from game.view.bantu.contents import contents, piece_at
from game.view.bantu.piece import Piece
from game.view.bantu.preview import preview_of
from game.view.board.preview import Preview
from game.view.presses import Chosen
from game.view.teller import NO_PLAYERS, Players, Teller


class BantuTeller(Teller):
    """Tells of pieces, which are called by the colours of their players, and of circles."""

    def __init__(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> None:
        super().__init__(words, game, players)
        self.bantu = cast(Bantu, game)

    # Places and moves

    def contents(self, position: BantuPosition) -> Mapping[Place, Piece | None]:
        """Return the piece at each place, None where there is none."""
        return contents(self.bantu, position)

    def piece_name(self, piece: Piece) -> str:
        """Return, for example, "Red 3"."""
        colour = self.seat_name(piece.seat)
        return self.text("table.bantu.piece", colour=colour, number=piece.number)

    def spot(self, place: Place) -> str:
        """Return, for example, "line 9, lane 2"."""
        if place.kind == "home":
            return self.text("table.bantu.finish")
        line, lane = place.at
        return self.text("table.bantu.circle", line=line + 1, lane=lane + 1)

    def place_name(self, place: Place, content: Piece | None) -> str:
        """Return, for example, "Red 3 on line 9, lane 2"."""
        if content is None:
            return self._empty_name(place)
        piece = self.piece_name(content)
        if place.kind != "circle":
            key = "table.bantu.waiting" if place.kind == "start" else "table.bantu.home"
            return self.text(key, piece=piece)
        return self.text("table.bantu.on", piece=piece, spot=self.spot(place))

    def _empty_name(self, place: Place) -> str:
        """Return the name of a place without a piece; spaces are called by whose they are."""
        if place.kind == "circle":
            return self.text("table.bantu.empty", spot=self.spot(place))
        key = "table.bantu.empty-start" if place.kind == "start" else "table.bantu.empty-home"
        return self.text(key, piece=self.piece_name(Piece(*place.at)))

    def choice_name(self, position: BantuPosition, chosen: Chosen, place: Place) -> str:
        """Return where a press would take the chosen piece, and whom it would capture."""
        pieces, spot = self.contents(position), self.spot(place)
        piece, target = self.piece_name(_piece(pieces, chosen[0])), pieces[place]
        if target is None:
            return self.text("table.bantu.to", piece=piece, spot=spot)
        captive = self.piece_name(target)
        return self.text("table.bantu.to-capture", piece=piece, spot=spot, taken=captive)

    def move_name(self, position: BantuPosition, presses: Chosen) -> str:
        """Return, for example, "Red 3 to line 9, lane 2"."""
        return self.choice_name(position, presses[:1], presses[-1])

    def move_label(self, position: BantuPosition, presses: Chosen) -> str:
        """Return, for example, "3 to line 9, lane 2"."""
        number = _piece(self.contents(position), presses[0]).number
        return self.text("move.bantu.label", number=number, spot=self.spot(presses[-1]))

    # Before a move

    def prompt(self, position: BantuPosition, chosen: Chosen) -> str:
        """Return what to choose, and how far a chosen piece goes."""
        piece = piece_at(self.bantu, position, chosen[0]) if chosen else None
        return self.text("table.bantu.prompt") if piece is None else self.reach(position, piece)

    def reach(self, position: BantuPosition, piece: Piece) -> str:
        """Return how far a piece goes."""
        board, name = self.bantu.board, self.piece_name(piece)
        place = position.place(piece.seat, piece.number)
        if place < 0:
            line = board.start_lines[piece.number] + 1
            return self.text("table.bantu.prompt-start", piece=name, line=line)
        occupied, sums = survey(board, position.places)
        row = board.rows[place]
        alone = row & occupied == 1 << place
        key = "table.bantu.prompt-alone" if alone else "table.bantu.prompt-sum"
        return self.text(key, piece=name, count=sums[row])

    def not_a_move(self, position: BantuPosition, place: Place) -> str:
        """Return why a place is no beginning of a move."""
        piece = self.contents(position)[place]
        if piece is None:
            return self.text("table.bantu.choose-piece")
        name = self.piece_name(piece)
        if piece.seat != position.to_move:
            colour = self.seat_name(position.to_move)
            return self.text("table.bantu.not-yours", piece=name, colour=colour)
        if place.kind == "home":
            return self.text("table.bantu.is-home", piece=name)
        return self.text("table.bantu.stuck", piece=name)

    def foretell(self, position: BantuPosition, preview: Preview) -> str:
        """Return where a piece would go, and whom it would capture."""
        if preview.end is None:
            return ""
        if preview.captures:
            captive = self.piece_name(_piece(self.contents(position), preview.captures[0]))
            spot = self.spot(preview.end)
            return self.text("table.bantu.would-capture", spot=spot, taken=captive)
        if preview.end.kind == "home":
            over = self.text("table.bantu.would-over") if preview.over else ""
            return self.sentences(self.text("table.bantu.would-finish"), over)
        return self.text("table.bantu.would-end", spot=self.spot(preview.end))

    # After a move

    def narrate(self, position: BantuPosition, events: Sequence[Event]) -> list[str]:
        """Return which piece went where, whom it captured, who had to pass, and the end."""
        preview, pieces = preview_of(events), self.contents(position)
        sentences = []
        if preview.origin is not None and preview.end is not None:
            piece = self.piece_name(_piece(pieces, preview.origin))
            movement = self._movement(piece, preview.origin, preview.end, len(preview.path))
            sentences.append(self._by(events[0].seat, movement))
        for place in preview.captures:
            piece = self.piece_name(_piece(pieces, place))
            sentences.append(self.text("table.bantu.captured", piece=piece))
        for event in events:
            if event.kind == "pass":
                player = self.player(event.seat)
                sentences.append(self.text("table.bantu.passed", player=player))
        sentences += [self._over(event.seat) for event in events if event.kind == "end"]
        return sentences

    def _by(self, seat: Seat, sentence: str) -> str:
        """Return a sentence with its player's name, unless that is the colour it has already."""
        player = self.player(seat)
        if player.name == self.seat_name(seat):
            return sentence
        return self.text("table.bantu.by", player=player, told=sentence)

    def _movement(self, piece: str, origin: Place, end: Place, count: int) -> str:
        """Return the sentence of a piece that starts, goes on, or reaches Finish."""
        if end.kind == "home":
            return self.text("table.bantu.finished", piece=piece)
        key = "table.bantu.started" if origin.kind == "start" else "table.bantu.moved"
        return self.text(key, piece=piece, spot=self.spot(end), count=count)

    def _over(self, seat: Seat) -> str:
        """Return the sentence of the end: all pieces of those who won together are home."""
        colours = [self.seat_name(other) for other in self.bantu.side_of(seat)]
        return self.text("table.bantu.over", colours=colours)


def _piece(pieces: Mapping[Place, Piece | None], place: Place) -> Piece:
    """Return the piece at a place where there is one."""
    piece = pieces[place]
    assert piece is not None, "a move begins with a piece, and captures one"
    return piece

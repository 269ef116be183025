"""Bantu in words: names of places, what a move did or would do, why a press does nothing.

Lines and lanes count from 1 for people; lane 1 is the outermost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.bantu.board import HOME, BantuMove, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.bantu.survey import survey
from game.rules.protocol import AnyGame, Event, Place, Seat
from game.view.bantu.about import about_board, about_line, about_piece, piece_name
from game.view.bantu.contents import contents, piece_at
from game.view.bantu.piece import Piece
from game.view.bantu.preview import preview_of
from game.view.board.preview import Preview
from game.view.presses import Chosen
from game.view.teller import NO_PLAYERS, Players, Step, Teller

NEWS = ("capture", "finish", "pass", "end")
"""Events that are told of every opponent, however many there are."""


class BantuTeller(Teller):
    """Tells of pieces, which are called by the colours of their players, and of circles."""

    def __init__(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> None:
        super().__init__(words, game, players)
        self.bantu = cast(Bantu, game)
        self._goals: tuple[BantuPosition | None, Counter[tuple[int, int]]] = (None, Counter())

    # Places and moves

    def contents(self, position: BantuPosition) -> Mapping[Place, Piece | None]:
        """Return the piece at each place, None where there is none."""
        return contents(self.bantu, position)

    def piece_name(self, piece: Piece) -> str:
        """Return, for example, "Red 3"."""
        return piece_name(self, piece)

    def called(self, piece: Piece) -> str:
        """Return "Your piece 3" of the reader's, else "Red 3": where a sentence begins."""
        return self._called(piece, "table.bantu.piece-first")

    def called_within(self, piece: Piece) -> str:
        """Return the same for the middle of a sentence: "your piece 3"."""
        return self._called(piece, "table.bantu.piece-within")

    def _called(self, piece: Piece, key: str) -> str:
        if not self.player(piece.seat).you:
            return self.piece_name(piece)
        return self.text(key, number=piece.number)

    def spot(self, place: Place) -> str:
        """Return, for example, "line 9, lane 2"."""
        if place.kind == "home":
            return self.text("table.bantu.finish")
        line, lane = place.at
        return self.text("table.bantu.circle", line=line + 1, lane=lane + 1)

    def spot_name(self, place: Place) -> str:
        """Return "line 9, lane 2"; a starting space is called by whose it is."""
        return super().spot_name(place) if place.kind == "start" else self.spot(place)

    def begin_name(self, position: BantuPosition, place: Place) -> str:
        """Return the piece that stands there: "your piece 3"."""
        piece = self.contents(position)[place]
        return super().begin_name(position, place) if piece is None else self.called_within(piece)

    def place_name(self, place: Place, content: Piece | None) -> str:
        """Return, for example, "Red 3 on line 9, lane 2"."""
        if content is None:
            return self._empty_name(place)
        piece = self.called(content)
        if place.kind != "circle":
            key = "table.bantu.waiting" if place.kind == "start" else "table.bantu.home"
            return self.text(key, piece=piece)
        return self.text("table.bantu.on", piece=piece, spot=self.spot(place))

    def tally(self, position: BantuPosition) -> str:
        """Return how many pieces wait, how many are under way, and how many are home."""
        kinds = [place.kind for place, piece in self.contents(position).items() if piece]
        start, home = kinds.count("start"), kinds.count("home")
        track = len(kinds) - start - home
        return self.text("editor.bantu.standing", start=start, track=track, home=home)

    def _empty_name(self, place: Place) -> str:
        """Return the name of a place without a piece; spaces are called by whose they are."""
        if place.kind == "circle":
            return self.text("table.bantu.empty", spot=self.spot(place))
        key = "table.bantu.empty-start" if place.kind == "start" else "table.bantu.empty-home"
        return self.text(key, piece=self.called_within(Piece(*place.at)))

    def row_name(self, key: str, number: int) -> str:
        """Return what a row is called: spaces by the player's colour, lines with what is joined."""
        if key == "table.bantu.grid.line":
            return about_line(self, self.bantu, number)
        player = Player(self.seat_name(number), self.player(number).you)
        return self.text(key, player=player, number=number + 1)

    def about(self, position: BantuPosition, place: Place) -> str:
        """Return how far the piece there goes and has to go, and whether it is safe."""
        piece = self.contents(position)[place]
        return (
            ""
            if piece is None or place.kind == "home"
            else about_piece(self, self.bantu, position, piece)
        )

    def choice_name(self, position: BantuPosition, chosen: Chosen, place: Place) -> str:
        """Return where a press would take the chosen piece, and whom it would capture."""
        piece = _piece(self.contents(position), chosen[0])
        return self._way(position, piece, self.called(piece), place)

    def move_name(self, position: BantuPosition, presses: Chosen) -> str:
        """Return, for example, "your piece 3 to line 9, lane 2"."""
        piece = _piece(self.contents(position), presses[0])
        return self._way(position, piece, self.called_within(piece), presses[-1])

    def _way(self, position: BantuPosition, piece: Piece, name: str, place: Place) -> str:
        """Return where a piece, called by a name, would go, and whom it would capture."""
        target, spot = self.contents(position)[place], self.goal(position, piece, place)
        if target is None:
            return self.text("table.bantu.to", piece=name, spot=spot)
        captive = self.called_within(target)
        return self.text("table.bantu.to-capture", piece=name, spot=spot, taken=captive)

    def goal(self, position: BantuPosition, piece: Piece, place: Place) -> str:
        """Return where a piece may go: with the lane only if two circles of the line are meant.

        Lines bear their numbers on the board, lanes do not.
        """
        if place.kind == "home":
            return self.spot(place)
        if self._goals[0] != position:
            # Asked for each move of a position.
            self._goals = position, self._goals_of(position)
        same = self._goals[1][piece.number, place.at[0]]
        return self.spot(place) if same > 1 else self._line(place)

    def _goals_of(self, position: BantuPosition) -> Counter[tuple[int, int]]:
        """Return to how many circles of a line each piece may go, by number and line."""
        moves = self.bantu.legal_moves(position)
        spots = ((m.piece, self.bantu.board.spot(m.to)[0]) for m in moves if m.to != HOME)
        return Counter(spots)

    def move_label(self, position: BantuPosition, presses: Chosen) -> str:
        """Return, for example, "3 to line 9, lane 2"."""
        piece = _piece(self.contents(position), presses[0])
        spot = self.goal(position, piece, presses[-1])
        return self.text("move.bantu.label", number=piece.number, spot=spot)

    def brief_move(self, position: BantuPosition, presses: Chosen) -> str:
        """Return, for example, "piece 3 to line 9", with the lane if it could go to another."""
        number, end = _piece(self.contents(position), presses[0]).number, presses[-1]
        if end.kind == "home":
            return self.text("move.bantu.brief", number=number, spot=self.spot(end))
        line, lane = end.at
        moves = self.bantu.legal_moves(position)
        goals = [move.to for move in moves if move.piece == number and move.to >= 0]
        lines = [self.bantu.board.spot(goal)[0] for goal in goals]
        key = "move.bantu.brief-lane" if lines.count(line) > 1 else "move.bantu.brief"
        return self.text(key, number=number, spot=self._line(end), lane=lane + 1)

    def owned(self, place: Place) -> str:
        """Return the piece that a starting space belongs to: "your piece 3"."""
        return self.called_within(Piece(*place.at))

    # Before a move

    def prompt(self, position: BantuPosition, chosen: Chosen) -> str:
        """Return what to choose, and how far a chosen piece goes."""
        piece = piece_at(self.bantu, position, chosen[0]) if chosen else None
        return self.text("table.bantu.prompt") if piece is None else self.reach(position, piece)

    def reach(self, position: BantuPosition, piece: Piece) -> str:
        """Return how far a piece goes."""
        board, name = self.bantu.board, self.called(piece)
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
        name = self.called(piece)
        if piece.seat != position.to_move:
            colour = self.seat_name(position.to_move)
            return self.text("table.bantu.not-yours", piece=name, colour=colour)
        if place.kind == "home":
            return self.text("table.bantu.is-home", piece=name)
        return self.stuck(position, piece)

    def no_digit(self, position: BantuPosition, chosen: Chosen, digit: int) -> str:
        """Return that there is no such piece, or how many places the chosen one can go to."""
        piece = piece_at(self.bantu, position, chosen[0]) if chosen else None
        if piece is None:
            return self.reason(position, BantuMove(digit, HOME))
        count = sum(move.piece == piece.number for move in self.bantu.legal_moves(position))
        return self.text("table.bantu.no-digit", piece=self.called(piece), count=count)

    def stuck(self, position: BantuPosition, piece: Piece) -> str:
        """Return why a piece of the mover cannot move; "" if it can."""
        stuck = self.bantu.why_stuck(position, piece.number)
        if stuck is None:
            return ""
        if stuck.state == "line-full":
            return self.text("table.bantu.line-full", number=piece.number)
        names: dict[str, list[str]] = {}
        for hindrance, *other in stuck.obstacles:
            names.setdefault(hindrance, []).append(self.piece_name(Piece(*other)))
        whole = self.text("table.bantu.stuck", number=piece.number, count=stuck.steps)
        stops = [
            self.text(f"table.bantu.stuck-{hindrance}{_form(pieces)}", pieces=pieces)
            for hindrance, pieces in names.items()
        ]
        return self.sentences(whole, *stops)

    def foretell(self, position: BantuPosition, preview: Preview) -> str:
        """Return where a piece would go, and whom it would capture."""
        if preview.origin is None or preview.end is None:
            return ""
        spot = self.goal(position, _piece(self.contents(position), preview.origin), preview.end)
        if preview.captures:
            captive = self.called_within(_piece(self.contents(position), preview.captures[0]))
            return self.text("table.bantu.would-capture", spot=spot, taken=captive)
        if preview.end.kind == "home":
            over = self.text("table.bantu.would-over") if preview.over else ""
            return self.sentences(self.text("table.bantu.would-finish"), over)
        return self.text("table.bantu.would-end", spot=spot)

    # After a move

    def narrate(self, position: BantuPosition, events: Sequence[Event]) -> list[str]:
        """Return which piece went where and whom it captured, who had to pass, and the end."""
        return self._told(position, events, self.spot)

    def turn(self, steps: Sequence[Step]) -> str:
        """Return the same; where a piece went is told by its line alone."""
        return self.sentences(*(line for step in steps for line in self._told(*step, self._line)))

    def gains(self, turns: Sequence[Sequence[Step]]) -> Sequence[str]:
        """Return what each did, captures first; then shorter texts, for where it finds no room.

        Those tell what is more than that a piece moved, with the last move or without.
        """
        steps = [step for moves in turns for step in moves]
        news = [*self._captures(steps), *self._arrivals(steps)]
        last = "" if _has_news(turns[-1]) else self.turn(turns[-1])
        shorter = [self.sentences(*news, last), self.sentences(*news)] if news else [last]
        whole = self.sentences(*news, *self._goings(steps))
        return tuple(dict.fromkeys((whole, *shorter, *news[:1])))

    def _captures(self, steps: Sequence[Step]) -> Sequence[str]:
        """Return who sent whom back, pieces of the reader first."""
        told: list[tuple[bool, str]] = []
        for position, events in steps:
            preview, pieces = preview_of(events), self.contents(position)
            if preview.origin is None or not preview.captures:
                continue
            taken = _piece(pieces, preview.captures[0])
            phrase = self.text(
                "table.bantu.gain-captured",
                piece=self.called(_piece(pieces, preview.origin)),
                taken=self.called_within(taken),
            )
            told.append((not self.player(taken.seat).you, self.words.sentence(phrase)))
        return [phrase for _, phrase in sorted(told, key=lambda each: each[0])]

    def _arrivals(self, steps: Sequence[Step]) -> Sequence[str]:
        """Return what came home, who had to pass, and the end."""
        return [
            sentence
            for step in steps
            if not preview_of(step[1]).captures and _has_news([step])
            for sentence in self._told(*step, self._line)
        ]

    def _goings(self, steps: Sequence[Step]) -> Sequence[str]:
        """Return which pieces moved where and which started, in the order of play.

        Those that follow each other and did the same are told in one sentence.
        """
        goings = [going for step in steps if (going := self._going(*step)) is not None]
        return [
            self.words.sentence(self._together(starts, [going[1:] for going in group]))
            for starts, group in groupby(goings, key=lambda going: going[0])
        ]

    def _going(
        self, position: BantuPosition, events: Sequence[Event]
    ) -> tuple[bool, str, Place] | None:
        """Return whether a piece starts, what it is called and where it comes; None for news."""
        preview = preview_of(events)
        origin, end = preview.origin, preview.end
        if origin is None or end is None or _has_news([(position, events)]):
            return None
        return origin.kind == "start", self.called(_piece(self.contents(position), origin)), end

    def _together(self, starts: bool, pieces: Sequence[tuple[str, Place]]) -> str:
        """Return the phrase of pieces that started, or of pieces that moved on."""
        if starts:
            return self.text("table.bantu.gain-started", pieces=[piece for piece, _ in pieces])
        moved = [
            self.text(
                "table.bantu.gain-moved-further" if number else "table.bantu.gain-moved",
                piece=piece,
                spot=self._line(end),
            )
            for number, (piece, end) in enumerate(pieces)
        ]
        return self.words.join(moved, "list-comma")

    def _line(self, place: Place) -> str:
        """Return, for example, "line 9"."""
        return self.text("table.bantu.line", line=place.at[0] + 1)

    def _told(
        self, position: BantuPosition, events: Sequence[Event], spot: Callable[[Place], str]
    ) -> list[str]:
        """Return a move in sentences; `spot` says what the circle is called where it ended."""
        preview, pieces = preview_of(events), self.contents(position)
        sentences = []
        if preview.origin is not None and preview.end is not None:
            piece = self.called(_piece(pieces, preview.origin))
            told = self._movement(piece, preview, spot)
            sentences.append(self.words.sentence(told))
            if preview.captures:
                taken = self.called_within(_piece(pieces, preview.captures[0]))
                sentences = [self.text("table.bantu.captured", told=told, taken=taken)]
        for event in events:
            if event.kind == "pass":
                sentences.append(self.text("table.bantu.passed", player=self.player(event.seat)))
        return sentences + [self._over(event.seat) for event in events if event.kind == "end"]

    def _movement(self, piece: str, preview: Preview, spot: Callable[[Place], str]) -> str:
        """Return the phrase of a piece that starts, goes on, or reaches Finish."""
        origin, end = preview.origin, preview.end
        if end is None or end.kind == "home":
            return self.text("table.bantu.finished", piece=piece)
        starts = origin is not None and origin.kind == "start"
        key = "table.bantu.started" if starts else "table.bantu.moved"
        return self.text(key, piece=piece, spot=spot(end), count=len(preview.path))

    def _over(self, seat: Seat) -> str:
        """Return the sentence of the end: all pieces of those who won together are home."""
        side = self.bantu.side_of(seat)
        if len(side) == 1 and self.player(seat).you:
            return self.text("table.bantu.over-yours")
        colours = [self.seat_name(other) for other in side]
        return self.text("table.bantu.over", colours=colours)

    # How things stand

    def ground(self) -> str:
        """Return which lines have joined circles, and which are start lines."""
        return about_board(self, self.bantu)

    def counts(self, position: BantuPosition, seat: Seat) -> Mapping[str, Any]:
        """Return where the pieces of a player are, in sentences, and how many are home."""
        pieces = {piece: place for place, piece in self.contents(position).items() if piece}
        own = sorted((piece for piece in pieces if piece.seat == seat), key=lambda p: p.number)
        names = (self.place_name(pieces[piece], piece) for piece in own)
        home = sum(pieces[piece].kind == "home" for piece in own)
        return {"pieces": self.sentences(*map(self.words.sentence, names)), "home": home}


def _form(pieces: Sequence[str]) -> str:
    """Return the end of the key of a sentence about one piece, or about several."""
    return "-several" if len(pieces) > 1 else ""


def _has_news(steps: Sequence[Step]) -> bool:
    """Tell whether a piece was captured or came home, somebody had to pass, or the game ended."""
    return any(event.kind in NEWS for _, events in steps for event in events)


def _piece(pieces: Mapping[Place, Piece | None], place: Place) -> Piece:
    """Return the piece at a place where there is one."""
    piece = pieces[place]
    assert piece is not None, "a move begins with a piece, and captures one"
    return piece

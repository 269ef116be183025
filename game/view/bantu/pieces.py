"""The pieces of a player as choices, each with what it may do, and the chosen one explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.i18n.player import Player
from game.rules.bantu.board import HOME, BantuMove, BantuPosition
from game.rules.bantu.stuck import Stuck
from game.rules.bantu.survey import survey
from game.rules.protocol import Place, Seat
from game.view.bantu.about import how_far, name_on
from game.view.bantu.contents import piece_at, place_of, target_of
from game.view.bantu.piece import Piece
from game.view.bantu.words import BantuTeller
from game.view.presses import Chosen

_STUCK: Mapping[str, str] = {
    "home": "table.bantu.may-rest",
    "line-full": "table.bantu.may-wait",
    "stopped": "table.bantu.may-not",
}
"""What a piece that cannot move does instead, by its state."""


class PieceChoice(NamedTuple):
    """A piece as a button: where it is, its number, a word for what it may do.

    `enabled`: it may be pressed for a move. `name` is what a screen reader says.
    """

    place: Place
    number: int
    word: str
    enabled: bool
    name: str


class PieceExplanation(NamedTuple):
    """What there is to say about a piece: a title, and a sentence a line."""

    title: str
    lines: tuple[str, ...]


def piece_choices(
    teller: BantuTeller, position: BantuPosition, seat: Seat | None = None
) -> Sequence[PieceChoice]:
    """Return the pieces of a player, the one to move if none is named, by their numbers."""
    seat = position.to_move if seat is None else seat
    may_press = seat == position.to_move and not teller.bantu.is_over(position)
    return [
        _choice(teller, position._replace(to_move=seat), number, may_press)
        for number in teller.bantu.numbers
    ]


def _choice(
    teller: BantuTeller, position: BantuPosition, number: int, may_press: bool
) -> PieceChoice:
    """Return one piece of the mover."""
    place = place_of(teller.bantu, position, position.to_move, number)
    stuck = teller.bantu.why_stuck(position, number)
    word = _word(teller, position, number, stuck)
    piece = teller.called(Piece(position.to_move, number))
    name = teller.text("table.bantu.may", piece=piece, word=word)
    return PieceChoice(place, number, word, may_press and stuck is None, name)


def _word(teller: BantuTeller, position: BantuPosition, number: int, stuck: Stuck | None) -> str:
    """Return what a piece may do, in a word or two."""
    if stuck is not None:
        return teller.text(_STUCK[stuck.state])
    circle = position.place(position.to_move, number)
    if circle < 0:
        return teller.text("table.bantu.may-start")
    board = teller.bantu.board
    count = survey(board, position.places).sums[board.rows[circle]]
    return teller.text("table.bantu.may-move", count=count)


def explain(
    teller: BantuTeller, position: BantuPosition, chosen: Chosen, pointed: Place | None = None
) -> PieceExplanation | None:
    """Return what the chosen piece may do, and what the rings mean; None while none is chosen.

    `pointed`: the place whose move is previewed.
    """
    piece = piece_at(teller.bantu, position, chosen[0]) if chosen else None
    if piece is None:
        return None
    title = teller.text(
        "table.bantu.your-piece",
        player=Player(teller.seat_name(piece.seat), teller.player(piece.seat).you),
        number=piece.number,
    )
    moves = [m for m in teller.bantu.legal_moves(position) if m.piece == piece.number]
    targets = [target_of(teller.bantu, piece.seat, move) for move in moves]
    lines = (
        how_far(teller, teller.bantu, position, piece),
        _gains(teller, position, moves),
        *_rings(teller, targets, pointed),
    )
    return PieceExplanation(title, tuple(line for line in lines if line))


def _gains(teller: BantuTeller, position: BantuPosition, moves: Sequence[BantuMove]) -> str:
    """Return whom a piece could capture, and whether it can go home."""
    targets = [move.to for move in moves if move.to >= 0 and move.to in position.places]
    captives = [name_on(teller, position, circle) for circle in targets]
    capture = teller.text("table.bantu.explain-capture", pieces=captives) if captives else ""
    home = any(move.to == HOME for move in moves)
    return teller.sentences(capture, teller.text("table.bantu.explain-home") if home else "")


def _rings(teller: BantuTeller, targets: Sequence[Place], pointed: Place | None) -> Sequence[str]:
    """Return what the rings on the board mean: the same number of lines, pointed at or not."""
    if len(targets) == 1:
        return (teller.text("table.bantu.ring-only"),)
    if pointed in targets:
        return teller.text("table.bantu.ring-lands"), teller.text("table.bantu.ring-others")
    return teller.text("table.bantu.rings"), teller.text("table.bantu.ring-rest")

"""Bantu in words: names of places, what a move did or would do, why a press does nothing.

Lines and lanes count from 1 for people; lane 1 is the outermost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.i18n.catalogue import Catalogue
from game.rules.bantu.game import Bantu
from game.rules.bantu.position import BantuPosition, survey
from game.rules.protocol import Event, Place, Seat
from game.view.bantu.piece import Piece
from game.view.board.drawing import PlaceContent
from game.view.board.preview import Preview


def piece_name(words: Catalogue, piece: Piece) -> str:
    """Return, for example, "Red 3"."""
    colour = words.text(f"table.bantu.seat-{piece.seat}")
    return words.text("table.bantu.piece", colour=colour, number=piece.number)


def spot(words: Catalogue, place: Place) -> str:
    """Return, for example, "line 9, lane 2"."""
    if place.kind == "home":
        return words.text("table.bantu.finish")
    line, lane = place.at
    return words.text("table.bantu.circle", line=line + 1, lane=lane + 1)


def place_name(words: Catalogue, place: Place, lying: PlaceContent) -> str:
    """Return what a screen reader says of a place."""
    if lying is None:
        if place.kind == "circle":
            return words.text("table.bantu.empty", spot=spot(words, place))
        key = "table.bantu.empty-start" if place.kind == "start" else "table.bantu.empty-home"
        return words.text(key, piece=piece_name(words, Piece(*place.at)))
    if place.kind != "circle":
        key = "table.bantu.waiting" if place.kind == "start" else "table.bantu.home"
        return words.text(key, piece=piece_name(words, lying))
    return words.text("table.bantu.on", piece=piece_name(words, lying), spot=spot(words, place))


def target_name(words: Catalogue, place: Place, there: PlaceContent, piece: Piece) -> str:
    """Return what pressing a place does with the chosen piece."""
    mover = piece_name(words, piece)
    if there is not None:
        taken = piece_name(words, there)
        return words.text(
            "table.bantu.to-capture", piece=mover, spot=spot(words, place), taken=taken
        )
    return words.text("table.bantu.to", piece=mover, spot=spot(words, place))


def move_label(words: Catalogue, piece: Piece, place: Place) -> str:
    """Return a move as it is written on a button."""
    return words.text("move.bantu.label", number=piece.number, spot=spot(words, place))


def prompt(words: Catalogue, bantu: Bantu, position: BantuPosition, piece: Piece | None) -> str:
    """Return what to press next."""
    if piece is None:
        return words.text("table.bantu.prompt")
    place = position.place(piece.seat, piece.number)
    name = piece_name(words, piece)
    if place < 0:
        line = bantu.board.start_lines[piece.number] + 1
        return words.text("table.bantu.prompt-start", piece=name, line=line)
    occupied, sums = survey(bantu.board, position.places)
    row = bantu.board.rows[place]
    key = "table.bantu.prompt-alone" if row & occupied == 1 << place else "table.bantu.prompt-sum"
    return words.text(key, piece=name, count=sums[row])


def not_a_move(words: Catalogue, mover: Seat, place: Place, lying: PlaceContent) -> str:
    """Return why pressing a place begins no move."""
    if lying is None:
        return words.text("table.bantu.choose-piece")
    name = piece_name(words, lying)
    if lying.seat != mover:
        own = words.text(f"table.bantu.seat-{mover}")
        return words.text("table.bantu.not-yours", piece=name, colour=own)
    if place.kind == "home":
        return words.text("table.bantu.is-home", piece=name)
    return words.text("table.bantu.stuck", piece=name)


def narrate(
    words: Catalogue,
    names: Mapping[Seat, str],
    events: Sequence[Event],
    seen: Preview,
    before: Mapping[Place, PlaceContent],
) -> list[str]:
    """Return the sentences of a move, without its end; `before` is what lay where before it."""
    told = []
    if seen.origin is not None and seen.end is not None:
        piece = piece_name(words, before[seen.origin])
        told.append(_by(words, events[0].seat, names, _moved(words, piece, seen)))
    told += [
        words.text("table.bantu.captured", piece=piece_name(words, before[place]))
        for place in seen.captured
    ]
    told += [words.text("table.bantu.passed", player=names[e.seat]) for e in _passes(events)]
    return told


def over(words: Catalogue, side: Sequence[Seat]) -> str:
    """Return the sentence of the end: all pieces of those who won together are home."""
    home = [words.text(f"table.bantu.seat-{seat}") for seat in side]
    return words.text("table.bantu.over", colours=home)


def _passes(events: Sequence[Event]) -> list[Event]:
    """Return who had to pass."""
    return [event for event in events if event.kind == "pass"]


def _by(words: Catalogue, seat: Seat, names: Mapping[Seat, str], told: str) -> str:
    """Return a sentence with its player's name, unless that is the colour it tells already."""
    if names[seat] == words.text(f"table.bantu.seat-{seat}"):
        return told
    return words.text("table.bantu.by", player=names[seat], told=told)


def _moved(words: Catalogue, piece: str, seen: Preview) -> str:
    """Return the sentence of a piece that starts, goes on, or reaches Finish."""
    assert seen.origin is not None
    assert seen.end is not None
    if seen.end.kind == "home":
        return words.text("table.bantu.finished", piece=piece)
    key = "table.bantu.started" if seen.origin.kind == "start" else "table.bantu.moved"
    where = spot(words, seen.end)
    return words.text(key, piece=piece, spot=where, count=len(seen.path))


def foretell(words: Catalogue, seen: Preview, before: Mapping[Place, PlaceContent]) -> str:
    """Return what a move would do."""
    if seen.end is None:
        return ""
    if seen.captured:
        taken = piece_name(words, before[seen.captured[0]])
        return words.text("table.bantu.would-capture", spot=spot(words, seen.end), taken=taken)
    if seen.end.kind == "home":
        told = words.text("table.bantu.would-finish")
        return words.sentences(told, words.text("table.bantu.would-over") if seen.over else "")
    return words.text("table.bantu.would-end", spot=spot(words, seen.end))

"""What a Bantu board shows of a piece and of a line, in words: for those who cannot see it."""

from __future__ import annotations

from game.rules.bantu.board import BantuPosition, Board, circles_of
from game.rules.bantu.game import Bantu
from game.rules.bantu.survey import is_capturable, survey
from game.view.bantu.piece import Piece
from game.view.teller import Teller


def about_piece(teller: Teller, bantu: Bantu, position: BantuPosition, piece: Piece) -> str:
    """Return how far a piece has to go and goes, what stands before it, and whether it is safe."""
    board, circle = bantu.board, position.place(piece.seat, piece.number)
    if circle < 0:
        return how_far(teller, bantu, position, piece)
    occupied = survey(board, position.places).occupied
    is_start = bool(board.safe >> circle & 1)
    safety = "open" if is_capturable(board, occupied, circle) else "start" if is_start else "joined"
    way = board.lines - board.spot(circle)[0]
    return teller.sentences(
        teller.text("table.bantu.about-way", count=way),
        how_far(teller, bantu, position, piece),
        _next_ahead(teller, bantu, position, circle),
        teller.text(f"table.bantu.about-{safety}"),
    )


def how_far(teller: Teller, bantu: Bantu, position: BantuPosition, piece: Piece) -> str:
    """Return how many steps a piece that is not home goes, and why so many."""
    board, circle = bantu.board, position.place(piece.seat, piece.number)
    if circle < 0:
        line = board.start_lines[piece.number] + 1
        return teller.text("table.bantu.explain-start", line=line)
    occupied, sums = survey(board, position.places)
    row = board.rows[circle]
    others = [name_on(teller, position, c) for c in circles_of(row & occupied) if c != circle]
    key = "table.bantu.explain-sum" if others else "table.bantu.explain-alone"
    return teller.text(key, pieces=others, count=sums[row])


def _next_ahead(teller: Teller, bantu: Bantu, position: BantuPosition, circle: int) -> str:
    """Return what stands in the way of a piece, straight on and within the steps that it goes."""
    board = bantu.board
    steps = survey(board, position.places).sums[board.rows[circle]]
    for step in range(1, steps + 1):
        if (ahead := circle + step * board.lanes) in position.places:
            name = name_on(teller, position, ahead)
            return teller.text("table.bantu.about-ahead", piece=name, count=step)
    return ""


def piece_name(teller: Teller, piece: Piece) -> str:
    """Return, for example, "Red 3"."""
    colour = teller.seat_name(piece.seat)
    return teller.text("table.bantu.piece", colour=colour, number=piece.number)


def name_on(teller: Teller, position: BantuPosition, circle: int) -> str:
    """Return the name of the piece on an occupied circle."""
    seat, offset = divmod(position.places.index(circle), 4)
    return piece_name(teller, Piece(seat, offset + 1))


def about_board(teller: Teller, bantu: Bantu) -> str:
    """Return all lines that are not of single circles alone."""
    board = bantu.board
    lines = [line for line in range(board.lines) if len(_rows_of(board, line)) < board.lanes]
    return teller.sentences(
        teller.text("table.bantu.ground", lines=board.lines, lanes=board.lanes),
        *(teller.words.sentence(about_line(teller, bantu, line)) for line in lines),
    )


def about_line(teller: Teller, bantu: Bantu, line: int) -> str:
    """Return what a line is called, counted from 0, with which of its circles are joined."""
    board, number = bantu.board, line + 1
    for piece, start in board.start_lines.items():
        if start == line:
            return teller.text("table.bantu.grid.start-line", number=number, piece=piece)
    rows = [_lanes(teller, lanes) for lanes in _rows_of(board, line) if len(lanes) > 1]
    if not rows:
        return teller.text("table.bantu.grid.line", number=number)
    joined = teller.words.join(rows, "list-comma")
    return teller.text("table.bantu.grid.joined-line", number=number, joined=joined)


def _rows_of(board: Board, line: int) -> list[list[int]]:
    """Return the lanes of each row of a line, counted from 1."""
    circles = range(board.circle(line, 0), board.circle(line, board.lanes))
    rows = dict.fromkeys(board.rows[circle] for circle in circles)
    return [[board.spot(circle)[1] + 1 for circle in circles_of(row)] for row in rows]


def _lanes(teller: Teller, lanes: list[int]) -> str:
    """Return lanes that lie side by side."""
    key = "table.bantu.two-lanes" if len(lanes) == 2 else "table.bantu.lanes"
    return teller.text(key, first=lanes[0], last=lanes[-1])

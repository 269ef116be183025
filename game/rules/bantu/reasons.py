"""Why a Bantu move is not legal: always a reason of its own, with the circles and pieces.

Circles are told as [line, lane] under "circle", and again as "line" and "lane" for sentences.
"""

from __future__ import annotations

from game.rules.bantu.board import COLOURS, HOME, START, BantuMove, BantuPosition, Board
from game.rules.bantu.options import BantuOptions
from game.rules.bantu.paths import distances, path_home, path_to_circle, reach
from game.rules.bantu.survey import is_capturable, owner_at, survey
from game.rules.protocol import Json, Reason, Seat


def why_not(options: BantuOptions, position: BantuPosition, move: BantuMove) -> Reason | None:
    """Return why a move is not legal while the game goes on, None if it is legal."""
    piece, to = move
    if piece not in options.numbers:
        return Reason("bantu-no-such-piece", {"piece": piece, "most": options.numbers[-1]})
    place = position.place(position.to_move, piece)
    if place == HOME:
        return Reason("bantu-already-home", {"piece": piece})
    if place == START:
        return _why_not_start(options, position, move)
    if to == place:
        return Reason("bantu-stays", {"piece": piece, **_circle_values(options.board, to)})
    if to == HOME:
        return _why_not_home(options.board, position, move)
    return _why_not_circle(options, position, move)


def _why_not_start(
    options: BantuOptions, position: BantuPosition, move: BantuMove
) -> Reason | None:
    """Ruling: bantu.md, point 5: any empty circle of the piece's own start line."""
    board = options.board
    if move.to == HOME:
        return Reason("bantu-not-started", {"piece": move.piece})
    if move.to not in board.start_circles[move.piece]:
        line, circle = board.start_lines[move.piece], list(board.spot(move.to))
        values = {"piece": move.piece, "line": line, "circle": circle}
        return Reason("bantu-not-your-start-line", values)
    return _occupied(options, position, move.to, "bantu-start-taken")


def _why_not_home(board: Board, position: BantuPosition, move: BantuMove) -> Reason | None:
    """Ruling: bantu.md, points 3 and 7: near enough, and the way free."""
    places = position.places
    origin = position.place(position.to_move, move.piece)
    occupied, sums = survey(board, places)
    count = sums[board.rows[origin]]
    steps = board.lines - board.spot(origin)[0]
    if steps > count:
        circle = list(board.spot(origin))
        values = {"piece": move.piece, "count": count, "steps": steps, "circle": circle}
        return Reason("bantu-home-too-far", values)
    if path_home(board, origin, count, occupied) is not None:
        return None
    straight_ahead = path_home(board, origin, count, 0) or ()
    return _blocked(board, places, straight_ahead)


def _why_not_circle(
    options: BantuOptions, position: BantuPosition, move: BantuMove
) -> Reason | None:
    """Ruling: bantu.md, points 1 to 4: the way, the count, the circle, the pieces between."""
    board, places = options.board, position.places
    origin = position.place(position.to_move, move.piece)
    values = {"piece": move.piece, **_circle_values(board, move.to)}
    if move.to // board.lanes < origin // board.lanes:
        return Reason("bantu-backward", values)
    occupied, sums = survey(board, places)
    count = sums[board.rows[origin]]
    lengths = distances(board, origin, move.to)
    if not lengths:
        return Reason("bantu-not-joined", values)
    if count not in lengths:
        alone = board.rows[origin] & occupied == 1 << origin
        values |= {"count": count, "steps": lengths[0]}
        return Reason("bantu-wrong-count" if alone else "bantu-wrong-sum", values)
    taken = _why_not_land(options, position, occupied, move.to)
    if taken is not None:
        return taken
    if reach(board, origin, count, occupied)[0] >> move.to & 1:
        return None
    direct = path_to_circle(board, origin, count, 0, move.to) or ()
    return _blocked(board, places, direct[:-1])


def _why_not_land(
    options: BantuOptions, position: BantuPosition, occupied: int, circle: int
) -> Reason | None:
    """Ruling: bantu.md, point 4: who may be captured."""
    if options.board.safe >> circle & 1:
        return _occupied(options, position, circle, "bantu-safe-start-line")
    if is_capturable(options.board, occupied, circle):
        return _occupied(options, position, circle, None)
    return _occupied(options, position, circle, "bantu-protected")


def _occupied(
    options: BantuOptions, position: BantuPosition, circle: int, opponents: str | None
) -> Reason | None:
    """Return why a circle is not free: an own piece, a partner's, or key `opponents`."""
    owner = owner_at(position.places, circle)
    if owner is None:
        return None
    values = {**_piece(owner), **_circle_values(options.board, circle)}
    if owner[0] == position.to_move:
        return Reason("bantu-own-piece", values)
    if options.is_partner(position.to_move, owner[0]):
        return Reason("bantu-partner-piece", values)
    return Reason(opponents, values) if opponents else None


def _blocked(board: Board, places: tuple[int, ...], passed: tuple[int, ...]) -> Reason:
    """Return the first piece that stands on a circle to be passed."""
    for circle in passed:
        owner = owner_at(places, circle)
        if owner is not None:
            return Reason("bantu-blocked", {**_piece(owner), **_circle_values(board, circle)})
    raise AssertionError("a way that is not free has a piece on it")


def _piece(owner: tuple[Seat, int]) -> dict[str, Json]:
    return {"colour": COLOURS[owner[0]], "piece": owner[1]}


def _circle_values(board: Board, circle: int) -> dict[str, Json]:
    line, lane = board.spot(circle)
    return {"circle": [line, lane], "line": line, "lane": lane}

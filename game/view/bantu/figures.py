"""The figures of how to play Bantu: lines of games, and what each is an example of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import cast

from game.rules.bantu.board import BantuMove, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.protocol import Json, Place
from game.view.bantu.contents import place_of
from game.view.bantu.lines import LINES
from game.view.howto.page import Example, Figure, Label, Shown

PAIR = (2, 1)
"""The joined pieces of the page that adds them up."""

TAKER, PROTECTED = 2, 3
"""The piece that would capture, and the one that it may not, on the page of what is safe."""


def _way(shown: Shown) -> list[tuple[int, ...]]:
    """The circles of a move, from where the piece stands to where it comes to stand."""
    way: list[tuple[int, ...]] = []
    for event in shown.events:
        place = event.source if event.kind == "lift" else event.target
        if event.kind in ("lift", "step", "drop") and place is not None:
            way.append(place.at)
    return way


def _kinds(shown: Shown) -> list[str]:
    return [event.kind for event in shown.events]


def _turns(way: list[tuple[int, ...]]) -> int:
    """How many steps of a way are sideways."""
    return sum(one[0] == other[0] for one, other in pairwise(way))


def _plain_steps(shown: Shown) -> int:
    """The steps of a move that captures nothing; 0 for any other."""
    kinds = _kinds(shown)
    plain = "lift" in kinds and not {"capture", "finish"} & set(kinds)
    return kinds.count("step") + 1 if plain else 0


def _starts(shown: Shown) -> bool:
    return "enter" in _kinds(shown) and shown.move.piece == len(_bantu(shown).numbers)


def _starts_another(shown: Shown) -> bool:
    """A piece that starts while another one of its player is on the track."""
    near = shown.game.seats[0]
    placed = [shown.position.place(near, number) for number in _bantu(shown).numbers]
    return "enter" in _kinds(shown) and any(circle >= 0 for circle in placed)


def _moves(shown: Shown) -> bool:
    """A 3 that goes three steps, one of them sideways."""
    return shown.move.piece == 3 and _plain_steps(shown) == 3 and _turns(_way(shown)) == 1


def _adds(shown: Shown) -> bool:
    """A piece that goes the sum of two that are joined."""
    piece, other = PAIR
    if shown.move.piece != piece or _plain_steps(shown) != piece + other:
        return False
    bantu, near = _bantu(shown), shown.game.seats[0]
    here = shown.position.place(near, piece)
    numbers = [
        number
        for seat, number, circle in _standing(bantu, shown.position)
        if bantu.board.rows[here] >> circle & 1 and (seat, number) != (near, piece)
    ]
    return numbers == [other]


def _goes_round(shown: Shown) -> bool:
    """A piece that goes round another one right before it."""
    way = _way(shown)
    if not _plain_steps(shown) or not _turns(way) or _plain_steps(shown) > 4:
        return False
    (line, lane), *_ = way
    bantu = _bantu(shown)
    ahead = bantu.board.circle(line + 1, lane) if line + 1 < bantu.board.lines else -1
    return any(circle == ahead for _, _, circle in _standing(bantu, shown.position))


def _captures(shown: Shown) -> bool:
    return "capture" in _kinds(shown) and len(_way(shown)) <= 5


def _is_safe(shown: Shown) -> bool:
    """A piece in reach that may not be captured, as another one is joined to it."""
    bantu, position = _bantu(shown), shown.position
    near = shown.game.seats[0]
    return any(
        seat != near and number == PROTECTED and _refused(bantu, position, circle)
        for seat, number, circle in _standing(bantu, position)
    )


def _refused(bantu: Bantu, position: BantuPosition, circle: int) -> bool:
    if position.place(position.to_move, TAKER) < 0:
        return False
    reason = bantu.why_not(position, BantuMove(TAKER, circle))
    return reason is not None and reason.key == "bantu-protected"


def _comes_home(shown: Shown) -> bool:
    return "finish" in _kinds(shown) and "end" not in _kinds(shown)


EXAMPLES: Mapping[str, Example] = {
    "start": _starts,
    "choice": _starts_another,
    "move": _moves,
    "row": _adds,
    "way": _goes_round,
    "capture": _captures,
    "safe": _is_safe,
    "finish": _comes_home,
}
"""What the figure of each page is an example of."""

WHOLE = ("start", "choice", "finish")
"""Those in which a piece goes far over the board: all of it is shown."""

STILL = ("safe",)
"""Those that show a position only."""


_AT_START = ("spaces", "short", "team")
"""The pages that show the board as it is at the start."""

_OF_THE_BOARD = ("track", "board")
"""Those that do so for the board itself."""


def figures(options: Mapping[str, Json]) -> Mapping[str, Figure]:
    """Return the figure of each page."""
    lines = LINES.get(form(options), {})
    drawn = {
        key: Figure(lines.get(key, ""), example, key in STILL, closeup=key not in WHOLE)
        for key, example in EXAMPLES.items()
    }
    board = options["board"]
    last = int(board["arrow_line"])
    lanes = range(int(board["lanes"]))
    arrows = tuple(Place("circle", (last, lane)) for lane in lanes)
    starts = tuple(
        Label(
            "howto.bantu.label.start-line", tuple(Place("circle", (line, lane)) for lane in lanes)
        )
        for line in sorted(set(board["start_lines"].values()))
    )
    whole = Figure(still=True, labels=(*starts, Label("howto.bantu.label.arrows", arrows)))
    start = Figure(still=True)
    bare = dict.fromkeys(_OF_THE_BOARD, Figure(still=True, bare=True))
    return {**drawn, "aim": whole, **dict.fromkeys(_AT_START, start), **bare}


def form(options: Mapping[str, Json]) -> str:
    """Return what a form of the game is called in `LINES`: "full-2", "short-4", "full-4-team"."""
    pieces, team = "short" if options["short"] else "full", "-team" if options["team"] else ""
    return f"{pieces}-{len(options['seats'])}{team}"


def _bantu(shown: Shown) -> Bantu:
    return cast(Bantu, shown.game)


def _standing(bantu: Bantu, position: BantuPosition) -> Iterator[tuple[int, int, int]]:
    """Yield seat, number and circle of each piece that stands on a circle."""
    for seat in bantu.seats:
        for number in bantu.numbers:
            place = place_of(bantu, position, seat, number)
            if place.kind == "circle":
                yield seat, number, position.place(seat, number)

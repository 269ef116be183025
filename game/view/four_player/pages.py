"""How to play Four Player Mancala, with figures for the players and variations in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.four_player.board import ALL_SEATS
from game.rules.protocol import Json, Seat
from game.view.game_view import Page

FULL = "4,4,4,4,4,4:0"
CAPTURING = "2,5,0,5,5,4:1"
"""Pit 1 ends in the empty pit 3."""
FACING = "5,4,3,2,0,4:1"
EMPTY = "0,0,0,0,0,0:17"
LAST = "0,0,0,0,0,1:20"
"""Pit 6 is the last to be played."""
LEFT = "1,0,2,0,0,0:12"


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages for the players of a match; each has the rule as the variations have it."""
    seats = [seat for seat in ALL_SEATS if seat in options["seats"]]
    variations: Sequence[int] = options["variations"]
    figure = {"players": len(seats), "seats": seats, "variations": list(variations)}
    cleared, skipped, stays = 2 in variations, 5 in variations, 4 in variations

    def page(name: str, text: str, position: str, move: str | None = None) -> Page:
        heading = f"howto.four-player.{name}.title"
        return Page(heading, f"howto.four-player.{text}", position, move, figure)

    full = _position(seats, FULL, FULL)
    book = [
        page("aim", f"aim.{len(seats)}", full),
        page("sow", "sow.no-reservoirs" if skipped else "sow", full, "4"),
    ]
    if not skipped:
        again = "again.single" if 6 in variations else "again"
        book.append(page("again", again, full, "3"))
    taking = _position(seats, CAPTURING, FACING)
    book.append(page("capture", _capture(len(seats), variations), taking, "1"))
    if stays and not (3 in variations and len(seats) == 3):
        book.append(page("stays", "stays", taking, "1"))
    last = _position(seats, LAST, LEFT if cleared else EMPTY)
    book.append(page("end", "end.cleared" if cleared else "end", last, None if skipped else "6"))
    if stays and skipped and not cleared:
        book.append(page("stop", "stop", full))
    return book


def _capture(players: int, variations: Sequence[int]) -> str:
    """Return which sentence tells of captures."""
    if 3 not in variations:
        return "capture"
    return "capture.none" if players == 3 else "capture.across"


def _position(seats: Sequence[Seat], mover: str, others: str) -> str:
    """Return the text of a position: the first seat is to move, the others look alike."""
    sides: Mapping[Seat, Json] = {seat: mover if seat == seats[0] else others for seat in seats}
    return "/".join((*(sides.get(seat, "-") for seat in ALL_SEATS), str(seats[0]), "0"))

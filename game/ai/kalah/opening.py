"""What the opening book says of a Kalah position."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.kalah.book import BOOK
from game.ai.kalah.packed import MOST_SEEDS, pack
from game.ai.kalah.worth import kalah_lead
from game.ai.thought import Thought
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah

BOOK_HOUSES = 6

Reading = tuple[bool, bool]
"""Lone capture, and whether left-overs go to their owner: by these the book has its parts."""

DEPTH = 18
"""Who looks fewer moves ahead than this plays without the book."""


def reading(game: Kalah) -> Reading:
    """Return which of the rules that the book tells apart a game has."""
    return game.options["lone_capture"], game.options["leftovers"] == "owner"


def look_up(game: Kalah, position: KalahPosition) -> Thought | None:
    """Return the book's move, or None if it does not have the position."""
    if game.houses != BOOK_HOUSES or sum(position.board) > MOST_SEEDS:
        return None
    entry = BOOK.get(reading(game), {}).get(pack(game.houses, position))
    if entry is None:
        return None
    house, gain = entry
    lead = kalah_lead(game, position, position.to_move)
    return Thought(house, lead + gain, DEPTH, 0, exact=True)


def look_up_moves(game: Kalah, position: KalahPosition) -> Mapping[int, int]:
    """Return what the book knows of the moves of a position: house, and by how much he will lead.

    The book knows a move if it has the position after it.
    """
    values = {}
    for house in game.legal_moves(position):
        after = game.after(position, house)
        reply = look_up(game, after)
        if reply is not None:
            values[house] = reply.value if after.to_move == position.to_move else -reply.value
    return values

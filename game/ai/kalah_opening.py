"""What the opening book says of a Kalah position."""

from __future__ import annotations

from game.ai.kalah_book import BOOK, DEPTH
from game.ai.kalah_packed import MOST_SEEDS, pack
from game.ai.thought import Thought
from game.rules.kalah import Kalah, KalahPosition

BOOK_HOUSES = 6


def look_up(game: Kalah, position: KalahPosition) -> Thought | None:
    """Return the book's move, or None if it does not have the position."""
    if game.houses != BOOK_HOUSES or sum(position.board) > MOST_SEEDS:
        return None
    reading = (game.options["lone_capture"], game.options["leftovers"] == "owner")
    found = BOOK.get(reading, {}).get(pack(game.houses, position))
    if found is None:
        return None
    house, value, proven = found
    own, other = game.store(position.to_move), game.store(1 - position.to_move)
    lead = position.board[own] - position.board[other]
    return Thought(house, lead + value, DEPTH, 0, proven)

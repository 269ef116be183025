"""Which page of how to play Bantu belongs to a moment of a match, and to the form of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.rules.bantu.board import HOME, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.protocol import AnyGame, Event, Json


def page_for(game: AnyGame, position: BantuPosition, events: Sequence[Event]) -> str:
    """Return the key of the page on what just happened, or on what can be done now."""
    kinds = {event.kind for event in events}
    if not kinds:
        return ""
    if "capture" in kinds:
        return "capture"
    bantu = cast(Bantu, game)
    moves = bantu.legal_moves(position)
    if any(move.to == HOME for move in moves):
        return "finish"
    seat = bantu.to_move(position)
    started = [number for number in bantu.numbers if position.place(seat, number) >= 0]
    return "move" if started else "start"


def page_of_rules(options: Mapping[str, Json]) -> str:
    """Return the key of the page on the team game, or on the short one."""
    return next((key for key in ("team", "short") if options[key]), "")

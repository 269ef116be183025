"""Which page of how to play Bao belongs to a moment of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.rules.bao.board import BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event

_PAGES: Mapping[str, str] = {
    "namua-capture": "namua",
    "namua-takasa": "takasa",
    "namua-takasa-two-from-nyumba": "two",
    "mtaji-capture": "mtaji",
    "mtaji-takasa": "takasa",
}
"""The page on each kind of move that may have to be made."""


def page_for(game: AnyGame, position: BaoPosition, events: Sequence[Event]) -> str:
    """Return the key of the page on the moves that can be made now; "" at the start."""
    if not events:
        return ""
    if game.outcome(position) is not None:
        return "win"
    kinds = {move.kind for move in cast(Bao, game).legal_moves(position)}
    return next((page for kind, page in _PAGES.items() if kind in kinds), "win")

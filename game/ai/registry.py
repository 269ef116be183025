"""The mind for each game, by the game's name in the rules' registry."""

from __future__ import annotations

from game.ai.mind import Mind
from game.rules.lazy_registry import LazyRegistry

MINDS: LazyRegistry[Mind] = LazyRegistry(
    {
        "kalah": "game.ai.kalah.mind:KalahMind",
        "four-player": "game.ai.four_player.mind:FourPlayerMind",
        "bao": "game.ai.bao.mind:BaoMind",
        "bantu": "game.ai.bantu.mind:BantuMind",
    },
    lambda mind: mind(),
)
"""A mind is imported when it is first asked for."""

_ANY = Mind()


def mind_of(game: str) -> Mind:
    """Return the mind for a game, or the one for any game."""
    return MINDS.get(game, _ANY)

"""The view of each game, by its name in the rules' registry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lazy_registry import LazyRegistry

if TYPE_CHECKING:
    from game.view.game_view import GameView

VIEWS: LazyRegistry[GameView] = LazyRegistry(
    {
        "kalah": "game.view.kalah.view:KalahView",
        "four-player": "game.view.four_player.view:FourPlayerView",
        "bao": "game.view.bao.view:BaoView",
        "bantu": "game.view.bantu.view:BantuView",
    },
    lambda game_view: game_view(),
)
"""In the order of the menu. A view is imported when it is first asked for."""

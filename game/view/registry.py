"""The view of each game, by its name in the rules' registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

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


class Facts(NamedTuple):
    """What the menu says of a game before it is imported: how many play, how long, how hard.

    `players` and `minutes` are the fewest and the most; `difficulty` is 1 to 3. Its board is
    `aspect` times longer than high, or a `disc`.
    """

    players: tuple[int, int]
    minutes: tuple[int, int]
    difficulty: int
    aspect: float = 1.0
    disc: bool = False


FACTS: Mapping[str, Facts] = {
    "kalah": Facts((2, 2), (5, 10), 1, aspect=2.4),
    "four-player": Facts((2, 4), (10, 15), 1),
    "bao": Facts((2, 2), (15, 30), 3, aspect=1.45),
    "bantu": Facts((2, 4), (20, 40), 2, disc=True),
}
"""By game; of one without facts the menu tells its name and no more."""

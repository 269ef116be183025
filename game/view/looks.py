"""The look of each game, by its name in the rules' registry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.on_demand import OnDemand

if TYPE_CHECKING:
    from game.view.look import Look

LOOKS: OnDemand[Look] = OnDemand(
    {
        "kalah": "game.view.kalah.view:KalahLook",
        "four-player": "game.view.four_player.view:FourPlayerLook",
        "bao": "game.view.bao.view:BaoLook",
        "bantu": "game.view.bantu.view:BantuLook",
    },
    lambda look: look(),
)
"""In the order of the menu. A look is imported when it is first asked for."""

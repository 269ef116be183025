"""The look of each game, by its name in the rules' registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.rules.on_demand import OnDemand

if TYPE_CHECKING:
    from game.view.look import Look

LOOKS: Mapping[str, Look] = OnDemand(
    {
        "kalah": "game.view.kalah_look:KalahLook",
        "four-player": "game.view.four_player_look:FourPlayerLook",
        "bao": "game.view.bao_look:BaoLook",
        "bantu": "game.view.bantu_look:BantuLook",
    },
    lambda look: look(),
)
"""In the order of the menu. A look is imported when it is first asked for."""

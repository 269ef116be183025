"""The look of each game, by its name in the rules' registry."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.bantu_look import BantuLook
from game.view.bao_look import BaoLook
from game.view.four_player_look import FourPlayerLook
from game.view.kalah_look import KalahLook
from game.view.look import Look

LOOKS: Mapping[str, Look] = {
    "kalah": KalahLook(),
    "four-player": FourPlayerLook(),
    "bao": BaoLook(),
    "bantu": BantuLook(),
}
"""In the order of the menu."""

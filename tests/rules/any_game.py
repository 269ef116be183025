"""What tests of all four games need: options at random, and positions rebuilt from events."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.rules.protocol import AnyGame, Json, OptionError
from game.rules.registry import GAMES, make
from tests.rules.bantu.rebuild import rebuilt as rebuilt_bantu
from tests.rules.bao.boards import rebuilt as rebuilt_bao
from tests.rules.four_player.rebuild import rebuilt as rebuilt_four_player
from tests.rules.kalah.rebuild import rebuilt as rebuilt_kalah

Rebuild = Callable[[AnyGame, Any, Any], Any]

REBUILD: Mapping[str, Rebuild] = {
    "kalah": rebuilt_kalah,
    "four-player": lambda _game, before, events: rebuilt_four_player(before, events),
    "bao": lambda _game, before, events: rebuilt_bao(before, events),
    "bantu": rebuilt_bantu,
}
"""The position after a move, from the position before and the events; by the name of the game."""


def random_options(name: str, rng: Random) -> dict[str, Json]:
    """Options that `name` accepts, each left at its default about half the time."""
    while True:
        options: dict[str, Json] = {}
        for option in GAMES[name].option_list:
            if rng.random() < 0.5 or option.kind in ("seats", "board"):
                continue
            if option.kind == "integer":
                options[option.name] = rng.randint(option.low, option.high)
            elif option.kind == "set":
                options[option.name] = [each for each in option.choices if rng.random() < 0.4]
            else:
                options[option.name] = rng.choice(option.choices)
        try:
            make(name, options)
        except OptionError:
            continue
        return options

"""Who begins where a die says so: the highest roll, and ties roll again.

The rules do not roll: the caller supplies the rolls and shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import OptionError, Reason, Seat

FACES = 6
"""The die has faces 1 to 6."""


def starter_from_rolls(
    seats: Sequence[Seat], rounds: Sequence[Mapping[Seat, int]]
) -> Seat | tuple[Seat, ...]:
    """Who begins, or the seats that must roll (again).

    Each round has the roll of every seat that had to roll in it: all seats in play first, then
    those that tied for the highest. Without a round all seats must roll. Raises OptionError
    when a round has other seats, a roll is not 1 to 6, or rolls come after it is decided.
    Ruling: four-player-mancala.md, "who starts".
    """
    rolling = tuple(seats)
    for number, rolls in enumerate(rounds):
        _check_round(rolling, number, rolls)
        highest = max(rolls.values())
        rolling = tuple(seat for seat in rolling if rolls[seat] == highest)
    return rolling[0] if len(rolling) == 1 else rolling


def _check_round(rolling: tuple[Seat, ...], number: int, rolls: Mapping[Seat, int]) -> None:
    at = f"rounds[{number}]"
    if len(rolling) == 1:
        raise OptionError(Reason("roll-decided", {"seat": rolling[0]}), at)
    if set(rolls) != set(rolling):
        raise OptionError(Reason("roll-seats", {"seats": list(rolling)}), at)
    for seat, roll in rolls.items():
        if type(roll) is not int or not 1 <= roll <= FACES:
            raise OptionError(Reason("roll-face", {"seat": seat}), at)

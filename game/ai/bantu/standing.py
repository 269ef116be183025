"""How three and four players stand, as `BantuMind.lead` says it, counted from packed positions.

Equal to that in every position, which a test holds. With four the danger of pieces is worked out
for sets of circles: those that a player threatens, and those that more than one of his pieces do.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bantu.packed import PackedBantu, Places
from game.ai.bantu.searcher import Worths
from game.ai.bantu.ways import MOST_STEPS


class Standing:
    """The leads of one game for three or four."""

    def __init__(self, packed: PackedBantu) -> None:
        """Find out who plays against whom."""
        self._packed = packed
        self._players = len(packed.game.seats)
        turns = range(self._players)
        self._foes = tuple(
            tuple(foe for foe in turns if (foe - player) % self._players in packed.opponents)
            for player in turns
        )

    def lead(self, places: Places, occupied: int, worths: Worths, player: int) -> int:
        """Return the lead of a player, counted from who is to move, in points."""
        foes = self._foes[player]
        if self._players == 3:
            return worths[player] - max(worths[foe] for foe in foes)
        halves = self._less_danger(places, occupied, worths)
        against = [halves[foe] for foe in foes]
        if len(foes) == 2:
            return round((sum(halves) - 2 * sum(against)) / 2)
        return round((6 * halves[player] - 3 * max(against) - sum(against)) / 12)

    def _less_danger(self, places: Places, occupied: int, worths: Worths) -> list[int]:
        """Return the worths less what pieces lose by their danger, in half points."""
        packed = self._packed
        rows, ways, safe = packed.rows, packed.ways, packed.safe
        once, twice, alone = [0] * 4, [0] * 4, []
        sums: dict[int, int] = {}
        for piece, place in enumerate(places):
            if place >= 0:
                here, steps = rows[place] & occupied, (piece & 3) + 1
                if here & (here - 1):
                    if here not in sums:
                        sums[here] = packed.steps(places, here)
                    steps = sums[here]
                elif not safe >> place & 1:
                    alone.append(piece)
                threatened = ways[place * MOST_STEPS + steps].threatened
                player = piece >> 2
                twice[player] |= once[player] & threatened
                once[player] |= threatened
        halves = [2 * worth for worth in worths]
        threats = [_joined(once, twice, foes) for foes in self._foes]
        for piece in alone:
            player, bit = piece >> 2, 1 << places[piece]
            some, more = threats[player]
            if some & bit:
                lost = packed.worth[piece & 3][places[piece]]
                if more & bit:
                    lost += lost >> 1
                # Who is to move can still take it away.
                halves[player] -= lost if player else lost >> 1
        return halves


def _joined(once: Sequence[int], twice: Sequence[int], foes: Sequence[int]) -> tuple[int, int]:
    """Return the circles that some piece of the foes threatens, and those that several do."""
    some = more = 0
    for foe in foes:
        more |= twice[foe] | some & once[foe]
        some |= once[foe]
    return some, more

"""How good an unfinished position looks for a seat: one function for each game.

All values are whole numbers, more is better for the seat, and a finished game is worth far more
than any of them. A game without a function of its own is judged by its outcomes alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log
from typing import Any

from game.ai.allies import allies
from game.ai.bantu.worth import bantu_worth
from game.ai.four_player.worth import four_player_leads
from game.rules.bantu.game import Bantu
from game.rules.bantu.position import BantuPosition
from game.rules.bao.board import FRONT, BaoPosition
from game.rules.four_player.board import FourPlayerPosition
from game.rules.four_player.game import FourPlayer
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import AnyGame, Seat

Evaluate = Callable[[Any, Any, Seat], int]
"""Takes game, position and seat."""

_ACROSS = 3
"""The variation of Four Player Mancala in which only the pit across is captured."""

_TURN = 3
"""Halves of a piece that it is worth to be on the move in Four Player Mancala.

Where `game.ai.four_player.worth` judges, it has its own number.
"""


def kalah_lead(game: Kalah, position: KalahPosition, seat: Seat) -> int:
    """The lead in the stores."""
    return position.board[game.store(seat)] - position.board[game.store(1 - seat)]


def _is_wide(game: FourPlayer) -> bool:
    """Tell whether what lies in the pits counts: with three and four players.

    Not where captures come from across only (variation 3): there it lost.
    """
    return len(game.seats) > 2 and _ACROSS not in game.options["variations"]


def _four_player(game: FourPlayer, position: FourPlayerPosition, seat: Seat) -> int:
    """Twice the lead of the seat's reservoir over the best of the others, and the turn.

    More where `_is_wide`: see `game.ai.four_player.worth`.
    """
    if _is_wide(game):
        return four_player_leads(game, position)[game.seats.index(seat)]
    best = max(position.reservoir(other) for other in game.seats if other != seat)
    return 2 * (position.reservoir(seat) - best) + _TURN * (position.to_move == seat)


def _bao(_game: AnyGame, position: BaoPosition, seat: Seat) -> int:
    """The lead in seeds on the board, and in occupied front pits: they are where moves begin."""
    return _bao_side(position.rings[seat]) - _bao_side(position.rings[1 - seat])


def _bao_side(ring: tuple[int, ...]) -> int:
    return 2 * sum(ring) + sum(1 for seeds in ring[:FRONT] if seeds)


def _bantu(game: Bantu, position: BantuPosition, seat: Seat) -> int:
    """The lead in quarters of a step towards Finish; see `game.ai.bantu.worth`."""
    worth = bantu_worth(game, position)
    friends = allies(game, seat)
    own = sum(worth[friend] for friend in friends)
    against = [worth[other] for other in game.seats if other not in friends]
    if len(friends) > 1:
        return round(own - sum(against))
    if len(against) < 3:
        return round(own - max(against))
    # Half of what counts is the best of the others, half all of them: a piece sent back is a gain
    # though it is not that of the one who leads.
    return round(own - (max(against) + sum(against) / len(against)) / 2)


EVALUATIONS: Mapping[str, Evaluate] = {
    "kalah": kalah_lead,
    "four-player": _four_player,
    "bao": _bao,
    "bantu": _bantu,
}
"""By the name of the game."""


def leads(game: AnyGame, position: Any) -> list[int]:
    """Return how good an unfinished position looks for every seat, in the order of the seats."""
    if isinstance(game, FourPlayer) and _is_wide(game):
        return four_player_leads(game, position)
    judge: Evaluate = EVALUATIONS.get(game.name, nothing)
    return [judge(game, position, seat) for seat in game.seats]


SPREAD: Mapping[str, float] = {"kalah": 5.0, "bao": 16.0, "four-player": 16.0, "bantu": 48.0}
"""The lead, in points, with which a tree judges a player at 0.73, by the game's name.

What such a lead is worth in games is told by `game.ai.chances`.
"""


_SURE = 40.0
"""A lead of so many spreads cannot be told from a win any more, and keeps `exp` in its range."""


def share(game: str, points: float) -> float:
    """Return how near to winning a player seems who leads by `points`, from 0.0 to 1.0."""
    spreads = min(max(points / SPREAD.get(game, 8.0), -_SURE), _SURE)
    return 1 / (1 + exp(-spreads))


def points_of(game: str, share: float) -> int:
    """Return by how many points a player leads whose `share` that is; far off at 0 and 1."""
    kept = min(max(share, 0.001), 0.999)
    return round(SPREAD.get(game, 8.0) * log(kept / (1 - kept)))


DEAR_OUTCOMES = frozenset({"bao"})
"""Games where it takes long to find that a position is over: a search finds it a move later."""


def nothing(_game: AnyGame, _position: Any, _seat: Seat) -> int:
    """Judge nothing."""
    return 0

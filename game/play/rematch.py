"""The match after a match: the same seats and rules, the loser first, perhaps at another level."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from game.play.levels import LEVELS
from game.play.match import Match, Player
from game.rules.protocol import Seat


def next_first(seats: Sequence[Seat], first: Seat, winners: Collection[Seat]) -> Seat:
    """Return who begins after a match that `first` began: its loser.

    Where nobody lost it is whoever comes after `first`.
    """
    losers = [seat for seat in seats if seat not in winners]
    return losers[0] if losers else seats[(seats.index(first) + 1) % len(seats)]


def first_of_rematch(match: Match) -> Seat:
    """Return who begins the match after one that is over; a position of its own says it itself."""
    game, outcome = match.game, match.outcome()
    first = game.to_move(match.start)
    if match.set_up or outcome is None:
        return first
    return next_first(game.seats, first, outcome.winners)


def rematch(match: Match, harder: int = 0) -> Match:
    """Return the next match of the same players by the same rules.

    The computers play `harder` by so many levels, or easier where that is less than 0. A match that
    began from a position of its own begins there again; one by link is played by link. After a
    guided game comes one without a guide.
    """
    after = match.anew(first_of_rematch(match))
    after.guided = ""
    after.players = {seat: _moved(player, harder) for seat, player in match.players.items()}
    return after


def shared_level(match: Match, harder: int = 0) -> int | None:
    """Return the level at which all computers would play then; None if each has its own."""
    levels = {_moved(player, harder).level for player in _computers(match)}
    return levels.pop() if len(levels) == 1 else None


def can_change_level(match: Match, harder: int) -> bool:
    """Whether one person plays against computers, and some of them can play so much harder."""
    computers = _computers(match)
    movable = any(_moved(player, harder) != player for player in computers)
    return match.only_person() is not None and movable


def _computers(match: Match) -> list[Player]:
    return [player for player in match.players.values() if player.kind == "opponent"]


def _moved(player: Player, harder: int) -> Player:
    """Return a player, if it is a computer that many levels higher as far as there are any."""
    if player.kind != "opponent":
        return player
    return replace(player, level=min(max(player.level + harder, LEVELS[0]), LEVELS[-1]))

"""The analysis in words: what moves are worth, and how the game stands."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.advice import (
    Analysis,
    MoveValue,
    Standing,
    in_percent,
    outcome_of,
    share_of,
    tells_lead,
)
from game.rules.protocol import AnyGame


def worth(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value as it is written on a button: seeds in Kalah, else chances in a hundred."""
    text = words.text
    ending = outcome_of(game, value)
    if ending is not None and not tells_lead(game):
        return text(f"analysis.short.{ending}")
    if tells_lead(game):
        lead = round(value.value)
        seeds = words.number(lead, signed=True)
        return text("analysis.short.exact" if value.exact else "analysis.short.about", value=seeds)
    return text("analysis.short.percent", value=in_percent(game, value))


def spoken_worth(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value in a phrase that says whether it is proven or an estimate."""
    text = words.text
    ending, seeds = outcome_of(game, value), round(value.value)
    if ending is not None:
        own = f"analysis.{game.name}.{ending}"
        return text(own if own in words else f"analysis.{ending}", count=abs(seeds))
    if not tells_lead(game):
        return text("analysis.percent", value=in_percent(game, value))
    if not seeds:
        return text("analysis.even")
    return text("analysis.ahead" if seeds > 0 else "analysis.behind", count=abs(seeds))


class Verdict(NamedTuple):
    """How a position stands for one player, as the bar shows it.

    `share`: from 0.0 (lost) to 1.0 (won), None while it is not known; `spoken` is said, `label`
    stands beside the bar. Both name the player; `short` does not, for where a name is too long.
    """

    share: float | None
    spoken: str
    label: str = ""
    short: str = ""


def verdict(words: Catalogue, game: AnyGame, player: Player, analysis: Analysis | None) -> Verdict:
    """Return how it stands for the player to move, as the values of the moves tell it.

    `analysis`: the analysis of the position, once there is one.
    """
    if analysis is None:
        return Verdict(None, words.text("analysis.bar-unknown", player=player))
    best = analysis.moves[0]
    share = share_of(game, best)
    if outcome_of(game, best) is not None:
        # What is proven is told as it is for the move: not as a chance.
        return _of(words, player, share, spoken_worth(words, game, best), worth(words, game, best))
    percent = in_percent(game, best)
    spoken = words.text("analysis.percent", value=percent)
    return _of(words, player, share, spoken, words.text("analysis.short.percent", value=percent))


def verdict_at_end(words: Catalogue, player: Player, end: Standing) -> Verdict:
    """Return how a game that is over has ended for a player."""
    key = "won" if end.bar > 0.5 else "shared" if end.bar else "lost"
    spoken = words.text(f"analysis.{key}")
    return _of(words, player, end.bar, spoken, spoken)


def _of(words: Catalogue, player: Player, share: float, spoken: str, short: str) -> Verdict:
    """Return a verdict with the player's name before its words."""
    spoken = words.text("analysis.bar", player=player, worth=spoken)
    return Verdict(share, spoken, words.text("analysis.bar", player=player, worth=short), short)

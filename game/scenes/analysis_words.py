"""The analysis in words."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue, in_percent, outcome_of


def worth(words: Catalogue, game: str, value: MoveValue) -> str:
    """Return a value as it is written on a button: seeds in Kalah, else chances in a hundred."""
    text = words.text
    ending = outcome_of(game, value)
    if ending is not None and game != "kalah":
        return text(f"analysis.short.{ending}")
    if game == "kalah":
        seeds = f"{round(value.value):+d}"
        return text("analysis.short.exact" if value.exact else "analysis.short.about", value=seeds)
    return text("analysis.short.percent", value=in_percent(game, value))


def spoken_worth(words: Catalogue, game: str, value: MoveValue) -> str:
    """Return a value in a phrase, and whether it is exact or an estimate."""
    text = words.text
    sure = text("analysis.exact" if value.exact else "analysis.estimated")
    ending = outcome_of(game, value)
    if ending is not None and game != "kalah":
        return text(f"analysis.{ending}")
    if game != "kalah":
        return text("analysis.percent", value=in_percent(game, value), sure=sure)
    seeds = round(value.value)
    if not seeds:
        return text("analysis.even", sure=sure)
    return text("analysis.ahead" if seeds > 0 else "analysis.behind", count=abs(seeds), sure=sure)

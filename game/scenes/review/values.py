"""What moves are worth, in words: on a pill at a pit, and in a phrase."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue, in_percent, outcome_of, tells_lead
from game.rules.protocol import AnyGame
from game.view.board.chip import chip_text


def worth(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value as it is written on a pill: what is proven, a lead in seeds, or chances."""
    ending = outcome_of(game, value)
    if ending is not None:
        return words.text(f"value.short.{ending}")
    if tells_lead(game):
        lead = round(value.value)
        return chip_text(lead) if lead else words.number(0)
    return words.number(in_percent(game, value))


def spoken_worth(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value in a phrase that says whether it is proven or an estimate."""
    text = words.text
    ending, seeds = outcome_of(game, value), round(value.value)
    if ending is not None:
        own = f"value.{game.name}.{ending}"
        return text(own if own in words else f"value.{ending}", count=abs(seeds))
    if not tells_lead(game):
        return text("value.percent", value=in_percent(game, value))
    if not seeds:
        return text("value.even")
    return text("value.ahead" if seeds > 0 else "value.behind", count=abs(seeds))

"""What moves are worth, in words: on a pill at a pit, and in a phrase."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue, outcome_of, tells_lead
from game.play.review import worth
from game.rules.protocol import AnyGame
from game.view.board.chip import chip_text


def pill_text(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value as it is written on a pill: what is proven, a lead in seeds, or chances."""
    ending = outcome_of(game, value)
    if ending is not None:
        return words.text(f"value.short.{ending}")
    count = worth(game, value)
    return chip_text(count) if count and tells_lead(game) else words.number(count)


def proven_lead(game: AnyGame, value: MoveValue) -> str:
    """Return by how much a game of seeds is proven to be won or lost; "" for anything else."""
    count = worth(game, value)
    proven = outcome_of(game, value) is not None and tells_lead(game)
    return chip_text(count) if proven and count else ""


def spoken_worth(words: Catalogue, game: AnyGame, value: MoveValue) -> str:
    """Return a value in a phrase that says whether it is proven or an estimate."""
    text = words.text
    ending, count = outcome_of(game, value), worth(game, value)
    if ending is not None:
        own = f"value.{game.name}.{ending}"
        return text(own if own in words else f"value.{ending}", count=abs(count))
    if not tells_lead(game):
        return text("value.percent", value=count)
    if not count:
        return text("value.even")
    return text("value.ahead" if count > 0 else "value.behind", count=abs(count))

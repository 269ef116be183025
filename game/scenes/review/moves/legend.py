"""What the signs in the list of moves and the numbers on the board mean, in words."""

from __future__ import annotations

from game.play.advice import mistakes_from
from game.scenes.review.study import Study


def legend(study: Study, between: str = "\n") -> str:
    """Return it line by line; `between` stands between what tells of mistakes and of blunders."""
    text, unit = study.context.words.text, study.review.unit
    mistake, blunder = mistakes_from(study.game)
    signs = (
        text(f"review.legend.mistake.{unit}", count=mistake),
        text(f"review.legend.blunder.{unit}", count=blunder),
    )
    return "\n".join(
        (text("review.legend.best"), between.join(signs), text(f"review.legend.unit.{unit}"))
    )

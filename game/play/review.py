"""What a review of a match knows: how each turn was played beside the best that could be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.ai.analysis import Analysis, Standing
from game.play.match import Match
from game.play.sliced import SLICE
from game.rules.protocol import Seat

Label = Literal["", "best", "mistake", "blunder"]
"""How good a turn was; "" for one that is neither the best nor far from it."""

Depth = Literal["none", "quick", "deep"]
"""How closely a position was looked at: not yet, with a tenth of the strength of a hint, as a hint."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How good one turn was.

    `loss` is in the units in which the game is judged (`Review.unit`): seeds, or chances of 100;
    0.0 where the best was played. `best` is the best move. `proven`: both values are.
    `only`: there was no other move, so that nothing is to be said.
    """

    turn: int
    label: Label
    loss: float
    best: Any
    proven: bool
    only: bool


class Review:
    """Judges the turns of a line of a match, in slices, first all of them quickly.

    Then it goes deeper, where the largest swings are first; the position that is looked at comes
    before all others.
    """

    unit: Literal["seeds", "chances"]

    def __init__(self, match: Match, seat: Seat, line: int = 0) -> None:
        """Nothing is worked out yet. `seat`: whose chances the course tells; `line`: its number."""
        raise NotImplementedError

    def look_at(self, cursor: int) -> None:
        """Work on the position after so many turns next, as closely as a hint does."""
        raise NotImplementedError

    def step(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`; True when anything new is known."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Give up what is not worked out yet; what is known stays, `look_at` begins again."""
        raise NotImplementedError

    @property
    def done(self) -> bool:
        """Whether nothing is left to work out."""
        raise NotImplementedError

    @property
    def quick_done(self) -> bool:
        """Whether every position was looked at quickly."""
        raise NotImplementedError

    def progress(self) -> float:
        """Return how much of the first pass is done, from 0.0 to 1.0."""
        raise NotImplementedError

    def depth(self, cursor: int) -> Depth:
        """Return how closely a position was looked at."""
        raise NotImplementedError

    def analysis(self, cursor: int) -> Analysis | None:
        """Return what the moves of a position are worth, the best first; None if not known yet."""
        raise NotImplementedError

    def standing(self, cursor: int) -> Standing | None:
        """Return how a position stands for the seat of the course; None if not known yet."""
        raise NotImplementedError

    def judgement(self, turn: int) -> Judgement | None:
        """Return how good a turn was, first turn 0; None if not known yet."""
        raise NotImplementedError

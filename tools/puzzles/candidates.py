"""Candidates: positions in which just one play meets the goal of a theme, and stands out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from game.learn.exercise import Goal, Moves, Over
from game.learn.goals import best, fits
from game.learn.measures import MEASURES, Value
from game.learn.plays import Play, plays
from game.learn.proof import UnprovenError
from game.rules.protocol import AnyGame
from tools.puzzles.themes import THEMES, Theme, suits

MOST_PLAYS = 60
"""Positions with more moves or turns are passed over: nobody likes to try them all in his head."""

MOST_MOVES = 14
"""What is to be won with the move after the next is asked for only with so few moves."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position with one answer."""

    theme: Theme
    game: AnyGame
    position: Any
    reached_by: Moves
    answer: Play


class Sight:
    """What the plays of one position give: each measure is taken once."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game, self.position = game, position
        self._plays: dict[Over, tuple[Play, ...]] = {}
        self._values: dict[tuple[str, Moves], Value] = {}

    def plays(self, over: Over) -> tuple[Play, ...]:
        """Return all moves or turns; () if there are too many."""
        if over not in self._plays:
            some = tuple(islice(plays(self.game, self.position, over), MOST_PLAYS + 1))
            self._plays[over] = some if len(some) <= MOST_PLAYS else ()
        return self._plays[over]

    def value(self, measure: str, play: Play) -> Value:
        """Return what a play gives in a measure."""
        at = (measure, play.moves)
        if at not in self._values:
            self._values[at] = MEASURES[measure](play)
        return self._values[at]


def candidates(game: AnyGame, position: Any, reached_by: Moves) -> Iterator[Candidate]:
    """Yield a candidate for each theme of the game that the position is good for."""
    sight = Sight(game, position)
    for theme in THEMES[game.name]:
        if not suits(theme, game, position):
            continue
        try:
            answer = _met(theme, sight)
        except UnprovenError:
            continue
        if answer is not None:
            yield Candidate(theme, game, position, reached_by, answer)


def _met(theme: Theme, sight: Sight) -> Play | None:
    """Return the one play that meets the goals and stands out; None if there is none."""
    left: Sequence[Play] = sight.plays(theme.over)
    if len(left) < 3 or not _is_asked(theme, sight):
        return None
    values: list[Value] = []
    before: Sequence[Play] = left
    for goal in theme.goals:
        before, values = left, [sight.value(goal.measure, play) for play in left]
        left = _meeting(goal, left, values)
        if len(before) < 2 or not left:
            return None
    if len(left) != 1:
        return None
    (answer,) = left
    goal = theme.goals[-1]
    mine: Any = sight.value(goal.measure, answer)
    others: list[Any] = [
        value for play, value in zip(before, values, strict=True) if play is not answer
    ]
    ahead = min(abs(mine - other) for other in others)
    too_little = goal.want == "most" and mine < theme.least
    if too_little or ahead < theme.ahead or not _is_about(theme, sight, answer):
        return None
    return answer


def _meeting(goal: Goal, left: Sequence[Play], values: Sequence[Value]) -> Sequence[Play]:
    wanted = best(goal, values)
    pairs = zip(left, values, strict=True)
    return [play for play, value in pairs if fits(goal, value, wanted)]


def _is_asked(theme: Theme, sight: Sight) -> bool:
    """Whether the question makes sense: nobody looks for a win in two who wins at once."""
    if theme.name != "win-in-two":
        return True
    moves = sight.plays("move")
    return len(moves) <= MOST_MOVES and not any(sight.value("wins", play) for play in moves)


def _is_about(theme: Theme, sight: Sight, answer: Play) -> bool:
    """Whether the answer is what the theme says: about the nyumba, or no more than a draw."""
    if theme.name == "save-the-game":
        return sight.value("exact", answer) == 0
    decides = bool(sight.game.move_to_json(answer.moves[0]).get("nyumba"))
    return {"nyumba": decides, "defend": not decides}.get(theme.name, True)

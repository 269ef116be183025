"""Big mistakes at the table: a quick look at a position, and why the move made there was one.

It is looked at while the person still thinks, or goes on once the move is made. Nothing is told of
a move unless the best one and it were judged in the same analysis, and unless there is something
to be said that follows from moves that could be played, or from a proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.analysis import Analysis, MoveValue, analyse
from game.ai.judging import Verdict, are_proven, judge
from game.ai.levels import ADVICE_SEED, glance_strength
from game.ai.opponent import searcher_for, think
from game.ai.reasons import Reasons, reasons_for
from game.ai.thought import LOWEST, OutOfNodesError, Searcher, Steps, Strength
from game.play.levels import LEVELS
from game.play.match import Match
from game.play.sliced import SLICE, Sliced
from game.rules.protocol import AnyGame
from game.rules.repetition import draw

MOST_POSITIONS = 2_000
"""So many positions are looked at for one move of a person, at most."""

_NODES = 150
"""Positions for the best move. To see the others as deeply takes up to five times as many more."""

_SURE_NODES = 980
"""Positions for a second look at a big mistake and the best move alone, farther ahead."""

_FARTHEST = 40
"""So many moves ahead that look goes at most."""

_REPLY_NODES = 120
"""Positions for the best reply to the move that was made."""

_TREELESS = 7
"""More than two players are looked ahead for so far at most: farther on a tree would be grown."""

GENTLEST = LEVELS[:2]
"""Against computers of these levels mistakes are pointed out."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that was a big mistake: the position before it, the best one, and why it was one."""

    position: Any
    move: Any
    best: Any
    reasons: Reasons


def points_out(match: Match) -> bool:
    """Whether mistakes are pointed out in a match.

    That is so in guided games, and where one person plays against the gentlest computers.
    """
    if match.only_person() is None or match.side is not None:
        return False
    levels = [player.level for player in match.players.values() if player.kind == "opponent"]
    gentle = all(level in GENTLEST for level in levels)
    return bool(levels) and (bool(match.guided) or gentle)


class Look:
    """The analysis of one position, in slices."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.position = position
        self.analysis: Analysis | None = None
        self._work = analyse(game, position, look_strength(game))

    def is_of(self, game: AnyGame, position: Any) -> bool:
        """Whether this is the position, of a game with these rules."""
        same_rules = self.game is game or (self.game.name, self.game.options) == (
            game.name,
            game.options,
        )
        return same_rules and self.position == position

    def steps(self) -> Steps[Analysis]:
        """Go on to the end, from wherever it stands; whoever stops half-way ends nothing."""
        while self.analysis is None:
            try:
                pause = next(self._work)
            except StopIteration as end:
                self.analysis = end.value
            else:
                yield pause
        return self.analysis

    def cancel(self) -> None:
        """Give it up."""
        self._work.close()


@dataclass(frozen=True, slots=True)
class _Judged:
    """A move that was judged: a big mistake, or none."""

    mistake: Mistake | None


class MistakeWatch:
    """Looks at the position of a person to move, and judges the move that is made there.

    One position at a time. What was found of it is kept, so that whoever takes the move back, or
    comes back to the table, is not thought about again.
    """

    def __init__(self) -> None:
        self._look: Look | None = None
        self._looking: Sliced[Analysis] | None = None
        self._judging: Sliced[_Judged] | None = None

    @property
    def judging(self) -> bool:
        """Whether a move that was made is being judged."""
        return self._judging is not None

    @property
    def idle(self) -> bool:
        """Whether there is nothing to work at."""
        return self._judging is None and self._looking is None

    def watch(self, game: AnyGame, position: Any) -> None:
        """Look at the position of a person to move, which must have one."""
        look = self._look_at(game, position)
        if self.idle and look.analysis is None:
            self._looking = Sliced(look.steps())

    def judge_last(self, match: Match) -> None:
        """Judge the last move at the cursor; what was begun at its position goes on."""
        turn = match.turns[match.cursor - 1]
        look = self._look_at(match.game, match.position_at(match.cursor - 1))
        drawn = draw(match.game, turn.after, turn.times) is not None
        self._looking, self._judging = None, Sliced(_judged(look, turn.move, drawn))

    def forget(self) -> None:
        """Judge no move any more: it was taken back, or another one was made."""
        self._judging = None

    def step(self, seconds: float = SLICE) -> Mistake | None:
        """Work for about `seconds`; return a big mistake once it is known to be one."""
        if self._judging is not None:
            judged = self._judging.step(seconds)
            if judged is not None:
                self._judging = None
                return judged.mistake
        elif self._looking is not None and self._looking.step(seconds) is not None:
            self._looking = None
        return None

    def _look_at(self, game: AnyGame, position: Any) -> Look:
        """Return the look at a position, the one that is there if it is the same."""
        if self._look is None or not self._look.is_of(game, position):
            if self._look is not None:
                self._look.cancel()
            self._look = Look(game, position)
            self._looking = None
        return self._look


def look_strength(game: AnyGame) -> Strength:
    """Return how hard a position is looked at."""
    glance = glance_strength(game)
    depth = glance.depth if len(game.seats) == 2 else _TREELESS
    return replace(glance, depth=depth, nodes=_NODES)


def _judged(look: Look, move: Any, drawn: bool) -> Steps[_Judged]:
    """Judge a move that was made where somebody looked."""
    return _Judged((yield from mistake_of(look, move, drawn)))


def mistake_of(look: Look, move: Any, drawn: bool = False) -> Steps[Mistake | None]:
    """Return a move as a big mistake, with its reasons; None if it is none that can be told."""
    analysis = yield from look.steps()
    verdict = judge(look.game, analysis, move, drawn)
    if verdict.label != "blunder" or not (yield from _is_sure(look, analysis, verdict, move)):
        return None
    reply = yield from _reply(look.game, look.game.after(look.position, move))
    better = verdict.best, verdict.loss
    reasons = yield from reasons_for(
        look.game, look.position, move, better, analysis, reply, drawn=drawn
    )
    if not reasons.is_plain:
        return None
    return Mistake(look.position, move, verdict.best, reasons)


def _is_sure(look: Look, analysis: Analysis, verdict: Verdict, move: Any) -> Steps[bool]:
    """Tell whether the move is as bad when it and the best are looked at farther than all were."""
    if verdict.proven:
        return True
    searcher = searcher_for(look.game, look.position, _SURE_NODES)
    pair = [searcher.moves.index(each) for each in (verdict.best, move)]
    sure = False
    try:
        for depth in range(analysis.depth + 1, _FARTHEST):
            seen = yield from _values(searcher, pair, depth)
            sure = judge(look.game, replace(analysis, moves=seen), move).label == "blunder"
            if not sure or are_proven(seen):
                break
    except OutOfNodesError:
        pass
    yield from searcher.let_go()
    return sure


def _values(searcher: Searcher, pair: Sequence[int], depth: int) -> Steps[tuple[MoveValue, ...]]:
    """Return what some moves are worth, looking so many moves ahead."""
    values = []
    for index in pair:
        searcher.exact = True
        value = yield from searcher.value(index, depth, LOWEST)
        values.append(MoveValue(searcher.moves[index], value / searcher.unit, searcher.exact))
    return tuple(values)


def _reply(game: AnyGame, position: Any) -> Steps[Any]:
    """Return the best move at a position, as it looks at a glance; None if the game is over."""
    if game.outcome(position) is not None:
        return None
    strength = replace(look_strength(game), nodes=_REPLY_NODES)
    thought = yield from think(game, position, strength, ADVICE_SEED)
    return thought.move

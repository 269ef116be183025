"""What a review of a match knows: how each turn was played beside the best that could be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Literal, NamedTuple

from game.ai.analysis import Analysis, Standing, analyse, ended, stand
from game.ai.judging import Label, Unit, are_proven, is_proven, judge, unit_of, worth
from game.ai.levels import advice_strength, glance_strength
from game.ai.outlook import Prospect
from game.ai.reasons import Reasons, reasons_for
from game.ai.registry import mind_of
from game.ai.thought import Steps
from game.ai.turns import Gain
from game.play.match import Match
from game.play.sliced import Sliced
from game.rules.protocol import Seat
from game.rules.repetition import draw

__all__ = [
    "SLICE",
    "Depth",
    "Gain",
    "Judgement",
    "Label",
    "Prospect",
    "Reasons",
    "Review",
    "is_proven",
    "worth",
]

Depth = Literal["none", "quick", "deep"]
"""How closely a position was looked at: not yet, with about a tenth of the strength of a hint, or
like a hint."""

DOUBT = 0.3
"""What part of a mistake a turn must seem to lose to be looked at deeply."""

SWING = 0.2
"""By how much a turn must change how the match stands to be looked at deeply, whatever it lost."""

FAULTS = ("mistake", "blunder")
"""Labels of turns that were much worse than the best."""

SLICE = 0.012
"""Seconds of a frame: nothing moves meanwhile, and of a long match it is much."""

MOST_JOBS = 3
"""So many works are kept that were begun and left for others; the oldest is given up."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How good one turn was.

    `loss` is in the units in which the game is judged (`Review.unit`): seeds, or chances of 100;
    0 where the best was played. `best` is the best move. `proven`: both values are. `only`: there
    was no other move, so that nothing is to be said.
    """

    turn: int
    label: Label
    loss: int
    best: Any
    proven: bool
    only: bool


class _Look(NamedTuple):
    """What was seen at a position: its moves, unless the match is over, and how it stands."""

    depth: Depth
    analysis: Analysis | None
    standing: Standing


class _Wish(NamedTuple):
    """What is to be worked out next: a position after so many turns, or why the next was worse."""

    cursor: int
    what: Literal["quick", "deep", "reasons"]


class _Case(NamedTuple):
    """On what reasons rest: the best move, and the best reply to the one that was played."""

    best: Any
    reply: Any


class Review:
    """Judges the turns of a line of a match, in slices, first all of them quickly.

    Then it goes deeper, where the largest swings are first; the position that is looked at comes
    before all others.
    """

    def __init__(self, match: Match, seat: Seat, line: int = 0) -> None:
        """Nothing is worked out yet. `seat`: whose chances the course tells; `line`: its number."""
        self.unit: Unit = unit_of(match.game)
        self.seat = seat
        self._game = match.game
        self._turns = match.lines()[line]
        self._positions = [match.start, *(turn.after for turn in self._turns)]
        self._looks: list[_Look | None] = [None for _ in self._positions]
        self._looks[-1] = self._ending()
        self._judgements: list[Judgement | None] = [None for _ in self._turns]
        self._doubts = [0.0 for _ in self._turns]
        self._reasons: dict[int, tuple[_Case, Reasons]] = {}
        self._looked_at: int | None = None
        self._jobs: dict[_Wish, Sliced[_Look | Reasons]] = {}
        """Begun and not finished; the one that was worked at last comes last."""
        self._wish = self._next_wish()

    def _ending(self) -> _Look | None:
        """Return how the match stands after its last turn if it is over there, None if it is not.

        Whoever gave up left a position that can be looked at.
        """
        position = self._positions[-1]
        times = self._turns[-1].times if self._turns else 1
        outcome = self._game.outcome(position) or draw(self._game, position, times)
        if outcome is None:
            return None
        return _Look("deep", None, ended(self._game, outcome, self.seat))

    def take_over(self, other: Review) -> None:
        """Know what another review knows of the positions with which both lines begin.

        It is to be one for the same seat.
        """
        for at, look in enumerate(other._looks[: len(self._looks)]):
            if self._positions[at] != other._positions[at]:
                break
            if look is not None and look.analysis is not None and self.depth(at) == "none":
                self._learn(at, look)
        self._wish = self._next_wish()

    def look_at(self, cursor: int) -> None:
        """Work on the position after so many turns next, as closely as a hint does.

        Then on the one after it, in which it is seen what the turn played there allowed.
        """
        self._looked_at = cursor
        self._wish = self._next_wish()

    def step(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`; True when anything new is known."""
        news, until = False, perf_counter() + seconds
        while self._wish is not None:
            result = self._job(self._wish).step(until - perf_counter())
            if result is None:
                break
            del self._jobs[self._wish]
            if isinstance(result, Reasons):
                self._reasons[self._wish.cursor] = self._case(self._wish.cursor), result
            else:
                self._learn(self._wish.cursor, result)
            self._wish = self._next_wish()
            news = True
            if perf_counter() >= until:
                break
        return news

    def cancel(self) -> None:
        """Give up what is not worked out yet; what is known stays, `look_at` begins again."""
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()
        self._wish = None

    @property
    def done(self) -> bool:
        """Whether nothing is left to work out."""
        return self._wish is None

    @property
    def quick_done(self) -> bool:
        """Whether every position was looked at quickly."""
        return None not in self._looks

    def progress(self) -> float:
        """Return how much of the first pass is done, from 0.0 to 1.0."""
        return 1 - self._looks.count(None) / len(self._looks)

    def depth(self, cursor: int) -> Depth:
        """Return how closely a position was looked at."""
        look = self._looks[cursor]
        return "none" if look is None else look.depth

    def analysis(self, cursor: int) -> Analysis | None:
        """Return what the moves of a position are worth, the best first.

        None if it is not known yet, or if the match is over there.
        """
        look = self._looks[cursor]
        return None if look is None else look.analysis

    def standing(self, cursor: int) -> Standing | None:
        """Return how a position stands for the seat of the course; None if not known yet."""
        look = self._looks[cursor]
        return None if look is None else look.standing

    def judgement(self, turn: int) -> Judgement | None:
        """Return how good a turn was, first turn 0; None if not known yet."""
        return self._judgements[turn]

    def reasons(self, turn: int) -> Reasons | None:
        """Return why a turn was worse than the best, if it was a mistake or a blunder.

        None if it was not, or if it is not known yet: it is worked out where `look_at` asks for it.
        """
        return self._reasons[turn][1] if turn in self._reasons and self._is_fault(turn) else None

    # What to look at

    def _next_wish(self) -> _Wish | None:
        """Return what to look at next; None if all is clear."""
        return next(self._wishes(), None)

    def _wishes(self) -> Iterator[_Wish]:
        """Give what is to be looked at, the most urgent first."""
        if self._looked_at is not None:
            yield from self._wishes_at(self._looked_at)
        if not self.quick_done:
            yield _Wish(self._looks.index(None), "quick")
        doubtful = [turn for turn, doubt in enumerate(self._doubts) if doubt >= 1]
        doubtful.sort(key=lambda turn: -self._doubts[turn])
        for turn in doubtful:
            yield from self._deep_wishes(turn)

    def _wishes_at(self, cursor: int) -> Iterator[_Wish]:
        """Give what is to be looked at so that all of one position and its turn can be told."""
        for at in (cursor, cursor + 1):
            if at < len(self._looks) and self._looks[at] is None:
                yield _Wish(at, "quick")
        if self.depth(cursor) != "deep":
            yield _Wish(cursor, "deep")
        if cursor < len(self._turns):
            if self._is_fault(cursor) and not self._knows_reasons(cursor):
                yield _Wish(cursor, "reasons")
            yield from self._deep_wishes(cursor)

    def _knows_reasons(self, turn: int) -> bool:
        """Tell whether it is known why a turn was worse, as it is seen by now."""
        return turn in self._reasons and self._reasons[turn][0] == self._case(turn)

    def _case(self, turn: int) -> _Case:
        """Return the best move, and the best reply to the one that was played."""
        judgement, after = self._judgements[turn], self.analysis(turn + 1)
        best = None if judgement is None else judgement.best
        return _Case(best, None if after is None else after.moves[0].move)

    def _deep_wishes(self, turn: int) -> Iterator[_Wish]:
        """Give the positions of a turn that are to be looked at deeply.

        The one after it only if the turn changed much or still seems a mistake: then it is told
        what it allowed.
        """
        if self.depth(turn) != "deep":
            yield _Wish(turn, "deep")
        elif self.depth(turn + 1) != "deep" and self._is_told(turn):
            yield _Wish(turn + 1, "deep")

    def _is_told(self, turn: int) -> bool:
        return self._is_fault(turn) or self._swing(turn) >= SWING

    def _is_fault(self, turn: int) -> bool:
        judgement = self._judgements[turn]
        return judgement is not None and judgement.label in FAULTS

    def _swing(self, turn: int) -> float:
        """Return by how much a turn changed how the match stands, as far as that is known."""
        before, after = self.standing(turn), self.standing(turn + 1)
        return 0.0 if before is None or after is None else abs(after.bar - before.bar)

    # Looking

    def _job(self, wish: _Wish) -> Sliced[_Look | Reasons]:
        """Return the work for a wish, which may have been begun before."""
        job = self._jobs.pop(wish, None) or Sliced(self._work(wish))
        self._jobs[wish] = job
        if len(self._jobs) > MOST_JOBS:
            self._jobs.pop(next(iter(self._jobs))).cancel()
        return job

    def _work(self, wish: _Wish) -> Steps[_Look | Reasons]:
        """Work out what is wished."""
        if wish.what != "reasons":
            return (yield from self._look(wish.cursor, wish.what))
        turn, case = wish.cursor, self._case(wish.cursor)
        judgement, analysis = self._judgements[turn], self.analysis(turn)
        assert judgement is not None, "it was judged to be worse than another"
        assert analysis is not None, "it was judged by that"
        position, move = self._positions[turn], self._turns[turn].move
        better, drawn = (judgement.best, judgement.loss), self._is_drawn(turn)
        return (
            yield from reasons_for(
                self._game, position, move, better, analysis, case.reply, drawn=drawn
            )
        )

    def _look(self, cursor: int, depth: Literal["quick", "deep"]) -> Steps[_Look]:
        """Look at a position."""
        game, position = self._game, self._positions[cursor]
        quick = glance_strength(game)
        strength = quick if depth == "quick" else advice_strength(game)
        analysis = yield from analyse(game, position, strength)
        standing = analysis.standings.get(self.seat) or self.standing(cursor)
        if standing is None:
            # Another of several players is to move: this tells no move, and need not be as close.
            half = replace(quick, nodes=quick.nodes // 2)
            standing = yield from stand(game, position, self.seat, half)
        return _Look("deep" if are_proven(analysis.moves) else depth, analysis, standing)

    def _learn(self, cursor: int, look: _Look) -> None:
        """Know what was seen, and judge the turns before and after it."""
        self._looks[cursor] = look
        for turn in (cursor - 1, cursor):
            if 0 <= turn < len(self._turns):
                self._judgements[turn] = self._judged(turn)
                self._doubts[turn] = self._doubt(turn)

    def _judged(self, turn: int) -> Judgement | None:
        """Return how good a turn was, as far as is known by now."""
        analysis, played = self.analysis(turn), self._turns[turn]
        if analysis is None:
            return None
        verdict = judge(self._game, analysis, played.move, self._is_drawn(turn))
        return Judgement(
            turn, verdict.label, verdict.loss, verdict.best, verdict.proven, verdict.only
        )

    def _is_drawn(self, turn: int) -> bool:
        """Tell whether the match was a draw by repetition after a turn."""
        played = self._turns[turn]
        return draw(self._game, played.after, played.times) is not None

    def _doubt(self, turn: int) -> float:
        """Return how much a turn is to be looked at deeply: at all from 1 on."""
        judgement = self._judgements[turn]
        if judgement is None or judgement.only:
            return 0.0
        lost = judgement.loss / (DOUBT * mind_of(self._game.name).mistake)
        return max(lost, self._swing(turn) / SWING, judgement.label != "")

"""Reviews in which everything is known at once: what moves are worth is said by the test."""

from game.ai.analysis import Analysis, MoveValue, Standing
from game.play.advice import tells_lead
from game.play.review import Judgement, worth
from tests.scenes.stage import Rig, match_of

WORTH = (6, 4, 1, -2, -5, -9, -12, -14)
"""What the moves of a position are worth, from the first legal one on, where nothing is said."""


class KnownReview:
    """A review that has done its work. `worth` says what moves are worth, by cursor and move.

    `unknown`: so many steps are to be made before anything is known. `glanced`: positions that
    were looked at only quickly, while a closer look is still to come.
    """

    def __init__(self, match, line=0, *, worth=None, bars=None, unknown=0, proven=(), glanced=()):
        self.match, self.game = match, match.game
        self.turns = match.lines()[line]
        self.positions = [match.start, *(turn.after for turn in self.turns)]
        self.worth = worth or {}
        self.bars = bars or {}
        self.unknown = unknown
        self.proven = proven
        self.glanced = set(glanced)
        self.unit = "seeds" if tells_lead(match.game) else "chances"
        self.cursor = None

    def look_at(self, cursor):
        self.cursor = cursor

    def step(self, seconds=0.0):
        del seconds
        self.unknown -= self.unknown > 0
        return True

    def cancel(self):
        self.cursor = None

    @property
    def done(self):
        return not self.unknown and not self.glanced

    @property
    def quick_done(self):
        return not self.unknown

    def progress(self):
        return 1 / (1 + self.unknown)

    def depth(self, cursor):
        if self.unknown:
            return "none"
        return "quick" if cursor in self.glanced else "deep"

    def analysis(self, cursor):
        moves = self.game.legal_moves(self.positions[cursor])
        if self.unknown or not moves:
            return None
        given = self.worth.get(cursor, {})
        values = [
            MoveValue(move, given.get(move, WORTH[min(n, 7)]), move in self.proven)
            for n, move in enumerate(moves)
        ]
        values.sort(key=lambda value: -value.value)
        seat = self.game.to_move(self.positions[cursor])
        return Analysis(seat, tuple(values), 3, 100, {seat: Standing(0.5, False)}, ())

    def standing(self, cursor):
        return None if self.unknown else Standing(self.bars.get(cursor, 0.5), False)

    def reasons(self, turn):
        """Nothing is said of why."""
        del turn

    def judgement(self, turn):
        analysis = self.analysis(turn)
        if analysis is None:
            return None
        value = next(v for v in analysis.moves if v.move == self.turns[turn].move)
        best = analysis.moves[0]
        loss = best.value - value.value
        small, large = (3, 10) if self.unit == "seeds" else (10, 25)
        if self.unit == "chances":
            loss = worth(self.game, best) - worth(self.game, value)
        label = "blunder" if loss >= large else "mistake" if loss >= small else ""
        only = len(analysis.moves) == 1
        label = "best" if value is best and not only else label
        return Judgement(turn, label, loss, best.move if loss else value.move, False, only)


def at_review(match=None, mode="values", known=None, **kept):
    """A review of which all is known; `known` are the values handed to `KnownReview`."""
    match = match or match_of(12)
    params = {"match": match, "mode": mode}
    params |= {name: kept.pop(name) for name in ("move", "line", "below") if name in kept}
    rig = Rig("review", params, drawn=False, **kept)
    rig.top.study.review = KnownReview(match, params.get("line", 0), **(known or {}))
    find_ways(rig)
    return rig


def find_ways(rig):
    """Let it be found out how the moves that are looked at are pressed, and show it."""
    study = rig.top.study
    if study.game.legal_moves(study.position):
        while study.ways() is None:
            study._ways.step(study.position)
    rig.top.relayout()
    return rig


def verdict(rig):
    """What is said of the point that is looked at."""
    return rig.top.picture.told()


def pills(rig):
    """What is written on places, by their ids."""
    names = {place: name for name, place in rig.top.picture.board.picture.places.items()}
    return {names[place]: pill for place, pill in rig.top.picture.board.picture.pills.items()}

"""Puzzles of one's own matches: where one move was clearly the best and another was played."""

import pytest

from game.ai.analysis import Analysis, MoveValue
from game.ai.registry import mind_of
from game.ai.thought import WIN
from game.learn.attempt import Attempt
from game.play.match import Match
from game.play.own_puzzles import Ahead, ahead_of, own_puzzles, played_in
from game.rules.registry import make


class Known:
    """A review that knows what the moves of some turns are worth."""

    def __init__(self, match, values, exact=False):
        self.match = match
        self.values = values
        self.exact = exact

    def analysis(self, turn):
        """What the moves of a turn are worth: its values, from the first legal move on."""
        moves = self.match.game.legal_moves(self.match.position_at(turn))
        values = [*self.values, *[self.values[-1]] * len(moves)][: len(moves)]
        pairs = zip(moves, values, strict=True)
        rated = [MoveValue(move, value, self.exact) for move, value in pairs]
        rated.sort(key=lambda each: -each.value)
        return Analysis(0, tuple(rated), 1, 1, {}, ())


def match_of(name, at, turns=1):
    """A match in which the legal move number `at` was played each time."""
    match = Match(make(name), {})
    for _ in range(turns):
        match.play(match.legal_moves()[at])
    return match


def puzzles_of(match, values, exact=False, faults=(0,)):
    return own_puzzles(Known(match, values, exact), match.start, match.turns, match.game, faults)


MARGIN = mind_of("kalah").mistake


def test_a_mistake_in_which_one_move_was_the_best_is_a_puzzle():
    match = match_of("kalah", 1)
    (puzzle,) = puzzles_of(match, [7, 7 - MARGIN, 0])
    moves = match.game.legal_moves(match.start)
    assert puzzle.position == match.start
    assert puzzle.answer == (moves[0],)
    assert puzzle.theme == "own"
    assert played_in(puzzle) == moves[1]
    assert ahead_of(puzzle) == Ahead("seeds", MARGIN)


@pytest.mark.parametrize(
    ("at", "values"),
    [(1, [7, 7 - MARGIN + 1, 0]), (0, [20, 3])],
    ids=["two are nearly as good", "the best was played"],
)
def test_what_has_no_single_answer_or_was_answered_is_none(at, values):
    assert puzzles_of(match_of("kalah", at), values) == ()


def test_every_other_move_is_answered_and_the_one_played_is_named():
    match = match_of("kalah", 1)
    (puzzle,) = puzzles_of(match, [9, 3, 1])
    played, *others = match.game.legal_moves(match.start)[1:]
    assert Attempt(puzzle).play(played).key == "puzzle.own.played"
    for move in others:
        assert Attempt(puzzle).play(move).key == "puzzle.own.other"
    assert Attempt(puzzle).play(puzzle.answer[0]).kind == "right"


def test_where_all_is_proven_a_wrong_move_is_told_by_what_it_is_worth():
    match = match_of("kalah", 1)
    (puzzle,) = puzzles_of(match, [9, 3, 1], exact=True)
    verdict = Attempt(puzzle).play(match.game.legal_moves(match.start)[2])
    assert (verdict.key, verdict.values["gives"], verdict.values["wanted"]) == (
        "exercise.gives.exact",
        1,
        9,
    )


def test_in_chances_it_is_told_whether_it_alone_wins():
    match = match_of("bao", 1)
    (puzzle,) = puzzles_of(match, [WIN + 5, 0])
    assert ahead_of(puzzle) == Ahead("wins", 0)


def test_a_position_that_came_up_twice_is_one_puzzle():
    match = match_of("kalah", 1)
    match = Match(match.game, {}, start=match.start)
    match.play(match.legal_moves()[1])
    assert len(puzzles_of(match, [9, 3, 1], faults=(0, 0))) == 1

"""From a review to puzzles of one's own mistakes."""

import pytest

from tests.scenes.review.rigs import at_review
from tests.scenes.stage import against_computer, match_of


def with_faults(size=(1280, 720), faults=(2, 4), gap=5, **kept):
    """A review of a match against the computer; in the faulty turns one move was ahead by `gap`."""
    match = match_of(12, players=against_computer())
    own = [at for at, turn in enumerate(match.turns) if turn.seat == 0]
    worths = {at: {turn.move: 20} for at, turn in enumerate(match.turns)}
    for fault in faults:
        at = own[fault]
        moves = match.game.legal_moves(match.position_at(at))
        values = dict.fromkeys(moves, 20 - gap)
        best = next(move for move in moves if move != match.turns[at].move)
        worths[at] = values | {best: 20}
    return at_review(match, known={"worth": worths}, size=size, **kept)


def test_a_chip_leads_to_puzzles_of_ones_own_mistakes():
    rig = with_faults()
    assert rig.targets()["practise"].name == "Practise your mistakes: 2 positions"
    rig.press("practise")
    assert rig.top.name == "puzzle"
    assert rig.top.series.kind == "own"
    assert len(rig.top.series.exercises) == 2
    rig.press("close")
    assert rig.top.name == "review"


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_where_there_is_no_room_for_it_more_leads_there(size):
    rig = with_faults(size)
    assert "practise" not in rig.targets()
    rig.press("more")
    rig.press("practise")
    assert rig.top.name == "puzzle"


def test_without_such_a_mistake_nothing_leads_there():
    rig = with_faults(faults=())
    assert "practise" not in rig.targets()
    rig.press("more")
    assert "practise" not in rig.targets()


def test_in_a_replay_and_while_moves_are_tried_it_is_not_offered():
    assert "practise" not in with_faults(mode="replay").targets()
    rig = with_faults()
    rig.press("try")
    assert "practise" not in rig.targets()

"""What moves are worth stands on the board, and leaves numbers there to be read."""

import pytest

from game.view.pixels import px
from tests.scenes.review.rigs import at_review
from tests.scenes.stage import match_of


def drawn(rig):
    """The boxes of the pills, with the place of each."""
    picture = rig.top.picture.board.picture
    return {place: picture._picture(place, pill)[1] for place, pill in picture.pills.items()}


@pytest.mark.parametrize("game", ["kalah", "bao", "four-player"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_a_pill_leaves_the_count_of_its_place_to_be_read(game, size):
    rig = at_review(match_of(12, game=game), move=5, size=size)
    pills = drawn(rig)
    plan = rig.top.picture.board.plan
    assert pills
    for place, rect in pills.items():
        count = px(plan.spots[place].badge, rig.context.viewport.scale)
        assert not rect.colliderect(count), place


def test_the_number_of_a_piece_stands_above_its_pill():
    rig = at_review(match_of(12, game="bantu"), move=5, size=(390, 844))
    pills = drawn(rig)
    assert pills
    for place, rect in pills.items():
        pit = px(rig.top.picture.board.plan.spots[place].pit, rig.context.viewport.scale)
        assert rect.top >= pit.bottom


def test_pills_grow_with_the_text():
    heights = [
        max(rect.height for rect in drawn(at_review(match_of(12), move=5, text=text)).values())
        for text in ("normal", "larger")
    ]
    assert heights[1] > 1.2 * heights[0]

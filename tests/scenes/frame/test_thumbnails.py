"""Small pictures of positions for cards and strips."""

import pytest

from game.rules.registry import GAMES
from game.scenes.frame.pictures import MOST_THUMBNAILS, thumbnail
from tests.scenes.stage import Rig, match_of

CARD, STRIP = (288, 186), (128, 48)


def drawn(rig, match, size=CARD, **how):
    """The picture, and in how many steps it was drawn."""
    steps = thumbnail(rig.context, size, match.game, match.position, **how)
    count = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value, count
        count += 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [CARD, STRIP, (72, 56)])
@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
def test_a_board_lies_on_the_well(name, size, theme):
    rig = Rig(drawn=False, theme=theme)
    picture, _ = drawn(rig, match_of(5, game=name), size)
    assert picture.get_size() == size
    well = rig.context.theme.well
    for x in (0, size[0] - 1):
        corner = picture.get_at((x, 0))[:3]
        assert max(abs(a - b) for a, b in zip(corner, well, strict=True)) <= 3
    middle = picture.subsurface(size[0] // 3, size[1] // 3, size[0] // 3, size[1] // 3)
    colours = {middle.get_at((x, y))[:3] for x in range(size[0] // 3) for y in range(size[1] // 3)}
    assert len(colours) > 3


def test_it_is_drawn_in_steps_and_then_kept():
    rig, match = Rig(drawn=False), match_of(5)
    first, steps = drawn(rig, match)
    again, no_steps = drawn(rig, match)
    assert again is first
    assert steps > 10
    assert no_steps == 0


def test_each_position_size_and_side_has_a_picture_of_its_own():
    rig, match = Rig(drawn=False), match_of(5)
    first, _ = drawn(rig, match)
    assert drawn(rig, match_of(6))[0] is not first
    assert drawn(rig, match, STRIP)[0] is not first
    assert drawn(rig, match, below=1)[0] is not first
    assert drawn(rig, match, seat_signs=(1, 0, 2, 3, 4, 5))[0] is not first
    assert drawn(rig, match_of(5, options={"preset": "standard"}))[0] is not first


def test_only_so_many_are_kept():
    rig = Rig(drawn=False)
    for turns in range(MOST_THUMBNAILS + 4):
        drawn(rig, match_of(turns), (40, 20))
    kept = [key for key in rig.context.art.pictures if key[0] == "thumbnail"]
    assert len(kept) == MOST_THUMBNAILS

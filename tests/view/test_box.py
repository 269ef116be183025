from game.view.box import Box
from tests.boxes import meet


def test_boxes_cut_and_join_without_loss():
    box = Box(1, 2, 30, 40)
    for strip, rest in (
        box.top_part(10),
        box.bottom_part(10),
        box.left_part(10),
        box.right_part(10),
    ):
        assert strip.width * strip.height + rest.width * rest.height == 1200
        assert not meet(strip, rest)

"""The frame round what one switch would press now."""

from game.host.interface import Target
from game.scenes.frame.overlays.scan_frame import framed
from game.view.box import Box


def target(name, x, y=0):
    return Target(name, "control", name, (x, y, 40, 40))


def test_neighbours_have_one_frame():
    offered = [target("a", 0), target("b", 50)]
    assert framed(offered, [*offered, target("c", 200)]) == (Box(0, 0, 90, 40),)


def test_each_has_its_own_where_others_lie_between_them():
    offered = [target("a", 0), target("c", 100)]
    assert framed(offered, [*offered, target("b", 50)]) == (Box(0, 0, 40, 40), Box(100, 0, 40, 40))

"""Rows one below the other, each as high as its text needs."""

from game.view.box import Box
from game.view.buttons.row import row_fits
from game.view.buttons.row_list import row_list
from game.view.widgets import Item
from tests.scenes.stage import Rig

NO_BOX = Box(0, 0, 0, 0)


def row(label, note=""):
    return Item(label, label, NO_BOX, label, "help", "row", note=note, end="forward")


def placed(rows, width, least=44, gap=0):
    brush = Rig(drawn=False).context.brush
    items, height = row_list(rows, Box(10, 20, width, 0), brush, least, gap)
    assert all(row_fits(item, brush) for item in items)
    return [item.box for item in items], height


def test_short_rows_are_as_high_as_the_least():
    boxes, height = placed([row("One"), row("Two")], 300)
    assert boxes == [Box(10, 20, 300, 44), Box(10, 64, 300, 44)]
    assert height == 88


def test_long_texts_make_their_row_higher():
    short, long = row("One", "A line."), row("Two", "Many words, one after the other. " * 6)
    (one, two), height = placed([short, long], 300, gap=8)
    assert two.height > one.height >= 44
    assert two.y == one.bottom + 8
    assert height == two.bottom - 20


def test_no_rows_have_no_height():
    assert placed([], 300, gap=8) == ([], 0)

from itertools import combinations

import pytest

from game.scenes.frame.form_layout import FieldSize, form_screen
from game.view.box import TOUCH, Box
from game.view.measure import LEAST_TEXT, measure
from game.view.screens import (
    error_screen,
    header,
    menu_screen,
    page_screen,
    result_screen,
    table_screen,
)
from tests.window_sizes import SIZES

TEXTS = (1.0, 1.2, 1.4)
EVERY = [(size, text) for size in SIZES for text in TEXTS]


def assert_good(window, pressed, shown=()):
    """All boxes are inside, none overlaps another, and what is pressed is large enough."""
    for box in (*pressed, *shown):
        assert box.inside(window), box
        assert box.width > 0
        assert box.height > 0
    for box in pressed:
        assert min(box.width, box.height) >= TOUCH - 0.01, box
    for one, other in combinations((*pressed, *shown), 2):
        assert not one.meets(other), (one, other)


@pytest.mark.parametrize(("size", "text"), EVERY)
@pytest.mark.parametrize("games", [1, 2, 4])
@pytest.mark.parametrize("resume", [False, True])
def test_menu(size, text, games, resume):
    m = measure(*size, text)
    screen = menu_screen(m, games, resume, 5)
    pressed = [*screen.buttons] + ([screen.resume] if screen.resume else [])
    for card in screen.cards:
        pressed += [card.play, card.setup, card.rules]
        assert card.picture.inside(card.play)
        assert card.plate.inside(card.play)
        assert not card.picture.meets(card.plate)
        assert card.picture.height >= 20
    assert_good(m.window, pressed, [screen.title, screen.motto])


@pytest.mark.parametrize(("size", "text"), EVERY)
@pytest.mark.parametrize("action", [False, True])
def test_header(size, text, action):
    m = measure(*size, text)
    top = header(m, action)
    assert_good(m.window, [top.back, top.action], [top.title, top.rest])


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_forms(size, text):
    m = measure(*size, text)
    area = header(m, True).rest
    setup = [FieldSize(3 if m.short else 2)]
    setup += [FieldSize(half=True), FieldSize(half=True), *[FieldSize()] * 3]
    settings = [FieldSize(), FieldSize(half=True), FieldSize(half=True), *[FieldSize()] * 3]
    for fields in (setup, settings):
        boxes = form_screen(m, area, fields)
        assert len(boxes) == len(fields)
        assert_good(
            m.window,
            [box.control for box in boxes],
            [box.label for box in boxes] + [box.note for box in boxes if box.note.height > 0],
        )


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_table(size, text):
    m = measure(*size, text)
    screen = table_screen(m, 5)
    assert_good(m.window, [screen.menu, *screen.tools], [screen.banner, screen.story, screen.board])
    assert screen.banner.width >= 100


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_result(size, text):
    m = measure(*size, text)
    screen = result_screen(m, 5)
    assert_good(m.window, screen.buttons, [screen.title, screen.scores, screen.note])


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_pages(size, text):
    m = measure(*size, text)
    screen = page_screen(m)
    shown = [screen.top.title, screen.heading, screen.text, screen.figure, screen.number]
    assert_good(m.window, [screen.top.back, screen.previous, screen.following], shown)


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_error(size, text):
    m = measure(*size, text)
    screen = error_screen(m)
    assert_good(
        m.window, [*screen.turning, *screen.buttons], [screen.title, screen.text, screen.report]
    )


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_text_for_reading_is_never_small(size, text):
    m = measure(*size, text)
    assert min(m.body, m.small, m.heading) >= LEAST_TEXT


def test_boxes_cut_and_join_without_loss():
    box = Box(1, 2, 30, 40)
    for strip, rest in (
        box.top_part(10),
        box.bottom_part(10),
        box.left_part(10),
        box.right_part(10),
    ):
        assert strip.width * strip.height + rest.width * rest.height == 1200
        assert not strip.meets(rest)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_on_a_large_window_the_figure_of_how_to_play_is_the_larger_part(size):
    screen = page_screen(measure(*size))
    assert screen.figure.width > 1.5 * screen.text.width
    assert screen.figure.height > 0.6 * size[1]

"""Cards, rows and strip have room of their own in every window."""

from itertools import combinations

import pytest

from game.scenes.menu.layout import form_of, menu_layout, opens_one
from game.view.box import TOUCH, Box
from game.view.measure import measure
from tests.boxes import meet
from tests.scenes.rooms import WINDOWS

SMALL = [(320, 480), (480, 320), (499, 299), (240, 200), (640, 280)]
GAMES = ("one", "two", "three", "four", "five")


def pressed_on(card):
    """What can be pressed on a card or row."""
    if card.form == "row":
        return [card.play]
    return [card.play, card.level, card.people, card.learn, card.rules]


@pytest.mark.parametrize(("size", "text"), WINDOWS + [(size, 1.4) for size in SMALL])
@pytest.mark.parametrize("games", [1, 2, 4, 5])
@pytest.mark.parametrize("left_handed", [False, True])
def test_everything_on_a_card_has_room_of_its_own(size, text, games, left_handed):
    m = measure(*size, text, left_handed)
    for opened in ("", *GAMES[:games]):
        layout = menu_layout(m, GAMES[:games], opened)
        room = Box(layout.pane.x, layout.pane.y, layout.pane.width, layout.height)
        assert layout.pane.inside(m.window)
        for card in layout.cards.values():
            assert card.whole.inside(room)
            parts = [*pressed_on(card), card.picture, card.title, card.about]
            assert all(box.inside(card.whole) for box in parts)
            assert all(min(box.width, box.height) >= TOUCH for box in pressed_on(card))
            assert card.picture.height >= 40
            assert not any(meet(one, other) for one, other in combinations(parts, 2))
        plates = [layout.strip.whole, *(card.whole for card in layout.cards.values())]
        assert not any(meet(one, other) for one, other in combinations(plates, 2))


@pytest.mark.parametrize(
    ("size", "form"),
    [
        ((1280, 720), "side by side"),
        ((2560, 1440), "side by side"),
        ((768, 1024), "two by two"),
        ((390, 844), "rows"),
        ((844, 390), "rows and card"),
        ((400, 280), "rows"),
    ],
)
def test_the_window_says_in_which_form_games_are_shown(size, form):
    assert form_of(measure(*size), 4) == form


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844), (1920, 1080)])
def test_on_the_usual_screens_nothing_has_to_scroll(size):
    layout = menu_layout(measure(*size), GAMES[:4], "one")
    assert layout.height <= layout.pane.height + 1


@pytest.mark.parametrize("text", [1.0, 1.2, 1.4])
def test_on_a_phone_on_its_side_all_that_can_be_pressed_is_seen_with_large_letters_too(text):
    layout = menu_layout(measure(844, 390, text), GAMES[:4], "one")
    assert layout.height <= layout.pane.height + 1


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_on_a_phone_one_game_is_open(size):
    layout = menu_layout(measure(*size), GAMES[:4], "two")
    forms = {game: card.form for game, card in layout.cards.items()}
    assert forms == {"one": "row", "two": "open", "three": "row", "four": "row"}


@pytest.mark.parametrize("size", [(400, 280), (568, 320), (480, 320)])
def test_in_a_low_window_no_game_is_open_so_that_all_are_near(size):
    assert not opens_one(measure(*size), 4)


def test_in_the_lowest_windows_tools_and_title_scroll_too():
    layout = menu_layout(measure(400, 280), GAMES[:4], "")
    assert layout.all_scrolls
    assert layout.bar.y > layout.cards["four"].whole.y

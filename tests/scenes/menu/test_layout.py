import pytest

from game.scenes.menu.layout import menu_layout
from game.view.measure import measure
from tests.boxes import meet
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("games", [1, 2, 4])
@pytest.mark.parametrize("resume", [False, True])
def test_every_card_and_button_has_room_of_its_own(size, text, games, resume):
    m = measure(*size, text)
    layout = menu_layout(m, games, resume, 5)
    pressed = [*layout.buttons] + ([layout.resume] if layout.resume else [])
    for card in layout.cards:
        pressed += [card.play, card.setup, card.rules]
        assert card.picture.inside(card.play)
        assert card.plate.inside(card.play)
        assert not meet(card.picture, card.plate)
        assert card.picture.height >= 20
    assert_apart_and_inside(m.window, pressed, [layout.title, layout.motto])

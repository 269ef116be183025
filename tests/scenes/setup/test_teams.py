"""Teams at set-up: who plays with whom, in words and by signs."""

import pytest

from tests.scenes.forms import choose
from tests.scenes.setup.test_scene import look_at, setup, stored
from tests.window_sizes import SIZES


def texts(rig):
    """What is written on the page."""
    return [words.text for words in rig.top.words]


def signs(rig):
    """The signs that are drawn beside the seats, from above."""
    pictures = rig.top._page.ground.pictures
    return [picture.name for picture in pictures if picture.name.startswith("seat-")]


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_a_team_game_says_who_plays_against_whom(size):
    rig = setup("bantu", size)
    assert not any("against" in text for text in texts(rig))
    choose(rig, "preset:team")
    assert any("Red and Blue against Green and Yellow" in text for text in texts(rig))
    choose(rig, "preset:full")
    assert not any("against" in text for text in texts(rig))


def test_beside_each_seat_stands_the_sign_of_its_partner():
    rig = setup("bantu")
    choose(rig, "preset:team")
    assert signs(rig) == [f"seat-{seat}" for pair in ("02", "13", "20", "31") for seat in pair]
    choose(rig, "preset:full")
    assert signs(rig) == [f"seat-{seat}" for seat in range(4)]


def test_a_listener_is_told_the_partner_with_the_seat():
    rig = setup("bantu")
    choose(rig, "preset:team")
    names = {group.id: group.name for group in rig.top.outline().groups}
    assert [names[f"seat-{seat}"] for seat in range(4)] == [
        "Red, with Blue",
        "Green, with Yellow",
        "Blue, with Red",
        "Yellow, with Green",
    ]


@pytest.mark.parametrize("size", [(320, 480), *SIZES])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_teams_have_room_in_every_window_and_move_nothing(size, text):
    rig = setup("bantu", size, stored("bantu", options={"players": 4}), text=text)
    before = [plate.y for plate in rig.top._page.ground.plates]
    choose(rig, "preset:team")
    look_at(rig, size)
    if size[0] >= 1000:
        assert [plate.y for plate in rig.top._page.ground.plates] == before

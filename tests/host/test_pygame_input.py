"""Real pygame events become the game's messages."""

import pygame
import pytest

from game.host.interface import FileGiven, Key, Pointer, Quit, Secondary, Visible, Wheel
from game.host.places import Went
from game.host.pygame_input import PygameInput


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((400, 200))
    yield
    pygame.display.quit()


def mouse(kind, pos, button=1, touch=False):
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
    return pygame.Event(kind, pos=pos, button=button, touch=touch)


def finger(kind, x, y, number=1):
    return pygame.Event(kind, x=x, y=y, finger_id=number, touch_id=0, dx=0, dy=0, pressure=1)


def key(code, text="", mod=0):
    return pygame.Event(pygame.KEYDOWN, key=code, unicode=text, mod=mod, scancode=0)


def read(*events, scale=1.0):
    return PygameInput().read(events, scale)


def test_a_click_is_one_press_and_one_release_in_css_pixels():
    events = [mouse(pygame.MOUSEBUTTONDOWN, (100, 40)), mouse(pygame.MOUSEBUTTONUP, (110, 40))]
    assert read(*events, scale=2) == [Pointer("down", 50, 20), Pointer("up", 55, 20)]


@pytest.mark.parametrize("button", [2, 4, 5])
def test_only_the_left_button_presses(button):
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    assert read(*(mouse(kind, (1, 1), button) for kind in kinds)) == []


def test_the_right_button_is_told_once_where_it_goes_down():
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    assert read(*(mouse(kind, (3, 4), 3) for kind in kinds)) == [Secondary(3.0, 4.0)]


@pytest.mark.parametrize(("button", "steps"), [(pygame.BUTTON_X1, -1), (pygame.BUTTON_X2, 1)])
def test_the_buttons_at_the_side_of_a_mouse_go_back_and_forward(button, steps):
    events = [mouse(pygame.MOUSEBUTTONDOWN, (9, 9), button)]
    events.append(mouse(pygame.MOUSEBUTTONUP, (9, 9), button))
    assert read(*events) == [Went(steps)]


@pytest.mark.parametrize(("code", "steps"), [(pygame.K_LEFT, -1), (pygame.K_RIGHT, 1)])
def test_arrows_with_alt_go_back_and_forward(code, steps):
    assert read(key(code, mod=pygame.KMOD_LALT)) == [Went(steps)]


def test_a_tap_that_is_told_twice_is_one_press():
    events = [
        finger(pygame.FINGERDOWN, 0.5, 0.5),
        mouse(pygame.MOUSEMOTION, (200, 100), touch=True),
        mouse(pygame.MOUSEBUTTONDOWN, (200, 100), touch=True),
        finger(pygame.FINGERUP, 0.5, 0.5),
        mouse(pygame.MOUSEBUTTONUP, (200, 100), touch=True),
    ]
    assert read(*events) == [
        Pointer("down", 200, 100, "touch", 1),
        Pointer("up", 200, 100, "touch", 1),
    ]


def test_a_second_finger_is_ignored():
    events = [
        finger(pygame.FINGERDOWN, 0.25, 0.5),
        finger(pygame.FINGERDOWN, 0.75, 0.5, number=2),
        finger(pygame.FINGERMOTION, 0.75, 0.6, number=2),
        finger(pygame.FINGERUP, 0.75, 0.5, number=2),
        finger(pygame.FINGERUP, 0.25, 0.5),
    ]
    assert [message.x for message in read(*events)] == [100, 100]


def test_moving_is_told_without_a_press():
    assert read(mouse(pygame.MOUSEMOTION, (10, 20))) == [Pointer("move", 10, 20)]


def test_a_release_without_its_press_is_nothing():
    assert read(mouse(pygame.MOUSEBUTTONUP, (10, 20))) == []


def test_losing_the_focus_cancels_a_press():
    events = [
        mouse(pygame.MOUSEBUTTONDOWN, (10, 20)),
        pygame.Event(pygame.WINDOWFOCUSLOST),
        mouse(pygame.MOUSEBUTTONUP, (10, 20)),
    ]
    assert [message.phase for message in read(*events)] == ["down", "cancel"]


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (key(pygame.K_LEFT), Key("ArrowLeft")),
        (key(pygame.K_RETURN, "\r"), Key("Enter")),
        (key(pygame.K_KP_ENTER, "\r"), Key("Enter")),
        (key(pygame.K_SPACE, " "), Key(" ")),
        (key(pygame.K_ESCAPE, "\x1b"), Key("Escape")),
        (key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), Key("Tab", shift=True)),
        (key(pygame.K_u, "u"), Key("u")),
        (key(pygame.K_u, "U", pygame.KMOD_LSHIFT), Key("U", shift=True)),
        (key(pygame.K_c, "\x03", pygame.KMOD_LCTRL), Key("c", ctrl=True)),
        (key(pygame.K_F11), Key("F11")),
        (key(pygame.K_e, "é"), Key("é")),
    ],
)
def test_keys_are_named_as_browsers_name_them(event, message):
    assert read(event) == [message]


def test_a_key_that_only_modifies_is_nothing():
    assert read(key(pygame.K_LSHIFT, "", pygame.KMOD_LSHIFT)) == []


def test_the_wheel_scrolls_down_when_it_is_turned_to_the_person():
    event = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, touch=False)
    (message,) = read(event)
    assert isinstance(message, Wheel)
    assert message.dy > 0


def test_the_window_tells_of_closing_and_hiding():
    events = [pygame.Event(pygame.WINDOWMINIMIZED), pygame.Event(pygame.WINDOWRESTORED)]
    assert read(*events, pygame.Event(pygame.QUIT)) == [Visible(False), Visible(True), Quit()]


def test_a_file_dropped_on_the_window_is_given_with_its_content(tmp_path):
    path = tmp_path / "a match.json"
    path.write_bytes(b"{}")
    assert read(pygame.Event(pygame.DROPFILE, file=str(path))) == [FileGiven("a match.json", b"{}")]


def test_what_is_dropped_and_cannot_be_read_is_given_without_content(tmp_path):
    for path in (tmp_path, tmp_path / "gone.json"):
        (message,) = read(pygame.Event(pygame.DROPFILE, file=str(path)))
        assert message == FileGiven(path.name, None)

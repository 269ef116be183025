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


def test_each_finger_is_a_pointer_of_its_own():
    events = [
        finger(pygame.FINGERDOWN, 0.25, 0.5, number=70_000),
        finger(pygame.FINGERDOWN, 0.75, 0.5, number=-3),
        finger(pygame.FINGERMOTION, 0.75, 0.6, number=-3),
        finger(pygame.FINGERUP, 0.25, 0.5, number=70_000),
        finger(pygame.FINGERDOWN, 0.5, 0.5, number=70_001),
        finger(pygame.FINGERUP, 0.75, 0.5, number=-3),
        finger(pygame.FINGERUP, 0.75, 0.5, number=9),
    ]
    assert [(each.phase, each.x, each.id) for each in read(*events)] == [
        ("down", 100, 1),
        ("down", 300, 2),
        ("move", 300, 2),
        ("up", 100, 1),
        ("down", 200, 1),
        ("up", 300, 2),
    ]


def test_the_left_button_that_is_let_go_of_while_the_right_one_is_held_is_told():
    events = [
        mouse(pygame.MOUSEBUTTONDOWN, (10, 20), 1),
        mouse(pygame.MOUSEBUTTONDOWN, (10, 20), 3),
        mouse(pygame.MOUSEBUTTONUP, (10, 20), 1),
        mouse(pygame.MOUSEBUTTONUP, (10, 20), 3),
    ]
    spot = (10.0, 20.0)
    assert read(*events) == [Pointer("down", *spot), Secondary(*spot), Pointer("up", *spot)]


def test_moving_is_told_without_a_press():
    assert read(mouse(pygame.MOUSEMOTION, (10, 20))) == [Pointer("move", 10, 20)]


def test_a_release_without_its_press_is_nothing():
    assert read(mouse(pygame.MOUSEBUTTONUP, (10, 20))) == []


def test_losing_the_focus_cancels_every_press():
    events = [
        mouse(pygame.MOUSEBUTTONDOWN, (10, 20)),
        finger(pygame.FINGERDOWN, 0.5, 0.5),
        pygame.Event(pygame.WINDOWFOCUSLOST),
        mouse(pygame.MOUSEBUTTONUP, (10, 20)),
        finger(pygame.FINGERUP, 0.5, 0.5),
    ]
    told = [(message.phase, message.id) for message in read(*events)]
    assert told == [("down", 0), ("down", 1), ("cancel", 0), ("cancel", 1)]


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


def placed(text, scancode, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=0, unicode=text, mod=mod, scancode=scancode)


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (placed("\u0433", pygame.KSCAN_U), Key("\u0433", code="KeyU")),
        (placed("&", pygame.KSCAN_1), Key("&", code="Digit1")),
        (placed("\xe0", pygame.KSCAN_0), Key("\xe0", code="Digit0")),
        (placed("4", pygame.KSCAN_KP_4, pygame.KMOD_NUM), Key("4", code="Numpad4")),
        (
            placed("\u061f", pygame.KSCAN_SLASH, pygame.KMOD_SHIFT),
            Key("\u061f", True, code="Slash"),
        ),
    ],
)
def test_a_key_tells_its_place(event, message):
    assert read(event) == [message]


@pytest.mark.parametrize(
    "mod", [pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_RALT | pygame.KMOD_LCTRL]
)
def test_what_is_typed_with_altgr_is_a_character_without_a_place(mod):
    assert read(placed("@", pygame.KSCAN_Q, mod)) == [Key("@")]


@pytest.mark.parametrize(
    "mod", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA, pygame.KMOD_LCTRL | pygame.KMOD_LALT]
)
def test_with_ctrl_or_meta_a_key_has_no_place(mod):
    for event in (placed("\u0433", pygame.KSCAN_U, mod), key(pygame.K_u, "u", mod)):
        assert {message.code for message in read(event)} <= {""}


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("h", Key("h", code="KeyH", alt=True)),
        ("\u02d9", Key("\u02d9", code="KeyH", alt=True)),
        ("\u0440", Key("\u0440", code="KeyH", alt=True)),
    ],
)
def test_with_alt_a_key_tells_so_and_its_place_as_some_systems_type_other_characters(
    typed, message
):
    assert read(placed(typed, pygame.KSCAN_H, pygame.KMOD_LALT)) == [message]


def test_the_numeric_keypad_leads_somewhere_while_it_types_nothing():
    keys = (pygame.K_KP8, pygame.K_KP4, pygame.K_KP6, pygame.K_KP2, pygame.K_KP3)
    named = [message.name for message in read(*map(key, keys))]
    assert named == ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "PageDown"]


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

"""What the page makes of how a gamepad stands."""

PAD = """
const standing = (held, axes = [0, 0], mapping = "standard") => ({
  mapping, axes, buttons: Array.from({ length: 17 }, (_, n) => ({ pressed: held.includes(n) })),
});
const pad = new page.Pad();
"""


def test_what_is_held_comes_again_if_it_is_a_direction(in_page):
    told = in_page(
        "gamepad.js",
        PAD
        + """pad.take(standing([]), 0);
        return [10, 400, 470, 500, 610, 5000].map((time) => pad.take(standing([0, 12]), time));""",
    )
    assert told == [["press", "up"], [], ["up"], [], ["up"], ["up"]]


def test_what_was_held_before_is_nothing_until_it_is_let_go_of(in_page):
    told = in_page(
        "gamepad.js",
        PAD
        + """const told = [pad.take(standing([0], [-1, 0]), 0), pad.take(standing([0, 1]), 1)];
        pad.lookAway();
        for (const held of [[1], [1, 3], [], [1]]) told.push(pad.take(standing(held), 2));
        return told;""",
    )
    assert told == [[], ["back"], [], ["hint"], [], ["back"]]


def test_a_stick_that_trembles_is_pushed_once(in_page):
    told = in_page(
        "gamepad.js",
        PAD
        + """const ways = [0, 0.5, 0.6, 0.5, 0.56, 0.4, 0.3, 0.5, -0.6];
        return ways.map((x, time) => pad.take(standing([], [x, 0]), time));""",
    )
    assert told == [[], [], ["right"], [], [], [], [], [], ["left"]]


def test_of_an_unknown_gamepad_two_buttons_and_the_stick_count(in_page):
    told = in_page(
        "gamepad.js",
        PAD
        + """pad.take(standing([], [0, 0], ""), 0);
        return pad.take(standing([0, 1, 2, 3, 9, 12], [0, 1], ""), 1);""",
    )
    assert told == ["press", "back", "down"]

"""Acceptance cases 8, 9, 10, 11: mouse and finger hit what they aim at, once, at any size."""

import pytest

from tests.web.browser.kalah_player import Follower, at_the_table
from tests.web.browser.rig import middle

SIZES = [(320, 568), (844, 390), (1280, 720), (1920, 1080)]

#: What screens have, and what the page's zoom from 75 to 200 % makes of it.
RATIOS = [0.75, 1, 1.25, 2, 3]

MOVES_AT_A_SIZE = 2

#: Frames in which a press that counted would have been seen.
LONG_ENOUGH = 24


def open_at_the_table(visit, server):
    visit.open(server.address() + "?test=1").until_menu()
    return at_the_table(visit)


def resize(visit, width, height):
    """Give the window another size and wait until the game has followed."""
    before = places(visit.state)
    visit.page.set_viewport_size({"width": width, "height": height})
    visit.until("all lies where it should now", lambda state: places(state) != before)


def places(state):
    """Where everything lies: only another layout changes that, not a move that ends."""
    return [(t["x"], t["y"], t["width"], t["height"]) for t in state["targets"]]


def inside(targets, width, height):
    return all(
        t["x"] >= 0
        and t["y"] >= 0
        and t["x"] + t["width"] <= width + 1
        and t["y"] + t["height"] <= height + 1
        for t in targets
    )


def test_one_tap_is_one_move(server, new_visit):
    visit = new_visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 780})
    visit.open(server.address() + "?test=1").until_menu()
    match = at_the_table(visit, visit.tap)
    match.play(match.legal()[0], visit.tap)
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1
    assert visit.errors == []


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_pit_is_hit_at_its_middle_at_any_size_and_ratio(server, new_visit, ratio):
    """Each house at one of the sizes, and another one for each ratio; some houses at the others."""
    width, height = SIZES[0]
    visit = new_visit(
        device_scale_factor=ratio,
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
    )
    match = open_at_the_table(visit, server)
    for number, (width, height) in enumerate(SIZES):
        if visit.page.viewport_size != {"width": width, "height": height}:
            resize(visit, width, height)
        assert inside(visit.targets(), width, height)
        if number == RATIOS.index(ratio) % len(SIZES):
            hit_every_house(visit)
        else:
            hit_some_houses(match)
        restart(visit)
        match = Follower(visit)
    assert visit.errors == []


@pytest.mark.parametrize("zoom", [0.75, 1.5, 2])
def test_pits_are_hit_after_the_person_has_zoomed_the_page(visit, zoom):
    """A browser that zooms tells a page of fewer, larger pixels, in the middle of everything."""
    visit.page.emulate_media(reduced_motion="reduce")
    match = at_the_table(visit)
    before = places(visit.state)
    width, height = round(1280 / zoom), round(720 / zoom)
    metrics = {"width": width, "height": height, "deviceScaleFactor": zoom, "mobile": False}
    visit.debugger.send("Emulation.setDeviceMetricsOverride", metrics)
    visit.until("all lies where it should now", lambda state: places(state) != before)
    assert visit.until_steady()["scene"] == "table"
    assert visit.read("devicePixelRatio") == zoom
    assert inside(visit.targets(), width, height)
    hit_some_houses(match)
    visit.debugger.send("Emulation.clearDeviceMetricsOverride")


def hit_some_houses(match):
    """Play a few moves, each another house."""
    for turn in range(MOVES_AT_A_SIZE):
        legal = match.legal()
        match.play(legal[turn % len(legal)])


def hit_every_house(visit):
    """Play each house of both rows from the start, and take it back."""
    match = Follower(visit)
    for move in match.legal():
        Follower(visit).play(move)
        take_back(visit)
    match.play(match.legal()[0])
    for move in match.legal():
        Follower(visit).play(move)
        take_back(visit)


def take_back(visit):
    turns = visit.state["turns"]
    visit.press("u")
    visit.until("the move is taken back", lambda state: state["turns"] < turns)


def restart(visit):
    """Go back to the start of the match, move by move."""
    while visit.state["turns"]:
        take_back(visit)


def test_the_canvas_has_a_pixel_for_each_of_the_screen_and_not_too_many(server, new_visit):
    visit = new_visit(device_scale_factor=2, viewport={"width": 901, "height": 701})
    open_at_the_table(visit, server)
    canvas = visit.page.locator("#canvas")
    assert (canvas.get_attribute("width"), canvas.get_attribute("height")) == ("1802", "1402")
    resize(visit, 3000, 2000)
    visit.let_frames_pass(LONG_ENOUGH)
    pixels = int(canvas.get_attribute("width")) * int(canvas.get_attribute("height"))
    assert 0.9 * 2560 * 1440 < pixels <= 2560 * 1440
    box = canvas.bounding_box()
    # Whole pixels of the canvas, each larger than one of the page's, may leave one of those free.
    assert 2998 <= box["width"] <= 3000
    assert 1998 <= box["height"] <= 2000


def test_a_press_that_ends_elsewhere_is_no_move(visit):
    match = at_the_table(visit)
    mouse = visit.page.mouse
    inside_house = middle(visit.target(match.place(1)))
    other_house = middle(visit.target(match.place(2)))
    for x, y in (other_house, (5, 5), (-20, 300), (300, 2000)):
        mouse.move(*inside_house)
        mouse.down()
        mouse.move(x, y)
        mouse.up()
        visit.let_frames_pass(LONG_ENOUGH)
        assert visit.state["turns"] == 0
    match.play(1)


def test_a_touch_that_the_browser_takes_away_is_no_move(visit):
    match = at_the_table(visit)
    x, y = middle(visit.target(match.place(1)))
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchCancel", [])):
        visit.debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 0
    match.play(1)


def test_a_finger_on_a_field_types_there_or_pulls_the_page(new_visit, server):
    size = {"width": 390, "height": 844}
    phone = new_visit(viewport=size, has_touch=True, is_mobile=True)
    phone.open(server.address() + "?test=1").until_menu()
    phone.tap("people:kalah")
    phone.until_scene("setup")
    field = phone.target("name:0")
    x, y = middle(field)
    phone.page.touchscreen.tap(x, y)
    phone.until("it is typed in", lambda _: phone.focused() == "name:0")
    phone.press("Escape")
    phone.until("it is left", lambda _: phone.focused() != "name:0")
    far = [("touchStart", y), ("touchMove", y - 40), ("touchMove", y - 120), ("touchEnd", None)]
    for kind, at in far:
        points = [] if at is None else [{"x": x, "y": at}]
        phone.debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    phone.until(
        "the page is pulled",
        lambda state: not state["busy"] and y_of(state, "name:0") < field["y"] - 50,
    )
    assert phone.focused() != "name:0"
    assert phone.errors == []


def y_of(state, identity):
    return next(target["y"] for target in state["targets"] if target["id"] == identity)


def test_other_buttons_of_the_mouse_do_nothing_and_open_no_menu(visit):
    match = at_the_table(visit)
    place = middle(visit.target(match.place(1)))
    for button in ("right", "middle"):
        visit.page.mouse.click(*place, button=button)
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 0


def test_a_double_click_counts_its_clicks(visit):
    """The second click falls on a house that is empty by then, and is told so or ends the show."""
    match = at_the_table(visit)
    visit.page.mouse.dblclick(*middle(visit.target(match.place(1))))
    match.played(1)


def test_resizing_and_turning_in_mid_move_keeps_state_and_places(server, known_visit):
    visit = known_visit(viewport={"width": 800, "height": 500})
    visit.open(server.address() + "?test=1").until_menu()
    visit.click("settings")
    visit.click("speed:slow")
    visit.click("close")
    visit.until_menu()
    match = at_the_table(visit)
    for width, height in ((500, 800), (1200, 600), (400, 700), (900, 900)):
        move = match.legal()[-1]
        place = middle(visit.target(match.place(move)))
        before = places(visit.hold())
        visit.page.mouse.click(*place)
        while visit.let_one_pass()["turns"] == match.turns:
            pass
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.until_read("the page knows its size", "window.baraza.unread > 0")
        state = visit.let_one_pass()
        while places(state) == before or not inside(state["targets"], width, height):
            assert state["busy"], "the move was over before the window had its new size"
            state = visit.let_one_pass()
        visit.go_on()
        visit.press("Space")
        match.played(move)
        assert inside(visit.targets(), width, height)
    assert visit.errors == []


#: Notes, beside the page, whether it has kept a turn of the wheel from the browser.
WATCH_WHEEL = """
window.wheelKept = [];
window.addEventListener("wheel", (event) => window.wheelKept.push(event.defaultPrevented));
"""


def test_the_wheel_is_the_games(server, known_visit):
    visit = known_visit()
    visit.page.add_init_script(WATCH_WHEEL)
    visit.open(server.address() + "?test=1").until_menu()
    visit.page.mouse.move(300, 300)
    visit.page.mouse.wheel(0, 600)
    visit.until("the wheel was turned", lambda _: visit.read("window.wheelKept.length") > 0)
    assert visit.read("window.wheelKept") == [True]


def fingers(visit, *steps):
    """Let fingers down and lift them: each step has a kind of event, a number and a point.

    Time stands still in the game meanwhile: a long touch is no tap.
    """
    visit.hold()
    for kind, number, (x, y) in steps:
        event = {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number}]}
        visit.debugger.send("Input.dispatchTouchEvent", event)
    visit.go_on()
    visit.until_heard()


def test_a_finger_plays_while_another_one_rests(server, new_visit):
    visit = new_visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 780})
    visit.open(server.address() + "?test=1").until_menu()
    match = at_the_table(visit, visit.tap)
    palm, place = (380, 400), middle(visit.target(match.place(match.legal()[0])))
    fingers(visit, ("touchStart", 1, palm), ("touchStart", 2, place), ("touchEnd", 2, place))
    match.played(match.legal()[0])
    fingers(visit, ("touchEnd", 1, palm))
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1
    assert visit.errors == []


def test_two_fingers_at_once_press_two_things_once_each(server, new_visit):
    visit = new_visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 780})
    visit.open(server.address() + "?test=1").until_menu()
    visit.tap("settings")
    visit.until_scene("settings")
    choices = [t for t in visit.targets() if t["role"] == "radio" and not t["pressed"]]
    one = choices[0]
    other = next(each for each in choices if each["group"] != one["group"])
    first, second = middle(one), middle(other)
    fingers(
        visit,
        ("touchStart", 1, first),
        ("touchStart", 2, second),
        ("touchEnd", 1, first),
        ("touchEnd", 2, second),
    )
    visit.until(
        "both are chosen",
        lambda state: all(chosen(state, target["id"]) for target in (one, other)),
    )
    assert visit.errors == []


def chosen(state, identity):
    return any(t["id"] == identity and t["pressed"] for t in state["targets"])


def test_the_left_button_that_is_let_go_of_while_the_right_one_is_held_presses(visit):
    match = at_the_table(visit)
    move = match.legal()[0]
    mouse = visit.page.mouse
    mouse.move(*middle(visit.target(match.place(move))))
    mouse.down()
    mouse.down(button="right")
    mouse.up()
    match.played(move)
    mouse.up(button="right")
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1


def test_the_left_button_presses_while_the_right_one_is_held(visit):
    match = at_the_table(visit)
    move = match.legal()[0]
    mouse = visit.page.mouse
    mouse.move(*middle(visit.target(match.place(move))))
    mouse.down(button="right")
    mouse.down()
    mouse.up(button="right")
    mouse.up()
    match.played(move)
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1

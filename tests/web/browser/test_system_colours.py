"""The page follows the system's colours: dark ones, and those it paints over everything."""

import io

import pygame
import pytest

from game.view.theme import THEMES

#: Leaves only what the game draws, or puts all back. What is hidden would lose the focus.
HIDE = 'document.getElementById("targets").style.opacity = 0'
SHOW = 'document.getElementById("targets").style.opacity = ""'

#: The ids of all elements of the game round which the page draws an outline.
OUTLINED = """[...document.querySelectorAll("#targets [data-id]")]
  .filter((one) => getComputedStyle(one).outlineStyle !== "none")
  .map((one) => one.dataset.id)"""

#: CSS pixels around the focus in which its ring lies.
RING = 8

#: Of 255: what two pictures of the same may differ by.
NOISE = 4

RECOGNISED = 40
"""So far from the colour of a theme, all three of its parts together, it is still that theme."""


def shot(visit):
    """A picture of the page as it is now."""
    return pygame.image.load(io.BytesIO(visit.page.screenshot()), "shot.png").convert(24)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def theme_of(visit):
    """The theme whose ground is in the corner of the picture."""
    corner = shot(visit).get_at((1, 1))[:3]

    def off(theme):
        return sum(abs(a - b) for a, b in zip(corner, theme.table_edge, strict=True))

    theme = min(THEMES.values(), key=off)
    return theme.name if off(theme) < RECOGNISED else None


def until_theme(visit, name):
    """Wait until the game has handed the page the colours of a theme, and is drawn in them."""
    ground = "rgb({} {} {})".format(*THEMES[name].table)
    visit.until_read(
        f"the theme is {name}",
        f'document.getElementById("game").style.getPropertyValue("--ground") === "{ground}"',
    )
    visit.until_steady()
    assert theme_of(visit) == name


def bars_of(visit):
    """The colours in which the browser may paint what is round the page."""
    metas = "[...document.querySelectorAll('meta[name=theme-color]')]"
    return set(visit.read(f"{metas}.map((meta) => meta.content)"))


def test_auto_follows_the_system_to_dark_colours_and_back(visit):
    until_theme(visit, "light-wood")
    visit.page.emulate_media(color_scheme="dark")
    until_theme(visit, "dark-wood")
    assert bars_of(visit) == {"rgb({} {} {})".format(*THEMES["dark-wood"].table)}
    visit.page.emulate_media(color_scheme="light")
    until_theme(visit, "light-wood")


def test_contrast_comes_before_dark_colours(visit):
    visit.page.emulate_media(color_scheme="dark", contrast="more")
    until_theme(visit, "high-contrast")
    visit.page.emulate_media(color_scheme="dark", contrast="no-preference")
    until_theme(visit, "dark-wood")


def test_where_the_system_is_dark_nothing_light_is_shown_before_the_game(faulty_server, new_visit):
    visit = new_visit(color_scheme="dark")
    with faulty_server.holding("game.pack.wasm"):
        visit.page.goto(faulty_server.address() + "?test=1", wait_until="commit")
        visit.page.locator("#progress").wait_for()
        assert theme_of(visit) == "dark-wood"
    visit.until_menu()
    until_theme(visit, "dark-wood")


def differing(visit):
    """Where the page differs from what the game draws: boxes in CSS pixels."""
    visit.hold()
    whole = shot(visit)
    visit.read(HIDE)
    drawn = shot(visit)
    visit.read(SHOW)
    visit.go_on()
    # Marked is what is alike.
    alike = pygame.mask.from_threshold(whole, (0, 0, 0), (NOISE, NOISE, NOISE, 255), drawn)
    alike.invert()
    return alike.get_bounding_rects()


def around(target):
    """The room of a target and of the ring around it."""
    box = pygame.Rect(*(round(target[side]) for side in ("x", "y", "width", "height")))
    return box.inflate(2 * RING, 2 * RING)


SCREENS = {
    "menu": (),
    "setup": ("setup:kalah",),
    "settings": ("settings",),
    "table": ("play:kalah",),
}
"""By scene, what is pressed to get there."""


@pytest.mark.parametrize("scene", SCREENS)
def test_where_the_system_paints_all_only_the_focus_has_an_outline(visit, scene):
    visit.page.emulate_media(forced_colors="active")
    until_theme(visit, "high-contrast")
    for target in SCREENS[scene]:
        visit.click(target)
    visit.until_scene(scene)
    visit.until_steady()
    assert visit.read(OUTLINED) == []
    assert differing(visit) == []
    for _ in range(2):
        visit.press("Tab")
        visit.until_steady()
        focused = visit.target(visit.focused())
        assert visit.read(OUTLINED) == [focused["id"]]
        boxes = differing(visit)
        assert all(around(focused).contains(box) for box in boxes), (focused, boxes)


def test_where_the_system_paints_all_a_field_shows_what_is_typed_as_the_game_would(visit):
    visit.page.emulate_media(forced_colors="active")
    until_theme(visit, "high-contrast")
    visit.click("setup:kalah")
    visit.until_scene("setup")
    visit.click("name:0")
    visit.page.keyboard.type("Asha")
    typed = {"id": "name:0", "text": "Asha"}
    visit.until(
        "the name is there", lambda now: any(typed.items() <= t.items() for t in now["targets"])
    )
    field = visit.page.locator('[data-id="name:0"]')
    style = field.evaluate("(one) => [getComputedStyle(one).color, getComputedStyle(one).opacity]")
    assert style == ["rgb(255, 255, 255)", "1"]
    box = around(visit.target("name:0"))
    picture = shot(visit).subsurface(box)
    assert pygame.transform.average_color(picture)[0] < 80, "a white box"

"""Acceptance cases 14 and 23: a whole game, by each of the ways there are to play it."""

from game.i18n.catalogue import Catalogue
from game.rules.registry import make
from tests.web.browser.kalah_player import set_up_small
from tests.web.browser.rig import PATIENCE

#: More presses of Tab than any screen has stops.
MANY_STOPS = 60

#: What the game says, as a person reads it.
words = Catalogue.load(["en"]).text

SEATS = [words(f"table.kalah.seat-{seat}") for seat in (0, 1)]

#: What each name of a button says of seat, house and seeds, for as many as there can be.
HOUSES = {
    words("table.kalah.house", seat=SEATS[seat], house=house, count=count): (seat, house, count)
    for seat in (0, 1)
    for house in (1, 2, 3)
    for count in range(13)
}


def test_a_whole_game_by_clicks_on_the_canvas(visit):
    match = set_up_small(visit)
    match.play_out()
    visit.click("menu")
    visit.until_menu()


def test_a_whole_game_by_the_keyboard_alone(visit):
    def press(identity):
        """Walk to a button by Tab and press it."""
        visit.target(identity)
        for _ in range(MANY_STOPS):
            if visit.focused() == identity:
                break
            visit.press("Tab")
        else:
            raise AssertionError(f"Tab never reaches {identity}")
        visit.press("Enter")

    match = set_up_small(visit, activate=press)
    match.play(match.legal()[0], press)
    match.play_out(lambda place: visit.press(place[-1]))
    press("menu")
    visit.until_menu()


def test_a_whole_game_by_buttons_and_the_live_region_alone(visit):
    """What a screen reader gives a person: roles, names, and what is spoken. No `targets`."""
    page = visit.page

    def button(name):
        return page.get_by_role("button", name=name, exact=True)

    def press(name):
        """Press a button, and wait until something is said."""
        before = visit.spoken()
        button(name).press("Enter")
        return spoken_after(before)

    def spoken_after(before, region="polite"):
        page.wait_for_function(
            "([id, before]) => document.getElementById(id).textContent.trim() !== before",
            arg=[region, before],
            timeout=PATIENCE * 1000,
        )
        return visit.spoken(region)

    def houses_of(seat):
        """The buttons of a side's houses that hold seeds, by what their names say."""
        names = [found.get_attribute("aria-label") for found in page.get_by_role("button").all()]
        houses = [(name, HOUSES[name]) for name in names if name in HOUSES]
        return [(name, house) for name, (owner, house, count) in houses if owner == seat and count]

    press(words("menu.setup-of", game=words("menu.game.kalah")))
    for field, default, wanted in (("houses", 6, 3), ("seeds", 4, 2)):
        for value in range(default, wanted, -1):
            press(words("setup.less", field=words(f"setup.kalah.{field}"), value=value))
    line = press(words("setup.start"))
    game = make("kalah", {"houses": 3, "seeds": 2})
    position = game.start(0)
    while game.outcome(position) is None:
        visit.until_idle()
        seat = game.to_move(position)
        turns = [words(key, player=SEATS[seat]) for key in ("table.to-move", "table.turn-first")]
        assert any(turn in line for turn in turns), line
        name, house = houses_of(seat)[-1]
        position, _ = game.play(position, house)
        line = press(name)
    result = spoken_after("", "urgent")
    for seat, score in game.outcome(position).scores.items():
        assert f"{SEATS[seat]} {score}" in result
    button(words("result.menu")).press("Enter")
    button(words("menu.play", game=words("menu.game.kalah"))).wait_for()

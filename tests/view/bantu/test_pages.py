import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.rules.registry import make
from game.view.bantu.pages import pages

WORDS = Catalogue.load(["en"])


def test_short_and_team_have_pages_when_they_are_in_force():
    def headings(options):
        return {page.heading for page in pages(make("bantu", options).options)}

    assert "howto.bantu.short.title" not in headings({})
    assert "howto.bantu.short.title" in headings({"short": True})
    assert "howto.bantu.team.title" in headings({"players": 4, "team": True})
    assert "reconstruction" in WORDS.text("howto.bantu.board")


def test_the_short_team_game_says_how_many_pieces_a_team_has():
    options = make("bantu", {"players": 4, "team": True, "short": True}).options
    team = next(page for page in pages(options) if page.key == "team")
    assert "six pieces" in WORDS.text(team.text)
    options = make("bantu", {"players": 4, "team": True}).options
    team = next(page for page in pages(options) if page.key == "team")
    assert "eight pieces" in WORDS.text(team.text)


def told(key, **options):
    page = next(page for page in pages(make("bantu", options).options) if page.key == key)
    return unemphasised(WORDS.text(page.text))


@pytest.mark.parametrize("short", [False, True])
def test_in_the_team_game_it_is_a_team_that_wins(short):
    team = {"players": 4, "team": True, "short": short}
    assert "first team" in told("finish", **team)
    assert "The team" in told("aim", **team)
    assert "first player" in told("finish", short=short)


def test_the_short_game_tells_nothing_of_pieces_that_it_has_not():
    assert "4 and 4 make 13" in told("row")
    assert "4" not in told("row", short=True)
    assert "first wins" in told("short", short=True)
    assert "wins" not in told("short", short=True, team=True, players=4)

from game.i18n.catalogue import Catalogue
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

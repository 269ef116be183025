import pytest

from game.i18n.catalogue import Catalogue
from game.rules.registry import make
from game.view.bantu.pages import pages
from tests.view.bantu.positions import KINDS

WORDS = Catalogue.load(["en"])


@pytest.mark.parametrize("options", KINDS)
def test_every_figure_is_a_position_and_its_move_is_legal(options):
    for page in pages(make("bantu", options).options):
        game = make("bantu", {**options, **page.options})
        position = game.position_from_text(page.position)
        if page.move is not None:
            assert game.why_not(position, game.move_from_text(page.move)) is None
        assert WORDS.text(page.text) != page.text


def test_short_and_team_have_pages_when_they_are_in_force():
    def headings(options):
        return {page.heading for page in pages(make("bantu", options).options)}

    assert "howto.bantu.short.title" not in headings({})
    assert "howto.bantu.short.title" in headings({"short": True})
    assert "howto.bantu.team.title" in headings({"players": 4, "team": True})
    assert "reconstruction" in WORDS.text("howto.bantu.board")

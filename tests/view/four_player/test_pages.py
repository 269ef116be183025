import pytest

from game.i18n.catalogue import Catalogue
from game.rules.registry import make
from game.view.four_player.pages import pages

WORDS = Catalogue.load(["en"])


def every_options():
    for players in (2, 3, 4):
        for bits in range(32):
            yield players, [v for i, v in enumerate((2, 3, 4, 5, 6)) if bits >> i & 1]


@pytest.mark.parametrize(("players", "variations"), list(every_options()))
def test_how_to_play_has_figures_that_can_be_played_and_words_for_all(players, variations):
    if players == 3 and {3, 5} <= set(variations):
        return
    options = make("four-player", {"players": players, "variations": variations}).options
    for page in pages(options):
        assert page.heading in WORDS
        assert page.text in WORDS
        game = make("four-player", {**options, **page.options})
        position = game.position_from_text(page.position)
        if page.move is not None:
            assert game.why_not(position, game.move_from_text(page.move)) is None


def test_how_to_play_tells_the_variations_in_force():
    def keys(**options):
        return {page.text for page in pages(make("four-player", options).options)}

    base = keys()
    assert "howto.four-player.capture" in base
    assert "howto.four-player.stop" not in base
    assert "howto.four-player.stop" in keys(variations=[4, 5])
    assert "howto.four-player.capture.none" in keys(players=3, variations=[3])
    assert "howto.four-player.end.cleared" in keys(variations=[2])

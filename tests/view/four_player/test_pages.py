from game.rules.registry import make
from game.view.four_player.pages import pages


def test_how_to_play_tells_the_variations_in_force():
    def keys(**options):
        return {page.text for page in pages(make("four-player", options).options)}

    base = keys()
    assert "howto.four-player.capture" in base
    assert "howto.four-player.stop" not in base
    assert "howto.four-player.stop" in keys(variations=[4, 5])
    assert "howto.four-player.capture.none" in keys(players=3, variations=[3])
    assert "howto.four-player.end.cleared" in keys(variations=[2])
    assert {"howto.four-player.stays", "howto.four-player.capture.stays"} <= keys(variations=[4])
    assert "howto.four-player.advice" not in keys(variations=[6])

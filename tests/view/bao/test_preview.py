import pytest

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Place
from game.view.registry import VIEWS
from tests.view.bao.positions import sampled

VIEW = VIEWS["bao"]


@pytest.mark.parametrize(
    ("preset", "number"), [("printed", 80), ("kiswahili", 80), ("kujifunza", 40)]
)
def test_previews_agree_with_the_result_of_every_legal_move(preset, number):
    words = Catalogue.load(["en"])
    for game, position in sampled(21, number, preset):
        before, mover = VIEW.contents(game, position), position.to_move
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            result, preview = VIEW.contents(game, after), VIEW.preview(events)
            assert preview.origin == Place("pit", (mover, move.pit))
            own = [place for place in before if place.at[0] == mover]
            gained = sum(result[place] - before[place] for place in own)
            assert preview.capture_count == gained
            assert bool(preview.capture_count) == move.kind.endswith("capture")
            assert all(before[place] > 0 for place in preview.captures)
            assert all(result[place] == 0 for place in preview.captures)
            assert sum(preview.losses.values()) == gained
            assert set(preview.losses) == set(preview.captures)
            assert preview.gains == {}
            assert result[preview.end] > 0
            outcome = game.outcome(after)
            assert preview.winner == (outcome.winners[0] if outcome else None)
            sentence = VIEW.teller(words, game).foretell(position, preview)
            assert sentence.startswith(
                "You capture" if preview.capture_count else "No capture (takasa)"
            )

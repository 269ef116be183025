import random

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import OptionError, Place
from game.rules.registry import make
from game.view.four_player.view import FourPlayerView

VIEW = FourPlayerView()
WORDS = Catalogue.load(["en"])


def game_of(source):
    """A game with options drawn from all there are."""
    while True:
        options = {
            "players": source.choice([2, 3, 4]),
            "seeds": source.randint(1, 9),
            "variations": [v for v in (2, 3, 4, 5, 6) if source.random() < 0.3],
        }
        try:
            return make("four-player", options)
        except OptionError:
            continue


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    source = random.Random(41)
    number = 0
    while number < 200:
        game = game_of(source)
        match, teller = Match(game, {}), VIEW.teller(WORDS, game)
        while match.legal_moves() and number < 200:
            for move in match.legal_moves():
                after, events = game.play(match.position, move)
                preview = VIEW.preview(events)
                before, result = VIEW.contents(game, match.position), VIEW.contents(game, after)
                own = Place("reservoir", (match.to_move,))
                assert VIEW.choices(game, match.position, ())[preview.origin] == move
                assert preview.over == (game.outcome(after) is not None)
                if not preview.over and preview.again:
                    assert game.to_move(after) == match.to_move
                stored = sum(event.count for event in events if event.kind == "store")
                assert result[own] == before[own] + preview.capture_count + stored
                assert all(result[place] == 0 for place in preview.captures)
                assert preview.gains.get(own, 0) == result[own] - before[own]
                assert set(preview.gains) <= {own}
                own_piece = preview.end in preview.captures
                assert sum(preview.losses.values()) == preview.capture_count - own_piece
                assert set(preview.losses) == set(preview.captures) - {preview.end}
                show = VIEW.animate(before, events, None)
                assert dict(show.contents) == result
                assert teller.foretell(match.position, preview)
                assert teller.narrate(match.position, events)
            match.play(source.choice(list(match.legal_moves())))
            number += 1

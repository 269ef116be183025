import random

from game.play.match import Match
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview_of
from game.view.registry import VIEWS


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    source = random.Random(20)
    game_view = VIEWS["kalah"]
    number = 0
    while number < 200:
        options = {"houses": source.randint(1, 9), "seeds": source.randint(1, 9)}
        game = make("kalah", {**options, "preset": source.choice(["printed", "standard"])})
        match = Match(game, {})
        while match.legal_moves() and number < 200:
            for move in match.legal_moves():
                after, events = game.play(match.position, move)
                preview = preview_of(events)
                before, result = (
                    game_view.contents(game, match.position),
                    game_view.contents(game, after),
                )
                own = Place("store", (match.to_move,))
                assert game_view.choices(game, match.position, ())[preview.origin] == move
                assert preview.again == (not preview.over and game.to_move(after) == own.at[0])
                if preview.captures:
                    assert all(result[place] == 0 for place in preview.captures)
                    assert result[own] >= before[own] + preview.capture_count
                stores = [place for place in result if place.kind == "store"]
                won = {place: result[place] - before[place] for place in stores}
                assert preview.gains == {place: count for place, count in won.items() if count}
                assert preview.end not in preview.losses
                assert all(before[place] <= lost for place, lost in preview.losses.items())
                own_seed = preview.end in preview.captures
                assert sum(preview.losses.values()) == preview.capture_count - own_seed
                if not preview.captures and not preview.over:
                    assert result[preview.end] >= 1
            match.play(source.choice(list(match.legal_moves())))
            number += 1

import random

from game.play.match import Match
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview
from game.view.registry import VIEWS


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    source = random.Random(20)
    game_view = VIEWS["kalah"]
    seen = 0
    while seen < 200:
        options = {"houses": source.randint(1, 9), "seeds": source.randint(1, 9)}
        game = make("kalah", {**options, "preset": source.choice(["printed", "standard"])})
        match = Match(game, {})
        while match.legal_moves() and seen < 200:
            for move in match.legal_moves():
                after, events = game.play(match.position, move)
                foretold = preview(events)
                before, result = (
                    game_view.contents(game, match.position),
                    game_view.contents(game, after),
                )
                own = Place("store", (match.to_move,))
                assert game_view.choices(game, match.position, ())[foretold.origin] == move
                assert foretold.again == (not foretold.over and game.to_move(after) == own.at[0])
                if foretold.captured:
                    assert all(result[place] == 0 for place in foretold.captured)
                    assert result[own] >= before[own] + foretold.taken
                if not foretold.captured and not foretold.over:
                    assert result[foretold.end] >= 1
            match.play(source.choice(list(match.legal_moves())))
            seen += 1

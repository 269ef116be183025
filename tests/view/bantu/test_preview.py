from game.rules.bantu.board import HOME
from game.rules.protocol import Place
from game.view.bantu.piece import Piece
from game.view.registry import VIEWS
from tests.view.bantu.positions import positions

VIEW = VIEWS["bantu"]


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    for game, position in positions(200, 21):
        before = VIEW.contents(game, position)
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            preview, result = VIEW.preview(events), VIEW.contents(game, after)
            piece = Piece(position.to_move, move.piece)
            assert before[preview.origin] == piece
            assert result[preview.end] == piece
            assert result[preview.origin] is None
            assert (preview.end.kind == "home") == (move.to == HOME)
            for place in preview.captures:
                assert place == preview.end
                assert result[Place("start", before[place])] == before[place]
            sent_back = {Place("start", before[place]): 0 for place in preview.captures}
            assert preview.losses == sent_back
            assert preview.gains == {}
            assert bool(preview.captures) == (before[preview.end] is not None)
            assert preview.over == (game.outcome(after) is not None)
            assert all(before[place] is None for place in preview.path[:-1])

"""Rebuilds a Kalah position from the position before a move and the move's events alone."""

from game.rules.kalah.board import KalahPosition


def rebuilt(game, before, events):
    """Return the position after `events`; they must never take what is not there."""
    board, to_move, hand = list(before.board), before.to_move, 0
    half = game.options["houses"] + 1

    def index(place):
        assert place.kind in ("house", "store")
        return half * place.at[0] + (place.at[1] - 1 if place.kind == "house" else half - 1)

    for event in events:
        if event.kind == "turn":
            to_move = event.seat
        if not event.count:
            assert event.kind in ("turn", "end", "again", "skip")
            continue
        if event.source is None:
            hand -= event.count
        else:
            board[index(event.source)] -= event.count
        if event.target is None:
            hand += event.count
        else:
            board[index(event.target)] += event.count
        assert hand >= 0
        assert min(board) >= 0
    assert hand == 0
    return KalahPosition(tuple(board), to_move)

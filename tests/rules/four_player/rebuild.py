"""Rebuilds a Four Player position from the position before a move and the move's events alone."""

from game.rules.four_player.board import hole, reservoir_of


def rebuilt(position, events):
    """The position after the events, from the position before them and nothing else."""
    board, to_move, quiet, hand = list(position.board), position.to_move, position.quiet_rounds, 0

    def index(place):
        return reservoir_of(place.at[0]) if place.kind == "reservoir" else hole(*place.at)

    for event in events:
        if event.kind in ("lift", "drop", "store", "capture"):
            if event.source is None:
                hand -= event.count
            else:
                board[index(event.source)] -= event.count
            if event.target is None:
                hand += event.count
            else:
                board[index(event.target)] += event.count
        elif event.kind == "turn":
            to_move = event.seat
        elif event.kind == "quiet":
            quiet = event.count
        else:
            assert event.kind in ("skip", "again", "end")
    assert hand == 0
    return type(position)(tuple(board), to_move, quiet)

"""Rebuilds a Bantu position from the position before a move and the move's events alone."""

from game.rules.bantu.board import HOME, START, BantuPosition


def rebuilt(game, position, events):
    """The position after the events, from the position before them and nothing else."""
    places, to_move, hand = list(position.places), position.to_move, None

    def piece_at(place):
        if place.kind == "circle":
            return places.index(game.board.circle(*place.at))
        return 4 * place.at[0] + place.at[1] - 1

    for event in events:
        if event.kind in ("lift", "enter", "capture"):
            assert event.count == 1
            taken = piece_at(event.source)
        if event.kind == "lift":
            hand, places[taken] = taken, None
        elif event.kind == "enter":
            places[taken] = game.board.circle(*event.target.at)
        elif event.kind == "capture":
            assert piece_at(event.target) == taken
            places[taken] = START
        elif event.kind == "drop":
            places[hand], hand = game.board.circle(*event.target.at), None
        elif event.kind == "finish":
            assert piece_at(event.target) == hand
            places[hand], hand = HOME, None
        elif event.kind == "turn":
            to_move = event.seat
        else:
            assert event.kind in ("step", "pass", "end")
    assert hand is None
    return BantuPosition(tuple(places), to_move)

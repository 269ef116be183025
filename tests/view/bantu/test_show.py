import random
from collections import Counter

import pytest

from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.sowing import TEMPI
from game.view.registry import VIEWS
from tests.view.bantu.positions import positions

VIEW = VIEWS["bantu"]


@pytest.mark.parametrize("tempo", [None, *TEMPI.values()])
def test_what_is_seen_at_the_end_is_the_position_after_the_move(tempo):
    source = random.Random(9)
    for game, position in positions(80, 9):
        move = source.choice(list(game.legal_moves(position)))
        after, events = game.play(position, move)
        show = VIEW.animate(VIEW.contents(game, position), events, tempo)
        for _ in range(2000):
            if show.done:
                break
            show.update(1 / 30)
        assert show.done
        assert show.flights() == []
        assert show.contents == VIEW.contents(game, after)


def test_no_piece_is_lost_or_doubled_while_it_travels():
    source = random.Random(5)
    for game, position in positions(60, 5):
        _, events = game.play(position, source.choice(list(game.legal_moves(position))))
        pieces = Counter(filter(None, VIEW.contents(game, position).values()))
        show = VIEW.animate(VIEW.contents(game, position), events, TEMPI["normal"])
        while not show.done:
            visible = Counter(filter(None, show.contents.values()))
            visible += Counter(flight.load for flight in show.flights())
            assert visible == pieces
            show.update(1 / 60)


def test_a_piece_travels_circle_by_circle_and_is_heard_rising():
    game = make("bantu")
    position = game.position_from_text("red:s,s,9.1,s/blue:s,11.2,s,s/red")
    _, events = game.play(position, game.move_from_text("3:11.2"))
    show = VIEW.animate(VIEW.contents(game, position), events, TEMPI["normal"])
    over, cues = [], []
    while not show.done:
        for flight in show.flights():
            if not flight.carried and flight.target not in over:
                over.append(flight.target)
        show.update(1 / 60)
        cues += show.cues
        show.cues.clear()
    circles = list(game.path(position, game.move_from_text("3:11.2")))
    assert over == [Place("circle", (9, 1)), *circles]
    assert [cue.kind for cue in cues] == ["lift", "step", "step", "capture", "drop", "turn"]
    assert [cue.step for cue in cues if cue.kind in ("step", "drop")] == [1, 2, 3]

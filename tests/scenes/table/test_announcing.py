"""What is announced of moves: each once, in order, with whose turn it is then."""

import pytest

from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from tests.scenes.stage import Rig, against_computer, match_of


def table(match, **kept):
    kept.setdefault("speed", "off")
    return Rig("table", {"match": match}, drawn=False, **kept)


def numbered(rig):
    """Have each turn told as "MOVER did N to M.", N and M being numbers of moves."""
    play = rig.top.play

    def turn(steps):
        numbers = range(len(play.match.turns) + 1)
        first = next(n for n in numbers if play.match.position_at(n) is steps[0][0])
        return f"{steps[0][1][0].seat} did {first} to {first + len(steps) - 1}."

    play.words.teller.turn = turn
    play.words.teller.narrate = lambda position, events: [turn([(position, events)])]
    return rig


def moves_told(rig):
    """The numbers of the moves in what was announced, in order."""
    words = " ".join(rig.said).split()
    told = []
    for at, word in enumerate(words):
        if word == "did":
            told += range(int(words[at + 1]), int(words[at + 3].rstrip(".")) + 1)
    return told


@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_each_move_of_a_match_is_announced_once_and_in_order(game, speed):
    seats = make(game).seats
    players = {seat: Player("opponent", level=1) for seat in seats[1:]}
    rig = numbered(table(Match(make(game), {seats[0]: Player(), **players}), speed=speed))
    for _ in range(4):
        play = rig.top.play
        play.make_move(play.match.legal_moves()[0])
        rig.top._look()
        rig.settle(20_000)
        assert moves_told(rig) == list(range(play.match.cursor))


def test_a_persons_own_move_is_announced_when_it_is_made_and_the_answer_when_it_was_seen():
    rig = numbered(table(match_of(0, players=against_computer()), speed="fast"))
    play = rig.top.play
    play.make_move(1)
    assert play.show.moving
    assert rig.said[-1] == "0 did 0 to 0."
    while play.status.thinking or play.show.moving:
        before = len(rig.said)
        rig.frame()
        if play.show.moving:
            assert len(rig.said) == before, "nothing is told before it was seen"
        elif play.status.person:
            break
    assert rig.said[-1].startswith("1 did 1 to ")
    assert rig.said[-1].endswith(play.status.turn_sentence())


def test_an_extra_turn_is_announced():
    rig = numbered(table(match_of(0, players=against_computer())))
    rig.top.play.make_move(3)
    assert rig.said[-1] == f"0 did 0 to 0. {rig.top.play.status.turn_sentence()}"


def test_while_a_computer_thinks_nobody_is_told_that_it_is_to_move():
    rig = numbered(table(match_of(0, players=against_computer())))
    rig.top.play.make_move(1)
    assert rig.said[-1] == "0 did 0 to 0."


def test_several_computers_are_announced_together_when_all_are_done():
    players = {0: Player(), **{seat: Player("opponent", level=1) for seat in (1, 2, 3)}}
    rig = numbered(table(Match(make("four-player"), players), speed="fast"))
    rig.top.play.make_move(1)
    before = len(rig.said)
    rig.settle(20_000)
    assert len(rig.said) == before + 1
    assert [f"{seat} did" in rig.said[-1] for seat in (1, 2, 3)] == [True] * 3


def test_of_persons_at_one_device_each_is_told_that_it_is_their_turn():
    rig = numbered(table(match_of(0)))
    rig.top.play.make_move(1)
    assert rig.said[-1] == f"0 did 0 to 0. {rig.top.play.status.turn_sentence()}"


def test_where_only_computers_play_each_move_is_announced_after_it_was_seen():
    players = {seat: Player("opponent", level=1) for seat in (0, 1)}
    rig = numbered(table(match_of(0, players=players)))
    while rig.top.play.match.cursor < 3:
        rig.frame()
    rig.key("p")
    assert moves_told(rig) == list(range(rig.top.play.match.cursor))


def test_a_move_that_is_undone_while_it_is_shown_is_not_announced_any_more():
    rig = numbered(table(match_of(0, players=against_computer()), speed="slow"))
    play = rig.top.play
    play.make_move(1)
    while not (play.show.moving and play.show.mover == 1):
        rig.frame()
    rig.key("u")
    assert moves_told(rig) == [0]
    assert "taken back" in rig.said[-1]


def test_the_last_move_is_told_in_full_and_then_the_result():
    match = match_of(-1, players={})
    last = match.turns[-1].move
    match.cursor -= 1
    del match.turns[-1]
    rig = table(match)
    sentences = rig.top.play.words.teller.narrate(
        match.position, match.game.play(match.position, last)[1]
    )
    rig.top.play.make_move(last)
    assert all(sentence in rig.said[-1] for sentence in sentences)
    rig.frame()
    rig.frame()
    assert rig.top.name == "result"


def test_where_each_lap_waits_ones_own_move_is_told_at_its_end():
    match = match_of(12, seed=5, game="bao", players=against_computer())
    game = match.game
    longest = max(match.legal_moves(), key=lambda move: len(game.play(match.position, move)[1]))
    rig = numbered(table(match, speed="fast", lap_pause=True))
    cursor = match.cursor
    rig.top.play.make_move(longest)
    assert f"did {cursor} to" not in " ".join(rig.said)
    rig.top.play.show.finish()
    assert f"did {cursor} to" in rig.said[-1]

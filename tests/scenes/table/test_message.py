"""The line of text: who is told of, what to do now, and how much of it a phone has room for."""

import pytest

from game.play.match import Player
from game.view.text.text_box import lines_of
from tests.scenes.stage import Rig, against_computer, line_of, match_of

ALONE = {0: Player("person"), **{seat: Player("opponent") for seat in (1, 2, 3)}}
FOUR = [("bantu", {"players": 4}), ("four-player", {})]
TABLES = [("kalah", {}), ("bao", {}), ("bao", {"preset": "kujifunza"}), *FOUR]


def played(game, options, turns, size=(1280, 720)):
    """A table where the person is to move after others have moved; None where it is not so."""
    players = ALONE if game in ("bantu", "four-player") else against_computer()
    match = match_of(turns, seed=turns, options=options, players=players, game=game)
    if not match.legal_moves() or match.to_move or not match.turns or not match.turns[-1].seat:
        return None
    return Rig("table", {"match": match}, size, drawn=False, speed="off")


def tables(game, options, size=(1280, 720)):
    rigs = [rig for turns in range(3, 60) if (rig := played(game, options, turns, size))]
    assert len(rigs) > 5
    return rigs


def signs(rig):
    return [said.seat for said in rig.top.view.message.said]


def test_what_to_do_now_stands_on_a_line_of_its_own_with_the_sign_of_who_is_to_do_it():
    both = [rig for rig in tables("kalah", {}) if len(rig.top.view.message.said) > 1]
    assert len(both) > 5
    for rig in both:
        told, now = rig.top.view.message.said
        assert told.text == rig.top.play.report.text
        assert now.text.startswith("Your turn. Choose")
        assert signs(rig) == [1, 0]
        lines = lines_of(rig.top.view.message.words(), rig.context.brush)[1]
        assert lines[-1] == now.text


@pytest.mark.parametrize(("game", "options"), FOUR)
def test_a_text_that_tells_of_several_has_no_sign(game, options):
    counts = set()
    for rig in tables(game, options):
        several = len(rig.top.play.report.lines) > 1
        counts.add(several)
        assert signs(rig)[0] == (None if several else rig.top.play.report.lines[0].seat)
    assert True in counts


@pytest.mark.parametrize(("game", "options"), FOUR)
def test_what_each_of_the_others_did_is_told_on_a_phone(game, options):
    told = 0
    for rig in tables(game, options, (390, 844)):
        text, lines = line_of(rig), rig.top.play.report.lines
        if len(lines) < 3 or "back" in text:
            continue
        names = [rig.top.play.words.players[each.seat].name for each in lines]
        assert all(name in text for name in names) or text.startswith("Nobody scored"), text
        told += 1
    assert told > 3


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_on_a_phone_it_takes_two_lines_at_most_and_of_several_opponents_three(game, options):
    for rig in tables(game, options, (390, 844)):
        most = 2 if len(rig.top.play.match.game.seats) == 2 else 3
        message, brush = rig.top.view.message, rig.context.brush
        words = message.words()
        assert len(lines_of(words, brush)[1]) <= most, words.text
        assert words.text == message.whole(message.said).text, "nothing is cut off"


@pytest.mark.parametrize("options", [{}, {"preset": "kujifunza"}])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_in_bao_what_may_be_played_is_always_told(options, size):
    told = [line_of(rig) for rig in tables("bao", options, size)]
    wanted = ("captures.", "akasa")
    assert [text for text in told if not any(each in text for each in wanted)] == []
    assert {each for each in wanted if any(each in text for text in told)} == set(wanted)


def test_a_move_that_is_played_again_is_told_with_the_sign_of_who_made_it():
    rig = tables("kalah", {})[0]
    rig.press("undo")
    assert line_of(rig).startswith("Move taken back. Your turn. Choose")
    assert signs(rig) == [None, 0]
    rig.press("redo")
    rig.settle()
    assert line_of(rig).startswith("Redone: Computer")
    assert signs(rig) == [1, 0]


def test_a_refusal_has_the_sign_of_whom_it_is_for():
    rig = tables("kalah", {})[0]
    rig.tap("house:1:3", "mouse")
    assert "not yours" in line_of(rig)
    assert signs(rig) == [0]


def test_with_several_persons_the_last_move_is_not_called_yours():
    players = {seat: Player("person") for seat in range(4)}
    match = match_of(0, players=players, game="four-player")
    rig = Rig("table", {"match": match}, drawn=False, speed="off")
    rig.press("pit:0:1")
    rig.settle()
    assert rig.top.view.since._heading() != "table.since-own"

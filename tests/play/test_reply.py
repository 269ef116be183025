"""What the next player did after a big mistake, against what it let him do."""

import pytest

from game.ai.thought import finished
from game.ai.turns import Gain
from game.play.mistakes import Look, mistake_of
from game.play.reply import as_it_came, fulfils, reply_to
from game.rules.registry import GAMES
from tests.play.gross_mistakes import before_mistake


def after_mistake(name):
    """A match at which a big mistake was just made, how many moves it has, and its reasons."""
    match, move = before_mistake(name)
    mistake = finished(mistake_of(Look(match.game, match.position), move))
    match.play(move)
    return match, match.cursor, mistake.reasons


@pytest.mark.parametrize("name", GAMES)
def test_it_is_known_once_the_whole_turn_is_seen(name):
    match, made, reasons = after_mistake(name)
    assert reply_to(match, made, match.cursor, reasons) is None
    while match.outcome() is None and match.to_move == reasons.foe:
        match.play(match.legal_moves()[0])
    assert reply_to(match, made, match.cursor, reasons) is not None
    assert reply_to(match, made, match.cursor - 1, reasons) is None


def test_it_counts_what_the_whole_turn_captured():
    match, made, reasons = after_mistake("kalah")
    captured = 0
    while match.outcome() is None and match.to_move == reasons.foe:
        match.play(match.legal_moves()[-1])
        events = match.turns[match.cursor - 1].events
        captured += sum(event.count for event in events if event.kind == "capture")
    assert reply_to(match, made, match.cursor, reasons).taken == captured


@pytest.mark.parametrize(
    ("reply", "allowed", "whether"),
    [
        (Gain(taken=9), Gain(taken=9), True),
        (Gain(taken=12), Gain(taken=9), True),
        (Gain(taken=8), Gain(taken=9), False),
        (Gain(taken=9), Gain(taken=9, again=1), False),
        (Gain(taken=9, again=1), Gain(taken=9, again=3), True),
        (Gain(taken=9), Gain(taken=9, nyumba=0), False),
        (Gain(), Gain(scored=3), False),
        (Gain(taken=9, scored=10), Gain(taken=9, scored=12), True),
        (Gain(), Gain(home=1), False),
        (Gain(), Gain(wins="row"), False),
    ],
)
def test_it_did_what_it_could_only_if_it_got_all_of_it(reply, allowed, whether):
    assert fulfils(reply, allowed) is whether


def test_the_numbers_told_are_those_of_the_reply():
    _, _, reasons = after_mistake("kalah")
    more = reasons.allowed.taken + 3
    assert as_it_came(reasons, Gain(taken=more, scored=99)).allowed.taken == more
    assert as_it_came(reasons, Gain(taken=more, scored=99)).allowed.scored in (0, 99)

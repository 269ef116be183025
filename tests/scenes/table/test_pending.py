"""A move that was begun is there again at the next visit."""

import pytest

from game.play.match import Player
from tests.scenes.nyumba import found
from tests.scenes.stage import Rig


def table(rig_or_match, **kept):
    return Rig("table", {"match": rig_or_match}, drawn=False, speed="off", **kept)


def ids(places):
    return [":".join((place.kind, *map(str, place.at))) for place in places]


def test_the_question_in_the_nyumba_is_asked_again_at_the_next_visit():
    match, presses = found()
    first = table(match)
    for name in ids(presses):
        first.press(name)
        first.settle()
    seen, asked = dict(first.top.play.show.contents()), set(first.moves())
    assert first.top.play.presses.bound
    again = Rig("menu", drawn=False, speed="off", storage=first.host.storage)
    again.press("continue")
    play = again.top.play
    assert play.presses.chosen == first.top.play.presses.chosen
    assert play.presses.bound
    assert dict(play.show.contents()) == seen
    assert set(again.moves()) == asked
    assert again.said[-1].startswith(play.narrator.prompt())
    before = again.top.hook_state()["turns"]
    again.press(sorted(asked)[0])
    again.settle()
    assert again.top.hook_state()["turns"] == before + 1
    assert again.top.play.match.pending == ()


@pytest.mark.parametrize("pending", [("pit:9:9",), ("pit:0:x",), ("nonsense",), ("pit:0:1",) * 9])
def test_presses_that_lead_nowhere_are_dropped(pending):
    match, _ = found()
    match.pending = pending
    rig = table(match)
    assert rig.moves()
    assert rig.top.play.match.pending == () or len(rig.top.play.match.pending) == 1
    assert not rig.top.play.presses.bound


def test_what_was_pressed_is_still_pressed_after_a_look_at_other_pages():
    match, presses = found()
    rig = table(match)
    rig.press(ids(presses)[0])
    rig.press("more")
    rig.press("close")
    assert rig.top.play.presses.chosen == presses[:1]
    rig.press("skip")
    assert rig.top.play.match.pending == ()


def test_what_was_sown_of_a_move_is_still_sown_after_the_last_turn_was_shown_again():
    match, presses = found()
    rig = table(match)
    for name in ids(presses):
        rig.press(name)
        rig.settle()
    chosen, seen = rig.top.play.presses.chosen, dict(rig.top.play.show.contents())
    rig.key("a")
    rig.settle()
    assert rig.top.play.presses.chosen == chosen
    assert rig.top.play.presses.bound
    assert dict(rig.top.play.show.contents()) == seen


def before_the_question(**kept):
    """A table at which a person has come to the question in the nyumba against a computer."""
    match, presses = found()
    match.players = {match.to_move: Player(), 1 - match.to_move: Player("opponent", level=1)}
    rig = table(match, **kept)
    for name in ids(presses):
        rig.press(name)
        rig.settle()
    assert rig.top.play.presses.bound
    return rig


@pytest.mark.parametrize("other", ["turn", "close"])
def test_after_something_else_was_done_undo_lets_go_of_the_question_and_takes_no_move_back(other):
    rig = before_the_question()
    cursor = rig.top.play.match.cursor
    rig.press("more")
    rig.press(other)
    assert rig.top.play.presses.bound
    rig.key("u")
    assert rig.top.play.match.cursor == cursor
    assert not rig.top.play.presses.chosen
    rig.key("u")
    assert rig.top.play.match.cursor < cursor


def test_undo_while_the_last_turn_is_shown_again_lets_go_of_the_question_too():
    rig = before_the_question()
    rig.context.change("speed", "slow")
    cursor = rig.top.play.match.cursor
    rig.key("a")
    assert rig.top.play.show.moving
    rig.key("u")
    assert rig.top.play.match.cursor == cursor
    assert not rig.top.play.presses.bound

"""A pointer or a focus that rests where a move was made takes nothing away from what is told."""

import pytest

from game.host.interface import Focus, Pointer
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place
from game.scenes.table.play.attention import FAR, Attention, Pointed
from tests.scenes.stage import Rig, against_computer, line_of, match_of

HOUSES = [Place("house", (0, number)) for number in range(1, 7)]


def test_it_is_given_at_first():
    assert Attention().given


@pytest.mark.parametrize(
    ("x", "y", "given"),
    [(0, 0, False), (FAR - 0.1, 0, False), (0, 1 - FAR, False), (FAR, 0, True), (3, -3, True)],
)
def test_a_pointer_that_has_moved_far_enough_since_the_move_gets_it(x, y, given):
    attention = Attention()
    attention.pointer_at(100, 100)
    attention.rest()
    assert not attention.given
    assert attention.pointer_at(100 + x, 100 + y) == given
    assert attention.given == given


def test_many_small_steps_lead_far_and_a_trembling_hand_does_not():
    attention = Attention()
    attention.pointer_at(100, 100)
    attention.rest()
    for step in range(50):
        attention.pointer_at(100 + step % 3, 100 - step % 3)
    assert not attention.given
    for step in range(5):
        attention.pointer_at(100 + step, 100)
    assert attention.given


def test_it_stays_given_until_the_next_move():
    attention = Attention()
    attention.pointer_at(100, 100)
    attention.rest()
    attention.pointer_at(200, 100)
    assert not attention.pointer_at(100, 100), "it was given before"
    assert attention.given
    attention.rest()
    assert not attention.given
    assert not attention.pointer_at(101, 100)


def test_a_pointer_that_was_never_seen_comes_on_purpose():
    attention = Attention()
    attention.rest()
    assert attention.pointer_at(5, 5)


def test_a_focus_that_has_moved_gets_it():
    attention = Attention()
    attention.rest()
    attention.give()
    assert attention.given


def test_what_is_under_the_pointer_comes_before_what_has_the_focus():
    pointed = Pointed(HOUSES[0], HOUSES[1])
    assert pointed.legal(HOUSES) == HOUSES[0]
    assert pointed.legal(HOUSES[1:]) == HOUSES[1]
    assert pointed.legal(HOUSES[2:]) is None


# At the table


def table(players=None, **kept):
    match = match_of(0, players=players)
    return Rig("table", {"match": match}, **{"speed": "off", "drawn": False, **kept})


def line(rig):
    rig.frame()
    return line_of(rig)


def played_by_mouse(rig):
    """South's move, made by the mouse, which stays where it is: it is North's turn now."""
    rig.tap("house:0:1", "mouse")
    rig.settle()
    return rig.middle("house:0:1")


def why_not(rig):
    """Why the house that was played cannot be pressed now."""
    return rig.top.play.narrator.why_not(HOUSES[0])


def report(rig):
    text = rig.top.play.report.text
    assert text
    return text


def test_a_pointer_at_rest_leaves_the_report_and_its_marks():
    rig = table()
    x, y = played_by_mouse(rig)
    assert line(rig).startswith(report(rig))
    rig.send(Pointer("move", x + 2, y + 2))
    assert line(rig).startswith(report(rig))
    assert rig.top.hook_state()["preview"] is None


def test_a_pointer_that_moves_on_a_legal_house_previews_it_and_gives_the_line_back():
    rig = table()
    played_by_mouse(rig)
    x, y = rig.middle("house:1:3")
    rig.send(Pointer("move", x, y))
    forecast = line(rig)
    assert not forecast.startswith(report(rig))
    assert rig.top.hook_state()["preview"]["text"] == forecast
    assert rig.top.hook_state()["report"] == report(rig), "it is told to the test rig all the time"
    rig.send(Pointer("move", x, 5))
    assert line(rig).startswith(report(rig))


def test_the_house_under_a_pointer_is_previewed_as_soon_as_it_has_moved_far_enough():
    rig = table()
    x, y = played_by_mouse(rig)
    rig.key("u")
    rig.frame()
    assert "house:0:1" in rig.moves()
    rig.send(Pointer("move", x + 2, y))
    rig.frame()
    assert rig.top.hook_state()["preview"] is None
    rig.send(Pointer("move", x + 5, y))
    rig.frame()
    assert rig.top.hook_state()["preview"] is not None


def test_a_press_too_many_is_refused_aloud_and_does_not_hide_the_report():
    rig = table()
    x, y = played_by_mouse(rig)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    assert rig.said[-1] == why_not(rig)
    assert line(rig).startswith(report(rig))


def test_who_presses_again_reads_why_it_is_refused():
    rig = table()
    x, y = played_by_mouse(rig)
    for _ in range(2):
        rig.send(Pointer("down", x, y), Pointer("up", x, y))
    assert line(rig) == rig.said[-1]
    assert line(rig) == why_not(rig)


def test_a_refusal_goes_once_the_pointer_is_elsewhere():
    rig = table()
    played_by_mouse(rig)
    rig.tap("store:0", "mouse")
    assert line(rig) == rig.said[-1]
    assert line(rig) != report(rig)
    rig.send(Pointer("move", 2, 2))
    assert line(rig).startswith(report(rig))


@pytest.mark.parametrize("then", ["the focus moves", "a move", "undo", "another refusal"])
def test_a_refusal_goes_with_the_next_thing_that_is_done(then):
    rig = table()
    played_by_mouse(rig)
    rig.tap("store:0")
    refusal = line(rig)
    assert refusal == rig.said[-1]
    if then == "the focus moves":
        rig.key("ArrowLeft")
    elif then == "a move":
        rig.tap(rig.moves()[0])
    elif then == "undo":
        rig.key("u")
    else:
        rig.tap("house:0:2")
    assert line(rig) != refusal


def test_a_focus_that_stays_where_the_move_was_made_previews_nothing_until_it_moves():
    rig = table()
    rig.send(Focus("house:0:1"))
    rig.key("Enter")
    rig.settle()
    assert rig.top.focus == "house:0:1"
    rig.key("u")
    assert "house:0:1" in rig.moves()
    rig.frame()
    assert rig.top.hook_state()["preview"] is None
    rig.send(Focus("house:0:1"))
    rig.frame()
    assert rig.top.hook_state()["preview"] is None
    rig.send(Focus("house:0:2"))
    rig.frame()
    assert rig.top.hook_state()["preview"] is not None


def test_a_digit_of_an_empty_house_says_why_at_once():
    rig = table()
    rig.tap("house:0:3", "mouse")  # ends in the store: South moves again
    rig.key("3")
    assert "empty" in line(rig)


def test_a_hint_stays_until_something_is_pressed_and_makes_room_for_previews():
    rig = table()
    played_by_mouse(rig)
    rig.key("h")
    rig.settle()
    hint = line(rig)
    assert hint.startswith("Try house")
    rig.send(Pointer("move", *rig.middle("house:1:3")))
    assert line(rig) != hint
    rig.send(Pointer("move", 2, 2))
    assert line(rig) == hint
    rig.tap(rig.moves()[0])
    rig.settle()
    assert line(rig) != hint


def test_a_note_of_what_was_done_goes_when_somebody_points_elsewhere():
    rig = table()
    played_by_mouse(rig)
    rig.tap(rig.moves()[0], "mouse")
    rig.settle()
    rig.tap("undo", "mouse")
    undone = rig.context.words.text("table.undone")
    assert line(rig) == f"{undone} {rig.top.play.status.turn_sentence()}"
    rig.send(Pointer("move", 640, 5))
    assert line(rig).startswith(report(rig))


def test_what_to_press_next_follows_where_there_is_room():
    rig = table()
    played_by_mouse(rig)
    prompt = rig.top.play.status.turn_sentence()
    wide = line(rig)
    assert wide == f"{report(rig)} {prompt}"
    small = table(size=(320, 480), text="larger")
    small.top.play.words.teller.turn = lambda _steps: "A very long story of many seeds. " * 5
    small.top.play.words.teller.gains = lambda _turns: ("A story of many seeds.",)
    small.top.play.make_move(1)
    small.top._look()
    small.settle()
    assert line(small).startswith(small.top.play.report.texts[1])


def test_while_a_move_of_two_presses_is_made_the_line_says_what_to_press():
    match = match_of(4, game="bao", players=against_computer())
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.settle()
    told = unemphasised(report(rig))
    rig.press(rig.moves()[0])
    assert line(rig) == rig.top.play.narrator.prompt() != told
    rig.key("Escape")
    assert line(rig).startswith(told)


def test_at_the_end_the_line_says_how_it_ended():
    rig = Rig("table", {"match": match_of(-1, players=against_computer())}, speed="off")
    assert rig.top.play.report.text
    assert "over" in rig.top.play.line(Pointed())

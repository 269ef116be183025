"""Big mistakes pointed out at the table, with a way to take them back."""

import re

import pytest

from game.i18n.emphasis import unemphasised
from game.play.match import Match, Player
from game.play.mistakes import GENTLEST
from game.rules.registry import GAMES, make
from game.scenes.table.bar import UNDO_PLACE
from game.scenes.table.play.changes import redo, undo
from game.view.board.place_id import place_id
from game.view.text.text_box import fits
from tests.play.gross_mistakes import before_mistake
from tests.scenes.stage import Rig, against_computer, line_box
from tests.window_sizes import SIZES

every_game = pytest.mark.parametrize("name", GAMES)


def advice(rig):
    """What is pointed out, as a test rig is told it."""
    return rig.top.hook_state()["advice"]


def press_move(rig, move):
    """Press all of a move of the person."""
    match = rig.top.play.match
    view = rig.top.play.current.game_view
    for place in view.way_to(match.game, match.position, move):
        rig.press(place_id(place))
        if rig.top.play.match.cursor == match.cursor and rig.top.play.presses.bound:
            rig.settle()


def blundered(name, level=0, settles=True, **settings):
    """A table at which a big mistake was just made; with it the number of moves before it."""
    match, move = before_mistake(name, level)
    settings = {"speed": "off", "drawn": False, **settings}
    rig = Rig("table", {"match": match}, **settings)
    rig.frame()
    before = match.cursor
    press_move(rig, move)
    if settles:
        rig.settle()
    return rig, before


@every_game
def test_it_is_pointed_out_after_the_move_and_the_reply_follows_by_itself(name):
    rig, before = blundered(name)
    match = rig.top.play.match
    assert match.cursor >= before + len(match.game.seats), "all others have answered"
    assert rig.top.play.status.person
    remark = advice(rig)
    assert remark["kind"] == "mistake"
    assert re.match("Your move let |After your move .+ could have ", remark["text"])
    assert remark["text"].endswith("Take it back?")
    told = [text for text in rig.said if text.endswith("Take it back?")]
    assert len(told) == 1, "it is said once, however it reads when the reply has come"
    assert told[0] != rig.said[0]
    assert rig.targets()["take-back"].name == "Take back"


def replied(taken):
    """A table of Kalah at which the reply to a big mistake took all that it could, or nothing."""
    rig, _ = blundered("kalah", settles=False)
    match, remarks = rig.top.play.match, rig.top.play.remarks
    rig.top.play.opponent.halt()
    rig.settle()
    reasons, at = remarks._pointed._mistake.reasons, match.cursor
    before = advice(rig)
    turns = list(whole_turns(match.game, match.position))
    gains = [(sum(again for _, again, _ in turn), sum(n for *_, n in turn)) for turn in turns]
    best = gains.index(max(gains) if taken else min(gains))
    for move, *_ in turns[best]:
        rig.top.play.make_move(move)
        rig.frame()
    assert match.cursor > at
    rig.settle()
    return rig, before["text"], reasons


def whole_turns(game, position, before=()):
    """All turns of the player to move at Kalah: moves, each with whether it gives another move and
    what it captures."""
    seat = game.to_move(position)
    for move in game.legal_moves(position):
        after, events = game.play(position, move)
        captured = sum(event.count for event in events if event.kind == "capture")
        again = any(event.kind == "again" for event in events)
        turn = (*before, (move, again, captured))
        if again and game.to_move(after) == seat and game.outcome(after) is None:
            yield from whole_turns(game, after, turn)
        else:
            yield turn


def test_before_the_reply_it_says_what_can_happen_and_after_it_what_could_have_happened():
    rig, before, reasons = replied(taken=False)
    assert before.startswith("Your move lets the computer ")
    assert f"capture {reasons.allowed.taken} " in before
    after = advice(rig)["text"]
    assert after.startswith("After your move the computer could have ")
    assert f"captured {reasons.allowed.taken} " in after


def test_after_a_reply_that_did_it_it_says_so():
    rig, _, reasons = replied(taken=True)
    told = advice(rig)["text"]
    assert told.startswith("Your move let the computer ")
    count = int(re.search(r"capture (\d+)", told)[1])
    assert count >= reasons.allowed.taken


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_places_it_is_about_are_marked(name, size):
    rig, _ = blundered(name, size=size)
    by_place = {place: id_ for id_, place in rig.top.view.picture.places.items()}
    looks = rig.top.view.picture.appearances
    marks = {"warned", "robbed", "earlier-robbed"}
    marked = {by_place[place] for place, look in looks.items() if marks & look.marks}
    places = set(advice(rig)["places"]) & set(by_place.values())
    assert places <= marked
    assert places
    named = {id_ for id_, each in rig.targets().items() if each.name.endswith(", pointed out")}
    assert named <= places
    rig.tap("take-back")
    rig.settle()
    assert not any("warned" in look.marks for look in rig.top.view.picture.appearances.values())


@every_game
@pytest.mark.parametrize("way", ["button", "key"])
def test_taking_it_back_takes_the_reply_too(name, way):
    rig, before = blundered(name)
    match = rig.top.play.match
    if way == "button":
        rig.tap("take-back")
    else:
        rig.key("u")
    rig.settle()
    assert match.cursor == before
    assert rig.top.play.status.person
    assert advice(rig) is None
    assert "take-back" not in rig.targets()
    assert rig.moves()


def test_it_can_be_taken_back_before_the_reply():
    rig, before = blundered("kalah", settles=False)
    match = rig.top.play.match
    for _ in range(500):
        if advice(rig):
            break
        rig.frame(dt=0.0)
    assert match.cursor == before + 1, "the computer waits yet"
    assert "take-back" in rig.targets()
    rig.tap("take-back")
    assert match.cursor == before
    for _ in range(5):
        rig.frame()
    assert match.cursor == before


@every_game
def test_it_goes_with_the_next_own_move(name):
    rig, _ = blundered(name)
    at, first = rig.top.play.match.cursor, advice(rig)
    while rig.top.name == "table" and rig.top.play.match.cursor == at:
        rig.press(rig.moves()[0])
    assert rig.top.name == "result" or advice(rig) != first
    assert rig.top.name == "result" or "take-back" not in rig.targets()


def test_playing_it_once_more_tells_it_once_more_and_redoing_it_does_not():
    rig, before = blundered("kalah")
    rig.tap("take-back")
    redo(rig.top.play)
    rig.settle()
    assert rig.top.play.match.cursor > before
    assert advice(rig) is None
    undo(rig.top.play)
    rig.settle()
    press_move(rig, before_mistake("kalah")[1])
    rig.settle()
    assert advice(rig)["kind"] == "mistake"


def test_the_best_move_is_met_with_silence():
    match, move = before_mistake("kalah")
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.frame()
    best = blundered("kalah")[0].top.play.remarks
    assert best.now is not None
    others = [other for other in match.legal_moves() if other != move]
    quiet = []
    for other in others:
        again, _ = before_mistake("kalah")
        rig = Rig("table", {"match": again}, speed="off", drawn=False)
        rig.frame()
        press_move(rig, other)
        rig.settle()
        quiet.append(advice(rig) is None)
    assert any(quiet)


def test_it_is_told_when_it_is_known_however_fast_the_person_moves():
    match, move = before_mistake("kalah")
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    turns = match.cursor
    press_move(rig, move)
    assert match.cursor == turns + 1, "no press waits"
    rig.settle()
    assert advice(rig)["kind"] == "mistake"


def test_it_is_begun_while_the_person_thinks():
    match, _ = before_mistake("kalah")
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    for _ in range(400):
        rig.frame()
    watch = rig.top.play.remarks._watch
    assert watch._look.analysis is not None
    assert not rig.top.busy(), "nobody waits for it"


def test_who_comes_back_to_the_table_is_not_thought_about_again():
    match, _ = before_mistake("kalah")
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.settle()
    rig.frame()
    look = rig.top.play.remarks._watch._look
    rig.press("more")
    rig.press("close")
    for _ in range(5):
        rig.frame()
    assert rig.top.play.remarks._watch._look is look


@pytest.mark.parametrize("level", range(7))
def test_it_is_pointed_out_against_the_two_lowest_levels(level):
    match, move = before_mistake("kalah", level)
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.frame()
    press_move(rig, move)
    for _ in range(300):
        if advice(rig) or not rig.top.play.remarks.busy:
            break
        rig.frame(dt=0.0)
    assert (advice(rig) is not None) == (level in GENTLEST) == (level <= 1)


def test_the_setting_turns_it_off():
    rig, _ = blundered("kalah", mistakes=False)
    assert advice(rig) is None
    assert rig.top.play.remarks._watch._look is None, "nothing is even looked at"


def test_the_setting_stands_among_those_of_the_table():
    rig = Rig("settings")
    assert rig.targets()["mistakes:toggle"].pressed is True
    rig.tap("mistakes:toggle")
    assert rig.context.settings.mistakes is False


@pytest.mark.parametrize("kind", ["persons", "link"])
def test_persons_among_themselves_are_told_nothing(kind):
    match, move = before_mistake("kalah")
    match.players = dict.fromkeys(match.players, Player())
    match.side = 0 if kind == "link" else None
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.frame()
    press_move(rig, move)
    rig.settle()
    assert advice(rig) is None
    assert rig.top.play.remarks._watch._look is None


def test_where_only_computers_play_nothing_is_told():
    match = Match(make("kalah"), {seat: Player("opponent", level=0) for seat in (0, 1)})
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    for _ in range(200):
        rig.frame()
    assert rig.top.name == "result" or advice(rig) is None


@pytest.mark.parametrize("motion", ["on", "off"])
def test_it_comes_with_and_without_animation(motion):
    rig, _ = blundered("kalah", speed="fast", motion=motion)
    assert advice(rig)["kind"] == "mistake"


def test_while_the_own_move_is_seen_nothing_is_pointed_out():
    rig, _ = blundered("kalah", settles=False, speed="slow")
    assert rig.top.play.show.moving
    for _ in range(20):
        rig.frame()
        assert rig.top.play.show.moving
        assert advice(rig) is None
        assert "take-back" not in rig.targets()


def test_what_happened_stays_told_and_marked():
    rig, _ = blundered("kalah")
    report = rig.top.hook_state()["report"]
    assert report.startswith("Computer")
    marks = {m for look in rig.top.view.picture.appearances.values() for m in look.marks}
    assert {"from", "last"} <= marks


def test_a_hint_borrows_the_line_and_gives_it_back():
    rig, _ = blundered("kalah", size=(390, 844))
    before = advice(rig)
    rig.key("h")
    rig.settle()
    assert "Try" in unemphasised(rig.top.view.message.text)
    rig.key("Escape")
    assert rig.top.name == "menu" or advice(rig) == before


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 480)])
def test_it_can_be_read(name, size):
    rig, _ = blundered(name, size=size)
    view, remark = rig.top.view, advice(rig)
    if view.bubble is not None:
        assert unemphasised(view.bubble.text) == remark["text"]
    else:
        shown = [unemphasised(each.text) for each in view.message.said]
        whole = remark["text"].removesuffix(" Take it back?")
        brief = whole.replace("After your move the", "The")
        texts = (remark["text"], whole, *([brief] if size == (320, 480) else []))
        assert set(texts) & set(shown)
        assert fits(line_box(rig), rig.context.brush)
        assert unemphasised(line_box(rig).text).endswith(texts), "it is not cut off"
    assert "take-back" in rig.targets()


@pytest.mark.parametrize("size", SIZES)
def test_the_button_is_large_enough(size):
    rig, _ = blundered("kalah", size=size)
    _, _, width, height = rig.targets()["take-back"].rect
    assert min(width, height) >= 43.9


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 480)])
def test_where_the_button_stands_in_the_bar_nothing_else_there_takes_back(size):
    rig, _ = blundered("kalah", size=size)
    assert "undo" not in rig.targets()
    rig.tap("take-back")
    rig.settle()
    assert "take-back" not in rig.targets()
    assert ("undo" in rig.targets()) == (UNDO_PLACE in rig.top.view.layout.tools)


def test_beside_the_line_it_leaves_the_bar_as_it_is():
    rig, _ = blundered("kalah", size=(1280, 720))
    assert {"undo", "take-back"} <= set(rig.targets())


def test_of_a_piece_sent_back_the_place_is_where_it_stands_now():
    rig, _ = blundered("bantu")
    contents = rig.top.play.current.contents()
    places = [place for place in contents if place_id(place) in advice(rig)["places"]]
    assert places
    assert all(contents[place] is not None for place in places)


def test_a_listener_finds_it_among_the_texts():
    rig, _ = blundered("kalah")
    notes = {note.id: note.text for note in rig.top.outline().notes}
    assert notes["remark"] == advice(rig)["text"]


def test_a_new_match_begins_in_silence():
    rig, _ = blundered("kalah")
    rig.press("more")
    rig.press("restart")
    if rig.top.name == "confirm":
        rig.press("yes")
    rig.settle()
    assert rig.top.play.match.cursor == 0
    assert advice(rig) is None


def test_against_one_that_is_not_gentle_the_table_looks_as_ever():
    match = Match(make("kalah"), {**against_computer(), 1: Player("opponent", level=4)})
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    for _ in range(30):
        rig.frame()
    assert rig.top.play.remarks._watch._look is None

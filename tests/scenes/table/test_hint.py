"""Help with the move at the table, in every game and in the middle of a move."""

import re

import pygame
import pytest

from game.play.match import Match, Player
from game.rules.protocol import Place
from game.rules.registry import GAMES, make
from game.scenes.table.play.hint import HintText
from game.view.board.drawing import Appearance
from game.view.board.place_id import place_id
from game.view.text.text_box import fits
from tests.scenes.stage import Rig, against_computer, line_box, line_of, match_of
from tests.window_sizes import SIZES


def people(name):
    return Match(make(name), {seat: Player() for seat in make(name).seats})


def hinted(rig):
    """The place with the mark of the hint."""
    found = [p for p, each in rig.top.view.picture.appearances.items() if "hint" in each.marks]
    assert len(found) <= 1
    return place_id(found[0]) if found else None


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_marks_the_best_move_and_says_why(name):
    rig = Rig("table", {"match": people(name)}, speed="off")
    rig.tap("hint")
    rig.settle()
    assert re.fullmatch("Try .+: .+[.]", rig.said[-1])
    assert "{" not in rig.said[-1]
    assert line_of(rig) == rig.said[-1]
    assert hinted(rig) in rig.moves()
    assert rig.targets()[hinted(rig)].name.endswith(", the hint")


@pytest.mark.parametrize("name", GAMES)
def test_the_sentence_is_in_the_words_of_the_game(name):
    rig = Rig("table", {"match": people(name)}, speed="off", drawn=False)
    play = rig.top.play
    for _ in range(6):
        play.hint.begin()
        while (told := play.hint.step()) is None:
            pass
        move, _, why = told.spoken.removeprefix("Try ").partition(": ")
        assert ("seed" in why) <= (name in ("kalah", "bao"))
        assert not re.search(r", [A-Z]|: [A-Z]", f"{move}: {why}".replace(": Red", ":"))
        words = re.findall(r"(?:Red|Green|Blue|Yellow) \d", move)
        assert len(words) == len(set(words))
        play.match.play(play.match.legal_moves()[0])
        play.hint.cancel()


@pytest.mark.parametrize("name", GAMES)
def test_following_the_hint_makes_a_move(name):
    rig = Rig("table", {"match": people(name)}, speed="off")
    rig.key("h")
    rig.settle()
    for _ in range(8):
        if not rig.top.play.hinted():
            break
        rig.press(place_id(rig.top.play.hinted()))
        rig.settle()
    assert rig.top.hook_state()["turns"] == 1
    assert hinted(rig) is None


def goals(rig):
    """The places with the flag of a hint."""
    return [p for p, each in rig.top.view.picture.appearances.items() if "goal" in each.marks]


@pytest.mark.parametrize("turns", [0, 9])
def test_in_bantu_a_hint_marks_the_circle_too_until_the_piece_is_chosen(turns):
    rig = Rig("table", {"match": match_of(turns, game="bantu", options={"players": 3})})
    rig.settle()
    rig.key("h")
    rig.settle()
    piece, circle = rig.top.play.hint._way
    assert hinted(rig) == place_id(piece)
    assert goals(rig) == [circle]
    assert f"to line {circle.at[0] + 1}" in rig.said[-1]
    if place_id(circle) in rig.targets():
        assert rig.targets()[place_id(circle)].name.endswith(", where the hint leads")
    rig.press(place_id(piece))
    rig.settle()
    assert hinted(rig) == place_id(circle)
    assert goals(rig) == []
    assert rig.targets()[place_id(circle)].name.endswith(", the hint")
    rig.key("Escape")
    rig.settle()
    assert goals(rig) == [circle]


@pytest.mark.parametrize("name", ["kalah", "four-player", "bao"])
def test_where_the_first_press_is_the_move_a_hint_marks_that_alone(name):
    rig = Rig("table", {"match": people(name)}, speed="off")
    rig.key("h")
    rig.settle()
    assert hinted(rig)
    assert goals(rig) == []


def arrows(rig):
    """The places with an arrow of a hint, and which way it shows."""
    looks = rig.top.view.picture.appearances.items()
    return {
        p: mark for p, each in looks for mark in ("hint-forth", "hint-back") if mark in each.marks
    }


def test_in_bao_a_hint_shows_the_way_too_until_it_is_pressed():
    rig = Rig("table", {"match": people("bao")}, speed="off")
    seen = set()
    for _ in range(30):
        play = rig.top.play
        if play.current.over:
            break
        rig.key("h")
        rig.settle()
        if not play.presses.bound:
            move = play.hint._move
            (place, arrow), *others = arrows(rig).items()
            assert not others
            assert arrow == ("hint-forth" if move.direction > 0 else "hint-back")
            assert place.at[0] == play.match.to_move
            if len(play.hint._way) > 1 and play.hint._way[1] == place:
                seen.add("pressed")
        rig.press(hinted(rig))
        rig.settle()
        if play.presses.bound:
            seen.add("nyumba")
            assert arrows(rig) == {}
    assert "pressed" in seen


@pytest.mark.parametrize("name", ["kalah", "four-player", "bantu"])
def test_a_hint_without_a_way_has_no_arrow(name):
    rig = Rig("table", {"match": people(name)}, speed="off")
    rig.key("h")
    rig.settle()
    assert hinted(rig)
    assert arrows(rig) == {}


@pytest.mark.parametrize("size", SIZES)
def test_the_flag_of_a_hint_stays_where_its_circle_is_drawn_again(size):
    rig = Rig("table", {"match": people("bantu")}, size=size, drawn=False)
    board = rig.top.view.picture.board
    ink = (1, 2, 3)
    for place in [Place("circle", (0, 0)), Place("circle", (17, 3)), Place("home", (0, 1))]:
        rig.surface.fill(ink)
        board.draw_place(rig.surface, place, Appearance(None, frozenset({"goal"})))
        area = board.area(place)
        drawn = pygame.mask.from_threshold(rig.surface, ink, (1, 1, 1))
        drawn.invert()
        boxes = drawn.get_bounding_rects()
        assert boxes
        assert all(area.contains(box) for box in boxes)


def test_a_hint_in_the_middle_of_a_bao_turn_is_about_what_can_still_be_done():
    """Ruling: bao.md, a lap that ends in the nyumba may be stopped or sown on."""
    rig = Rig("table", {"match": people("bao")}, speed="off")
    seen = False
    for _ in range(60):
        play = rig.top.play
        if play.current.over:
            break
        if play.presses.bound:
            seen = True
            first = play.presses.chosen
            rig.key("h")
            rig.settle()
            assert rig.said[-1].startswith("Try ")
            assert play.hint._way[: len(first)] == first
            assert play.hinted() in play.choices()
            break
        rig.press(rig.moves()[0] if rig.moves() else next(iter(map(place_id, play.choices()))))
        rig.settle()
    assert seen


@pytest.mark.parametrize("act", ["u", "t", "h", "1", "m", "Escape"])
def test_any_other_act_gives_the_hint_up_at_once(act):
    rig = Rig("table", {"match": match_of(6)}, speed="off")
    rig.key("h")
    play = rig.top.play
    assert play.hint.busy
    assert rig.top.busy()
    rig.key(act)
    assert not play.hint.busy or act == "t"  # to turn the board changes nothing about the move


def test_who_is_not_to_move_gets_no_hint():
    rig = Rig("table", {"match": match_of(-1)})
    assert "hint" not in rig.targets()
    rig.top.play.ask_hint()
    assert "over" in rig.said[-1]


def test_a_computer_that_thinks_is_not_asked():
    rig = Rig("table", {"match": match_of(0, players=against_computer())}, speed="off")
    rig.press("house:0:1")
    assert "hint" not in rig.targets()


@pytest.mark.parametrize(("size", "whole"), [((390, 844), True), ((320, 480), False)])
def test_both_reasons_are_written_where_there_is_room_for_them(size, whole):
    rig = Rig("table", {"match": match_of(8)}, size=size, speed="off")
    rig.top.play.hint.text = lambda *_: HintText("", (WHOLE, BRIEF))
    rig.press("hint")
    rig.settle()
    assert line_of(rig) == (WHOLE if whole else BRIEF)


WHOLE = "Try house 2: it captures 14 seeds, and you can lose at most 3 seeds next, not 12 of them."
BRIEF = "Try house 2: it captures 14 seeds."


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_fits_its_place(size):
    rig = Rig("table", {"match": people("bao")}, size=size, speed="off", drawn=False)
    rig.top.play.hint.begin()
    while rig.top.play.hint.busy:
        rig.top.play.update(0)
    rig.top._look()
    assert fits(line_box(rig), rig.context.brush), line_of(rig)


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
@pytest.mark.parametrize("named", [False, True])
def test_where_pits_bear_no_numbers_a_hint_names_the_star_and_says_the_number(size, named):
    rig = Rig("table", {"match": match_of(4, game="four-player")}, size=size)
    assert rig.top.play.words.teller.named, "boards of these sizes have numbers"
    rig.top.play.words.teller.named = named
    rig.press("hint")
    rig.settle()
    assert ("the pit with the star" in line_of(rig)) is not named
    assert re.match(r"Try pit \d", rig.said[-1])

"""The analysis: a value for each move, and how it stands."""

import re

import pytest

from game.host.interface import Key, Press
from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.analysis.layout import analysis_layout
from game.scenes.analysis.words import worth
from game.view.measure import measure
from game.view.text.text_box import fits
from game.view.text.type import Type
from tests.boxes import meet
from tests.cases import all_cases
from tests.scenes.analysis.rigs import after_position, first_moves, job_of, take_over, whole_kalah
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


@pytest.mark.parametrize(("value", "lead"), [(0.3, "0"), (-0.3, "0"), (2.0, "+2"), (-3.0, "-3")])
def test_only_a_lead_has_a_sign(value, lead):
    label = worth(Catalogue.load(["en"]), make("kalah"), MoveValue(1, value, False))
    assert label == f"about {lead}"


def move_ids(rig):
    return {name for name in rig.targets() if name.startswith("move:")}


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_a_value_in_words(name):
    rig = Rig("analysis", {"match": first_moves(name)})
    seen = set()
    while rig.top.at not in rig.top.job.results:
        rig.frame()
    for _ in range(20):
        seen |= move_ids(rig)
        if "further" not in rig.targets():
            break
        rig.press("further")
    assert len(seen) == len(rig.top.match.legal_moves())
    for target in rig.targets().values():
        assert "{" not in target.name
    assert "Best for " in " ".join(rig.said)


@pytest.mark.parametrize("name", ["bao", "bantu", "four-player"])
@pytest.mark.parametrize("turns", [4, 7])
def test_bar_and_best_move_tell_the_same_chances(name, turns):
    match = first_moves(name, turns, **({} if name == "bao" else {"players": 2}))
    for seat in match.game.seats:
        rig = after_position(Rig("analysis", {"match": match, "seat": seat}, drawn=False))
        worth = rig.targets()["move:0"].name.rpartition(": ")[2]
        assert re.fullmatch(r"wins about \d+ times in 100", worth)
        assert rig.targets()["bar"].name == f"{rig.top.players[match.to_move].name}: {worth}"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", ["bantu", "four-player"])
def test_bar_and_moves_are_told_for_the_player_to_move_by_name(name, seat):
    match = first_moves(name, 4, players=3)
    rig = after_position(Rig("analysis", {"match": match, "seat": seat}, drawn=False))
    mover = rig.top.players[match.to_move].name
    assert rig.targets()["bar"].name.startswith(f"{mover}: ")
    assert rig.top.verdict.label.startswith(f"{mover}: ")
    assert rig.top._summary().startswith(f"Best for {mover}: ")
    rig.press("move:1")
    assert rig.said[-1].startswith(f"For {mover}: ")
    rig.key("PageUp")
    mover = rig.top.players[match.game.to_move(match.position_at(3))].name
    assert rig.said[-1].startswith(f"After move 3 of 4: {mover} to move.")


def test_while_it_is_after_position_the_bar_says_for_whom():
    rig = Rig("analysis", {"match": match_of(7), "seat": 0}, drawn=False)
    mover = rig.top.players[rig.top.match.to_move].name
    assert rig.targets()["bar"].name == f"Working out how {mover} stands"
    assert rig.top.verdict.share is None


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_what_the_book_proves_the_bar_tells_like_the_best_move(turns):
    match = first_moves("kalah", turns)
    rig = after_position(Rig("analysis", {"match": match, "seat": 0}, drawn=False))
    best = rig.top._moves()[0]
    assert best.exact
    item = rig.top.items["move:0"]
    worth = item.name.rpartition(": ")[2]
    mover = rig.top.players[match.to_move].name
    assert re.fullmatch(r"wins by \d+ seeds?|loses by \d+ seeds?|draws", worth)
    assert rig.targets()["bar"].name == f"{mover}: {worth}"
    assert rig.top.verdict.label == f"{mover}: {item.label.rpartition(': ')[2]}"
    assert rig.top.verdict.share == (1.0 if best.value > 0 else 0.0 if best.value < 0 else 0.5)


def test_an_estimate_is_told_as_chances():
    rig = after_position(Rig("analysis", {"match": match_of(6)}, drawn=False))
    mover, share = rig.top.players[rig.top.match.to_move].name, rig.top.verdict.share
    assert not rig.top._moves()[0].exact
    assert rig.top.verdict.label == f"{mover}: {round(100 * share)}%"
    assert rig.targets()["bar"].name == (f"{mover}: wins about {round(100 * share)} times in 100")


@pytest.mark.parametrize(
    ("name", "label", "spoken"),
    [
        ("kalah", r"house \d: ", r"house \d: "),
        ("four-player", r"pit \d: ", r"pit \d: "),
        ("bao", r"[AB]\d( [a-z]+)*: ", r"pit [AB]\d(, [a-z].*)?: "),
        ("bantu", r"\d to line \d+, lane \d: ", r"Blue \d to line \d+, lane \d: "),
    ],
)
def test_moves_are_called_as_the_table_calls_them(name, label, spoken):
    options = {"players": 2} if name == "bantu" else {}
    rig = after_position(Rig("analysis", {"match": first_moves(name, 5, **options)}, drawn=False))
    for item in rig.top._move_items():
        if item.id.startswith("move:"):
            assert re.match(label, item.label)
            assert re.match(spoken, item.name)


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "team": True}], ids=str)
def test_with_more_players_it_is_told_for_one_of_them(options):
    rig = Rig("analysis", {"match": first_moves("bantu", 3, **options), "seat": 1})
    rig.settle()
    assert len(rig.top.job.assessment.standings) == 4
    assert "times in 100" in rig.targets()["bar"].name


def test_the_end_of_a_kalah_match_has_exact_values():
    game = make("kalah", {"preset": "standard"})
    start = game.position_from_text("0,0,1,0,0,1:30/0,0,1,0,0,3:12/south")
    rig = Rig("analysis", {"match": Match(game, {}, start=start)})
    rig.settle()
    proven = rig.targets()["move:0"].name.rpartition(": ")[2]
    assert proven.startswith("wins by ")
    assert rig.top.job.assessment.standings[0].exact
    assert rig.targets()["bar"].name == f"Player 1: {proven}"


def test_a_finished_match_stands_as_it_whole_kalah():
    match = whole_kalah()
    rig = Rig("analysis", {"match": match})
    rig.settle()
    won = match.outcome().winners == (0,)
    assert rig.targets()["bar"].name == f"Player 1: has {'won' if won else 'lost'}"
    assert rig.top.job.assessment.standings[-1].bar == (1.0 if won else 0.0)
    assert rig.top.job.assessment.standings[-1].exact


def test_a_move_is_shown_when_it_is_pressed():
    rig = Rig("analysis", {"match": match_of(6)})
    while rig.top.at not in rig.top.job.results:
        rig.frame()
    rig.press("move:1")
    assert rig.targets()["move:1"].pressed
    value = rig.top._moves()[1]
    assert rig.top._marks()[
        rig.top.game_view.preview(
            rig.top.match.game.play(rig.top.match.position, value.move)[1]
        ).origin
    ] >= {"chosen"}
    assert rig.said[-1].startswith(f"For Player 2: house {value.move}, ")


def test_leaving_gives_up_at_once_and_another_point_takes_over():
    rig = Rig("table", {"match": match_of(6)})
    rig.key("e")
    scene = rig.top
    assert scene.name == "analysis"
    assert scene.busy()
    rig.key("PageUp")
    assert scene.at == 5
    rig.send(Key("Escape"))
    assert rig.top.name == "table"
    assert not scene.job.busy


def test_it_is_reached_from_the_result_and_from_more():
    rig = Rig("result", {"match": match_of(-1)})
    rig.tap("review")
    assert rig.top.name == "analysis"
    rig.send(Press("back"))
    assert rig.top.name == "result"
    rig = Rig("table", {"match": match_of(6)})
    rig.tap("more")
    rig.press("analysis")
    assert rig.top.name == "analysis"


@pytest.mark.parametrize("name", ["kalah", "bao", "bantu"])
def test_it_fits_every_window(name):
    match = first_moves(name)
    worked = after_position(Rig("analysis", {"match": match}, drawn=False)).top.job
    with all_cases() as cases:
        for size in SIZES:
            with cases.of(*size):
                rig = Rig("analysis", {"match": match}, size=size, drawn=False)
                take_over(rig, worked)
                all_of_it_fits(rig)


def all_of_it_fits(rig):
    window = rig.context.measure.window
    boxes = [item.box for item in rig.top.items.values()]
    assert "move:0" in rig.top.items
    for number, box in enumerate(boxes):
        assert box.inside(window)
        assert not any(meet(box, other) for other in boxes[number + 1 :])
    for words in rig.top.words:
        assert words.box.inside(window)
        assert fits(words, rig.context.brush), words.text
    layout = rig.top.current_layout
    assert layout.graph.height >= 30
    assert layout.board.height >= 80


@pytest.mark.parametrize("name", ["Asha", "Christopher Jr", "Maximilian Wolfeschlegelsteinhaus"])
@pytest.mark.parametrize("size", SIZES)
def test_what_stands_beside_the_bar_fits_with_the_name_while_that_is_not_too_long(size, name):
    players = {seat: Player(name=name) for seat in (0, 1)}
    rig = Rig("analysis", {"match": match_of(2, players=players)}, size=size, drawn=False)
    take_over(rig, job_of(2))
    sign, room, words = rig.top.bar_parts()
    assert not meet(sign, room)
    assert fits(words, rig.context.brush)
    assert not meet(room, words.box)
    assert room.width >= 60
    assert words.text in (f"{name}: -4", "-4")
    assert len(name) > 14 or words.text.startswith(name)


def test_on_a_phone_the_labels_of_moves_leave_room_at_both_sides():
    layout = analysis_layout(measure(390, 844))
    type_ = Type()
    longest = "-10"
    assert layout.moves[0].width > type_.width(longest, "bold", 16) + 16


def test_a_finished_match_tells_who_won():
    match = whole_kalah()
    rig = Rig("analysis", {"match": match}, drawn=False)
    won = ("Player 1 wins", "Player 2 wins")[match.outcome().winners[0]]
    assert rig.said[-1] == f"Analysis. The game is over. {won}."
    assert rig.top._summary() == f"The game is over. {won}."

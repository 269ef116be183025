"""The analysis: a value for each move, how it stands, and where the match turned."""

import math
import re
from functools import cache

import pytest

from game.host.interface import Key, Press
from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue, Standing
from game.play.assessment import Assessment
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.analysis.course_words import CourseWords
from game.scenes.analysis.layout import analysis_screen
from game.scenes.analysis.words import worth
from game.view.measure import measure
from game.view.text.text_box import Words, fits
from game.view.text.type import Type
from game.view.widgets import Item, item_fits
from tests.cases import all_cases
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def played(name, turns=5, **options):
    """A match in which the first legal move was played so many times."""
    match = Match(make(name, options), {})
    for _ in range(turns):
        match.play(match.legal_moves()[0])
    return match


def ended():
    """A whole match of Kalah."""
    match = Match(make("kalah"), {})
    while match.legal_moves():
        match.play(match.legal_moves()[0])
    return match


@pytest.mark.parametrize(("value", "written"), [(0.3, "0"), (-0.3, "0"), (2.0, "+2"), (-3.0, "-3")])
def test_only_a_lead_has_a_sign(value, written):
    told = worth(Catalogue.load(["en"]), make("kalah"), MoveValue(1, value, False))
    assert told == f"about {written}"


def moves_told(rig):
    return {name for name in rig.targets() if name.startswith("move:")}


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_a_value_in_words(name):
    rig = Rig("analysis", {"match": played(name)})
    seen = set()
    while rig.top.at not in rig.top.job.known:
        rig.frame()
    for _ in range(20):
        seen |= moves_told(rig)
        if "further" not in rig.targets():
            break
        rig.press("further")
    assert len(seen) == len(rig.top.match.legal_moves())
    for target in rig.targets().values():
        assert "{" not in target.name
    assert "Best for " in " ".join(rig.said)


def worked_out(rig):
    """Let the position that is looked at be worked out, and show it."""
    while rig.top.at not in rig.top.job.known:
        rig.top.job.step()
    rig.top.relayout()
    return rig


@pytest.mark.parametrize("name", ["bao", "bantu", "four-player"])
@pytest.mark.parametrize("turns", [4, 7])
def test_bar_and_best_move_tell_the_same_chances(name, turns):
    match = played(name, turns, **({} if name == "bao" else {"players": 2}))
    for seat in match.game.seats:
        rig = worked_out(Rig("analysis", {"match": match, "seat": seat}, drawn=False))
        worth = rig.targets()["move:0"].name.rpartition(": ")[2]
        assert re.fullmatch(r"\d+ of 100 to win \(an estimate\)", worth)
        assert rig.targets()["bar"].name == f"{rig.top.names[match.to_move]}: {worth}"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", ["bantu", "four-player"])
def test_bar_and_moves_are_told_for_the_player_to_move_by_name(name, seat):
    match = played(name, 4, players=3)
    rig = worked_out(Rig("analysis", {"match": match, "seat": seat}, drawn=False))
    mover = rig.top.names[match.to_move]
    assert rig.targets()["bar"].name.startswith(f"{mover}: ")
    assert rig.top.verdict.written.startswith(f"{mover}: ")
    assert rig.top._told().startswith(f"Best for {mover}: ")
    rig.press("move:1")
    assert rig.said[-1].startswith(f"Chosen for {mover}: ")
    rig.key("PageUp")
    mover = rig.top.names[match.game.to_move(match.position_at(3))]
    assert rig.said[-1].startswith(f"After move 3 of 4: {mover} to move.")


def test_while_it_is_worked_out_the_bar_says_for_whom():
    rig = Rig("analysis", {"match": match_of(7), "seat": 0}, drawn=False)
    mover = rig.top.names[rig.top.match.to_move]
    assert rig.targets()["bar"].name == f"How it stands for {mover} is being worked out"
    assert rig.top.verdict.share is None


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_what_the_book_proves_the_bar_tells_like_the_best_move(turns):
    match = played("kalah", turns)
    rig = worked_out(Rig("analysis", {"match": match, "seat": 0}, drawn=False))
    best = rig.top._moves()[0]
    assert best.exact
    item = rig.top.items["move:0"]
    worth = item.name.rpartition(": ")[2]
    mover = rig.top.names[match.to_move]
    assert re.fullmatch(r"a proven (win by \d+ seeds?|loss by \d+ seeds?|draw)", worth)
    assert rig.targets()["bar"].name == f"{mover}: {worth}"
    assert rig.top.verdict.written == f"{mover}: {item.label.rpartition(': ')[2]}"
    assert rig.top.verdict.share == (1.0 if best.value > 0 else 0.0 if best.value < 0 else 0.5)


def test_an_estimate_is_told_as_chances():
    rig = worked_out(Rig("analysis", {"match": match_of(6)}, drawn=False))
    mover, share = rig.top.names[rig.top.match.to_move], rig.top.verdict.share
    assert not rig.top._moves()[0].exact
    assert rig.top.verdict.written == f"{mover}: {round(100 * share)}%"
    assert rig.targets()["bar"].name == (
        f"{mover}: {round(100 * share)} of 100 to win (an estimate)"
    )


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
    rig = worked_out(Rig("analysis", {"match": played(name, 5, **options)}, drawn=False))
    for item in rig.top._move_items():
        if item.id.startswith("move:"):
            assert re.match(label, item.label)
            assert re.match(spoken, item.name)


def test_the_name_of_the_graph_keeps_up_with_what_is_known():
    rig = Rig("analysis", {"match": match_of(30)})
    names, seconds = [], 0.0
    while len(names) < 4:
        rig.frame(dt=0.3)
        seconds += 0.3
        name = rig.targets()["graph"].name
        if not names or names[-1] != name:
            names.append(name)
    done = [int(re.search(r"(\d+) of 31", name)[1]) for name in names]
    assert done == sorted(done)
    assert done[-1] > 0
    assert seconds >= 2  # no more than about one name a second


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "team": True}], ids=str)
def test_with_more_players_it_is_told_for_one_of_them(options):
    rig = Rig("analysis", {"match": played("bantu", 3, **options), "seat": 1})
    rig.settle()
    assert len(rig.top.job.course.standings) == 4
    assert "of 100 to win" in rig.targets()["bar"].name


def test_the_end_of_a_kalah_match_has_exact_values():
    game = make("kalah", {"preset": "standard"})
    start = game.position_from_text("0,0,1,0,0,1:30/0,0,1,0,0,3:12/south")
    rig = Rig("analysis", {"match": Match(game, {}, start=start)})
    rig.settle()
    proven = rig.targets()["move:0"].name.rpartition(": ")[2]
    assert proven.startswith("a proven win by ")
    assert rig.top.job.course.standings[0].exact
    assert rig.targets()["bar"].name == f"South: {proven}"


def test_a_finished_match_stands_as_it_ended():
    match = ended()
    rig = Rig("analysis", {"match": match})
    rig.settle()
    won = match.outcome().winners == (0,)
    assert rig.targets()["bar"].name == f"South: has {'won' if won else 'lost'}"
    assert rig.top.job.course.standings[-1].bar == (1.0 if won else 0.0)
    assert rig.top.job.course.standings[-1].exact


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_each_is_ahead_at_one_side_of_the_graph(seat):
    rig = Rig("analysis", {"match": match_of(4), "seat": seat}, drawn=False)
    names = [rig.top.names[seat], rig.top.names[1 - seat]]
    axes = rig.top.course_words.axes()
    assert (axes.up.told, axes.down.told) == (f"{names[0]} ahead", f"{names[1]} ahead")


def test_of_more_players_the_graph_tells_of_one():
    match = played("four-player", 2, players=3)
    rig = Rig("analysis", {"match": match, "seat": 1}, drawn=False)
    name = rig.top.names[1]
    axes = rig.top.course_words.axes()
    assert (axes.up.told, axes.down.told) == (f"{name} ahead", f"{name} behind")


def judged(match, seat=0):
    """The analysis of a match of which the whole course is worked out."""
    rig = Rig("analysis", {"match": match, "seat": seat}, drawn=False)
    while rig.top.job.busy:
        rig.top.job.step()
    rig.top.relayout()
    return rig


def test_the_graph_is_told_in_words():
    rig = judged(match_of(-1))
    name, course = rig.targets()["graph"].name, rig.top.job.course
    assert name.startswith(f"Course of the match for South: {len(course.turning())} moves changed")
    assert f"the moves, 0 to {course.points - 1}; up: South ahead; down: North ahead" in name
    counted = re.search(r"Of (\d+) positions: .* in (\d+), .* in (\d+), about even in (\d+)", name)
    number, ahead, behind, even = map(int, counted.groups())
    assert number == course.points == ahead + behind + even
    assert ahead >= sum(standing.bar > 0.55 for standing in course.standings)
    rig.press("graph")
    assert rig.said[-1] == name


def test_a_turning_point_says_for_whom_and_what_was_proven():
    rig = judged(match_of(-1), seat=1)
    turns = {item.id: item.name for item in rig.top.items.values() if item.id.startswith("turn:")}
    assert turns["turn:0"] == (
        "Move 1 by South changed the match for North: from a proven loss to a proven win. "
        "Go to the position before it"
    )
    assert any(re.search(r"from \d+ of 100 to \d+ of 100", name) for name in turns.values())


def test_a_turning_point_leads_to_its_position():
    rig = Rig("analysis", {"match": ended()})
    rig.settle()
    turns = [name for name in rig.targets() if name.startswith("turn:")]
    assert turns
    assert "changed the match" in rig.targets()[turns[0]].name
    rig.press(turns[0])
    at = int(turns[0].partition(":")[2])
    assert rig.top.at == at
    match = rig.top.match
    assert rig.top.position_json() == match.game.position_to_json(match.position_at(at))
    assert match.cursor == len(match.turns)


def test_a_move_is_shown_when_it_is_pressed():
    rig = Rig("analysis", {"match": match_of(6)})
    while rig.top.at not in rig.top.job.known:
        rig.frame()
    rig.press("move:1")
    assert rig.targets()["move:1"].pressed
    value = rig.top._moves()[1]
    assert rig.top._marks()[
        rig.top.game_view.preview(
            rig.top.match.game.play(rig.top.match.position, value.move)[1]
        ).origin
    ] >= {"chosen"}
    assert rig.said[-1].startswith(f"Chosen for North: house {value.move}: ")


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
    rig.tap("analysis")
    assert rig.top.name == "analysis"
    rig.send(Press("back"))
    assert rig.top.name == "result"
    rig = Rig("table", {"match": match_of(6)})
    rig.tap("more")
    rig.press("analysis")
    assert rig.top.name == "analysis"


@pytest.mark.parametrize("name", ["kalah", "bao", "bantu"])
def test_it_fits_every_window(name):
    match = played(name)
    worked = worked_out(Rig("analysis", {"match": match}, drawn=False)).top.job
    with all_cases() as cases:
        for size in SIZES:
            with cases.of(*size):
                rig = Rig("analysis", {"match": match}, size=size, drawn=False)
                know(rig, worked)
                all_of_it_fits(rig)


def know(rig, worked):
    """Take over what another analysis of the same match has worked out: no window changes it."""
    rig.top.job.known.update(worked.known)
    rig.top.job.look_at(rig.top.at)
    rig.top.relayout()


def all_of_it_fits(rig):
    window = rig.context.measure.window
    boxes = [item.box for item in rig.top.items.values()]
    assert "move:0" in rig.top.items
    for number, box in enumerate(boxes):
        assert box.inside(window)
        assert not any(box.meets(other) for other in boxes[number + 1 :])
    for words in rig.top.words:
        assert words.box.inside(window)
        assert fits(words, rig.context.brush), words.text
    screen = rig.top.screen
    assert screen.graph.height >= 30
    assert screen.board.height >= 80


@cache
def known_of(turns):
    """What is worked out of the last position of `match_of(turns)`."""
    return worked_out(Rig("analysis", {"match": match_of(turns)}, drawn=False)).top.job


@pytest.mark.parametrize("name", ["Asha", "Christopher Jr", "Maximilian Wolfeschlegelsteinhaus"])
@pytest.mark.parametrize("size", SIZES)
def test_what_stands_beside_the_bar_fits_with_the_name_while_that_is_not_too_long(size, name):
    players = {seat: Player(name=name) for seat in (0, 1)}
    rig = Rig("analysis", {"match": match_of(2, players=players)}, size=size, drawn=False)
    know(rig, known_of(2))
    sign, room, words = rig.top.bar_parts()
    assert not sign.meets(room)
    assert fits(words, rig.context.brush)
    assert not room.meets(words.box)
    assert room.width >= 60
    assert words.text in (f"{name}: -4 exactly", "-4 exactly")
    assert len(name) > 14 or words.text.startswith(name)


def test_on_a_phone_the_labels_of_moves_leave_room_at_both_sides():
    screen = analysis_screen(measure(390, 844))
    type_ = Type()
    longest = "-10 exactly"
    assert screen.moves[0].width > type_.width(longest, "bold", 16) + 16


@pytest.mark.parametrize("players", [3, 4])
def test_of_several_who_stand_alike_nobody_is_called_behind(players):
    match = played("bantu", 1, players=players)
    course = Assessment(match, match.game.seats[0])
    for cursor in range(2):
        course.learn(cursor, Standing(1 / players, False))
    while not course.done:
        course.step()
    names = dict(zip(match.game.seats, "ABCD", strict=False))
    told = CourseWords(Catalogue.load(["en"]), match, names, course)
    assert told.axes().level == 1 / players
    assert "about even in 2" in told.name()


def turned(match, size=(1280, 720), most=None):
    """The analysis of a match in which every move, or so many of them, changed how it stands.

    The match is finished, or one of `match_of`.
    """
    rig = Rig("analysis", {"match": match}, size=size, drawn=False)
    if match.legal_moves():
        know(rig, known_of(len(match.turns)))
    job, last = rig.top.job, len(match.turns)
    most = last if most is None else most
    for cursor in range(last + 1):
        bar = (0.1, 0.9)[min(cursor, most) % 2]
        job.course.learn(cursor, Standing(bar, False))
    while job.busy:
        job.step()
    rig.top.relayout()
    return rig


def turns_told(rig):
    return [int(name.partition(":")[2]) for name in rig.targets() if name.startswith("turn:")]


@pytest.mark.parametrize("turns", [9, -1])
@pytest.mark.parametrize("size", SIZES)
def test_every_move_that_changed_the_match_can_be_reached(size, turns):
    rig = turned(match_of(turns), size)
    turning = rig.top.job.course.turning()
    assert f"{len(turning)} moves changed" in rig.targets()["graph"].name
    seen = turns_told(rig)
    while len(seen) < len(turning):
        rig.press("further-turns")
        assert rig.said[-1].startswith("Now shown: Move ")
        assert all(f"Move {turn + 1}" in rig.said[-1] for turn in turns_told(rig))
        assert turns_told(rig)
        seen += turns_told(rig)
        for number, one in enumerate(items := list(rig.top.items.values())):
            assert one.box.inside(rig.context.measure.window)
            assert not any(one.box.meets(other.box) for other in items[number + 1 :])
    assert tuple(seen) == turning


def test_further_moves_that_changed_the_match_are_reached_with_the_keyboard():
    rig = turned(match_of(9), (320, 568))
    first = turns_told(rig)
    rig.top.move_focus("further-turns")
    rig.key("Enter")
    assert rig.top.focus == "further-turns"
    assert turns_told(rig)[0] == first[-1] + 1


@pytest.mark.parametrize("size", [(1280, 720), (320, 568)])
def test_a_finished_match_has_room_for_six_moves_that_changed_it(size):
    rig = turned(ended(), size, most=6)
    assert turns_told(rig) == list(range(6))
    assert "further-turns" not in rig.targets()
    before = turned(ended(), size, most=6)
    before.top.go(3)
    assert rig.top.screen.graph.height >= before.top.screen.graph.height


def test_the_button_that_was_pressed_stays_where_fewer_have_room():
    rig = turned(ended(), (320, 568), most=6)
    rig.press("turn:5")
    assert 5 in turns_told(rig)
    assert len(turns_told(rig)) < 6


def test_the_work_tells_how_far_it_has_come_over_both_looks():
    match = played("bao", 8)
    rig = Rig("analysis", {"match": match}, drawn=False)
    rig.top.job.course.learn(2, Standing(1.0, False))
    told = []
    while rig.top.job.busy:
        rig.frame(dt=2)
        if told[-1:] != [rig.top.course_words.progress()]:
            told.append(rig.top.course_words.progress())
            assert ("progress" in rig.top.items) == (not rig.top.job.course.done)
    assert told[:2] == ["0 of 9 positions", "1 of 9 positions"]
    close = [re.fullmatch(r"Looking closer: (\d+) left", line) for line in told[9:-1]]
    assert close
    assert all(int(line[1]) > 0 for line in close)
    assert told[-1] == ""
    assert "progress" not in rig.targets()
    assert any(line.startswith("Course of the match for South: ") for line in rig.said[-2:])


def test_what_changed_the_match_is_shown_while_the_work_goes_on():
    rig = Rig("analysis", {"match": match_of(30)}, drawn=False)
    for cursor, bar in enumerate((0.1, 0.9, 0.1)):
        rig.top.job.course.learn(cursor, Standing(bar, False))
    while not turns_told(rig) or len(rig.top.job.course.standings) < 3:
        rig.frame(dt=2)
    assert not rig.top.job.course.done
    assert 0 in turns_told(rig)
    rig.frame(dt=2)
    assert "known to have changed how it stands" in rig.targets()["graph"].name


def test_while_it_is_worked_on_the_page_stays_at_the_button_in_focus():
    rig = turned(match_of(9), (320, 568), most=8)
    while 6 not in turns_told(rig):
        rig.press("further-turns")
    rig.top.move_focus("turn:6")
    rig.top.job.course.learn(0, Standing(0.9, False))
    rig.top._refresh(fresh=False)
    assert rig.top.job.course.turning()[0] == 1
    assert rig.top.focus == "turn:6"


def test_a_finished_match_tells_who_won():
    match = ended()
    rig = Rig("analysis", {"match": match}, drawn=False)
    won = ("South wins", "North wins")[match.outcome().winners[0]]
    assert rig.said[-1] == f"Analysis. The game is over. {won}."
    assert rig.top._told() == f"The game is over. {won}."


def test_bar_and_graph_show_the_signs_of_whom_they_tell():
    players = {0: Player(sign=4), 1: Player(sign=5)}
    rig = turned(match_of(7, players=players))
    theme, match = rig.context.theme, rig.top.match
    assert rig.context.theme.signs[:2] == (4, 5)
    rig.frame()
    while rig.top.unfinished:
        rig.frame()
    box = rig.top.bar_parts().sign
    seen = {
        tuple(rig.surface.get_at((x, y)))[:3]
        for x in range(round(box.x), round(box.right))
        for y in range(round(box.y), round(box.bottom))
    }

    def shown(seat):
        wanted = theme.seats[seat]
        return any(math.dist(colour, wanted) < 4 for colour in seen)

    assert shown(match.to_move)
    assert not shown(1 - match.to_move)
    assert rig.top.course_words.ends() == (0, 1)


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_about_the_course_fits_every_window(size, text):
    rig = Rig("analysis", {"match": match_of(6)}, size=size, drawn=False, text=text)
    brush, box = rig.context.brush, rig.top.items["progress"].box
    for told in ("Looking closer: 199 left", "1203 of 1203 positions"):
        assert fits(Words(told, box, rig.context.measure.small, align="right"), brush)
    assert fits(rig.top.words[0], brush)
    assert not rig.top.words[0].box.meets(box)
    rig.top._turns_paged.fit(2, rig.top.screen.turns)
    for _, place in rig.top._turns_paged.shown():
        assert item_fits(Item("turn:109", "", place, "Move 110", "flag"), brush)

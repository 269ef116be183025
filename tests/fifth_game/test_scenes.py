"""The fifth game in every scene that shows a game; none of them knows it."""

import random
import re
from itertools import combinations

import pytest

from game.host.interface import Key
from game.play.match import Match, Player
from game.play.review import Review
from game.play.saved import setup_choices as choices
from game.rules.registry import make
from game.scenes.frame.names import teller_of
from game.scenes.review.told.why import why
from game.view.box import TOUCH, Box
from tests.boxes import meet
from tests.fifth_game.trio.table import TrioTable
from tests.scenes.stage import Rig, against_computer, match_of
from tests.window_sizes import SIZES

KEY_WITHOUT_WORDS = re.compile(r"[.-]trio\b|\btrio[.-]")
"""What is written where the catalogue has no sentence: its key."""


@pytest.fixture
def rig(words):
    """Make rigs; at the end all that was read and said must have been in words."""
    rigs = []

    def make_rig(scene, params=None, **options):
        rigs.append(Rig(scene, params or {}, words=words, drawn=False, **options))
        return rigs[-1]

    yield make_rig
    for each in rigs:
        read = [*each.said, *(target.name for target in each.top.targets())]
        read += [line.text for line in each.top.words]
        assert [line for line in read if KEY_WITHOUT_WORDS.search(line)] == []


def test_its_turns_are_judged_and_its_mistakes_told_in_words(words):
    match = match_of(4, game="trio", players=against_computer())
    known, teller, told = Review(match, 0), teller_of(words, match), []
    known.look_at(0)
    while not known.done:
        known.step()
    for turn in range(len(match.turns)):
        known.look_at(turn)
        while not known.done:
            known.step()
        reasons = known.reasons(turn)
        if reasons is not None:
            told.append(why(reasons, "pit 1", teller))
    assert known.unit == "chances"
    assert told
    assert [line for line in told if KEY_WITHOUT_WORDS.search(line)] == []


def ended():
    match = match_of(-1, game="trio")
    assert match.outcome() is not None
    return match


def test_the_menu_has_a_card_for_it_that_leads_to_its_table(rig):
    menu = rig("menu")
    menu.settle()
    assert menu.targets()["play:trio"].name == "Play the computer at Trio, level Child"
    menu.tap("play:trio")
    assert menu.top.name == "table"
    assert menu.top.hook_state()["game"] == "trio"


def test_its_options_are_chosen_in_set_up_and_hold_at_the_table(rig):
    setup = rig("setup", {"game": "trio"})
    setup.frame()
    setup.tap("own-rules")
    setup.tap("seeds-more")
    setup.tap("capture:two")
    setup.tap("start")
    options = setup.top.play.match.game.options
    assert (options["seeds"], options["capture"]) == (4, "two")


def test_the_die_says_who_starts(rig):
    chosen = choices.SetupChoices("trio", first=choices.DIE)
    roll = rig("roll", {"choices": chosen, "rolls": random.Random(1)})
    roll.settle()
    roll.tap("start")
    assert roll.top.name == "table"


def test_a_pit_is_pressed_and_the_computer_replies(rig):
    table = rig("table", {"match": Match(make("trio"), against_computer())}, speed="off")
    table.frame()
    assert table.moves() == ["pit:0:1", "pit:0:2", "pit:0:3"]
    table.tap("pit:0:2")
    table.settle()
    match = table.top.play.match
    assert [turn.seat for turn in match.turns[:2]] == [0, 1]
    assert any("sowed pit 2" in line for line in table.said)


@pytest.mark.parametrize(("game", "near"), [("trio", 0), ("kalah", 1)])
def test_it_sits_at_a_table_of_its_own_which_is_not_turned(rig, game, near):
    table = rig("table", {"match": match_of(0, game=game)})
    table.frame()
    assert isinstance(table.top, TrioTable) == (game == "trio")
    table.key("t")
    table.settle()
    assert table.top.play.near.seat == near


def test_what_may_not_be_pressed_says_why(rig):
    table = rig("table", {"match": match_of(0, game="trio")})
    table.frame()
    for place in ("pit:1:1", "store:0:"):
        name = next(name for name in table.targets() if name.startswith(place.rstrip(":")))
        table.press(name)
    assert "other player" in table.said[-2]
    assert "never sown" in table.said[-1]


def test_moves_are_shown_seed_by_seed(rig):
    table = rig("table", {"match": match_of(0, game="trio")})
    table.frame()
    table.tap("pit:0:1")
    assert table.top.busy()
    table.settle()
    assert len(table.top.play.match.turns) == 1


def test_a_hint_names_a_move_and_why(rig):
    table = rig("table", {"match": match_of(2, game="trio")})
    table.frame()
    table.key("h")
    table.settle()
    assert re.search(r"pit \d", table.said[-1])


def test_a_match_is_played_to_its_result(rig):
    table = rig("table", {"match": match_of(0, game="trio")}, speed="off")
    table.frame()
    for _ in range(500):
        if table.top.name != "table":
            break
        table.press(table.moves()[0])
        table.settle()
    assert table.top.name == "result"
    assert table.top.ended.outcome.winners


def test_the_log_tells_every_move(rig):
    match = match_of(4, game="trio")
    log = rig("log", {"match": match})
    log.frame()
    lines = " ".join(target.name for target in log.targets().values())
    assert lines.count("sowed pit") >= len(match.turns)


def test_a_match_is_replayed_to_its_end(rig):
    match = ended()
    replay = rig("review", {"match": match}, speed="off")
    replay.frame()
    replay.send(Key("Home"))
    replay.key("p")
    replay.settle()
    assert replay.top.hook_state()["point"][0] == len(match.turns)


def test_every_move_is_valued_in_the_review(rig):
    match = match_of(3, game="trio")
    review = rig("review", {"match": match, "mode": "values"})
    review.settle()
    assert len(review.top.picture.board.picture.pills) == len(match.legal_moves())


def test_a_finished_match_has_a_result(rig):
    result = rig("result", {"match": ended()})
    result.frame()
    assert result.said


def test_how_to_play_shows_its_pages_with_figures(rig):
    pages = rig("rules", {"game": "trio"})
    pages.frame()
    assert pages.top.rules_pages[0].heading == "howto.trio.sow.title"
    pages.tap("next")
    assert "captures them" in pages.said[-1]


def test_its_results_have_a_page(rig):
    statistics = rig("statistics")
    statistics.context.statistics.count(ended())
    players = {0: Player(), 1: Player("opponent")}
    statistics.context.statistics.count(match_of(-1, game="trio", players=players))
    statistics.top.enter()
    statistics.frame()
    assert any("Longest sow" in note.text for note in statistics.top.outline().notes)


def test_it_is_in_the_list_of_matches(rig):
    matches = rig("matches")
    match = match_of(3, game="trio")
    matches.saves.save(match)
    matches.top.enter()
    matches.frame()
    assert any("Trio" in target.name for target in matches.top.targets())


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 720)])
def test_its_board_fits_every_window(rig, size):
    table = rig("table", {"match": match_of(3, game="trio")}, size=size)
    table.frame()
    assert set(table.moves()) <= set(table.targets())


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_room_for_one_card_more(rig, size):
    menu = rig("menu", size=size)
    menu.frame()
    if "open:trio" in menu.targets():
        menu.press("open:trio")
    items = {item.id: item for item in menu.top.items.values() if item.enabled}
    ways = {f"{way}:trio" for way in ("play", "people", "learn", "setup", "level")}
    assert ways <= set(items)
    pane = menu.top.pane
    room = Box(pane.box.x, pane.box.y, pane.box.width, max(pane.height, pane.box.height))
    window = Box(0, 0, *size)
    for name, item in items.items():
        assert item.box.inside(room if item.in_pane else window), name
        assert min(item.box.width, item.box.height) >= TOUCH - 0.01, name
    on_cards = [name for name, item in items.items() if item.in_pane]
    for one, other in combinations(on_cards, 2):
        assert not meet(items[one].box, items[other].box), (one, other)


def test_a_position_of_it_is_set_up_and_played(rig):
    editor = rig("editor", {"game": "trio"})
    editor.frame()
    editor.press("tool:add")
    editor.press("pit:0:2")
    assert "one too many" in editor.said[-1]
    editor.press("store:1")
    editor.key("7")
    editor.press("to-move:1")
    editor.press("play")
    match = editor.top.play.match
    assert match.game.position_to_text(match.start) == "3,4,3:0/3,3,3:7/north"

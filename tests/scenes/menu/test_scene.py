"""The menu: one press and one is in a game; all else is on the cards too."""

import json
from itertools import count

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Focus, Pointer, Press
from game.host.storage import StorageError
from game.play.match import Player
from game.play.saved import quick_play, setup_choices
from game.play.saved.setup_choices import SetupChoices
from game.rules.registry import make
from game.scenes.frame.scene import Transition
from game.scenes.menu import cards
from game.scenes.menu.thumbnails import is_drawn
from game.view.buttons.drawing import item_fits
from game.view.game_view import Preset
from game.view.pixels import px
from game.view.registry import VIEWS
from tests.scenes.stage import Rig, against_computer, match_of
from tests.window_sizes import SIZES

PHONES = [(320, 568), (390, 844), (844, 390)]
SMALL = [(320, 480), (480, 320), (400, 280)]


def menu(size=(1280, 720), matches=(), language="en", **settings):
    """The menu with these matches kept, the last of them played last."""
    rig = Rig("menu", size=size, drawn=False, language=language, **settings)
    seconds = count(1_700_000_000)
    rig.saves._now = lambda: next(seconds)
    for match in matches:
        rig.saves.save(match)
    rig.top.enter()
    rig.frame()
    return rig


# Playing


@pytest.mark.parametrize("size", [*SIZES, *SMALL])
@pytest.mark.parametrize("game", VIEWS)
def test_one_press_begins_a_match_against_the_computer_without_a_die(game, size):
    rig = menu(size)
    rig.tap(f"play:{game}")
    assert rig.top.name == "table"
    match = rig.top.play.match
    assert match.game.name == game
    assert match.only_person() == match.to_move == match.game.seats[0]
    assert rig.moves()


def test_two_presses_from_the_opening_page_to_the_first_move():
    rig = Rig(speed="off")
    rig.tap("play:kalah")
    rig.tap(rig.moves()[0])
    assert rig.top.hook_state()["turns"] >= 1


def test_the_level_on_the_card_is_played_and_remembered():
    rig = menu()
    assert rig.targets()["level:bao"].text == "Child"
    rig.press("level:bao-more")
    rig.press("level:bao-more")
    assert rig.targets()["level:bao"].text == "Learner"
    assert "level Learner" in rig.targets()["play:bao"].name
    again = menu(storage=rig.host.storage)
    assert again.targets()["level:bao"].range.now == 2
    assert again.targets()["level:kalah"].range.now == 0
    again.press("play:bao")
    assert again.top.play.match.players[1].level == 2


def test_the_level_ends_at_both_ends_and_the_focus_goes_to_the_way_back():
    rig = menu()
    assert "level:kalah-less" not in rig.targets()
    rig.top.move_focus("level:kalah-more")
    while "level:kalah-more" in rig.targets():
        rig.press("level:kalah-more")
    assert rig.targets()["level:kalah"].text == "Master"
    assert rig.top.focus in {"level:kalah", "level:kalah-less"}


def test_the_level_is_set_by_keys_and_said():
    rig = menu()
    rig.send(Focus("level:kalah"))
    for key, level in (("ArrowUp", 1), ("End", 6), ("PageDown", 5), ("ArrowDown", 4), ("Home", 0)):
        rig.key(key)
        assert rig.targets()["level:kalah"].range.now == level
        assert rig.said[-1].endswith(f": {rig.targets()['level:kalah'].text}.")
    assert rig.top.focus == "level:kalah"


def test_full_screen_has_a_key_which_its_tooltip_tells():
    rig = menu()
    rig.key(rig.top.items["full-screen"].shortcut.lower())
    assert rig.host.full_screen


def test_where_storage_refuses_one_plays_all_the_same():
    class Closed(MemoryStorage):
        def set(self, *_):
            raise StorageError("full")

    rig = menu(storage=Closed())
    rig.press("level:kalah-more")
    rig.press("play:kalah")
    assert rig.top.name == "table"
    assert rig.saves.take_notices() == ["text-unkept"]


@pytest.mark.parametrize("kept", ["{", '{"games": {"kalah": {"level": 99}}, "last": "chess"}'])
def test_nonsense_in_the_storage_means_the_gentlest_level(kept):
    storage = MemoryStorage()
    storage.set(quick_play.KEY, kept)
    rig = menu(storage=storage)
    assert rig.targets()["level:kalah"].range.now == 0


# Other ways


@pytest.mark.parametrize(("way", "seats"), [("people", "persons"), ("setup", "computer")])
def test_persons_and_rules_lead_to_set_up(way, seats):
    rig = menu()
    way_there = rig.top.handle(Press(f"{way}:bantu"))
    assert way_there == Transition("push", "setup", {"game": "bantu", "seats": seats})
    rig.stage.go(way_there)
    assert rig.top.name == "setup"


def test_learn_leads_to_the_lessons_and_tells_how_many_are_done():
    rig = menu()
    assert rig.top.items["learn:bao"].label == "Learn"
    rig.tap("learn:bao")
    assert rig.top.name == "lessons"
    assert rig.top.game == "bao"
    rig.context.progress.finish_lesson("bao", "bao-sow")
    rig.key("Escape")
    assert rig.top.items["learn:bao"].label == "Learn 1/19"
    assert "1 of 19" in rig.targets()["learn:bao"].name


def test_a_line_names_the_rules(monkeypatch):
    presets = (Preset("beginner", {"houses": 4}), Preset("fewer", {"houses": 3}))
    monkeypatch.setattr(type(VIEWS["kalah"]), "presets", presets)
    rig = menu()
    rig.settle()
    label = "setup:kalah"
    assert rig.top.items[label].label == "Rules: setup.kalah.preset.beginner"
    rig.press("play:kalah")
    assert rig.top.play.match.game.options["houses"] == 4
    for options, expected in (({"houses": 3}, "fewer"), ({"houses": 5}, "own")):
        setup_choices.save(rig.host.storage, SetupChoices("kalah", options))
        again = menu(storage=rig.host.storage)
        again.settle()
        assert again.top.items[label].label.endswith(expected)


def test_the_tools_lead_where_they_say():
    for name in ("matches", "share", "statistics", "settings"):
        rig = menu()
        rig.tap(name)
        assert rig.top.name == name


# The strip


def test_a_newcomer_is_shown_where_to_start():
    rig = menu()
    assert "Mancala" in rig.targets()["learn"].name
    rig.tap("learn")
    assert rig.top.hook_state()["lesson"]["id"] == "kalah-sow"


def test_a_newcomer_can_try_the_puzzle_of_the_day():
    way = menu().top.items["puzzle:today"].value
    assert (way.scene, way.params) == ("puzzle", {"today": True})


@pytest.mark.parametrize("size", [(1280, 720), *PHONES])
def test_who_has_played_before_and_has_nothing_to_go_on_with_gets_the_puzzle_of_the_day(size):
    rig = menu(size)
    quick_play.keep_last(rig.host.storage, "bao")
    again = menu(size, storage=rig.host.storage)
    assert "learn" not in again.targets()
    name = again.targets()["puzzle:today"].name
    assert name.startswith("Puzzle of the day: a position of ")
    again.tap("puzzle:today")
    assert again.top.name == "puzzle"
    assert again.top.series.kind == "today"


def test_the_match_played_last_goes_on_with_one_press():
    last = match_of(6, players=against_computer())
    rig = menu(matches=[match_of(4, game="bao"), last])
    name = rig.targets()["continue"].name
    assert name.startswith("Continue Mancala against the computer.")
    assert "your turn" in name or "Computer to move" in name
    rig.tap("continue")
    assert rig.top.play.match.id == last.id


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_the_whole_strip_goes_on(size):
    rig = menu(size, [match_of(4)])
    box = rig.top.items["continue"].box
    rig.send(Pointer("down", box.x + 5, box.y + 5, "touch"))
    rig.send(Pointer("up", box.x + 5, box.y + 5, "touch"))
    assert rig.top.name == "table"


def test_how_many_matches_more_there_are_is_told_and_leads_to_them():
    over = match_of(-1)
    rig = menu(matches=[over, *(match_of(n) for n in (3, 4, 5))])
    rig.settle()
    assert rig.targets()["more-matches"].name == "2 more matches"
    rig.tap("more-matches")
    assert rig.top.name == "matches"


def test_one_match_alone_has_no_others():
    rig = menu(matches=[match_of(3)])
    rig.settle()
    assert "more-matches" not in rig.targets()


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ({}, "Mancala: "),
        ({0: Player("person", "Asha"), 1: Player("person", "Baraka")}, "Asha and Baraka"),
        ({0: Player("opponent"), 1: Player("opponent")}, "Mancala: "),
    ],
)
def test_who_plays_is_told_where_it_is_not_one_against_the_computer(players, words):
    rig = menu(matches=[match_of(4, players=players)])
    assert words in rig.targets()["continue"].name


def test_a_game_without_a_score_tells_none():
    rig = menu(matches=[match_of(4, game="bao", players=against_computer())])
    assert "0" not in rig.targets()["continue"].name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_are_told_of_everybody(players):
    options = {"players": players}
    _, *others = make("four-player", options).seats
    seated = dict.fromkeys(others, Player("opponent"))
    match = match_of(12, game="four-player", options=options, players=seated)
    assert match.outcome() is None
    rig = menu(matches=[match])
    scores = match.game.scores(match.position)
    assert f"You {scores[0]}" in rig.targets()["continue"].name


# Rows


@pytest.mark.parametrize("size", PHONES)
def test_a_press_on_a_row_opens_it_and_closes_the_other(size):
    rig = menu(size)
    assert "level:kalah" in rig.targets()
    rig.tap("open:bao")
    targets = rig.targets()
    assert {"level:bao", "people:bao", "learn:bao", "setup:bao", "open:kalah"} <= set(targets)
    assert "level:kalah" not in targets
    assert "open:bao" not in targets


def test_a_row_that_was_opened_by_key_has_the_focus_on_its_play():
    rig = menu((390, 844))
    rig.top.move_focus("open:bantu")
    rig.key("Enter")
    assert rig.top.focus == "play:bantu"
    rig.key("Enter")
    assert rig.top.play.match.game.name == "bantu"


def test_the_game_played_last_is_open():
    rig = menu((390, 844))
    rig.press("play:bao")
    again = menu((390, 844), storage=rig.host.storage)
    assert "level:bao" in again.targets()


def test_before_anything_was_begun_here_the_match_that_goes_on_says_which_is_open():
    rig = menu((390, 844), [match_of(4, game="bantu")])
    assert "level:bantu" in rig.targets()


def test_a_row_answers_to_the_pointer_as_a_whole():
    rig = menu((390, 844))
    rig.settle()
    row = rig.top.cards["bao"].boxes.whole
    spots = [(round(row.x + 4), round(row.middle[1])), (round(row.right - 4), round(row.middle[1]))]
    before = [tuple(rig.surface.get_at(spot)) for spot in spots]
    rig.send(Pointer("move", row.x + 100, row.y + 8))
    rig.frame()
    after = [tuple(rig.surface.get_at(spot)) for spot in spots]
    assert after[0] == after[1] != before[0] == before[1]


# How it looks and sounds


@pytest.mark.parametrize("size", SIZES)
def test_no_two_buttons_that_do_different_things_have_the_same_picture(size):
    rig = menu(size, [match_of(4)])
    pictures = {}
    for item in rig.top.items.values():
        if item.icon:
            pictures.setdefault(item.icon, set()).add(item.id.partition(":")[0])
    assert all(len(parts) == 1 for parts in pictures.values()), pictures


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_every_tool_and_button_of_the_open_card_has_words(size):
    rig = menu(size, [match_of(4)])
    names = [*(f"{way}:kalah" for way in ("play", "people", "learn", "setup", "level"))]
    for name in [*names, "matches", "share", "statistics", "settings"]:
        item = rig.top.items[name]
        assert item.label, name
        assert item_fits(item, rig.context.brush), name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "qps"])
def test_the_tools_look_alike(size, text, language):
    rig = menu(size, language=language, text=text)
    row = [rig.top.items[name] for name in ("matches", "share", "statistics", "settings")]
    assert len({(item.style, bool(item.label)) for item in row}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_everything_belongs_to_a_group_that_is_told_with_its_name(size):
    rig = menu(size, [match_of(4)])
    outline = rig.top.outline()
    groups = {group.id: group.name for group in outline.groups}
    assert outline.title == "Choose a game"
    assert groups["card:bao"] == "Bao"
    assert all(group.parent in {"", *groups} for group in outline.groups)
    for item in rig.top.items.values():
        assert item.group in groups or item.id in {"continue", "more-matches"}, item.id
    notes = {note.id: note for note in outline.notes}
    assert "minutes" in notes["about:bao"].text
    assert all(note.before in {"", *rig.top.items} for note in outline.notes)
    assert notes["strip"].before == "continue", "what goes on is read before the way to it"


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_boards_come_after_the_page(size):
    rig = Rig("menu", size=size, drawn=False)
    rig.context.patience = 0.0
    while rig.top.unfinished or rig.top.canvas.stale:
        rig.frame()
    boards = rig.top._boards
    assert not boards.all_drawn()
    assert rig.top.busy()
    rig.settle(20_000)
    assert boards.all_drawn()
    for card in rig.top.cards.values():
        assert is_drawn(rig.context, boards.key(card))
        well = rig.surface.subsurface(px(card.boxes.picture, 1.0))
        colours = {tuple(well.get_at((x, well.get_height() // 2))) for x in range(well.get_width())}
        assert len(colours) > 20, card.game


def test_a_second_visit_shows_the_boards_at_once():
    rig = menu()
    rig.settle()
    rig.context.patience = 0.0
    rig.top.relayout()
    rig.frame()
    while rig.top.unfinished:
        rig.frame()
    assert rig.top._boards.all_drawn()
    assert not rig.top.busy()


def test_what_is_kept_is_json_that_others_may_read():
    rig = menu()
    rig.press("play:kalah")
    kept = json.loads(rig.host.storage.get(quick_play.KEY))
    assert kept["last"] == "kalah"
    assert set(kept["games"]["kalah"]) == {"level", "match", "first"}


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("text", ["normal", "large", "larger"])
def test_the_level_stands_on_one_line_inside_its_borders(size, text):
    rig = menu(size=size, text=text)
    brush = rig.context.brush
    for item in rig.top.items.values():
        if item.id.startswith("level:") and item.label:
            wide = brush.type.width(item.label, "bold", brush.size * brush.scale)
            assert wide < item.box.width * brush.scale, item.label


def test_a_card_whose_rules_are_not_known_yet_says_what_is_to_be_set(monkeypatch):
    monkeypatch.setattr(cards, "is_imported", lambda _: False)
    assert menu().top.items["setup:bao"].label == "Rules and players"

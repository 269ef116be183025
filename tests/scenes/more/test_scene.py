"""What can be done at the table besides moving."""

import pytest

from game.host.interface import Key, Pointer
from game.play.match import Match, Player
from game.rules.registry import GAMES
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.scene import Transition
from game.scenes.more.sections import OF_GAME, in_sections
from game.scenes.table.commands import MORE
from game.view.box import TOUCH
from game.view.buttons.drawing import item_fits
from game.view.icons import ICONS
from tests.scenes.stage import Rig, against_computer, line_of, match_of
from tests.scenes.test_layout import with_lines
from tests.window_sizes import SIZES

OPPONENT = Player("opponent")


def row_of(command, game="kalah"):
    """The id of a command's row: what is told of a game has its name in it."""
    return f"{command}:{game}" if command in OF_GAME else command


def table(match=None, **kept):
    return Rig("table", {"match": match or match_of(4)}, **kept)


def test_every_command_has_its_words_and_its_icon():
    rig = table()
    for command in MORE:
        keys = [f"more.{command.id}"]
        if command.asks(rig.top.play):
            keys += [f"more.{command.id}.ask", f"more.{command.id}.yes"]
        for key in keys:
            assert rig.context.words.text(key) != key
        assert command.icon in ICONS
    letters = [command.keys for command in MORE if command.keys]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set("ursmpgh123456789")


@pytest.mark.parametrize("size", SIZES)
def test_every_command_listed_can_be_scrolled_to_by_the_focus(size):
    rig = table(size=size, text="larger")
    rig.stage.go(rig.top.pressed(rig.top.items["more"]))
    rig.settle()
    play, pane = rig.top.commands.target, rig.top.content_pane
    listed = {row_of(act.id) for act in MORE if act.shown(play) and act.listed(play)}
    assert listed <= set(rig.targets())
    for name in listed:
        rig.top.move_focus(name)
        box = rig.top.seen(rig.top.items[name])
        assert box.inside(pane.box, slack=1), name


def order(rig):
    """What stands on the sheet from top to bottom."""
    return [item.id for item in rig.top.items.values() if item.style == "row"]


def test_commands_stand_in_sections_and_what_cannot_be_undone_last():
    rig = table(with_lines())
    rig.press("more")
    names = order(rig)
    assert names.index("turn") < names.index("learn:kalah") < names.index("restart")
    assert names[-2:] == ["restart", "resign"]
    assert [item.id for item in rig.top.items.values() if item.warns] == ["resign"]
    assert len(rig.top._lines) == 3, "a line between two sections"


ALOUD = ["read-row", "read-board", "read-score", "read-turn", "said"]


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720)])
def test_what_is_for_listeners_stands_apart_below_all_others_and_has_a_name_of_its_own(size):
    rig = table(size=size)
    rig.press("more")
    items = list(rig.top.items.values())
    names = [item.id for item in items if item.id != "close"]
    assert names[-5:] == ALOUD
    lowest = max(item.box.bottom for item in items if item.style == "row")
    heading = next(words for words in rig.top.words if words.text == "For screen readers")
    assert lowest < heading.box.y
    for item in items:
        if item.id in ALOUD:
            assert item.box.y > heading.box.y
            assert item.name.startswith("Read ")
            assert item_fits(item, rig.context.brush)
    assert "aloud" in {group.id for group in rig.top.outline().groups}


def test_no_two_rows_have_the_same_picture():
    rig = table(with_lines())
    rig.press("more")
    icons = [item.icon for item in rig.top.items.values() if item.icon]
    assert len(set(icons)) == len(icons)


def test_a_command_that_has_no_section_is_offered_before_what_cannot_be_undone():
    known = Command("again", "more.again", "play", print)
    grave = Command("resign", "more.resign", "flag", print)
    new = Command("new", "more.again", "play", print)
    assert in_sections([grave, new, known]) == [[known], [new], [grave]]


def test_over_a_review_it_offers_what_can_be_done_there_and_leaves_it_to_be_done():
    rig = Rig("review", {"match": match_of(4)})
    rules = Transition("push", "rules", {"game": "kalah"})
    commands = Commands(
        rig.top,
        [
            Command("rules", "more.rules", "help", lambda _: rules, page=True),
            Command("full-screen", "more.full-screen", "full-screen", print),
        ],
    )
    rig.stage.push("more", {"commands": commands})
    assert order(rig) == ["rules:kalah", "full-screen"]
    rig.press("rules:kalah")
    assert rig.top.name == "rules"
    rig.key("Escape")
    assert rig.top.name == "review"
    rig.stage.push("more", {"commands": commands})
    rig.press("full-screen")
    rig.frame()
    assert rig.top.name == "review"
    assert commands.take_scheduled().id == "full-screen"


@pytest.mark.parametrize(("size", "key"), [((1280, 720), "E"), ((390, 844), "")])
def test_rows_show_their_keys_but_on_a_phone(size, key):
    rig = table(size=size)
    rig.press("more")
    assert rig.top.items["review"].shortcut == key


@pytest.mark.parametrize("game", GAMES)
def test_rows_give_way_a_little_before_they_scroll_by_a_few_pixels(game):
    rig = table(match_of(6, game=game, players=against_computer()), size=(1280, 800), drawn=False)
    rig.press("more")
    assert not rig.top.content_pane.active
    rig = table(match_of(6, game=game, players=against_computer()), size=(1280, 600), drawn=False)
    rig.press("more")
    assert rig.top.content_pane.active
    assert min(rig.top.items[name].box.height for name in order(rig)) >= 52


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_rows_are_high_and_what_finds_no_room_scrolls(text):
    rig = table(size=(1280, 680), text=text)
    rig.press("more")
    assert min(rig.top.items[name].box.height for name in order(rig)) >= TOUCH
    assert rig.top.sheet.y > rig.top.beneath.items["more"].box.bottom
    rig.scroll_to("resign")
    rig.tap("resign")
    assert rig.top.name == "confirm"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_sheet_lies_below_the_tools_and_at_the_left_for_the_left_hand(size):
    for left_handed in (False, True):
        rig = table(size=size, left_handed=left_handed)
        rig.press("more")
        sheet, button = rig.top.sheet, rig.top.beneath.items["more"]
        assert 0 < sheet.y - button.box.bottom < 20
        assert (sheet.x < size[0] / 2) == left_handed


def test_on_an_upright_phone_the_sheet_comes_from_below():
    rig = table(size=(390, 844))
    rig.press("more")
    assert (rig.top.sheet.x, rig.top.sheet.width, rig.top.sheet.bottom) == (0, 390, 844)


@pytest.mark.parametrize("way", ["close", "Escape", "beside"])
def test_more_is_left_again_with_nothing_done(way):
    rig = table()
    rig.tap("more")
    assert rig.top.name == "more"
    if way == "close":
        rig.press("close")
    elif way == "beside":
        rig.send(Pointer("down", 20, 700, "mouse"), Pointer("up", 20, 700, "mouse"))
    else:
        rig.send(Key("Escape"))
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4


def test_a_match_under_way_is_begun_again_only_after_a_yes():
    rig = table()
    rig.tap("more")
    rig.tap("restart")
    assert rig.top.name == "confirm"
    assert rig.said[-1] == "Start again? This match stays in Matches."
    rig.tap("no")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4
    rig.press("more")
    rig.press("restart")
    rig.press("yes")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 0
    assert "starts again" in rig.said[-1]


def test_a_finished_match_is_begun_again_at_once():
    rig = table(match_of(-1))
    rig.tap("more")
    rig.tap("restart")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 0


def test_a_match_from_a_position_that_was_set_up_begins_again_there():
    played = match_of(4)
    match = Match(played.game, {}, start=played.position)
    match.play(match.legal_moves()[0])
    rig = table(match)
    rig.tap("more")
    rig.tap("restart")
    rig.press("yes")
    assert rig.top.play.match is not match
    assert rig.top.play.match.position == played.position


def test_nothing_played_is_nothing_to_begin_again():
    rig = table(match_of(0))
    rig.tap("more")
    assert "restart" not in rig.targets()


@pytest.mark.parametrize("command", [command.id for command in MORE if command.page])
def test_a_page_opened_from_more_leads_back_to_the_table(command):
    rig = table(with_lines(), size=(768, 1024))
    rig.tap("more")
    rig.tap(row_of(command))
    assert rig.top.name == {"learn": "lessons"}.get(command, command)
    rig.key("Escape")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 2


@pytest.mark.parametrize("command", [command for command in MORE if command.page and command.keys])
def test_a_page_opened_by_its_letter_leads_back_to_the_table(command):
    rig = table()
    rig.key(command.keys)
    assert rig.top.name == command.id
    rig.key("Escape")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4


def test_more_gives_way_to_the_table_once_another_line_is_chosen():
    rig = table(with_lines())
    rig.tap("more")
    rig.tap("lines")
    rig.tap("line-1")
    assert rig.top.name == "table"
    assert "more" not in rig.said[-1].lower()
    rig.key("Escape")
    assert rig.top.name == "menu"


def test_how_to_play_is_about_the_rules_of_this_match():
    rig = table(match_of(0, options={"preset": "printed"}))
    rig.key("?")
    while "next" in rig.targets():
        rig.press("next")
    assert "belongs to nobody" in " ".join(rig.said)


def test_the_whole_screen_is_asked_of_the_host():
    rig = table()
    rig.tap("more")
    rig.tap("full-screen")
    assert rig.host.full_screen
    rig.key("f")
    assert not rig.host.full_screen


def test_a_letter_turns_the_board_and_says_so():
    rig = table()
    before = rig.targets()["house:0:1"].rect
    rig.key("t")
    assert rig.targets()["house:0:1"].rect != before
    assert "turned" in rig.said[-1]
    rig.key("t", ctrl=True)
    assert rig.targets()["house:0:1"].rect != before


def test_the_computer_goes_on_thinking_once_more_is_closed():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.frame()
    rig.tap("more")
    rig.send(Key("Escape"))
    rig.settle()
    assert rig.moves()
    assert rig.top.hook_state()["turns"] >= 2


@pytest.mark.parametrize(("command", "style"), [("restart", "primary"), ("resign", "danger")])
def test_the_harmless_answer_comes_first_and_has_the_focus(command, style):
    rig = table()
    rig.top.move_focus("more")
    rig.key("Enter")
    rig.press(command)
    assert rig.top.focus == "no"
    assert [(item.id, item.style) for item in rig.top.items.values()] == [
        ("no", "plain"),
        ("yes", style),
    ]
    rig.key("Enter")
    assert rig.top.name == "table"
    assert rig.top.focus == "more"
    assert rig.top.play.match.cursor == 4
    assert rig.top.play.match.outcome() is None


def test_the_last_turn_is_shown_again_and_nothing_else_happens():
    match = match_of(0)
    rig = table(match, speed="fast")
    rig.tap("house:0:3")  # ends in the store: Player 1 moves again
    rig.settle()
    rig.tap("house:0:1")
    rig.settle()
    after, turns = rig.top.position_json(), list(match.turns)
    shown = dict(rig.top.play.show.contents())
    rig.tap("again")
    assert rig.top.name == "table"
    assert rig.top.busy()
    assert rig.top.play.status.banner() == "Player 1 moves"
    start = dict(rig.top.play.show.contents())
    game = match.game
    # Both moves of the turn: before them there were four seeds in each house.
    before = rig.top.play.current.game_view.contents(game, match.start)
    assert sum(start[place] != count for place, count in before.items()) == 1
    rig.settle()
    assert rig.top.play.show.contents() == shown
    assert rig.top.position_json() == after
    assert match.turns == turns


def test_where_nothing_moves_the_last_turn_is_told_again_in_words():
    rig = table(match_of(0), speed="off")
    rig.tap("house:0:3")  # ends in the store: Player 1 moves again
    rig.tap("house:0:1")
    rig.tap("again")
    rig.frame()
    assert not rig.top.busy()
    told = next(line for line in reversed(rig.said) if line.startswith("Last turn: "))
    assert "Player 1 sowed house 3: extra turn, then house 1." in told
    assert line_of(rig) == f"{told} Player 2 to move."


def test_what_is_redone_is_told_in_words():
    rig = table(match_of(0), speed="off")
    rig.tap("house:0:1")
    rig.tap("undo")
    rig.tap("redo")
    assert rig.said[-1] == "Redone: Player 1 sowed 4 seeds from house 1. Player 2 to move."


def test_the_opponents_turn_can_be_shown_again_and_skipped():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.settle()
    rig.context.change("speed", "slow")
    turns = rig.top.hook_state()["turns"]
    rig.key("a")
    assert rig.top.busy()
    assert rig.top.play.status.seat == 1
    rig.tap("skip")
    assert not rig.top.busy()
    assert rig.moves()
    assert rig.top.hook_state()["turns"] == turns


@pytest.mark.parametrize("game", ["kalah", "four-player", "bao", "bantu"])
def test_shown_again_a_turn_ends_where_the_match_stands(game):
    rig = table(match_of(7, game=game), drawn=False, speed="fast")
    here = dict(rig.top.play.show.contents())
    rig.top.play.show_again()
    assert rig.top.play.show.contents() != here
    while rig.top.play.show.moving:
        rig.top.play.update(0.1)
    assert dict(rig.top.play.show.contents()) == here

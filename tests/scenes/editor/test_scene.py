"""The position editor: places are changed by pointer, finger, keys and listener, in every game."""

import json

import pytest

from game.host.interface import Adjusted, Key, Pointer, Secondary, Wheel
from game.play.match import Match, Player
from game.play.records.link import open_link, position_link
from game.rules.registry import GAMES, make
from game.view.board.place_id import place_id
from game.view.registry import VIEWS
from tests.scenes.stage import Rig, against_computer, match_of

COUNTED = [name for name in GAMES if not VIEWS[name].of_pieces]


def editor(game="kalah", size=(1280, 720), match=None, **kept):
    """The editor, opened from set-up, or with the position of a match."""
    settings = {name: kept.pop(name) for name in ("drawn", "text") if name in kept}
    params = {"game": game, **kept} if match is None else {"match": match, **kept}
    return Rig("editor", params, size, **settings)


def position(rig):
    return rig.top.editing.draft.position


def count(rig, name):
    """How many lie at a place."""
    return rig.top.editing.hand.contents()[rig.top.board.picture.places[name]]


def focus(rig, name):
    """Bring the keyboard's focus to a target, as Tab and arrows do."""
    rig.top.move_focus(name)
    rig.frame()


def walk(rig, name):
    """Bring the focus from one place of the board to another by arrows."""
    for _ in range(30):
        if rig.top.focus == name:
            return
        (x, y), (to_x, to_y) = rig.middle(rig.top.focus), rig.middle(name)
        across = abs(to_x - x) > abs(to_y - y)
        step = ("Right" if to_x > x else "Left") if across else ("Down" if to_y > y else "Up")
        rig.key(f"Arrow{step}")
    raise AssertionError(f"{name} cannot be reached by arrows")


# By pointer and finger


def test_a_press_chooses_a_place_and_plus_and_minus_count_there():
    rig = editor()
    rig.tap("house:0:3", "mouse")
    assert rig.top.hook_state()["chosen"] == ["house:0:3"]
    assert count(rig, "house:0:3") == 4
    rig.tap("amount-more", "mouse")
    rig.tap("amount-more", "mouse")
    assert count(rig, "house:0:3") == 6
    rig.tap("amount-less", "mouse")
    assert count(rig, "house:0:3") == 5


def test_before_a_place_is_chosen_there_is_nothing_to_count():
    rig = editor()
    assert not {"amount", "amount-less", "amount-more"} & rig.targets().keys()
    rig.press("store:1")
    assert {"amount", "amount-more"} <= rig.targets().keys()
    assert "amount-less" not in rig.targets(), "the store is empty"


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_with_add_and_take_each_press_counts_at_every_kind_of_place(game, device):
    rig = editor(game)
    names = {}
    for name, place in rig.top.board.picture.places.items():
        names.setdefault(place.kind, name)
    before = {name: count(rig, name) for name in names.values()}
    rig.tap("tool:add", device)
    for name in names.values():
        rig.tap(name, device)
        rig.tap(name, device)
    assert {name: count(rig, name) for name in names.values()} == {
        name: number + 2 for name, number in before.items()
    }
    rig.tap("tool:take", device)
    for name in names.values():
        rig.tap(name, device)
    assert {name: count(rig, name) for name in names.values()} == {
        name: number + 1 for name, number in before.items()
    }


def test_nothing_is_taken_where_nothing_lies():
    rig = editor()
    rig.press("tool:take")
    rig.press("store:0")
    assert count(rig, "store:0") == 0
    assert not rig.top.editing.draft.can_undo()


def test_the_wheel_and_the_other_button_count_where_they_are():
    rig = editor()
    x, y = rig.middle("house:1:2")
    rig.send(Wheel(x, y, -60))
    assert count(rig, "house:1:2") == 5
    rig.send(Wheel(x, y, 60), Wheel(x, y, 60))
    assert count(rig, "house:1:2") == 3
    rig.send(Secondary(x, y))
    assert count(rig, "house:1:2") == 2
    rig.send(Secondary(2, 2))
    assert count(rig, "house:1:2") == 2, "beside the board it does nothing"


def test_a_finger_that_rests_on_a_place_takes_one_and_chooses_nothing_more():
    rig = editor(size=(390, 844))
    spot = rig.middle("house:0:2")
    rig.press("tool:add")
    rig.send(Pointer("down", *spot, "touch"))
    for _ in range(60):
        rig.frame()
    assert count(rig, "house:0:2") == 3
    rig.send(Pointer("up", *spot, "touch"))
    assert count(rig, "house:0:2") == 3


# By keys


def test_digits_are_the_number_at_the_place_with_the_focus():
    rig = editor()
    focus(rig, "house:0:5")
    for key in "12":
        rig.key(key)
    assert count(rig, "house:0:5") == 12
    rig.key("Backspace")
    assert count(rig, "house:0:5") == 1
    rig.key("7")
    assert count(rig, "house:0:5") == 17
    rig.key("Delete")
    assert count(rig, "house:0:5") == 0


def test_a_digit_at_another_place_begins_a_new_number():
    rig = editor()
    focus(rig, "house:0:5")
    rig.key("1")
    rig.key("ArrowRight")
    assert rig.top.focus == "house:0:6"
    rig.key("2")
    assert (count(rig, "house:0:5"), count(rig, "house:0:6")) == (1, 2)
    rig.key("+")
    rig.key("4")
    assert count(rig, "house:0:6") == 4, "what was counted up is not gone on with"


def test_a_number_never_grows_beyond_what_a_place_can_hold():
    rig = editor()
    focus(rig, "house:0:5")
    for key in "99999":
        rig.key(key)
    assert count(rig, "house:0:5") == 9


def test_plus_and_minus_count_where_the_focus_is_or_else_where_it_was_chosen():
    rig = editor()
    rig.key("+")
    assert rig.said[-1] == "Choose a place on the board."
    focus(rig, "store:0")
    rig.key("+")
    rig.key("+")
    rig.key("-")
    assert count(rig, "store:0") == 1
    focus(rig, "undo")
    rig.key("+")
    assert count(rig, "store:0") == 2


def test_the_number_is_a_spin_button():
    rig = editor()
    rig.press("house:0:3")
    spin = rig.targets()["amount"]
    assert (spin.role, spin.text, spin.range.now) == ("spin", "4", 4)
    focus(rig, "amount")
    rig.key("ArrowUp")
    rig.key("ArrowUp")
    rig.key("ArrowDown")
    assert count(rig, "house:0:3") == 5
    rig.send(Adjusted("amount", 11))
    assert count(rig, "house:0:3") == 11


def test_letters_undo_redo_and_turn():
    rig = editor()
    rig.press("tool:add")
    rig.press("house:0:1")
    rig.key("u")
    assert count(rig, "house:0:1") == 4
    rig.key("r")
    assert count(rig, "house:0:1") == 5
    near = rig.top.editing.seating.near
    rig.key("t")
    assert rig.top.editing.seating.near != near
    x = {name: rig.middle(name)[1] for name in ("house:0:1", "house:1:1")}
    assert x["house:1:1"] > x["house:0:1"], "the other side is near now"


def test_a_whole_position_is_set_up_by_keys_alone():
    rig = editor(options={"houses": 2})
    wanted = {"house:0:1": 3, "house:0:2": 0, "store:0": 12, "house:1:1": 1, "store:1": 4}
    while rig.top.focus not in rig.top.board.picture.places:
        rig.key("Tab")
    for name, number in wanted.items():
        walk(rig, name)
        for digit in str(number):
            rig.key(digit)
    assert make("kalah", {"houses": 2}).position_to_text(position(rig)) == "3,0:12/1,4:4/south"


# The position as a whole


@pytest.mark.parametrize("game", list(GAMES))
def test_the_turn_is_given_to_each_seat(game):
    rig = editor(game)
    for seat in make(game).seats[::-1]:
        rig.press(f"to-move:{seat}")
        assert rig.top.editing.draft.game.to_move(position(rig)) == seat
        assert rig.targets()[f"to-move:{seat}"].pressed


@pytest.mark.parametrize("game", COUNTED)
def test_the_board_is_emptied_filled_as_at_the_start_and_all_that_undone(game):
    rig = editor(game)
    start = position(rig)
    rig.press("empty")
    assert rig.top.editing.draft.game.count(position(rig)) == 0
    assert rig.said[-1].startswith("The board is empty.")
    rig.press("to-move:" + str(make(game).seats[1]))
    rig.press("start")
    assert position(rig) == make(game).start(make(game).seats[1]), "the turn stays where it was"
    for _ in range(3):
        rig.press("undo")
    assert position(rig) == start
    assert "undo" not in rig.targets()
    for _ in range(3):
        rig.press("redo")
    assert position(rig) == make(game).start(make(game).seats[1])


def test_bao_has_its_stocks_its_nyumbas_and_the_stage_that_follows():
    rig = editor("bao", options={"preset": "printed"})
    assert "Namua" in rig.top.hook_state()["status"]
    rig.press("intact:1")
    assert position(rig).intact == (True, False)
    assert rig.said[-1] == "Its nyumba is intact: off."
    rig.press("stock:0")
    rig.key("0")
    assert "Mtaji: your stock is empty." in rig.top.hook_state()["status"]
    assert "your stock should hold as many" in rig.top.hook_state()["status"]


def test_four_player_counts_rounds_without_a_score_where_they_end_the_match():
    assert "quiet" not in editor("four-player").targets()
    rig = editor("four-player", options={"variations": [4, 5]})
    rig.press("quiet-more")
    rig.send(Adjusted("quiet", 49))
    assert position(rig).quiet_rounds == 49
    rig.press("quiet-more")
    assert not rig.top.hook_state()["playable"]


# Bantu's pieces


def bantu(text="red:s,9.1,h,s/blue:s,3.3,s,s/red", **kept):
    game = make("bantu")
    return editor(match=Match(game, {}, start=game.position_from_text(text)), **kept)


def told(rig):
    return rig.top.editing.draft.game.position_to_text(position(rig))


def test_the_chosen_piece_goes_where_is_pressed():
    rig = bantu()
    rig.press("piece:2:1")
    rig.press("circle:20:2")
    assert told(rig) == "red:s,9.1,h,s/blue:20.2,3.3,s,s/red"
    rig.press("circle:21:2")
    assert told(rig) == "red:s,9.1,h,s/blue:21.2,3.3,s,s/red"


def test_pressing_a_piece_chooses_it_wherever_it_stands():
    rig = bantu()
    rig.press("home:0:3")
    assert rig.targets()["piece:0:3"].pressed
    rig.press("circle:0:0")
    assert told(rig) == "red:s,9.1,0.0,s/blue:s,3.3,s,s/red"


def test_pieces_go_to_their_start_and_home():
    rig = bantu()
    rig.press("circle:9:1")
    rig.press("to-home")
    assert told(rig) == "red:s,h,h,s/blue:s,3.3,s,s/red"
    rig.press("to-start")
    assert told(rig) == "red:s,s,h,s/blue:s,3.3,s,s/red"
    rig.press("home:2:2")
    assert told(rig) == "red:s,s,h,s/blue:s,h,s,s/red", "a space gets its own piece"
    rig.send(Secondary(*rig.middle("home:2:2")))
    assert told(rig) == "red:s,s,h,s/blue:s,s,s,s/red"


def test_by_keys_a_number_chooses_a_piece_and_delete_takes_one_off():
    rig = bantu()
    rig.press("circle:3:3")
    rig.key("1")
    focus(rig, "circle:30:0")
    rig.key("Enter")
    assert told(rig) == "red:s,9.1,h,s/blue:30.0,3.3,s,s/red"
    rig.key("Delete")
    assert told(rig) == "red:s,9.1,h,s/blue:s,3.3,s,s/red"


def test_a_finger_that_is_too_broad_for_the_circles_sees_them_large_first():
    rig = bantu(size=(390, 844))
    rig.press("piece:0:1")
    rig.tap("circle:16:2")
    assert told(rig) == "red:s,9.1,h,s/blue:s,3.3,s,s/red"
    assert rig.top.items["status"].name == "Enlarged: press the place you mean."
    rig.tap("circle:16:1")
    assert told(rig) == "red:16.1,9.1,h,s/blue:s,3.3,s,s/red"
    assert not rig.top.board.plan.enlarged


def test_escape_shows_the_whole_board_again_before_it_leaves():
    rig = bantu(size=(390, 844))
    rig.tap("circle:16:2")
    assert rig.top.board.plan.enlarged
    rig.key("Escape")
    assert (rig.top.name, rig.top.board.plan.enlarged) == ("editor", False)


# What is said


def test_the_board_is_a_grid_of_cells_that_tell_what_they_hold():
    rig = editor()
    cells = [target for target in rig.top.targets() if target.role == "cell"]
    assert len(cells) == 14
    rows = {group.id: group.name for group in rig.top.outline().groups if group.role == "row"}
    assert {cell.group for cell in cells} <= set(rows)
    assert rig.targets()["house:0:3"].name == "Your house 3, 4 seeds"
    rig.press("tool:add")
    rig.press("house:0:3")
    assert "5 seeds" in rig.targets()["house:0:3"].name


def test_each_change_is_announced_with_the_counts():
    rig = editor()
    rig.press("tool:take")
    rig.press("house:0:3")
    assert rig.said[-1] == "Your house 3, 3 seeds. 47 of 48 seeds: one is missing."
    rig.press("tool:add")
    rig.press("house:1:1")
    assert rig.said[-1].endswith("48 seeds, as many as at the start.")


def test_what_is_wrong_is_said_when_it_becomes_so_and_stands_there_while_it_is():
    rig = editor()
    rig.press("store:1")
    for key in "9999":
        rig.key(key)
    wrong = "There are too many seeds: a board holds at most 9999."
    assert rig.said[-1].endswith(wrong)
    rig.key("Backspace")
    assert wrong not in rig.said[-1]
    rig.key("9")
    assert wrong in rig.top.hook_state()["status"]
    notes = [note.text for note in rig.top.outline().notes]
    assert any(wrong in note for note in notes)


def test_a_position_that_is_over_says_so_and_cannot_be_played():
    rig = editor(options={"houses": 1, "seeds": 1})
    rig.press("house:0:1")
    rig.key("Delete")
    assert "the game is over" in rig.said[-1]
    rig.press("play")
    assert rig.top.name == "editor"
    assert "the game is over" in rig.said[-1]


def test_who_cannot_move_is_passed_and_that_is_said_before():
    rig = editor("four-player")
    rig.press("tool:take")
    for number in range(1, 7):
        rig.press(f"pit:0:{number}")
        rig.key("Delete")
    assert "You have no move here: Diamond plays first." in rig.top.hook_state()["status"]
    rig.press("play")
    assert rig.top.hook_state()["game"] == "four-player"
    assert rig.top.play.match.to_move == 1


def test_every_target_and_text_is_in_words():
    for game in GAMES:
        for size in ((1280, 720), (390, 844), (844, 390)):
            rig = editor(game, size)
            rig.press(place_id(next(iter(rig.top.board.plan.spots))))
            said = [*rig.said, *(target.name for target in rig.top.targets())]
            said += [item.tooltip for item in rig.top.items.values()]
            assert not [text for text in said if "editor." in text or "{" in text]


# Going on


def test_it_is_played_against_the_computer_of_the_card():
    rig = editor("bao", options={"preset": "printed"})
    rig.press("pit:0:1")
    rig.key("3")
    rig.press("to-move:1")
    wanted = position(rig)
    rig.press("play")
    match = rig.top.play.match
    assert (rig.top.name, match.set_up, match.start) == ("table", True, wanted)
    assert [player.kind for player in match.players.values()] == ["person", "opponent"]


def test_the_level_is_that_of_the_card():
    rig = editor()
    texts = {item.name for item in rig.top.items.values()}
    assert "You play the computer. Level: Beginner." in texts
    rig.context.host.storage.set(
        "quick-play", json.dumps({"games": {"kalah": {"level": 5, "match": "", "first": 0}}})
    )
    rig.stage.push("editor", {"game": "kalah"})
    rig.press("play")
    assert rig.top.play.match.players[1] == Player("opponent", level=5)


def test_turned_the_person_sits_at_the_other_side():
    rig = editor()
    rig.press("turn")
    assert rig.said[-1] == "You sit at the other side now."
    rig.press("play")
    assert [player.kind for player in rig.top.play.match.players.values()] == ["opponent", "person"]


def test_where_seats_are_colours_the_person_takes_the_next_one():
    rig = editor("bantu")
    rig.press("turn")
    assert rig.said[-1] == "You play Blue now."
    rig.press("against:persons")
    assert "turn" not in rig.targets(), "persons share the colours as they like"


def test_persons_play_it_in_turn():
    rig = editor("four-player")
    rig.press("against:persons")
    assert {item.name for item in rig.top.items.values()} >= {"Persons at this device, in turn."}
    rig.press("play")
    assert {player.kind for player in rig.top.play.match.players.values()} == {"person"}


def test_players_of_the_match_keep_their_names_and_levels():
    players = {0: Player("opponent", level=4, sign=3), 1: Player("person", "Asha", sign=4)}
    rig = editor(match=match_of(5, players=players))
    assert rig.top.editing.seating.near == 1
    rig.press("play")
    assert dict(rig.top.play.match.players) == players


def test_a_position_is_reviewed_and_comes_back_as_it_was():
    rig = editor(match=match_of(5, players=against_computer()))
    rig.press("tool:add")
    rig.press("store:0")
    wanted = position(rig)
    transition = rig.top.pressed(rig.top.items["review"])
    assert (transition.kind, transition.params["match"].start) == ("push", wanted)
    rig.stage.go(transition)
    rig.frame()
    rig.key("Escape")
    assert (rig.top.name, position(rig)) == ("editor", wanted)


def test_a_position_is_sent_as_a_link_that_opens_at_the_table():
    rig = editor("bao", options={"preset": "kiswahili"})
    rig.press("pit:1:7")
    rig.key("5")
    rig.press("intact:0")
    rig.press("to-move:1")
    wanted = position(rig)
    rig.press("share")
    assert rig.top.name == "share"
    match = rig.top.match
    opened = open_link(position_link(match)).match
    assert (opened.start, opened.game.options) == (wanted, match.game.options)
    table = Rig("table", {"match": opened})
    assert table.top.play.match.position == wanted


@pytest.mark.parametrize("game", list(GAMES))
def test_the_position_of_a_match_is_taken_over_with_its_board(game):
    match = match_of(7, game=game, players={})
    match.undo()
    rig = editor(match=match)
    assert position(rig) == match.position
    assert rig.top.position_json() == match.game.position_to_json(match.position)
    assert len(match.turns) == 7, "the match itself stays as it is"


def test_what_was_changed_is_there_again_in_this_visit():
    rig = Rig("setup", {"game": "kalah"})
    rig.press("editor")
    rig.press("house:0:1")
    rig.key("9")
    changed = position(rig)
    rig.key("Escape")
    assert rig.top.name == "setup"
    rig.press("editor")
    assert position(rig) == changed
    rig.press("undo")
    assert position(rig) == make("kalah", rig.top.editing.draft.game.options).start()


def test_from_the_table_the_change_is_kept_beside_the_match():
    rig = Rig("table", {"match": match_of(4, players=against_computer())})
    rig.settle()
    rig.press("more")
    rig.press("editor")
    rig.press("tool:add")
    rig.press("store:1")
    changed = position(rig)
    rig.key("Escape")
    assert rig.top.name == "more"
    rig.press("editor")
    assert position(rig) == changed


# The sheet of a phone


def test_on_a_phone_the_rest_stands_on_a_sheet():
    rig = editor("bao", (390, 844), options={"preset": "printed"})
    assert "intact:0" not in rig.targets()
    rig.press("more")
    assert rig.top.name == "editor-more"
    rig.press("intact:0")
    rig.press("against:persons")
    rig.press("empty")
    assert rig.top.name == "editor", "the empty board is to be seen"
    assert position(rig).intact == (False, True)
    assert rig.top.editing.draft.game.count(position(rig)) == 0
    rig.key("m")
    rig.press("close")
    assert rig.top.name == "editor"


def test_from_the_sheet_the_position_is_played():
    rig = editor(size=(390, 844))
    rig.press("more")
    rig.press("play")
    assert rig.top.name == "table"


def test_what_the_sheet_did_is_said_once():
    rig = editor(size=(390, 844))
    rig.press("more")
    rig.press("start")
    assert rig.said[-1].startswith("Everything lies as at the start.")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 568), (568, 320)])
@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_can_be_set_is_within_reach_in_every_window(game, size):
    options = {"bao": {"preset": "printed"}, "four-player": {"variations": [4, 5]}}
    rig = editor(game, size, options=options.get(game, {}), drawn=False)
    rig.top.editing.press(next(iter(rig.top.board.plan.spots)))
    rig.top.relayout()
    names = {item.id for item in rig.top.items.values()}
    if "more" in names:
        rig.send(*[Key("m")])
        names |= {item.id for item in rig.top.items.values()}
    wanted = {"undo", "redo", "start", "turn", "play", "review", "share", "against:persons"}
    wanted |= {f"to-move:{seat}" for seat in make(game).seats}
    wanted |= {"piece:0:1", "to-home"} if game == "bantu" else {"amount-more", "tool:add", "empty"}
    wanted |= {"bao": {"intact:0", "intact:1"}, "four-player": {"quiet"}}.get(game, set())
    assert wanted <= names

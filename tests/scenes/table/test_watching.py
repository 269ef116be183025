"""A match in which only computers play: whoever looks on can stop it, and look around."""

import pytest

from game.host.interface import Pointer
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.table.bao import LAP_COMMANDS
from game.scenes.table.commands import BAR
from game.scenes.table.play import changes
from game.scenes.table.play.play import Play
from game.view.icons import ICONS
from game.view.text.text_box import fits
from tests.scenes.stage import Rig, against_computer, line_box, line_of, match_of
from tests.window_sizes import SIZES


def computers(name="kalah", turns=0, level=1):
    """A match of computers after some moves."""
    seats = make(name).seats
    return match_of(
        turns, game=name, players={seat: Player("opponent", level=level) for seat in seats}
    )


def watching(name="kalah", turns=4, level=1, **kept):
    kept.setdefault("speed", "off")
    return Rig("table", {"match": computers(name, turns, level)}, **kept)


def frames(rig, number=60):
    for _ in range(number):
        rig.frame()


def moves(rig):
    return rig.top.hook_state()["turns"]


def until_moving(rig):
    for _ in range(500):
        if rig.top.play.show.moving:
            return
        rig.frame()
    raise AssertionError("nobody moves")


def seen(rig):
    """What lies on the board as it is seen, and what is in the air."""
    show = rig.top.play.show.animation
    return dict(rig.top.play.show.contents()), show and show.flights()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("stop", [lambda rig: rig.tap("pause"), lambda rig: rig.key("p")])
@pytest.mark.parametrize("on", [lambda rig: rig.tap("pause"), lambda rig: rig.key("p")])
def test_a_match_of_computers_is_paused_and_goes_on(name, stop, on):
    rig = watching(name)
    assert rig.targets()["pause"].name == "Pause"
    stop(rig)
    before = moves(rig)
    frames(rig)
    assert moves(rig) == before
    assert not rig.top.busy()
    assert rig.top.hook_state()["paused"]
    assert rig.targets()["pause"].name == "Go on"
    on(rig)
    assert not rig.top.hook_state()["paused"]
    assert rig.targets()["pause"].name == "Pause"
    frames(rig, 200)
    assert moves(rig) > before


@pytest.mark.parametrize("key", ["Enter", " ", "g"])
def test_other_keys_let_it_go_on_as_well(key):
    rig = watching()
    rig.key("p")
    before = moves(rig)
    rig.key(key)
    frames(rig)
    assert moves(rig) > before


def test_a_paused_match_says_so_and_whose_move_it_is():
    rig = watching("bao", level=6)
    rig.key("p")
    mover = rig.top.play.words.players[rig.top.play.match.to_move].name
    assert rig.top.play.status.banner() == f"Paused: {mover} to move"
    assert rig.said[-1] == f"Paused: {mover} to move."
    rig.key("p")
    assert rig.said[-1] == "The match goes on."
    assert "thinking" in rig.top.play.status.banner()


@pytest.mark.parametrize("name", GAMES)
def test_a_move_in_the_air_stands_still(name):
    rig = watching(name, speed="slow")
    until_moving(rig)
    frames(rig, 5)
    rig.key("p")
    before = seen(rig)
    assert rig.top.play.show.moving
    assert rig.top.play.status.banner().startswith("Paused: ")
    assert rig.said[-1] == f"{rig.top.play.status.banner()}."
    frames(rig)
    assert seen(rig) == before
    assert not rig.top.busy()
    rig.key("Enter")
    frames(rig, 20)
    assert seen(rig) != before


def test_a_move_that_stands_still_is_skipped_to_its_end_and_the_match_stays_paused():
    rig = watching(speed="slow")
    until_moving(rig)
    rig.key("p")
    before = moves(rig)
    rig.key("s")
    assert not rig.top.play.show.moving
    frames(rig)
    assert moves(rig) == before
    assert rig.targets()["pause"].name == "Go on"


def test_a_tap_on_the_board_shows_the_next_step_of_a_move_that_stands_still():
    rig = watching("bao", turns=12, speed="slow")
    until_moving(rig)
    rig.key("p")
    before = seen(rig)
    rig.send(Pointer("down", 500, 700), Pointer("up", 500, 700))
    assert seen(rig) != before
    assert rig.top.hook_state()["paused"]


def test_the_move_of_bao_that_stands_still_is_seen_lap_by_lap_and_the_match_stays_paused():
    rig = Rig("table", {"match": computers("bao", 12, level=0)}, speed="fast")
    play = rig.top.play
    for _ in range(4000):
        # Not the last move: after that one nobody stands still.
        if play.show.moving and not play.current.over and len(play.show.animation._beats) > 30:
            break
        rig.frame()
    rig.key("p")
    assert "redo" not in rig.targets()
    rig.press("laps")
    before, waits = moves(rig), 0
    for _ in range(4000):
        if rig.top.play.show.waiting:
            waits += 1
            assert rig.targets()["pause"].name == "Next lap"
            rig.key("p")
        if not rig.top.play.show.moving:
            break
        rig.frame()
    assert waits
    frames(rig)
    assert moves(rig) == before
    assert rig.targets()["pause"].name == "Go on"


@pytest.mark.parametrize("undo", [lambda rig: rig.key("u"), lambda rig: rig.tap("undo")])
def test_undo_and_redo_pause(undo):
    rig = watching(turns=4)
    undo(rig)
    assert moves(rig) == 3
    mover = rig.top.play.words.players[rig.top.play.match.to_move].name
    assert rig.said[-1] == f"Move taken back. Paused: {mover} to move."
    frames(rig)
    assert moves(rig) == 3
    undo(rig)
    assert moves(rig) == 2
    rig.key("Enter")
    rig.key("r")
    at = moves(rig)
    frames(rig)
    assert moves(rig) == at
    assert rig.top.hook_state()["paused"]


def test_undo_in_the_middle_of_a_move_pauses_before_it():
    rig = watching(speed="slow")
    until_moving(rig)
    before = moves(rig)
    rig.key("u")
    assert moves(rig) == before - 1
    assert not rig.top.play.show.moving
    frames(rig)
    assert moves(rig) == before - 1


def test_the_end_is_taken_back_and_played_again():
    rig = watching(turns=-1)
    assert "pause" not in rig.targets(), "there is nothing to pause any more"
    end = moves(rig)
    rig.key("u")
    frames(rig)
    assert moves(rig) == end - 1
    assert rig.targets()["pause"].name == "Go on"
    rig.key("r")
    assert moves(rig) == end
    assert "pause" not in rig.targets()
    assert "over" in rig.top.play.status.banner()
    rig.key("Enter")
    frames(rig)
    assert moves(rig) == end


def test_another_line_is_looked_at_in_peace():
    rig = watching(turns=4)
    rig.key("u")
    match = rig.top.play.match
    left = match.turns[3].move
    match.play(next(move for move in match.legal_moves() if move != left))
    changes.run_on(rig.top.play)
    changes.switch(rig.top.play, 1)
    frames(rig)
    assert match.turns[3].move == left
    assert moves(rig) == 4


def test_begun_again_it_runs():
    rig = watching(turns=4)
    rig.key("p")
    rig.press("more")
    rig.press("restart")
    rig.press("yes")
    assert moves(rig) == 0
    frames(rig)
    assert moves(rig) > 0


@pytest.mark.parametrize("page", ["m", "l", "e"])
def test_pages_are_looked_at_while_it_is_paused(page):
    rig = watching(turns=4, size=(768, 1024))
    rig.key("p")
    rig.key(page)
    assert rig.top.name != "table"
    rig.key("Escape")
    assert rig.top.name == "table"
    frames(rig)
    assert moves(rig) == 4
    assert rig.targets()["pause"].name == "Go on"


def test_the_last_turn_is_shown_again_while_it_is_paused():
    rig = watching(turns=4, speed="fast")
    rig.key("p")
    rig.key("a")
    assert rig.top.play.show.moving
    assert rig.top.busy()
    assert rig.targets()["pause"].name == "Pause"
    rig.settle()
    assert moves(rig) == 4
    assert rig.targets()["pause"].name == "Go on"


def test_who_comes_back_later_finds_it_running():
    rig = watching(turns=4)
    rig.key("u")
    match = rig.saves.unfinished()
    other = Rig("table", {"match": match}, speed="off", storage=rig.host.storage)
    frames(other)
    assert moves(other) > 3


@pytest.mark.parametrize("paused", [False, True])
def test_a_hint_is_refused_in_words(paused):
    rig = watching(level=6, name="bao")
    if paused:
        rig.key("p")
    rig.key("h")
    assert "Only computers play here" in rig.said[-1]
    assert line_of(rig) == rig.said[-1]


def test_who_waits_for_the_computer_is_told_so_by_the_letter_of_the_hint():
    match = match_of(1, game="bao", players={0: Player(), 1: Player("opponent", level=6)})
    rig = Rig("table", {"match": match}, speed="off")
    rig.key("h")
    assert rig.said[-1] == "Wait: it is not your turn yet."


@pytest.mark.parametrize(
    ("paused", "told"), [(False, "Press Pause to stop them"), (True, "Paused. ")]
)
def test_a_press_on_a_place_says_that_only_computers_play(paused, told):
    rig = watching("bao", level=6)
    if paused:
        rig.key("p")
    rig.press(next(name for name in rig.targets() if name.startswith("pit")))
    assert told in rig.said[-1]


def test_it_begins_by_saying_how_it_is_stopped():
    rig = watching(turns=0, drawn=False)
    assert "Press Pause to stop them" in rig.said[-1]


@pytest.mark.parametrize("players", [{}, against_computer(), {0: Player("opponent"), 1: Player()}])
def test_where_a_person_plays_nothing_is_paused(players):
    rig = Rig("table", {"match": match_of(2, players=players)}, speed="off")
    rig.settle()
    assert rig.targets()["hint"].name == "Hint"
    for key in "pur":
        rig.key(key)
        assert not rig.top.hook_state()["paused"]
        assert "pause" not in rig.targets()


def test_every_command_of_the_bar_has_its_words_and_its_icon():
    rig = watching(drawn=False)
    for command in (*BAR, *LAP_COMMANDS):
        assert rig.context.words.text(command.name) != command.name
        assert command.icon in ICONS


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_a_pause_fits(name, size):
    game = make(name)
    match = Match(game, {seat: Player("opponent") for seat in game.seats})
    rig = Rig("table", {"match": match}, size=size, drawn=False, text="larger")
    for act in (Play.begin, changes.halt, Play.ask_hint):
        act(rig.top.play)
        rig.top._look()
        words = line_box(rig)
        assert fits(words, rig.context.brush)
        assert words.text == rig.top.view.message.text, "nothing is left out"

"""The native window, played with a real mouse and real keys."""

import json
import signal
from random import Random

import pytest
from screen import PATIENCE, TURNS, TURNS_AT_REST

from game.rules.registry import make


@pytest.fixture
def data(tmp_path):
    """Lays settings into the data folder."""

    def lay(**settings):
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / "settings.json").write_text(json.dumps(settings))

    return lay


def moves(state):
    return [target["id"] for target in state["targets"] if target["kind"] == "move"]


def rules_and_position(state):
    rules = make(state["game"], state["options"])
    return rules, rules.position_from_json(state["position"])


def between_persons(window):
    """Begin a match of two persons, by set-up; return the state at the table."""
    window.click("people:kalah")
    window.at("setup")
    window.click("start")
    return window.at("table")


@pytest.mark.parametrize(("scale", "speed"), [(1.0, "fast"), (2.0, "off")])
def test_a_whole_game_by_mouse_ends_where_the_rules_say(open_window, data, scale, speed):
    data(speed=speed)
    seed = 31
    random = Random(seed)
    window = open_window("--size", "1200x800", scale=scale)
    window.picture(f"menu-{scale:g}")
    state = between_persons(window)
    rules, position = rules_and_position(state)
    while rules.outcome(position) is None:
        chosen = random.choice(moves(state))
        turns = state["turns"]
        window.click(chosen)
        state = window.wait_for(lambda state, turns=turns: state["turns"] > turns, f"move {turns}")
        position = rules.after(position, int(chosen.rsplit(":", 1)[1]))
        assert rules.position_from_json(state["position"]) == position, f"seed {seed}"
        if turns == 3:
            window.picture(f"sowing-{scale:g}")
        state = window.rest()
    state = window.wait_for(lambda state: state["scene"] == "result", "the result")
    outcome = rules.outcome(position)
    assert state["outcome"]["scores"] == {
        rules.seat_name(seat): score for seat, score in outcome.scores.items()
    }
    assert state["lastError"] is None
    assert window.said() == ""
    picture = window.picture(f"result-{scale:g}")
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 1200, 25) for y in range(0, 800, 25)}
    assert len(colours) > 20, "the window shows a picture"


def test_a_killed_game_goes_on_at_the_same_point(open_window):
    window = open_window("--size", "1000x700")
    state = between_persons(window)
    for _ in range(3):
        window.click(moves(state)[0])
        turns = state["turns"]
        state = window.wait_for(lambda state, turns=turns: state["turns"] > turns, "the move")
        state = window.rest()
    window.process.send_signal(signal.SIGKILL)
    window.process.wait()
    again = open_window("--size", "1000x700")
    again.click("continue")
    later = again.at("table")
    assert (later["position"], later["turns"]) == (state["position"], state["turns"])


def test_keys_reach_the_window_and_closing_it_ends_the_game(open_window):
    window = open_window("--size", "1000x700")
    window.key("Tab")
    state = window.wait_for(lambda state: state["focus"], "the focus")
    assert state["focus"] in [target["id"] for target in state["targets"]]
    window.screen.xdotool("windowclose", window.id)
    window.process.wait(timeout=PATIENCE)


def test_a_window_resized_while_seeds_are_sown_goes_on(open_window, data):
    data(speed="slow")
    window = open_window("--size", "1200x800")
    state = between_persons(window)
    rules, position = rules_and_position(state)
    window.click("house:0:1")
    window.wait_for(lambda state: state["turns"] == 1, "the sowing")
    window.screen.xdotool("windowsize", window.id, 500, 900)
    state = window.wait_for(
        lambda state: all(target["x"] + target["width"] <= 500 for target in state["targets"]),
        "the new layout",
    )
    state = window.rest()
    assert rules.position_from_json(state["position"]) == rules.after(position, 1)
    window.click("house:1:1")
    window.wait_for(lambda state: state["turns"] == 2, "a move in the new layout")
    window.picture("resized")


def test_nothing_is_drawn_while_nothing_happens(open_window):
    window = open_window("--size", "1000x700")
    between_persons(window)
    before = window.steady()["frame"]
    window.let_turns_pass(TURNS + TURNS_AT_REST)
    assert window.state["frame"] == before


def test_a_data_folder_that_cannot_be_written_costs_only_the_saved_match(open_window, tmp_path):
    (tmp_path / "data").write_text("a file in the way of the folder")
    window = open_window("--size", "1000x700")
    state = between_persons(window)
    window.click(moves(state)[0])
    state = window.wait_for(lambda state: state["turns"] == 1, "the move")
    assert state["lastError"] is None


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_back_and_forward_lead_to_the_menu_and_to_the_match_again(open_window, by_mouse):
    window = open_window("--size", "1000x700")

    def walk(button, key):
        if by_mouse:
            window.screen.xdotool("click", button)
        else:
            window.key(key)

    window.at("menu")
    window.click("play:kalah")
    window.at("table")
    window.click("more")
    window.at("more")
    walk(8, "alt+Left")
    window.at("table")
    walk(8, "alt+Left")
    window.at("menu")
    walk(9, "alt+Right")
    window.at("table")

"""The window as a screen reader has it: read, pressed and heard by AT-SPI alone."""

import os

import pytest
from desk import Desk

from tools.listening import lacking

MOVES = 4


@pytest.fixture
def desk(screen, monkeypatch):
    """Skips where AT-SPI is not installed; in CI it is."""
    missing = lacking()
    if missing and not os.environ.get("CI"):
        pytest.skip(f"to read a window as others do: apt-get install {' '.join(missing)}")
    assert not missing, f"not installed: {missing}"
    desk = Desk(screen.name)
    for name, value in desk.environment.items():
        monkeypatch.setenv(name, value)
    yield desk
    desk.close()


def is_move(node):
    """Whether a node is a place to move from: what comes of it is told."""
    return node["role"] == "table cell" and "Last seed in" in node["description"]


def test_moves_are_played_by_the_tree_alone_and_told(desk, open_window):
    window = open_window()
    desk.act("Mancala for two players")
    desk.act("Start")
    for _ in range(MOVES):
        heard = len(desk.said)
        place = desk.act_upon("a place to move from", is_move)
        player, house, _ = place["name"].split(", ")
        desk.until_said(f"{player} sowed", heard)
        desk.find(
            "the house is empty",
            lambda node, name=f"{player}, {house}, 0 seeds": node["name"] == name,
        )
    assert window.state["turns"] == MOVES
    assert window.state["lastError"] is None
    assert window.said() == ""


def test_the_focus_goes_where_a_reader_asks_for_it_and_is_told(desk, open_window):
    window = open_window()
    desk.act("Settings", kind="focus")
    window.wait_for(lambda state: state["focus"] == "settings", "the focus")
    desk.find(
        "the focus is told",
        lambda node: node["name"] == "Settings" and "focused" in node["states"],
    )
    window.key("Return")
    desk.find("the heading", lambda node: (node["role"], node["name"]) == ("heading", "Settings"))


def test_a_number_is_set_by_a_reader_and_said(desk, open_window):
    window = open_window()
    desk.act("Settings")
    desk.act("Sound", role="page tab")
    _, slider = desk.find("the slider", lambda node: node["role"] == "slider")
    assert (slider["name"], slider["value"]) == ("Volume", 4)
    desk.act("Volume", role="slider", kind="set", value=2)
    desk.until_said("Volume: 2")
    desk.find("the value", lambda node: (node["role"], node["value"]) == ("slider", 2))
    assert window.state["lastError"] is None

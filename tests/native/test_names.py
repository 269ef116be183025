"""Names of many scripts in the native window: typed by real keys, and come with a file."""

import os
import subprocess

from screen import ids

from game.play.match import Match, Player
from game.play.records import record
from game.rules.registry import make
from tests.names import TAKEN

FIRST_THREE = (38, 39, 40)
"""The first three keys of the middle row, by X's numbers: "asd" on an English keyboard."""


def test_a_name_is_typed_on_a_russian_keyboard(open_window, screen, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    window = open_window()
    window.wait_for(lambda state: "people:kalah" in ids(state), "the card")
    window.click("people:kalah")
    window.at("setup")
    window.click("name:0")
    window.wait_for(lambda state: state["focus"] == "name:0", "the focus")
    on_screen = {**os.environ, "DISPLAY": screen.name}
    subprocess.run(["setxkbmap", "ru"], env=on_screen, check=True)
    for key in FIRST_THREE:
        screen.xdotool("key", "--window", window.id, key)
    typed = "\u0444\u044b\u0432"
    window.wait_for(
        lambda state: any(typed in target["name"] for target in state["targets"]), "the name"
    )
    window.steady()
    window.picture("russian")
    assert window.state["lastError"] is None


def test_names_that_come_with_a_file_are_shown_and_what_cannot_be_drawn_is_told(
    open_window, tmp_path
):
    names = (TAKEN["Chinese"], TAKEN["Ukrainian"])
    match = Match(make("kalah"), {seat: Player("person", name) for seat, name in enumerate(names)})
    match.play(match.legal_moves()[0])
    path = tmp_path / "names.baraza"
    path.write_text(record.to_text(match), encoding="utf-8")
    window = open_window(str(path))
    window.at("table")
    window.wait_for(lambda state: "lozenge" in state["text"], "what the lozenge means")
    window.picture("names")
    assert window.state["lastError"] is None

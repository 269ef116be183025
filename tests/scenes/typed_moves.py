"""Hands that type moves at a table, on a stage of scenes."""

from game.host.interface import Edited, Key
from game.scenes.typed.scene import FIELD


def open_field(rig):
    """Open the field over the table."""
    rig.key("/")
    assert rig.top.name == "typed"


def type_text(rig, text):
    """Have a text stand in the open field, and press Enter."""
    rig.send(Edited(FIELD, text), Key("Enter"))
    rig.frame()


def play_typed(rig, text):
    """Type a move that is played, and see it to its end."""
    open_field(rig)
    type_text(rig, text)
    assert rig.top.name == "table", (text, rig.top.hook_state())
    rig.settle()  # where that was the last move, the result comes up

"""The tools in the bar of the table, as data: `BAR`."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.frame.scene import Transition
from game.scenes.table.actions import Deed, When, always
from game.scenes.table.turns import TableTurns


@dataclass(frozen=True, slots=True)
class Tool:
    """One button of the bar, with the name "table.WORD" and a picture.

    `keys`: the small letters that press it.
    """

    id: str
    word: str
    icon: str
    does: Deed
    shown: When = always
    enabled: When = always
    keys: str = ""


def _moving(turns: TableTurns) -> bool:
    return turns.moving


def _finished(turns: TableTurns) -> bool:
    return turns.over and not turns.moving


def _begun(turns: TableTurns) -> bool:
    """Whether a move is being pressed that can be let go."""
    return turns.person and turns.presses.begun and turns.held_to is None


def _result(turns: TableTurns) -> Transition:
    return Transition("push", "result", {"match": turns.match})


def _release(turns: TableTurns) -> None:
    turns.let_go()


def _person(turns: TableTurns) -> bool:
    return turns.person


def _friend(turns: TableTurns) -> bool:
    return turns.friend


def _send(turns: TableTurns) -> Transition:
    return Transition("push", "share", {"match": turns.match})


def _undo(turns: TableTurns) -> None:
    turns.step(back=True)


def _redo(turns: TableTurns) -> None:
    turns.step(back=False)


def _more(turns: TableTurns) -> Transition:
    return Transition("push", "more", {"turns": turns})


def _in_laps(turns: TableTurns) -> bool:
    """Whether a move is shown that can wait after each lap."""
    return turns.moving and turns.game_view.laps and not turns.pausing


def _lap_by_lap(turns: TableTurns) -> bool:
    return turns.moving and turns.pausing


def _pause(turns: TableTurns) -> None:
    turns.pause(True)


def _go_on(turns: TableTurns) -> None:
    turns.pause(False)


def _watched(turns: TableTurns) -> bool:
    """Whether only computers play, and whoever sits here looks on."""
    return turns.watched


def _goes_on(turns: TableTurns) -> bool:
    return turns.moving or not turns.over


def _still(turns: TableTurns) -> bool:
    return turns.still


def _still_in_laps(turns: TableTurns) -> bool:
    """Whether a move stands still that can be seen lap by lap."""
    return turns.still and turns.moving and turns.game_view.laps


def _can_undo(turns: TableTurns) -> bool:
    return turns.match.can_undo() or turns.presses.bound


def _can_redo(turns: TableTurns) -> bool:
    return turns.match.can_redo()


BAR: tuple[tuple[Tool, ...], ...] = (
    (
        Tool("skip", "skip", "skip", TableTurns.finish, _moving, keys="s"),
        Tool("skip", "result", "flag", _result, _finished, keys="s"),
        Tool("skip", "release", "cancel", _release, _begun),
        Tool("skip", "send", "send", _send, _friend, keys="s"),
    ),
    (
        Tool("pause", "run-on", "play", TableTurns.run_on, _still, keys="pg"),
        Tool("pause", "next-lap", "play", TableTurns.hasten, _lap_by_lap, keys="p"),
        Tool("pause", "halt", "pause", TableTurns.halt, _watched, _goes_on, keys="p"),
        Tool("pause", "pause", "pause", _pause, _in_laps, keys="p"),
        Tool("hint", "hint", "hint", TableTurns.ask_hint, enabled=_person, keys="h"),
    ),
    (Tool("undo", "undo", "undo", _undo, enabled=_can_undo, keys="u"),),
    (
        Tool("laps", "pause", "forward", TableTurns.lap_by_lap, _still_in_laps),
        Tool("go-on", "go-on", "forward", _go_on, _lap_by_lap, keys="g"),
        Tool("redo", "redo", "redo", _redo, enabled=_can_redo, keys="r"),
    ),
    (Tool("more", "more", "more", _more, keys="m"),),
)
"""The places of the bar from left to right; of the tools of one place the first that is shown
stands there. The second place is for help with the move, while none is shown; where only computers
play nobody needs that, and they are stopped there."""


def tools_in(turns: TableTurns) -> list[Tool | None]:
    """Return which tool stands at each place of the bar now."""
    return [next((tool for tool in place if tool.shown(turns)), None) for place in BAR]


def tool_called(turns: TableTurns, name: str = "", key: str = "") -> Tool | None:
    """Return the tool of the bar with this id, or this letter, if it can be pressed now."""
    for tool in tools_in(turns):
        named = tool is not None and (tool.id == name or (key and key in tool.keys))
        if tool is not None and named and tool.enabled(turns):
            return tool
    return None

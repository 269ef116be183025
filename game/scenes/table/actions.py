"""What can be done at the table besides moving, as data: `ACTIONS`.

An action is a line of the table. It is offered by the scene "more", and by its letter at the table
itself. A page is opened from there, and leads back there. All else is done at the table: the scenes
in between have gone by then. To add one, add a line here and its words to
`assets/locale/parts/more.en.json`: "more.ID" (written on the button); where it asks first,
"more.ID.ask" (the question) and "more.ID.yes" (the button that agrees); and where it can be refused
"more.ID.WHY" (the reason).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.scene import Transition
from game.scenes.log.layout import log_panel_layout
from game.scenes.table.turns import TableTurns

When = Callable[[TableTurns], bool]
"""Whether something holds at the table as it is now."""

Why = Callable[[TableTurns], str]
"""Why something cannot be done at the table as it is now; "" if it can."""

Deed = Callable[[TableTurns], Transition | None]
"""Does something at the table, or tells where it leads: None stays there, else a "push"."""


def always(_turns: TableTurns) -> bool:
    """Whatever the table is like."""
    return True


def never(_turns: TableTurns) -> bool:
    """In no case."""
    return False


def free(_turns: TableTurns) -> str:
    """Nothing stands in its way."""
    return ""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do.

    `icon` is one of `game.view.icons`, `key` a small letter ("" for none). It is offered when
    `shown`, and asks before it is done when `asks`. `why` says why it is refused nevertheless.
    `page`: it only leads to a page about the match. `listed`: whether "more" has a button for it;
    its letter does it in any case.
    """

    id: str
    icon: str
    does: Deed
    shown: When = always
    asks: When = never
    key: str = ""
    why: Why = free
    page: bool = False
    listed: When = always


def _played(turns: TableTurns) -> bool:
    """Whether a move has been played."""
    return turns.match.cursor > 0


def _under_way(turns: TableTurns) -> bool:
    """Whether a match would be lost: moves were played, and it has not ended."""
    return _played(turns) and not turns.over


def _not_giving(turns: TableTurns) -> str:
    """Why nobody can give up."""
    giving = turns.giving()
    return giving.why if giving else ""


def _log(turns: TableTurns) -> Transition:
    return Transition("push", "log", {"match": turns.match})


def _no_panel(turns: TableTurns) -> bool:
    """Whether the log is not beside the board already."""
    return log_panel_layout(turns.context.measure) is None


def _replay(turns: TableTurns) -> Transition:
    return Transition("push", "replay", {"match": turns.match, "below": turns.below})


def _lines(turns: TableTurns) -> Transition:
    return Transition("push", "lines", {"turns": turns})


def _share(turns: TableTurns) -> Transition:
    return Transition("push", "share", {"match": turns.match})


def _rules(turns: TableTurns) -> Transition:
    game = turns.match.game
    return Transition("push", "rules", {"game": game.name, "options": game.options})


def _analysis(turns: TableTurns) -> Transition:
    return Transition("push", "analysis", {"match": turns.match, "seat": turns.below})


def _settings(_turns: TableTurns) -> Transition:
    return Transition("push", "settings")


def _full_screen(turns: TableTurns) -> None:
    turns.context.host.toggle_full_screen()


ACTIONS: tuple[Action, ...] = (
    Action("again", "play", TableTurns.show_again, shown=_played, key="a"),
    Action(
        "turn", "turn", TableTurns.turn_board, shown=lambda turns: turns.game_view.turnable, key="t"
    ),
    Action("replay", "replay", _replay, shown=_played, page=True),
    Action("lines", "lines", _lines, shown=lambda turns: bool(turns.match.other_lines), page=True),
    Action("share", "send", _share, page=True),
    Action("restart", "restart", TableTurns.restart, shown=_played, asks=_under_way),
    Action(
        "resign",
        "white-flag",
        TableTurns.resign,
        lambda turns: turns.giving() is not None,
        asks=always,
        why=_not_giving,
    ),
    Action("log", "log", _log, shown=_played, key="l", page=True, listed=_no_panel),
    Action("analysis", "chart", _analysis, key="e", page=True),
    Action("rules", "help", _rules, key="?", page=True),
    Action("settings", "settings", _settings, page=True),
    Action("full-screen", "full-screen", _full_screen, key="f"),
)
"""In the order in which they are offered."""


def offered(turns: TableTurns) -> list[Action]:
    """Return the actions that make sense now."""
    return [action for action in ACTIONS if action.shown(turns)]


def find(turns: TableTurns, name: str = "", key: str = "") -> Action | None:
    """Return the action with this id, or this letter, that can be done now; None if none can."""
    for action in offered(turns):
        called = action.id == name or (key and action.key == key)
        if called and not action.why(turns):
            return action
    return None

"""What can be done at every table besides moving, as data: `COMMANDS`.

To add one, add a line here and its words to `assets/locale/parts/`: those of its name (written on
the button of "more", spoken in the bar); where it asks first, "more.ID.ask" (the question) and
"more.ID.yes" (the button that agrees); and where it can be refused, "more.ID.WHY" (the reason).
"""

from __future__ import annotations

from game.learn.registry import LESSONS
from game.scenes.frame.command import Command, always, gesture, never
from game.scenes.frame.learning import learn_door
from game.scenes.frame.scene import Transition
from game.scenes.friend.seats import can_play
from game.scenes.howto.door import how_to_play
from game.scenes.table.bar import (
    ACTION_PLACE,
    HINT_PLACE,
    LOG_PLACE,
    MORE_PLACE,
    REDO_PLACE,
    UNDO_PLACE,
)
from game.scenes.table.play.changes import (
    halt,
    redo,
    resign,
    restart,
    run_on,
    turn_board,
    undo,
)
from game.scenes.table.play.play import Play
from game.scenes.table.reading import READING, SAID


def _moving(play: Play) -> bool:
    return play.show.moving


def _finished(play: Play) -> bool:
    return play.status.finished


def _to_friend(play: Play) -> bool:
    """Whether a link can go out: a friend waits for it, or has had it."""
    return play.status.friend or _is_due(play)


def _is_due(play: Play) -> bool:
    """Whether a friend waits for a link: a move, or the end, that has not gone out yet."""
    return not play.show.moving and play.match.to_send


def _with_friend(play: Play) -> bool:
    return can_play(play.match)


def _person(play: Play) -> bool:
    return play.status.person


def _still(play: Play) -> bool:
    return play.status.still


def _watched(play: Play) -> bool:
    return play.current.watched


def _goes_on(play: Play) -> bool:
    return play.show.moving or not play.current.over


def _can_let_go(play: Play) -> bool:
    """Whether a move is being pressed that can be let go."""
    return play.status.person and play.presses.begun and play.presses.must_play is None


def _can_undo(play: Play) -> bool:
    return play.match.can_undo() or play.presses.bound


def _can_redo(play: Play) -> bool:
    return play.match.can_redo()


def _turnable(play: Play) -> bool:
    return play.turnable


def _has_moves(play: Play) -> bool:
    """Whether a move has been played."""
    return play.match.cursor > 0


def _has_lines(play: Play) -> bool:
    return bool(play.match.other_lines)


def _under_way(play: Play) -> bool:
    """Whether a match would be lost: moves were played, and it has not ended."""
    return _has_moves(play) and not play.current.over


def _can_resign(play: Play) -> bool:
    return play.current.giving() is not None


def _why_not_resign(play: Play) -> str:
    giving = play.current.giving()
    return f"more.resign.{giving.why}" if giving and giving.why else ""


def _takes_back(play: Play) -> bool:
    return play.remarks.takes_back


def _finish(play: Play) -> None:
    play.show.finish()


def _let_go(play: Play) -> None:
    play.let_go()


def _result(play: Play) -> Transition:
    return Transition("push", "result", {"match": play.match})


def _friend(play: Play) -> Transition:
    return Transition("push", "friend", {"match": play.match})


def _share(play: Play) -> Transition:
    return Transition("push", "share", {"match": play.match})


def _more(play: Play) -> Transition:
    return Transition("push", "more", {"play": play})


def _lines(play: Play) -> Transition:
    return Transition("push", "lines", {"play": play})


def _log(play: Play) -> Transition:
    seen = play.seen.count()
    return Transition("push", "log", {"match": play.match, "below": play.near.seat, "seen": seen})


def _rules(play: Play) -> Transition:
    match = play.match
    events = match.turns[match.cursor - 1].events if match.cursor else ()
    return how_to_play(match.game, match.position, events)


def _learn(play: Play) -> Transition:
    return learn_door(play.match.game.name)


def _has_lessons(play: Play) -> bool:
    return play.match.game.name in LESSONS


def _review(play: Play) -> Transition:
    params = {"match": play.match, "below": play.near.seat, "mode": "values"}
    return Transition("push", "review", params)


def _type(play: Play) -> Transition:
    return Transition("push", "typed", {"play": play})


def _editor(play: Play) -> Transition:
    return Transition("push", "editor", {"match": play.match})


def _settings(_play: Play) -> Transition:
    return Transition("push", "settings")


def _can_fill_screen(play: Play) -> bool:
    return play.context.host.can_fill_screen()


def _full_screen(play: Play) -> None:
    play.context.host.toggle_full_screen()


BAR: tuple[Command[Play], ...] = (
    Command(
        "take-back",
        "tool.take-back",
        "undo",
        undo,
        _takes_back,
        place=ACTION_PLACE,
        listed=never,
        short="tool.take-back",
        long="tool.take-back",
        tip="tip.take-back",
        primary=always,
    ),
    Command(
        "skip",
        "table.skip",
        "skip",
        _finish,
        _moving,
        keys="s",
        place=ACTION_PLACE,
        listed=never,
        short="tool.skip",
        tip="tip.skip",
    ),
    Command(
        "skip",
        "table.send-move",
        "send",
        _friend,
        _is_due,
        keys="s",
        place=ACTION_PLACE,
        short="tool.send",
        long="table.send-move",
        tip="tip.send",
        primary=always,
    ),
    Command(
        "skip",
        "table.result",
        "flag",
        _result,
        _finished,
        keys="s",
        place=ACTION_PLACE,
        listed=never,
        short="tool.result",
        tip="tip.result",
    ),
    Command(
        "skip",
        "tool.release",
        "cancel",
        _let_go,
        _can_let_go,
        place=ACTION_PLACE,
        short="tool.release",
        tip="tip.release",
    ),
    Command(
        "skip",
        "table.send",
        "send",
        _friend,
        _to_friend,
        keys="s",
        place=ACTION_PLACE,
        short="tool.send",
        tip="tip.send",
    ),
    Command(
        "again",
        "more.again",
        "restart",
        Play.show_again,
        _has_moves,
        keys="a",
        place=ACTION_PLACE,
        short="tool.again",
        tip="tip.again",
        spare=True,
        long="more.again",
    ),
    Command(
        "pause",
        "tool.run-on",
        "play",
        run_on,
        _still,
        keys="pg",
        place=HINT_PLACE,
        short="tool.run-on",
        tip="tip.run-on",
    ),
    Command(
        "pause",
        "tool.halt",
        "pause",
        halt,
        _watched,
        _goes_on,
        keys="p",
        place=HINT_PLACE,
        short="tool.halt",
        tip="tip.halt",
    ),
    Command(
        "hint",
        "tool.hint",
        "hint",
        Play.ask_hint,
        always,
        _person,
        keys="h",
        place=HINT_PLACE,
        short="tool.hint",
        tip="tip.hint",
        spare=True,
    ),
    Command(
        "undo",
        "tool.undo",
        "undo",
        undo,
        always,
        _can_undo,
        keys="u",
        place=UNDO_PLACE,
        short="tool.undo",
        tip="tip.undo",
        spare=True,
    ),
    Command(
        "redo",
        "tool.redo",
        "redo",
        redo,
        always,
        _can_redo,
        keys="r",
        place=REDO_PLACE,
        short="tool.redo",
        tip="tip.redo",
        spare=True,
    ),
    Command(
        "log",
        "more.log",
        "log",
        _log,
        always,
        _has_moves,
        keys="l",
        page=True,
        place=LOG_PLACE,
        short="tool.log",
        tip="tip.log",
        spare=True,
    ),
    Command(
        "more",
        "tool.more",
        "more",
        _more,
        keys="m",
        place=MORE_PLACE,
        short="tool.more",
        tip="tip.more",
    ),
)
"""Commands that stand in the bar."""

MORE: tuple[Command[Play], ...] = (
    Command("typed", "more.typed", "keyboard", _type, always, _goes_on, keys="/", page=True),
    Command("turn", "more.turn", "turn", turn_board, _turnable, keys="t"),
    Command("review", "more.review", "chart", _review, keys="e", page=True),
    Command("lines", "more.lines", "lines", _lines, _has_lines, page=True),
    Command("friend", "more.friend", "people", _friend, _with_friend, page=True),
    Command("share", "more.share", "send", _share, page=True),
    Command("restart", "more.restart", "restart", restart, _has_moves, asks=_under_way),
    Command(
        "resign",
        "more.resign",
        "white-flag",
        resign,
        _can_resign,
        asks=always,
        refusal=_why_not_resign,
    ),
    Command("editor", "more.editor", "pencil", _editor, page=True),
    Command("learn", "more.learn", "book", _learn, _has_lessons, page=True),
    Command("rules", "more.rules", "help", _rules, keys="?", page=True),
    Command("settings", "more.settings", "settings", _settings, page=True),
    Command(
        "full-screen",
        "more.full-screen",
        "full-screen",
        _full_screen,
        _can_fill_screen,
        keys="f",
        gesture=gesture("full-screen"),
    ),
)
"""Commands that "more" offers, in this order."""

COMMANDS = (*BAR, *MORE, *READING, SAID)

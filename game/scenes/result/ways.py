"""What can be done after a match: the buttons of the result, and where each leads."""

from __future__ import annotations

from dataclasses import dataclass

from game.play.match import Match
from game.play.rematch import can_change_level, first_of_rematch, rematch, shared_level
from game.play.saved import quick_play
from game.play.saved.statistics import own_seats
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.result.after_guided import guided_rows, way_after_guided
from game.scenes.result.ended import Ended
from game.scenes.result.layout import LEVEL, MAIN, Row
from game.scenes.result.words import level_name
from game.view.box import TOUCH, Box
from game.view.widgets import Item, Style

REVIEW, FRIEND = "review", "friend"
"""The scenes that look back at a match, and that send it to a friend."""

ENOUGH = 2
"""After so many wins in a row a harder match is likelier, after as many losses an easier one."""

_NO_BOX = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Again:
    """Play again, `harder` by so many levels."""

    harder: int = 0


def button_rows(context: Context, ended: Ended) -> list[Row]:
    """Return the buttons: what is mostly done next, another level, and what else there is."""
    rows = [Row([_again(context, ended, "primary")], MAIN)]
    if ended.match.guided:
        rows = guided_rows(context, ended)
    elif ended.match.to_send:
        rows = [Row([_friend(context)], MAIN), Row([_again(context, ended, "plain")], LEVEL)]
    elif levels := _levels(context, ended):
        rows = _with_levels(rows[0], levels, low=context.measure.short)
    text = context.words.text
    board = text("result.board")
    short = text("result.board-short") if context.measure.phone else board
    others = (
        ("review", text("result.review"), "chart"),
        ("board", short, "eye"),
        ("menu", text("result.menu"), "menu"),
    )
    items = [
        Item(name, board if name == "board" else label, _NO_BOX, label, sign)
        for name, label, sign in others
    ]
    return [*rows, Row(items)]


def _with_levels(main: Row, levels: list[Item], low: bool) -> list[Row]:
    """Return rows with other levels too: where it is low, one level beside the main button."""
    if low and len(levels) == 1:
        return [Row([*main.items, *levels])]
    return [main._replace(height=TOUCH) if low else main, Row(levels, TOUCH if low else LEVEL)]


def _friend(context: Context) -> Item:
    """Return the button that sends the end to the friend."""
    label = context.words.text("result.friend")
    return Item("friend", label, _NO_BOX, label, "send", "primary")


def _again(context: Context, ended: Ended, style: Style) -> Item:
    """Return the button that plays again; it tells who starts then."""
    text, match = context.words.text, ended.match
    label = text("result.again")
    first = ended.players[first_of_rematch(match)]
    starts = text("result.starts-set-up") if match.set_up else text("result.starts", player=first)
    sign = "restart"
    return Item("again", label, _NO_BOX, label, sign, style, value=Again(), tooltip=starts)


def _levels(context: Context, ended: Ended) -> list[Item]:
    """Return the buttons that play again at another level, as far as there are any."""
    return [
        _level(context, ended, harder)
        for harder in (-1, 1)
        if ended.match.side is None and can_change_level(ended.match, harder)
    ]


def _level(context: Context, ended: Ended, harder: int) -> Item:
    """Return one of them, with the level's name; the likelier one says why it is that."""
    words, name = context.words, "harder" if harder > 0 else "easier"
    level = level_name(words, ended.match, harder)
    label = (
        words.text(f"result.{name}-level", level=level) if level else words.text(f"result.{name}")
    )
    run = _run(ended, harder)
    why = words.text(f"result.likely-{name}", count=run) if run >= ENOUGH else ""
    style: Style = "likely" if why else "plain"
    sign = "up" if harder > 0 else "down"
    return Item(name, label, _NO_BOX, label, sign, style, value=Again(harder), tooltip=why)


def _run(ended: Ended, harder: int) -> int:
    """Return how many wins (losses, for an easier match) in a row the person has by now."""
    seat, tally = own_seats(ended.match)[0], ended.tally
    return tally.wins_in_a_row(seat) if harder > 0 else tally.losses_in_a_row(seat)


def way(context: Context, ended: Ended, item: Item) -> Transition:
    """Return where a button leads."""
    guided = way_after_guided(context, ended.match, item)
    if guided is not None:
        return guided
    if isinstance(item.value, Again):
        return _begin(context, ended.match, item.value.harder)
    if item.id == "review":
        return review(ended.match)
    if item.id == "friend":
        return Transition("push", FRIEND, {"match": ended.match})
    return Transition("reset", "menu") if item.id == "menu" else Transition("pop")


def review(match: Match) -> Transition:
    """Return the way to the review of a match, with what each move was worth."""
    near = match.near()
    params = {"match": match, "below": near, "mode": "values"}
    return Transition("push", REVIEW, params)


def look_at_line(match: Match, below: Seat, line: int) -> Transition:
    """Return the way to a line of a match, seen with the seat `below` at the near side."""
    params = {"match": match, "below": below, "line": line, "mode": "replay"}
    return Transition("push", REVIEW, params)


def _begin(context: Context, before: Match, harder: int) -> Transition:
    """Begin the next match; the menu goes on from there, too."""
    after, storage = rematch(before, harder), context.host.storage
    saved = quick_play.follow(storage, before, after)
    level = shared_level(after)
    if harder and level is not None:
        saved = quick_play.keep_level(storage, after.game.name, level) and saved
    if not saved:
        context.matches.report_unsaved(quick_play.KEY)
    return Transition("reset", "table", {"match": after})

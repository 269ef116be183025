"""Matches against the computer that one press begins: on a card, or by a shortcut of the system."""

from __future__ import annotations

from game.play.match import Match
from game.play.saved import quick_play
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.menu.cards import usual_of


def new_match(context: Context, game: str) -> Match:
    """Return a new match, by the rules last used and at the level of the card."""
    storage, shelf = context.host.storage, context.matches
    match, is_remembered = quick_play.begin(storage, shelf, game, usual_of(game))
    if not is_remembered:
        shelf.report_unsaved(quick_play.KEY)
    return match


def shortcut_way(context: Context, game: str) -> Transition:
    """Return the way to the board of a game: to the match of it that goes on, or to a new one."""
    match = _going_on(context, game) or new_match(context, game)
    return Transition("reset", "table", {"match": match})


def _going_on(context: Context, game: str) -> Match | None:
    """Return the unfinished match of a game that was played last, None where there is none."""
    for saved in context.matches.listed():
        if saved.game.name == game and not saved.finished:
            return context.matches.open(saved.id)
    return None

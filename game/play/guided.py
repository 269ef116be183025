"""Guided first games: a match with a gentle opponent, in which moments are pointed out.

Which moments were spoken of is kept with the match's id: see `game.play.saved.spoken`.
"""

from __future__ import annotations

from typing import Any

from game.ai.thought import Thinking, Thought
from game.learn.advising import choosing
from game.learn.courses import load_course
from game.learn.exercise import Guided
from game.play.levels import LEVELS
from game.play.match import Match, Player


def guided_match(guided: Guided) -> Match:
    """Return a new guided game; the learner begins."""
    game = guided.game
    gentle = Player("opponent", level=LEVELS[0])
    players = {seat: Player() if seat == guided.learner else gentle for seat in game.seats}
    match = Match(game, players, guided.learner)
    match.guided = guided.id
    return match


def guided_of(match: Match) -> Guided | None:
    """Return which guided game a match is.

    None where it is none, or where it is one that this version does not know: then it is played
    like any other.
    """
    if not match.guided:
        return None
    known = (each for each in load_course(match.game.name).guided if each.id == match.guided)
    return next((each for each in known if _is_of(each, match)), None)


def _is_of(guided: Guided, match: Match) -> bool:
    """Whether a match has the rules and the learner of a guided game."""
    same_rules = guided.game.options == match.game.options
    return same_rules and match.only_person() == guided.learner


def gentle_thinking(guided: Guided, position: Any) -> Thinking:
    """Choose the move of the opponent of a guided game: always the same at the same position."""
    move = yield from choosing(guided.game, position, guided.measure)
    return Thought(move, 0, 1, 1)

"""The match that an exercise is played in: it begins from its position, and is saved nowhere."""

from __future__ import annotations

from importlib import import_module

from game.learn.exercise import Exercise
from game.play.match import Match, Player
from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play
from game.view.registry import VIEWS


def play_of(context: Context, exercise: Exercise) -> Play:
    """Return what goes on at the board, as at the game's own table: the learner is to move."""
    game = exercise.game
    learner = game.to_move(exercise.position)
    players = {s: Player("person" if s == learner else "opponent") for s in game.seats}
    match = Match(game, players, start=exercise.position)
    module, _, name = VIEWS[game.name].table.partition(":")
    play: Play = getattr(import_module(module), name).play_class(context, match, ())
    play.sit_down()
    return play

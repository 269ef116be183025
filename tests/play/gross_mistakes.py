"""Matches at which a person can make a big mistake, found in games of random moves."""

import random
from functools import cache

from game.ai.thought import finished
from game.play.match import Match, Player
from game.play.mistakes import Look, mistake_of
from game.rules.registry import make

OPTIONS = {"bao": {"preset": "kujifunza"}, "bantu": {"players": 2}}
"""The rules under which one is looked for; of other games those of the start."""


def against(game, level=0):
    """A match of one person against computers of a level."""
    players = {seat: Player("opponent", level=level) for seat in game.seats}
    players[game.seats[0]] = Player()
    return Match(game, players)


@cache
def _moves_to_mistake(name):
    """The moves of a match up to the turn of a person who can make a big mistake, and that move.

    With it nobody moves again, and the game goes on.
    """
    game = make(name, OPTIONS.get(name, {}))
    for seed in range(40):
        source, match = random.Random(seed), against(game)
        for _ in range(60):
            legal = list(match.legal_moves())
            if not legal:
                break
            if match.to_move == game.seats[0] and len(legal) > 1:
                for move in legal:
                    after = game.after(match.position, move)
                    goes_on = game.outcome(after) is None
                    if game.to_move(after) == game.seats[0] or not goes_on:
                        continue
                    mistake = finished(mistake_of(Look(game, match.position), move))
                    if mistake and mistake.reasons.allowed.taken and not mistake.reasons.wins:
                        return tuple(turn.move for turn in match.turns), move
            match.play(source.choice(legal))
    raise AssertionError(f"no big mistake was found in {name}")


def before_mistake(name, level=0):
    """A match in which the person is to move, and a move that is a big mistake there."""
    moves, mistake = _moves_to_mistake(name)
    match = against(make(name, OPTIONS.get(name, {})), level)
    for move in moves:
        match.play(move)
    return match, mistake

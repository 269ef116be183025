"""Figures: what a line of moves leads to by the rules in force, or a game that shows the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.rules.protocol import AnyGame, RulesError
from game.view.howto.page import Example, Figure, Shown

MOST_TRIES = 2_500
"""So many moves are tried at most where an example is to be found: nobody may have to wait."""

LONGEST = 160
"""A game that is looked through ends after so many moves."""


def shown_by(game: AnyGame, figure: Figure) -> Shown:
    """Return what a figure shows by the rules of `game`."""
    shown = _replayed(game, line_for(game, figure), figure.still)
    assert shown is not None
    return shown


def line_for(game: AnyGame, figure: Figure) -> tuple[str, ...]:
    """Return the moves of a game from its start to the end of what a figure shows.

    Where its own line cannot be played, a game with an example is looked for. If there is none (on
    a board of one house nothing can be captured) the start is shown.
    """
    line = tuple(figure.line.split())
    if figure.example is None:
        return line
    shown = _replayed(game, line, figure.still) if line else None
    if shown is not None and figure.example(shown):
        return line
    for moves, _ in examples(game, figure.example, Random(1), MOST_TRIES, still=figure.still):
        return tuple(game.move_to_text(move) for move in moves)
    return ()


def _replayed(game: AnyGame, line: Sequence[str], still: bool) -> Shown | None:
    """Return what is shown at the end of a line; None if it cannot be played.

    The start, and a position alone, have no move.
    """
    position = game.start(game.seats[0])
    shown = Shown(game, position, None, (), position)
    try:
        for text in line:
            position, move = shown.after, game.move_from_text(text)
            after, events = game.play(position, move)
            shown = Shown(game, position, move, events, after)
    except RulesError:
        return None
    return Shown(game, shown.after, None, (), shown.after) if still else shown


def examples(
    game: AnyGame, example: Example, source: Random, tries: int, *, still: bool = False
) -> Iterator[tuple[tuple[Any, ...], Shown]]:
    """Yield examples in games by chance, each with the moves before it (and itself).

    The first player makes the move: he sits at the near side. `still`: it is a position of his.
    """
    for moves, shown in moments(game, source, tries):
        if still == (shown.move is None) and example(shown):
            yield (*moves, *(() if still else (shown.move,))), shown


def moments(game: AnyGame, source: Random, tries: int) -> Iterator[tuple[tuple[Any, ...], Shown]]:
    """Yield what may be shown of games by chance, with the moves before: `tries` moves in all.

    Of each turn of the first player it is the position, and then each of his moves.
    """
    near = game.seats[0]
    while tries > 0:
        position = game.start(near)
        moves: list[Any] = []
        while len(moves) < LONGEST and tries > 0:
            legal = game.legal_moves(position)
            if not legal:
                break
            if game.to_move(position) == near:
                before = tuple(moves)
                yield before, Shown(game, position, None, (), position)
                for move in legal:
                    after, events = game.play(position, move)
                    yield before, Shown(game, position, move, events, after)
                tries -= len(legal)
            tries -= 1
            moves.append(source.choice(legal))
            position = game.after(position, moves[-1])
        tries -= 1

"""Help with the move at the table: worked out between the frames, then marked and told."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.play.advice import Claim, Hint, Steps, hint_for
from game.play.sliced import Sliced
from game.rules.protocol import Place
from game.scenes.table.move import TableMove
from game.scenes.table.ways import ways
from game.view.game_view import GameView
from game.view.presses import Chosen

REASONS = 2
"""So many reasons are told; written on a small window is the strongest one."""

SMALL = 700.0
"""Windows less wide than this, in CSS pixels, are small."""


class Told(NamedTuple):
    """A hint in words: as it is said, and as it fits the window."""

    said: str
    written: str


class _Found(NamedTuple):
    """The best move with its reasons, and how it is pressed from the beginning."""

    hint: Hint
    presses: Chosen


class TableHint:
    """The hint for the move that is being made; it holds until something else is done."""

    def __init__(self) -> None:
        self._advice: Sliced[_Found] | None = None
        self._presses: Chosen = ()

    @property
    def busy(self) -> bool:
        """Whether one is being worked out."""
        return self._advice is not None

    def begin(self, table: TableMove) -> None:
        """Begin to work one out for the person to move, also in the middle of a move."""
        self.cancel()
        self._advice = Sliced(_steps(table))

    def cancel(self) -> None:
        """Give it up, or forget it."""
        if self._advice is not None:
            self._advice.cancel()
        self._advice, self._presses = None, ()

    def step(self, table: TableMove) -> Told | None:
        """Go on for a moment; return the hint in words once it is there."""
        found = None if self._advice is None else self._advice.step()
        if found is None:
            return None
        self._advice, self._presses = None, found.presses
        return told(table, found.hint, found.presses)

    def next_press(self, chosen: Chosen) -> Place | None:
        """Return the place to press after `chosen`; None if there is no hint for that."""
        done = len(chosen)
        if self._presses[:done] != chosen or done == len(self._presses):
            return None
        return self._presses[done]

    def goal(self, game_view: GameView, chosen: Chosen) -> Place | None:
        """Return where the move leads, if another place is to be pressed after `chosen` first."""
        following = self.next_press(chosen)
        if following is None:
            return None
        goal = game_view.goal(self._presses)
        return None if goal == following else goal


def _steps(table: TableMove) -> Steps[_Found]:
    """Work a hint out: what can be played still, which is best, and how it is pressed."""
    match, bound = table.match, table.presses.bound
    chosen = table.presses.chosen if bound else ()
    found = yield from ways(table.game_view, match.game, match.position, chosen)
    hint = yield from hint_for(match, found if bound else None).steps()
    return _Found(hint, found[hint.move])


def told(table: TableMove, hint: Hint, presses: Chosen) -> Told:
    """Return the move and its reasons in words."""
    words, m, match = table.context.words, table.context.measure, table.match
    why = [reason(words, match.game.name, claim) for claim in hint.claims[:REASONS]]
    reasons = words.text("hint.and", first=why[0], second=why[1]) if len(why) > 1 else why[0]
    move = table.teller.move_name(match.position, presses)
    said = words.text("hint.told", move=move, reasons=reasons)
    small = m.short or m.width < SMALL
    return Told(said, words.text("hint.short", move=move, reason=why[0]) if small else said)


def reason(words: Catalogue, game: str, claim: Claim) -> str:
    """Return a claim in the game's own words, where it has some."""
    own = f"{claim.key}.{game}"
    return words.text(own if own in words else claim.key, **claim.values)

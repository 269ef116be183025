"""Help with the move at the table: worked out between the frames, then marked and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.i18n.catalogue import Catalogue
from game.play.advice import Claim, Hint, Steps, hint_for
from game.play.sliced import Sliced
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.presses import Presses
from game.view.board.marks import Mark
from game.view.presses import Chosen

REASONS = 2
"""So many reasons are told; written is only the strongest one where there is no room for more."""


class HintText(NamedTuple):
    """A hint in words: as it is said, and as it is written, the fullest text first."""

    spoken: str
    written: tuple[str, ...]


class _Help(NamedTuple):
    """The best move with its reasons, and how it is pressed from the beginning."""

    hint: Hint
    presses: Chosen


class TableHint:
    """The hint for the move that is being made; it holds until something else is done."""

    def __init__(
        self, context: Context, current: CurrentMatch, words: MoveWords, presses: Presses
    ) -> None:
        self.context = context
        self.current = current
        self.words = words
        self.presses = presses
        self._work: Sliced[_Help] | None = None
        self._way: Chosen = ()
        """All presses of the move that it names."""
        self._move: Any = None

    @property
    def busy(self) -> bool:
        """Whether one is being worked out."""
        return self._work is not None

    def begin(self) -> None:
        """Begin to work one out for the person to move, also in the middle of a move."""
        self.cancel()
        self._work = Sliced(self._steps())

    def cancel(self) -> None:
        """Give it up, or forget it."""
        if self._work is not None:
            self._work.cancel()
        self._work, self._way, self._move = None, (), None

    def point_out(self, move: Any, presses: Chosen) -> None:
        """Mark a move that is known already, and all presses that lead to it."""
        self.cancel()
        self._way, self._move = presses, move

    def step(self) -> HintText | None:
        """Go on for a moment; return the hint in words once it is there."""
        result = None if self._work is None else self._work.step()
        if result is None:
            return None
        self._work, self._way, self._move = None, result.presses, result.hint.move
        return self.text(result.hint, result.presses)

    def next_press(self) -> Place | None:
        """Return the place to press next; None if there is no hint for what is pressed now."""
        chosen = self.presses.chosen
        count = len(chosen)
        if self._way[:count] != chosen or count == len(self._way):
            return None
        return self._way[count]

    def goal(self) -> Place | None:
        """Return where the move leads, if another place is to be pressed first."""
        following = self.next_press()
        if following is None:
            return None
        goal = self.current.game_view.goal(self._way)
        return None if goal == following else goal

    def signs(self) -> Mapping[Place, Mark]:
        """Return signs for the way that the move goes, while it is to be pressed still."""
        if self.next_press() is None:
            return {}
        match, chosen = self.current.match, self.presses.chosen
        return self.current.game_view.hint_signs(match.game, match.position, chosen, self._move)

    def _steps(self) -> Steps[_Help]:
        """Work a hint out: what can be played still, which is best, and how it is pressed."""
        match, bound = self.current.match, self.presses.bound
        chosen = self.presses.chosen if bound else ()
        ways = yield from self.current.game_view.ways(match.game, match.position, chosen)
        hint = yield from hint_for(match, ways if bound else None).steps()
        return _Help(hint, ways[hint.move])

    def text(self, hint: Hint, presses: Chosen) -> HintText:
        """Return the move and its reasons in words."""
        words, match = self.context.words, self.current.match
        why = [reason(words, match.game.name, claim) for claim in hint.claims[:REASONS]]
        reasons = words.text("hint.and", first=why[0], second=why[1]) if len(why) > 1 else why[0]
        teller = self.words.teller
        move = teller.move_name(match.position, presses)
        spoken = words.text("hint.told", move=move, reasons=reasons)
        move = teller.starred_move(match.position, presses)
        written = (words.text("hint.told", move=move, reasons=each) for each in (reasons, why[0]))
        return HintText(spoken, tuple(dict.fromkeys(written)))


def reason(words: Catalogue, game: str, claim: Claim) -> str:
    """Return a claim in the game's own words, where it has some."""
    own = f"{claim.key}.{game}"
    return words.text(own if own in words else claim.key, **claim.values)

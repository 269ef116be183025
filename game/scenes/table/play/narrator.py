"""What is said at the table, and the line of text under the banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play.lines import Turn
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.result.words import ending
from game.scenes.table.play.hint import HintText
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.show import MoveShow
from game.scenes.table.play.status import Status


class Narrator:
    """Tells what happens, whose turn it is, and why something cannot be done."""

    def __init__(
        self,
        context: Context,
        words: MoveWords,
        presses: Presses,
        show: MoveShow,
        status: Status,
    ) -> None:
        self.context = context
        self.story = ""
        """The line of text under the banner."""
        self._current = words.current
        self._words = words
        self._presses = presses
        self._show = show
        self._status = status

    def line(self) -> str:
        """Return what is told now: of a long move that is shown, what happens in it."""
        return self._show.running_story() or self.story

    def prompt(self, *further: Place) -> str:
        """Return what to press next; `further`: as if these were pressed too."""
        return self._words.prompt((*self._presses.chosen, *further))

    def tell(self, line: str, urgent: bool = False) -> None:
        """Show and announce a line."""
        self.story = line
        self.context.announce(line, urgent)

    def tell_key(self, key: str, urgent: bool = False) -> None:
        """Show and announce a sentence of the catalogue."""
        self.tell(self.context.words.text(key), urgent)

    def tell_prompt(self, urgent: bool = False) -> None:
        """Tell what to press next."""
        self.tell(self.prompt(), urgent)

    def tell_standing(self) -> None:
        """Tell how the match stands, to somebody who sits down to it."""
        text, whose_turn = self.context.words.text, True
        if self._current.over:
            self.story = ending(self.context.words, self._current.match, self._words.players)
        elif not self._current.match.cursor:
            first, whose_turn = self._words.to_move("table.turn-first"), False
            then = text("table.watching") if self._current.watched else self.prompt()
            self.story = self.context.words.sentences(first, then)
        elif self._presses.chosen:
            self.story = self.prompt()
        else:
            self.story = self._words.story()
        self._announce(self.story, whose_turn)

    def tell_move(self) -> None:
        """Tell the last move, and whose turn it is."""
        sentences = self._words.sentences()
        whole = self.context.words.sentences(*sentences)
        # On a small screen there is room for the end of the game or for the move before it.
        self.story = sentences[-1] if self._current.over else whole
        self._announce(whole)

    def tell_again(self, turns: Sequence[Turn]) -> None:
        """Tell the last turns once more: without animation there is nothing to be seen."""
        story = self._words.story(len(turns))
        self.tell(self.context.words.text("table.again", told=story))

    def tell_unconfirmed(self, move: Any) -> None:
        """Tell what a move would do, and that a second press plays it."""
        words = self.context.words
        self.tell(words.sentences(self._words.forecast(move), words.text("table.confirm")))

    def tell_hint(self, hint: HintText) -> None:
        """Tell a hint."""
        self.story = hint.written
        self.context.announce(hint.spoken, urgent=True)

    def tell_change(self, key: str, **values: Any) -> None:
        """Tell what was done to the match, and whose turn it is."""
        self.story = self.context.words.text(key, **values)
        self._announce(self.story)

    def _announce(self, line: str, whose_turn: bool = True) -> None:
        """Announce a line and, unless it tells that itself, whose turn it is."""
        turn = self._status.turn_sentence() if whose_turn and not self._current.over else ""
        self.context.announce(self.context.words.sentences(line, turn))

    def why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        return self._why_nobody_plays() or self._words.why_not(self._presses.chosen, place)

    def _why_nobody_plays(self) -> str:
        """Return why no person at this device can play now; "" if one can, or when all is over."""
        text = self.context.words.text
        if self._status.friend:
            return self._words.to_move("link.friend-moves")
        if self._current.over or self._status.person:
            return ""
        if self._current.watched:
            return text("table.halted-press" if self._status.halted else "table.watching")
        return text("table.wait")

    def tell_why_no_hint(self) -> None:
        """Tell why there is no hint now."""
        if self._current.over:
            self.tell_key("hint.over", urgent=True)
        else:
            self.tell_key("hint.nobody" if self._current.watched else "table.wait", urgent=True)

"""Reads a move that was typed in words: what is common to all games.

First the text is taken for what the game itself writes: the notation of records, and the names that
the teller gives to moves. Then its words are looked up, and the game says what they leave open.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from game.rules.protocol import AnyGame, MoveError
from game.untrusted.look_alikes import plain_form
from game.view.presses import Chosen, NextPresses
from game.view.teller import Teller
from game.view.typed.readings import Reading, Refused, Several, Strange, Understood
from game.view.typed.words import Meant, Tokens, Vocabulary, tokens_of

Wish = Mapping[str, Any]
"""What a typed text says of a move, part by part: "pit", "way" and so on; each game has its own."""

_OF_CLUBS = frozenset("<>+*")
"""Signs by which the notation of others is told from a few words."""


class Pressed(Protocol):
    """What of a game's view this needs."""

    digits: ClassVar[str]

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return what may be pressed after `chosen`."""

    def ways(
        self, game: AnyGame, position: Any, chosen: Chosen
    ) -> Generator[None, None, dict[Any, Chosen]]:
        """Find all moves that can follow the presses `chosen`, each with all its presses."""


class Now(NamedTuple):
    """The position, what is pressed of the move already, and all moves that can be meant."""

    position: Any
    chosen: Chosen
    ways: Mapping[Any, Chosen]


class MoveReader(ABC):
    """Reads the moves of one game in one language."""

    kinds: ClassVar[Sequence[str]] = ()
    """The kinds of words that the game has a use for (`Vocabulary`)."""

    def __init__(self, view: Pressed, game: AnyGame, teller: Teller) -> None:
        self.view = view
        self.game = game
        self.teller = teller
        self.vocabulary = Vocabulary(teller.words, self.kinds, self.names())

    # For subclasses

    def names(self) -> Mapping[str, tuple[str, int]]:
        """Return names that mean a kind with a number: by default those of the seats."""
        return {self.teller.seat_name(seat): ("seat", seat) for seat in self.game.seats}

    @abstractmethod
    def wishes(self, now: Now, meant: Sequence[Meant]) -> Sequence[Wish] | Strange | Refused:
        """Return what words say of a move; of several ways to take them the likeliest first."""

    @abstractmethod
    def fits(self, now: Now, move: Any, wish: Wish) -> bool:
        """Whether a legal move is what is wished for."""

    @abstractmethod
    def why_not(self, now: Now, wish: Wish) -> str:
        """Return why no legal move is what is wished for, in a sentence."""

    def head(self, now: Now, move: Any, wish: Wish) -> Chosen:
        """Return so many presses of a move as are decided: those before the game asks further."""
        del wish
        return now.ways[move]

    def begun_by(self, move: Any) -> Wish | None:
        """Return what a move in notation says that leaves something open; None if none does."""
        del move
        return None

    # What scenes ask

    def read(self, position: Any, chosen: Chosen, text: str, bound: bool = False) -> Reading:
        """Return what is meant by a text.

        `chosen` is pressed of the move already; `bound`: so that it cannot be let go.
        """
        now = self._now(position, chosen, bound)
        tokens = tokens_of(text)
        if not tokens:
            return Strange("")
        reading = self._in_notation(now, text) or self._by_name(now, tokens)
        return reading or self._in_words(now, tokens)

    def example(self, position: Any, chosen: Chosen, bound: bool = False) -> str:
        """Return what a move is called that can be typed now, as short as can be."""
        now = self._now(position, chosen, bound)
        begun = [move for move in now.ways if _begins_with(now.ways[move], chosen)]
        move = next(iter(begun or now.ways))
        return self._label(now, self.head(now, move, {}))

    # The steps of reading

    def _now(self, position: Any, chosen: Chosen, bound: bool) -> Now:
        search = self.view.ways(self.game, position, chosen if bound else ())
        return Now(position, chosen, _result(search))

    def _in_notation(self, now: Now, text: str) -> Reading | None:
        """Return what the notation of records, or of clubs, means; None if it is none."""
        written = plain_form(text).strip()
        other = self.game.other_notation()
        if other is not None and _OF_CLUBS & set(written) and other.is_move(written):
            try:
                (move,) = other.moves(now.position, [written])
            except MoveError:
                return None
            return self._move(now, move)
        try:
            return self._move(now, self.game.move_from_text(written))
        except MoveError:
            return None

    def _move(self, now: Now, move: Any) -> Reading:
        """Return a move that was told as a whole, or as far as it is decided."""
        if move in now.ways:
            return Understood(now.ways[move], move)
        wish = self.begun_by(move)
        fitting = [each for each in now.ways if wish is not None and self.fits(now, each, wish)]
        if wish is not None and fitting:
            return self._among(now, fitting, wish)
        told = self.teller.reason(now.position, move)
        return Refused(told or self.teller.prompt(now.position, now.chosen))

    def _by_name(self, now: Now, tokens: Tokens) -> Reading | None:
        """Return the moves that the teller calls so; None if it calls none so."""
        named = [move for move in now.ways if tokens in self._names(now, move)]
        if len(named) == 1:
            return self._move(now, named[0])
        return self._among(now, named, {}) if named else None

    def _names(self, now: Now, move: Any) -> Iterator[Tokens]:
        """Yield what the teller calls a move."""
        teller, presses = self.teller, now.ways[move]
        for name in (teller.move_name, teller.move_label, teller.brief_move):
            yield tokens_of(name(now.position, presses))

    def _in_words(self, now: Now, tokens: Tokens) -> Reading:
        """Return what the words mean, one by one."""
        meant = self.vocabulary.meant(tokens)
        unknown = next((each.word for each in meant if not each.kind), "")
        if unknown or not meant:
            return Strange(unknown or "".join(tokens[:1]))
        wishes = self.wishes(now, meant)
        if isinstance(wishes, Strange | Refused):
            return wishes
        for wish in wishes:
            fitting = [move for move in now.ways if self.fits(now, move, wish)]
            if fitting:
                return self._among(now, fitting, wish)
        return Refused(self.why_not(now, wishes[0]))

    def _among(self, now: Now, moves: Sequence[Any], wish: Wish) -> Reading:
        """Return the one way that moves share, or what they are called.

        Those that go on with what is pressed are meant before others.
        """
        begun = [move for move in moves if _begins_with(now.ways[move], now.chosen)] or moves
        heads = list(dict.fromkeys(self.head(now, move, wish) for move in begun))
        if len(heads) > 1:
            return Several(tuple(dict.fromkeys(self._label(now, head) for head in heads)))
        complete = (move for move in begun if now.ways[move] == heads[0])
        return Understood(heads[0], next(complete, None))

    def _label(self, now: Now, presses: Chosen) -> str:
        return self.teller.move_label(now.position, presses)


def _begins_with(presses: Chosen, first: Chosen) -> bool:
    return presses[: len(first)] == first


def _result(search: Generator[None, None, dict[Any, Chosen]]) -> dict[Any, Chosen]:
    """Return what a search comes to."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            ways: dict[Any, Chosen] = end.value
            return ways

"""What is held while a position is set up: a tool for seeds, or one of the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.draft import Draft
from game.rules import shape
from game.rules.protocol import Place
from game.scenes.editor.actions import Pick, Tool
from game.view.board.drawing import PlaceContent
from game.view.game_view import GameView


class _OfDraft:
    """What both hands have: the draft on which they work."""

    def __init__(self, draft: Draft, view: GameView) -> None:
        self.draft = draft
        self._view = view
        self._contents: tuple[Any, Mapping[Place, PlaceContent]] | None = None

    def contents(self) -> Mapping[Place, PlaceContent]:
        """Return what lies where now."""
        position = self.draft.position
        if self._contents is None or self._contents[0] is not position:
            self._contents = position, self._view.contents(self.draft.game, position)
        return self._contents[1]

    def _with(self, place: Place, content: PlaceContent) -> Any:
        return self._view.with_content(self.draft.game, self.draft.position, place, content)


class CountHand(_OfDraft):
    """Places and takes seeds, one at a time or by their number."""

    def __init__(self, draft: Draft, view: GameView) -> None:
        super().__init__(draft, view)
        self.tool: Tool = "choose"
        self._place: Place | None = None
        self._typing: Place | None = None
        """Where the last key was a digit: the next one goes on with that number."""

    @property
    def place(self) -> Place | None:
        """The place that was pressed last."""
        return self._place

    def press(self, place: Place) -> Place:
        """Choose a place, and put a seed there or take one away if that is the tool."""
        self._choose(place)
        if self.tool != "choose":
            self.step(1 if self.tool == "add" else -1)
        return place

    def step(self, by: int, place: Place | None = None) -> Place | None:
        """Put seeds at a place, or take them away, as far as there are some."""
        place = self._choose(place)
        return None if place is None else self.put(place, self.contents()[place] + by)

    def put(self, place: Place, count: int) -> Place:
        """Have so many seeds at a place, which is chosen with that."""
        self._choose(place)
        self.draft.put(self._with(place, min(max(count, 0), shape.MOST)))
        return place

    def type(self, digit: int, place: Place | None = None) -> Place | None:
        """Take a digit: the first of a number, or the next."""
        goes_on = self._typing
        place = self._choose(place)
        if place is None:
            return None
        count = digit
        if goes_on == place:
            longer = self.contents()[place] * 10 + digit
            count = longer if longer <= shape.MOST else digit
        self.put(place, count)
        self._typing = place
        return place

    def rub_out(self, place: Place | None = None) -> Place | None:
        """Take the last digit of a number back."""
        place = self._choose(place)
        if place is not None:
            self.put(place, self.contents()[place] // 10)
            self._typing = place
        return place

    def clear(self, place: Place | None = None) -> Place | None:
        """Take all seeds away from a place."""
        place = self._choose(place)
        return None if place is None else self.put(place, 0)

    def _choose(self, place: Place | None) -> Place | None:
        """Choose a place, or stay at the one that is chosen."""
        self._typing = None
        self._place = self._place if place is None else place
        return self._place


class PieceHand(_OfDraft):
    """Moves single pieces: one is chosen, then the place where it is to stand."""

    def __init__(self, draft: Draft, view: GameView) -> None:
        super().__init__(draft, view)
        self._places: tuple[object, dict[Any, Place]] | None = None
        self.pieces: list[Any] = sorted(p for p in self.contents().values() if p is not None)
        """All pieces, each with its `seat` and `number`."""
        self.chosen: Any = self.pieces[0]

    @property
    def place(self) -> Place | None:
        """Where the chosen piece stands."""
        return self.place_of(self.chosen)

    def place_of(self, piece: Any) -> Place:
        """Return where a piece stands."""
        contents = self.contents()
        if self._places is None or self._places[0] is not contents:
            self._places = contents, {piece: place for place, piece in contents.items()}
        return self._places[1][piece]

    def pick(self, pick: Pick) -> Place:
        """Choose a piece; return where it stands."""
        self.chosen = next(piece for piece in self.pieces if piece == (pick.seat, pick.number))
        return self.place_of(self.chosen)

    def press(self, place: Place) -> Place:
        """Choose the piece that stands there, or have the chosen one stand there.

        A space that belongs to one piece gets that one.
        """
        here = self.contents()[place]
        if here is not None:
            self.chosen = here
            return place
        for piece in (self.chosen, *self.pieces):
            if self.draft.put(self._with(place, piece)):
                self.chosen = piece
                return place
        return place

    def step(self, by: int, place: Place | None = None) -> Place | None:
        """Put the chosen piece at a place, or send the one that stands there to its start."""
        if by > 0:
            return None if place is None else self.press(place)
        return self.clear(place)

    def type(self, digit: int, place: Place | None = None) -> Place | None:
        """Choose the piece of that number, of the player whose piece is chosen."""
        del place
        pick = Pick(self.chosen.seat, digit)
        return self.pick(pick) if tuple(pick) in self.pieces else None

    def rub_out(self, place: Place | None = None) -> Place | None:
        """Send a piece to its start."""
        return self.clear(place)

    def clear(self, place: Place | None = None) -> Place | None:
        """Send the piece of a place, or the chosen one, to where it starts; return that place."""
        here = self.chosen if place is None else self.contents()[place]
        if here is None:
            return place
        self.chosen = here
        self.draft.put(self._with(self.place_of(here), None))
        return self.place_of(here)

    def send_home(self) -> Place | None:
        """Send the chosen piece home."""
        home = Place("home", tuple(self.chosen))
        return self.press(home) if home in self.contents() else None


Hand = CountHand | PieceHand
"""What is held. A press, or whatever else is done, returns the place that is to be told of."""

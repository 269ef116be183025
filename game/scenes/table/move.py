"""What a person at the table may press, what it would do, and why other things do nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.play.match import Match
from game.rules.protocol import Event, Place
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names, teller_of
from game.scenes.table.press import Presses
from game.view.board.drawing import PlaceContent
from game.view.board.marks import Mark
from game.view.board.preview import Preview
from game.view.board.sowing import Show
from game.view.presses import NextPresses
from game.view.registry import VIEWS


class TableMove:
    """The move that is being made at the table: asked of the game's look. Changes nothing."""

    def __init__(self, context: Context, match: Match) -> None:
        self.context = context
        self.match = match
        self.game_view = VIEWS[match.game.name]
        self.presses = Presses(self.game_view)
        self.show: Show | None = None
        self.halted = False
        """Whether the computers wait for whoever looks on: only where no person plays."""
        self.names = player_names(context.words, match)
        self.teller = teller_of(context.words, match)
        self._shown = 0
        self._previews: dict[Any, Preview] = {}
        self._last: tuple[Sequence[Event], Preview] | None = None
        self._foretold: tuple[Any, Any, str] = (None, None, "")
        self._names: dict[tuple[Place, PlaceContent], str] = {}
        self._over: tuple[tuple[object, ...], bool] | None = None

    @property
    def moving(self) -> bool:
        """Whether a move is being shown."""
        return self.show is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended at the cursor."""
        match = self.match
        at = (match, match.cursor, len(match.turns), match.resigned, match.position)
        if self._over is None or self._over[0] != at:
            # Asked for every place of the board, and dear to find out where no move may be left.
            self._over = at, match.outcome() is not None
        return self._over[1]

    @property
    def person(self) -> bool:
        """Whether a person is to move now, on this device."""
        idle = not self.moving and not self.over
        here = idle and not self.match.friend_to_move
        return here and self.match.player_to_move.kind == "person"

    @property
    def friend(self) -> bool:
        """Whether a friend is to move now, on another device."""
        return not self.moving and self.match.friend_to_move

    @property
    def watched(self) -> bool:
        """Whether only computers play, so that whoever sits here looks on."""
        return not self.match.persons()

    @property
    def thinking(self) -> bool:
        """Whether it is the turn of an opponent, who thinks."""
        idle = not self.moving and not self.over and not self.halted
        return idle and self.match.player_to_move.kind == "opponent"

    def choices(self) -> NextPresses:
        """Return the places a person may press now, with the moves they complete."""
        return self.presses.choices(self.match) if self.person else {}

    def others(self) -> NextPresses:
        """Return the places a person may press to begin the move anew."""
        return self.presses.first(self.match) if self.person and self.presses.chosen else {}

    def reached(self, place: Place) -> Collection[Place]:
        """Return what could be pressed after `place`, one of `choices` that completes no move."""
        chosen = (*self.presses.chosen, place)
        return self.game_view.choices(self.match.game, self.match.position, chosen)

    def signs(self) -> Mapping[Place, Mark]:
        """Return the signs of what may be pressed now."""
        if not self.person:
            return {}
        return self.game_view.signs(self.match.game, self.match.position, self.presses.chosen)

    def closeup(self) -> Collection[Place]:
        """Return the places to be shown large."""
        if not self.person:
            return ()
        if self.presses.near:
            return self.presses.near
        return self.game_view.closeup(self.match.game, self.match.position, self.presses.chosen)

    def place_name(self, place: Place, lying: PlaceContent) -> str:
        """Return the name of a place with what lies there, as a screen reader says it."""
        if (place, lying) not in self._names:
            # Asked for every place after each press; most are as they were.
            named = self.teller.place_name(place, lying)
            self._names[place, lying] = named
        return self._names[place, lying]

    def choice_name(self, place: Place) -> str:
        """Return the name of a place that may be pressed next, once a move has been begun."""
        return self.teller.choice_name(self.match.position, self.presses.chosen, place)

    def prompt(self, *further: Place) -> str:
        """Return what to press next; `further`: as if these were pressed too."""
        return self.teller.prompt(self.match.position, (*self.presses.chosen, *further))

    def digit(self, number: int) -> Place | None:
        """Return the place that a digit key presses."""
        game, position = self.match.game, self.match.position
        return self.game_view.digit(game, position, self.presses.chosen, number)

    def last(self) -> Preview | None:
        """Return where the last move began and ended; nothing in mid-move."""
        if not self.match.cursor or self._shown:
            return None
        events = self.match.turns[self.match.cursor - 1].events
        if self._last is None or self._last[0] is not events:
            # Asked for in every frame of an animation.
            self._last = events, self.game_view.preview(events)
        return self._last[1]

    def foresee(self, move: Any) -> Preview:
        """Return what a legal move would do."""
        if move not in self._previews:
            _, events = self.match.game.play(self.match.position, move)
            self._previews[move] = self.game_view.preview(events)
        return self._previews[move]

    def foretold(self, move: Any) -> str:
        """Return in words what a legal move would do."""
        position = self.match.position
        if self._foretold[:2] != (position, move):
            sentence = self.teller.foretell(position, self.foresee(move))
            self._foretold = position, move, sentence
        return self._foretold[2]

    def _narrated(self, moves: int = 1) -> list[str]:
        """Return the last moves in sentences."""
        match, sentences = self.match, list[str]()
        for number in range(match.cursor - moves, match.cursor):
            before, events = match.position_at(number), match.turns[number].events
            sentences += self.teller.narrate(before, events)
        return sentences

    def _why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        words, game, position = self.context.words, self.match.game, self.match.position
        if self.friend:
            return words.text("link.friend-moves", player=self.names[self.match.to_move])
        if not self.over and self.watched:
            return words.text("table.halted-press" if self.halted else "table.watching")
        if not self.over and not self.person:
            return words.text("table.wait")
        move = self.game_view.illegal_move(game, position, self.presses.chosen, place)
        if move is None and not self.over:
            return self.teller.not_a_move(position, place)
        reason = game.why_not(position, move) if move is not None else None
        key, values = (reason.key, reason.values) if reason else ("game-over", {})
        return words.text(f"reason.{key}", **values)

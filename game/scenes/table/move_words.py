"""What the table says of moves: of those that were made, and of those that could be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Event, Place
from game.scenes.frame.context import Context
from game.scenes.frame.names import owners_of, player_names
from game.scenes.table.current_match import CurrentMatch
from game.scenes.table.previews import Previews
from game.view.board.drawing import PlaceContent
from game.view.board.sowing import Show
from game.view.game_view import Chosen


class MoveWords:
    """Sentences and names, asked of the game's view; those asked for in every frame are kept."""

    def __init__(self, context: Context, current: CurrentMatch, previews: Previews) -> None:
        self.context = context
        self.current = current
        self.names = player_names(context.words, current.match)
        self.owners = owners_of(context.words, current.match)
        self._previews = previews
        self._forecast: tuple[Any, Any, str] = (None, None, "")
        self._place_names: dict[tuple[Place, PlaceContent], str] = {}

    def place_name(self, place: Place, content: PlaceContent) -> str:
        """Return the name of a place with what lies there, as a screen reader says it."""
        if (place, content) not in self._place_names:
            # Asked for every place after each press; most are as they were.
            self._place_names[place, content] = self.current.game_view.place_name(
                self.context.words, place, content, self.owners
            )
        return self._place_names[place, content]

    def choice_name(self, chosen: Chosen, place: Place) -> str:
        """Return the name of a place that may be pressed next, once a move has been begun."""
        match = self.current.match
        return self.current.game_view.choice_name(
            self.context.words, match.game, match.position, chosen, place
        )

    def prompt(self, chosen: Chosen) -> str:
        """Return what to press next."""
        match = self.current.match
        return self.current.game_view.prompt(self.context.words, match.game, match.position, chosen)

    def forecast(self, move: Any) -> str:
        """Return in words what a legal move would do."""
        match = self.current.match
        game, position, preview = match.game, match.position, self._previews.of(move)
        if self._forecast[:2] != (position, move):
            sentence = self.current.game_view.foretell(
                self.context.words, game, position, preview, self.owners
            )
            self._forecast = position, move, sentence
        return self._forecast[2]

    def story(self, moves: int = 1) -> list[str]:
        """Return the last moves in sentences."""
        match, words = self.current.match, self.context.words
        sentences: list[str] = []
        for number in range(match.cursor - moves, match.cursor):
            before, events = match.position_at(number), match.turns[number].events
            sentences += self.current.game_view.narrate(
                words, match.game, before, self.names, events
            )
        return sentences

    def running(self, events: Sequence[Event], animation: Show) -> str:
        """Return what is told just now of a move that is shown; "" leaves what was told before."""
        words = self.context.words
        return self.current.game_view.running(words, self.names, events, animation)

    def why_not(self, chosen: Chosen, place: Place) -> str:
        """Return why a place cannot be pressed by a person who is to move, or when all is over."""
        words, match, game_view = self.context.words, self.current.match, self.current.game_view
        game, position = match.game, match.position
        move = game_view.tried(game, position, chosen, place)
        if move is None and not self.current.over:
            return game_view.not_a_move(words, game, position, place)
        reason = game.why_not(position, move) if move is not None else None
        key, values = (reason.key, reason.values) if reason else ("game-over", {})
        return words.text(f"reason.{key}", **values)

    def to_move(self, key: str) -> str:
        """Return a sentence about the player to move."""
        return self.context.words.text(key, player=self.names[self.current.match.to_move])

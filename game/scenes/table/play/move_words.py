"""What the table says of moves: of those that were made, and of those that could be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play.lines import Turn
from game.rules.protocol import Event, Place
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names, players_of, short_names, teller_of
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.previews import Previews
from game.view.board.drawing import PlaceContent
from game.view.board.sowing import Show
from game.view.presses import Chosen
from game.view.teller import Step


class MoveWords:
    """Sentences and names, asked of the game's teller; those asked for in every frame are kept."""

    def __init__(self, context: Context, current: CurrentMatch, previews: Previews) -> None:
        self.context = context
        self.current = current
        self.players = players_of(context.words, current.match)
        self.names = player_names(context.words, current.match)
        """What players are called where a name stands alone."""
        self.short_names = short_names(context.words, current.match)
        """What they are called beside their signs."""
        self.teller = teller_of(context.words, current.match)
        self._previews = previews
        self._forecast: tuple[Any, Any, str] = (None, None, "")
        self._described: Any = None
        """The position of which `about` was asked last."""
        self._descriptions: dict[Place, str] = {}
        self._place_names: dict[tuple[Place, PlaceContent], str] = {}

    def call_players(self) -> None:
        """Call the players anew: by now it may be agreed who plays at which device."""
        players = players_of(self.context.words, self.current.match)
        if players == self.teller.players:
            return
        self.teller.players = self.players = players
        self.names = player_names(self.context.words, self.current.match)
        self.short_names = short_names(self.context.words, self.current.match)
        self._forecast = (None, None, "")
        self._place_names.clear()
        self._descriptions.clear()

    def place_name(self, place: Place, content: PlaceContent) -> str:
        """Return the name of a place with what lies there, as a screen reader says it."""
        if (place, content) not in self._place_names:
            # Asked for every place after each press; most are as they were.
            self._place_names[place, content] = self.teller.place_name(place, content)
        return self._place_names[place, content]

    def about(self, place: Place) -> str:
        """Return what the picture tells of a place besides its name."""
        position = self.current.match.position
        if self._described != position:
            self._described = position
            self._descriptions.clear()
        if place not in self._descriptions:
            self._descriptions[place] = self.teller.about(position, place)
        return self._descriptions[place]

    def choice_name(self, chosen: Chosen, place: Place) -> str:
        """Return the name of a place that may be pressed next, once a move has been begun."""
        return self.teller.choice_name(self.current.match.position, chosen, place)

    def pointed_at(self, chosen: Chosen, place: Place) -> str:
        """Return what pressing a place would lead to, where it does not complete the move."""
        return self.teller.pointed_at(self.current.match.position, chosen, place)

    def prompt(self, chosen: Chosen) -> str:
        """Return what to press next."""
        return self.teller.prompt(self.current.match.position, chosen)

    def brief_prompt(self, chosen: Chosen) -> str:
        """Return the same for where there is little room."""
        return self.teller.brief_prompt(self.current.match.position, chosen)

    def forecast(self, move: Any) -> str:
        """Return in words what a legal move would do."""
        position = self.current.match.position
        if self._forecast[:2] != (position, move):
            sentence = self.teller.foretell(position, self._previews.of(move))
            self._forecast = position, move, sentence
        return self._forecast[2]

    def last_move(self) -> str:
        """Return all that is told of the last move, sentence after sentence."""
        match = self.current.match
        turn = match.turns[match.cursor - 1]
        before = match.position_at(match.cursor - 1)
        return self.teller.sentences(*self.teller.narrate(before, turn.events))

    def turn(self, number: int, turns: Sequence[Turn]) -> str:
        """Return in one sentence what a player did in `turns`, from move `number` of the match."""
        return self.teller.turn(self._steps(number, turns))

    def in_line(self, number: int, turns: Sequence[Turn]) -> Sequence[str]:
        """Return the same for the line of text, then shorter texts for where it has no room."""
        return self.teller.in_line(self._steps(number, turns))

    def gains(self, runs: Sequence[tuple[int, Sequence[Turn]]]) -> Sequence[str]:
        """Return in one line what several players gained, each by turns from a move's number.

        Shorter lines follow, for where it finds no room.
        """
        return self.teller.gains([self._steps(number, turns) for number, turns in runs])

    def _steps(self, number: int, turns: Sequence[Turn]) -> Sequence[Step]:
        """Return moves with the positions before them."""
        before = (self.current.match.position_at(n) for n in range(number, number + len(turns)))
        return [(position, turn.events) for position, turn in zip(before, turns, strict=True)]

    def running(self, events: Sequence[Event], animation: Show) -> str:
        """Return what is told just now of a move that is shown; "" leaves what was told before."""
        return self.teller.running(events, animation)

    def why_not(self, chosen: Chosen, place: Place) -> str:
        """Return why a place cannot be pressed by a person who is to move, or when all is over."""
        match = self.current.match
        game, position = match.game, match.position
        move = self.current.game_view.illegal_move(game, position, chosen, place)
        if move is None and not self.current.over:
            return self.teller.not_a_move(position, place)
        reason = game.why_not(position, move) if move is not None else None
        if reason is None:
            return self.context.words.text("reason.game-over")
        values = {"player": self.players[match.to_move], **reason.values}
        return self.context.words.text(f"reason.{reason.key}", **values)

    def no_digit(self, chosen: Chosen, digit: int) -> str:
        """Return that a digit presses no place."""
        return self.teller.no_digit(self.current.match.position, chosen, digit)

    def to_move(self, key: str) -> str:
        """Return a sentence about the player to move."""
        return self.context.words.text(key, player=self.players[self.current.match.to_move])

"""The course of a match at the table: whose turn, what is legal, what is told. Draws nothing."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.play.match import Match
from game.play.thinker import Thinker
from game.rules.protocol import Event, Json, Place
from game.scenes.context import Context
from game.scenes.names import player_names
from game.scenes.table_press import Presses
from game.view.drawing import Lying
from game.view.look import Choices
from game.view.looks import LOOKS
from game.view.marks import Mark
from game.view.preview import Preview
from game.view.sowing import TEMPI, Show


class TableTurns:
    """A match with its animation and the opponent's thinking.

    `story` is the line of text under the banner.
    """

    def __init__(self, context: Context, match: Match) -> None:
        self.context = context
        self.match = match
        self.look = LOOKS[match.game.name]
        self.presses = Presses(self.look)
        self.show: Show | None = None
        self.thinker = Thinker()
        self.seed = random.randrange(1 << 30)
        self.story = ""
        self._shown = 0
        self._held: dict[Place, Lying] | None = None
        self._events: tuple[Event, ...] = ()
        self._mover = match.to_move
        self._previews: dict[Any, Preview] = {}
        self.names = player_names(context.words, match)

    @property
    def moving(self) -> bool:
        """Whether a move is being shown."""
        return self.show is not None

    @property
    def state(self) -> tuple[object, ...]:
        """What decides which things can be pressed, to be compared."""
        match = self.match
        return (match, match.cursor, len(match.turns), self.moving, self.presses.chosen)

    @property
    def over(self) -> bool:
        """Whether the match has ended at the cursor."""
        return self.match.outcome() is not None

    @property
    def person(self) -> bool:
        """Whether a person is to move now."""
        idle = not self.moving and not self.over
        return idle and self.match.player_to_move.kind == "person"

    def begin(self) -> None:
        """Say whose turn it is."""
        if self.over:
            self.story = self.context.words.text("table.over")
        elif not self.match.cursor:
            self.story = f"{self._say('table.turn-first')} {self.prompt()}"
        else:
            self.story = " ".join(self._narrated())
        self._announce(self.story)

    def leave(self) -> None:
        """Give up what goes on."""
        self.thinker.cancel()
        self._forget()

    def contents(self) -> Mapping[Place, Lying]:
        """Return what lies at each place as it is seen now."""
        if self.show is not None:
            return self.show.contents
        if self._held is not None:
            return self._held
        return self.look.contents(self.match.game, self.match.position)

    def choices(self) -> Choices:
        """Return the places a person may press now, with the moves they complete."""
        return self.presses.choices(self.match) if self.person else {}

    def others(self) -> Choices:
        """Return the places a person may press to begin the move anew."""
        return self.presses.first(self.match) if self.person and self.presses.chosen else {}

    def reached(self, place: Place) -> Collection[Place]:
        """Return what could be pressed after `place`, one of `choices` that completes no move."""
        chosen = (*self.presses.chosen, place)
        return self.look.choices(self.match.game, self.match.position, chosen)

    def signs(self) -> Mapping[Place, Mark]:
        """Return the signs of what may be pressed now."""
        if not self.person:
            return {}
        return self.look.signs(self.match.game, self.match.position, self.presses.chosen)

    def closeup(self) -> Collection[Place]:
        """Return the places to be shown large."""
        if not self.person:
            return ()
        return self.look.closeup(self.match.game, self.match.position, self.presses.chosen)

    def prompt(self, *further: Place) -> str:
        """Return what to press next; `further`: as if these were pressed too."""
        chosen = (*self.presses.chosen, *further)
        return self.look.prompt(self.context.words, self.match.game, self.match.position, chosen)

    def digit(self, number: int) -> Place | None:
        """Return the place that a digit key presses."""
        game, position = self.match.game, self.match.position
        return self.look.digit(game, position, self.presses.chosen, number)

    def last(self) -> Preview | None:
        """Return where the last move began and ended; nothing in mid-move."""
        if not self.match.cursor or self._shown:
            return None
        return self.look.preview(self.match.turns[self.match.cursor - 1].events)

    def foresee(self, move: Any) -> Preview:
        """Return what a legal move would do."""
        if move not in self._previews:
            _, events = self.match.game.play(self.match.position, move)
            self._previews[move] = self.look.preview(events)
        return self._previews[move]

    def foretold(self, move: Any) -> str:
        """Return in words what a legal move would do."""
        game, position, seen = self.match.game, self.match.position, self.foresee(move)
        return self.look.foretell(self.context.words, game, position, seen)

    def _narrated(self) -> list[str]:
        """Return the last move in sentences."""
        match = self.match
        before, events = match.position_at(match.cursor - 1), match.turns[match.cursor - 1].events
        return self.look.narrate(self.context.words, match.game, before, self.names, events)

    @property
    def seat(self) -> int:
        """The seat whose move is shown, or who is to move."""
        return self._mover if self.moving else self.match.to_move

    def running(self) -> str:
        """Return what is told now: of a long move that is shown, what happens in it."""
        if self.show is None:
            return self.story
        words, names = self.context.words, self.names
        return self.look.running(words, names, self._events, self.show) or self.story

    def banner(self) -> str:
        """Return whose turn it is."""
        text = self.context.words.text
        if self.over and not self.moving:
            return text("table.over")
        if self.moving:
            return text("table.moves", player=self.names[self.seat])
        key = "table.to-move" if self.person else "table.thinking"
        return text(key, player=self.names[self.seat])

    def tap(self, place: Place) -> None:
        """Take a press on a place: a move, a part of one, or words why it is none."""
        if self.moving:
            self.hasten()
            return
        why = "" if self.person else self._why_not(place)
        answer = None if why else self.presses.take(self.match, place)
        if answer is None or answer.kind == "refused":
            self._tell(why or self._why_not(place), urgent=True)
            self.context.sound.play("tap")
        elif answer.kind == "move":
            self.play(answer.move)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show what has happened of the move so far, then ask for the next press."""
        match, chosen = self.match, self.presses.chosen
        events = self.look.so_far(match.game, match.position, chosen) if chosen else ()
        if len(events) > self._shown:
            fresh, self._shown = events[self._shown :], len(events)
            self.presses.bound = True
            self._events = tuple(events)
            self._animate(fresh, match.to_move)
        else:
            self.context.sound.play("tap")
            self._tell(self.prompt())

    def let_go(self) -> bool:
        """Give up the move that is being made; False if there is none."""
        if not self.presses.chosen:
            return False
        self._forget()
        self._tell(self.prompt())
        return True

    def _forget(self) -> None:
        """Forget the presses, and what was shown of their move."""
        self.show = self._held = None
        self._shown = 0
        self.presses.clear()

    def _why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        words, game, position = self.context.words, self.match.game, self.match.position
        if not self.over and not self.person:
            return words.text("table.wait")
        move = self.look.tried(game, position, self.presses.chosen, place)
        if move is None and not self.over:
            return self.look.not_a_move(words, game, position, place)
        reason = game.why_not(position, move) if move is not None else None
        key, values = (reason.key, reason.values) if reason else ("game-over", {})
        return words.text(f"reason.{key}", **values)

    def play(self, move: Any) -> None:
        """Play a move and begin to show it."""
        before, shown, mover = dict(self.contents()), self._shown, self.match.to_move
        events = self.match.play(move)
        self._forget()
        self._held = before
        self._previews.clear()
        self.context.matches.keep(self.match)
        told = self._narrated()
        # On a small screen there is room for the end of the game or for the move before it.
        self.story = told[-1] if self.over else " ".join(told)
        self._announce(" ".join(told))
        self._events = tuple(events)
        self._animate(events[shown:], mover)

    def _animate(self, events: Sequence[Event], mover: int) -> None:
        """Begin to show events."""
        self._mover = mover
        speed = "off" if self.context.reduced_motion else self.context.settings.speed
        self.show = self.look.animate(self.contents(), events, TEMPI.get(speed))
        self._sound()
        self._rest()

    def _rest(self) -> None:
        """Once the show is over, wait for the next move, or for the answer to a question."""
        if self.show is None or not self.show.done:
            return
        self._held = self.show.contents if self._shown else None
        self.show = None
        if self._shown:
            self._tell(self.prompt(), urgent=True)

    def finish(self) -> None:
        """Show the end of the move at once."""
        if self.show is not None:
            self.show.finish()
            self._sound()
            self._rest()

    def hasten(self) -> None:
        """Show the next step of the move at once."""
        if self.show is not None:
            self.look.step(self.show)
            self._sound()
            self._rest()

    def update(self, dt: float) -> bool:
        """Let time pass for animation and thinking; True if the board looks different."""
        if self.show is not None:
            changed = self.show.update(dt)
            self._sound()
            self._rest()
            return changed
        if not self.over and not self.person:
            return self._think()
        self.context.sound.warm()
        return False

    def _think(self) -> bool:
        """Let the opponent think for a moment; True when it has moved."""
        if not self.thinker.busy:
            self.thinker.begin(self.match, self.seed)
            return True
        thought = self.thinker.step()
        if thought is None:
            return False
        self.play(thought.move)
        return True

    def step(self, back: bool) -> None:
        """Undo or redo."""
        if back and self.presses.bound:
            self.let_go()
            return
        self.finish()
        self._forget()
        self.thinker.cancel()
        if back:
            self.match.undo()
        else:
            self.match.redo()
        self._changed("table.undone" if back else "table.redone")

    def restart(self) -> None:
        """Begin the same game again."""
        self.finish()
        self._forget()
        self.thinker.cancel()
        self.match = Match(self.match.game, self.match.players, self.match.first)
        self._changed("table.restarted")

    def _changed(self, key: str) -> None:
        """Keep the match and say what was done to it."""
        self._previews.clear()
        self.context.matches.keep(self.match)
        self.story = self.context.words.text(key)
        self._announce(self.story)

    def _say(self, key: str) -> str:
        """Return a sentence about the player to move."""
        return self.context.words.text(key, player=self.names[self.match.to_move])

    def _announce(self, told: str) -> None:
        """Announce a line and whose turn it is."""
        first = told.startswith(self._say("table.turn-first"))
        turn = "" if self.over or first else self.turn()
        self.context.announce(f"{told} {turn}".strip())

    def turn(self) -> str:
        """Return the sentence that says whose turn it is now."""
        return f"{self._say('table.to-move')}."

    def _tell(self, line: str, urgent: bool = False) -> None:
        """Show and announce a line."""
        self.story = line
        self.context.announce(line, urgent)

    def _sound(self) -> None:
        """Play the sounds that are due."""
        cues = self.show.cues if self.show is not None else []
        for cue in cues:
            self.context.sound.cue(cue.kind, cue.step)
        cues.clear()


def hook_state(match: Match) -> Mapping[str, Json]:
    """Return what a test rig is told of a match."""
    outcome = match.outcome()
    return {
        "game": match.game.name,
        "options": dict(match.game.options),
        "turns": match.cursor,
        "outcome": None
        if outcome is None
        else {
            "winners": [match.game.seat_name(seat) for seat in outcome.winners],
            "scores": {
                str(match.game.seat_name(seat)): score for seat, score in outcome.scores.items()
            },
            "reason": outcome.reason,
        },
    }

"""The course of a match at the table: whose turn, what is legal, what is told. Draws nothing."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.play.match import Match
from game.play.thinker import Thinker
from game.rules.protocol import Json, Place
from game.scenes.context import Context
from game.scenes.names import player_names
from game.view.looks import LOOKS
from game.view.preview import Preview, preview
from game.view.sowing import TEMPI, Cue, Sowing


class TableTurns:
    """A match with its animation and the opponent's thinking.

    `story` is the line of text under the banner.
    """

    def __init__(self, context: Context, match: Match) -> None:
        self.context = context
        self.match = match
        self.look = LOOKS[match.game.name]
        self.sowing: Sowing | None = None
        self.thinker = Thinker()
        self.seed = random.randrange(1 << 30)
        self.story = ""
        self._cued = 0
        self._previews: dict[Any, Preview] = {}
        self.names = player_names(context.words, match)

    @property
    def moving(self) -> bool:
        """Whether a move is being shown."""
        return self.sowing is not None

    @property
    def state(self) -> tuple[object, ...]:
        """What decides which things can be pressed, to be compared."""
        return (self.match, self.match.cursor, len(self.match.turns), self.moving)

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
            self.story = self._say("table.turn-first")
        else:
            events = self.match.turns[self.match.cursor - 1].events
            self.story = " ".join(self.look.narrate(self.context.words, self.names, events))
        self._announce(self.story)

    def leave(self) -> None:
        """Give up what goes on."""
        self.thinker.cancel()
        self.finish()

    def counts(self) -> dict[Place, int]:
        """Return the seeds at each place as they are seen now."""
        if self.sowing is not None:
            return self.sowing.counts
        return self.look.counts(self.match.game, self.match.position)

    def legal(self) -> dict[Place, Any]:
        """Return the places a person may press for a move now, with their moves."""
        if not self.person:
            return {}
        game, position = self.match.game, self.match.position
        return {self.look.place_of(game, position, move): move for move in self.match.legal_moves()}

    def last(self) -> Preview | None:
        """Return where the last move began and ended."""
        if not self.match.cursor:
            return None
        return preview(self.match.turns[self.match.cursor - 1].events)

    def foresee(self, move: Any) -> Preview:
        """Return what a legal move would do."""
        if move not in self._previews:
            _, events = self.match.game.play(self.match.position, move)
            self._previews[move] = preview(events)
        return self._previews[move]

    @property
    def seat(self) -> int:
        """The seat whose move is shown, or who is to move."""
        return self.match.turns[self.match.cursor - 1].seat if self.moving else self.match.to_move

    def banner(self) -> str:
        """Return whose turn it is."""
        text = self.context.words.text
        if self.over and not self.moving:
            return text("table.over")
        if self.moving:
            return text("table.moves", player=self.names[self.seat])
        key = "table.turn" if self.person else "table.thinking"
        return text(key, player=self.names[self.seat])

    def tap(self, place: Place) -> None:
        """Take a press on a place: a move, or words why it is none."""
        if self.moving:
            self.finish()
        elif place in self.legal():
            self.play(self.legal()[place])
        else:
            self._tell(self._why_not(place), urgent=True)
            self.context.sound.play("tap")

    def _why_not(self, place: Place) -> str:
        """Return why a place cannot be played now."""
        words, game, position = self.context.words, self.match.game, self.match.position
        if not self.over and not self.person:
            return words.text("table.wait")
        move = self.look.move_at(game, position, place)
        if move is None and not self.over:
            return self.look.not_a_move(words, place)
        reason = game.why_not(position, move) if move is not None else None
        key, values = (reason.key, reason.values) if reason else ("game-over", {})
        return words.text(f"reason.{key}", **values)

    def play(self, move: Any) -> None:
        """Play a move and begin to show it."""
        before = self.counts()
        events = self.match.play(move)
        self._previews.clear()
        self.context.matches.keep(self.match)
        speed = "off" if self.context.reduced_motion else self.context.settings.speed
        self._cued = 0
        self.sowing = Sowing(before, events, TEMPI.get(speed))
        told = self.look.narrate(self.context.words, self.names, events)
        # On a small screen there is room for the end of the game or for the move before it.
        self.story = told[-1] if self.over else " ".join(told)
        self._announce(" ".join(told))
        self._sound()
        if self.sowing.done:
            self.sowing = None

    def finish(self) -> None:
        """Show the end of the move at once."""
        if self.sowing is not None:
            self.sowing.finish()
            self._sound()
            self.sowing = None

    def update(self, dt: float) -> bool:
        """Let time pass for animation and thinking; True if the board looks different."""
        if self.sowing is not None:
            changed = self.sowing.update(dt)
            self._sound()
            if self.sowing.done:
                self.sowing = None
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
        self.finish()
        self.thinker.cancel()
        if back:
            self.match.undo()
        else:
            self.match.redo()
        self._changed("table.undone" if back else "table.redone")

    def restart(self) -> None:
        """Begin the same game again."""
        self.finish()
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
        turn = "" if self.over or self._say("table.turn-first") == told else self.turn()
        self.context.announce(f"{told} {turn}".strip())

    def turn(self) -> str:
        """Return the sentence that says whose turn it is now."""
        return f"{self._say('table.turn')}."

    def _tell(self, line: str, urgent: bool = False) -> None:
        """Show and announce a line."""
        self.story = line
        self.context.announce(line, urgent)

    def _sound(self) -> None:
        """Play the sounds that are due."""
        cues: list[Cue] = self.sowing.cues if self.sowing is not None else []
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

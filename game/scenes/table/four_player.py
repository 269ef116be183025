"""What only the table of Four Player Mancala has: a piece touched must be played."""

from __future__ import annotations

from game.rules.protocol import Place
from game.scenes.table.play.play import Play
from game.scenes.table.play.presses import Presses
from game.scenes.table.scene import Table


class FourPlayerPresses(Presses):
    """Presses of pits; where the table is strict, the first one that is touched is played.

    Ruling: four-player-mancala.md, 'A piece touched must be played'.
    """

    @property
    def must_play(self) -> Place | None:
        """The pit that was touched and must be played, if the table is so strict."""
        return self.unconfirmed if self.context.settings.touched else None


class FourPlayerPlay(Play):
    """A match of Four Player Mancala."""

    presses_class = FourPlayerPresses


class FourPlayerTable(Table):
    """The table of Four Player Mancala."""

    play_class = FourPlayerPlay

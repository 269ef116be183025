"""What is done at the table to the match as a whole: undo, redo, begin again, give up, wait."""

from __future__ import annotations

from game.scenes.table.play.play import Play


def undo(play: Play) -> None:
    """Take the last move back, or let go of one that has begun to sow."""
    if play.show.moving and not play.show.is_new:
        # What was pressed before an earlier turn was shown once more is still pressed.
        play.show.finish()
    if play.presses.bound:
        play.let_go()
        return
    play.interrupt()
    play.match.undo()
    play.match_changed("table.undone")


def redo(play: Play) -> None:
    """Play a move again that was taken back."""
    play.interrupt()
    play.match.redo()
    play.save_change()
    play.narrator.tell_redone()


def switch(play: Play, number: int) -> None:
    """Go on with another line of the match (`Match.lines`), at its end."""
    play.interrupt()
    play.match.switch(number)
    play.match_changed("lines.switched")


def restart(play: Play) -> None:
    """Begin the same game again."""
    play.stop()
    play.opponent.run_on()
    play.current.begin_again()
    play.words.call_players()
    play.match_changed("table.restarted")


def resign(play: Play) -> None:
    """Give the match up, if somebody can."""
    giving = play.current.giving()
    seat = giving.seat if giving else None
    if seat is None:
        return
    play.stop()
    play.match.resign(seat)
    play.match_changed("table.resigned", player=play.words.players[seat])


def halt(play: Play) -> None:
    """Let the computers, and the move that is shown, stand still where they are."""
    play.opponent.halt()
    play.show.freeze()
    play.context.announce(play.status.turn_sentence(), urgent=True)


def run_on(play: Play) -> None:
    """Let them go on."""
    play.opponent.run_on()
    play.show.run_on()
    play.context.announce(play.context.words.text("table.runs-on"), urgent=True)


def turn_board(play: Play) -> None:
    """Let the next seat be at the near side."""
    play.near.turn()
    play.context.announce(play.context.words.text("table.turned"))

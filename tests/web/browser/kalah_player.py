"""Plays Kalah in the page, move by move beside the rules core, which has the last word."""

from game.rules.registry import make

HOUSES, SEEDS = 3, 2


def set_up_small(visit, houses=HOUSES, seeds=SEEDS, activate=None):
    """Choose a small board in the real set-up screen and start; ends at the table."""
    activate = activate or visit.click
    activate("setup:kalah")
    visit.until_scene("setup")
    for _ in range(6 - houses):
        activate("houses:less")
    for _ in range(4 - seeds):
        activate("seeds:less")
    activate("start")
    state = visit.until_scene("table")
    assert (state["options"]["houses"], state["options"]["seeds"]) == (houses, seeds)
    return Follower(visit)


def at_the_table(visit, activate=None):
    """Start a match of the default options from the menu."""
    (activate or visit.click)("play:kalah")
    visit.until_scene("table")
    return Follower(visit)


class Follower:
    """The match as the rules core plays it; each move is made in the page and compared."""

    def __init__(self, visit):
        self.visit = visit
        state = visit.state
        self.game = make("kalah", state["options"])
        self.position = self.game.position_from_json(state["position"])
        self.turns = state["turns"]

    @property
    def seat(self):
        return self.game.to_move(self.position)

    @property
    def over(self):
        return self.game.outcome(self.position) is not None

    def legal(self):
        return list(self.game.legal_moves(self.position))

    def place(self, move):
        return f"house:{self.seat}:{move}"

    def played(self, move):
        """Take over a move that was made in the page, and see that it did the same there."""
        self.position, events = self.game.play(self.position, move)
        self.turns += 1
        state = self.visit.until(
            f"move {self.turns} is over",
            lambda now: not now["busy"] and now.get("turns", -1) >= self.turns,
        )
        assert state["turns"] == self.turns
        assert state["position"] == self.game.position_to_json(self.position)
        return events

    def play(self, move, act=None):
        """Make a move by `act`, which is given the target's id; by the mouse otherwise."""
        (act or self.visit.click)(self.place(move))
        return self.played(move)

    def play_out(self, act=None):
        """Play to the end, always the last legal house; ends at the result."""
        while not self.over:
            self.play(self.legal()[-1], act)
        state = self.visit.until_scene("result")
        outcome = self.game.outcome(self.position)
        assert state["outcome"]["winners"] == [self.game.seat_name(s) for s in outcome.winners]
        assert state["outcome"]["scores"] == {
            str(self.game.seat_name(seat)): score for seat, score in outcome.scores.items()
        }
        return state

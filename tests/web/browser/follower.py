"""Plays any game in the page, move by move beside the rules core, which has the last word."""

from game.rules.registry import make
from game.view.bao.view import BaoView
from game.view.board.place_id import place_id
from game.view.registry import VIEWS
from tests.steps import at_once
from tests.web.browser.hands import by_mouse


class Follower:
    """The match as the rules core plays it; each move is made in the page and compared.

    `chosen` are the places pressed so far of the move that is being made.
    """

    def __init__(self, visit):
        self.visit = visit
        state = visit.state
        self.game = make(state["game"], state["options"])
        self.look = VIEWS[self.game.name]
        self.position = self.game.position_from_json(state["position"])
        self.turns = state["turns"]
        self.chosen = ()

    @property
    def seat(self):
        return self.game.to_move(self.position)

    @property
    def over(self):
        return self.game.outcome(self.position) is not None

    def legal(self):
        return list(self.game.legal_moves(self.position))

    def ways(self):
        """Every legal move with the places that are pressed for it, one after the other."""
        return ways_of(self.game, self.position)

    def place(self, move):
        """The id of the last place that is pressed for a move."""
        return place_id(self.ways()[move][-1])

    def digit(self, identity):
        """The digit key that presses a place now, or None."""
        for number in range(1, 10):
            place = self.look.digit(self.game, self.position, self.chosen, number)
            if place is not None and place_id(place) == identity:
                return str(number)
        return None

    def bound(self, chosen):
        """Whether seeds have been sown after these presses, so that they cannot be let go."""
        asks_in_mid_move = chosen and isinstance(self.look, BaoView)
        return asks_in_mid_move and bool(self.look.partial_events(self.game, self.position, chosen))

    def until_chosen(self, chosen):
        """Wait until so much is pressed, and the table waits for the next press."""
        wanted = [place_id(place) for place in chosen]
        return self.visit.until(
            f"{wanted} are chosen", lambda now: not now["busy"] and now.get("chosen") == wanted
        )

    def choose(self, chosen, act):
        """Press places for a move that is not complete by them."""
        self.chosen = ()
        for number, place in enumerate(chosen, 1):
            act(place_id(place))
            self.chosen = chosen[:number]
            self.until_chosen(self.chosen)

    def played(self, move):
        """Take over a move that was made in the page, and see that it did the same there."""
        self.position, events = self.game.play(self.position, move)
        self.turns += 1
        self.chosen = ()
        state = self.visit.until(
            f"move {self.turns} is over",
            lambda now: not now["busy"] and now.get("turns", -1) >= self.turns,
        )
        assert state["turns"] == self.turns
        assert state["position"] == self.game.position_to_json(self.position)
        return events

    def play(self, move, act=None):
        """Make a move by `act`, which is given a target's id; by the mouse otherwise."""
        act = act or self.visit.click
        *before, last = self.ways()[move]
        self.choose(tuple(before), act)
        act(place_id(last))
        return self.played(move)

    def until_result(self):
        """Wait for the result, which must be that of the rules core; returns the state."""
        state = self.visit.until_scene("result")
        outcome = self.game.outcome(self.position)
        assert state["outcome"]["winners"] == [self.game.seat_name(s) for s in outcome.winners]
        assert state["outcome"]["scores"] == {
            str(self.game.seat_name(seat)): score for seat, score in outcome.scores.items()
        }
        return state

    def play_out(self, act=None):
        """Play to the end, always the last legal move; ends at the result."""
        while not self.over:
            self.play(self.legal()[-1], act)
        return self.until_result()

    def play_line(self, line, act=None):
        """Play a whole game; ends at the result."""
        for move in line.played(self.game):
            self.play(move, act)
        return self.until_result()


def ways_of(game, position):
    """Every legal move with the places that are pressed for it, one after the other."""
    return at_once(VIEWS[game.name].ways(game, position, ()))


def begin(visit, line, activate=None):
    """Set a game of persons up in the real set-up screen and start it; ends at the table."""
    activate = activate or by_mouse(visit)
    open_setup(visit, line.game, activate)
    for identity, _ in line.setup:
        activate(identity)
    activate("start")
    if line.die:
        visit.until("the die has said who begins", lambda now: now["scene"] == "roll")
        visit.until_idle()
        activate("start")
    visit.until_scene("table")
    state = visit.until_idle()
    assert {name: state["options"][name] for name in line.options} == line.options
    return Follower(visit)


def open_setup(visit, game, activate):
    """Go from the menu to the set-up of a game of persons, through its row where it has one."""
    row, way = f"open:{game}", f"people:{game}"
    if any(target["id"] == row for target in visit.targets()):
        activate(row)
        visit.target(way)
    activate(way)
    visit.until_scene("setup")

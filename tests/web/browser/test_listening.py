"""Acceptance case 23: a whole game of each kind by HTML buttons and live region alone.

The listener plays; the rules core beside it only checks that what is said is true.
"""

import re

import pytest

from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.scenes.frame.names import players_of
from game.view.registry import FACTS, VIEWS
from tests.web.browser.follower import ways_of
from tests.web.browser.lines import BANTU, BAO, FOUR_PLAYER, KALAH, LINES, words
from tests.web.browser.listener import WORDS, YOU, Listener

#: With these seeds chance plays short games that somebody wins.
GAMES = [(KALAH, 1), (FOUR_PLAYER, 9), (BAO, 22), (BANTU, 11)]


@pytest.mark.parametrize(("line", "seed"), GAMES, ids=[line.game for line, _ in GAMES])
def test_a_whole_game_by_buttons_and_the_live_region_alone(visit, line, seed):
    """What a screen reader gives a person: names and what is spoken."""
    visit.page.emulate_media(reduced_motion="reduce")
    game = line.rules()
    told = players_of(WORDS, Match(game, {}))
    players = [player.name for player in told.values()]
    listener = Listener(visit, line.game, seed)
    listener.press(name_of_people(line.game))
    for _, name in line.setup:
        listener.find(name)
    listener.press(words("setup.start"))
    listener.until("it is said who begins", lambda: listener.turn(players))
    first = listener.turn(players)
    if line.die:
        listener.press(words("setup.start"))
        assert listener.turn(players) == first
    beside = Beside(game, told, first)
    while listener.turn(players) is not None:
        make_a_move(listener, beside, listener.turn(players))
    assert beside.over, f"nobody was said to have the turn: {listener.heard}"
    result = words("result.won", player=beside.winner())
    listener.until("who has won is said", lambda: result in listener.heard[-1].text)
    assert listener.heard[-1].region == "polite", "the result cuts off nothing that led to it"
    for score in beside.scores():
        assert score in listener.heard[-1].text
    listener.press(words("result.menu"))
    assert name_of_people(line.game) in listener.names()


def name_of_people(game):
    """What the button of the menu is called that leads to a match of persons."""
    low, high = FACTS[game].players
    key = "menu.people-of" if low == high else "menu.people-of.range"
    return words(key, game=words(f"menu.game.{game}"), low=low, high=high)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_one_press_and_a_listener_is_in_a_game_and_hears_the_answer(visit, line):
    visit.page.emulate_media(reduced_motion="reduce")
    listener = Listener(visit, line.game, 1)
    game = words(f"menu.game.{line.game}")
    listener.press(words("menu.play-of", game=game, level=words("level.0")))
    listener.until("I am told that I begin", lambda: listener.turn([YOU]))
    press_a_move(listener, YOU)
    listener.until("it is my turn again", lambda: listener.turn([YOU]))
    told = " ".join(said.text for said in listener.heard)
    for answer in answers(visit.until_idle()["report"].splitlines()[0]):
        assert answer in told
    assert listener.own(YOU)


def answers(line):
    """The parts of a line that tells of several players at once; each is heard by itself."""
    return re.split(r", | and ", line.rstrip("."))


def make_a_move(listener, beside, player):
    """Try what lies there until something is not refused, then answer what is asked."""
    assert player == beside.player
    presses = press_a_move(listener, player, beside.after)
    story = " ".join(said.text for said in listener.heard if said.region == "polite")
    for sentence in beside.play(presses):
        assert sentence in story


def press_a_move(listener, player, after=None):
    """Press a move by names, and return them; `after` says what may follow such presses."""
    for name in listener.own(player):
        listener.press(name)
        assert after is None or listener.refused() == (not after(name))
        if not listener.refused():
            break
    else:
        raise AssertionError(f"nothing that {player} could press was taken")
    presses = [name]
    while asked := listener.asked():
        assert after is None or asked == after(*presses)
        presses.append(listener.choose(asked))
        listener.press(presses[-1])
    return presses


class Beside:
    """The rules core beside a listener: what names lead to which move, and what is to be said."""

    def __init__(self, game, players, first):
        self.game = game
        self.players = {seat: player.name for seat, player in players.items()}
        seats = {name: seat for seat, name in self.players.items()}
        self.position = game.start(seats[first])
        self.teller = VIEWS[game.name].teller(WORDS, game, players)

    @property
    def player(self):
        return self.players[self.game.to_move(self.position)]

    def moves(self):
        """Every legal move by the names of its presses."""
        ways = ways_of(self.game, self.position).items()
        return {tuple(self.name(way, at) for at in range(len(way))): move for move, way in ways}

    def name(self, way, at):
        """What a press is called when those before it are made."""
        if at:
            return self.teller.choice_name(self.position, way[:at], way[at])
        return self.teller.place_name(way[0], self.teller.contents(self.position)[way[0]])

    def after(self, *presses):
        """The names that may follow these presses, "" where the move is complete by them."""
        made = len(presses)
        ways = [(*way, "") for way in self.moves() if way[:made] == presses]
        return sorted({way[made] for way in ways})

    def play(self, presses):
        """Make the move of these presses; returns the sentences that tell it.

        The last one is told with all that comes of it.
        """
        was, move = self.position, self.moves()[tuple(presses)]
        self.position, events = self.game.play(was, move)
        told = (
            self.teller.narrate(was, events) if self.over else [self.teller.turn([(was, events)])]
        )
        return [unemphasised(sentence) for sentence in told]

    @property
    def over(self):
        return self.game.outcome(self.position) is not None

    def winner(self):
        (winner,) = self.game.outcome(self.position).winners
        return self.players[winner]

    def scores(self):
        if not VIEWS[self.game.name].scored:
            return []
        scores = self.game.outcome(self.position).scores
        return [f"{self.players[seat]} {score}" for seat, score in scores.items()]

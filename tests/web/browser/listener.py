"""Plays a game as somebody who cannot see it: by what buttons are called and what is said.

A listener knows neither rules nor position, nor what stands in `window.baraza`: whose turn it is
is heard, what lies where is in the names of the buttons, and a press that is no move is answered
by a reason.
"""

import random
import re
import time
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from tests.web.browser.rig import PATIENCE

WORDS = Catalogue.load(["en"])

#: The listener, where no other person plays.
YOU = Player("You", you=True)

#: By game, how that is called which may be the first press of a move.
FIRST = {
    "kalah": ["table.kalah.house"],
    "four-player": ["table.four-player.pit"],
    "bao": ["table.bao.pit"],
    "bantu": ["table.bantu.on", "table.bantu.waiting"],
}

#: By game, how that is called which goes on with a move.
THEN = {
    "kalah": [],
    "four-player": [],
    "bao": list(filter(re.compile(r"table\.bao\.choice\.").match, WORDS.keys())),
    "bantu": ["table.bantu.to", "table.bantu.to-capture"],
}

#: Notes all that the screen reader is given, as it is given.
EAR = """() => {
  window.heard = [];
  for (const id of ["polite", "urgent"]) {
    const region = document.getElementById(id);
    const note = () => {
      const text = region.textContent.trim();
      if (text) window.heard.push([id, text]);
    };
    new MutationObserver(note).observe(region, { childList: true });
  }
}"""

CALLED = "[...document.querySelectorAll('#targets [data-id]')].map((each) => each.ariaLabel)"

#: Whether all is said that there is to say, as somebody hears who waits a moment.
SILENT = "!window.baraza.unsaid"


class Said(NamedTuple):
    """Something that was said, and in which live region."""

    region: str
    text: str


class Listener:
    """One who listens, and presses buttons by their names. Chance decides between moves.

    `heard` is what was said since the last press, and `before` how much was said before that.
    """

    def __init__(self, visit, game, seed):
        self.visit = visit
        self.game = game
        self.source = random.Random(seed)
        self.heard = []
        self.before = 0
        visit.page.evaluate(EAR)

    # Listening

    def names(self):
        """What the buttons are called now."""
        return self.visit.read(CALLED)

    def until(self, what, holds):
        """Listen until `holds()`."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"waited in vain until {what}; heard {self.heard}"
            self.visit.page.wait_for_timeout(10)
            self.listen()

    def listen(self):
        """Take in what was said since the last press."""
        said = self.visit.read("window.heard")
        self.heard = [Said(*each) for each in said[self.before :]]

    def turn(self, players):
        """Who was said last to have the turn; None if that was not said."""
        story = " ".join(said.text for said in self.heard)
        turns = {
            said.start(): player
            for player in players
            for key in ("table.turn-first", "table.to-move")
            for said in re.finditer(whole(WORDS.text(key, player=player)), story)
        }
        return turns[max(turns)] if turns else None

    def refused(self):
        """Whether the last press was not taken: all that was said is an answer, said at once."""
        return not self.asked() and {said.region for said in self.heard} == {"urgent"}

    def asked(self):
        """The names of what may be pressed to go on with the move that is begun."""
        return sorted(name for name in self.names() if is_like(name, THEN[self.game]))

    # Pressing

    def press(self, name):
        """Press a button, wait until something is said, and return that."""
        self.before = self.visit.read("window.heard.length")
        self.heard = []
        self.visit.page.locator("#targets").get_by_label(name, exact=True).press("Enter")
        self.until(f"something is said of {name}", lambda: self.heard)
        self.visit.until_heard()
        self.visit.until_read("all is said", SILENT)
        self.listen()
        return self.heard

    def find(self, name):
        """Press a button of a form, on whichever of its pages it is."""
        following = WORDS.text("howto.next")
        while name not in (names := self.names()):
            assert following in names, f"{name!r} is on no page: {names}"
            self.press(following)
        return self.press(name)

    # Choosing

    def own(self, player):
        """What may be the first press of a player's move, in an order of chance.

        Of "Player 1 (Red)" the pieces are called "Red".
        """
        owner = YOU if player is YOU else re.escape(re.sub(r".*\((\w+)\)$", r"\1", player))
        names = sorted(name for name in self.names() if is_like(name, FIRST[self.game], owner))
        self.source.shuffle(names)
        return names

    def choose(self, asked):
        """One of the names: home if there is a way, else any; for a piece the farthest."""
        home = [name for name in asked if WORDS.text("table.bantu.finish") in name]
        if self.game == "bantu":
            return (home or sorted(asked, key=numbers))[-1]
        return self.source.choice(asked)


def whole(sentence):
    """A pattern of a sentence that does not go on: "Your turn", but not "Your turn ended"."""
    return re.escape(sentence) + r"(?!\s+[a-z])"


def numbers(name):
    return [int(digits) for digits in re.findall(r"\d+", name)]


def is_like(name, keys, player=r"\S+"):
    """Whether a name is one that these sentences make, of a place where something lies."""
    values = {"seat": player, "piece": rf"{player}( piece)? \d+", "count": r"[1-9]\d*"}
    given = {}
    if player is YOU:
        given["seat"] = YOU
        values["piece"] = WORDS.text("table.bantu.piece-first", number=r"\d+")
    forms = {WORDS.text(key, **given, **more) for key in keys for more in ({}, {"count": 1})}
    return any(re.fullmatch(pattern(form, values), name) for form in forms)


def pattern(form, values):
    """A sentence with a pattern in place of each of its values; any words where none is told."""
    parts = re.split(r"\{(\w+)(?::[\w.]+)?\}", form)
    patterns = [
        values.get(part, ".+") if at % 2 else re.escape(part) for at, part in enumerate(parts)
    ]
    return "".join(patterns)

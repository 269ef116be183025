"""The events that the console tells are those that docs/console.md describes, member by member."""

import re
from random import Random

import pytest

from game.console.console import Console
from tests.console.talk import ask
from tests.places import DOCS

PAPER = (DOCS / "console.md").read_text(encoding="utf-8")

NAMES = {
    "kalah": "Kalah",
    "four-player": "Four Player Mancala",
    "bao": "Bao",
    "bantu": "Bantu",
}

OPTIONS = {
    "kalah": [{"houses": 3, "preset": "standard"}, {}],
    "four-player": [{"players": 2}, {"variations": [4, 5], "seeds": 2}],
    "bao": [{"preset": "printed"}, {"preset": "kiswahili"}],
    "bantu": [{"players": 4, "short": True}],
}
"""Games that between them have every kind of event."""

MOST_GAMES = 200

Shape = tuple[str, tuple[tuple[str, str], ...]]
"""A kind of event, and its members with the kinds of their places."""


def documented(game):
    """The shapes of the events in the table of a game."""
    table = PAPER.split(f"Events of {NAMES[game]}:\n")[1].split("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\|", table, re.MULTILINE)
    return [(kind, tuple(re.findall(r"`(\w+)` ?(\w*)", members))) for kind, members in rows]


def shape(event):
    """The shape of an event told by the console."""
    details = {name: event[name] for name in ("count", "source", "target") if name in event}
    assert set(event) == {"kind", "seat", *details}
    return event["kind"], tuple(
        (name, "" if name == "count" else value["kind"]) for name, value in details.items()
    )


def events_of_random_games(game, rng):
    """Yield the events of random games, one after another."""
    console = Console()
    for number in range(MOST_GAMES):
        options = OPTIONS[game][number % len(OPTIONS[game])]
        answer = ask(console, {"do": "new", "game": game, "options": options})
        while answer["legal"]:
            answer = ask(console, {"do": "play", "move": rng.choice(answer["legal"])})
            yield from answer["events"]


@pytest.mark.parametrize("game", NAMES)
def test_every_event_is_documented_and_every_documented_one_happens(game):
    seed = 3
    print("seed", seed)
    described = documented(game)
    assert len(set(described)) == len(described) > 5
    missing = set(described)
    for event in events_of_random_games(game, Random(seed)):
        assert shape(event) in described, event
        missing.discard(shape(event))
        if not missing:
            break
    assert missing == set()


def test_the_table_of_places_names_every_place_of_the_events():
    named = {
        (name, kind)
        for name, kind in re.findall(r"^\| ([A-Z][\w ]+) \| `(\w+)` \|", PAPER, re.MULTILINE)
    }
    asked = {
        (NAMES[game], place)
        for game in NAMES
        for _, members in documented(game)
        for _, place in members
        if place
    }
    assert named == asked

"""Bad input to set-up: hostile names, broken choices in the storage, and any row of answers."""

import random

import pytest

from game.host.interface import Edited
from game.play.saved import setup_choices as choices
from game.rules.registry import GAMES
from game.untrusted.names import fault_of
from tests.names import REFUSED, TAKEN
from tests.scenes.setup.test_scene import setup, stored
from tests.scenes.stage import Rig

HOSTILE = [
    "\u202eevil",
    "a\x00b",
    "\ud800",
    "x" * 10_000,
    "<b>",
    "{seat}",
    "**bold**",
    "  ",
    "\U0001f600" * 9,
    "a" + "\u0301" * 10_000,
    "\u200d" * 50,
    *TAKEN.values(),
    *(name for name, _ in REFUSED.values()),
]


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:12]))
def test_no_name_does_harm_to_the_page_or_the_table(name):
    rig = Rig("setup", {"game": "kalah"}, (320, 568))
    rig.send(Edited("name:0", name))
    rig.frame()
    kept = rig.top.choices.player(0).name
    assert not fault_of(kept)
    rig.tap("start")
    assert rig.top.name == "table"
    rig.frame()
    again = setup("kalah", storage=rig.host.storage)
    assert again.top.choices.player(0).name == kept.strip()


def answered(chosen, source):
    """The choices after one answer about who plays."""
    seat = source.choice(chosen.every_seat)
    answer = source.choice(["empty", "taken", "opponent", "players"])
    if answer == "opponent":
        return chosen.with_player(seat, kind="opponent")
    if answer == "players" and chosen.option("players"):
        return chosen.with_option("players", source.randrange(2, 5))
    return chosen.with_seat(seat, answer == "taken")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_no_row_of_answers_leaves_a_table_without_players(game, seed):
    print("seed", seed)
    source, chosen = random.Random(seed), choices.SetupChoices(game)
    for _ in range(300):
        chosen = answered(chosen, source)
        assert chosen.seats
        assert chosen.starter in chosen.seats
        if chosen.refused() is None:
            assert chosen.match().to_move in chosen.seats


def nonsense(source, depth=2):
    """A JSON value that may stand anywhere in what was stored."""
    plain = [
        None,
        True,
        False,
        0,
        1,
        2,
        -1,
        3.5,
        10**30,
        float("nan"),
        "",
        "0",
        "red",
        "lot",
        "die",
    ]
    if not depth or source.random() < 0.6:
        return source.choice(plain)
    inside = [nonsense(source, depth - 1) for _ in range(source.randrange(5))]
    return inside if source.random() < 0.5 else {str(n): each for n, each in enumerate(inside)}


def stored_nonsense(source, game):
    """Choices as no game of ours would store them: single members, or all of it."""
    seats = [
        [],
        ["red"],
        ["pink", "blue"],
        ["red", "red"],
        [0],
        [0, 1],
        [7, 9],
        [2, 0, 1],
        ["blue", "red"],
        "red",
    ]
    options = {
        option.name: source.choice([option.default, *option.choices, nonsense(source)])
        for option in GAMES[game].option_list
        if source.random() < 0.5
    }
    if source.random() < 0.7:
        options["seats"] = source.choice([*seats, nonsense(source)])
    if source.random() < 0.5:
        options["players"] = source.choice([1, 2, 3, 4, 5])
    players = {str(n): {"kind": nonsense(source), "name": nonsense(source)} for n in range(-1, 5)}
    return {
        "options": source.choice([options, options, options, nonsense(source)]),
        "players": source.choice([players, nonsense(source)]),
        "first": nonsense(source),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_choices_stored_as_any_nonsense_still_make_a_match(game, seed):
    print("seed", seed)
    source = random.Random(seed)
    for _ in range(150):
        found = choices.load(stored(game, **stored_nonsense(source, game)), game)
        assert found.refused() is None
        assert found.starter in (*found.seats, choices.LOT, choices.DIE)
        assert found.match().to_move in found.seats


@pytest.mark.parametrize(
    "players",
    [
        {"0": {"kind": "opponent", "level": 99}, "1": {"name": "x" * 99}},
        {"0": {"level": "two"}, "1": {"name": 7}},
        {"0": {"level": True, "name": "a\u0000b"}},
        {"0": None, "9": {}},
        [1, 2],
    ],
)
def test_broken_players_are_the_usual_ones(players):
    found = choices.load(stored("kalah", players=players), "kalah")
    for seat in (0, 1):
        assert found.player(seat).name == ""
        assert found.player(seat).level == choices.START_LEVEL


@pytest.mark.parametrize("first", [True, 7, "die", None, [], {"a": 1}])
def test_a_broken_start_is_the_usual_one(first):
    assert choices.load(stored("kalah", first=first), "kalah").match().to_move == 0

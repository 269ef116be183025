"""A hint says nothing that is not so: every claim is derived anew from events and replies."""

from random import Random

import pytest

from game.ai.hint import Claim, Hint, hint
from game.ai.thought import Strength, Thought, finished
from game.i18n.catalogue import Catalogue
from game.rules.kalah import Kalah
from game.rules.playout import random_playout
from game.rules.registry import make
from tests.rules.kalah_solver import Solver

ANY = {"only", "ahead"}
SEEDS = ANY | {"captures", "safe-seeds", "leaves-seeds", "saves-seeds"}
STORES = SEEDS | {"again", "stores"}
PIECES = ANY | {"sends-back", "home", "enters", "safe-pieces", "leaves-pieces", "saves-pieces"}
PROVEN = {"proven-win", "proven-loss"}
TABLES = [
    ("kalah", {"preset": "printed"}, STORES | PROVEN),
    ("kalah", {"preset": "standard"}, STORES | PROVEN),
    ("bao", {}, SEEDS | {"wins"}),
    ("four-player", {"players": 4}, STORES | {"forced"}),
    ("four-player", {"players": 2}, STORES | {"forced"}),
    ("bantu", {"players": 2}, PIECES | {"forced"}),
    ("bantu", {"players": 4, "team": True}, PIECES | {"forced"}),
]
"""Each with the claims that come up there among POSITIONS of each kind."""

POSITIONS = 40
"""Positions from anywhere in a game at each table, as many near the end, and more if --deep."""

QUICK = Strength(depth=3, nodes=1_500)
FAR = Strength(depth=60, nodes=4_000)
"""Enough to prove how many endgames of Kalah come out."""

FEW = 12
"""Seeds in the houses with which the tests' own solver is quick."""


SENTENCES = Catalogue.load(["en"])


def partners(game, seat):
    return {seat, (seat + 2) % 4} if game.options.get("team") else {seat}


def lost_by(victim, events):
    """Return how much of `victim` others capture, read from the events alone."""
    lost = 0
    for event in events:
        if event.kind != "capture" or event.seat == victim:
            continue
        piece = event.target is not None and event.target.kind == "start"
        owner = event.target.at[0] if piece else event.source.at[0]
        lost += event.count if owner == victim else 0
    return lost


def worst_reply(game, position, victim):
    events = [game.play(position, move)[1] for move in game.legal_moves(position)]
    return max((lost_by(victim, one) for one in events), default=0)


def given_up(position, seat):
    fields = position._asdict() | {"to_move": seat}
    if "blocked" in fields:
        fields["blocked"] = None
    return type(position)(**fields)


def kinds(events, kind):
    return [event for event in events if event.kind == kind]


def wins_by_force(game, position, friends, depth):
    outcome = game.outcome(position)
    if outcome is not None:
        return set(outcome.winners) <= friends
    if not depth:
        return False
    found = (
        wins_by_force(game, game.after(position, move), friends, depth - 1)
        for move in game.legal_moves(position)
    )
    return any(found) if game.to_move(position) in friends else all(found)


def holds(game, before, told: Hint, claim: Claim):  # noqa: PLR0911, PLR0912 - one case a claim
    """Tell whether a claim is true."""
    seat, move, count = game.to_move(before), told.move, claim.values.get("count")
    after, events = game.play(before, move)
    outcome = game.outcome(after)
    others = [other for other in game.seats if other != seat]
    match claim.key:
        case "hint.only":
            return list(game.legal_moves(before)) == [move]
        case "hint.wins":
            return set(outcome.winners) <= partners(game, seat) and seat in outcome.winners
        case "hint.shares":
            return seat in outcome.winners and len(outcome.winners) > len(partners(game, seat))
        case "hint.ends":
            return outcome is not None and seat not in outcome.winners
        case "hint.forced":
            return wins_by_force(game, after, partners(game, seat), told.thought.depth - 1)
        case "hint.again":
            return game.to_move(after) == seat and bool(kinds(events, "again"))
        case "hint.captures":
            return count == sum(lost_by(other, events) for other in others) > 0
        case "hint.sends-back":
            place = (claim.values["seat"], claim.values["piece"])
            return [event.target.at for event in kinds(events, "capture")] == [place]
        case "hint.home":
            return len(kinds(events, "finish")) == 1
        case "hint.enters":
            return len(kinds(events, "enter")) == 1
        case "hint.stores":
            hold = type(game)
            score = {Kalah: lambda p: p.board[game.store(seat)]}.get(
                hold, lambda p: p.reservoir(seat)
            )
            collected = sum(e.count for e in kinds(events, "collect") if e.seat == seat)
            return count == score(after) - score(before) - collected
        case "hint.safe-seeds" | "hint.safe-pieces":
            return game.to_move(after) != seat and worst_reply(game, after, seat) == 0
        case "hint.leaves-seeds" | "hint.leaves-pieces":
            return worst_reply(game, after, seat) == count
        case "hint.saves-seeds" | "hint.saves-pieces":
            threat = worst_reply(game, given_up(before, game.to_move(after)), seat)
            return threat == count > worst_reply(game, after, seat)
        case "hint.ahead":
            return told.thought.depth == count
        case "hint.glance":
            return told.thought.depth <= 1
        case "hint.proven-win" | "hint.proven-draw" | "hint.proven-loss":
            sign = {"hint.proven-win": 1, "hint.proven-draw": 0, "hint.proven-loss": -1}[claim.key]
            return margin(game, before) == sign * (count or 0)
        case _:
            return False


def margin(game, position):
    """Return the final lead of the player to move under best play, by the tests' own solver."""
    store, other = game.store(position.to_move), game.store(1 - position.to_move)
    return position.board[store] - position.board[other] + Solver(game).value(position)


def sampled(game, count, rng):
    while count:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(70))
        if game.legal_moves(position):
            count -= 1
            yield position


def late(game, count, rng):
    """Positions one to seven moves before the end of a game."""
    for _ in range(count):
        line = [game.start()]
        while moves := game.legal_moves(line[-1]):
            line.append(game.after(line[-1], rng.choice(moves)))
        yield line[-min(rng.randrange(2, 9), len(line))]


def told_truly(game, position, strength):
    """Ask for a hint, check all it claims, and return the kinds of its claims."""
    told = finished(hint(game, position, strength))
    assert 1 <= len(told.claims) <= 3
    for claim in told.claims:
        assert holds(game, position, told, claim), (game.position_to_text(position), told, claim)
        assert claim.key in SENTENCES
        assert "{" not in SENTENCES.text(claim.key, **claim.values)
    return [claim.key.removeprefix("hint.") for claim in told.claims]


@pytest.mark.parametrize(("name", "options", "kinds"), TABLES, ids=str)
def test_every_claim_is_true_and_has_its_sentence(name, options, kinds, deep):
    seed, count = 21, POSITIONS * (5 if deep else 1)
    print("seed", seed)
    game, rng, seen = make(name, options), Random(seed), set()
    for position in (*sampled(game, count, rng), *late(game, count, rng)):
        seen.update(told_truly(game, position, QUICK))
        if name == "kalah" and sum(game.row(position, 0) + game.row(position, 1)) <= FEW:
            seen.update(told_truly(game, position, FAR))
    assert kinds <= seen


def keys(game, text, strength=None):
    told = finished(hint(game, game.position_from_text(text), strength))
    return told.move, {claim.key: dict(claim.values) for claim in told.claims}


def test_a_capture_that_leaves_nothing_is_said_to_do_so():
    game = make("kalah", {"preset": "standard"})
    move, told = keys(game, "1,0,0,0,0,9:9/1,0,0,0,7,0:9/south", Strength(depth=1, nodes=100))
    assert move == 1
    assert told["hint.captures"] == {"count": 7}


def test_a_proven_win_is_told_with_its_margin():
    game = make("kalah", {"preset": "standard"})
    _, told = keys(game, "0,0,1,0,0,1:30/0,0,1,0,0,3:12/south")
    assert told["hint.proven-win"]["count"] > 0


@pytest.mark.parametrize(
    ("text", "strength", "kind"),
    [
        ("0,1,1,0,0,1:20/0,0,1,0,0,0:24/south", QUICK, "shares"),
        ("0,1,1,0,0,1:20/0,0,1,0,0,0:20/south", QUICK, "wins"),
        ("0,1,1,0,0,1:20/0,0,1,0,0,0:30/south", QUICK, "ends"),
        ("0,1,3,0,0,0:20/0,1,0,1,0,2:20/south", FAR, "proven-draw"),
    ],
)
def test_what_is_seldom_claimed_is_true_too(text, strength, kind):
    game = make("kalah", {"preset": "standard"})
    assert kind in told_truly(game, game.position_from_text(text), strength)


def test_the_only_move_needs_no_other_reason():
    game = make("kalah")
    assert keys(game, "0,0,2,0,0,0:20/4,0,0,0,0,1:21/south") == (3, {"hint.only": {}})


def test_a_false_claim_would_be_noticed():
    game = make("kalah")
    told = Hint(Thought(3, 0, 2, 10), ())
    for claim in (
        Claim("hint.captures", {"count": 3}),
        Claim("hint.safe-seeds"),
        Claim("hint.stores", {"count": 2}),
        Claim("hint.ahead", {"count": 9}),
    ):
        assert not holds(game, game.start(), told, claim)

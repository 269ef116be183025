"""A hint says nothing that is not so: every claim is derived anew from events and replies."""

from random import Random

import pytest

from game.ai.bao.search import FURTHER
from game.ai.hint import Claim, Hint, hint
from game.ai.thought import Strength, Thought, finished
from game.i18n.catalogue import Catalogue
from game.rules.kalah.game import Kalah
from game.rules.playout import random_playout
from game.rules.registry import make
from game.scenes.table.play.hint import reason
from tests.rules.kalah.solver import Solver

NEXT = "-next-player"
RARE = {"lessens-seeds" + NEXT}
ANY = {"only", "ahead"}
SEEDS = {"safe-seeds", "leaves-seeds", "saves-seeds", "lessens-seeds"}
SEEDS_NEXT = ANY | {"captures"} | {kind + NEXT for kind in SEEDS}
SEEDS |= ANY | {"captures"}
STORES = {"again", "stores"}
MOVES = ANY | {"sends-back", "home", "enters", "forced"}
PIECES = {"safe-pieces", "leaves-pieces", "saves-pieces"}
PIECES_NEXT = MOVES | {kind + NEXT for kind in PIECES}
PROVEN = {"proven-win", "proven-loss"}
REPLIES = ("hint.safe-", "hint.leaves-", "hint.saves-", "hint.lessens-")
"""Beginnings of what is claimed of the next player's move."""

TABLES = [
    ("kalah", {"preset": "printed"}, SEEDS | STORES | PROVEN),
    ("kalah", {"preset": "standard"}, SEEDS | STORES | PROVEN),
    ("bao", {}, SEEDS | {"wins"}),
    ("four-player", {"players": 4}, (SEEDS_NEXT | STORES | {"forced"}) - RARE),
    ("four-player", {"players": 2}, SEEDS | STORES | {"forced"}),
    ("bantu", {"players": 2}, PIECES | MOVES),
    ("bantu", {"players": 4, "team": True}, PIECES_NEXT),
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
    if claim.key.endswith(NEXT) != (claim.key.startswith(REPLIES) and len(game.seats) > 2):
        return False
    match claim.key.removesuffix(NEXT):
        case "hint.only":
            return list(game.legal_moves(before)) == [move]
        case "hint.wins":
            return set(outcome.winners) <= partners(game, seat) and seat in outcome.winners
        case "hint.shares":
            return seat in outcome.winners and len(outcome.winners) > len(partners(game, seat))
        case "hint.ends":
            return outcome is not None and seat not in outcome.winners
        case "hint.forced":
            # A search of Bao's own follows captures further than its depth.
            further = FURTHER if game.name == "bao" else 0
            depth = told.thought.depth - 1 + further
            return wins_by_force(game, after, partners(game, seat), depth)
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
            return worst_reply(game, after, seat) == count > 0
        case "hint.saves-seeds" | "hint.saves-pieces":
            threat = worst_reply(game, given_up(before, game.to_move(after)), seat)
            return threat == count > 0 == worst_reply(game, after, seat)
        case "hint.lessens-seeds":
            threat = worst_reply(game, given_up(before, game.to_move(after)), seat)
            return 0 < count == worst_reply(game, after, seat) < threat == claim.values["threat"]
        case "hint.ahead":
            return told.thought.depth == count
        case "hint.glance":
            return told.thought.depth <= 1
        case "hint.proven-draw" | "hint.proven-share" if game.name != "kalah":
            two = len(game.seats) == 2
            least, most = (sure(game, before, seat, told.thought.depth, end) for end in (-1, 1))
            return two == (claim.key == "hint.proven-draw") and least == most == 0
        case "hint.proven-win" | "hint.proven-draw" | "hint.proven-loss":
            sign = {"hint.proven-win": 1, "hint.proven-draw": 0, "hint.proven-loss": -1}[claim.key]
            return margin(game, before) == sign * (count or 0)
        case _:
            return False


def sure(game, position, seat, depth, unknown):
    """Return 1, 0 or -1: whether `seat` can be sure to win, to share the win, or of nothing.

    What has not ended `depth` moves on counts as `unknown`.
    """
    outcome = game.outcome(position)
    if outcome is not None:
        alone = set(outcome.winners) <= partners(game, seat)
        return -1 if seat not in outcome.winners else 1 if alone else 0
    if not depth:
        return unknown
    found = (
        sure(game, game.after(position, move), seat, depth - 1, unknown)
        for move in game.legal_moves(position)
    )
    return max(found) if game.to_move(position) in partners(game, seat) else min(found)


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


@pytest.mark.parametrize(
    # A set has no order of its own, and a test has to have the same name in every process.
    ("name", "options", "kinds"),
    TABLES,
    ids=[f"{name}-{options}" for name, options, _ in TABLES],
)
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


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("0,0,0,0,0,1:24/1,0,0,0,0,0:20/south", "wins"),
        ("0,0,0,0,0,1:23/1,0,0,0,0,0:24/south", "shares"),
    ],
)
def test_the_only_move_is_said_to_win_where_it_does(text, kind):
    game = make("kalah")
    assert told_truly(game, game.position_from_text(text), QUICK) == ["only", kind]


def test_what_is_left_of_a_threat_is_told_with_what_it_was():
    claim = Claim("hint.lessens-seeds" + NEXT, {"count": 2, "threat": 5})
    assert reason(SENTENCES, "four-player", claim) == (
        "the most the next player can take from you goes from 5 down to 2"
    )


DRAW = "0,0,2,2,0,0:20/-/0,0,0,0,0,0:24/-/0/0"


def test_a_draw_that_is_certain_is_said_to_be_so():
    game = make("four-player", {"players": 2})
    said = told_truly(game, game.position_from_text(DRAW), FAR)
    assert said[0] == "proven-draw"
    assert "ahead" not in said


THREATENED = "02011110/22612210/17140100/50542404/2-2/-/-/s"


def test_a_threat_answered_in_part_is_told_with_what_is_left_of_it():
    game = make("bao")
    position = game.position_from_text(THREATENED)
    told = finished(hint(game, position, QUICK))
    claims = {claim.key: claim.values for claim in told.claims}
    assert claims["hint.lessens-seeds"]["threat"] == 11
    assert 0 < claims["hint.lessens-seeds"]["count"] < 11
    assert "hint.saves-seeds" not in claims


@pytest.mark.parametrize(("players", "named"), [(2, False), (3, True), (4, True)])
@pytest.mark.parametrize("name", ["four-player", "bantu"])
def test_with_more_than_two_what_can_be_taken_next_is_said_of_the_next_player(name, players, named):
    game, found = make(name, {"players": players}), 0
    print("seed", 5)
    for position in sampled(game, 10, Random(5)):
        for claim in finished(hint(game, position, Strength(depth=1, nodes=500))).claims:
            if claim.key.startswith(REPLIES):
                found += 1
                assert claim.key.endswith(NEXT) == named
                said = reason(SENTENCES, name, claim)
                assert ("next player" in said) == named
    assert found


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

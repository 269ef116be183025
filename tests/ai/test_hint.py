"""A hint says nothing that is not so: every claim is derived anew from events and replies."""

from random import Random

import pytest

from game.ai.hint import Claim, Hint, hint
from game.ai.thought import Strength, Thought, finished
from game.i18n.catalogue import Catalogue
from game.rules.kalah import Kalah
from game.rules.playout import random_playout
from game.rules.registry import make

TABLES = [
    ("kalah", {"preset": "printed"}),
    ("kalah", {"preset": "standard"}),
    ("bao", {}),
    ("four-player", {"players": 4}),
    ("four-player", {"players": 2}),
    ("bantu", {"players": 2}),
    ("bantu", {"players": 4, "team": True}),
]
QUICK = Strength(depth=3, nodes=1_500)


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
            return margin(game, before, {}) == sign * (count or 0)
        case _:
            return False


def margin(game, position, known):
    """Return the final lead of the player to move under best play, by looking at everything."""
    if position in known:
        return known[position]
    seat, values = position.to_move, []
    for move in game.legal_moves(position):
        after = game.after(position, move)
        outcome = game.outcome(after)
        if outcome is not None:
            values.append(outcome.scores[seat] - outcome.scores[1 - seat])
        else:
            values.append(margin(game, after, known) * (1 if after.to_move == seat else -1))
    known[position] = max(values)
    return known[position]


def sampled(game, count, seed):
    rng = Random(seed)
    while count:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(70))
        if game.legal_moves(position):
            count -= 1
            yield position


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_every_claim_is_true_and_has_its_sentence(name, options, deep):
    seed, count = 21, 72 if deep else 12
    print("seed", seed)
    game, catalogue = make(name, options), Catalogue.load(["en"])
    for position in sampled(game, count, seed):
        told = finished(hint(game, position, QUICK))
        assert 1 <= len(told.claims) <= 3
        for claim in told.claims:
            where = (game.position_to_text(position), told, claim)
            if (
                claim.key.startswith("hint.proven")
                and sum(position.board)
                - max(position.board[game.store(0)], 0)
                - position.board[game.store(1)]
                > 12
            ):
                continue  # too many seeds for looking at everything
            assert holds(game, position, told, claim), where
            assert claim.key in catalogue
            assert "{" not in catalogue.text(claim.key, **claim.values)


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

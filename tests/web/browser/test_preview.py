"""What the picture shows of a move before it is made is what comes of it, in the page too."""

import json
import random

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.play.saved import saved_match
from game.rules.registry import make
from game.scenes.frame.names import teller_of
from game.view.board.place_id import place_id
from tests.web.browser.follower import Follower
from tests.web.browser.rig import middle

WORDS = Catalogue.load(["en"])

POSITIONS = 10

#: What happens where a seed falls, and what besides where a piece goes.
FALLS = ("drop", "store")
GOES = ("step", "enter", "finish")

GAMES = {"kalah": 62, "four-player": 62, "bao": 63, "bantu": 66}
"""The games, each with a seed."""


@pytest.mark.parametrize(("name", "seed"), GAMES.items(), ids=GAMES)
def test_previews_agree_with_the_result_of_every_legal_move_in_ten_positions(visit, name, seed):
    """Every move that can be let go again, and each answer where it no longer can."""
    visit.page.emulate_media(reduced_motion="reduce")
    played, moves = part_of_a_game(make(name), random.Random(seed))
    match = continued(visit, played)
    looked_at = set()
    for move in moves:
        legal = len(match.legal())
        seen = look_at_all(match) | play_looking(match, move)
        assert len(seen) == legal or name == "bao"
        looked_at |= {(match.turns, other) for other in seen}
    assert len(looked_at) > POSITIONS


def part_of_a_game(game, source):
    """A match of chance play, and so many moves that follow in it as positions are looked at."""
    whole = Match(game, {})
    while whole.outcome() is None:
        whole.play(source.choice(list(whole.legal_moves())))
    begun = source.randrange(1, len(whole.turns) - POSITIONS)
    moves = [turn.move for turn in whole.turns]
    match = Match(game, {})
    for move in moves[:begun]:
        match.play(move)
    return match, moves[begun : begun + POSITIONS]


def continued(visit, played):
    """Have the page keep a match, and go on with it there."""
    key, text = json.dumps(f"baraza:match-{played.id}"), json.dumps(saved_match.write(played))
    visit.read(f"localStorage.setItem({key}, {text})")
    visit.page.reload()
    visit.until_menu()
    visit.click("continue")
    visit.until_scene("table")
    visit.until_idle()
    match = Follower(visit)
    assert match.position == played.position
    return match


def look_at_all(match):
    """Point at every move that has not to be made once it is begun; returns these moves."""
    seen = set()
    for chosen, endings in by_beginning(match).items():
        if any(match.bound(chosen[:number]) for number in range(1, len(chosen) + 1)):
            continue
        match.choose(chosen, match.visit.click)
        seen |= point_at_each(match, endings)
        if chosen:
            match.visit.press("Escape")
            match.until_chosen(())
    return seen


def play_looking(match, move):
    """Make a move, and point at each of the last answers before one is given."""
    *before, last = match.ways()[move]
    match.choose(tuple(before), match.visit.click)
    seen = point_at_each(match, by_beginning(match)[tuple(before)])
    match.visit.click(place_id(last))
    match.played(move)
    return seen


def by_beginning(match):
    """The moves by all their presses but the last."""
    endings = {}
    for move, (*before, last) in match.ways().items():
        endings.setdefault(tuple(before), []).append((last, move))
    return endings


def point_at_each(match, endings):
    """Move the mouse to the last place of each move and see what is foretold of it."""
    visit = match.visit
    # Where it rests after a move it foretells nothing.
    visit.page.mouse.move(1, 1)
    for place, move in endings:
        visit.page.mouse.move(*middle(visit.target(place_id(place))))
        visit.until_heard()
        agrees(match, move, visit.until_idle()["preview"])
    return {move for _, move in endings}


def agrees(match, move, preview):
    """What is shown of a move must be what the rules make of it.

    Of Bao's long moves the path is shown as far as the first lap goes.
    """
    game, look, before = match.game, match.look, match.position
    after, events = game.play(before, move)
    kinds = FALLS + GOES if game.name == "bantu" else FALLS
    passed = [place_id(event.target) for event in events if event.kind in kinds]
    taken = [event.source for event in events if event.kind == "capture"]
    assert preview["end"] == passed[-1:]
    assert set(preview["captured"]) == {place_id(place) for place in taken}
    assert passed[0] in preview["path"]
    assert set(preview["path"]) <= set(passed)
    assert game.name == "bao" or set(preview["path"]) == set(passed)
    was, lies = look.contents(game, before), look.contents(game, after)
    assert all(was[place] != lies[place] for place in taken if was[place])
    teller = teller_of(WORDS, Match(game, {}))
    assert preview["text"] == teller.foretell(before, look.preview(events))

"""What the picture shows of a move before it is made is what comes of it, in the page too."""

import pytest

from game.scenes.table_items import place_id
from tests.web.browser.follower import begin, previewed
from tests.web.browser.lines import LINES
from tests.web.browser.rig import middle

POSITIONS = 10

every_game = pytest.mark.parametrize("line", LINES, ids=str)


@every_game
def test_previews_agree_with_the_result_of_every_legal_move_in_ten_positions(visit, line):
    """Every move that can be let go again, and each answer where it no longer can."""
    visit.page.emulate_media(reduced_motion="reduce")
    match = begin(visit, line)
    moves = line.played(match.game)
    for number in range(POSITIONS):
        # A game that ends sooner is over before ten positions have been seen.
        if number == len(moves):
            break
        look_at_all(match)
        play_looking(match, moves[number])


def look_at_all(match):
    """Point at every move that has not to be made once it is begun."""
    visit = match.visit
    for chosen, endings in by_beginning(match).items():
        if any(match.bound(chosen[:number]) for number in range(1, len(chosen) + 1)):
            continue
        match.choose(chosen, visit.click)
        for place, move in endings:
            point_at(match, place, move)
        if chosen:
            visit.press("Escape")
            match.choose((), visit.click)
            match.until_chosen(())


def play_looking(match, move):
    """Make a move, and point at each of the last answers before one is given."""
    visit = match.visit
    *before, last = match.ways()[move]
    match.choose(tuple(before), visit.click)
    for place, other in by_beginning(match)[tuple(before)]:
        point_at(match, place, other)
    visit.click(place_id(last))
    match.played(move)


def by_beginning(match):
    """The moves by all their presses but the last."""
    found = {}
    for move, (*before, last) in match.ways().items():
        found.setdefault(tuple(before), []).append((last, move))
    return found


def point_at(match, place, move):
    """Move the mouse to the last place of a move and see what is foretold."""
    visit, wanted = match.visit, match.foretold(move)
    visit.page.mouse.move(*middle(visit.target(place_id(place))))
    visit.until(f"{move} is foretold as {wanted}", lambda now: previewed(now) == wanted)

import random

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import OptionError, Place
from game.rules.registry import make
from game.view.four_player.view import FourPlayerView

LOOK = FourPlayerView()
WORDS = Catalogue.load(["en"])
NAMES = {0: "Asha", 1: "Ben", 2: "Chao", 3: "Dina"}


def game_of(source):
    """A game with options drawn from all there are."""
    while True:
        options = {
            "players": source.choice([2, 3, 4]),
            "seeds": source.randint(1, 9),
            "variations": [v for v in (2, 3, 4, 5, 6) if source.random() < 0.3],
        }
        try:
            return make("four-player", options)
        except OptionError:
            continue


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    source = random.Random(41)
    seen = 0
    while seen < 200:
        game = game_of(source)
        match = Match(game, {})
        while match.legal_moves() and seen < 200:
            for move in match.legal_moves():
                after, events = game.play(match.position, move)
                foretold = LOOK.preview(events)
                before, result = LOOK.contents(game, match.position), LOOK.contents(game, after)
                own = Place("reservoir", (match.to_move,))
                assert LOOK.choices(game, match.position, ())[foretold.origin] == move
                assert foretold.over == (game.outcome(after) is not None)
                if not foretold.over and foretold.again:
                    assert game.to_move(after) == match.to_move
                stored = sum(event.count for event in events if event.kind == "store")
                assert result[own] == before[own] + foretold.taken + stored
                assert all(result[place] == 0 for place in foretold.captured)
                shown = LOOK.animate(before, events, None)
                assert dict(shown.contents) == result
                assert LOOK.foretell(WORDS, game, match.position, foretold)
                assert LOOK.narrate(WORDS, game, match.position, NAMES, events)
            match.play(source.choice(list(match.legal_moves())))
            seen += 1


def told(options, position, move):
    game = make("four-player", options)
    start = game.position_from_text(position)
    _, events = game.play(start, game.move_from_text(move))
    foretold = LOOK.foretell(WORDS, game, start, LOOK.preview(events))
    return " ".join(LOOK.narrate(WORDS, game, start, NAMES, events)), foretold


FULL = "4,4,4,4,4,4:0"


def test_a_free_turn_is_told():
    story, foretold = told({}, f"{FULL}/{FULL}/{FULL}/{FULL}/0/0", "3")
    assert story == "Asha sowed 4 pieces from pit 3. It ended in the reservoir: a free turn."
    assert foretold == "Ends in your reservoir: a free turn."


def test_a_capture_is_told_with_its_own_piece():
    story, foretold = told({}, f"2,5,0,5,5,4:1/{FULL}/{FULL}/{FULL}/0/0", "1")
    assert "13 pieces scored" in story
    assert foretold == "Captures: 13 pieces scored."


def test_a_lone_capturing_piece_is_told():
    empty = "4,4,0,4,4,4:0"
    story, _ = told({}, f"2,5,0,5,5,4:1/{empty}/{empty}/{empty}/0/0", "1")
    assert "the lone piece is scored" in story


def test_a_skipped_player_is_told_by_name():
    story, _ = told({}, f"1,0,0,0,0,4:0/0,0,0,0,0,0:9/{FULL}/{FULL}/0/0", "1")
    assert "Ben has no pieces and is skipped." in story


def test_rounds_without_a_score_are_told_every_tenth_round():
    options = {"players": 2, "variations": [4, 5]}
    at = "2,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-"
    assert "for 10 rounds" in told(options, f"2,4,4,4,4,4:0/-/{FULL}/-/2/9", "1")[0]
    assert "rounds" not in told(options, f"{at}/2/10", "1")[0]


def test_the_end_is_told_and_foretold():
    rest = "0,0,0,0,0,0:5"
    story, foretold = told({}, f"0,0,0,0,0,1:5/{rest}/{rest}/{rest}/0/0", "6")
    assert story.endswith("The game is over.")
    assert foretold.endswith("That ends the game.")


def test_pressing_what_is_no_move_says_why():
    game = make("four-player")
    position = game.start()
    assert LOOK.tried(game, position, (), Place("pit", (0, 2))) == 2
    assert LOOK.tried(game, position, (), Place("pit", (1, 2))) is None
    other = LOOK.not_a_move(WORDS, game, position, Place("pit", (1, 2)))
    assert other == "This pit belongs to Player 2. It is Player 1's turn."
    assert "reservoir" in LOOK.not_a_move(WORDS, game, position, Place("reservoir", (0,)))


def every_options():
    for players in (2, 3, 4):
        for bits in range(32):
            yield players, [v for i, v in enumerate((2, 3, 4, 5, 6)) if bits >> i & 1]


@pytest.mark.parametrize(("players", "variations"), list(every_options()))
def test_how_to_play_has_figures_that_can_be_played_and_words_for_all(players, variations):
    if players == 3 and {3, 5} <= set(variations):
        return
    options = make("four-player", {"players": players, "variations": variations}).options
    for page in LOOK.rules(options):
        assert page.heading in WORDS
        assert page.text in WORDS
        game = make("four-player", {**options, **page.options})
        position = game.position_from_text(page.position)
        if page.move is not None:
            assert game.why_not(position, game.move_from_text(page.move)) is None


def test_how_to_play_tells_the_variations_in_force():
    def keys(**options):
        return {page.text for page in LOOK.rules(make("four-player", options).options)}

    base = keys()
    assert "howto.four-player.capture" in base
    assert "howto.four-player.stop" not in base
    assert "howto.four-player.stop" in keys(variations=[4, 5])
    assert "howto.four-player.capture.none" in keys(players=3, variations=[3])
    assert "howto.four-player.end.cleared" in keys(variations=[2])

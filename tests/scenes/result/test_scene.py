"""The end of a match, for two, four and teams, and the score of a series."""

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match, Player
from game.play.saved.series import MOST, Series
from game.rules.registry import make
from tests.scenes.stage import Rig, match_of

ENDS = {
    "alone": "0,0,0,0,0,1:20/0,0,0,0,0,0:9/0,0,0,0,0,0:30/0,0,0,0,0,0:5/0/0",
    "shared": "0,0,0,0,0,1:29/0,0,0,0,0,0:9/0,0,0,0,0,0:30/0,0,0,0,0,0:5/0/0",
    "drawn": "0,0,0,0,0,1:8/0,0,0,0,0,0:9/0,0,0,0,0,0:9/0,0,0,0,0,0:9/0/0",
}


def ended(end, players=None):
    game = make("four-player")
    match = Match(game, players or {}, start=game.position_from_text(ENDS[end]))
    match.play(6)
    return match


def computers(*seats):
    return {seat: Player("opponent") for seat in seats}


@pytest.mark.parametrize(
    ("end", "players", "headline"),
    [
        ("alone", {}, "Player 3 wins."),
        ("shared", {}, "Player 1 and Player 3 win."),
        ("drawn", {}, "A draw."),
        ("alone", computers(0, 1, 3), "You win."),
        ("alone", computers(1, 2, 3), "Triangle wins."),
        ("alone", {2: Player("person", "Kito")}, "Kito wins."),
    ],
)
def test_the_headline_says_who_won(end, players, headline):
    rig = Rig("result", {"match": ended(end, players)})
    assert rig.said[-1].startswith(headline)


def test_all_four_counts_are_shown_the_best_first():
    rig = Rig("result", {"match": ended("alone")})
    shown = [words.text for words in rig.top.words if words.text.isdigit()]
    assert shown == ["30", "21", "9", "5"]


def test_a_team_wins_together():
    options = {"players": 4, "team": True, "short": True}
    match = match_of(-1, game="bantu", options=options)
    winners = match.outcome().winners
    assert len(winners) == 2
    rig = Rig("result", {"match": match})
    assert " and " in rig.said[-1].partition(".")[0]
    assert rig.said[-1].partition(".")[0].endswith(" win")


def play_out(rig):
    """Play the match at the table to its end with the first moves there are."""
    while rig.top.name == "table":
        rig.press(rig.moves()[0])


def test_the_next_side_starts_again_and_the_series_is_counted():
    rig = Rig("result", {"match": match_of(-1)}, speed="off")
    first = rig.top.outcome.winners
    assert "After" not in rig.said[-1]
    rig.tap("again")
    assert all(name.startswith("house:1") for name in rig.moves())
    play_out(rig)
    second = rig.top.outcome.winners
    wins = [(first, second)[n] for n in (0, 1)]
    south = sum(found == (0,) for found in wins)
    north = sum(found == (1,) for found in wins)
    assert f"After 2 games: Player 1 {south}, Player 2 {north}" in rig.said[-1]
    note = next(words.text for words in rig.top.words if "After 2 games" in words.text)
    assert note.endswith("Play again: Player 1 starts.")


def test_looking_at_the_board_again_counts_no_match_twice():
    rig = Rig("table", {"match": match_of(-1)}, speed="off")
    for _ in range(3):
        rig.tap("skip")
        rig.tap("board")
    rig.tap("skip")
    assert rig.top.tally.played == 1


def test_a_match_taken_back_counts_as_it_ended_last():
    rig = Rig("table", {"match": match_of(-1)}, speed="off")
    rig.tap("skip")
    rig.tap("board")
    rig.tap("undo")
    play_out(rig)
    assert rig.top.tally.played == 1


def test_another_game_has_a_series_of_its_own():
    storage = MemoryStorage()
    for game in ("kalah", "bao", "kalah"):
        rig = Rig("result", {"match": match_of(-1, game=game)}, storage=storage, drawn=False)
    assert rig.top.tally.played == 2


def test_a_series_goes_on_at_the_next_visit_of_the_same_players():
    storage = MemoryStorage()
    players = {0: Player("person", "Asha"), 1: Player("opponent", level=2)}
    first = Rig("result", {"match": match_of(-1, players=players)}, storage=storage, drawn=False)
    again = match_of(-1, seed=5, players=players)
    rig = Rig("result", {"match": again}, storage=storage, drawn=False)
    assert rig.top.tally.played == 2
    assert sum(rig.top.tally.wins.values()) + rig.top.tally.draws == 2
    assert "After 2 games: you" in rig.said[-1]
    stronger = players | {1: Player("opponent", level=3)}
    other = Rig("result", {"match": match_of(-1, players=stronger)}, storage=storage, drawn=False)
    assert other.top.tally.played == first.top.tally.played == 1


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "3",
        "[4, {}]",
        '[{"game": "kalah", "players": 3}]',
        '[{"game": "kalah", "players": [1, 2], "wins": [1], "won": [], "last": ""}]',
        '[{"game": "kalah", "players": [], "wins": [], "won": [7], "last": "", "draws": 0}]',
    ],
)
def test_a_broken_series_counts_as_none(kept):
    storage = MemoryStorage()
    storage.set("series", kept)
    rig = Rig("result", {"match": match_of(-1)}, storage=storage, drawn=False)
    assert rig.top.tally.played == 1


def test_without_storage_a_series_lasts_as_long_as_the_program():
    storage = MemoryStorage()
    storage.blocked = True
    rig = Rig("result", {"match": match_of(-1)}, storage=storage, drawn=False)
    rig.stage.push("result", {"match": match_of(-1, seed=8)})
    assert rig.top.tally.played == 2


def test_two_windows_count_into_the_same_series():
    storage = MemoryStorage()
    one, other = Series(storage), Series(storage)
    for number in range(3):
        for series, game in ((one, "kalah"), (other, "bao"), (other, "kalah")):
            tally = series.count(match_of(-1, game=game, seed=number + 1))
    assert tally.played == 6
    assert Series(storage).count(match_of(-1, game="bao")).played == 4


def test_what_was_counted_while_storage_refused_is_kept_later_beside_what_others_counted():
    storage = MemoryStorage()
    one, other = Series(storage), Series(storage)
    storage.blocked = True
    one.count(match_of(-1, seed=1))
    storage.blocked = False
    other.count(match_of(-1, seed=2))
    assert one.count(match_of(-1, seed=3)).played == 3
    assert Series(storage).count(match_of(-1, seed=4)).played == 4


def test_only_so_many_series_are_kept():
    series = Series(MemoryStorage())
    for number in range(MOST + 3):
        series.count(match_of(-1, players={0: Player("person", f"P{number}")}))
    assert series.count(match_of(-1, players={0: Player("person", "P0")})).played == 1
    last = f"P{MOST + 2}"
    assert series.count(match_of(-1, players={0: Player("person", last)})).played == 2


def test_the_turn_to_start_goes_round_the_table():
    match = match_of(-1, game="four-player", options={"seeds": 1})
    rig = Rig("result", {"match": match}, speed="off")
    for seat in (1, 2, 3, 0):
        rig.tap("again")
        assert rig.moves()[0].startswith(f"pit:{seat}")
        play_out(rig)


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("printed", "6 seeds left on the board count for nobody."),
        ("standard", ""),
    ],
)
def test_the_result_says_where_seeds_went_that_count_for_nobody(preset, told):
    game = make("kalah", {"preset": preset})
    start = game.position_from_text("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south")
    match = Match(game, {}, start=start)
    match.play(6)
    rig = Rig("result", {"match": match})
    note = next(words.text for words in rig.top.words if "so the game is over" in words.text)
    assert ("for nobody" in note) == ("for nobody" in rig.said[-1]) == bool(told)
    assert told in note
    assert told in rig.said[-1]
    counts = [words.text for words in rig.top.words if words.text.isdigit()]
    assert counts == (["23", "19"] if told else ["25", "23"])
    line = Rig("log", {"match": match}).said[-1]
    assert ("6 seeds left on the board count for nobody" in line) == bool(told)


def test_pieces_left_when_a_side_was_emptied_count_for_nobody_in_the_result():
    game = make("four-player", {"variations": [2]})
    start = game.position_from_text("0,0,0,0,0,1:20/1,0,0,0,0,0:9/0,0,3,0,0,0:30/1,0,0,0,0,0:5/0/0")
    match = Match(game, {}, start=start)
    match.play(6)
    rig = Rig("result", {"match": match})
    assert "5 pieces left count for nobody." in rig.said[-1]


def test_whoever_won_because_the_other_gave_up_is_told_of_no_seeds_left():
    match = match_of(6)
    match.resign(match.to_move)
    assert "nobody" not in Rig("result", {"match": match}).said[-1]


@pytest.mark.parametrize("name", ["e", "E"])
def test_the_letter_of_the_review_leads_to_it_as_its_button_does(name):
    rig = Rig("result", {"match": ended("alone")})
    rig.key(name)
    assert rig.top.name == "review"
    assert rig.top.hook_state()["mode"] == "values"


def finished_table(match):
    """The table at which a match that has ended is opened."""
    return Rig("table", {"match": match}, drawn=False)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_finished_match_that_is_opened_tells_who_won(seed):
    match = match_of(-1, seed)
    winners = match.outcome().winners
    won = "A draw" if len(winners) == 2 else f"{('Player 1', 'Player 2')[winners[0]]} wins"
    assert finished_table(match).said[-1] == f"The game is over. {won}."


def test_a_match_that_was_given_up_tells_so_when_it_is_opened():
    match = match_of(4)
    match.resign(1)
    told = "The game is over. Player 1 wins. Player 2 gave up."
    assert finished_table(match).said[-1] == told

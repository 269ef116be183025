"""The end of a match, for two, four and teams, and the score of a series."""

from itertools import count

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key, Pointer
from game.i18n.emphasis import unemphasised
from game.play.match import Match, Player
from game.play.saved.series import MOST, Series
from game.rules.registry import make
from game.scenes.result.ways import REVIEW
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


def scores_of(rig):
    """What is told of the scores where the sheet is read."""
    return next(note.text for note in rig.top.outline().notes if note.id == "text:scores")


def test_all_four_counts_are_told_the_best_first():
    rig = Rig("result", {"match": ended("alone")})
    assert scores_of(rig) == "Player 3 30, Player 1 21, Player 2 9, Player 4 5."


def test_of_two_the_near_side_is_told_first():
    match = match_of(-1, players={0: Player("opponent", level=3)})
    scores = match.outcome().scores
    rig = Rig("result", {"match": match})
    assert scores_of(rig) == f"You {scores[1]}, Computer {scores[0]}."


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
    first = rig.top.ended.outcome.winners
    assert "After" not in rig.said[-1]
    rig.tap("again")
    assert all(name.startswith("house:1") for name in rig.moves())
    play_out(rig)
    second = rig.top.ended.outcome.winners
    wins = [(first, second)[n] for n in (0, 1)]
    south = sum(found == (0,) for found in wins)
    north = sum(found == (1,) for found in wins)
    again = (
        f"After 2 games: Player 1 won {south}, Player 2 won {north}"
        if first != second
        else f"Second win in a row for Player {first[0] + 1}"
    )
    assert again in rig.said[-1]
    assert again in unemphasised(" ".join(words.text for words in rig.top.words))


def test_looking_at_the_board_again_counts_no_match_twice():
    rig = Rig("table", {"match": match_of(-1)}, speed="off")
    for _ in range(3):
        rig.tap("skip")
        rig.tap("board")
    rig.tap("skip")
    assert rig.top.ended.tally.played == 1


def test_a_match_taken_back_counts_as_it_ended_last():
    rig = Rig("table", {"match": match_of(-1)}, speed="off")
    rig.tap("skip")
    rig.tap("board")
    rig.tap("undo")
    play_out(rig)
    assert rig.top.ended.tally.played == 1


def test_another_game_has_a_series_of_its_own():
    storage = MemoryStorage()
    for game in ("kalah", "bao", "kalah"):
        rig = Rig("result", {"match": match_of(-1, game=game)}, storage=storage, drawn=False)
    assert rig.top.ended.tally.played == 2


def test_a_series_goes_on_at_the_next_visit_of_the_same_players():
    storage = MemoryStorage()
    players = {0: Player("person", "Asha"), 1: Player("opponent", level=2)}
    first = Rig("result", {"match": match_of(-1, players=players)}, storage=storage, drawn=False)
    again = match_of(-1, seed=5, players=players)
    rig = Rig("result", {"match": again}, storage=storage, drawn=False)
    assert rig.top.ended.tally.played == 2
    assert sum(rig.top.ended.tally.wins.values()) + rig.top.ended.tally.draws == 2
    assert rig.top.ended.tally.recent == (first.top.ended.outcome.winners, again.outcome().winners)
    stronger = players | {1: Player("opponent", level=3)}
    other = Rig("result", {"match": match_of(-1, players=stronger)}, storage=storage, drawn=False)
    assert other.top.ended.tally.played == first.top.ended.tally.played == 1


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
    assert rig.top.ended.tally.played == 1


def test_without_storage_a_series_lasts_as_long_as_the_program():
    storage = MemoryStorage()
    storage.blocked = True
    rig = Rig("result", {"match": match_of(-1)}, storage=storage, drawn=False)
    rig.stage.push("result", {"match": match_of(-1, seed=8)})
    assert rig.top.ended.tally.played == 2


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
    counts = (23, 19) if told else (23, 25)
    assert scores_of(rig) == "Player 1 {}, Player 2 {}.".format(*counts)
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


def notes_of(rig):
    return [unemphasised(words.text) for words in rig.top.words]


def endings(*winners, level=3, start=1):
    """Matches of a person against the computer that these seats have won, one after another."""
    players = {1: Player("opponent", level=level)}
    matches = (match_of(-1, seed, players=players) for seed in count(start))
    return [next(m for m in matches if m.outcome().winners == (seat,)) for seat in winners]


def result_of(*matches, **settings):
    """The result of the last of some matches that were played one after another."""
    storage = settings.pop("storage", None) or MemoryStorage()
    series = Series(storage)
    for match in matches[:-1]:
        series.count(match)
    return Rig("result", {"match": matches[-1]}, storage=storage, **settings)


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([0], None),
        ([0, 0], "Second win in a row against the Villager."),
        ([1, 0, 0, 0], "Third win in a row against the Villager."),
        ([0] * 11, "11 wins in a row against the Villager."),
        ([0, 0, 1], "After 3 games: you won 2, the computer won 1."),
        ([0, 1, 0], "After 3 games: you won 2, the computer won 1."),
    ],
)
def test_wins_in_a_row_are_told_and_else_how_the_series_stands(winners, told):
    rig = result_of(*endings(*winners))
    if told is None:
        assert "row" not in rig.said[-1] and "After" not in rig.said[-1]
    else:
        assert rig.said[-1].endswith(told)
        assert told in notes_of(rig)


def test_a_match_before_the_last_one_is_not_counted_again_when_it_is_looked_at():
    storage = MemoryStorage()
    older, newer = endings(0, 0)
    result_of(older, newer, storage=storage)
    rig = Rig("result", {"match": older}, storage=storage)
    assert (rig.top.ended.tally.played, rig.top.ended.tally.recent) == (2, ())
    assert "row" not in rig.said[-1]


def test_a_win_is_told_with_joy_a_loss_with_respect():
    assert result_of(*endings(0)).top.title() == "You win!"
    lost = result_of(*endings(1))
    assert lost.top.title() == "The computer wins"
    assert any(note.startswith("Well played.") for note in notes_of(lost))


def test_whoever_gave_up_is_not_praised():
    match = match_of(6, players={1: Player("opponent")})
    match.resign(0)
    rig = Rig("result", {"match": match})
    assert rig.top.title() == "You gave up"
    assert "Well played" not in " ".join(notes_of(rig))


@pytest.mark.parametrize("name", ["e", "E"])
def test_the_letter_of_the_review_leads_to_it_as_its_button_does(name):
    match = ended("alone")
    rigs = [Rig("result", {"match": match}) for _ in range(2)]
    rigs[0].key(name)
    rigs[1].press("review")
    assert [rig.top.name for rig in rigs] == [REVIEW, REVIEW]
    for rig in rigs:
        rig.send(Key("Escape"))
        assert rig.top.name == "result"


def test_what_is_said_of_the_end_never_cuts_off_the_last_move():
    match = match_of(-1)
    last = match.turns[-1]
    match.undo()
    rig = Rig("table", {"match": match}, speed="off")
    urgent = []
    rig.host.announce = lambda text, now=False: urgent.append((text, now))
    rig.top.play.make_move(last.move)
    rig.frame()
    assert rig.top.name == "result"
    assert [now for _, now in urgent] == [False] * len(urgent)
    assert "sowed" in urgent[0][0] and "win" in urgent[-1][0]


def test_a_press_beside_the_sheet_and_escape_show_the_board_again():
    for way in (Key("Escape"), Pointer("down", 4, 4, "mouse")):
        rig = Rig("table", {"match": match_of(-1)})
        rig.press("skip")
        rig.send(way)
        assert rig.top.name == "table"


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


def reason_of(match):
    """The line that says why a match ended."""
    return notes_of(Rig("result", {"match": match}))[1]


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        ("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south", 6, "Your row is empty"),
        ("0,2,0,0,0,0:22/0,0,0,0,0,1:23/north", 6, "The computer's row is empty"),
    ],
)
def test_mancala_says_whose_row_is_empty(position, move, told):
    game = make("kalah", {"preset": "printed"})
    match = Match(game, {1: Player("opponent")}, start=game.position_from_text(position))
    match.play(move)
    assert told in reason_of(match)


def test_where_both_rows_are_empty_in_the_end_nobody_is_named():
    game = make("kalah", {"preset": "standard"})
    start = game.position_from_text("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south")
    match = Match(game, {1: Player("opponent")}, start=start)
    match.play(6)
    assert "One side has no seeds left" in reason_of(match)


@pytest.mark.parametrize("seed", range(1, 9))
def test_bao_says_who_has_nothing_left(seed):
    match = match_of(-1, seed, game="bao", players={1: Player("opponent")})
    lost = 1 - match.outcome().winners[0]
    told = reason_of(match).removeprefix("Well played. ")
    front, move = (
        ("Your front row", "You have no"),
        ("The computer's front", "The computer has no"),
    )[lost]
    assert told.startswith((front, move))
    assert ("mkononi" in told) == match.outcome().reason.startswith("bao-mkononi")


def test_a_draw_by_repetition_and_giving_up_have_reasons_of_their_own():
    match = match_of(6, players={1: Player("opponent")})
    match.resign(0)
    assert notes_of(Rig("result", {"match": match})) == ["You gave up", "The computer wins."]
    match = match_of(6)
    match.resign(0)
    assert reason_of(match) == "Player 1 gave up."

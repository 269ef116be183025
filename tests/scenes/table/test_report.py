"""What the others did since a person's own last move can be read until that person acts."""

import pytest

from game.play.lines import Turn
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.frame.names import players_of
from tests.scenes.stage import Rig, match_of

TABLES = [
    ("kalah", {}),
    ("bao", {}),
    ("bantu", {"players": 2}),
    ("bantu", {"players": 3}),
    ("bantu", {}),
    ("four-player", {"players": 2}),
    ("four-player", {"players": 3}),
    ("four-player", {}),
]


def table(match, **kept):
    kept.setdefault("speed", "off")
    return Rig("table", {"match": match}, drawn=False, **kept)


def against_computers(game, options, turns=0, seed=3):
    """A match of one person, who sits first, and computers, after some moves."""
    seats = make(game, options).seats
    players = {seat: Player("opponent", level=1) for seat in seats[1:]}
    return match_of(turns, seed, options, {seats[0]: Player(), **players}, game)


def play_on(rig):
    """Play any move of the person and let the others answer; False once it is over."""
    match = rig.top.play.match
    rig.top.play.make_move(match.legal_moves()[0])
    rig.top._look()
    rig.settle(20_000)
    return rig.top.name == "table"


def since(match, seat):
    """The turns after the last one of a seat, or that seat's own last ones."""
    turns = match.turns[: match.cursor]
    after: list[Turn] = []
    while turns and turns[-1].seat != seat:
        after.insert(0, turns.pop())
    if after:
        return after
    while turns and turns[-1].seat == seat:
        after.insert(0, turns.pop())
    return after


def check(rig):
    """The report tells of all that happened since the person's own last move."""
    report, match = rig.top.play.report, rig.top.play.match
    turns = since(match, match.near())
    assert list(report.turns) == turns
    assert [move.seat for move in report.moves] == [turn.seat for turn in turns]
    runs = [turn.seat for n, turn in enumerate(turns) if not n or turns[n - 1].seat != turn.seat]
    assert [line.seat for line in report.lines] == runs
    several = len(runs) > 1 and len(match.game.seats) > 2
    assert report.seat == (None if several else runs[-1])
    assert report.text


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_it_tells_of_all_that_happened_since_the_persons_own_last_move(game, options):
    rig = table(against_computers(game, options))
    assert rig.top.play.report.text == ""
    assert rig.top.play.report.seat is None
    for _ in range(8):
        if not play_on(rig):
            break
        check(rig)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_each_move_has_its_marks_the_last_one_last(game, options):
    rig = table(against_computers(game, options))
    play_on(rig)
    play, game_view = rig.top.play, rig.top.play.current.game_view
    expected = [game_view.preview(turn.events) for turn in play.report.turns]
    assert [move.preview for move in play.report.moves] == expected
    assert list(play.seen.since()) == expected
    ends = {end for each in expected for end in (each.origin, each.end) if end}
    assert ends <= set(play.report.named_places)


def test_one_opponent_is_told_by_the_turn_and_several_by_what_they_gained():
    alone = table(against_computers("kalah", {}, 6))
    teller, match = alone.top.play.words.teller, alone.top.play.match
    report = alone.top.play.report
    steps = [
        (match.position_at(number), match.turns[number].events)
        for number in range(match.cursor - len(report.turns), match.cursor)
    ]
    assert report.text == report.lines[-1].text == teller.turn(steps)
    several = table(against_computers("four-player", {}))
    teller = several.top.play.words.teller
    teller.gains = lambda turns: (f"{len(turns)} gained.", "Some gained.")
    while several.top.play.report.text == "" or len(several.top.play.report.lines) < 3:
        play_on(several)
    lines = several.top.play.report.lines
    assert several.top.play.report.texts == (f"{len(lines)} gained.", "Some gained.")
    assert several.top.play.report.text == f"{len(lines)} gained."


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_it_goes_back_and_forth_with_undo_and_redo(game, options):
    rig = table(against_computers(game, options))
    for _ in range(3):
        play_on(rig)
    play = rig.top.play
    after = (play.match.cursor, play.report.text, play.report.lines)
    rig.key("u")
    check(rig)
    assert play.match.cursor < after[0]
    rig.key("r")
    assert (play.match.cursor, play.report.text, play.report.lines) == after


@pytest.mark.parametrize("game", GAMES)
def test_it_is_there_again_at_the_next_visit(game):
    rig = table(against_computers(game, {}))
    play_on(rig)
    before = rig.top.play.report
    again = Rig("menu", drawn=False, speed="off", storage=rig.host.storage)
    again.press("continue")
    assert again.top.play.report.lines == before.lines
    assert again.top.hook_state()["report"] == rig.top.hook_state()["report"]
    assert again.top.play.line(again.top._pointed()) == before.text
    assert all(line.text in again.said[-1] for line in plain(before.lines))


def plain(lines):
    """Lines as they are announced."""
    return [
        line._replace(text=line.text.replace("\ue000", "").replace("\ue001", "")) for line in lines
    ]


@pytest.mark.parametrize("game", GAMES)
def test_where_persons_share_the_device_it_is_about_what_the_one_to_move_has_not_made(game):
    rig = table(match_of(0, game=game))
    for _ in range(5):
        match = rig.top.play.match
        rig.top.play.make_move(match.legal_moves()[0])
        report, mover = rig.top.play.report, match.to_move
        assert list(report.turns) == since(match, mover)
        if match.turns[-1].seat != mover:
            assert mover not in {line.seat for line in report.lines}


def test_in_a_match_by_link_it_is_about_the_friend():
    match = match_of(5, seed=1)
    match.side = match.to_move
    rig = table(match)
    assert list(rig.top.play.report.turns) == since(match, match.side)
    assert rig.top.play.report.seat != match.side
    own = match_of(5, seed=1)
    own.side = own.turns[-1].seat
    rig = table(own)
    assert rig.top.play.report.seat == own.side, "the friend has not answered yet"


def test_once_a_side_is_agreed_upon_the_report_and_the_players_are_those_of_this_device():
    match = match_of(5, seed=1)
    rig = table(match)
    rig.press("more")
    match.side = match.turns[-1].seat
    rig.press("close")
    players = rig.top.play.words.teller.players
    assert players == players_of(rig.context.words, match)
    assert rig.top.play.report.seat == match.side
    match.side = 1 - match.side
    rig.press("more")
    rig.press("close")
    assert list(rig.top.play.report.turns) == since(match, match.side)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_where_only_computers_play_it_is_the_last_round(game, options):
    seats = make(game, options).seats
    match = match_of(9, 3, options, {seat: Player("opponent") for seat in seats}, game)
    lines = table(match).top.play.report.lines
    assert len({line.seat for line in lines}) == len(lines) > 1
    assert lines[-1].seat == match.turns[-1].seat


def test_it_appears_when_the_last_seed_lies():
    rig = table(against_computers("kalah", {}), speed="normal")
    play = rig.top.play
    play.make_move(1)
    assert play.show.moving
    assert play.report.text == play.line(rig.top._pointed()) == "", "one's own move is seen"
    until(rig, lambda: not play.show.moving)
    own = play.report.text
    assert play.report.seat == 0
    assert own
    until(rig, lambda: play.show.moving)
    assert play.report.text == own, "the answer is being shown"
    until(rig, lambda: not play.show.moving)
    assert play.report.seat == 1


def test_while_a_second_opponent_moves_what_the_first_one_did_is_there():
    rig = table(against_computers("four-player", {}), speed="fast")
    play = rig.top.play
    play.make_move(1)
    until(rig, lambda: len(play.report.lines) == 1 and play.report.seat == 1)
    until(rig, lambda: play.show.moving and play.show.mover == 2)
    assert [line.seat for line in play.report.lines] == [1]
    until(rig, lambda: play.status.person)
    assert [line.seat for line in play.report.lines] == [1, 2, 3]


def test_marks_come_one_after_the_other_while_moves_are_shown_again():
    rig = table(against_computers("four-player", {}))
    play_on(rig)
    play = rig.top.play
    rig.context.change("speed", "fast")
    reported, counts = len(play.report.moves), []
    rig.key("a")
    while play.show.moving:
        counts.append(len(play.seen.since()))
        rig.frame()
    assert sorted(set(counts)) == list(range(1, reported + 1))
    assert counts == sorted(counts)
    assert len(play.seen.since()) == reported


def test_a_move_that_is_seen_for_the_first_time_is_the_last_of_the_marked_ones():
    rig = table(against_computers("kalah", {}), speed="fast")
    play = rig.top.play
    play.make_move(1)
    assert list(play.seen.since()) == [play.previews.of_turn(play.match.cursor - 1)]
    until(rig, lambda: play.show.moving and play.show.mover == 1)
    assert list(play.seen.since()) == [
        play.previews.of_turn(0),
        play.previews.of_turn(play.match.cursor - 1),
    ]
    until(rig, lambda: not play.show.moving)
    assert play.previews.of_turn(0) not in play.seen.since()


def test_shown_again_is_every_move_since_ones_own():
    rig = table(against_computers("four-player", {}))
    play_on(rig)
    play = rig.top.play
    rig.context.change("speed", "fast")
    shown = []
    rig.key("a")
    for _ in range(5_000):
        if not play.show.moving:
            break
        if not shown or shown[-1] != play.show.mover:
            shown.append(play.show.mover)
        assert play.report.text, "what is shown again stays told"
        rig.frame()
    assert shown == [line.seat for line in play.report.lines] == [1, 2, 3]


def test_a_new_match_has_nothing_to_report():
    rig = table(against_computers("kalah", {}, 6))
    assert rig.top.play.report.text
    rig.top.play.current.begin_again()
    assert not rig.top.play.report.text
    assert not rig.top.play.report.moves


def test_the_end_is_told_as_well():
    rig = table(against_computers("kalah", {}, -1))
    assert list(rig.top.play.report.turns) == since(rig.top.play.match, 0)


def until(rig, is_so):
    for _ in range(5_000):
        if is_so():
            return
        rig.frame()
    raise AssertionError("it never comes to that")


def test_the_test_rig_is_told_who_plays_and_what_happened():
    match = against_computers("four-player", {}, 9)
    match.players[2] = Player("opponent", level=4)
    state = table(match).top.hook_state()
    assert [player["seat"] for player in state["players"]] == [0, 1, 2, 3]
    assert [player["you"] for player in state["players"]] == [True, False, False, False]
    assert [player["kind"] for player in state["players"]] == ["person", *["opponent"] * 3]
    assert [player["level"] for player in state["players"]] == [None, 1, 4, 1]
    assert state["report"]


def test_of_two_persons_at_one_device_nobody_is_you_and_by_link_one_is():
    assert not any(
        player["you"] for player in table(Match(make("kalah"), {})).top.hook_state()["players"]
    )
    match = Match(make("kalah"), {})
    match.side = 1
    assert [player["you"] for player in table(match).top.hook_state()["players"]] == [False, True]

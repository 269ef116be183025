"""Whatever two matches bear one id: nothing that was kept is gone when they have met."""

import random

import pytest

from game.host.fake import MemoryStorage
from game.play.lines import MOST_LINES
from game.play.match import Match, Player
from game.play.records import record
from game.play.records.link import match_link, open_link
from game.play.records.open_any import open_file
from game.play.saved import merging, saved_match
from game.play.saved.saves import Saves
from game.rules.registry import make
from tests.play.saved.saved_matches import Clock, kalah

ID = "0123456789abcdef"

RULES = [
    ("kalah", {"houses": 3, "seeds": 2}),
    ("kalah", {"houses": 4, "seeds": 2}),
    ("kalah", {"houses": 3, "seeds": 3}),
    ("four-player", {"players": 3}),
    ("bao", {}),
]


def some_player(source):
    return Player(
        source.choice(["person", "opponent"]),
        source.choice(["", "Asha", "Juma"]),
        source.randint(0, 6),
        source.choice([None, 3]),
    )


def walk(match, source, most):
    """Play, go back, leave lines, and give up, as it comes."""
    for _ in range(source.randint(0, most)):
        moves = match.legal_moves()
        if match.turns and source.random() < 0.2:
            match.go_to(source.randint(0, len(match.turns)))
        elif moves:
            match.play(source.choice(list(moves)[:3]))
    if source.random() < 0.2 and not match.outcome():
        match.resign(source.choice(match.game.seats))
    if source.random() < 0.2:
        match.go_to(source.randint(0, len(match.turns)))


def fresh(source, name, options):
    game = make(name, options)
    start = None
    if source.random() < 0.3:
        ahead = Match(game, {})
        ahead.play(ahead.legal_moves()[0])
        start = ahead.position
    first = source.choice([None, game.seats[0], game.seats[1]])
    match = Match(game, {seat: some_player(source) for seat in game.seats}, first, start, ID)
    match.guided = source.choice(["", "", "kalah-first"])
    match.side = source.choice([None, *match.persons()])
    return match


def pair(source):
    """Two matches of one id: of one match more often than not, and with moves in common."""
    name, options = source.choice(RULES)
    mine = fresh(source, name, options)
    if source.random() < 0.7:
        walk(mine, source, 8)
        came = record.from_record(record.to_record(mine))
        came.players = {seat: some_player(source) for seat in came.game.seats}
        came.side = source.choice([None, *came.persons()])
        if source.random() < 0.5:
            came.other_lines = []
        if came.resigned is not None and source.random() < 0.5:
            came.resigned = None
        if source.random() < 0.3:
            came.take_over(came.turns[: source.randint(0, len(came.turns))])
    else:
        came = fresh(source, *source.choice(RULES))
    walk(came, source, 5)
    if source.random() < 0.5:
        walk(mine, source, 5)
    return mine, came


def by_link(match, source):
    return open_link(match_link(match, source.choice([None, *match.game.seats]))).match


def by_file(match, source):
    return open_file(source.choice([record.to_text, saved_match.write])(match).encode())


def by_record(match, source):
    del source
    return record.from_record(record.to_record(match))


def courses(match):
    """All courses of moves of a match, by what the match is; how it was given up too."""
    which = merging.identity(match)
    lines = {(which, tuple(turn.move for turn in line)) for line in match.lines()}
    if match.resigned is not None:
        lines.add((which, (*(turn.move for turn in match.turns), ("gave up", match.resigned))))
    return lines


def all_courses(storage):
    saves = Saves(storage, Clock())
    lines = set()
    for entry in saves.listed():
        match = saves.open(entry.id)
        assert match is not None, "what is listed opens"
        assert match.game.name == entry.game.name
        assert [line for line in match.lines() if not can_be_played(match, line)] == []
        lines |= courses(match)
    assert saves.take_notices() == []
    return lines


def can_be_played(match, line):
    twin = Match(match.game, {}, match.first, match.start if match.set_up else None)
    for turn in line:
        twin.play(turn.move)
    return True


def missing(before, after):
    """Which courses of `before` are on none of `after`."""
    return {
        (which, course)
        for which, course in before
        if not any(which == other and course == more[: len(course)] for other, more in after)
    }


@pytest.mark.parametrize("way", [by_link, by_file, by_record])
@pytest.mark.parametrize("anew", [True, False], ids=["next visit", "same visit"])
def test_nothing_that_was_kept_is_gone_when_two_matches_of_one_id_meet(way, anew, seed):
    source = random.Random(seed)
    for _ in range(60):
        mine, came = pair(source)
        storage = MemoryStorage()
        saves = Saves(storage, Clock())
        saves.save(mine)
        before = all_courses(storage)
        if anew:
            saves = Saves(storage, Clock())
        arriving = way(came, source)
        unfinished = {course for course in courses(arriving) if not given_up(course)}
        taken = saves.receive(arriving).match
        after = all_courses(storage)
        assert missing(before, after) == set()
        if saved_match.begun(came) or taken.outcome() is None:
            assert missing(unfinished, after) == set()
        if before and taken.id == ID:
            assert_players_stay(mine, taken)
        again = saves.receive(way(came, source)).match
        assert merging.identity(again) == merging.identity(taken)
        assert len(saves.listed()) <= 2 + (mine.resigned is not None), "it is found again"


def given_up(course):
    return course[1] != () and isinstance(course[1][-1], tuple) and course[1][-1][0] == "gave up"


def assert_players_stay(mine, taken):
    for seat, player in mine.players.items():
        now = taken.players[seat]
        assert (now.kind, now.level, now.sign) == (player.kind, player.level, player.sign)
        assert player.name in ("", now.name)
    assert mine.side in (None, taken.side)
    assert mine.guided in ("", taken.guided)


def twin(match):
    return record.from_record(record.to_record(match))


def kalah_of_three_houses():
    match = Match(make("kalah", {"houses": 3, "seeds": 6}), {0: Player(name="me")}, id=ID)
    match.play(2)
    match.play(3)
    return match


def test_another_match_under_the_id_of_one_that_is_kept_is_kept_beside_it():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    mine = Match(make("kalah", {"seeds": 6}), {}, id=ID)
    for move in (6, 2):
        mine.play(move)
        mine.go_to(0)
    saves.save(mine)
    link = match_link(kalah_of_three_houses())
    other = saves.receive(open_link(link).match).match
    assert other.id != ID
    assert other.other_lines == []
    assert saves.take_notices() == ["match-beside"]
    assert all_courses(storage) == courses(mine) | courses(other)
    assert saves.receive(open_link(link).match).match.id == other.id
    assert len(saves.listed()) == 2
    assert saves.take_notices() == []


@pytest.mark.parametrize("first", [0, 1])
def test_a_first_player_who_is_told_and_one_who_is_not_make_two_matches(first):
    mine = Match(make("kalah"), {}, id=ID)
    came = Match(make("kalah"), {}, first, id=ID)
    assert merging.meet(mine, came) is None


def test_options_and_starts_are_compared_by_value():
    game = make("kalah", {"seeds": 4})
    mine = Match(game, {}, start=kalah(1).position, id=ID)
    came = Match(make("kalah"), {}, start=kalah(1).position, id=ID)
    assert merging.meet(mine, came) is not None
    came = Match(make("kalah"), {}, start=kalah(2).position, id=ID)
    assert merging.meet(mine, came) is None


def test_what_was_taken_back_here_is_played_on_and_another_way_from_there_is_a_line():
    mine = kalah(1, 2, 3)
    came = twin(mine)
    mine.go_to(1)
    came.go_to(1)
    came.play(5)
    came.other_lines = []
    meeting = merging.meet(mine, came)
    assert meeting.news == "line"
    assert (meeting.match.cursor, len(meeting.match.turns)) == (1, 3)
    assert [[turn.move for turn in line] for line in meeting.match.other_lines] == [[1, 5]]


def test_the_lines_of_both_are_there_where_one_goes_on():
    mine = kalah(1, 2)
    mine.go_to(1)
    mine.play(5)
    came = twin(mine)
    came.other_lines = []
    came.go_to(0)
    came.play(3)
    came.go_to(0)
    came.switch(1)
    came.play(1)
    meeting = merging.meet(mine, came)
    assert meeting.news == "continued"
    moves = [[turn.move for turn in line] for line in meeting.match.lines()]
    assert moves == [[1, 5, 1], [1, 2], [3]]


def test_who_has_given_up_here_has_even_if_the_other_goes_on():
    mine = kalah(1, 2)
    came = twin(mine)
    came.play(3)
    mine.resign(1)
    meeting = merging.meet(mine, came)
    assert meeting.match.given_up()
    assert [len(line) for line in meeting.match.lines()] == [2, 3]


def test_a_giving_up_before_the_moves_played_here_is_for_a_match_of_its_own():
    mine = kalah(1, 2, 3)
    came = twin(mine)
    came.go_to(2)
    came.resign(0)
    came.other_lines = []
    assert merging.meet(mine, came) is None


def test_a_line_too_many_pushes_no_other_out_but_is_kept_as_a_match_of_its_own():
    source, games = random.Random(5), []
    while len(games) < MOST_LINES + 2:
        match = Match(make("kalah"), {}, id=ID)
        while len(match.turns) < 6:
            match.play(source.choice(list(match.legal_moves())))
        games += [match] if courses(match) not in map(courses, games) else []
    came, mine, *others = games
    mine.other_lines = [tuple(other.turns) for other in others]
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    saves.save(mine)
    before = all_courses(storage)
    assert len(before) == MOST_LINES + 1
    taken = saves.receive(came).match
    assert taken.id != ID
    assert saves.take_notices() == ["match-beside"]
    assert all_courses(storage) == before | courses(came)


def test_the_answer_of_a_friend_goes_on_with_the_match_from_the_side_of_this_device():
    storage = MemoryStorage()
    here, there = Saves(storage, Clock()), Saves(MemoryStorage(), Clock())
    match = Match(make("kalah"), {0: Player(name="Asha"), 1: Player()}, 0, id=ID)
    match.side = 0
    match.play(1)
    here.save(match)
    theirs = there.receive(open_link(match_link(match, 1)).match).match
    theirs.play(2)
    theirs.players = {0: Player(name="Somebody"), 1: Player(name="Juma")}
    there.save(theirs)
    taken = Saves(storage, Clock()).receive(open_link(match_link(theirs, 0)).match).match
    assert (taken.id, taken.side, taken.cursor) == (ID, 0, 2)
    assert [player.name for player in taken.players.values()] == ["Asha", "Juma"]
    assert taken.sent == 2, "both moves are known there"
    again = Saves(storage, Clock()).receive(open_link(match_link(match, 1)).match).match
    assert (again.id, again.side, again.cursor) == (ID, 0, 2), "its own old link does no harm"


def test_it_is_told_what_came_of_a_link():
    saves = Saves(MemoryStorage(), Clock())
    match = Match(make("kalah"), {}, 0, id=ID)
    match.play(1)
    link = match_link(match, 1)
    assert saves.receive(open_link(link).match).news == "new"
    assert saves.receive(open_link(link).match).news == "none"
    match.play(2)
    assert saves.receive(open_link(match_link(match, 1)).match).news == "continued"
    assert saves.receive(open_link(link).match).news == "none"


def test_a_giving_up_earlier_by_the_same_player_is_for_a_match_of_its_own():
    mine, came = kalah(1, 2, 3), kalah(1)
    came.id = mine.id
    for match in (mine, came):
        match.resign(0)
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    saves.save(mine)
    saves.receive(came)
    endings = sorted(len(saves.open(entry.id).turns) for entry in saves.listed())
    assert endings == [1, 3]


def test_it_is_told_where_a_line_does_not_say_that_it_was_given_up():
    mine, came = kalah(1, 2), kalah(3)
    came.id = mine.id
    came.resign(0)
    saves = Saves(MemoryStorage(), Clock())
    saves.save(mine)
    saves.receive(came)
    assert saves.take_notices() == ["match-line-kept-ended"]

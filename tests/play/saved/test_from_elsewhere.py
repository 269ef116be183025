"""Matches that come from another window or device, or were played on there."""

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match, Player
from game.play.records import record
from game.play.records.link import match_link, open_link, position_link
from game.play.saved.saves import MOST_MATCHES, Saves
from game.rules.registry import make
from tests.play.saved.saved_matches import Clock, kalah, over, two_windows


class Counter:
    """Notes what it is told."""

    key = "counted"

    def __init__(self):
        self.counted, self.passed = [], []

    def count(self, match):
        self.counted.append(match.id)
        return True

    def pass_over(self, match):
        self.passed.append(match.id)


def test_what_another_window_saved_is_read_and_not_what_this_one_remembers():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.save(kalah(1))
    other = Saves(storage)
    match = other.unfinished()
    match.play(2)
    other.save(match)
    assert saves.unfinished().cursor == 2


def test_a_match_played_on_in_another_window_is_not_overwritten():
    storage = MemoryStorage()
    one, other, mine, theirs = two_windows(storage)
    mine.play(2)
    one.save(mine)
    theirs.play(5)
    assert other.save(theirs)
    assert other.take_notices() == ["match-played-elsewhere"]
    assert one.take_notices() == []
    lines = {tuple(turn.move for turn in one.open(e.id).turns) for e in one.listed()}
    assert lines == {(1, 2), (1, 5)}
    mine.play(4)
    theirs.play(4)
    assert one.save(mine)
    assert other.save(theirs)
    assert len(one.listed()) == 2, "each goes on by itself"
    assert one.take_notices() == other.take_notices() == []


def test_a_match_thrown_away_in_another_window_is_saved_again():
    storage = MemoryStorage()
    saves, match = Saves(storage), kalah(1)
    saves.save(match)
    Saves(storage).remove(match.id)
    match.play(2)
    assert saves.save(match)
    assert Saves(storage).unfinished().cursor == 2


def test_a_match_that_came_by_link_is_played_on_if_it_goes_further():
    saves = Saves(MemoryStorage(), Clock())
    match = kalah(1, 2)
    saves.save(match)
    further = record.from_record(record.to_record(match))
    further.play(3)
    further.side = 0
    taken = saves.receive(further).match
    assert (taken.id, taken.cursor, taken.side) == (match.id, 3, 0)
    assert [entry.moves for entry in saves.listed()] == [3]


def invited(side=None, opponent=False):
    """What a link holds with which somebody is asked to play; not one move is made."""
    players = {0: Player(), 1: Player("opponent" if opponent else "person")}
    return match_link(Match(make("bao"), players), side)


@pytest.mark.parametrize(
    "link",
    [
        invited(),
        invited(side=1),
        invited(side=0),
        invited(opponent=True),
        position_link(kalah(1, 2, 3)),
        position_link(kalah()),
    ],
    ids=["persons", "second", "first", "computer", "position", "start"],
)
def test_what_comes_before_its_first_move_is_kept_at_once_and_only_once(link):
    storage = MemoryStorage()
    match = open_link(link).match
    assert Saves(storage, Clock()).receive(match).match is match
    later = Saves(storage, Clock())
    unfinished = later.unfinished()
    assert record.to_record(unfinished) == record.to_record(match)
    again = Saves(storage, Clock()).receive(open_link(link).match).match
    assert again.id == match.id
    assert len(later.listed()) == 1


def test_a_position_is_opened_afresh_once_it_was_played():
    saves = Saves(MemoryStorage(), Clock())
    link = position_link(kalah(1, 2, 3))
    arrival = saves.receive(open_link(link).match).match
    arrival.play(arrival.legal_moves()[0])
    saves.save(arrival)
    again = saves.receive(open_link(link).match).match
    assert again.cursor == 0
    assert sorted(entry.moves for entry in saves.listed()) == [0, 1]
    assert saves.receive(open_link(link).match).match.id == again.id


def test_two_invitations_of_a_friend_are_two_matches():
    saves = Saves(MemoryStorage(), Clock())
    ids = [saves.receive(open_link(invited(side=1)).match).match.id for _ in range(2)]
    assert {entry.id for entry in saves.listed()} == set(ids)
    assert len(set(ids)) == 2


def test_an_invitation_that_was_played_is_played_on_where_its_link_is_opened_again():
    saves = Saves(MemoryStorage(), Clock())
    link = invited(side=0)
    match = saves.receive(open_link(link).match).match
    match.play(match.legal_moves()[0])
    saves.save(match)
    assert saves.receive(open_link(link).match).match.cursor == 1
    assert len(saves.listed()) == 1


def test_a_match_sent_to_a_friend_who_begins_is_kept():
    storage = MemoryStorage()
    match = kalah()
    match.side = 1
    Saves(storage).save(match)
    assert Saves(storage).unfinished().side == 1


def positions_to_play(number):
    """So many links with positions, no two alike."""
    boards = [{"seeds": 1 + n % 6, "houses": 4 + n // 6} for n in range(number)]
    return [position_link(Match(make("kalah", board), {})) for board in boards]


def test_a_match_with_a_friend_never_makes_room_also_before_its_first_move():
    saves = Saves(MemoryStorage(), Clock())
    links = [invited(side=1) for _ in range(MOST_MATCHES)]
    invitations = [saves.receive(open_link(link).match).match for link in links]
    assert not saves.save(kalah(1))
    assert saves.take_notices() == ["matches-full"]
    assert {entry.id for entry in saves.listed()} == {match.id for match in invitations}


def test_what_nobody_has_played_makes_room_before_what_somebody_has():
    saves = Saves(MemoryStorage(), Clock())
    ended, *positions = over(), *positions_to_play(MOST_MATCHES + 5)
    saves.save(ended)
    first, *_, newest = [saves.receive(open_link(position).match).match for position in positions]
    ids = {entry.id for entry in saves.listed()}
    assert len(ids) == MOST_MATCHES
    assert ended.id in ids
    assert newest.id in ids
    assert first.id not in ids
    for _ in range(MOST_MATCHES - 1):
        assert saves.save(kalah(1))
    ids = {entry.id for entry in saves.listed()}
    assert ended.id in ids
    assert saves.save(kalah(1))
    assert ended.id not in {entry.id for entry in saves.listed()}
    assert not saves.save(kalah(1))


def test_a_position_at_which_the_game_is_over_is_shown_and_not_kept():
    saves = Saves(MemoryStorage(), Clock())
    ended = open_link(position_link(over())).match
    assert saves.receive(ended).match is ended
    assert saves.listed() == []


def test_a_match_that_came_by_link_and_is_behind_changes_nothing():
    saves = Saves(MemoryStorage(), Clock())
    match = kalah(1, 2, 3)
    saves.save(match)
    behind = record.from_record({**record.to_record(match), "cursor": 1})
    behind.take_over(behind.turns[:1])
    assert saves.receive(behind).match.cursor == 3
    assert [entry.moves for entry in saves.listed()] == [3]


def test_of_two_courses_of_one_match_the_one_kept_here_is_played_on_and_the_other_is_a_line():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    match = kalah(1, 2)
    saves.save(match)
    other = record.from_record(record.to_record(match))
    other.go_to(1)
    other.play(5)
    other.other_lines = []
    taken = saves.receive(other).match
    assert taken.id == match.id
    assert saves.take_notices() == ["match-line-kept"]
    saved = Saves(storage).open(match.id)
    assert [[turn.move for turn in line] for line in saved.lines()] == [[1, 2], [1, 5]]


def test_a_friend_who_gives_up_ends_the_match_here_too():
    saves = Saves(MemoryStorage(), Clock())
    match = kalah(1, 2)
    saves.save(match)
    other = record.from_record(record.to_record(match))
    other.resign(0)
    assert saves.receive(other).match.given_up()
    assert saves.listed()[0].winners == (1,)


def test_a_match_that_ends_here_is_counted_and_one_that_came_finished_is_not():
    counter = Counter()
    saves = Saves(MemoryStorage(), Clock(), counter)
    saves.save(kalah(1))
    ended, came = over(), over()
    saves.save(ended)
    saves.receive(came)
    assert counter.counted[0] == ended.id
    assert counter.passed == [came.id]


def written_at_one_instant():
    """Two windows of one match: the second wrote over what the first had just written."""
    storage = MemoryStorage()
    one, other, mine, theirs = two_windows(storage)
    before = storage.texts[f"match-{mine.id}"]
    mine.play(2)
    one.save(mine)
    storage.texts[f"match-{mine.id}"] = before  # as the other saw it
    theirs.play(5)
    other.save(theirs)
    return storage, one, other


def lines(saves):
    return {tuple(turn.move for turn in saves.open(e.id).turns) for e in saves.listed()}


def test_a_match_that_was_written_over_is_kept_again():
    storage, one, other = written_at_one_instant()
    assert lines(Saves(storage)) == {(1, 5)}
    one.check()
    other.check()
    assert one.take_notices() == ["match-played-elsewhere"]
    assert other.take_notices() == []
    assert lines(Saves(storage)) == {(1, 2), (1, 5)}
    one.check()
    other.check()
    assert len(one.listed()) == 2


def test_a_window_that_only_looks_on_keeps_nothing_of_its_own():
    storage = MemoryStorage()
    one, other, _, theirs = two_windows(storage)
    for move in (2, 3, 1):
        theirs.play(move)
        other.save(theirs)
        one.check()
    theirs.go_to(0)
    theirs.play(4)
    other.save(theirs)
    one.check()
    assert one.take_notices() == []
    assert len(one.listed()) == 1


def test_a_match_whose_text_was_broken_by_others_is_kept_again():
    storage = MemoryStorage()
    saves, match = Saves(storage, Clock()), kalah(1, 2)
    saves.save(match)
    storage.texts[f"match-{match.id}"] = "{"
    saves.check()
    assert lines(saves) == {(1, 2)}


def test_a_match_given_up_here_and_not_in_what_is_kept_is_kept_again():
    storage = MemoryStorage()
    saves, match = Saves(storage, Clock()), kalah(1, 2)
    saves.save(match)
    before = storage.texts[f"match-{match.id}"]
    match.resign(0)
    saves.save(match)
    storage.texts[f"match-{match.id}"] = before.replace('"cursor":2', '"cursor":1')
    saves.check()
    assert [entry.finished for entry in saves.listed()].count(True) == 1
    assert len(saves.listed()) == 2


def test_storage_that_refuses_is_no_reason_to_stop_looking():
    storage, one, _ = written_at_one_instant()
    storage.blocked = True
    one.check()
    storage.blocked = False
    one.check()
    assert lines(Saves(storage)) == {(1, 2), (1, 5)}


def ended_early(moves):
    """A match of one known id that was given up after so many moves: it fits nowhere but alone."""
    match = Match(make("kalah"), {}, id="0123456789abcdef")
    for _ in range(moves):
        match.play(match.legal_moves()[0])
    match.resign(0)
    return match_link(match)


@pytest.mark.parametrize("ended", [2, 12])
def test_links_that_come_again_and_again_never_push_anything_out(ended):
    saves = Saves(MemoryStorage(), Clock())
    for _ in range(ended):
        saves.save(over())
    mine = Match(make("kalah"), {}, id="0123456789abcdef")
    for _ in range(9):
        mine.play(mine.legal_moves()[0])
    saves.save(mine)
    links = [ended_early(moves) for moves in (7, 5, 3)]
    for link in links:
        saves.receive(open_link(link).match)
    ids = {entry.id for entry in saves.listed()}
    assert len(ids) == ended + 1 + len(links)
    for link in links * 4:
        saves.receive(open_link(link).match)
    assert {entry.id for entry in saves.listed()} == ids

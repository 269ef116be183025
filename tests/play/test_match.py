"""Undo, redo, history and outcome of a match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.match import Match, Player
from game.rules.bantu.game import Bantu
from game.rules.kalah.game import Kalah
from game.rules.protocol import Game, IllegalMove, Outcome

PEOPLE = {0: Player(), 1: Player()}
OPPONENT = Player("opponent", level=1)


def played(match, moves):
    for move in moves:
        match.play(move)
    return match


class Seesaw(Game):
    """A game in which nothing ever changes but the player to move."""

    name = "seesaw"
    seats = (0, 1)

    def __init__(self, positions_repeat=True):
        self.positions_repeat = positions_repeat

    def scores(self, _position):
        return {0: 0, 1: 0}

    def start(self, first=None):
        return first or 0

    def to_move(self, position):
        return position

    def legal_moves(self, _position):
        return ("wait",)

    def play(self, position, _move):
        return 1 - position, ()

    def outcome(self, _position):
        return None


def test_a_new_match_is_at_its_start():
    match = Match(Kalah(), PEOPLE)
    assert match.position == Kalah().start()
    assert match.legal_moves() == [1, 2, 3, 4, 5, 6]
    assert not match.can_undo()
    assert not match.can_redo()


def test_a_match_has_ended_wherever_it_is_looked_at():
    drawn = played(Match(Seesaw(), PEOPLE), ["wait"] * 3)
    assert not drawn.has_ended()
    drawn.play("wait")
    assert drawn.has_ended()
    given_up = played(Match(Kalah(), PEOPLE), [1, 2])
    given_up.resign(0)
    for match in (drawn, given_up):
        match.go_to(1)
        assert match.outcome() is None
        assert match.has_ended()


def test_the_first_player_can_be_chosen():
    assert Match(Kalah(), PEOPLE, first=1).to_move == 1


def test_a_seat_nobody_was_given_is_played_by_a_person():
    assert Match(Kalah(), {1: OPPONENT}).player_to_move == Player()


def test_an_illegal_move_changes_nothing():
    match = played(Match(Kalah(), PEOPLE), [3])
    before = match.position
    with pytest.raises(IllegalMove):
        match.play(3)
    assert (match.position, match.cursor, len(match.turns)) == (before, 1, 1)


def test_between_two_people_undo_takes_back_one_move():
    match = played(Match(Kalah(), PEOPLE), [1, 2, 3])
    match.undo()
    assert match.cursor == 2
    match.redo()
    assert match.cursor == 3
    assert not match.can_redo()


def test_undo_goes_back_over_the_opponents_moves_to_the_persons():
    match = Match(Kalah(), {0: Player(), 1: OPPONENT})
    played(match, [3, 1, 1, 2])  # house 3 ends in the store: south moves again
    assert [turn.seat for turn in match.turns] == [0, 0, 1, 0]
    match.undo()
    assert (match.cursor, match.to_move) == (3, 0)
    match.undo()
    assert (match.cursor, match.to_move) == (1, 0)
    match.undo()
    assert match.cursor == 0


def test_redo_stops_where_a_person_is_to_move():
    match = played(Match(Kalah(), {0: Player(), 1: OPPONENT}), [1, 1, 3, 2])
    while match.can_undo():
        match.undo()
    match.redo()
    assert (match.cursor, match.to_move) == (2, 0)


def test_nothing_can_be_undone_before_the_persons_first_turn():
    match = played(Match(Kalah(), {0: OPPONENT, 1: Player()}), [1])
    assert not match.can_undo()
    match.undo()
    assert match.cursor == 1


def test_between_two_opponents_undo_stops_at_any_point():
    match = played(Match(Kalah(), {0: OPPONENT, 1: OPPONENT}), [1, 1])
    match.undo()
    assert match.cursor == 1


def test_playing_from_an_earlier_point_drops_what_came_later():
    match = played(Match(Kalah(), PEOPLE), [1, 2, 3])
    match.undo()
    match.undo()
    match.play(4)
    assert [turn.move for turn in match.turns] == [1, 4]
    assert not match.can_redo()


def test_the_third_time_a_position_comes_up_is_a_draw():
    match = played(Match(Seesaw(), PEOPLE), ["wait"] * 3)
    assert match.outcome() is None
    match.play("wait")  # the start, for the third time
    assert match.outcome() == Outcome((0, 1), {0: 0, 1: 0}, "repetition")
    assert match.legal_moves() == ()
    with pytest.raises(IllegalMove):
        match.play("wait")


def test_the_draw_is_gone_when_a_move_is_taken_back():
    match = played(Match(Seesaw(), PEOPLE), ["wait"] * 4)
    match.undo()
    assert match.outcome() is None
    assert match.legal_moves() == ("wait",)


def test_turns_that_were_replaced_do_not_count_towards_the_draw():
    match = played(Match(Seesaw(), PEOPLE), ["wait"] * 3)
    for _ in range(5):
        match.undo()
        match.undo()
        match.play("wait")
        match.play("wait")
    assert match.outcome() is None
    match.play("wait")
    assert match.outcome() is not None


def test_a_set_up_start_counts_as_having_come_up_once():
    match = played(Match(Seesaw(), PEOPLE, start=1), ["wait"] * 4)
    assert match.position == 1
    assert match.outcome() is not None


def test_where_the_rulings_name_no_draw_a_position_may_come_up_for_ever():
    assert played(Match(Seesaw(positions_repeat=False), PEOPLE), ["wait"] * 20).outcome() is None


@given(st.randoms(use_true_random=False), st.integers(0, 60))
def test_undo_and_redo_pass_through_the_same_positions(random, moves):
    match = Match(Kalah(), PEOPLE)
    seen = [match.position]
    for _ in range(moves):
        if not match.legal_moves():
            break
        match.play(random.choice(match.legal_moves()))
        seen.append(match.position)
    for position in reversed(seen[:-1]):
        match.undo()
        assert match.position == position
    for position in seen[1:]:
        match.redo()
        assert match.position == position
    assert match.cursor == len(match.turns)


def test_who_resigns_loses_to_all_others():
    match = played(Match(Kalah(), PEOPLE), [1, 2])
    match.resign(0)
    assert match.outcome() == Outcome((1,), {0: 0, 1: 1}, "resigned")
    assert match.legal_moves() == ()
    with pytest.raises(IllegalMove):
        match.play(3)
    with pytest.raises(IllegalMove):
        match.resign(1)


def test_giving_up_is_taken_back_before_any_move():
    match = played(Match(Kalah(), PEOPLE), [1, 2])
    match.resign(1)
    match.undo()
    assert match.outcome() is None
    assert match.cursor == 2
    match.undo()
    assert match.cursor == 1


def test_a_match_given_up_at_an_earlier_point_ends_there():
    match = played(Match(Kalah(), PEOPLE), [1, 2])
    match.undo()
    match.resign(1)
    assert len(match.turns) == 1
    assert match.given_up()


def test_before_its_end_a_match_given_up_goes_on():
    match = played(Match(Kalah(), PEOPLE), [1, 2])
    match.resign(0)
    match.cursor = 1
    assert match.outcome() is None
    match.play(3)
    assert match.resigned is None


def test_only_a_seat_in_play_can_resign():
    match = Match(Kalah(), PEOPLE)
    with pytest.raises(ValueError, match="seat 2"):
        match.resign(2)


def test_a_draw_by_repetition_in_bantu_counts_the_pieces_home():
    game = Bantu({"seats": ["red", "blue"]})
    start = game.position_from_text("red:0.0,h,h,h/blue:16.0,h,s,h/red")
    match = Match(game, PEOPLE, start=start)
    played(
        match, [game.move_from_text(text) for text in ("1:0.1", "1:16.1", "1:0.0", "1:16.0") * 2]
    )
    assert match.outcome() == Outcome((0, 2), {0: 3, 2: 2}, "repetition")


def test_a_start_set_up_by_hand_passes_over_who_cannot_move():
    game = Bantu()
    start = game.position_from_text("red:4.0,h,h,h/blue:5.0,5.1,h,h/red")
    match = Match(game, {0: Player(), 2: Player()}, start=start)
    assert match.to_move == 2
    assert match.legal_moves()


def test_anew_begins_at_the_start_or_at_the_position_that_was_set_up():
    game = Kalah()
    match = Match(game, {0: Player("person", "Asha")}, 0)
    match.play(1)
    match.side = 1
    again = match.anew(1)
    assert (again.turns, again.to_move, again.set_up, again.side) == ([], 1, False, 1)
    assert again.players == match.players
    assert again.id != match.id
    start = game.position_from_text("1,2,3,4,5,6:7/6,5,4,3,2,1:8/north")
    twin = Match(game, {}, start=start).anew(0)
    assert (twin.start, twin.to_move, twin.set_up) == (start, 1, True)


# By link


def by_link(*moves):
    """A match that is played by link from the first side."""
    match = played(Match(Kalah(), PEOPLE), moves)
    match.side = 0
    return match


def test_a_friend_waits_for_what_was_done_here_until_it_was_sent():
    match = by_link()
    assert not match.to_send, "it is the turn of this device"
    match.play(1)
    assert match.to_send
    match.note_sent()
    assert (match.sent, match.to_send) == (1, False)


def test_where_the_friend_begins_he_waits_for_the_first_link():
    match = by_link()
    match.side = 1
    assert match.to_send
    match.note_sent()
    assert not match.to_send


def test_the_end_is_to_be_sent_by_who_made_it():
    match = by_link()
    match.resign(0)
    assert match.to_send
    match.note_sent()
    assert not match.to_send
    assert not match.can_undo()


def test_in_a_match_by_link_only_what_was_not_sent_is_taken_back():
    match = by_link(3, 1)
    assert [turn.seat for turn in match.turns] == [0, 0]
    match.undo()
    assert match.cursor == 1
    match.play(2)
    match.note_sent()
    match.undo()
    assert (match.cursor, match.can_undo()) == (2, False)
    match.play(2)
    assert match.to_move == 0
    assert not match.can_undo(), "the friend's move is not taken back for him"
    match.play(1)
    match.undo()
    assert match.cursor == 3


def test_a_giving_up_is_taken_back_until_it_was_sent():
    match = by_link()
    match.resign(0)
    match.undo()
    assert match.outcome() is None


def test_another_line_is_known_elsewhere_as_far_as_it_is_the_same():
    match = by_link(3, 1)
    match.note_sent()
    match.go_to(1)
    match.play(2)
    assert match.sent == 1
    match.note_sent()
    match.switch(1)
    assert match.sent == 1

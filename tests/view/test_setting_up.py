"""How a place of a position is changed by hand, in every game, and what is wrong with it then."""

import pytest
from hypothesis import given

from game.rules.protocol import Place, PositionError
from game.rules.registry import make
from game.view.bantu.piece import Piece
from game.view.registry import VIEWS
from tests.rules.bao.boards import board, move
from tests.rules.bao.test_takasia import ON, THREAT
from tests.view.setups import OPTIONS, setups

COUNTED = tuple(name for name in OPTIONS if not VIEWS[name].of_pieces)
EVERY_WAY = [(name, options) for name, ways in OPTIONS.items() for options in ways]


@given(setups(COUNTED))
def test_a_place_holds_what_was_put_there_and_all_others_what_they_held(drawn):
    game, position = drawn
    view = VIEWS[game.name]
    before = view.contents(game, position)
    for spot in before:
        after = view.with_content(game, position, spot, 17)
        assert view.contents(game, after) == {**before, spot: 17}
        assert game.to_move(after) == game.to_move(position)
        assert game.count(after) == game.count(position) - before[spot] + 17


@given(setups(("bantu",)))
def test_each_piece_stands_at_one_place_whatever_is_moved_where(drawn):
    game, position = drawn
    view = VIEWS["bantu"]
    contents = view.contents(game, position)
    pieces = [piece for piece in contents.values() if piece is not None]
    assert sorted(pieces) == sorted((seat, n) for seat in game.seats for n in game.numbers)
    assert game.count(position) == len(pieces)
    assert not game.faults(position)


@given(setups())
def test_what_is_wrong_is_what_reading_it_would_refuse_it_for(drawn):
    game, position = drawn
    value = game.position_to_json(position)
    faults = game.faults(position)
    if not faults:
        assert game.position_from_json(value) == position
        assert game.position_from_text(game.position_to_text(position)) == position
        return
    with pytest.raises(PositionError) as refused:
        game.position_from_json(value)
    assert (refused.value.reason, refused.value.at) == (faults[0].reason, faults[0].at)


@pytest.mark.parametrize(("name", "options"), EVERY_WAY)
def test_an_empty_board_has_nothing_anywhere_and_the_same_player_to_move(name, options):
    game, view = make(name, options), VIEWS[name]
    start = game.start(game.seats[-1])
    empty = view.empty(game, start)
    assert game.to_move(empty) == game.to_move(start)
    if view.of_pieces:
        assert empty == start, "pieces go back to where they start"
    else:
        assert game.count(empty) == 0


@pytest.mark.parametrize(("name", "options"), EVERY_WAY)
def test_a_detail_that_is_set_is_as_it_was_set(name, options):
    game, view = make(name, options), VIEWS[name]
    position = game.start()
    for number, detail in enumerate(view.details(game, position)):
        for value in {0, 1, detail.most}:
            after = view.with_detail(game, position, detail, value)
            assert view.details(game, after)[number].value == value
            assert view.contents(game, after) == view.contents(game, position)
            assert not game.faults(after)


def test_games_have_the_details_of_their_rules():
    def keys(name, **options):
        game = make(name, options)
        return [detail.key for detail in VIEWS[name].details(game, game.start())]

    assert keys("kalah") == keys("bantu") == keys("four-player") == []
    assert keys("four-player", variations=[4, 5]) == ["quiet"]
    assert keys("bao", preset="printed") == ["intact", "intact"]
    assert keys("bao", preset="kujifunza") == []


# Bao's pit that takasia forbids


@pytest.fixture(name="takasia")
def _takasia():
    """A game of Bao, and the position after a takasa that forbids north's A5."""
    return ON, ON.after(board(THREAT, "A5=2 A6=2", stock=0), move("mtA1c"))


def test_the_pit_that_takasia_forbids_can_be_freed_and_forbidden_again(takasia):
    game, position = takasia
    view, detail = VIEWS["bao"], VIEWS["bao"].details(*takasia)[-1]
    assert (detail.key, detail.value, detail.values) == ("blocked", 1, {"pit": "A5"})
    free = view.with_detail(game, position, detail, 0)
    assert free.blocked is None
    again = view.details(game, free)[-1]
    assert (again.key, again.value) == ("blocked", 0)
    assert view.with_detail(game, free, again, 1) == position


def test_it_stays_while_it_can_be_forbidden_and_no_longer(takasia):
    game, position = takasia
    view = VIEWS["bao"]
    stays = view.with_content(game, position, Place("pit", (0, 16)), 1)
    assert stays.blocked == position.blocked
    gone = view.with_content(game, position, Place("pit", (1, 5)), 0)
    assert gone.blocked is None
    assert not game.faults(gone)
    assert view.with_content(game, position, Place("stock", (0,)), 1).blocked is None


# Bantu's pieces


def test_a_piece_that_is_in_the_way_starts_again():
    game, view = make("bantu"), VIEWS["bantu"]
    position = game.position_from_text("red:s,9.1,h,s/blue:s,s,s,s/red")
    spot = Place("circle", (9, 1))
    after = view.with_content(game, position, spot, Piece(2, 3))
    assert game.position_to_text(after) == "red:s,s,h,s/blue:s,s,9.1,s/red"


def test_a_space_of_a_piece_takes_no_other():
    game, view = make("bantu"), VIEWS["bantu"]
    position = game.position_from_text("red:s,9.1,h,s/blue:s,s,s,s/red")
    home = Place("home", (0, 2))
    assert view.with_content(game, position, home, Piece(2, 2)) == position
    after = view.with_content(game, position, home, Piece(0, 2))
    assert game.position_to_text(after) == "red:s,h,h,s/blue:s,s,s,s/red"

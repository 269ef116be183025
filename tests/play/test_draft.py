"""A position that is set up step by step: each can be undone, and nothing of it is lost."""

from game.play.draft import MOST_STEPS, Draft, Drafts
from game.play.match import Player
from game.play.records.link import match_link, open_link, position_link
from game.rules.registry import make


def kalah(text="1,2,3,4,5,6:7/6,5,4,3,2,1:8/north", **options):
    game = make("kalah", options)
    return game, game.position_from_text(text)


def draft_with(*stores):
    """A draft in which south's store was filled step by step."""
    game, start = kalah()
    draft = Draft(game, start)
    for store in stores:
        draft.put(start._replace(board=(*start.board[:6], store, *start.board[7:])))
    return draft


def store(draft):
    return draft.position.board[6]


def test_steps_are_undone_and_made_again():
    draft = draft_with(10, 20)
    assert (draft.can_undo(), draft.can_redo()) == (True, False)
    draft.undo()
    assert store(draft) == 10
    draft.undo()
    assert (store(draft), draft.can_undo()) == (7, False)
    draft.undo()
    assert store(draft) == 7, "there is no step before"
    draft.redo()
    draft.redo()
    draft.redo()
    assert (store(draft), draft.can_redo()) == (20, False)


def test_a_step_after_undoing_takes_the_place_of_what_was_undone():
    draft = draft_with(10, 20)
    draft.undo()
    draft.put(draft.position._replace(to_move=0))
    assert not draft.can_redo()
    draft.undo()
    assert store(draft) == 10


def test_what_changes_nothing_is_no_step():
    draft = draft_with(10)
    assert not draft.put(draft.position)
    draft.undo()
    assert not draft.can_undo()
    assert draft.can_redo()


def test_very_many_steps_forget_the_first():
    draft = draft_with(*range(100, 100 + MOST_STEPS + 50))
    undone = 0
    while draft.can_undo():
        draft.undo()
        undone += 1
    assert undone == MOST_STEPS - 1


def test_what_was_left_is_found_again_in_the_same_game_with_the_same_rules():
    drafts, (game, position) = Drafts(), kalah()
    drafts.open(game).put(position)
    assert drafts.open(make("kalah")).position == position
    assert (
        drafts.open(make("kalah", {"houses": 5})).position == make("kalah", {"houses": 5}).start()
    )
    assert drafts.open(make("bao")).position == make("bao").start()


def test_another_position_is_a_step_from_which_one_can_go_back():
    drafts, (game, position) = Drafts(), kalah()
    changed = position._replace(to_move=0)
    drafts.open(game, position).put(changed)
    _, other = kalah("6,6,6,6,6,6:0/6,6,6,6,6,6:0/south")
    draft = drafts.open(game, other)
    assert draft.position == other
    assert not draft.changed
    draft.undo()
    assert draft.position == changed


def test_the_same_position_opened_again_finds_what_was_made_of_it():
    drafts, (game, position) = Drafts(), kalah()
    changed = position._replace(to_move=0)
    drafts.open(game, position).put(changed)
    again = drafts.open(game, position)
    assert again.position == changed
    assert again.changed


def test_the_start_position_makes_a_match_like_any_other():
    game = make("kalah")
    draft = Draft(game, game.start(0))
    draft.put(game.start(1))
    match = draft.match({})
    assert (match.set_up, match.first, match.to_move) == (False, 1, 1)


def test_a_match_begins_from_the_position_and_goes_through_links():
    draft = draft_with(10)
    match = draft.match({0: Player(), 1: Player("opponent", level=4)})
    assert (match.set_up, match.to_move, match.start) == (True, 1, draft.position)
    for link in (position_link(match), match_link(match)):
        opened = open_link(link).match
        assert opened.set_up
        assert opened.start == draft.position
        assert opened.players == match.players

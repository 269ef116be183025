"""The parts of a table, each alone: the match, the presses, the show, the opponent, the side."""

import pytest

from game.host.fake import FakeHost
from game.host.interface import Key, Pointer
from game.i18n.catalogue import Catalogue
from game.play.match import Match, Player
from game.play.saved.saves import Saves
from game.rules.protocol import Place
from game.rules.registry import make
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.registry import open_context
from game.scenes.table.bantu import BantuPresses
from game.scenes.table.bao import BaoMoveShow
from game.scenes.table.commands import COMMANDS
from game.scenes.table.four_player import FourPlayerPresses
from game.scenes.table.keys import TableKeys
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.hint import TableHint
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.near_side import NearSide
from game.scenes.table.play.opponent import TableOpponent
from game.scenes.table.play.play import Play
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.previews import Previews
from game.scenes.table.play.show import MoveShow
from game.scenes.table.pointer import LONG, TablePointer
from tests.scenes.stage import match_of

HOUSE = Place("house", (0, 3))


def context_of(**settings):
    host = FakeHost()
    context = open_context(host, Catalogue.load(["en"]), Saves(host.storage, lambda: 0))
    for name, value in settings.items():
        context.change(name, value)
    return context


def current(match=None, **settings):
    return CurrentMatch(context_of(**settings), match or match_of(0))


def show_of(match, show_class=MoveShow, **settings):
    """A show of a match, and the list of what lay where at the end of each show."""
    here, ends = current(match, **settings), []
    words = MoveWords(here.context, here, Previews(here))
    return show_class(here.context, here, words, ends.append), ends


def test_the_match_knows_who_is_to_move_and_when_it_is_over():
    here = current()
    assert here.person_to_move
    assert not here.over
    here.match.players = {0: Player("opponent"), 1: Player("opponent")}
    assert here.watched
    assert here.opponent_to_move
    ended = current(match_of(-1))
    assert ended.over
    assert not ended.person_to_move


def test_the_match_is_saved_when_it_is_told_to_be():
    here = current(match_of(2))
    here.note_presses((HOUSE,))
    assert here.unsaved
    assert here.match.pending == ("house:0:3",)
    here.save()
    assert not here.unsaved
    assert here.context.matches.open(here.match.id).turns == here.match.turns


def test_a_press_makes_a_move_or_is_refused():
    here = current()
    presses = Presses(here.context, here)
    assert HOUSE in presses.choices()
    answer = presses.take(HOUSE)
    assert answer.kind == "move"
    assert here.match.game.why_not(here.match.position, answer.move) is None
    assert presses.take(Place("store", (0,))).kind == "refused"


def test_a_press_may_be_asked_for_twice():
    here = current()
    presses = Presses(here.context, here)
    assert presses.take(HOUSE, confirm=True).kind == "unconfirmed"
    assert presses.begun
    assert presses.must_play is None
    assert presses.take(HOUSE, confirm=True).kind == "move"


@pytest.mark.parametrize("strict", [False, True])
def test_a_piece_that_was_touched_must_be_played_where_the_table_is_strict(strict):
    """Ruling: four-player-mancala.md, 'A piece touched must be played'."""
    here = current(match_of(0, game="four-player"), touched=strict)
    presses = FourPlayerPresses(here.context, here)
    place = next(iter(presses.choices()))
    presses.take(place, confirm=True)
    assert presses.must_play == (place if strict else None)


def test_a_move_of_two_presses_goes_on_and_is_let_go():
    here = current(match_of(0, game="bantu"))
    presses = BantuPresses(here.context, here)
    piece = next(iter(presses.choices()))
    presses.enlarged = (piece,)
    assert presses.take(piece).kind == "on"
    assert presses.chosen == (piece,)
    assert presses.enlarged == ()
    assert presses.take(piece).kind == "released"
    assert not presses.begun


def test_presses_that_were_saved_are_pressed_again_as_far_as_they_lead():
    here = current(match_of(0, game="bantu"))
    piece = next(iter(Presses(here.context, here).choices()))
    here.note_presses((piece, Place("circle", (99, 99))))
    presses = Presses(here.context, here)
    presses.restore()
    assert presses.chosen == (piece,)
    assert len(here.match.pending) == 1


def test_a_show_goes_from_the_position_before_a_move_to_the_one_after():
    match = match_of(3)
    show, ends = show_of(match, speed="fast")
    before = dict(show.contents())
    seat = match.to_move
    events = match.play(match.legal_moves()[0])
    show.show_still(before)
    show.begin(events, seat)
    assert show.moving
    assert show.contents() != show.current.contents()
    for _ in range(1000):
        show.update(0.05)
        if not show.moving:
            break
    assert ends == [show.current.contents()]
    assert show.contents() == ends[0]


def test_without_speed_a_show_is_over_at_once():
    match = match_of(3)
    show, ends = show_of(match, speed="off")
    seat = match.to_move
    show.show_still(dict(show.contents()))
    show.begin(match.play(match.legal_moves()[0]), seat)
    assert not show.moving
    assert len(ends) == 1


def test_a_show_that_is_frozen_stands_still():
    match = match_of(3)
    show, _ = show_of(match, speed="slow")
    show.show_still(dict(show.contents()))
    show.begin(match.play(match.legal_moves()[0]), 0)
    show.frozen = True
    assert not show.update(10)
    show.hasten()
    assert not show.moving


def test_turns_are_shown_again_one_after_the_other():
    match = match_of(6)
    show, ends = show_of(match, speed="off")
    show.again(match.turns[-3:])
    assert ends == [show.current.contents()]


def test_a_move_of_bao_waits_after_each_lap_until_it_is_told_to_go_on():
    match = match_of(12, seed=5, game="bao")
    show, ends = show_of(match, BaoMoveShow, speed="fast", lap_pause=True)
    game, position = match.game, match.position
    longest = max(game.legal_moves(position), key=lambda move: len(game.play(position, move)[1]))
    show.show_still(dict(show.contents()))
    show.begin(match.play(longest), 0)
    waits = 0
    while show.moving:
        show.update(0.05)
        if show.waiting:
            waits += 1
            assert not show.update(10)
            show.hasten()
    assert waits >= 1
    assert len(ends) == 1


def test_the_opponent_finds_a_legal_move():
    match = match_of(4, players={0: Player("opponent", level=1), 1: Player("opponent", level=1)})
    opponent = TableOpponent()
    opponent.begin(match)
    assert opponent.busy
    while (move := opponent.step(0.1)) is None:
        assert opponent.busy
    assert move in match.legal_moves()
    assert not opponent.busy


def test_a_hint_names_the_press_that_leads_to_its_move():
    here = current(match_of(4))
    presses = Presses(here.context, here)
    words = MoveWords(here.context, here, Previews(here))
    hint = TableHint(here.context, here, words, presses)
    hint.begin()
    while (text := hint.step()) is None:
        assert hint.busy
    assert text.spoken.startswith("Try ")
    assert hint.next_press() in presses.choices()
    hint.cancel()
    assert hint.next_press() is None


def test_the_board_turns_to_each_person_once_a_move():
    here = current(match_of(0))
    side = NearSide(here, turnable=True)
    assert side.seat == 0
    here.match.play(here.match.legal_moves()[0])
    while here.match.to_move == 0:
        here.match.play(here.match.legal_moves()[0])
    assert side.face()
    assert side.seat == 1
    side.turn()
    assert side.seat == 0
    assert not side.face()


def test_a_board_without_sides_is_never_turned_to_anybody():
    here = current(match_of(1, game="bantu"))
    side = NearSide(here, turnable=False)
    assert not side.face()


def test_keys_mean_places_and_commands():
    play = Play(context_of(), match_of(0), COMMANDS)
    keys = TableKeys(play)
    assert keys.meaning(Key("3")) == HOUSE
    assert keys.meaning(Key("m")).id == "more"
    assert keys.meaning(Key("h")).id == "hint"
    assert keys.meaning(Key("")) is None
    assert keys.meaning(Key("3", ctrl=True)) is None


def test_a_touch_is_long_once_and_a_mouse_has_none():
    pointer = TablePointer()
    pointer.follow(Pointer("down", 1, 1, "mouse"), on_place=True)
    assert not pointer.update(2 * LONG)
    pointer.follow(Pointer("down", 1, 1, "touch"), on_place=True)
    assert pointer.update(LONG) == [0]
    assert not pointer.update(LONG)
    pointer.follow(Pointer("up", 1, 1, "touch"), on_place=True)
    assert not pointer.is_long(0)


class Counter:
    """Something to be counted up, as long as it is below three."""

    def __init__(self):
        self.number = 0

    def add(self):
        self.number += 1

    def low(self):
        return self.number < 3


def test_of_the_commands_of_one_place_the_first_that_is_shown_stands_there():
    counter = Counter()
    add = Command("add", "", "", Counter.add, Counter.low, keys="a", place=0)
    stop = Command("stop", "", "", Counter.add, keys="as", place=0)
    more = Command("more", "", "", Counter.add, keys="m", refusal=lambda _: "never")
    commands = Commands(counter, [add, stop, more])
    assert commands.bar() == {0: add}
    assert commands.by_key("a") is add
    assert commands.by_key("s") is None
    assert commands.by_key("m") is None, "there is a reason against it"
    assert commands.offered() == [more]
    commands.schedule(more)
    assert commands.take_scheduled() is None
    commands.schedule(add)
    counter.number = 3
    assert commands.take_scheduled() is None, "it is not shown any more"
    assert commands.bar() == {0: stop}


def test_a_match_begins_again_from_the_position_that_it_began_from():
    played = match_of(4)
    match = Match(make("kalah", {}), {}, start=played.position)
    here = current(match)
    match.play(match.legal_moves()[0])
    here.begin_again()
    assert here.match is not match
    assert here.match.position == played.position

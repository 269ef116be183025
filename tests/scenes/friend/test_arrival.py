"""Links that are opened: for the first time, once more, too late, on the wrong device."""

import pytest

from game.host.interface import Edited, Key
from game.play.match import Match, Player
from game.play.records.link import match_link
from game.rules.registry import make
from tests.scenes.friend.devices import Device, begun
from tests.scenes.stage import match_of


def invited(match, side, **kept):
    """A device on which the link for a seat was opened."""
    return Device(**kept).open("#" + match_link(match, side))


def texts(device):
    """All that stands on the sheet."""
    return " ".join(words.text for words in device.rig.top.words)


# For the first time


def test_who_opens_a_link_is_told_who_sends_which_game_and_whose_turn_it_is():
    match = match_of(1, game="bao", players={0: Player(name="Asha")})
    his = invited(match, 1)
    assert (his.rig.top.name, his.rig.top.beneath.name) == ("invitation", "table")
    assert his.rig.top.title() == "Asha sends you a match"
    assert his.said == (
        "Asha sends you a match. Bao, Classic Bao. It is your turn, after 1 move. "
        "Make your move, then send the link back."
    )
    his.to_board()
    assert his.match.side == his.rig.top.play.near.seat == 1
    assert his.rig.moves()


@pytest.mark.parametrize(
    "address", ["#%23{}", "#{}]", "#{}&fbclid=x", "#utm_source=a&{}", "#m%3D{}"]
)
def test_what_was_done_to_an_address_is_undone(address):
    match = match_of(1)
    fragment = match_link(match, 1)
    letters = fragment[2:] if "%3D" in address else fragment
    assert Device().open(address.format(letters)).match.id == match.id


def test_who_has_no_name_is_a_friend():
    assert invited(match_of(1), 1).rig.top.title() == "A friend sends you a match"


def test_who_opens_a_link_on_anothers_turn_waits():
    match = match_of(0)
    his = invited(match, 1)
    assert "Player 1 starts. You wait for a link until it is your turn." in texts(his)
    assert his.to_board().rig.moves() == []


def test_a_colour_is_told():
    match = match_of(0, game="bantu")
    assert "You are Blue." in invited(match, match.game.seats[1]).said


def test_a_name_that_is_given_goes_back_with_the_link():
    mine = begun(match_of(0)).move()
    his = Device().open(mine.send())
    his.rig.send(Edited("name", "Juma"))
    his.to_board().move()
    mine.open(his.send())
    assert mine.match.players[1].name == "Juma"
    assert mine.said.startswith("Juma sowed")


@pytest.mark.parametrize("way", ["play", "close", "Escape"])
def test_an_invitation_is_left_for_the_board(way):
    his = invited(match_of(1), 1)
    his.rig.send(Edited("name", "Juma"))
    if way == "Escape":
        his.rig.send(Key("Escape"))
    else:
        his.rig.press(way)
    assert his.rig.top.name == "table"
    assert his.match.players[1].name == "Juma"
    assert his.rig.saves.open(his.match.id).players[1].name == "Juma"


def test_how_to_play_is_a_press_away():
    his = invited(match_of(1, game="bao"), 1)
    his.rig.press("rules")
    assert his.rig.top.name == "rules"
    his.rig.send(Key("Escape"))
    assert his.rig.top.name == "invitation"


def test_among_several_who_opens_a_link_says_who_he_is():
    match = Match(make("four-player", {}), {})
    mine = begun(match).play()
    address = mine.send()
    his = Device().open(address)
    sides = {name: t.pressed for name, t in his.rig.targets().items() if "side:" in name}
    assert sides == {"side:1": True, "side:2": False, "side:3": False}, "the sender's is taken"
    names = [target.name for name, target in his.rig.targets().items() if "side:" in name]
    assert names[0] == "You play: Player 2", "as all others call him"
    assert "then send the link on" in his.said
    his.rig.press("side:3")
    assert his.match.side == 3
    assert "It is Player 2's turn" in his.said
    assert "side:1" in his.rig.targets(), "it can be changed yet"
    his.to_board()
    assert his.rig.moves() == []


def test_a_link_to_look_at_asks_nothing():
    device = Device().open("#" + match_link(match_of(3)))
    assert device.rig.top.name == "table"
    assert device.match.side is None


def test_a_match_that_is_over_asks_nothing_and_shows_its_end():
    match = match_of(-1)
    device = invited(match, 1).settle()
    device.rig.frame()
    assert device.rig.top.name == "result"


@pytest.mark.parametrize("side", [0, 1])
def test_a_link_for_a_match_with_a_computer_asks_nobody_to_play(side):
    match = match_of(0, players={1: Player("opponent")})
    device = invited(match, side)
    assert device.rig.top.name == "table"
    assert device.match.side is None


# Once more


def test_what_was_played_since_is_shown_and_told():
    mine = begun(match_of(0)).move()
    his = Device(speed="normal").open(mine.send()).to_board()
    assert his.rig.top.play.show.moving, "the move that came"
    assert his.said.startswith("Player 1 sowed")
    his.settle()
    assert his.rig.top.play.report.text.startswith("Player 1 sowed")
    assert his.rig.moves()


def test_the_end_that_comes_is_shown_before_the_result():
    match = match_of(-1)
    mover = match.turns[-1].seat
    before = Match(match.game, match.players, None, None, match.id)
    for turn in match.turns[:-1]:
        before.play(turn.move)
    device = Device("table", {"match": before}, speed="normal")
    before.side, before.sent = 1 - mover, len(before.turns)
    device.rig.saves.save(before)
    device.open("#" + match_link(match, 1 - mover))
    assert device.rig.top.play.show.moving
    device.settle()
    device.rig.frame()
    assert device.rig.top.name == "result"


def test_an_older_link_does_no_harm_and_says_so():
    mine = begun(match_of(0)).move()
    first = mine.send()
    his = Device().open(first).to_board().move()
    mine.open(his.send())
    mine.move()
    mine.open(first)
    assert mine.match.cursor == 3
    assert mine.notices() == ["You already have this match, 2 moves further. Nothing was changed."]
    his.open(first)
    assert his.match.cursor == 2
    assert his.notices() == ["You already have this match, 1 move further. Nothing was changed."]
    assert len(mine.matches()) == len(his.matches()) == 1


def test_ones_own_link_says_whom_it_is_for():
    mine = begun(match_of(0)).move()
    mine.open(mine.send())
    assert mine.match.side == 0
    assert mine.notices() == [
        "This link is for Player 2: send it there. On this device the match is as it was."
    ]


def test_ones_own_link_of_a_match_that_is_over_asks_to_send_nothing():
    mine = begun(match_of(0)).move()
    his = Device().open(mine.send()).to_board()
    for press in ("more", "resign", "yes"):
        his.rig.press(press)
    his.rig.frame()
    his.open(his.send())
    assert his.notices() == ["That is a link of your own. The match is over; nothing was changed."]


def test_the_same_link_twice_is_one_match():
    mine = begun(match_of(0)).move()
    address = mine.send()
    his = Device().open(address).to_board()
    his.open(address)
    assert his.rig.top.name == "table", "it is known who plays here"
    assert his.notices() == ["You already have this match, just as it stands."]
    assert len(his.matches()) == 1


def test_a_course_that_differs_is_kept_as_a_line_and_told():
    mine = begun(match_of(0)).move()
    address = mine.send()
    one, other = Device().open(address).to_board(), Device().open(address).to_board()
    one.rig.press(one.rig.moves()[0])
    other.rig.press(other.rig.moves()[-1])
    mine.open(one.send())
    mine.open(other.send())
    assert mine.rig.saves.take_notices() == ["match-line-kept"]
    assert mine.match.turns[1].move == one.match.turns[1].move
    assert mine.rig.moves(), "it goes on as it was"


def test_the_seat_of_a_device_stays_whoever_a_link_was_made_for():
    mine = begun(Match(make("four-player", {}), {})).play()
    second = Device().open(mine.send()).to_board().play()
    mine.open(second.send())
    assert mine.match.side == 0
    assert mine.match.cursor == second.match.cursor
    assert mine.rig.moves() == [], "the link was for the third"
    assert "Player 3" in mine.said


def test_a_match_that_began_on_one_device_goes_on_by_link():
    device = Device("table", {"match": match_of(4)})
    device.rig.press("more")
    device.rig.press("friend")
    device.rig.press("make")
    assert device.rig.top.name == "friend"
    his = Device().open("#" + match_link(device.match, device.match.to_move)).to_board()
    assert his.rig.moves()
    assert not his.match.can_undo()

"""The sheet that makes a link for a friend, and the table while the match goes back and forth."""

import pytest

from game.host.interface import Edited, Key
from game.play.match import Match, Player
from game.play.records import link
from game.rules.registry import GAMES, make
from tests.scenes.friend.devices import Device, act, begun
from tests.scenes.stage import Rig, line_of, match_of


def at_friend(match, **kept):
    return Rig("friend", {"match": match}, drawn=False, **kept)


def note_of(rig, name):
    return rig.top.items[name].note


# The side


@pytest.mark.parametrize("way", ["more", "share"])
def test_the_sheet_is_reached_from_the_table(way):
    rig = Rig("table", {"match": match_of(2)}, drawn=False)
    rig.press("more")
    if way == "share":
        rig.press("share")
    rig.press("friend")
    assert rig.top.name == "friend"
    assert "You play here, your friend on another device." in rig.said[-1]


def test_who_has_moved_last_plays_here_unless_another_is_chosen():
    rig = at_friend(match_of(3))
    match = rig.top.match
    chosen = {name: each.pressed for name, each in rig.targets().items() if "side:" in name}
    assert chosen == {f"side:{seat}": seat != match.to_move for seat in (0, 1)}
    assert rig.targets()["side:0"].name == "You play: Player 1"
    rig.press("make")
    assert match.side == 1 - match.to_move
    assert not any("side:" in name for name in rig.targets()), "it is settled now"


def test_before_the_first_move_it_is_the_first_person():
    rig = at_friend(match_of(0))
    assert rig.targets()["side:0"].pressed
    assert rig.top.items["make"].label == "To the board"


@pytest.mark.parametrize("side", [0, 1])
def test_the_friend_gets_the_other_side(side):
    rig = at_friend(match_of(0))
    match = rig.top.match
    rig.press(f"side:{side}")
    rig.press("make")
    assert match.side == side
    assert rig.saves.open(match.id).side == side, "it is kept before its first move"
    if side == match.to_move:
        return
    act(rig, "copy")
    assert link.open_link(rig.host.clipboard).match.side == 1 - side


def test_who_is_to_move_himself_goes_to_the_table_and_sends_afterwards():
    mine = begun(match_of(0))
    assert mine.rig.top.name == "table"
    assert mine.rig.top.play.match.side == 0
    mine.move()
    assert mine.said == "You sowed 4 seeds from house 2. Send your move: Player 2 waits for it."
    item = mine.rig.top.items["skip"]
    assert (item.label, item.style) == ("Send your move", "primary")
    assert line_of(mine.rig).endswith("Send your move: Player 2 waits for it.")
    assert mine.rig.moves() == []
    mine.send()
    assert mine.rig.top.items["skip"].style == "plain"
    assert mine.said.endswith("Player 2 moves on the other device. Open the link that comes back.")


def test_where_the_friend_begins_the_link_is_sent_first():
    mine = begun(match_of(0), side=1)
    assert mine.rig.top.name == "friend"
    act(mine.rig, "copy")
    his = Device().open(mine.rig.host.clipboard).to_board()
    assert his.match.side == 0
    assert his.rig.moves()


def test_on_a_phone_sending_stands_out_in_the_bar():
    match = match_of(1)
    match.side = match.turns[-1].seat
    rig = Rig("table", {"match": match}, (390, 844), drawn=False)
    assert (rig.top.items["skip"].style, rig.top.items["skip"].label) == ("due", "Send")
    assert rig.top.items["menu"].label == "Menu", "the others keep their words"


def test_a_name_that_is_given_goes_with_the_link():
    match = match_of(0)
    rig = at_friend(match)
    rig.send(Edited("name", "  Asha  "))
    assert rig.targets()["name"].text == "Asha ", "on its way to two words"
    rig.press("side:1")
    rig.press("make")
    act(rig, "copy")
    assert link.open_link(rig.host.clipboard).match.players[1].name == "Asha"


@pytest.mark.parametrize("typed", ["You", " you "])
def test_what_everybody_is_called_is_no_name(typed):
    match = match_of(0)
    rig = at_friend(match)
    rig.send(Edited("name", typed))
    rig.press("make")
    assert match.players[0].name == ""


def test_where_a_computer_is_to_move_it_moves_before_anything_is_sent():
    players = {0: Player("opponent"), 3: Player("opponent")}
    match = match_of(0, game="four-player", players=players)
    device = Device("friend", {"match": match, "new": True})
    assert any("A computer moves first" in words.text for words in device.rig.top.words)
    device.rig.press("side:2")
    device.rig.press("make")
    assert device.rig.top.name == "table"
    device.settle()
    assert device.match.to_move == 1
    assert device.match.to_send
    match = link.open_link(device.send()).match
    assert (match.side, match.cursor) == (1, device.match.cursor)


def test_while_a_computer_is_to_move_that_is_told():
    match = match_of(0, game="four-player", players={0: Player("opponent")})
    match.side = 1
    rig = at_friend(match)
    assert "It is a computer's turn" in rig.said[-1]
    assert "copy" not in rig.targets()


def test_among_four_every_person_can_be_the_one_here():
    match = match_of(0, game="four-player", players={2: Player("opponent")})
    rig = at_friend(match)
    assert [name for name in rig.targets() if "side:" in name] == ["side:0", "side:1", "side:3"]
    assert "the others on their own devices" in rig.said[-1]
    rig.press("side:3")
    rig.press("make")
    act(rig, "copy")
    opened = link.open_link(rig.host.clipboard).match
    assert (match.side, opened.side) == (3, 0)


def test_set_up_leads_to_a_friend():
    device = Device("setup", {"game": "kalah", "seats": "computer"})
    device.rig.press("friend")
    assert device.rig.top.name == "friend"
    match = device.match
    assert match.persons() == [0, 1]
    device.rig.press("side:1")
    device.rig.press("make")
    assert [device.rig.top.name, device.rig.top.beneath.name] == ["friend", "table"]
    act(device.rig, "copy")
    his = Device().open(device.rig.host.clipboard).to_board()
    assert his.match.id == match.id


def test_set_up_is_there_again_where_nothing_was_agreed():
    device = Device("setup", {"game": "bao"})
    device.rig.press("friend")
    device.rig.send(Key("Escape"))
    assert device.rig.top.name == "setup"
    assert device.matches() == []


def test_computers_that_sit_between_stay_computers():
    device = Device("setup", {"game": "four-player", "seats": "computer"})
    device.rig.press("friend")
    assert device.match.persons() == [0, 1]
    kinds = [player.kind for player in device.match.players.values()]
    assert kinds == ["person", "person", "opponent", "opponent"]


def test_what_was_taken_back_before_does_not_go_with_the_link():
    match = match_of(6)
    match.go_to(3)
    device = Device("table", {"match": match})
    device.rig.press("more")
    device.rig.press("friend")
    device.rig.press("make")
    act(device.rig, "copy")
    opened = link.open_link(device.rig.host.clipboard).match
    assert (len(opened.turns), opened.cursor, opened.sent) == (3, 3, 3)
    assert len(match.other_lines) == 1, "it is kept here"
    his = Device().open(device.rig.host.clipboard).to_board().play()
    device.open(his.send())
    assert device.match.cursor == len(device.match.turns) > 3
    assert device.rig.saves.take_notices() == []


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_link_is_made_and_copied_by_every_hand(way):
    rig = Rig("table", {"match": match_of(3)}, (390, 844))

    def press(name):
        if way == "keys":
            for _ in range(40):
                if rig.top.focus == name:
                    break
                rig.key("Tab")
            assert rig.top.focus == name
            rig.key("Enter")
        else:
            rig.tap(name, way)

    for name in ("more", "friend", "make"):
        press(name)
        rig.settle()
    press("copy")
    assert rig.top.name == "friend"
    assert rig.top.match.side is not None


# The link


@pytest.fixture
def sending():
    """The sheet that sends a first move."""
    mine = begun(match_of(0)).move()
    mine.rig.press("skip")
    return mine


def test_the_link_is_copied_and_told(sending):
    act(sending.rig, "copy")
    assert sending.said == "The link is copied. Paste it into a message to your friend."
    assert sending.rig.top.notice() == sending.said
    assert sending.rig.host.clipboard.startswith(sending.rig.host.address() + "#m=")
    assert "example.org/baraza" in note_of(sending.rig, "copy")


def test_a_clipboard_that_refuses_is_told_and_nothing_counts_as_sent(sending):
    sending.rig.host.clipboard_refuses = True
    act(sending.rig, "copy")
    assert "Nothing was copied" in sending.said
    assert sending.match.to_send


def test_the_system_is_asked_where_it_can_send(sending):
    assert "send" not in sending.rig.targets()
    sending.rig.host.shared = []
    sending.rig.top.relayout()
    act(sending.rig, "send")
    assert sending.rig.host.shared[0].startswith(sending.rig.host.address())
    assert sending.said.startswith("Sent.")
    assert not sending.match.to_send


def test_who_closes_the_list_of_the_system_has_sent_nothing(sending):
    sending.rig.host.shared, sending.rig.host.share_outcome = [], "closed"
    sending.rig.top.relayout()
    before = len(sending.rig.said)
    act(sending.rig, "send")
    assert len(sending.rig.said) == before
    assert sending.match.to_send


def test_where_the_list_of_the_system_does_not_come_the_link_is_copied(sending):
    sending.rig.host.shared, sending.rig.host.share_outcome = [], "refused"
    sending.rig.top.relayout()
    act(sending.rig, "send")
    assert sending.rig.host.clipboard.startswith(sending.rig.host.address())
    assert sending.said == "The link is copied. Paste it into a message to your friend."


def test_the_code_counts_as_sent(sending):
    match = sending.match
    sending.rig.press("code")
    assert sending.rig.top.name == "code"
    assert not match.to_send


def test_a_match_that_is_too_long_for_a_code_says_so(sending, monkeypatch):
    monkeypatch.setattr("game.scenes.friend.sending.NEWEST_CODE", 5)
    sending.rig.top.relayout()
    assert "too long for a code" in note_of(sending.rig, "code")
    sending.rig.press("code")
    assert sending.rig.top.name == "friend"
    assert "too long for a code" in sending.said


def test_where_there_is_no_address_no_code_is_offered(sending, monkeypatch):
    monkeypatch.setattr(sending.rig.host, "address", lambda: "")
    sending.rig.top.relayout()
    assert "code" not in sending.rig.targets()
    assert "copy" in sending.rig.targets()


def test_the_link_that_comes_back_can_be_pasted(sending):
    act(sending.rig, "copy")
    address = sending.rig.host.clipboard
    his = Device().open(address).to_board().move()
    sending.rig.host.clipboard = his.send()
    act(sending.rig, "paste")
    sending.rig.frame()
    assert sending.rig.top.name == "table"
    assert sending.match.cursor == 2
    assert len(sending.matches()) == 1


@pytest.mark.parametrize("content", ["", "hello", "#m=AAAA", None])
def test_what_is_pasted_and_no_match_is_refused(sending, content):
    sending.rig.host.clipboard = content
    act(sending.rig, "paste")
    assert sending.rig.top.name == "friend"
    assert sending.said.startswith("Nothing was")
    assert sending.rig.host.errors == []


def test_on_ones_own_turn_nothing_is_sent_and_that_is_told():
    match = match_of(0, game="bao")
    match.side = 0
    rig = at_friend(match)
    assert "It is your turn: make your move, then send the link." in rig.said[-1]
    assert {"copy", "send", "code"}.isdisjoint(rig.targets())


def test_a_match_by_link_can_be_played_on_one_device_again():
    mine = begun(match_of(0)).move()
    mine.send()
    mine.rig.press("skip")
    act(mine.rig, "stay")
    assert mine.match.side is None
    assert mine.rig.saves.open(mine.match.id).side is None
    mine.rig.press("close")
    assert mine.rig.moves()


# What can be done in a match by link


def test_a_move_is_taken_back_until_it_was_sent():
    mine = begun(match_of(0)).move()
    mine.rig.press("undo")
    assert mine.match.cursor == 0
    mine.move()
    mine.send()
    assert not mine.rig.top.items["undo"].enabled
    mine.rig.send(Key("u"))
    assert mine.match.cursor == 1


def test_what_was_sent_is_not_taken_back_at_another_visit_either():
    mine = begun(match_of(0)).move()
    mine.send()
    again = Device("table", {"match": mine.rig.saves.open(mine.match.id)})
    assert not again.match.can_undo()
    assert not again.match.to_send


def test_what_came_is_not_taken_back():
    mine = begun(match_of(0)).move()
    his = Device().open(mine.send()).to_board()
    assert not his.match.can_undo()
    his.move()
    assert his.match.can_undo()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_after_a_move_it_is_always_read_what_is_to_be_done(game, size):
    mine = Device("table", {"match": match_of(0, game=game)}, size=size)
    for press in ("more", "friend", "make"):
        mine.rig.press(press)
    mine.move()
    said = line_of(mine.rig)
    assert "Send your move" in said or said.endswith("Send the link now.")
    mine.send()
    assert line_of(mine.rig).endswith("link that comes back.")


def test_giving_up_goes_by_link_too():
    mine = begun(match_of(0)).move()
    his = Device().open(mine.send()).to_board()
    his.rig.press("more")
    his.rig.press("resign")
    his.rig.press("yes")
    his.rig.frame()
    his.rig.frame()
    assert his.rig.top.name == "result"
    assert his.match.to_send
    mine.open(his.send())
    assert mine.match.outcome().reason == "resigned"
    assert not his.match.can_undo(), "it was sent"
    mine.settle()
    mine.rig.frame()
    assert mine.rig.top.name == "result"
    assert "friend" not in mine.rig.targets(), "who gets the end need not send it"


def test_on_the_others_turn_nobody_gives_up():
    mine = begun(match_of(0)).move()
    mine.send()
    mine.rig.press("more")
    assert "Only on your own turn." in mine.rig.targets()["resign"].name


def test_to_begin_again_is_another_match_with_the_same_friend():
    mine = begun(match_of(0)).move()
    before = mine.match.id
    mine.rig.press("more")
    mine.rig.press("restart")
    mine.rig.press("yes")
    assert (mine.match.side, mine.match.sent) == (0, None)
    assert mine.match.id != before


@pytest.mark.parametrize("game", ["kalah", "bao"])
def test_the_end_is_sent_by_who_made_it(game):
    match = match_of(-1, game=game)
    match.side = match.turns[-1].seat
    device = Device("result", {"match": match})
    opened = link.open_link(device.send()).match
    assert opened.outcome() == match.outcome()
    assert opened.side == 1 - match.side
    assert "friend" not in Device("result", {"match": opened}).rig.targets()


def test_all_others_hear_of_the_end():
    match = match_of(-1, game="bantu", options={"players": 3})
    match.side = match.turns[-1].seat
    rig = at_friend(match)
    assert rig.top.title() == "Send the end"
    names = [f"Player {seat + 1}" for seat in range(3) if seat != match.side]
    assert all(name in rig.said[-1] for name in names)


def test_among_three_it_is_told_who_gets_it_and_who_has_it():
    mine = begun(Match(make("four-player", {"players": 3}), {}))
    mine.play()
    mine.rig.press("skip")
    assert "Send this link to Player 2, who has not had the match yet." in mine.said
    act(mine.rig, "copy")
    second = Device().open(mine.rig.host.clipboard).to_board().play()
    second.rig.press("skip")
    assert "Send this link to Player 3, who has not had the match yet." in second.said
    assert "The match is also with Player 1." in second.said
    act(second.rig, "copy")
    third = Device().open(second.rig.host.clipboard).to_board().play()
    third.rig.press("skip")
    assert "Send this link to Player 1. Whoever has moved sends a link on." in third.said
    assert "The match is also with Player 2." in third.said

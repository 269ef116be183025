"""Whole matches by link, turn by turn, each player at a device of his own."""

import pytest

from game.play.match import Player
from tests.scenes.friend.devices import Device, begun
from tests.scenes.stage import match_of

MATCHES = {
    "mancala": ("kalah", {}, {}),
    "bao": ("bao", {"preset": "kujifunza"}, {}),
    "four-player-2": ("four-player", {"players": 2, "seeds": 2}, {}),
    "four-player-3": ("four-player", {"players": 3, "seeds": 2}, {}),
    "four-player-4": ("four-player", {"players": 4, "seeds": 2}, {}),
    "four-player-computers": ("four-player", {"players": 4}, {1: Player("opponent")}),
    "bantu-2": ("bantu", {"players": 2, "short": True}, {}),
    "bantu-3": ("bantu", {"players": 3, "short": True}, {}),
    "bantu-teams": ("bantu", {"players": 4, "short": True, "team": True}, {}),
}


def played_by_link(match):
    """Play a match to its end; return the devices by seat, and the link that tells the end."""
    first = begun(match, match.to_move)
    devices, at = {match.side: first}, first
    while not at.play().match.outcome():
        address, seat = at.send(), at.match.to_move
        assert at.rig.moves() == [], "nobody moves for others"
        is_new = seat not in devices
        at = devices.setdefault(seat, Device()).open(address)
        if is_new:
            at.to_board()
        assert at.match.side == seat
        assert at.said.endswith("Your turn.")
    return devices, at.send()


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_goes_round_by_link(name):
    game, options, players = MATCHES[name]
    match = match_of(0, game=game, options=options, players=players)
    devices, end = played_by_link(match)
    persons = match.persons()
    assert set(devices) <= set(persons)
    courses = set()
    for device in devices.values():
        device.open(end)
        assert device.match.outcome()
        assert not device.match.to_send, "they all know"
        assert len(device.matches()) == 1
        assert device.rig.host.errors == []
        courses.add(tuple(device.match.game.move_to_text(t.move) for t in device.match.turns))
    assert len(courses) == 1

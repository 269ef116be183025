"""The host hears of leisure once somebody has played and rests at the menu, and only then."""

import pytest

from game.host.fake import FakeHost
from game.scenes.menu.leisure import REST, Leisure


@pytest.fixture
def host():
    return FakeHost()


def pass_time(leisure, seconds, busy=False):
    for _ in range(round(seconds * 10)):
        leisure.pass_time(0.1, busy)


def test_it_is_told_after_a_rest_and_not_before(host):
    leisure = Leisure(host)
    pass_time(leisure, REST - 0.5)
    assert host.leisures == 0
    pass_time(leisure, 1)
    assert host.leisures == 1


def test_it_is_told_once(host):
    pass_time(Leisure(host), 5 * REST)
    assert host.leisures == 1


def test_whatever_goes_on_is_no_rest(host):
    leisure = Leisure(host)
    pass_time(leisure, REST - 0.5)
    leisure.pass_time(0.1, busy=True)
    pass_time(leisure, REST - 0.5)
    assert host.leisures == 0

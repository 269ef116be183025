"""The bench of the start visits pages by turns and tells medians and their ratios."""

from pathlib import Path

from tools.measure import start
from tools.measure.start import Visit


class Recorder:
    """Notes which addresses it is sent to."""

    def __init__(self):
        self.visited = []
        self.played = []

    def visit(self, address, stay, play=False):
        self.visited.append((address, stay))
        self.played += [address] if play else []
        return Visit(100.0 if address == "a" else 50.0, [], 0.1)


def test_pages_are_visited_by_turns_once_the_profile_is_warm():
    browser = Recorder()
    made = start.measure(browser, ["a", "b"], 5)
    measured = browser.visited[2 * start.WARMING :]
    assert len(measured) == 10
    for turn in range(5):
        assert {address for address, _ in measured[2 * turn : 2 * turn + 2]} == {"a", "b"}
    assert [len(visits) for visits in made] == [5, 5]
    assert browser.played == ["a", "b"]


def test_medians_and_their_ratio_are_told():
    slow = [Visit(first, [], 1.0) for first in (90.0, 100.0, 500.0)]
    quick = [Visit(75.0, [(10.0, 60.0), (80.0, 150.0), (300.0, 20.0)], 0.5)]
    numbers = start.summary(quick, slow)
    assert numbers["first picture ms"] == 75
    assert numbers["ratio of it"] == 0.75
    assert numbers["blocked ms"] == 110
    assert numbers["longest task ms"] == 150
    assert numbers["processor ms"] == 500


def test_a_page_may_have_a_name_and_a_query():
    assert start.parted("old=a/b?test=1") == ("old", Path("a/b"), "?test=1")
    assert start.parted("a/b") == ("a/b", Path("a/b"), "")

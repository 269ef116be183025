"""What one switch is offered, and in which order."""

from game.host.interface import Target
from game.scenes.frame.scanning.rounds import FEW, Rounds, groups_of


def target(name, kind="control", group=""):
    return Target(name, kind, name, (0, 0, 1, 1), group=group)


def test_a_few_are_offered_one_by_one_moves_first():
    targets = [target("menu"), target("a", "move"), target("b", "move")]
    assert groups_of(targets) == [["a"], ["b"], ["menu"]]


def test_places_that_are_no_moves_are_left_out_beside_moves():
    targets = [target("a", "move"), target("empty", "pit"), target("menu")]
    assert groups_of(targets) == [["a"], ["menu"]]


def test_places_are_offered_where_nothing_else_can_be_done_with_the_board():
    assert groups_of([target("a", "pit"), target("b", "pit")]) == [["a"], ["b"]]


def test_what_belongs_together_is_a_group():
    bar = [target(f"bar{n}", group="bar") for n in range(4)]
    tabs = [target(f"tab{n}", group="tabs") for n in range(3)]
    singles = [target("x"), target("y")]
    assert groups_of([*bar, *singles, *tabs]) == [
        ["bar0", "bar1", "bar2", "bar3"],
        ["x", "y"],
        ["tab0", "tab1", "tab2"],
    ]


def test_no_group_is_large_and_nothing_is_lost():
    targets = [target(f"pit{n}", "move") for n in range(16)] + [target(f"t{n}") for n in range(9)]
    groups = groups_of(targets)
    assert max(map(len, groups)) <= FEW
    assert [name for group in groups for name in group] == [each.id for each in targets]


def test_a_group_is_entered_gone_through_once_and_left():
    rounds = Rounds([["a", "b"], ["c"]])
    assert rounds.offered == ["a", "b"]
    assert rounds.take() is None
    assert rounds.offered == ("a",)
    rounds.go_on()
    assert rounds.offered == ("b",)
    rounds.go_on()
    assert rounds.offered == ["c"], "the group that follows"
    rounds.go_on()
    assert rounds.offered == ["a", "b"]


def test_what_stands_alone_is_taken_at_once_and_a_member_within_its_group():
    rounds = Rounds([["a", "b"], ["c"]])
    rounds.take()
    rounds.go_on()
    assert rounds.take() == "b"
    rounds.go_on()
    assert rounds.take() == "c"


def test_nothing_is_offered_where_there_is_nothing():
    rounds = Rounds(groups_of([]))
    rounds.go_on()
    assert rounds.offered == ()
    assert rounds.take() is None

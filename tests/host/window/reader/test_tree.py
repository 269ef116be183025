"""What a screen reader finds of a window, in which order and in which groups."""

import pytest

from game.host.interface import Group, Note, Outline, Target
from game.host.window.reader.tree import HEADING, WINDOW, key_of, tree_of


def target(name, role="button", group=""):
    return Target(name, "control", name, (0, 0, 9, 9), role=role, group=group)


@pytest.fixture
def tree():
    """The nodes as nested lists: texts, ids, and for a group its role and what is in it."""

    def made(targets, groups=(), notes=(), title=""):
        nodes = tree_of(targets, Outline(title, tuple(groups), tuple(notes)), "Baraza")

        def brief(key):
            node = nodes[key]
            if node.target is not None:
                name = node.target.id
                return name if node.role == "button" else f"{name}={node.role}"
            return node.text or [node.role, *map(brief, node.children)]

        return [brief(key) for key in nodes[WINDOW].children]

    return made


def test_the_window_has_the_programs_name_and_a_screen_begins_with_its_heading():
    nodes = tree_of([target("a")], Outline("Settings"), "Baraza")
    assert nodes[WINDOW].name == "Baraza"
    assert nodes[WINDOW].children == (HEADING, key_of("a"))
    assert nodes[HEADING].text == "Settings"


def test_what_belongs_together_stands_where_the_first_of_it_stands(tree):
    targets = [target("a"), target("b", group="tools"), target("c"), target("d", group="tools")]
    groups = [Group("tools", "Tools", "toolbar")]
    assert tree(targets, groups) == ["a", ["toolbar", "b", "d"], "c"]


def test_a_board_is_a_grid_of_rows(tree):
    groups = [
        Group("board", "Board", "grid"),
        Group("far", "Far", "row", "board"),
        Group("near", "Near", "row", "board"),
    ]
    targets = [target(f"{row}{n}", "cell", row) for row in ("far", "near") for n in (1, 2)]
    assert tree(targets, groups) == [
        ["grid", ["row", "far1=cell", "far2=cell"], ["row", "near1=cell", "near2=cell"]]
    ]


def test_what_a_role_needs_around_it_is_there_or_it_is_a_button(tree):
    groups = [
        Group("board", "Board", "grid"),
        Group("row", "Row", "row"),
        Group("in", "In", "row", "board"),
        Group("list", "List", "list"),
    ]
    assert tree([target("a", "cell"), target("b", "tab")]) == ["a", "b"]
    assert tree([target("a", "cell", "row")], groups) == [["group", "a"]]
    assert tree([target("a", "cell", "board"), target("b", "cell", "board")], groups) == [
        ["grid", ["row", "a=cell", "b=cell"]]
    ]
    assert tree([target("a", group="in")], groups) == [["grid", ["row", ["cell", "a"]]]]
    assert tree([target("a", group="list"), target("b", group="list")], groups) == [
        ["list", ["item", "a"], ["item", "b"]]
    ]


def test_texts_stand_where_they_are_read(tree):
    notes = [
        Note("1", "Players", before="b"),
        Note("2", "Hint", group="g"),
        Note("3", "End"),
        Note("4", "Old", before="gone"),
    ]
    targets = [target("a"), target("b"), target("c", group="g"), target("d")]
    assert tree(targets, [Group("g", "G")], notes) == [
        "a",
        "Players",
        "b",
        ["group", "c", "Hint"],
        "d",
        "End",
        "Old",
    ]


def test_no_text_stands_in_a_group_that_may_hold_none(tree):
    groups = [
        Group("board", "Board", "grid"),
        Group("row", "Row", "row", "board"),
        Group("empty", "Empty", "radiogroup"),
    ]
    targets = [target("a", "cell", "row"), target("b", "cell", "row")]
    notes = [Note("1", "Seeds", before="b"), Note("2", "Choose", group="empty")]
    assert tree(targets, groups, notes) == [
        "Seeds",
        ["grid", ["row", "a=cell", "b=cell"]],
        "Choose",
    ]


def test_a_group_that_is_not_known_or_lies_in_itself_is_none(tree):
    groups = [Group("a", "A", parent="b"), Group("b", "B", parent="a")]
    assert tree([target("x", group="nowhere")], groups) == ["x"]
    assert "y" in str(tree([target("y", group="a")], groups))

"""What a screen reader finds on a screen, in which order and in which groups."""

import json

import pytest


def target(identity, role="button", group=""):
    return {"id": identity, "role": role, "group": group, "name": identity}


def group(identity, role="group", parent=""):
    return {"id": identity, "name": identity.title(), "role": role, "parent": parent}


def note(text, before="", group=""):
    return {"id": text, "text": text, "before": before, "group": group}


@pytest.fixture
def tree(in_page):
    """The nodes as nested lists: texts, ids, and for a group its role and what is in it."""

    def made(targets, groups=(), notes=(), title=""):
        outline = json.dumps({"title": title, "groups": groups, "notes": notes})
        return in_page(
            "tree.js",
            f"""const brief = ({{ target, text, role, children }}) =>
              target ? (role === "button" ? target.id : `${{target.id}}=${{role}}`)
              : children ? [role, ...children.map(brief)] : text;
            return page.treeOf({json.dumps(targets)}, {outline}).map(brief);""",
        )

    return made


def test_a_screen_begins_with_its_heading(tree):
    assert tree([target("a"), target("b")], title="Settings") == ["Settings", "a", "b"]


def test_what_belongs_together_stands_where_the_first_of_it_stands(tree):
    targets = [target("a"), target("b", group="tools"), target("c"), target("d", group="tools")]
    assert tree(targets, [group("tools", "toolbar")]) == ["a", ["toolbar", "b", "d"], "c"]


def test_a_board_is_a_grid_of_rows(tree):
    groups = [
        group("board", "grid"),
        group("far", "row", "board"),
        group("near", "row", "board"),
    ]
    targets = [target(f"{row}{n}", "cell", row) for row in ("far", "near") for n in (1, 2)]
    assert tree(targets, groups) == [
        [
            "grid",
            ["row", "far1=cell", "far2=cell"],
            ["row", "near1=cell", "near2=cell"],
        ]
    ]


def test_what_a_role_needs_around_it_is_there_or_it_is_a_button(tree):
    groups = [group("board", "grid"), group("row", "row"), group("list", "list")]
    assert tree([target("a", "cell"), target("b", "tab")]) == ["a", "b"]
    assert tree([target("a", "cell", "row")], groups) == [["group", "a"]]
    assert tree([target("a", "cell", "board"), target("b", "cell", "board")], groups) == [
        ["grid", ["row", "a=cell", "b=cell"]]
    ]
    assert tree([target("a", group="list"), target("b", group="list")], groups) == [
        ["list", ["listitem", "a"], ["listitem", "b"]]
    ]


def test_texts_stand_where_they_are_read(tree):
    notes = [note("Players", before="b"), note("Hint", group="g"), note("End"), note("Old", "gone")]
    targets = [target("a"), target("b"), target("c", group="g"), target("d")]
    assert tree(targets, [group("g")], notes) == [
        "a",
        "Players",
        "b",
        ["group", "c", "Hint"],
        "d",
        "End",
        "Old",
    ]


def test_no_text_stands_in_a_group_that_may_hold_none(tree):
    groups = [group("board", "grid"), group("row", "row", "board"), group("empty", "radiogroup")]
    targets = [target("a", "cell", "row"), target("b", "cell", "row")]
    notes = [note("Seeds", before="b"), note("Choose", group="empty")]
    assert tree(targets, groups, notes) == [
        "Seeds",
        ["grid", ["row", "a=cell", "b=cell"]],
        "Choose",
    ]


def test_a_group_that_is_not_known_or_lies_in_itself_is_none(tree):
    groups = [group("a", parent="b"), group("b", parent="a")]
    assert tree([target("x", group="nowhere")], groups) == ["x"]
    assert "y" in json.dumps(tree([target("y", group="a")], groups))

"""No sentence is put together in code: what stands between words comes from the catalogue."""

import ast

import pytest

from tests.places import ROOT

READ_BY_PEOPLE = ("notice.py", "play", "scenes", "scene_stack.py", "view")

NO_SENTENCES = {
    "play/records/": "a record of a match has a form of its own in every language",
    "play/saved/merging.py": "a mark of a match is never read",
    "scenes/frame/preload.py": "names of modules",
    "view/text/": "a line is broken between its words",
}
"""Where words are joined that are not read as one sentence, and why."""

MARKS = set(",;!?·")


def joins(text):
    """Whether a text can only stand between words: it has a space, or is nothing but a mark."""
    return " " in text or (text != "" and set(text) <= MARKS)


def glue_in(source):
    """Yield the line of every place in `source` where text is glued together."""
    tree = ast.parse(source)
    failures = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in failures:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
            ends = isinstance(node.values[-1], ast.Constant) and parts[-1] == "."
            if len(parts) < len(node.values) and (ends or any(map(joins, parts))):
                yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            start = node.func.value
            if node.func.attr == "join" and isinstance(start, ast.Constant) and joins(start.value):
                yield node.lineno
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
            sides = (node.left, node.right)
            if any(isinstance(side, ast.Constant) and joins(str(side.value)) for side in sides):
                yield node.lineno


@pytest.mark.parametrize(
    "line",
    [
        'f"{first} {second}"',
        'f"{label}: {value}"',
        'f"{title}."',
        '" ".join(lines)',
        '", ".join(names)',
        'label + ": " + value',
        '"%s, %s" % names',
    ],
)
def test_glue_is_found(line):
    assert list(glue_in(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        'f"table.{game}.over"',
        'f"{key}.{name}"',
        'f"open:{name}"',
        '"\\n".join(pages)',
        'words.text("labelled", label=label)',
        'raise ValueError(f"{name} is no name")',
    ],
)
def test_keys_and_names_of_things_are_no_glue(line):
    assert list(glue_in(line)) == []


def test_nothing_that_people_read_is_glued_together():
    game = ROOT / "game"
    folders = [game / name for name in READ_BY_PEOPLE]
    files = [
        path
        for folder in folders
        for path in ([folder] if folder.is_file() else sorted(folder.rglob("*.py")))
        if not str(path.relative_to(game)).startswith(tuple(NO_SENTENCES))
    ]
    places = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in glue_in(path.read_text("utf-8"))
    ]
    assert files
    assert places == []

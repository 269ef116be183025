"""What a screen reader finds in the editor: the board as a grid, and the questions as groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.host.interface import Group, Note, Outline
from game.i18n.emphasis import unemphasised
from game.scenes.editor.board import EditorBoard
from game.scenes.editor.editing import Editing
from game.scenes.editor.hand import PieceHand
from game.scenes.editor.hand_section import COLOURS, TOOL
from game.scenes.editor.sections import AGAINST, TO_MOVE
from game.view.text.text_box import TextBox
from game.view.widgets import Item


def question_groups(editing: Editing) -> Iterator[Group]:
    """Yield the groups of all that can be set, with their names."""
    text = editing.words.text
    if isinstance(editing.hand, PieceHand):
        yield Group(COLOURS, text("editor.colours"), "radiogroup")
        for seat in editing.draft.game.seats:
            name = text("editor.pieces", player=editing.players[seat])
            yield Group(f"pieces:{seat}", name, "radiogroup")
    else:
        yield Group(TOOL, text("editor.tool"), "radiogroup")
    yield Group(TO_MOVE, text("editor.to-move"), "radiogroup")
    yield Group(AGAINST, text("editor.against"), "radiogroup")
    yield Group("tools", text("table.tools"), "toolbar")


def editor_outline(editing: Editing, board: EditorBoard, items: Iterable[Item]) -> Outline:
    """Return heading, groups and texts; what is said of the position comes before the board."""
    listed = list(items)
    groups = (*board.groups(), *question_groups(editing))
    return Outline(editing.words.text("editor.title"), groups, tuple(notes_of(listed, groups)))


def notes_of(items: Sequence[Item], groups: Iterable[Group]) -> Iterator[Note]:
    """Yield the texts among items, each before what follows it.

    What a group or an item is called is not told twice.
    """
    names = {group.name for group in groups} | {item.name for item in items if item.enabled}
    for number, item in enumerate(items):
        if isinstance(item.value, TextBox) and item.name not in names:
            after = (other.id for other in items[number:] if other.enabled)
            yield Note(item.id, unemphasised(item.name), "", next(after, ""))

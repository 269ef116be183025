"""What a screen reader finds on a screen, in the order in which it is read, as a tree.

The page has the same in `web/page/tree.js`. What a role needs around or in it, it gets here,
whatever the scene has left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.host.interface import Group, Note, Outline, Target

WINDOW = "window"
"""The key of the topmost node, and its role."""

HEADING = "heading"
"""The key of a screen's heading, and its role."""

_NO_TEXT = frozenset({"grid", "radiogroup", "tablist", "row", "list"})
"""Groups that may hold nothing but what they are made of: a text stands before them."""

_NEEDS_GROUP = {"cell": "row", "tab": "tablist"}
"""The group that a role belongs to; without it the target is a button."""


@dataclass(frozen=True, slots=True)
class Node:
    """A part of the tree: `key` is its own, `children` are the keys of what lies in it.

    `text` is what a text or heading says. What can be pressed has its `target`.
    """

    key: str
    role: str
    name: str = ""
    text: str = ""
    target: Target | None = None
    children: tuple[str, ...] = ()


def key_of(target: str) -> str:
    """Return the key of a target's node, by the id of the target."""
    return f"target {target}"


def tree_of(targets: Sequence[Target], outline: Outline, title: str) -> dict[str, Node]:
    """Return all nodes of a window by their keys; `title` is the name of the window."""
    tree = _Tree(outline.groups, title)
    if outline.title:
        tree.root.children.append(_Branch(HEADING, HEADING, text=outline.title))
    shown = {target.id for target in targets}
    for target in targets:
        group = tree.group(target.group)
        for note in outline.notes:
            if note.before == target.id:
                tree.add_note(note, group)
        tree.add_target(target, group)
    for note in outline.notes:
        if note.before not in shown:
            tree.add_note(note, tree.root)
    return tree.nodes()


@dataclass(slots=True, eq=False)
class _Branch:
    """A node that is being put together."""

    key: str
    role: str
    name: str = ""
    text: str = ""
    target: Target | None = None
    parent: _Branch | None = None
    children: list[_Branch] = field(default_factory=list)

    def add(self, key: str, role: str, name: str = "") -> _Branch:
        """Return a new branch at the end of this one."""
        made = _Branch(key, role, name, parent=self)
        self.children.append(made)
        return made


class _Tree:
    def __init__(self, groups: Sequence[Group], title: str) -> None:
        self.root = _Branch(WINDOW, WINDOW, title)
        self._known = {group.id: group for group in groups}
        self._made: dict[str, _Branch] = {}
        """The branches of groups in which something lies, by the groups' ids."""

    def nodes(self) -> dict[str, Node]:
        """Return the whole tree."""
        nodes: dict[str, Node] = {}
        waiting = [self.root]
        while waiting:
            branch = waiting.pop()
            waiting += branch.children
            children = tuple(child.key for child in branch.children)
            nodes[branch.key] = Node(
                branch.key, branch.role, branch.name, branch.text, branch.target, children
            )
        return nodes

    def group(self, name: str, within: frozenset[str] = frozenset()) -> _Branch:
        """Return the branch of a group, made where its first member stands; else the root."""
        known = self._known.get(name)
        if known is None or name in within:
            return self.root
        if name not in self._made:
            parent = self.group(known.parent, within | {name})
            role = "group" if known.role == "row" and parent.role != "grid" else known.role
            self._made[name] = parent.add(f"group {name}", role, known.name)
        return self._made[name]

    def add_target(self, target: Target, group: _Branch) -> None:
        """Add what can be pressed at the end of a group."""
        holder = _holder(target, group)
        wanted = _NEEDS_GROUP.get(target.role)
        role = "button" if wanted and holder.role != wanted else target.role
        holder.add(key_of(target.id), role).target = target

    def add_note(self, note: Note, group: _Branch) -> None:
        """Add a text at the end of its group, or of `group`; before what may hold no text."""
        place, before = self._group_of(note) or group, None
        branch: _Branch | None = place
        while branch is not None:
            if branch.role in _NO_TEXT and branch.parent is not None:
                before, place = branch, branch.parent
            branch = branch.parent
        at = len(place.children) if before is None else place.children.index(before)
        place.children.insert(at, _Branch(f"note {note.id}", "text", text=note.text, parent=place))

    def _group_of(self, note: Note) -> _Branch | None:
        """Return the branch of a note's group; none is made for it that may hold no text."""
        known = self._known.get(note.group)
        if known is None or (note.group not in self._made and known.role in _NO_TEXT):
            return None
        return self.group(note.group)


def _holder(target: Target, group: _Branch) -> _Branch:
    """Return what a target lies in: its group, or what has to stand between the two."""
    if group.role == "grid":
        key = f"row of {group.key}"
        return next((each for each in group.children if each.key == key), None) or group.add(
            key, "row"
        )
    if group.role == "row" and target.role != "cell":
        return group.add(f"cell of {target.id}", "cell")
    if group.role == "list":
        return group.add(f"item of {target.id}", "item")
    return group

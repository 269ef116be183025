"""The small mistakes that `tools.mutants.command` makes in a module, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one mistake in it: where, and what."""

    module: str
    line: int
    name: str
    """Function and change, the same from one version to the next while the code stays."""
    lines: range
    """The lines of the statement: a test that runs none of them cannot notice."""
    _place: _Place
    _mistake: ast.AST

    def code(self, path: str) -> CodeType:
        """Return the code of the whole module with the mistake."""
        with self._place.holding(self._mistake) as tree:
            return compile(tree, path, "exec", dont_inherit=True)

    def text(self) -> str:
        """Return the source of the whole module with the mistake."""
        with self._place.holding(self._mistake) as tree:
            return ast.unparse(tree)


@dataclass(frozen=True, slots=True)
class _Place:
    """A node of a module that is run, and where it stands."""

    tree: ast.Module
    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    """The number of the node in the field, if that is a list."""
    function: str
    statement: ast.AST

    @contextmanager
    def holding(self, other: ast.AST) -> Iterator[ast.Module]:
        """Give the tree with another node here, for as long as it is used."""
        self._put(ast.fix_missing_locations(ast.copy_location(other, self.node)))
        try:
            yield self.tree
        finally:
            self._put(self.node)

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node

    @property
    def lines(self) -> range:
        """The lines of the statement; of one that holds others, those before them."""
        inside = getattr(self.statement, "body", None) or getattr(self.statement, "cases", None)
        first = getattr(self.statement, "lineno", 1)
        if not inside:
            return range(first, getattr(self.statement, "end_lineno", first) + 1)
        start = getattr(inside[0], "lineno", None) or inside[0].pattern.lineno
        return range(first, max(first + 1, start))


def mutants_of(module: str, source: str) -> list[Mutant]:
    """Return a module with every mistake that can be made in it, each once."""
    tree = ast.parse(source)
    statements: dict[ast.AST, str] = {}
    mutants = []
    for place in _places(tree, tree, "", tree):
        for mistake in _changes(place.node):
            if place.statement not in statements:
                statements[place.statement] = _text_of(place.statement)
            name = _name(place, mistake, statements[place.statement])
            line = getattr(place.node, "lineno", 0)
            mutants.append(Mutant(module, line, name, place.lines, place, mistake))
    return mutants


def _name(place: _Place, mistake: ast.AST, statement: str) -> str:
    node = place.node
    name = f"{place.function or 'module'}: {_text_of(node)} -> {_text_of(mistake)}"
    return (
        f"{name}, at {node.col_offset} of {statement}" if isinstance(node, ast.Constant) else name
    )


def _places(
    tree: ast.Module, parent: ast.AST, function: str, statement: ast.AST
) -> Iterator[_Place]:
    """Yield each node below `parent` that is run; not texts and types."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "type_params"):
            continue
        children = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if not isinstance(child, ast.AST) or _is_text_or_type(child):
                continue
            within, of = function, statement
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                within = f"{function}.{child.name}".lstrip(".")
            if isinstance(child, ast.stmt):
                of = child
            yield _Place(tree, child, parent, field, index, within, of)
            yield from _places(tree, child, within, of)


def _is_text_or_type(node: ast.AST) -> bool:
    """Tell whether a statement is a docstring, or says something to the reader only."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg == "strict"  # of zip: says that two lists cannot differ in length
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call | ast.Subscript):
        called = node.value.func if isinstance(node.value, ast.Call) else node.value.value
        return isinstance(called, ast.Name) and called.id in ("TypeVar", "Callable", "Literal")
    return False


def _changes(node: ast.AST) -> list[ast.AST]:
    """Return what may stand in place of `node`."""
    change = CHANGES.get(type(node))
    return [] if change is None else change(node)


def _changed_comparisons(node: ast.Compare) -> list[ast.AST]:
    changed: list[ast.AST] = []
    for place, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            changed.append(_with(node, ops=ops))
    return changed


def _changed_operators(node: ast.BinOp | ast.AugAssign) -> list[ast.AST]:
    other = OPERATORS.get(type(node.op))
    changed: list[ast.AST] = [] if other is None else [_with(node, op=other())]
    return [*changed, ast.Pass()] if isinstance(node, ast.AugAssign) else changed


def _changed_logic(node: ast.BoolOp) -> list[ast.AST]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    shorter = [
        _with(node, values=[*node.values[:place], *node.values[place + 1 :]])
        for place in range(len(node.values))
        if len(node.values) > 2
    ]
    return [_with(node, op=other), *shorter]


def _changed_constants(node: ast.Constant) -> list[ast.AST]:
    value: object = node.value
    others: list[object] = []
    if isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int):
        others = [value + 1, value - 1] if value else [1]
    elif isinstance(value, str) and value:
        others = [value + "?"]
    return [_with(node, value=other) for other in others]


def _without_sign(node: ast.UnaryOp) -> list[ast.AST]:
    return [node.operand] if isinstance(node.op, ast.Not | ast.USub) else []


def _the_other_way(node: ast.If | ast.While | ast.IfExp) -> list[ast.AST]:
    return [_with(node, test=ast.UnaryOp(ast.Not(), node.test))]


def _left_out(node: ast.Expr | ast.Assign) -> list[ast.AST]:
    """A call, and setting a part of something, may be left out."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name | ast.Tuple):
        return []
    return [ast.Pass()]


CHANGES: dict[type[ast.AST], Callable[[Any], list[ast.AST]]] = {
    ast.Compare: _changed_comparisons,
    ast.BinOp: _changed_operators,
    ast.AugAssign: _changed_operators,
    ast.BoolOp: _changed_logic,
    ast.Constant: _changed_constants,
    ast.UnaryOp: _without_sign,
    ast.If: _the_other_way,
    ast.While: _the_other_way,
    ast.IfExp: _the_other_way,
    ast.Break: lambda _node: [ast.Continue()],
    ast.Continue: lambda _node: [ast.Break()],
    ast.Expr: _left_out,
    ast.Assign: _left_out,
}
"""The mistakes that can be made in each kind of node."""


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy of `node` with some fields changed."""
    values = dict(ast.iter_fields(node)) | fields
    return ast.copy_location(type(node)(**values), node)


def _text_of(node: ast.AST) -> str:
    """Return the first line of the code of a node."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0].replace("|", "/")[:90]

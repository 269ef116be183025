"""The small mistakes that `tools.mutants` makes in a module, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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


Site = tuple[int, int]
"""A place in a module, and which of the changes possible there."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one mistake in it: where, what, and the whole tree."""

    module: str
    line: int
    name: str
    """Function and change, the same from one version to the next while the code stays."""
    tree: ast.Module


def sites(source: str) -> list[Site]:
    """Return every mistake that can be made in a module's source, as numbers for `mutant`."""
    nodes = [node for node, _, _ in _places(ast.parse(source), "", "")]
    return [
        (number, change)
        for number, node in enumerate(nodes)
        for change in range(len(_changes(node)))
    ]


def names(source: str) -> set[str]:
    """Return the names of all mistakes that can be made in a module's source."""
    return {
        _name(node, changed, function, statement)
        for node, function, statement in _places(ast.parse(source), "", "")
        for changed in _changes(node)
    }


def mutant(module: str, source: str, site: Site) -> Mutant:
    """Return the module with one mistake in it."""
    tree = ast.parse(source)
    number, change = site
    node, function, statement = list(_places(tree, "", ""))[number]
    mutated = _changes(node)[change]
    name = _name(node, mutated, function, statement)
    _replace(tree, node, mutated)
    return Mutant(module, getattr(node, "lineno", 0), name, ast.fix_missing_locations(tree))


def _name(node: ast.AST, mutated: ast.AST, function: str, statement: str) -> str:
    name = f"{function or 'module'}: {_told(node)} -> {_told(mutated)}"
    return (
        f"{name}, at {node.col_offset} of {statement}" if isinstance(node, ast.Constant) else name
    )


def _places(node: ast.AST, function: str, statement: str) -> Iterator[tuple[ast.AST, str, str]]:
    """Yield each node that is run, its function and its statement; not texts and types."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    if isinstance(node, ast.stmt):
        statement = _told(node)
    yield node, function, statement
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_text_or_type(child):
                yield from _places(child, function, statement)


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


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put `new` where `old` is in the tree."""
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list):
                for place, child in enumerate(value):
                    if child is old:
                        value[place] = ast.copy_location(new, old)
                        return
    raise AssertionError("the node is in the tree")


def _told(node: ast.AST) -> str:
    """Return the first line of the code of a node."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0].replace("|", "/")[:90]

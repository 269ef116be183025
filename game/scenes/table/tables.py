"""Which scene class is the table of a match: each game's view names its own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.scenes.frame.context import Context
from game.scenes.table.scene import Table
from game.view.registry import VIEWS


def make_table(context: Context, params: Mapping[str, Any]) -> Table:
    """Return the table of the game that is played. Params: `match`."""
    module, _, name = VIEWS[params["match"].game.name].table.partition(":")
    table_class: type[Table] = getattr(import_module(module), name)
    return table_class(context, params)

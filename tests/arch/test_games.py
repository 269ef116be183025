"""A game is one place: outside its rooms and the registries no module names it."""

import ast
import re

import pytest

from game.ai.registry import MINDS
from game.rules.registry import GAMES
from game.view.registry import VIEWS
from tests.places import ROOT

REGISTRIES = {f"game/{layer}/registry.py" for layer in ("rules", "ai", "learn", "view")}

ROOMS = {
    registry.module(name).rpartition(".")[0].replace(".", "/")
    for registry in (GAMES, MINDS, VIEWS)
    for name in registry
}
"""The folders of the games: `game/rules/bao`, `game/view/bao` and so on."""

TABLES = {VIEWS[name].table.partition(":")[0].replace(".", "/") for name in VIEWS}
"""The modules of the games' own tables, which their views name; their pieces stand beside them."""

CLASSES = {
    registry.home(name).partition(":")[2] for registry in (GAMES, MINDS, VIEWS) for name in registry
}

NAMED = re.compile(
    "|".join(rf"(?<![a-z]){re.sub('[-_]', '[-_ ]', name)}(?![a-z])" for name in GAMES)
)


def elsewhere():
    """Every module outside the rooms of games, their tables and the registries."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        of_table = any(name in (f"{table}.py", f"{table}_pieces.py") for table in TABLES)
        if (
            name not in REGISTRIES
            and not of_table
            and not any(name.startswith(f"{room}/") for room in ROOMS)
        ):
            yield name, path.read_text("utf-8")


def games_named(text):
    """What in the code of a module, its docstrings left out, names a game."""
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            names |= {node.value} if NAMED.search(node.value) else set()
        elif isinstance(node, ast.ImportFrom) and node.module and NAMED.search(node.module):
            names.add(node.module)
        elif isinstance(node, ast.alias) and (NAMED.search(node.name) or node.name in CLASSES):
            names.add(node.name)
        elif isinstance(node, ast.Name) and node.id in CLASSES:
            names.add(node.id)
    return names


def test_no_module_outside_the_rooms_of_a_game_names_it():
    named = {name: games_named(text) for name, text in elsewhere()}
    assert {name: games for name, games in named.items() if games} == {}
    assert named


@pytest.mark.parametrize(
    "code",
    [
        'if game.name == "bao": pass',
        'KEY = f"table.kalah.{place}"',
        'SIZES = {"four-player": 3}',
        "from game.rules.four_player.board import FourPlayerPosition",
        "import game.view.bantu.view",
        "from game.rules.registry import Bao",
        "is_bao = isinstance(game, Bao)",
    ],
)
def test_whatever_way_a_game_is_named_it_is_seen(code):
    assert games_named(code)


@pytest.mark.parametrize("code", ['"""As in Bao and in kalah."""', "baobab = 3", 'KEY = "baobab"'])
def test_what_only_tells_of_a_game_may_stay(code):
    assert not games_named(code)

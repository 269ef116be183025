"""Where a row of presses begins: any scene, with whatever it needs to be there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.app import App
from game.learn.courses import load_course
from game.learn.registry import LESSONS
from game.play.match import Match, Player
from game.play.qr.sizes import size_for
from game.play.saved.setup_choices import DIE, SetupChoices
from game.rules.registry import GAMES
from game.scenes.editor.layout import SECTIONS
from game.scenes.frame.command import never
from game.scenes.frame.learning import LINKED
from game.scenes.frame.registry import SCENES
from game.scenes.frame.scene import Transition
from game.scenes.table.commands import MORE
from tools.soak.inputs import quick_match

VISITED = tuple(name for name in SCENES if name != "error")
"""The scenes in which everything is pressed: all but the one that is never to come."""


def _over(source: Random) -> Match:
    """Return a match that has ended."""
    match = quick_match(source)
    if match.outcome() is None:
        match.go_to(len(match.turns))
        while match.legal_moves() and len(match.turns) < 20:
            match.play(source.choice(list(match.legal_moves())))
        if match.outcome() is None:
            match.resign(source.choice(match.game.seats))
    return match


def _with_lines(source: Random) -> Match:
    """Return a match with lines beside what was played."""
    for _ in range(50):
        match = quick_match(source, 20)
        if match.other_lines:
            break
    return match


def _game(source: Random) -> dict[str, Any]:
    return {"game": source.choice(list(GAMES))}


def _match(source: Random) -> dict[str, Any]:
    return {"match": quick_match(source, 30)}


def _with_options(source: Random) -> dict[str, Any]:
    game = quick_match(source, 0).game
    return {"game": game.name, "options": game.options}


def _editor(source: Random) -> dict[str, Any]:
    return _match(source) if source.random() < 0.5 else _with_options(source)


def _roll(_source: Random) -> dict[str, Any]:
    return {"choices": SetupChoices("four-player", first=DIE)}


def _signs(_source: Random) -> dict[str, Any]:
    return {"choices": SetupChoices("four-player"), "seat": 2, "on_sign": lambda _sign: None}


def _with_friend(source: Random) -> dict[str, Any]:
    """Return a match between persons, by link or not yet."""
    match = quick_match(source, 30)
    match.players = dict.fromkeys(match.game.seats, Player())
    match.side = source.choice([None, *match.game.seats])
    return {"match": match, "new": source.random() < 0.3}


def _code(source: Random) -> dict[str, Any]:
    text = "x" * source.randrange(20, 1200)
    size = size_for(len(text), 40)
    return {"text": text, "modules": 21 if size is None else size.side}


def _course(source: Random) -> dict[str, Any]:
    return {"game": source.choice(list(LESSONS))}


def _lesson(source: Random) -> dict[str, Any]:
    game = source.choice(list(LESSONS))
    return {"game": game, "id": source.choice(load_course(game).lessons).id}


def _linked(source: Random) -> dict[str, Any]:
    id_ = source.choice([_lesson(source)["id"], "no-such-lesson"])
    return {"kind": source.choice(LINKED), "id": id_}


LEADS_ON = frozenset({"linked"})
"""Names that stand for another scene, which is found out when one goes there."""

PARAMS: Mapping[str, Callable[[Random], dict[str, Any]]] = {
    "setup": _game,
    "roll": _roll,
    "signs": _signs,
    "table": _match,
    "log": _match,
    "review": lambda source: {**_match(source), "mode": source.choice(("replay", "values"))},
    "editor": _editor,
    "result": lambda source: {"match": _over(source)},
    "rules": _with_options,
    "share": lambda source: _match(source) if source.random() < 0.7 else {},
    "friend": _with_friend,
    "invitation": lambda source: {"match": _with_friend(source)["match"]},
    "code": _code,
    "lessons": _course,
    "lesson": _lesson,
    "linked": _linked,
    "puzzles": _course,
    "puzzle": _course,
    "papers": _course,
    "loading": lambda source: {"part": "lessons", "scene": "lessons", "params": _course(source)},
    "ask": lambda _source: {"question": "?", "yes": "!", "on_yes": lambda: None},
}
"""What a scene is handed that can be gone to by itself; nothing where it is not named."""

AT_TABLE: Mapping[str, Callable[[Random], dict[str, Any]]] = {
    "more": lambda _source: {},
    "typed": lambda _source: {},
    "lines": lambda _source: {},
    "confirm": lambda source: {"command": source.choice([c for c in MORE if c.asks is not never])},
}
"""The same for scenes that stand before a table, whose play they are handed."""


def go_to(app: App, scene: str, source: Random) -> None:
    """Go to the menu, and from there to a scene."""
    app.scenes.go(Transition("reset", "menu"))
    if scene in AT_TABLE:
        match = _with_lines(source) if scene == "lines" else quick_match(source, 30)
        app.scenes.go(Transition("push", "table", {"match": match}))
        table: Any = app.scenes.top
        app.scenes.go(Transition("push", scene, {"play": table.play, **AT_TABLE[scene](source)}))
    elif scene == "moves":
        app.scenes.go(Transition("push", "review", PARAMS["review"](source)))
        review: Any = app.scenes.top
        app.scenes.go(Transition("push", scene, review.picture.list_params()))
    elif scene == "contents":
        app.scenes.go(Transition("push", "rules", PARAMS["rules"](source)))
        rules: Any = app.scenes.top
        app.scenes.go(Transition("push", scene, rules.contents()))
    elif scene == "editor-more":
        app.scenes.go(Transition("push", "editor", _editor(source)))
        editor: Any = app.scenes.top
        params = {"editing": editor.editing, "sections": SECTIONS}
        app.scenes.go(Transition("push", scene, params))
    elif scene != "menu":
        params = PARAMS[scene](source) if scene in PARAMS else {}
        app.scenes.go(Transition("push", scene, params))

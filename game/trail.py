"""The way through the screens, as Back and Forward of a browser walk it.

Back is what Escape is, once for each step. Forward makes a screen again that was left, where all
that it is made from is still there: a match that is kept, a page of the rules, a setting. A
question, or a sheet that works on what lies below it, is not opened again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from game.host.interface import Host
from game.host.places import Place, Went
from game.play.match import Match, new_id
from game.scene_stack import FIRST_SCENE, SceneStack
from game.scenes.frame.learning import linked_door
from game.scenes.frame.scene import Matches, Scene, Transition

MOST_LEFT = 60
"""So many screens that were left can be made again; browsers keep about as many entries."""

_MATCH = "match="


def _puzzle(scene: Any) -> Mapping[str, Any] | None:
    """Return what a puzzle is made from; one of a match of one's own is known only there."""
    if scene.series.kind == "own":
        return None
    return {"game": scene.exercise.game.name, "id": scene.exercise.id}


_MADE_FROM: Mapping[str, Callable[[Any], Mapping[str, Any] | None]] = {
    "setup": lambda scene: {"game": scene.game},
    "table": lambda scene: {"match": scene.play.match},
    "log": lambda scene: {"match": scene.match},
    "said": lambda _scene: {},
    "share": lambda scene: {"match": scene.match, "new": scene.new},
    "review": lambda scene: {
        "match": scene.match,
        "below": scene.study.below,
        "line": scene.study.line,
        "mode": scene.study.mode,
        "move": scene.study.selected,
    },
    "editor": lambda scene: {
        "game": scene.editing.draft.game.name,
        "options": scene.editing.draft.game.options,
    },
    "rules": lambda scene: {
        "game": scene.game,
        "options": scene.rules.options,
        "page": scene.current.key,
    },
    "papers": lambda scene: {"game": scene.game},
    "lessons": lambda scene: {"game": scene.game},
    "lesson": lambda scene: {"game": scene.game, "id": scene.exercise.id},
    "puzzles": lambda scene: {"game": scene.game},
    "puzzle": _puzzle,
    "matches": lambda _scene: {},
    "statistics": lambda _scene: {},
    "settings": lambda scene: {"tab": scene.tab},
}
"""The scenes that can be made again, and from what: as they are now, not as they were opened."""


@dataclass(slots=True)
class _Left:
    """What a screen can be made from again, and whether its match was kept when it was left."""

    way: Transition
    match_kept: bool


class Trail:
    """Tells the host which screens lie above the menu, and goes where its person goes."""

    def __init__(self, host: Host, scenes: SceneStack, matches: Matches) -> None:
        self._host = host
        self._scenes = scenes
        self._matches = matches
        self._visit = new_id()
        self._count = 0
        self._ids: WeakKeyDictionary[Scene, str] = WeakKeyDictionary()
        self._left: dict[str, _Left] = {}
        """What is known of the screens that are or were open, by their ids."""
        self._shown: tuple[Place, ...] | None = None

    def show(self) -> None:
        """Tell the host where we are, if that is new to it."""
        places = tuple(map(self._place, self._above_menu()))
        if places != self._shown:
            self._shown = places
            self._host.show_places(places)

    def follow(self, went: Went) -> None:
        """Go back or forward as the person did; the host is told in any case what came of it."""
        self._shown = None
        if went.steps < 0:
            self._go_back(-went.steps)
        for place in went.places:
            way = self._way_to(place)
            if way is not None:
                self._scenes.go(way)
                self._ids.setdefault(self._scenes.top, place.id)  # what lay beyond stays there

    def _go_back(self, steps: int) -> None:
        """Leave so many screens. What one holds, as a chosen pit, is let go of first."""
        depth = len(self._above_menu()) - steps
        for _ in range(1 if steps == 1 else 2 * steps):
            if len(self._above_menu()) <= max(depth, 0):
                return
            self._scenes.go(self._scenes.top.back())

    def _above_menu(self) -> Sequence[Scene]:
        """Return the scenes that Back has to leave before the menu is there.

        One that goes away by itself as soon as it comes up again is none of them.
        """
        scenes = self._scenes.scenes
        if scenes and scenes[0].name == FIRST_SCENE:
            scenes = scenes[1:]
        return [scene for scene in scenes if scene is self._scenes.top or not scene.passing]

    def _place(self, scene: Scene) -> Place:
        """Return the place of a scene; what it is made from is noted as long as it is on top."""
        id_ = self._ids.get(scene)
        if id_ is None:
            self._count += 1
            id_ = self._ids[scene] = f"{self._visit}-{self._count}"
        if scene is self._scenes.top:
            self._note(id_, scene)
        left = self._left.get(id_)
        return Place(id_, "" if left is None else _lasting(left.way))

    def _note(self, id_: str, scene: Scene) -> None:
        """Note what a scene can be made from."""
        look = _MADE_FROM.get(scene.name)
        made_from = None if look is None else look(scene)
        if made_from is None:
            return
        match = made_from.get("match")
        kept = match is not None and self._matches.is_saved_here(match)
        self._left[id_] = _Left(Transition("push", scene.name, made_from), kept)
        while len(self._left) > MOST_LEFT:
            del self._left[next(iter(self._left))]

    def _way_to(self, place: Place) -> Transition | None:
        """Return the way to a screen that was left, or None where it cannot be made again."""
        left = self._left.get(place.id)
        if left is None:
            return self._lasting_way(place.lasting)
        way, match = left.way, left.way.params.get("match")
        if match is None:
            return way
        kept = self._matches.open(match.id)
        if kept is None and left.match_kept:
            return None  # it was thrown away
        return Transition(way.kind, way.scene, {**way.params, "match": kept or match})

    def _lasting_way(self, lasting: str) -> Transition | None:
        """Return the way that was noted at another visit. Anything may stand there."""
        if not lasting.startswith(_MATCH):
            return linked_door(lasting)
        id_ = lasting.removeprefix(_MATCH)
        is_listed = any(entry.id == id_ for entry in self._matches.listed())
        match = self._matches.open(id_) if is_listed else None
        return None if match is None else Transition("push", "table", {"match": match})


def _lasting(way: Transition) -> str:
    """Return what leads to a place at another visit too; "" where nothing does."""
    match = way.params.get("match")
    if way.scene == "table" and isinstance(match, Match):
        return f"{_MATCH}{match.id}"
    if way.scene in ("lesson", "puzzle"):
        return f"{way.scene}={way.params['id']}"
    return ""

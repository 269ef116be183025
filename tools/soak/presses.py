"""Presses everything that can be pressed at random: the error scene must never come.

A row of presses begins in some scene, on storage that is sound, broken, full or refusing. After
each step: nothing has failed, and no match that was kept is gone unless a person agreed to that.
"""

from __future__ import annotations

import asyncio
import json
import os
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

# Nobody looks on, and nobody listens.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import PATIENCE, App
from game.host.fake import FakeHost, MemoryStorage
from game.host.interface import Viewport
from game.host.preferences import Preferences
from game.play.saved import saved_match
from game.play.saved.saved_match import id_of
from game.play.saved.saves import MOST_MATCHES
from game.rules.protocol import RulesError
from tests.scenes.stage import ShelfOfFiles
from tools.places import ROOT, VENV_PYTHON
from tools.soak.inputs import USUAL, Inputs, broken_storage, stored_match
from tools.soak.person import SIZES, Person, Step
from tools.soak.scenes import VISITED, go_to
from tools.soak.time import counted

LENGTH = 250
"""Steps in a row of presses."""

LAST_STEPS = 25
"""So many steps before a failure are told."""


class PressError(Exception):
    """Something failed that a person could do, or a match was lost."""


class Watched(MemoryStorage):
    """Storage in memory that tells which matches were removed, or written over by another."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        """`lost`: keys and texts of matches that have gone since it was emptied last."""
        super().__init__(texts)
        self.lost: list[tuple[str, str]] = []

    def set(self, key: str, text: str) -> None:
        """Keep `text`, and notice when it is another match."""
        before = self.texts.get(key)
        super().set(key, text)
        if before is not None and id_of(key) and _are_two(before, text):
            self.lost.append((key, before))

    def remove(self, key: str) -> None:
        """Throw a text away, and notice it."""
        before = self.texts.get(key)
        super().remove(key)
        if before is not None and id_of(key):
            self.lost.append((key, before))


def _are_two(before: str, after: str) -> bool:
    """Whether two texts tell two matches, and not one that was played on.

    A match that came without its date is given one when it is played on.
    """
    one, other = _head(before), _head(after)
    if one is None or other is None:
        return before != after
    dated = one["created"] and other["created"]
    return any(one[name] != other[name] for name in one if name != "created" or dated)


def _head(text: str) -> dict[str, Any] | None:
    """Return what makes a match this match and no other; None of what is none."""
    try:
        match = json.loads(text)["match"]
        return {name: match.get(name) for name in ("game", "options", "first", "start", "created")}
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


@dataclass
class Row:
    """A row of presses: where it begins, and what was done since.

    Without a `scene` it begins as the program does, with what `fragment` says in the address.
    """

    scene: str
    storage: Watched
    inputs: Inputs = USUAL
    fragment: str = ""
    steps: list[Step] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def report(self, what: str) -> str:
        """Return a failure in words, with the steps that led to it."""
        last = "\n".join(f"    {step!r}," for step in self.steps[-LAST_STEPS:])
        begun = f"from {self.scene!r}" if self.scene else "from the beginning"
        return (
            f"{what}\nin a row of presses {begun}, after {len(self.steps)} steps, "
            f"the last of them:\n{last}"
        )


def _storage(source: Random, kind: str) -> Watched:
    """Return storage to begin with."""
    sound = dict(stored_match(source) for _ in range(source.randrange(4)))
    storage = Watched(broken_storage(source) if kind == "broken" else sound)
    storage.blocked, storage.full = kind == "blocked", kind == "full"
    return storage


def _host(source: Random, row: Row) -> FakeHost:
    """Return a host, half of the time one without motion; some have a list of files to show."""
    width, height = source.choice(SIZES)
    preferences = Preferences(reduced_motion=source.random() < 0.5)
    host = FakeHost(
        viewport=Viewport(width, height, 1.0), storage=row.storage, preferences=preferences
    )
    host.testing = source.random() < 0.5
    host.fragment = row.fragment
    if row.scene == "files" or source.random() < 0.5:
        content = row.inputs.content(source)
        host.files = ShelfOfFiles({"/home/asha": None, "/home/asha/a.json": content or b"{}"})
    return host


def _check(app: App, row: Row, scene: str, matches: int) -> None:
    """Raise PressError unless everything is well after a step that was done in `scene`."""
    if app.meter.last_error is not None or app.scenes.top.name == "error":
        raise PressError(row.report(f"the error scene came: {app.meter.last_error}"))
    host = app.host
    assert isinstance(host, FakeHost)
    if host.errors:
        raise PressError(row.report(f"something beside the loop failed: {host.errors[-1]}"))
    lost, row.storage.lost = row.storage.lost, []
    for key, text in lost:
        if not _may_go(row, text, scene, matches):
            raise PressError(row.report(f"the match {key} is gone: {text}"))


def _may_go(row: Row, text: str, scene: str, matches: int) -> bool:
    """Tell whether a match may be gone: set aside, thrown away by a person, or making room.

    From the menu a new one begins in the place of one in which only computers have moved.
    """
    if scene in ("ask", "confirm", "matches") or text in row.storage.texts.values():
        return True
    if scene == "menu" and not _is_begun(text):
        return True
    try:
        summary = json.loads(text)["shown"]
    except (ValueError, KeyError, TypeError):
        return False
    return matches >= MOST_MATCHES and (summary["moves"] == 0 or summary["winners"] is not None)


def _is_begun(text: str) -> bool:
    """Whether a person has moved in a match; one that cannot be read may well be begun."""
    try:
        match = saved_match.read(text)
    except RulesError:
        return True
    return any(turn.seat in match.persons() for line in match.lines() for turn in line)


async def _press(row: Row, source: Random, length: int, steps: Sequence[Step]) -> None:
    """Make a row of presses: at random, or those given."""
    app = App(_host(source, row))
    app.context.patience = source.choice((PATIENCE, app.context.patience))
    app.guarded(lambda: go_to(app, row.scene, source) if row.scene else app.begin())
    person = Person(app, source, row.inputs)
    for number in range(length):
        scene = app.scenes.top.name
        row.seen.add(scene)
        matches = sum(1 for key in row.storage.texts if id_of(key))
        row.steps.append(steps[number] if steps else person.step())
        row.steps[-1].take(app)
        # What was begun beside the loop, copying a text say, is done now.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        _check(app, row, scene, matches)


def press_on(row: Row, seed: int, length: int = LENGTH, steps: Sequence[Step] = ()) -> None:
    """Make a row of presses, of which `seed` decides all. Raises PressError.

    `steps`: what is done in place of what chance would do.
    """
    with counted(seed):
        try:
            asyncio.run(_press(row, Random(f"presses {seed}"), len(steps) or length, steps))
        except PressError:
            raise
        except Exception as error:
            raise PressError(row.report(traceback.format_exc())) from error


def press_row(seed: int, length: int = LENGTH, scene: str = "", steps: Sequence[Step] = ()) -> Row:
    """Make a row of presses from a seed, and return it. Raises PressError.

    `scene`: where it begins, if not by chance. `steps`: as in `press_on`.
    """
    source = Random(seed)
    begun = source.choice(VISITED)
    kind = source.choices(("sound", "broken", "full", "blocked"), (50, 30, 10, 10))[0]
    row = Row(scene or begun, _storage(source, kind))
    try:
        press_on(row, seed, length, steps)
    except PressError as error:
        raise PressError(f"{error}\n{_again(row, seed)}") from error
    return row


def _again(row: Row, seed: int) -> str:
    """Return how a row that failed is made again."""
    call = f"press_row({seed}, {len(row.steps)}, {row.scene!r})"
    python = VENV_PYTHON.relative_to(ROOT)
    return f'again with: {python} -c "from tools.soak.presses import press_row; {call}"'


def press(presses: int, seed: int) -> set[str]:
    """Make so many presses in rows, the first of them from `seed`; return the scenes seen."""
    seen: set[str] = set()
    for number, begun in enumerate(range(0, presses, LENGTH)):
        seen |= press_row(seed + number, min(LENGTH, presses - begun)).seen
    return seen

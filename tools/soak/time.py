"""Time and chance that depend on nothing but a seed, so that a row of presses can be made again."""

from __future__ import annotations

import itertools
import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from unittest.mock import patch

from game.play.sliced import Sliced
from game.play.thinker import Thinker
from game.scenes.roll import scene as roll

LOOK = 0.0004
"""Seconds that pass between two looks at the clock while something is drawn."""

THOUGHT = 0.004
"""The same while a computer thinks: two slices a frame, so that no level holds up the presses."""


@contextmanager
def counted(seed: int) -> Iterator[None]:
    """Let time pass by looks at the clock, and let all chance come from `seed`."""
    looks, thoughts, chance = itertools.count(), itertools.count(), random.Random(seed)
    slow = (lambda: next(thoughts) * THOUGHT,)
    dice = SimpleNamespace(Random=lambda: random.Random(chance.random()), choice=chance.choice)
    with ExitStack() as stack:
        stack.enter_context(patch.object(time, "perf_counter", lambda: next(looks) * LOOK))
        stack.enter_context(patch.object(os, "urandom", chance.randbytes))
        stack.enter_context(patch.object(roll, "random", dice))
        for thinks in (Thinker, Sliced):
            stack.enter_context(patch.object(thinks.__init__, "__defaults__", slow))
        before = random.getstate()
        random.seed(seed)
        try:
            yield
        finally:
            random.setstate(before)

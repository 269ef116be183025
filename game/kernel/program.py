"""The kernel's program, in WebAssembly, run by the package wasmtime."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from game.kernel.worker import NoAnswerError
from game.paths import ASSETS

FOLDER = ASSETS / "kernel"
"""Where the program lies, the only one there; its sources are in native/."""

PACKAGE = "wasmtime"

NUMBERS = 64
"""So many it reads and writes, of 32 bits each."""

_FORM = struct.Struct(f"<{NUMBERS}i")


def _file() -> str:
    for path in FOLDER.glob("*.wasm"):
        return str(path)
    raise FileNotFoundError(f"no program in {FOLDER}")


class _Instance(NamedTuple):
    """The program with a memory of its own."""

    store: Any
    memory: Any
    numbers: int
    """Where in the memory question and answer stand."""
    solve: Callable[[Any], None]


class Program:
    """The program, ready to run; one thread runs it, any may interrupt it."""

    def __init__(self, package: str = PACKAGE) -> None:
        """Load it. Raises ImportError, OSError or RuntimeError where `package` cannot be had."""
        self._wasm = import_module(package)
        config = self._wasm.Config()
        config.epoch_interruption = True
        self._engine = self._wasm.Engine(config)
        self._module = self._wasm.Module.from_file(self._engine, _file())
        self._instance: _Instance | None = None

    def run(self, numbers: Sequence[int], is_wanted: Callable[[], bool]) -> Sequence[int] | None:
        """Return what it makes of `numbers`; None if it was interrupted, or is not wanted.

        Raises NoAnswerError if it breaks.
        """
        instance = self._instance or self._begun()
        # Who interrupts has said before that it is not wanted: it is asked for in this order.
        instance.store.set_epoch_deadline(1)
        if not is_wanted():
            return None
        padded = (*numbers, *(0,) * (NUMBERS - len(numbers)))
        instance.memory.write(instance.store, _FORM.pack(*padded), instance.numbers)
        # What was broken off halfway is not gone on with.
        self._instance = None
        try:
            instance.solve(instance.store)
        except self._wasm.Trap as trap:
            if trap.trap_code == self._wasm.TrapCode.INTERRUPT:
                return None
            raise NoAnswerError(str(trap)) from trap
        self._instance = instance
        end = instance.numbers + _FORM.size
        return _FORM.unpack(instance.memory.read(instance.store, instance.numbers, end))

    def interrupt(self) -> None:
        """End the run that is going on, from another thread."""
        self._engine.increment_epoch()

    def _begun(self) -> _Instance:
        store = self._wasm.Store(self._engine)
        store.set_epoch_deadline(1)
        exports = self._wasm.Instance(store, self._module, []).exports(store)
        return _Instance(store, exports["memory"], exports["numbers"](store), exports["solve"])

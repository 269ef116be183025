"""A table whose values are imported only when they are asked for: no game waits for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


class OnDemand(MutableMapping[str, T]):
    """What lies in modules, by name. All names are known from the start, in their order."""

    def __init__(
        self, homes: Mapping[str, str], make: Callable[[Any], T] = lambda found: found
    ) -> None:
        """Take for each name its module and what it is called there: "game.rules.bao.game:Bao".

        `make` makes the value of what is found there.
        """
        self._homes = dict(homes)
        self._make = make
        self._values: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        """Return the value of a name, imported the first time. Raises KeyError."""
        if name not in self._values:
            module, _, called = self._homes[name].partition(":")
            self._values[name] = self._make(getattr(import_module(module), called))
        return self._values[name]

    def module(self, name: str) -> str:
        """Return the name of the module in which the value of a name lies. Raises KeyError."""
        return self._homes[name].partition(":")[0]

    def __setitem__(self, name: str, value: T) -> None:
        """Put another value in its place, or a new one at the end."""
        self._homes.setdefault(name, "")
        self._values[name] = value

    def __delitem__(self, name: str) -> None:
        """Take a name away."""
        del self._homes[name]
        self._values.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """Whether there is such a name; nothing is imported for the answer."""
        return name in self._homes

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(self._homes)

    def __len__(self) -> int:
        """Return how many names there are."""
        return len(self._homes)

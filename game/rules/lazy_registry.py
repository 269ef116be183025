"""A registry whose values are imported only when they are asked for: no game waits for others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


class LazyRegistry(Mapping[str, T]):
    """What lies in modules, by name. All names are known from the start, in their order."""

    def __init__(
        self, homes: Mapping[str, str], make: Callable[[Any], T] = lambda value: value
    ) -> None:
        """Take for each name its module and what it is called there: "game.rules.bao.game:Bao".

        `make` makes the value of what lies there.
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

    def register(self, name: str, home: str) -> None:
        """Add a name at the end, or give one another home: "module:name", as at the beginning."""
        self._homes[name] = home
        self._values.pop(name, None)

    def unregister(self, name: str) -> None:
        """Take a name away. Raises KeyError."""
        del self._homes[name]
        self._values.pop(name, None)

    def home(self, name: str) -> str:
        """Return where the value of a name lies, as it was registered. Raises KeyError."""
        return self._homes[name]

    def module(self, name: str) -> str:
        """Return the name of the module in which the value of a name lies. Raises KeyError."""
        return self._homes[name].partition(":")[0]

    def __contains__(self, name: object) -> bool:
        """Whether there is such a name; nothing is imported for the answer."""
        return name in self._homes

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(self._homes)

    def __len__(self) -> int:
        """Return how many names there are."""
        return len(self._homes)

"""The options of Bao: presets, switches, and the form in which the rules read them.

Ruling: docs/rules/bao.md, the table of points; each row with a name is a switch.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.bao.board import NYUMBA_LEAST
from game.rules.options import complete
from game.rules.protocol import Json, Option, OptionError, Reason

NO_LIMIT = 1_000_000
"""More seeds than any pit can hold."""

OPTION_LIST: tuple[Option, ...] = (
    Option("preset", "choice", "printed", ("printed", "kiswahili", "kujifunza")),
    Option("nyumba_function", "choice", "count", ("count", "intact"), switch=True),
    Option("nyumba_takasa", "choice", "choice", ("choice", "stop"), switch=True),
    Option("takasa_from_nyumba", "choice", "no", ("no", "yes"), switch=True),
    Option("two_from_nyumba", "choice", "must", ("must", "may"), switch=True),
    Option("takasa_singletons", "choice", "yes", ("yes", "last"), switch=True),
    Option("mtaji_limit", "choice", "none", ("none", "15"), switch=True),
    Option("takasa_empty_front", "choice", "loses", ("loses", "illegal"), switch=True),
    Option("takasia", "flag", False, (True, False), switch=True),
)

_KISWAHILI: Mapping[str, Json] = {
    "nyumba_function": "intact",
    "nyumba_takasa": "stop",
    "takasa_from_nyumba": "no",
    "two_from_nyumba": "must",
    "takasa_singletons": "last",
    "mtaji_limit": "15",
    "takasa_empty_front": "illegal",
    "takasia": True,
}
PRESETS: Mapping[str, Mapping[str, Json]] = {
    "printed": {option.name: option.default for option in OPTION_LIST if option.switch},
    "kiswahili": _KISWAHILI,
    "kujifunza": {**_KISWAHILI, "takasia": False},
}

_OTHER_WORDS: Mapping[str, Mapping[Json, Json]] = {
    "takasia": {"on": True, "off": False},
    "mtaji_limit": {15: "15"},
}
"""The words of the rulings' table, and their values here."""


class Switches(NamedTuple):
    """What the rules ask while they play."""

    nyumba: bool
    """There is a nyumba at all."""
    must_be_intact: bool
    takasa_stops: bool
    from_nyumba: bool
    whole_nyumba: bool
    """A lone functional nyumba may be played whole, not only by two of its seeds."""
    singletons_last: bool
    limit: int
    """An mtaji capture starts with at most this many seeds."""
    must_keep_front: bool
    takasia: bool

    def functional(self, seeds: int, intact: bool) -> bool:
        """Tell whether a nyumba that holds `seeds` is functional. Ruling: `nyumba_function`."""
        return seeds >= NYUMBA_LEAST and self.nyumba and (intact or not self.must_be_intact)


def complete_options(options: Mapping[str, Json] | None) -> dict[str, Json]:
    """Return all options by name, with the values of the option list. Raises OptionError."""
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(Reason("shape-object"))
    plain = {name: _plain(name, value) for name, value in (options or {}).items()}
    return complete(OPTION_LIST, PRESETS, plain)


def _plain(name: str, value: Json) -> Json:
    """Return `value` in the words of the option list; anything unknown as it is."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        return _OTHER_WORDS.get(name, {}).get(value, value)
    return value


def switches_of(options: Mapping[str, Json]) -> Switches:
    """Return the switches that complete `options` stand for."""
    limit = options["mtaji_limit"]
    return Switches(
        nyumba=options["preset"] != "kujifunza",
        must_be_intact=options["nyumba_function"] == "intact",
        takasa_stops=options["nyumba_takasa"] == "stop",
        from_nyumba=options["takasa_from_nyumba"] == "yes",
        whole_nyumba=options["two_from_nyumba"] == "may",
        singletons_last=options["takasa_singletons"] == "last",
        limit=NO_LIMIT if limit == "none" else int(limit),
        must_keep_front=options["takasa_empty_front"] == "illegal",
        takasia=options["takasia"],
    )

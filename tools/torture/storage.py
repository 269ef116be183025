"""Storages full of what no program of ours wrote: nothing in them may hide or lose the rest."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.play.match import Match
from game.play.records import record
from game.play.saved import saved_match, series, settings
from game.play.saved import setup_choices as choices
from game.play.saved.saves import Saves
from game.play.saved.statistics import Statistics
from game.rules.registry import GAMES
from game.rules.registry import make as make_game
from tools.torture.characters import odd_text, with_odd_texts, written
from tools.torture.damage import copied, damage_text, damage_value
from tools.torture.depth import deep, with_deep
from tools.torture.facts import Facts, facts, facts_of
from tools.torture.forms import FORMS
from tools.torture.run import TortureError, pooled, some_id
from tools.torture.troubled_storage import TroubledStorage

BESIDE = ("settings", "setup", "statistics", "series", "folder")
"""Keys beside those of matches."""

OLD_KEY = "match"
"""Where the first versions kept their one match."""

SET_ASIDE = frozenset({"match-set-aside", "text-set-aside"})
"""Notices that tell of a text that was set aside."""

UNSAVED = frozenset({"storage-refuses", "matches-full", "match-too-long"})
"""Notices that tell why a match is not kept."""

NEWER = record.SCHEMA + 1


@dataclass(frozen=True)
class Shelf:
    """All texts of a storage, and its trouble.

    `sound` are the ids of matches that have to be listed and opened, `newer` keys whose texts have
    to stay, `again` ids of sound matches that were set aside; `order` is how it is looked at, and
    `arriving` are texts of matches that then come in under ids that are taken.
    """

    texts: dict[str, str]
    sound: tuple[str, ...] = ()
    newer: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    arriving: tuple[str, ...] = ()
    trouble: dict[str, Any] = field(default_factory=dict)


# What lies there


def make(source: Random, seed: int) -> Shelf:
    """Return a storage full of all kinds of texts."""
    texts: dict[str, str] = {}
    sound, newer, again = [], [], []
    for _ in range(source.choice((0, 1, 2, 3, 3, 4, 6))):
        match, id_ = pooled(source, seed), some_id(source)
        kind = source.choice(("sound", "sound", "newer", *_BROKEN))
        texts[saved_match.key_of(id_)] = _text(source, match, kind)
        if kind == "sound":
            sound.append(id_)
        elif kind == "newer":
            newer.append(saved_match.key_of(id_))
    if source.random() < 0.4:
        texts[OLD_KEY] = _old(source, seed, list(texts))
    for key in BESIDE:
        if source.random() < 0.5:
            texts[key] = _beside(source, seed, key)
    if source.random() < 0.4:
        again += _put_aside(source, seed, texts)
    for _ in range(source.choice((0, 0, 1, 3))):
        texts.setdefault(_strange_key(source), source.choice(("", "[", odd_text(source), "x" * 99)))
    order = source.sample(list(_LOOKS), len(_LOOKS))
    trouble = _trouble(source, texts) if source.random() < 0.4 else {}
    arriving = _arriving(source, seed, list(texts)) if source.random() < 0.3 else ()
    return Shelf(texts, tuple(sound), tuple(newer), tuple(again), tuple(order), arriving, trouble)


def _arriving(source: Random, seed: int, keys: list[str]) -> tuple[str, ...]:
    """Return records of matches that have the ids of what is kept, whatever that is."""
    ids = [id_ for key in keys if (id_ := saved_match.id_of(key))]
    chosen = source.sample(ids, min(len(ids), source.choice((1, 2))))
    records = [{**record.to_record(pooled(source, seed)), "id": id_} for id_ in chosen]
    return tuple(json.dumps(value) for value in records)


def _text(source: Random, match: Match, kind: str) -> str:
    """Return the text of a match: sound, of a newer schema, or broken in some way."""
    value = json.loads(saved_match.write(match))
    if kind == "sound":
        return json.dumps(value, ensure_ascii=source.random() < 0.5)
    if kind == "newer":
        return _newer(source, value)
    return _BROKEN[kind](source, value)


def _newer(source: Random, value: Any) -> str:
    """Return a save of a newer schema, which may look like ours or not at all."""
    value["match"]["schema"] = source.choice((NEWER, NEWER, NEWER + 1, 40))
    deed = source.random()
    if deed < 0.2:
        value["match"]["clock"] = {"left": [300, 300]}
    elif deed < 0.4:
        for name in source.sample([name for name in value["match"] if name != "schema"], 4):
            del value["match"][name]
    elif deed < 0.5:
        value["shown"] = source.choice(({}, [], None, {"picture": "x"}))
    elif deed < 0.6:
        value["match"]["game"] = "omweso"
    return json.dumps(value)


def _lacking(source: Random, value: Any) -> str:
    """Return a save without one member of its record, of a player or of what is shown."""
    holder = source.choice((value["match"], value["match"], value["match"], value, value["shown"]))
    if source.random() < 0.15:
        holder = source.choice(value["match"]["players"])
    del holder[source.choice(list(holder))]
    return json.dumps(value)


def _nothing(source: Random, _value: Any) -> str:
    every = ("", "0", "null", "[]", "{}", '"x"', "true", "NaN", "[", '{"match":1,"shown":2}',
             '{"match":{},"shown":{}}', '{"match":null,"shown":null}', "\ufeff{}", "\0", "1e999",
             '{"schema":3}', '{"match":{"schema":-1},"shown":{}}')  # fmt: skip
    return source.choice(every)


def _huge(_source: Random, value: Any) -> str:
    """Return a save that is longer than any is read."""
    value["match"]["players"][0]["name"] = "A" * (record.MOST_CHARACTERS + 1)
    return json.dumps(value)


_BROKEN: dict[str, Callable[[Random, Any], str]] = {
    "lacking": _lacking,
    "lacking more": _lacking,
    "damaged": lambda source, value: json.dumps(damage_value(source, value)),
    "damaged text": lambda source, value: damage_text(source, json.dumps(value)),
    "odd": lambda source, value: written(source, with_odd_texts(source, value)),
    "deep": with_deep,
    "brackets": lambda source, _value: deep(source, 100_000),
    "nothing": _nothing,
    "huge": _huge,
}


def _old(source: Random, seed: int, keys: list[str]) -> str:
    """Return the text of the one match that earlier versions kept, perhaps under an id in use."""
    match = pooled(source, seed)
    value = record.to_record(match)
    ids = [id_ for key in keys if (id_ := saved_match.id_of(key))]
    if ids and source.random() < 0.4:
        value["id"] = source.choice(ids)
    if source.random() < 0.5:
        return json.dumps(value)
    kind = source.choice(("newer", *_BROKEN))
    whole = {"match": copied(value), "shown": {"position": "", "moves": 0, "winners": None}}
    return _newer(source, whole) if kind == "newer" else _BROKEN[kind](source, whole)


def _beside(source: Random, seed: int, key: str) -> str:
    """Return the text of a key beside those of matches."""
    form = FORMS[key]
    value = copied(form.sound(source, pooled(source, seed)))
    if source.random() < 0.3:
        return json.dumps(value)
    kind = source.choice(("damaged", "damaged text", "odd", "deep", "brackets", "nothing"))
    if not isinstance(value, dict | list):
        kind = source.choice(("brackets", "nothing"))
    return _BROKEN[kind](source, value)


def _put_aside(source: Random, seed: int, texts: dict[str, str]) -> list[str]:
    """Put texts under keys of what was set aside; return the ids of matches that are sound."""
    free, number = some_id(source), source.choice((1, 1, 2, 5))
    if source.random() < 0.3:
        texts[f"{saved_match.key_of(free)}-aside-{number}"] = _text(
            source, pooled(source, seed), "sound"
        )
        return [free]
    key = source.choice((*texts, *BESIDE, OLD_KEY))
    for other in range(1, source.choice((1, 2, 5, 7)) + 1):
        kind = source.choice(("newer", *_BROKEN))
        texts[f"{key}-aside-{other}"] = _text(source, pooled(source, seed), kind)
    return []


def _strange_key(source: Random) -> str:
    """Return a key that is none of ours, but may look like one."""
    id_ = some_id(source)
    return source.choice((
        "match-", f"match-{id_.upper()}X", f"match-{id_[1:]}", f"match-{id_}0", f" match-{id_}",
        f"match-{id_}\n", f"match-{id_[1:]}٣", f"match-{id_}-aside-", f"match-{id_}-aside-x",
        "Settings", "settings-aside-0", "lock", "", "-aside-1", "match-aside-1-aside-1",
        odd_text(source)[:60],
    ))  # fmt: skip


def _trouble(source: Random, texts: dict[str, str]) -> dict[str, Any]:
    """Return what the storage refuses."""
    deed = source.random()
    keys = list(texts) or ["settings"]
    some = source.sample(keys, min(len(keys), source.choice((1, 1, 3))))
    used = sum(map(len, texts.values()))
    if deed < 0.4:
        return {"room": max(0, used + source.choice((-1, 0, 0, 1, 30, 2_000)))}
    if deed < 0.6:
        aside = [f"{key}-aside-{number}" for key in keys for number in range(1, 6)]
        return {"unwritable": [*some, *source.choice(([], aside))]}
    if deed < 0.75:
        return {"unremovable": some}
    if deed < 0.95:
        return {"unreadable": some}
    return {"blocked": True}


# Those who look at it


def _look_at_setup(storage: TroubledStorage, _saves: Saves) -> None:
    for name in GAMES:
        choices.load(storage, name).match()


_LOOKS: dict[str, Callable[[TroubledStorage, Saves], object]] = {
    "settings": lambda storage, _saves: settings.load(storage),
    "setup": _look_at_setup,
    "series": lambda storage, _saves: series.Series(storage),
    "statistics": lambda storage, _saves: Statistics(storage).games(),
    "listed": lambda _storage, saves: saves.listed(),
    "unfinished": lambda _storage, saves: saves.unfinished(),
}


def check(shelf: Shelf) -> str:
    """Look at everything, as the program does when it starts and after; refuse what is lost."""
    storage = TroubledStorage(shelf.texts, **shelf.trouble)
    now = iter(range(1_800_000_000, 1_900_000_000))
    keeper = Saves(storage, lambda: float(next(now)), Statistics(storage))
    keeper.set_aside_broken()
    for name in shelf.order:
        _LOOKS[name](storage, keeper)
    there = _check_list(shelf, storage, keeper)
    _check_texts(shelf, storage, there)
    notices = keeper.take_notices()
    _check_notices(shelf, storage, notices)
    _write(storage, keeper)
    _check_list(shelf, storage, keeper)
    for text in shelf.arriving:
        _add(keeper, text, notices)
    _check_list(shelf, storage, keeper)
    return "" if not shelf.trouble else "trouble"


def _add(keeper: Saves, text: str, notices: list[str]) -> None:
    """Let a match come in; refuse it if it is not kept, and nothing was said of that."""
    match = record.from_text(text)
    came, ended = facts(match), match.outcome() is not None
    keeper.receive(match)
    notices += keeper.take_notices()
    there = _opened(keeper)
    if (
        (came.played or not ended)
        and not came.is_among(there.values())
        and not UNSAVED & set(notices)
    ):
        raise TortureError("a match that came in is not kept, and it is not said")


def _opened(keeper: Saves) -> dict[str, Facts]:
    """Return all matches that can be opened."""
    opened = {entry.id: keeper.open(entry.id) for entry in keeper.listed()}
    return {id_: facts(match) for id_, match in opened.items() if match is not None}


def _check_list(shelf: Shelf, storage: TroubledStorage, keeper: Saves) -> dict[str, Facts]:
    """Refuse a list without a sound match, or one that cannot be opened; return what is there."""
    listed = [entry.id for entry in keeper.listed()]
    there = _opened(keeper)
    for id_ in shelf.sound:
        key = saved_match.key_of(id_)
        if storage.blocked or key in storage.unreadable:
            continue
        if id_ not in listed or id_ not in there:
            raise TortureError("a sound match is not listed", id_)
        if not facts(saved_match.read(shelf.texts[key])).is_among([there[id_]]):
            raise TortureError("a sound match is another one", id_)
    for key in shelf.newer:
        if storage.texts.get(key) != shelf.texts[key]:
            raise TortureError("a match of a newer schema does not stay in its place", key)
    for id_ in shelf.again:
        if not shelf.trouble and id_ not in there:
            raise TortureError("a sound match that was set aside is not looked at again", id_)
    return there


def _check_texts(shelf: Shelf, storage: TroubledStorage, there: dict[str, Facts]) -> None:
    """Refuse it if a text is gone that nothing sound has replaced."""
    left = set(storage.texts.values())
    for key, text in shelf.texts.items():
        if text in left:
            continue
        own = facts_of(text)
        if own is None or not own.is_among(there.values()):
            raise TortureError(f"a text is gone: {_sort_of(key)}", f"{key!a}")


def _sort_of(key: str) -> str:
    """Return a key without what is different in each."""
    name, aside, _ = key.partition("-aside-")
    base = "match-ID" if saved_match.id_of(name) else name
    is_ours = base in ("match-ID", OLD_KEY, *BESIDE)
    return (base if is_ours else "a strange key") + (" set aside" if aside else "")


def _check_notices(shelf: Shelf, storage: TroubledStorage, notices: list[str]) -> None:
    """Refuse what is told and is not so, or what is so and is not told."""
    moved = [key for key, text in shelf.texts.items() if storage.texts.get(key) != text]
    aside = [key for key in storage.texts if "-aside-" in key and key not in shelf.texts]
    said = SET_ASIDE & set(notices)
    if said and not moved and not aside:
        raise TortureError("it is said that something was set aside, and nothing was")
    if aside and not said:
        raise TortureError("something was set aside, and it is not said", f"{aside} {notices}")


def _write(storage: TroubledStorage, keeper: Saves) -> None:
    """Keep a match, and all else that is kept."""
    match = Match(make_game("kalah"), {}, 0)
    match.play(3)
    keeper.save(match)
    match.resign(1)
    keeper.save(match)
    series.Series(storage).count(match)
    settings.save(storage, settings.load(storage).with_value("speed", "fast"))
    for name in GAMES:
        choices.save(storage, choices.load(storage, name))

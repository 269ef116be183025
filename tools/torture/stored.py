"""Texts that are kept beside matches, and the names of files: sound ones, and who reads them."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.host import files as folder_files
from game.host.interface import FileGiven
from game.host.storage import StorageError
from game.play.levels import LEVELS
from game.play.match import Match
from game.play.saved import quick_play, series, settings, spoken
from game.play.saved import setup_choices as choices
from game.play.saved.saves import Saves
from game.play.saved.statistics import KEY as STATISTICS
from game.play.saved.statistics import Statistics
from game.rules.protocol import Json
from game.rules.registry import GAMES, make
from tools.torture.checks import check_drawn, check_match, words
from tools.torture.run import TortureError
from tools.torture.troubled_storage import TroubledStorage


def sound_settings(source: Random, _match: Match) -> Json:
    """Return settings."""
    return {name: source.choice(allowed) for name, allowed in settings.CHOICES.items()}


def check_settings(text: str) -> str:
    """Read settings: each is one of its choices, whatever is kept."""
    storage = TroubledStorage({settings.KEY: text})
    there = settings.load(storage)
    for name, allowed in settings.CHOICES.items():
        value = getattr(there, name)
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            raise TortureError("a setting that is none", f"{name} {value!a}")
    if not settings.save(storage, there) or settings.load(storage) != there:
        raise TortureError("other settings after writing and reading")
    return "" if there != settings.Settings() else "usual"


def sound_setup(source: Random, match: Match) -> Json:
    """Return what was chosen for a match."""
    name = match.game.name
    chosen = {
        "options": dict(match.game.options),
        "players": {str(seat): asdict(player) for seat, player in match.players.items()},
        "first": source.choice((*match.game.seats, choices.LOT)),
    }
    return {name: chosen}


def check_setup(text: str) -> str:
    """Read the choices of every game: a match can begin with them."""
    storage = TroubledStorage({choices.KEY: text})
    usual = True
    for name in GAMES:
        there = choices.load(storage, name)
        match = there.match()
        check_match(match)
        if match.first not in match.game.seats or there.refused() is not None:
            raise TortureError("a set-up that does not go together", name)
        if not choices.save(TroubledStorage(), there):
            raise TortureError("a set-up that cannot be kept", name)
        usual = usual and there == choices.load(TroubledStorage(), name)
    return "usual" if usual else ""


def sound_quick_play(source: Random, match: Match) -> Json:
    """Return what the menu remembers of matches begun there."""
    name = match.game.name
    kept = {
        "level": source.choice(LEVELS),
        "match": match.id,
        "first": source.choice(match.game.seats),
    }
    return {"last": name, "games": {name: kept}}


def check_quick_play(text: str) -> str:
    """Begin a match of every game: whatever is kept, somebody plays a computer of some level."""
    usual = True
    for name in GAMES:
        storage = TroubledStorage({quick_play.KEY: text})
        there = quick_play.remembered(storage, name)
        match, _ = quick_play.begin(storage, Saves(storage), name, quick_play.Usual())
        check_match(match)
        levels = {match.players[seat].level for seat in match.game.seats[1:]}
        if levels != {there.level} or there.level not in LEVELS:
            raise TortureError("a level that is none", f"{name} {there.level!a}")
        usual = usual and there == quick_play.Remembered()
    return "usual" if usual else ""


@lru_cache(1)
def _finished() -> Match:
    """Return a match that has ended."""
    match = Match(make("kalah"), {}, 0, id="f" * 16)
    match.play(3)
    match.resign(1)
    return match


def sound_statistics(source: Random, _match: Match) -> Json:
    """Return statistics."""

    def results() -> Json:
        return {name: source.randrange(9) for name in ("won", "lost", "drawn")}

    games = {
        name: {
            "results": {f"level-{source.randint(0, 9)}": results(), "friend": results()},
            "seats": {"0": results(), "1": results()},
            "longest": source.randrange(30),
            "biggest": source.randrange(30),
        }
        for name in GAMES
    }
    return {"schema": 2, "counted": [f"{n:016x}" for n in range(3)], "games": games}


def check_statistics(text: str) -> str:
    """Read statistics, and count a match."""
    storage = TroubledStorage({STATISTICS: text})
    there = Statistics(storage).games()
    for game in there.values():
        numbers = [game.total.played, game.longest, game.biggest]
        numbers += [results.played for results in game.seats.values()]
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise TortureError("statistics that are no numbers", repr(numbers))
    counting = Statistics(storage)
    counting.count(_finished())
    newer = storage.texts[STATISTICS] == text  # what a later version wrote is not written over
    if not newer and counting.games() != Statistics(storage).games():
        raise TortureError("other statistics after writing and reading")
    return "" if there else "none"


def sound_series(source: Random, match: Match) -> Json:
    """Return series, of which one may be that of the match that is counted."""
    storage = TroubledStorage()
    kept_series = series.Series(storage)
    # One from a position that was set up, or that is guided, belongs to no series.
    matches = [one for one in (match, _finished()) if one.counts]
    for one in source.sample(matches, source.randint(1, len(matches))):
        kept_series.count(one)
    return json.loads(storage.texts[series.KEY])


def check_series(text: str) -> str:
    """Read series, and count a match twice: that is once."""
    storage = TroubledStorage({series.KEY: text})
    all_series = series.Series(storage)
    tally = all_series.count(_finished())
    again = series.Series(storage).count(_finished())
    if tally != again or min(tally.played, tally.draws, *tally.wins.values()) < 0:
        raise TortureError("a series that does not add up", f"{tally} {again}")
    return "" if tally.played > 1 else "none"


def sound_spoken(source: Random, match: Match) -> Json:
    """Return which moments of guided games were spoken of."""
    storage = TroubledStorage()
    for id_ in source.sample([match.id, "0" * 16, "f" * 16], source.randint(1, 3)):
        spoken.keep(storage, id_, {"win": "{}", "capture": "[]"})
    return json.loads(storage.texts[spoken.KEY])


def check_spoken(text: str) -> str:
    """Read which moments were spoken of, and note another one."""
    storage = TroubledStorage({spoken.KEY: text})
    there = spoken.load(storage, "f" * 16)
    if not all(type(each) is str for each in (*there, *there.values())):
        raise TortureError("moments that are no texts", repr(there))
    now = {**there, "home": "{}"}
    # Two halves of a character beside each other are one character once they are JSON.
    same = json.loads(json.dumps(now))
    if spoken.keep(storage, "f" * 16, now) and spoken.load(storage, "f" * 16) != same:
        raise TortureError("other moments after writing and reading")
    return "" if there else "none"


def sound_folder(_source: Random, _match: Match) -> Json:
    """Return the folder that was opened last."""
    return "/home/asha/matches"


def check_folder(text: str) -> str:
    """Read the folder that was opened last, and open it."""
    from game.scenes.files import scene as files  # noqa: PLC0415 - it needs pygame

    host = SimpleNamespace(storage=TroubledStorage({files.KEY: text}))
    there = files._last_folder(cast(Any, SimpleNamespace(host=host)))
    if there:
        check_drawn(words().text("files.closed", folder=there), "the folder that was opened last")
        check_path(there)
    return "" if there else "none"


# Names of files


def check_arrival(name: str) -> str:
    """Read a file of this name that is no match: the name becomes part of what is told."""
    from game.scenes.friend.arrival import from_file  # noqa: PLC0415 - it needs pygame

    nobody = SimpleNamespace(add=lambda _match: None)
    context = cast(Any, SimpleNamespace(words=words(), matches=nobody))
    for content in (b"x", None):
        arrival = from_file(context, FileGiven(name, content))
        if not arrival.refusal:
            raise TortureError("a file that is no match was opened")
        check_drawn(arrival.refusal, "what is told of a file")
    return ""


def check_path(name: str) -> str:
    """Open a folder and a file of this name."""
    place = folder_files.FolderFiles(Path("/nowhere"), Path("/nowhere"))
    with suppress(StorageError):
        place.entries(f"/nowhere/{name}")
    place.above(name)
    check_drawn(folder_files.file_given(Path("/nowhere") / name).name, "the name of a file")
    return ""

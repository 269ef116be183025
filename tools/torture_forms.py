"""Every form of text that comes from outside: a sound value of each, and who reads it.

Nearly all are JSON. Those that are not have a text in place of the value.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.console import Console
from game.host import files as folder_files
from game.host.interface import FileGiven, StorageError
from game.host.page_messages import (
    MisfitError,
    read_keys,
    read_messages,
    read_preferences,
    read_viewport,
)
from game.play import anything, kept, link, notation, record
from game.play.match import Match
from game.play.statistics import KEY as STATISTICS
from game.play.statistics import Statistics
from game.rules.bantu_shipped import SHIPPED
from game.rules.protocol import Json
from game.rules.registry import GAMES, make
from game.scenes import choices, series
from game.view import settings
from tools.torture_checks import check_drawn, check_match, match_check, words
from tools.torture_damage import copied
from tools.torture_run import POOL, TortureError
from tools.troubled_storage import TroubledStorage

record_of = lru_cache(POOL)(record.to_text)
notation_of = lru_cache(POOL)(notation.to_text)
link_of = lru_cache(POOL)(link.match_link)
position_of = lru_cache(POOL)(link.position_link)
save_of = lru_cache(POOL)(kept.write)


@dataclass(frozen=True)
class Form:
    """One kind of text.

    `sound` makes a value of it, or the text itself where it is no JSON (`json` is False). `wrap`
    makes of a JSON text what is handed to the reader. `check` is that of
    `tools.torture_run.Reader`, and `needs` too.
    """

    sound: Callable[[Random, Match], Json]
    check: Callable[[Any], str]
    wrap: Callable[[str], Any] = str
    json: bool = True
    needs: str = ""


# Matches


def sound_record(source: Random, match: Match) -> dict[str, Json]:
    """Return a record, now and then of the first schema."""
    value: dict[str, Json] = json.loads(record_of(match))
    if source.random() < 0.15:
        value["schema"] = 1
        for name in ("id", "created", "changed", "lines", "side", "pending"):
            del value[name]
    return value


def sound_save(_source: Random, match: Match) -> Json:
    """Return what is kept of a match."""
    return json.loads(save_of(match))


def _either(source: Random, match: Match) -> Json:
    return source.choice((sound_record, sound_save))(source, match)


def link_value(source: Random, match: Match) -> Json:
    """Return what a link holds."""
    text = link_of(match) if source.random() < 0.7 else position_of(match)
    packed = base64.urlsafe_b64decode(text[2:] + "===")
    return json.loads(zlib.decompress(packed[1:]))


def coded(content: bytes) -> str:
    """Return bytes as a link has them."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def packed_link(text: str) -> str:
    """Return the link that holds a JSON text, with characters that are none as they come."""
    return "m=" + coded(b"\x01" + zlib.compress(text.encode("utf-8", "surrogatepass")))


def read_save(text: str) -> Match:
    """Read a save, and all that else is looked at in it."""
    kept.last_played(text)
    match = kept.read(text)
    kept.glance(text, match.id)
    if not kept.holds(text, match):
        raise TortureError("a save that does not hold its own match")
    return match


def _board_of(_source: Random, _match: Match) -> Json:
    return copied(SHIPPED)


def _with_board(text: str) -> str:
    """Return a notation with a board among its options."""
    board = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'[Baraza "1"]\n[Game "bantu"]\n[Options "board={board}"]\n'


def _file_bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _check_file(content: bytes) -> str:
    return match_check(lambda _: anything.open_file(content))("")


def _check_arrival(name: str) -> str:
    """Read a file of this name that is no match: the name becomes part of what is told."""
    from game.scenes.arrival import from_file  # noqa: PLC0415 - it needs pygame

    nobody = SimpleNamespace(add=lambda _match: None)
    context = cast(Any, SimpleNamespace(words=words(), matches=nobody))
    for content in (b"x", None):
        told = from_file(context, FileGiven(name, content))
        if not isinstance(told, str):
            raise TortureError("a file that is no match was opened")
        check_drawn(told, "what is told of a file")
    return ""


def _check_path(name: str) -> str:
    """Open a folder and a file of this name."""
    from pathlib import Path  # noqa: PLC0415 - only here

    place = folder_files.FolderFiles(Path("/nowhere"), Path("/nowhere"))
    with suppress(StorageError):
        place.entries(f"/nowhere/{name}")
    place.above(name)
    check_drawn(folder_files.given(Path("/nowhere") / name).name, "the name of a file")
    return ""


# What is kept beside matches


def _sound_settings(source: Random, _match: Match) -> Json:
    return {name: source.choice(allowed) for name, allowed in settings.CHOICES.items()}


def _check_settings(text: str) -> str:
    storage = TroubledStorage({settings.KEY: text})
    there = settings.load(storage)
    for name, allowed in settings.CHOICES.items():
        value = getattr(there, name)
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            raise TortureError("a setting that is none", f"{name} {value!a}")
    if not settings.save(storage, there) or settings.load(storage) != there:
        raise TortureError("other settings after writing and reading")
    return "" if there != settings.Settings() else "usual"


def _sound_setup(source: Random, match: Match) -> Json:
    name = match.game.name
    chosen = {
        "options": dict(match.game.options),
        "players": {str(seat): asdict(player) for seat, player in match.players.items()},
        "first": source.choice((*match.game.seats, choices.LOT)),
    }
    return {name: chosen}


def _check_setup(text: str) -> str:
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


@lru_cache(1)
def _finished() -> Match:
    """Return a match that has ended."""
    match = Match(make("kalah"), {}, 0, id="f" * 16)
    match.play(3)
    match.resign(1)
    return match


def _sound_statistics(source: Random, _match: Match) -> Json:
    def results() -> Json:
        return {name: source.randrange(9) for name in ("won", "lost", "drawn")}

    games = {
        name: {
            "results": {f"level-{source.randint(1, 9)}": results(), "friend": results()},
            "seats": {"0": results(), "1": results()},
            "longest": source.randrange(30),
            "biggest": source.randrange(30),
        }
        for name in GAMES
    }
    return {"schema": 2, "counted": [f"{n:016x}" for n in range(3)], "games": games}


def _check_statistics(text: str) -> str:
    storage = TroubledStorage({STATISTICS: text})
    there = Statistics(storage).games()
    for game in there.values():
        numbers = [game.total.played, game.longest, game.biggest]
        numbers += [results.played for results in game.seats.values()]
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise TortureError("statistics that are no numbers", repr(numbers))
    counting = Statistics(storage)
    counting.count(_finished())
    if counting.games() != Statistics(storage).games():
        raise TortureError("other statistics after writing and reading")
    return "" if there else "none"


def _sound_series(source: Random, match: Match) -> Json:
    storage = TroubledStorage()
    kept_series = series.Series(storage)
    for one in source.sample((match, _finished()), source.choice((1, 2))):
        kept_series.count(one)
    return json.loads(storage.texts[series.KEY])


def _check_series(text: str) -> str:
    storage = TroubledStorage({series.KEY: text})
    known = series.Series(storage)
    tally = known.count(_finished())
    again = series.Series(storage).count(_finished())
    if tally != again or min(tally.played, tally.draws, *tally.wins.values()) < 0:
        raise TortureError("a series that does not add up", f"{tally} {again}")
    return "" if tally.played > 1 else "none"


def _sound_folder(_source: Random, _match: Match) -> Json:
    return "/home/asha/matches"


def _check_folder(text: str) -> str:
    from game.scenes import files  # noqa: PLC0415 - it needs pygame

    host = SimpleNamespace(storage=TroubledStorage({files.KEY: text}))
    there = files._last_folder(cast(Any, SimpleNamespace(host=host)))
    if there:
        check_drawn(words().text("files.closed", folder=there), "the folder that was opened last")
        _check_path(there)
    return "" if there else "none"


# Messages of the page, and lines of the console


def _sound_messages(source: Random, _match: Match) -> Json:
    every: list[Json] = [
        {"type": "pointer", "phase": "down", "x": 1, "y": 2.5, "device": "touch"},
        {"type": "wheel", "x": 0, "y": 0, "dy": -3},
        {"type": "key", "name": "Enter", "shift": False, "ctrl": True},
        {"type": "press", "target": "house-3"},
        {"type": "focus", "target": "menu", "visible": True},
        {"type": "visible", "shown": True},
        {"type": "link"},
    ]
    return source.sample(every, source.randint(1, len(every)))


def _check_messages(text: str) -> str:
    dropped: list[str] = []
    there = read_messages(text, dropped.append)
    for line in dropped:
        check_drawn(line, "a line of the log")
    return "" if there else "dropped"


def _page_check(read: Callable[[str], object]) -> Callable[[str], str]:
    def check(text: str) -> str:
        try:
            read(text)
        except MisfitError as error:
            check_drawn(str(error), "a line of the log")
            return "misfit"
        return ""

    return check


def _sound_viewport(_source: Random, _match: Match) -> Json:
    return {"width": 800, "height": 600, "scale": 1.5}


def _sound_preferences(_source: Random, _match: Match) -> Json:
    return {"languages": ["en-GB", "sw"], "reduced_motion": False, "high_contrast": True}


def _sound_keys(_source: Random, match: Match) -> Json:
    return [kept.key_of(match.id), "settings", "setup"]


@lru_cache(1)
def _console() -> Console:
    """Return a console that has little patience."""
    return Console(most_positions=300, most_seconds=0.05)


def sound_request(source: Random, match: Match) -> Json:
    """Return a request to the console."""
    game = match.game
    every: list[Json] = [
        {"do": "new", "game": game.name, "options": dict(game.options)},
        {
            "do": "set",
            "game": game.name,
            "options": dict(game.options),
            "position": game.position_to_json(match.position),
        },
        {"do": "why", "move": game.move_to_json(match.turns[0].move) if match.turns else 1},
        {"do": "perft", "depth": 1},
        {"do": "playout", "count": 1, "seed": 7},
        {"do": "view"},
    ]
    return copied(source.choice(every))


def _check_request(line: bytes) -> str:
    console = _console()
    if console._table is None:
        console.answer(b'{"do": "new", "game": "kalah"}')
    answer = console.answer(line)
    json.dumps(answer)
    if answer["ok"] is True:
        return ""
    told, own = str(answer["error"]), words().text("reason.console-own-error", name="@")
    check_drawn(told, "an answer of the console")
    check_drawn(str(answer["at"]), "the place in an answer of the console")
    if own.partition("@")[0] in told:
        raise TortureError(f"the console failed: {told}")
    return told[:30]


FORMS: dict[str, Form] = {
    "record": Form(sound_record, match_check(record.from_text)),
    "save": Form(sound_save, match_check(read_save)),
    "link": Form(link_value, match_check(lambda text: link.open_link(text).match), packed_link),
    "clipboard": Form(_either, match_check(anything.open_text)),
    "file": Form(_either, _check_file, _file_bytes),
    "board": Form(_board_of, match_check(notation.from_text), _with_board),
    "notation": Form(
        lambda _source, match: notation_of(match), match_check(anything.open_text), json=False
    ),
    "settings": Form(_sound_settings, _check_settings),
    "setup": Form(_sound_setup, _check_setup),
    "statistics": Form(_sound_statistics, _check_statistics),
    "series": Form(_sound_series, _check_series),
    "folder": Form(_sound_folder, _check_folder, needs="pygame"),
    "messages": Form(_sound_messages, _check_messages),
    "viewport": Form(_sound_viewport, _page_check(read_viewport)),
    "preferences": Form(_sound_preferences, _page_check(read_preferences)),
    "keys": Form(_sound_keys, _page_check(read_keys)),
    "console": Form(sound_request, _check_request, _file_bytes),
    "path": Form(lambda *_: "match.json", _check_path, json=False),
    "arrival": Form(lambda *_: "match.json", _check_arrival, json=False, needs="pygame"),
}
"""By name. `board` stands for options inside a notation, `arrival` for the name of a file."""


def check_form(given: tuple[str, Any]) -> str:
    """Check an input that has the name of its form beside it."""
    name, content = given
    return FORMS[name].check(content)

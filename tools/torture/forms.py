"""Every form of text that comes from outside: a sound value of each, and who reads it.

Nearly all are JSON. Those that are not have a text in place of the value.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import Any

from game.console.console import Console
from game.host.page_messages import (
    MisfitError,
    read_keys,
    read_messages,
    read_preferences,
    read_viewport,
)
from game.play.match import Match
from game.play.records import link, notation, open_any, record
from game.play.saved import saved_match
from game.rules.bantu.shipped import SHIPPED
from game.rules.protocol import Json
from tools.torture.checks import check_drawn, match_check, words
from tools.torture.damage import copied
from tools.torture.run import POOL, TortureError
from tools.torture.stored import (
    check_arrival,
    check_folder,
    check_path,
    check_quick_play,
    check_series,
    check_settings,
    check_setup,
    check_spoken,
    check_statistics,
    sound_folder,
    sound_quick_play,
    sound_series,
    sound_settings,
    sound_setup,
    sound_spoken,
    sound_statistics,
)

record_of = lru_cache(POOL)(record.to_text)
notation_of = lru_cache(POOL)(notation.to_text)
link_of = lru_cache(POOL)(link.match_link)
position_of = lru_cache(POOL)(link.position_link)
save_of = lru_cache(POOL)(saved_match.write)


@dataclass(frozen=True)
class Form:
    """One kind of text.

    `sound` makes a value of it, or the text itself where it is no JSON (`json` is False). `wrap`
    makes of a JSON text what is handed to the reader. `check` is that of
    `tools.torture.run.Reader`, and `needs` too.
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
        for name in ("id", "created", "changed", "lines", "side", "sent", "pending", "guided"):
            value.pop(name, None)
    return value


def sound_save(_source: Random, match: Match) -> Json:
    """Return what is kept of a match."""
    return json.loads(save_of(match))


def _either(source: Random, match: Match) -> Json:
    return source.choice((sound_record, sound_save))(source, match)


def link_value(source: Random, match: Match) -> Json:
    """Return what a link of the newest version holds."""
    text = link_of(match) if source.random() < 0.7 else position_of(match)
    packed = base64.urlsafe_b64decode(text[2:] + "===")
    value = json.loads(zlib.decompress(packed[1:]))
    return [*value, *[None] * (link.FIELDS - len(value))]


def coded(content: bytes) -> str:
    """Return bytes as a link has them."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def packed_link(text: str) -> str:
    """Return the link that holds a JSON text, with characters that are none as they come."""
    return "m=" + coded(
        bytes([link.VERSION]) + zlib.compress(text.encode("utf-8", "surrogatepass"))
    )


def read_save(text: str) -> Match:
    """Read a save, and all that else is looked at in it."""
    saved_match.last_played(text)
    match = saved_match.read(text)
    saved_match.glance(text, match.id)
    if not saved_match.holds(text, match):
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
    return match_check(lambda _: open_any.open_file(content))("")


# Messages of the page, and lines of the console


def _sound_messages(source: Random, _match: Match) -> Json:
    every: list[Json] = [
        {"type": "pointer", "phase": "down", "x": 1, "y": 2.5, "device": "touch"},
        {"type": "wheel", "x": 0, "y": 0, "dy": -3},
        {"type": "key", "name": "Enter", "shift": False, "ctrl": True},
        {"type": "press", "target": "house-3"},
        {"type": "edited", "target": "name:0", "text": "Asha"},
        {"type": "adjusted", "target": "level:1", "value": 3},
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
    wishes = {"reduced_motion": False, "high_contrast": True, "dark": True, "text_scale": 1.5}
    return {"languages": ["en-GB", "sw"], **wishes}


def _sound_keys(_source: Random, match: Match) -> Json:
    return [saved_match.key_of(match.id), "settings", "setup"]


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
        {"do": "read", "text": f"Hi!\n> {link_of(match)}]"},
        {"do": "read", "text": f"{notation_of(match)}\nAsha"},
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
    error, own = str(answer["error"]), words().text("reason.console-own-error", name="@")
    check_drawn(error, "an answer of the console")
    check_drawn(str(answer["at"]), "the place in an answer of the console")
    if own.partition("@")[0] in error:
        raise TortureError(f"the console failed: {error}")
    return error[:30]


FORMS: dict[str, Form] = {
    "record": Form(sound_record, match_check(record.from_text)),
    "save": Form(sound_save, match_check(read_save)),
    "link": Form(link_value, match_check(lambda text: link.open_link(text).match), packed_link),
    "clipboard": Form(_either, match_check(open_any.open_text)),
    "file": Form(_either, _check_file, _file_bytes),
    "board": Form(_board_of, match_check(notation.from_text), _with_board),
    "notation": Form(
        lambda _source, match: notation_of(match), match_check(open_any.open_text), json=False
    ),
    "address": Form(
        lambda _source, match: f"https://example.org/#{link_of(match)}",
        match_check(open_any.open_text),
        json=False,
    ),
    "settings": Form(sound_settings, check_settings),
    "setup": Form(sound_setup, check_setup),
    "quick-play": Form(sound_quick_play, check_quick_play),
    "statistics": Form(sound_statistics, check_statistics),
    "series": Form(sound_series, check_series),
    "spoken": Form(sound_spoken, check_spoken),
    "folder": Form(sound_folder, check_folder, needs="pygame"),
    "messages": Form(_sound_messages, _check_messages),
    "viewport": Form(_sound_viewport, _page_check(read_viewport)),
    "preferences": Form(_sound_preferences, _page_check(read_preferences)),
    "keys": Form(_sound_keys, _page_check(read_keys)),
    "console": Form(sound_request, _check_request, _file_bytes),
    "path": Form(lambda *_: "match.json", check_path, json=False),
    "arrival": Form(lambda *_: "match.json", check_arrival, json=False, needs="pygame"),
}
"""By name. `board` stands for options inside a notation, `arrival` for the name of a file."""


def check_form(case: tuple[str, Any]) -> str:
    """Check an input that has the name of its form beside it."""
    name, content = case
    form = FORMS[name]
    if form.needs and find_spec(form.needs) is None:
        return "left out"
    return form.check(content)


def forms_left_out() -> list[str]:
    """Return the forms that the page's Python cannot read without a page."""
    return [name for name, form in FORMS.items() if form.needs]

"""Storage with matches and with other texts, as visits leave it."""

import json

from game.host.fake import MemoryStorage
from game.play.match import Player
from game.play.records import record
from game.play.saved import quick_play, saved_match, settings, spoken, stored
from game.play.saved import setup_choices as choices
from game.play.saved.progress import Progress
from game.play.saved.saves import Saves
from game.play.saved.series import Series
from game.play.saved.statistics import Statistics
from tests.play.saved.saved_matches import Clock, kalah, over


def with_two_matches(**texts):
    """Storage with two sound matches and what else is given, and the ids of the two."""
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    ids = []
    for match in (kalah(1), kalah(1, 2)):
        saves.save(match)
        ids.append(match.id)
    storage.texts |= {key.replace("_", "-"): text for key, text in texts.items()}
    return storage, ids[::-1]


def visit(storage):
    """Start as the program does, and return what keeps the matches."""
    saves = Saves(storage, Clock(), Statistics(storage))
    saves.set_aside_broken()
    settings.load(storage)
    choices.load(storage, "kalah")
    Series(storage)
    saves.unfinished()
    return saves


def parts(match):
    return json.loads(saved_match.write(match))


def newer_texts():
    whole = parts(kalah(1, 2))
    whole["match"]["schema"] = record.SCHEMA + 1
    yield json.dumps(whole)
    yield json.dumps({**whole, "more": 1})
    yield json.dumps({"schema": record.SCHEMA + 7, "anything": "else"})


def write_all(storage):
    """Save everything that is kept beside the matches."""
    settings.save(storage, settings.load(storage).with_value("volume", 1), "volume")
    choices.save(storage, choices.load(storage, "kalah"))
    quick_play.keep_level(storage, "kalah", 2)
    Statistics(storage).count(played_here())
    Series(storage).count(over())
    stored.change(storage, "folder", lambda _: "/home")
    spoken.keep(storage, "0" * 16, {"win": "{}"})
    Progress(storage).finish_lesson("kalah", "kalah-sow")


def played_here():
    match = over()
    match.players = {0: Player("person"), 1: Player("opponent")}
    return match

"""Bao in words: names of places, what to press next, what happens and what happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import FRONT, NYUMBA, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import Event, Place, Seat
from game.view.bao.laps import BaoPreview, Chapter, chapters, pit_name
from game.view.bao.presses import Asked
from game.view.game_view import NOBODY, Owners

TITLES: Mapping[int, str] = {1: "kichwa", 2: "kimbi", 7: "kimbi", 8: "kichwa"}
"""What the pits of the front row are called besides their names, by ring number."""


class NyumbaSeeds(int):
    """A count of seeds that lie in a nyumba, so that it can be named one."""


def place_name(words: Catalogue, place: Place, seeds: int, owners: Owners = NOBODY) -> str:
    """Return, for example, "South, A5, the nyumba, 8 seeds", or "Your A5, the nyumba, 8 seeds"."""
    seat = owners.name(words, "bao", place.at[0])
    key = f"table.bao.{place.kind}{'-mine' if place.at[0] == owners.mine else ''}"
    if place.kind == "stock":
        return words.text(key, seat=seat, count=int(seeds))
    pit = pit_name(place)
    title = "nyumba" if isinstance(seeds, NyumbaSeeds) else TITLES.get(place.at[1], "")
    if title:
        pit = words.text("table.bao.titled", pit=pit, title=words.text(f"table.bao.title.{title}"))
    return words.text(key, seat=seat, pit=pit, count=int(seeds))


def choice_name(words: Catalogue, now: Asked, place: Place) -> str:
    """Return what pressing a place means once the pit is chosen."""
    return words.text(f"table.bao.choice.{choice(now, place)}", pit=pit_name(place))


def choice(now: Asked, place: Place) -> str:
    """Return which choice pressing a place is, as the keys of the catalogue call it."""
    move = now.answers[place][0]
    if now.question == "nyumba":
        return "stop" if move.nyumba[-1] == "stop" else "sow-on"
    if move.kind == "namua-capture":
        return "enter-left" if move.direction > 0 else "enter-right"
    # From its owner's view the back row is sown the other way.
    side = "right" if (move.direction > 0) == (move.pit <= FRONT) else "left"
    alone = len({other[0].kind for other in now.answers.values()}) == 1
    if alone:
        return f"sow-{side}"
    amount = "two" if move.kind == "namua-takasa-two-from-nyumba" else "all"
    return f"{amount}-{side}"


def move_name(words: Catalogue, pit: Place, choices: Sequence[str], form: str) -> str:
    """Return a move: `form` is "long", "pit A5, to the right", or "short", "A5 right"."""
    name = words.text(f"move.bao.{form}.pit", pit=pit_name(pit))
    for one in choices:
        told = words.text(f"move.bao.{form}.{one}")
        name = words.text(f"move.bao.{form}.and", move=name, choice=told)
    return name


def prompt(words: Catalogue, now: Asked) -> str:
    """Return what to press next."""
    if not now.answers:
        return ""
    if now.question == "nyumba":
        taken = sum(event.count for event in now.events if event.kind == "capture")
        key = "table.bao.ask.nyumba-captured" if taken else "table.bao.ask.nyumba"
        return words.text(key, count=taken)
    first = next(iter(now.answers.values()))[0]
    if now.question == "pit":
        return words.text(f"table.bao.ask.{first.kind}")
    if first.kind == "namua-capture":
        return words.text("table.bao.ask.kichwa")
    alone = len({left[0].kind for left in now.answers.values()}) == 1
    return words.text("table.bao.ask.way" if alone else "table.bao.ask.amount")


def not_a_move(words: Catalogue, game: Bao, position: BaoPosition, place: Place) -> str:
    """Return why pressing a place does nothing."""
    if place.kind == "stock":
        return words.text("table.bao.not-stock")
    if place.at[0] != position.to_move:
        return words.text("table.bao.not-yours")
    reason = game.why_not_pit(position, place.at[1])
    if reason is None:
        return words.text("table.bao.not-now")
    return words.text(f"reason.{reason.key}", **reason.values)


def foretell(words: Catalogue, position: BaoPosition, seen: BaoPreview) -> str:
    """Return what a move would do."""
    end = pit_name(seen.end) if seen.end else ""
    key = "table.bao.would-capture" if seen.taken else "table.bao.would-takasa"
    told = words.text(key, count=seen.taken, laps=seen.laps, end=end)
    if seen.winner is None:
        return told
    wins = "table.bao.would-win" if seen.winner == position.to_move else "table.bao.would-lose"
    return words.sentences(told, words.text(wins))


def running(
    words: Catalogue, names: Mapping[Seat, str], parts: Sequence[Chapter], shown: int
) -> str:
    """Return the line of the part that goes on once `shown` events of a move have been shown."""
    begun = bisect_right(parts, shown, key=lambda part: part.begin)
    return line(words, names, parts[begun - 1]) if begun else ""


def log(words: Catalogue, names: Mapping[Seat, str], events: Sequence[Event]) -> list[str]:
    """Return a line for each part of a move."""
    return [line(words, names, part) for part in chapters(events)]


def line(words: Catalogue, names: Mapping[Seat, str], part: Chapter) -> str:
    """Return the line of one part of a move; laps are counted."""
    pit = pit_name(part.place) if part.place.kind == "pit" else ""
    end = pit_name(part.end) if part.end.kind == "pit" else ""
    values = {"player": names[part.seat], "pit": pit, "end": end}
    values["owner"] = names[part.place.at[0]]
    told = words.text(f"table.bao.log.{_key(part)}", count=part.count, lap=part.lap, **values)
    if part.part in ("sow", "relay", "capture"):
        return words.text("table.bao.log.lap", lap=part.lap, told=told)
    return told


def _key(part: Chapter) -> str:
    """Return the last part of the key of a line."""
    if part.part == "capture":
        return "capture-left" if part.end.at[1] == 1 else "capture-right"
    if part.part == "stop" and part.place.at[1] - 1 == NYUMBA:
        return "stop-nyumba"
    return part.part


def narrate(
    words: Catalogue,
    game: Bao,
    seeds: Mapping[Place, int],
    names: Mapping[Seat, str],
    events: Sequence[Event],
) -> list[str]:
    """Return a whole move in a few sentences; `seeds` is what lies at each place after it."""
    told = chapters(events)
    began = told[0]
    taken = sum(part.count for part in told if part.part == "capture")
    laps = max(part.lap for part in told)
    end = next((pit_name(part.place) for part in told if part.part == "stop"), "")
    phase = "namua" if began.part == "enter" else "mtaji"
    key = f"table.bao.{phase}-capture" if taken else f"table.bao.{phase}-takasa"
    values = {"player": names[began.seat], "pit": pit_name(began.place), "end": end}
    sentences = [words.text(key, count=taken, laps=laps, **values)]
    for part in told:
        if part.part == "end" and any(seeds[Place("stock", (seat,))] for seat in game.seats):
            sentences.append(words.text("table.bao.log.end-mkononi", player=names[part.seat]))
        elif _matters(game, seeds, part):
            sentences.append(line(words, names, part))
    return sentences


def _matters(game: Bao, seeds: Mapping[Place, int], part: Chapter) -> bool:
    """Tell whether a part of a move has a sentence of its own in what is told of the whole."""
    if part.part == "stop":
        return part.place.at[1] - 1 == NYUMBA and seeds[part.place] > 1
    if part.part == "nyumba":
        return game.switches.must_be_intact
    return part.part in ("block", "end")

"""The console's answers as plain JSON: games, views, events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.console.table import Table
from game.rules.protocol import AnyGame, Event, Json, Option, Outcome, Place


def games(classes: Mapping[str, type[AnyGame]]) -> list[Json]:
    """Return what each game is called, its options and what its presets stand for."""
    return [
        {
            "game": name,
            "options": [option(each) for each in game.option_list],
            "presets": {preset: dict(switches) for preset, switches in game.presets.items()},
        }
        for name, game in classes.items()
    ]


def option(option: Option) -> Json:
    """Return an option with its type, its default and what it may be."""
    form: dict[str, Json] = {"name": option.name, "type": option.kind, "default": option.default}
    if option.kind == "integer":
        form |= {"low": option.low, "high": option.high}
    if option.choices:
        form["choices"] = list(option.choices)
    if option.switch:
        form["switch"] = True
    return form


def view(table: Table) -> dict[str, Json]:
    """Return how the game stands."""
    game, position = table.game, table.position
    outcome = table.outcome()
    return {
        "game": game.name,
        "options": dict(game.options),
        "position": game.position_to_json(position),
        "to_move": game.seat_name(game.to_move(position)),
        "legal": [game.move_to_json(move) for move in table.legal_moves()],
        "outcome": None if outcome is None else ended(game, outcome),
    }


def ended(game: AnyGame, outcome: Outcome) -> Json:
    """Return who won and with how much; seats by name."""
    return {
        "winners": [game.seat_name(seat) for seat in outcome.winners],
        "scores": {str(game.seat_name(seat)): score for seat, score in outcome.scores.items()},
        "reason": outcome.reason,
    }


def events(game: AnyGame, happened: Iterable[Event]) -> list[Json]:
    """Return events with seats by name; a count of 0 and places that are None are left out."""
    return [_event(game, event) for event in happened]


def _event(game: AnyGame, event: Event) -> Json:
    form: dict[str, Json] = {"kind": event.kind, "seat": game.seat_name(event.seat)}
    if event.count:
        form["count"] = event.count
    for name, spot in (("source", event.source), ("target", event.target)):
        if spot is not None:
            form[name] = place(spot)
    return form


def place(place: Place) -> Json:
    """Return a place; seats in it are numbers."""
    return {"kind": place.kind, "at": list(place.at)}

"""Bao in words: names of places, what to press next, what happens and what happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import FRONT, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event, Outcome, Place, Seat
from game.view.bao.contents import contents, is_nyumba, pit_name
from game.view.bao.laps import Part, parts_of
from game.view.bao.presses import TWO_SEEDS, Question, question_after
from game.view.bao.preview import BaoPreview
from game.view.bao.show import BaoShow
from game.view.board.preview import Preview
from game.view.board.sowing import Show
from game.view.presses import Chosen
from game.view.teller import NO_PLAYERS, Players, Step, Teller

TITLES: Mapping[int, str] = {1: "kichwa", 2: "kimbi", 7: "kimbi", 8: "kichwa"}
"""What the pits of the front row are called besides their names, by ring number."""


MOST_NAMED = 3
"""So many robbed pits of a turn are named."""


class BaoTeller(Teller):
    """Tells of pits, stocks, laps and the nyumba."""

    def __init__(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> None:
        super().__init__(words, game, players)
        self.bao = cast(Bao, game)
        self._parts: tuple[Sequence[Event], tuple[Part, ...]] = ((), ())
        """The events that `running` was asked about last, and their parts."""

    # Places and moves

    def contents(self, position: BaoPosition) -> dict[Place, int]:
        """Return the seeds in each pit and stock."""
        return contents(self.bao, position)

    def place_name(self, place: Place, content: int) -> str:
        """Return "South, A5, the nyumba, 8 seeds", or "Your A5, the nyumba, 8 seeds"."""
        owner = self.player(place.at[0])
        if place.kind == "stock":
            return self.text("table.bao.stock", seat=owner, count=content)
        pit, title = pit_name(place), self._title(place)
        if title:
            title = self.text(f"table.bao.title.{title}")
            pit = self.text("table.bao.titled", pit=pit, title=title)
        return self.text("table.bao.pit", seat=owner, pit=pit, count=content)

    def _title(self, pit: Place) -> str:
        """Return what a pit is called besides its name, as the keys have it; "" for most."""
        if self.bao.switches.nyumba and is_nyumba(pit):
            return "nyumba"
        return TITLES.get(pit.at[1], "")

    def owned(self, place: Place) -> str:
        """Return a pit with whose it is, where its player does what is told: "your A5"."""
        return self.text("table.bao.own", player=self.player(place.at[0]), pit=pit_name(place))

    def choice_name(self, position: BaoPosition, chosen: Chosen, place: Place) -> str:
        """Return, for example, "Sow left, into your A3"."""
        choice = choice_of(question_after(self.game, position, chosen), place)
        way = self._seen(choice.way, position.to_move)
        return self.text(f"table.bao.choice.{choice.kind}", way=way, pit=self.owned(place))

    def move_name(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "pit A5, to the right"."""
        pit = self.text("move.bao.long.pit", pit=pit_name(presses[0]))
        return self._move(position, presses, "long", pit)

    def move_label(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "A5 right"."""
        return self._move(position, presses, "short", pit_name(presses[0]))

    def _move(self, position: BaoPosition, presses: Chosen, form: str, name: str) -> str:
        """Return a move that begins with the pit `name`: `form` is "long" or "short"."""
        for number in range(1, len(presses)):
            choice = choice_of(
                question_after(self.game, position, presses[:number]), presses[number]
            )
            way = self._seen(choice.way, position.to_move)
            told = self.text(f"move.bao.{form}.{choice.kind}", way=way)
            name = self.text(f"move.bao.{form}.and", move=name, choice=told)
        return name

    def _seen(self, way: str, seat: Seat) -> str:
        """Return a way of a player, "left" or "right", as the board that is looked at shows it.

        On a board that stands the near player's left is up, and the other's is down.
        """
        if not self.standing:
            return way
        return "up" if (way == "left") == (seat == self.near) else "down"

    # Before a move

    def prompt(self, position: BaoPosition, chosen: Chosen) -> str:
        """Return what to press next."""
        question = question_after(self.game, position, chosen)
        if not question.answers:
            return ""
        if question.about == "nyumba":
            return self._nyumba_prompt(question)
        first = next(iter(question.answers.values()))[0]
        if question.about == "pit":
            return self.text(f"table.bao.ask.{first.kind}")
        if first.kind == "namua-capture":
            return self.text("table.bao.ask.kichwa")
        return self.text("table.bao.ask.way" if question.one_kind else "table.bao.ask.amount")

    def pointed_at(self, position: BaoPosition, chosen: Chosen, place: Place) -> str:
        """Return what pressing a pit would ask: no arrow is seen before it is pressed."""
        if chosen or place.kind != "pit":
            return super().pointed_at(position, chosen, place)
        seeds = self.contents(position)[place]
        pit = self.owned(place)
        return self.text("table.bao.pointed-at", pit=pit, count=seeds)

    def _nyumba_prompt(self, question: Question) -> str:
        """Return the question in the nyumba, with what has been captured by then."""
        count = sum(event.count for event in question.events if event.kind == "capture")
        key = "table.bao.ask.nyumba-captured" if count else "table.bao.ask.nyumba"
        return self.text(key, count=count)

    def not_a_move(self, position: BaoPosition, place: Place) -> str:
        """Return why pressing a place does nothing."""
        if place.kind == "stock":
            return self.text("table.bao.not-stock")
        if place.at[0] != position.to_move:
            return self.text("table.bao.not-yours")
        reason = self.bao.why_not_pit(position, place.at[1])
        if reason is None:
            return self.text("table.bao.not-now")
        return self.text(f"reason.{reason.key}", **reason.values)

    def foretell(self, position: BaoPosition, preview: Preview) -> str:
        """Return what a move would capture, or that it captures nothing."""
        move = cast(BaoPreview, preview)
        end = self.owned(move.end) if move.end else ""
        key = "table.bao.would-capture" if move.capture_count else "table.bao.would-takasa"
        sentence = self.text(key, count=move.capture_count, laps=move.laps, end=end)
        if move.winner is None:
            return sentence
        wins = "table.bao.would-win" if move.winner == position.to_move else "table.bao.would-lose"
        return self.sentences(sentence, self.text(wins))

    # After a move

    def narrate(self, position: BaoPosition, events: Sequence[Event]) -> list[str]:
        """Return a move as the sentence of a turn, where it ended, and what else came of it."""
        parts = parts_of(events)
        seeds = BaoShow(self.contents(position), events, None).contents
        sentences = [self._summary(parts)]
        for part in parts:
            if part.kind == "stop":
                sentences.append(self._stop("turn", part, seeds[part.place] > 1))
            elif part.kind == "end" and any(seeds[Place("stock", (s,))] for s in self.game.seats):
                player = self.player(part.seat)
                sentences.append(self.text("table.bao.log.end-mkononi", player=player))
            elif self._matters(part):
                sentences.append(self.line(part))
        return sentences

    def gain(self, steps: Sequence[Step]) -> str:
        """Return how many seeds were captured."""
        events = [event for _, events in steps for event in events]
        count = sum(event.count for event in events if event.kind == "capture")
        key = "table.bao.gain" if count else "table.bao.gain-nothing"
        return self.text(key, player=self.player(events[0].seat), count=count)

    def _summary(self, parts: Sequence[Part]) -> str:
        """Return a whole move in one sentence: where it began, and what it captured where."""
        first = parts[0]
        values = {"player": self.player(first.seat), "pit": self.owned(first.place)}
        captures = [part for part in parts if part.kind == "capture"]
        if not captures:
            return self.text(f"table.bao.turn-{first.kind}-takasa", **values)
        count = sum(part.count for part in captures)
        captured = self.text("table.bao.turn-captured", count=count, **self._robbed(captures))
        return self.text(f"table.bao.turn-{first.kind}", captured=captured, **values)

    def _robbed(self, captures: Sequence[Part]) -> dict[str, Any]:
        """Return the owner of robbed pits, and which they are: of very many not all."""
        pits = list(dict.fromkeys(pit_name(part.place) for part in captures))
        if len(pits) > MOST_NAMED:
            count = len(pits) - MOST_NAMED
            pits = [*pits[:MOST_NAMED], self.text("table.bao.turn-more", count=count)]
        return {"owner": self.player(captures[0].place.at[0]), "pits": pits}

    def _stop(self, keys: str, part: Part, lived_in: bool) -> str:
        """Return the sentence of the pit where a turn ends, in the words of the log or not.

        `lived_in`: whether more than the last seed lies there, which makes a nyumba one.
        """
        ending = "stop-nyumba" if lived_in and self._title(part.place) == "nyumba" else "stop"
        key, pit = f"table.bao.{keys}.{ending}", self.owned(part.place)
        return self.text(key, player=self.player(part.seat), pit=pit)

    def _matters(self, part: Part) -> bool:
        """Tell whether a part has a sentence of its own beside that of the whole move."""
        if part.kind == "nyumba":
            return self.bao.switches.must_be_intact
        return part.kind in ("block", "end")

    def log(self, position: BaoPosition, events: Sequence[Event]) -> list[str]:
        """Return a line for each part of a move."""
        del position
        return [self.line(part) for part in parts_of(events)]

    def running(self, events: Sequence[Event], show: Show) -> str:
        """Return the line of the part that goes on."""
        if self._parts[0] is not events:
            # Asked for in every frame of an animation.
            self._parts = events, parts_of(events)
        parts, progress = self._parts[1], len(events) - cast(BaoShow, show).remaining
        number = bisect_right(parts, progress, key=lambda part: part.begin)
        return self.line(parts[number - 1]) if number else ""

    def line(self, part: Part) -> str:
        """Return the line of one part of a move; laps are counted."""
        if part.kind == "stop":
            return self._stop("log", part, True)
        pit = self.owned(part.place) if part.place.kind == "pit" else ""
        end = self.owned(part.end) if part.end.kind == "pit" else ""
        values = {"player": self.player(part.seat), "pit": pit, "end": end}
        if part.kind == "capture":
            values |= self._robbed([part])
        line = self.text(f"table.bao.log.{part.kind}", count=part.count, **values)
        if part.kind in ("sow", "relay", "capture"):
            return self.text("table.bao.log.lap", lap=part.lap, told=line)
        return line

    def reason(self, position: BaoPosition, outcome: Outcome) -> str:
        """Return what whoever lost has none of: seeds in front, or a legal move."""
        losers = [seat for seat in self.game.seats if seat not in outcome.winners]
        key = f"table.{outcome.reason}"
        if not losers or key not in self.words:
            return super().reason(position, outcome)
        return self.text(key, player=self.player(losers[0]))

    # How things stand

    def counts(self, position: BaoPosition, seat: Seat) -> Mapping[str, Any]:
        """Return the seeds of a player by row, each from the first pit to the eighth."""
        ring = position.rings[seat]
        rows = {"front": list(ring[:FRONT]), "back": list(reversed(ring[FRONT:]))}
        return {**rows, **super().counts(position, seat)}


class Choice(NamedTuple):
    """What pressing a place chooses: its kind, and its way ("left", "right") as its player sees it.

    The kinds are "enter" (at a kichwa), "sow", "two" and "all" (seeds of the nyumba), and "stop"
    and "sow-on" in the nyumba, which have no way.
    """

    kind: str
    way: str = ""


def choice_of(question: Question, place: Place) -> Choice:
    """Return which choice pressing a place is."""
    move = question.answers[place][0]
    if question.about == "nyumba":
        return Choice("stop" if move.nyumba[-1] == "stop" else "sow-on")
    if move.kind == "namua-capture":
        return Choice("enter", "left" if move.direction > 0 else "right")
    # From its owner's view the back row is sown the other way.
    way = "right" if (move.direction > 0) == (move.pit <= FRONT) else "left"
    if question.one_kind:
        return Choice("sow", way)
    return Choice("two" if move.kind == TWO_SEEDS else "all", way)

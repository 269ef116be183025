"""Bao in words: names of places, what to press next, what happens and what happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import FRONT, PITS, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event, Outcome, Place, Seat
from game.view.bao.contents import contents, facing, is_nyumba, pit_name
from game.view.bao.laps import Part, first_fall, parts_of
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

    def about(self, position: BaoPosition, place: Place) -> str:
        """Return what lies opposite a pit of a front row."""
        pit = facing(place)
        return "" if pit is None else self.facing(position, pit)

    def _title(self, pit: Place) -> str:
        """Return what a pit is called besides its name, as the keys have it; "" for most."""
        if self.bao.switches.nyumba and is_nyumba(pit):
            return "nyumba"
        return TITLES.get(pit.at[1], "")

    def stage(self, position: BaoPosition) -> str:
        """Return whether the player to move is in namua or in mtaji."""
        stage = "namua" if position.stock[position.to_move] else "mtaji"
        return self.text(f"editor.bao.{stage}", player=self.player(position.to_move))

    def owned(self, place: Place) -> str:
        """Return a pit with whose it is, where its player does what is told: "your A5"."""
        return self.text("table.bao.own", player=self.player(place.at[0]), pit=pit_name(place))

    def spot_name(self, place: Place) -> str:
        """Return "your A5", or "your stock"."""
        return self.owned(place) if place.kind == "pit" else super().spot_name(place)

    def choice_name(self, position: BaoPosition, chosen: Chosen, place: Place) -> str:
        """Return, for example, "Sow left, into your A3"."""
        choice = choice_of(question_after(self.game, position, chosen), place)
        way = self.seen(choice.way, position.to_move)
        return self.text(f"table.bao.choice.{choice.kind}", way=way, pit=self.owned(place))

    def move_name(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "pit A5, to the right", or "your A5, to the right"."""
        owner = self.player(position.to_move)
        pit = self.text("move.bao.long.pit", player=owner, pit=pit_name(presses[0]))
        return self._move(position, presses, "long", pit)

    def move_label(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "A5 right"."""
        return self._move(position, presses, "short", pit_name(presses[0]))

    def brief_move(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "A5 to the right"."""
        return self._move(position, presses, "long", pit_name(presses[0]), "short")

    def _move(
        self, position: BaoPosition, presses: Chosen, form: str, name: str, joined: str = ""
    ) -> str:
        """Return a move that begins with the pit `name`: `form` is "long" or "short".

        `joined`: the form in which its parts are joined, if not this one.
        """
        for number in range(1, len(presses)):
            choice = choice_of(
                question_after(self.game, position, presses[:number]), presses[number]
            )
            way = self.seen(choice.way, position.to_move)
            told = self.text(f"move.bao.{form}.{choice.kind}", way=way)
            name = self.text(f"move.bao.{joined or form}.and", move=name, choice=told)
        return name

    def seen(self, way: str, seat: Seat) -> str:
        """Return a way of a player, "left" or "right", as the board that is looked at shows it.

        On a board that stands the near player's left is up, and the other's is down.
        """
        if not self.standing:
            return way
        return "up" if (way == "left") == (seat == self.near) else "down"

    # Before a move

    prompt_is_needed = True

    def prompt(self, position: BaoPosition, chosen: Chosen) -> str:
        """Return what to press next."""
        question = question_after(self.game, position, chosen)
        if not question.answers:
            return ""
        if question.about == "nyumba":
            return self._nyumba_prompt(question)
        if question.about == "pit":
            return self.text(f"table.bao.ask.{_task(question)}")
        first = next(iter(question.answers.values()))[0]
        if first.kind == "namua-capture":
            return self.text("table.bao.ask.kichwa")
        return self.text("table.bao.ask.way" if question.one_kind else "table.bao.ask.amount")

    def brief_prompt(self, position: BaoPosition, chosen: Chosen) -> str:
        """Return the same; of takasa in few words, as its sentence is long."""
        question = question_after(self.game, position, chosen)
        if not question.answers or question.about != "pit":
            return self.prompt(position, chosen)
        key = f"table.bao.ask-briefly.{_task(question)}"
        return self.text(key) if key in self.words else self.prompt(position, chosen)

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
            return self.text(f"table.bao.{self._stock_now(position)}")
        if place.at[0] != position.to_move:
            return self.text("table.bao.not-yours")
        reason = self.bao.why_not_pit(position, place.at[1])
        if reason is None:
            return self.text("table.bao.not-now")
        player = self.player(position.to_move)
        return self.text(f"reason.{reason.key}", player=player, **reason.values)

    def no_digit(self, position: BaoPosition, chosen: Chosen, digit: int) -> str:
        """Return which digits press pits."""
        del position, chosen
        return self.text("table.bao.no-digit", digit=digit)

    def _stock_now(self, position: BaoPosition) -> str:
        """Return the key of what is to be said of a stock that is pressed."""
        if any(position.stock):
            return "not-stock"
        return "stock-empty" if any(self.bao.start().stock) else "no-stock"

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
        return self._told(position, events, "turn-captured", ends=True)

    def _told(
        self, position: BaoPosition, events: Sequence[Event], key: str, ends: bool = False
    ) -> list[str]:
        """Return a move in sentences; `key` as in `_summary`, `ends`: with where it ended."""
        parts = parts_of(events)
        seeds = BaoShow(self.contents(position), events, None).contents
        sentences = [self._summary(parts, events, key)]
        for part in parts:
            if part.kind == "stop" and ends:
                sentences.append(self._stop("turn", part, seeds[part.place] > 1))
            elif part.kind == "end":
                sentences += self._end(part, seeds)
            elif self._matters(part):
                sentences.append(self.line(part))
        return sentences

    def gain(self, steps: Sequence[Step]) -> str:
        """Return how many seeds were captured."""
        events = [event for _, events in steps for event in events]
        count = sum(event.count for event in events if event.kind == "capture")
        key = "table.bao.gain" if count else "table.bao.gain-nothing"
        return self.text(key, player=self.player(events[0].seat), count=count)

    def _end(self, part: Part, seeds: Mapping[Place, int]) -> list[str]:
        """Return why the game is over, and who wins; `seeds` lie there at the end."""
        loser = next(seat for seat in self.game.seats if seat != part.seat)
        front = any(seeds[Place("pit", (loser, pit))] for pit in range(1, FRONT + 1))
        why = "table.bao.why.no-move" if front else "table.bao.why.front-row"
        in_hand = any(seeds[Place("stock", (seat,))] for seat in self.game.seats)
        win = "table.bao.log.end-mkononi" if in_hand else "table.bao.log.end"
        return [
            self.text(why, player=self.player(loser)),
            self.text(win, player=self.player(part.seat)),
        ]

    def gains(self, turns: Sequence[Sequence[Step]]) -> Sequence[str]:
        """Return each move in a sentence without its end, which is marked; then the captures."""
        steps = [step for moves in turns for step in moves]
        told = (
            self.sentences(*(line for step in steps for line in self._told(*step, key)))
            for key in ("turn-captured", "turn-gain")
        )
        return (*told, *super().gains(turns))

    def in_line(self, steps: Sequence[Step]) -> Sequence[str]:
        """Return a turn without its end, which is marked, so that there is room for what to do."""
        return self.gains([steps])

    def _summary(self, parts: Sequence[Part], events: Sequence[Event], key: str) -> str:
        """Return a whole move in one sentence: where it began, and what it captured.

        `key` says how that is told: "turn-captured" with the pits, or "turn-gain".
        """
        first = parts[0]
        values = {"player": self.player(first.seat), "pit": self.owned(first.place)}
        values["way"] = self._way(events)
        captures = [part for part in parts if part.kind == "capture"]
        if not captures:
            kind = "takasa" if self.names_kinds else "nothing"
            return self.text(f"table.bao.turn-{first.kind}-{kind}", **values)
        count = sum(part.count for part in captures)
        captured = self.text(f"table.bao.{key}", count=count, **self._robbed(captures))
        return self.text(f"table.bao.turn-{first.kind}", captured=captured, **values)

    def _way(self, events: Sequence[Event]) -> str:
        """Return which way the first pit of a move is sown, as it is seen; "" where none is.

        "front" or "back": over the end of a row, into the other one.
        """
        number = next((n for n, event in enumerate(events) if event.kind == "lift"), None)
        source = events[number].source if number is not None else None
        if number is None or source is None:
            return ""
        following = source.at[1] % PITS + 1
        first = first_fall(events, number).at[1]
        if (first <= FRONT) != (source.at[1] <= FRONT):
            return "front" if first <= FRONT else "back"
        along = first == following
        way, seat = way_of(source.at[1], 1 if along else -1), source.at[0]
        if not self.standing and seat != self.near:
            # Whoever reads of it sits at the near side.
            return "left" if way == "right" else "right"
        return self.seen(way, seat)

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
        return part.kind == "block"

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
        return self.line(parts[number - 1], "lap") if number else ""

    def line(self, part: Part, keys: str = "log") -> str:
        """Return the line of one part of a move; laps are counted.

        `keys`: "log" for what was, "lap" for what goes on just now.
        """
        if part.kind == "stop":
            return self._stop(keys, part, True)
        pit = self.owned(part.place) if part.place.kind == "pit" else ""
        end = self.owned(part.end) if part.end.kind == "pit" else ""
        values = {"player": self.player(part.seat), "pit": pit, "end": end}
        if part.kind == "capture":
            values |= self._robbed([part])
        keys = keys if part.kind in ("capture", "enter") else "log"
        line = self.text(f"table.bao.{keys}.{part.kind}", count=part.count, **values)
        if part.kind in ("sow", "relay", "capture"):
            return self.text("table.bao.log.lap", lap=part.lap, told=line)
        return line

    def why_over(self, position: BaoPosition, outcome: Outcome) -> str:
        """Return whose front row is empty, or who has no move left."""
        loser = next(seat for seat in self.game.seats if seat not in outcome.winners)
        kind = "front-row" if outcome.reason.endswith("front-row") else "no-move"
        if not outcome.reason.startswith("bao-"):
            return super().why_over(position, outcome)
        why = self.text(f"table.bao.why.{kind}", player=self.player(loser))
        in_hand = "mkononi" in outcome.reason
        return self.sentences(why, self.text("table.bao.why.mkononi") if in_hand else "")

    # How things stand

    def counts(self, position: BaoPosition, seat: Seat) -> Mapping[str, Any]:
        """Return the seeds of a player by row, each from the first pit to the eighth."""
        ring = position.rings[seat]
        rows = {"front": list(ring[:FRONT]), "back": list(reversed(ring[FRONT:]))}
        return {**rows, **super().counts(position, seat)}


def _task(question: Question) -> str:
    """Return what kind of move begins with the pit that is asked for."""
    kind = next(iter(question.answers.values()))[0].kind
    # Pits of the back row may hold seeds enough, and yet are not allowed.
    front = all(place.at[1] <= FRONT for place in question.answers)
    return f"{kind}-front" if kind == "mtaji-takasa" and front else kind


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
    way = way_of(move.pit, move.direction)
    if question.one_kind:
        return Choice("sow", way)
    return Choice("two" if move.kind == TWO_SEEDS else "all", way)


def way_of(pit: int, direction: int) -> str:
    """Return the way of a sowing from a pit (1 to 16), as its player sees it."""
    # From its owner's view the back row is sown the other way.
    return "right" if (direction > 0) == (pit <= FRONT) else "left"

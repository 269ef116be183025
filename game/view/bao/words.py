"""Bao in words: names of places, what to press next, what happens and what happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import cast

from game.i18n.catalogue import Catalogue
from game.rules.bao.board import FRONT, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Event, Place
from game.view.bao.contents import contents, is_nyumba, pit_name
from game.view.bao.laps import Part, parts_of
from game.view.bao.presses import Question, question_after
from game.view.bao.preview import BaoPreview
from game.view.bao.show import BaoShow
from game.view.board.preview import Preview
from game.view.board.sowing import Show
from game.view.presses import Chosen
from game.view.teller import NO_PLAYERS, Players, Teller

TITLES: Mapping[int, str] = {1: "kichwa", 2: "kimbi", 7: "kimbi", 8: "kichwa"}
"""What the pits of the front row are called besides their names, by ring number."""


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

    def choice_name(self, position: BaoPosition, chosen: Chosen, place: Place) -> str:
        """Return, for example, "Sow left, into A3"."""
        choice = choice_key(question_after(self.game, position, chosen), place)
        return self.text(f"table.bao.choice.{choice}", pit=pit_name(place))

    def move_name(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "pit A5, to the right"."""
        return self._move(position, presses, "long")

    def move_label(self, position: BaoPosition, presses: Chosen) -> str:
        """Return, for example, "A5 right"."""
        return self._move(position, presses, "short")

    def _move(self, position: BaoPosition, presses: Chosen, form: str) -> str:
        """Return a move: `form` is "long" or "short"."""
        name = self.text(f"move.bao.{form}.pit", pit=pit_name(presses[0]))
        for number in range(1, len(presses)):
            question = question_after(self.game, position, presses[:number])
            choice = self.text(f"move.bao.{form}.{choice_key(question, presses[number])}")
            name = self.text(f"move.bao.{form}.and", move=name, choice=choice)
        return name

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
        end = pit_name(move.end) if move.end else ""
        key = "table.bao.would-capture" if move.capture_count else "table.bao.would-takasa"
        sentence = self.text(key, count=move.capture_count, laps=move.laps, end=end)
        if move.winner is None:
            return sentence
        wins = "table.bao.would-win" if move.winner == position.to_move else "table.bao.would-lose"
        return self.sentences(sentence, self.text(wins))

    # After a move

    def narrate(self, position: BaoPosition, events: Sequence[Event]) -> list[str]:
        """Return what was captured in how many laps, and what else came of it."""
        parts = parts_of(events)
        seeds = BaoShow(self.contents(position), events, None).contents
        sentences = [self._summary(parts)]
        for part in parts:
            if part.kind == "end" and any(seeds[Place("stock", (s,))] for s in self.game.seats):
                player = self.player(part.seat)
                sentences.append(self.text("table.bao.log.end-mkononi", player=player))
            elif self._matters(seeds, part):
                sentences.append(self.line(part))
        return sentences

    def _summary(self, parts: Sequence[Part]) -> str:
        """Return a whole move in one sentence."""
        first = parts[0]
        count = sum(part.count for part in parts if part.kind == "capture")
        laps = max(part.lap for part in parts)
        end = next((pit_name(part.place) for part in parts if part.kind == "stop"), "")
        phase = "namua" if first.kind == "enter" else "mtaji"
        key = f"table.bao.{phase}-capture" if count else f"table.bao.{phase}-takasa"
        values = {"player": self.player(first.seat), "pit": pit_name(first.place), "end": end}
        return self.text(key, count=count, laps=laps, **values)

    def _matters(self, seeds: Mapping[Place, int], part: Part) -> bool:
        """Tell whether a part has a sentence of its own beside that of the whole move.

        `seeds` is what lies at each place after the move.
        """
        if part.kind == "stop":
            return is_nyumba(part.place) and seeds[part.place] > 1
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
        pit = pit_name(part.place) if part.place.kind == "pit" else ""
        end = pit_name(part.end) if part.end.kind == "pit" else ""
        values = {"player": self.player(part.seat), "pit": pit, "end": end}
        values["owner"] = self.player(part.place.at[0])
        key = f"table.bao.log.{_line_key(part)}"
        line = self.text(key, count=part.count, lap=part.lap, **values)
        if part.kind in ("sow", "relay", "capture"):
            return self.text("table.bao.log.lap", lap=part.lap, told=line)
        return line


def choice_key(question: Question, place: Place) -> str:
    """Return which choice pressing a place is, as the keys of the catalogue call it."""
    move = question.answers[place][0]
    if question.about == "nyumba":
        return "stop" if move.nyumba[-1] == "stop" else "sow-on"
    if move.kind == "namua-capture":
        return "enter-left" if move.direction > 0 else "enter-right"
    # From its owner's view the back row is sown the other way.
    side = "right" if (move.direction > 0) == (move.pit <= FRONT) else "left"
    if question.one_kind:
        return f"sow-{side}"
    amount = "two" if move.kind == "namua-takasa-two-from-nyumba" else "all"
    return f"{amount}-{side}"


def _line_key(part: Part) -> str:
    """Return the last part of the key of a line."""
    if part.kind == "capture":
        return "capture-left" if part.end.at[1] == 1 else "capture-right"
    if part.kind == "stop" and is_nyumba(part.place):
        return "stop-nyumba"
    return part.kind

"""The course of a match as it is known: for its graph, and in words."""

from __future__ import annotations

from game.host.interface import Range
from game.i18n.player import Player
from game.play.advice import Standing, even_share
from game.rules.protocol import Seat
from game.scenes.review.graph import Course, Labels
from game.scenes.review.study import FAULTS, Study
from game.view.box import Box
from game.view.widgets import Item

GRAPH = "graph"
"""The id of the graph."""


def course_of(study: Study) -> Course:
    """Return how the match stood at each point, as far as it is known."""
    turns = study.match_playback.replay.turns
    standings = [study.review.standing(point) for point in range(len(turns) + 1)]
    faults = [turn for turn in range(len(turns)) if study.is_fault(turn)]
    counted = [turn for turn in faults if study.reader in (None, turns[turn].seat)]
    return Course(
        [None if standing is None else standing.bar for standing in standings],
        [turn + 1 for turn in counted],
        at_of(study),
        even_share(study.game),
        [turn + 1 for turn in faults if turn not in counted],
    )


def at_of(study: Study) -> int:
    """Return the point of the graph that is looked at: where the selected move led to."""
    if study.trial is not None:
        return study.trial.start
    return min(study.selected, len(study.match_playback.replay.turns))


class CourseWords:
    """Words for the course of a match, which is told for `study.seat`."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.words = study.context.words

    @property
    def player(self) -> Player:
        """The player for whom it is told."""
        return self.study.players[self.study.seat]

    def labels(self) -> Labels:
        """Return what is written on the graph: of two players, each is ahead at one side."""
        text, study = self.words.text, self.study
        count = len(study.match_playback.replay.turns)
        note = self.progress() or text("review.moves-of", count=count)
        up, other = text("course.ahead", player=self.player), _other(study)
        if other is None:
            down = text("course.behind", player=self.player)
            return Labels(up, down, note, (self.player.name, text("course.others")))
        rival = study.players[other]
        down = text("course.ahead", player=rival)
        return Labels(up, down, note, (self.player.name, rival.name))

    def progress(self) -> str:
        """Return how far the first look has come; nothing once it is done."""
        review = self.study.review
        if review.quick_done:
            return ""
        return self.words.text("course.looking", percent=int(100 * review.progress()))

    def axes(self) -> str:
        """Return how the graph is to be read."""
        labels = self.labels()
        last = len(self.study.match_playback.replay.turns)
        axes = self.words.text("course.axes", last=last, up=labels.up, down=labels.down)
        progress = self.progress()
        return self.words.sentences(axes, self.words.sentence(progress) if progress else "")

    def at(self) -> str:
        """Return which move is selected, how the match stood after it, and its label."""
        study, text = self.study, self.words.text
        point = at_of(study)
        where = text("review.number", move=point, moves=len(study.match_playback.replay.turns))
        if not point:
            where = text("review.start", moves=len(study.match_playback.replay.turns))
        standing = study.review.standing(point)
        if standing is None:
            return where
        said = text("course.at", where=where, player=self.player, stood=self.stood(standing))
        label = study.label(point - 1) if point else ""
        if label not in FAULTS:
            return said
        mover = study.players[study.match_playback.replay.turns[point - 1].seat]
        fault = text("course.fault", label=text(f"review.label.{label}"), player=mover)
        return self.words.join([said, fault], "list-comma")

    def stood(self, standing: Standing) -> str:
        """Return how it stood: chances, or what was proven."""
        if not standing.exact:
            return self.words.text("course.stood", value=round(standing.bar * 100))
        key = "win" if standing.bar > 0.5 else "loss" if standing.bar < 0.5 else "draw"
        return self.words.text(f"course.stood-{key}")


def graph_item(words: CourseWords, box: Box) -> Item:
    """Return the graph as a slider over the moves."""
    study = words.study
    selected = min(max(study.selected, study.least), study.most)
    return Item(
        GRAPH,
        words.words.text("course.title"),
        box,
        style="drawn",
        enabled=study.trial is None,
        role="slider",
        description=words.axes(),
        text=words.at(),
        range=Range(study.least, study.most, selected),
    )


def _other(study: Study) -> Seat | None:
    """Return the other of two players; None where there are more."""
    seats = study.game.seats
    return seats[1 - seats.index(study.seat)] if len(seats) == 2 else None

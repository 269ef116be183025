"""The board of a review: how each place looks, and what it is to who presses or listens."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from game.rules.protocol import Place
from game.scenes.review.pills import Pill, ValuedPicture
from game.scenes.review.study import Study
from game.scenes.review.values import pill_text, proven_lead, spoken_worth
from game.scenes.table.items import row_id
from game.view.board.drawing import Appearance
from game.view.board.marks import Mark
from game.view.board.picture import preview_marks
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.board.since import Trace, marks_since
from game.view.presses import NextPresses
from game.view.widgets import Item, Kind

_NO_TRACE = Trace()


class BoardView:
    """What is seen of the board in one window."""

    def __init__(self, study: Study, picture: ValuedPicture) -> None:
        self.study = study
        self.picture = picture
        self._presses: tuple[tuple[object, ...], NextPresses] = ((), {})

    @property
    def plan(self) -> Plan:
        """Where everything on the board lies."""
        return self.picture.board.plan

    def look(self, focus: Place | None) -> set[str]:
        """Take over how things are; return the ids of what looks different."""
        looks = self._appearances(focus)
        changed = self.picture.differing(looks)
        self.picture.appearances.update(looks)
        changed += self.picture.take_pills(pills_of(self.study))
        return {place_id(place) for place in changed}

    # How places look

    def _appearances(self, focus: Place | None) -> dict[Place, Appearance]:
        """Return how each place of the board is to look."""
        study = self.study
        contents = study.playback.contents()
        marks = self._marks(focus)
        traces = self._traces()
        with_chips = study.mode == "replay" or study.moving or study.trial is not None
        looks: dict[Place, Appearance] = {}
        for place, drawn in self.picture.appearances.items():
            if place not in contents:
                continue
            trace = traces.get(place, _NO_TRACE)
            own = marks.get(place, ())
            look = Appearance(
                contents[place],
                trace.marks.union(own),
                chip=trace.chip if with_chips else 0,
                named=True,
            )
            looks[place] = drawn if drawn == look else look
        return looks

    def _traces(self) -> Mapping[Place, Trace]:
        """Return what the move shown last, or being shown, has left on the board."""
        study = self.study
        begun = study.playback.replay.moves_begun
        if not begun or study.looked_at() is not None:
            return {}
        preview = study.game_view.preview(study.turns[begun - 1].events)
        return marks_since([preview], moving=study.playback.replay.point.event > 0)

    def _marks(self, focus: Place | None) -> Mapping[Place, set[Mark]]:
        """Return the marks of what can be pressed, is pressed, and would be done by it."""
        study = self.study
        marks: dict[Place, set[Mark]] = defaultdict(set)
        if focus is not None:
            marks[focus].add("focus")
        if study.mode == "replay" and study.trial is None:
            return marks
        for place in study.chosen:
            marks[place].add("chosen")
        if study.trial is not None and not study.moving:
            for place in self.presses():
                marks[place].add("legal")
        if study.chosen:
            for place, sign in study.game_view.signs(
                study.game, study.position, study.chosen
            ).items():
                marks[place].add(sign)
        self._mark_move(marks)
        return marks

    def _mark_move(self, marks: dict[Place, set[Mark]]) -> None:
        """Mark the move that is looked at; else where the best one begins, and its way."""
        study = self.study
        move = study.looked_at()
        if move is not None:
            _, events = study.game.play(study.position, move)
            preview = study.game_view.preview(events)
            for place, names in preview_marks(preview).items():
                marks[place].update(names)
            if preview.origin is not None:
                marks[preview.origin].add("chosen")
            return
        ways, values = study.ways(), study.values()
        if ways is None or not values:
            return
        presses = ways[values[0].move]
        count = len(study.chosen)
        if presses[:count] != study.chosen or len(presses) <= count:
            return
        marks[presses[count]].add("legal")
        signs = study.game_view.hint_signs(study.game, study.position, study.chosen, values[0].move)
        for place, sign in signs.items():
            marks[place].add(sign)
        goal = study.game_view.goal(presses)
        if goal is not None and goal != presses[count]:
            marks[goal].add("goal")

    def presses(self) -> NextPresses:
        """Return what may be pressed next, asked of the game once."""
        study = self.study
        state = (study.position, study.chosen, study.moving, study.trial is None)
        if self._presses[0] != state:
            self._presses = state, study.next_presses()
        return self._presses[1]

    # What places are

    def items(self) -> list[Item]:
        """Return the places of the board, in focus order."""
        study = self.study
        contents = study.game_view.contents(study.game, study.position)
        legal = self.presses() if study.mode == "values" or study.trial is not None else {}
        pills = spoken_pills(study)
        return [
            self._item(place, contents[place], place in legal, pills.get(place, ""))
            for place in self.plan.spots
            if place in contents and self._is_worth_a_stop(place, contents[place], legal)
        ]

    def _is_worth_a_stop(self, place: Place, content: object, legal: NextPresses) -> bool:
        """Whether a place is a target: on a board of very many places only those in use."""
        return not self.plan.crowded or bool(content) or place in legal

    def _item(self, place: Place, content: object, legal: bool, value: str) -> Item:
        study = self.study
        name = study.teller.place_name(place, content)
        kind: Kind = "pit"
        if legal:
            kind = "choice" if study.trial is None else "move"
        return Item(
            place_id(place),
            study.context.words.text("verdict.place", place=name, worth=value) if value else name,
            self.plan.spots[place].touch,
            style="drawn",
            kind=kind,
            pressed=place in (*study.chosen, study.held) if kind == "choice" else None,
            value=place,
            group=row_id(study.game_view.row_of(place)),
            role="cell",
            description=study.teller.about(study.position, place),
        )


def pills_of(study: Study) -> dict[Place, Pill]:
    """Return the pill of each place that may be pressed next: of its moves the best."""
    ways, words = study.ways(), study.context.words
    played = study.next_move()
    pills: dict[Place, Pill] = {}
    for rank, value in enumerate(study.values()):
        assert ways is not None
        place = _next_of(study, ways.get(value.move, ()))
        if place is None:
            continue
        is_played = value.move == played
        label = study.label(study.cursor) if is_played else ""
        if place not in pills:
            text, lead = pill_text(words, study.game, value), proven_lead(study.game, value)
            low = bool(study.chosen)
            pills[place] = Pill(text, rank == 0, is_played, label, low, lead)
        elif is_played:
            # What is written there is the worth of another move, which has no such label.
            pills[place] = pills[place]._replace(played=True)
    return pills


def spoken_pills(study: Study) -> dict[Place, str]:
    """Return the same in phrases, for who listens."""
    ways, words = study.ways(), study.context.words
    spoken: dict[Place, str] = {}
    for rank, value in enumerate(study.values()):
        assert ways is not None
        place = _next_of(study, ways.get(value.move, ()))
        if place is not None and place not in spoken:
            phrase = spoken_worth(words, study.game, value)
            spoken[place] = words.text("value.best", worth=phrase) if rank == 0 else phrase
    return spoken


def _next_of(study: Study, presses: tuple[Place, ...]) -> Place | None:
    """Return the press of a move that follows those that are made; None if others are."""
    count = len(study.chosen)
    if presses[:count] != study.chosen or len(presses) <= count:
        return None
    return presses[count]

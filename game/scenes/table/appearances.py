"""How each place of the board looks at the table: what lies there, its marks, and its name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from game.rules.protocol import Place
from game.scenes.table.play.attention import Pointed
from game.scenes.table.play.play import Play
from game.view.board.drawing import Appearance
from game.view.board.marks import Mark, Marks
from game.view.board.picture import preview_marks
from game.view.board.since import Trace, marks_since
from game.view.presses import NextPresses

Marked = defaultdict[Place, set[Mark]]
"""The marks of those places that have any."""

_NO_TRACE = Trace()

_ROBBED: Marks = frozenset(("robbed", "earlier-robbed"))
"""Where seeds were captured, that is marked already."""


def appearances(
    play: Play, pointed: Pointed, before: Mapping[Place, Appearance]
) -> dict[Place, Appearance]:
    """Return how each place is to look; `before` is how it is drawn, and says which there are."""
    contents, legal = play.show.contents(), play.choices()
    marks = _marks_of_press(play, legal)
    target = play.target(pointed) or unconfirmed(play, legal)
    traces: Mapping[Place, Trace] = {}
    if target is not None:
        _mark_target(play, marks, target, legal)
    elif not play.presses.chosen:
        in_mid_lap = play.show.moving and not play.show.waiting
        traces = marks_since(play.seen.since(), moving=in_mid_lap)
    for place in play.warned():
        if not traces.get(place, _NO_TRACE).marks & _ROBBED:
            marks[place].add("warned")
    if pointed.focus is not None:
        marks[pointed.focus].add("focus")
    named, signed = play.named_places(pointed), play.hint_signs()
    looks: dict[Place, Appearance] = {}
    for place, drawn in before.items():
        if place not in contents:
            continue
        trace = traces.get(place, _NO_TRACE)
        own = marks.get(place, ())
        look = Appearance(
            contents[place],
            trace.marks.union(own) if own else trace.marks,
            place in legal,
            0 if place in signed else trace.chip,
            place in named,
        )
        # Mostly it is as it was: the same object is compared quickly.
        looks[place] = drawn if drawn == look else look
    return looks


def unconfirmed(play: Play, legal: NextPresses) -> Place | None:
    """Return the place whose second press plays."""
    place = play.presses.unconfirmed
    return place if place in legal else None


def _marks_of_press(play: Play, legal: NextPresses) -> Marked:
    """Return the marks of what may be pressed, what is, and what the hint says to press."""
    marks: Marked = defaultdict(set)
    for place in legal:
        marks[place].add("legal")
    for place in play.presses.chosen:
        marks[place].add("chosen")
    for place, sign in (play.presses.signs() if play.status.person else {}).items():
        marks[place].add(sign)
    for place, sign in play.hint_signs().items():
        marks[place].add(sign)
    for place in play.remarked():
        marks[place].add("moment")
    hinted, goal = play.hinted(), play.hint_goal()
    if hinted is not None:
        marks[hinted].add("hint")
    if goal is not None:
        marks[goal].add("goal")
    return marks


def _mark_target(play: Play, marks: Marked, target: Place, legal: NextPresses) -> None:
    """Mark a place that is pointed at, and what pressing it would do."""
    marks[target].add("chosen")
    if legal[target] is None:
        for place in play.presses.after(target):
            marks[place].add("path")
        return
    for place, more in preview_marks(play.previews.of(legal[target])).items():
        marks[place].update(more)

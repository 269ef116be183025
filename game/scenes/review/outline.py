"""What a screen reader finds in a review: the verdict, the board as a grid, the list of moves."""

from __future__ import annotations

from game.host.interface import Group, Note, Outline
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place
from game.scenes.review import controls, timeline
from game.scenes.review.moves.move_list import MOVES
from game.scenes.review.reviewing import Reviewing
from game.scenes.table.items import BOARD, row_id
from game.untrusted.plain_text import plain


def review_outline(review: Reviewing) -> Outline:
    """Return heading, groups and texts."""
    text, study = review.context.words.text, review.study
    groups = [
        Group(controls.MODE, text("review.mode"), "radiogroup"),
        Group(BOARD, text("grid.board"), "grid"),
    ]
    places = [item.value for item in review.items.values() if item.role == "cell"]
    rows = dict.fromkeys(
        study.game_view.row_of(place) for place in places if isinstance(place, Place)
    )
    for key, number in rows:
        name = study.teller.row_name(key, number)
        groups.append(Group(row_id((key, number)), name, "row", BOARD))
    groups += [
        Group(timeline.SPEED, text("review.speed"), "radiogroup"),
        Group(controls.CONTROLS, text("review.controls"), "toolbar"),
        Group(MOVES, text("review.moves"), "list"),
        Group(controls.DOORS, text("review.doors"), "group"),
    ]
    first = next((item.id for item in review.items.values() if item.role == "cell"), "")
    verdict = plain(unemphasised(review.picture.shown_text))
    notes = (Note("verdict", verdict, "", first),) if verdict else ()
    return Outline(review.title(), tuple(groups), notes, review.commands.gestures())

"""What is pressed in a review besides board, graph and list: its buttons, and its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.play.review import Label
from game.scenes.review.layout import ReviewLayout
from game.scenes.review.practise import PRACTISE
from game.scenes.review.study import FAULTS, Study
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.controls import Segment, bar_of
from game.view.measure import Measure
from game.view.widgets import Item, Style

MODE = "mode"
"""The group of the two ways to look at a match."""

CONTROLS, DOORS = "controls", "doors"
"""The groups of the buttons that go through the match, and of those that leave it."""

FIRST, BACK, PLAY, ON, LAST = "first", "move:back", "play", "move:forward", "last"

_WAYS: tuple[tuple[str, str, str, str], ...] = (
    (FIRST, "jump-back", "review.first", "Home"),
    (BACK, "step-back", "review.move-back", "←"),
    (PLAY, "play", "review.play", "Space"),
    (ON, "step-forward", "review.move-forward", "→"),
    (LAST, "jump-forward", "review.last", "End"),
)
"""Of each button its id, icon, the key of its words, and its key."""

FAULT_OF: Mapping[str, Label] = {f"next:{label}": label for label in FAULTS}
"""To what the chip with an id leads."""

TRY, UNDO, REDO, PLAY_ON, LIST = "try", "undo", "redo", "go-on", "list"


def head_items(study: Study, layout: ReviewLayout, measure: Measure, brush: Brush) -> list[Item]:
    """Return the way back, both ways to look at the match, and the way to more."""
    text = study.context.words.text
    back = Item("back", text("setup.back"), layout.back, icon="back", shortcut="Esc")
    short = measure.phone or layout.switch.width < 280 * measure.text
    values = text("review.values-short" if short else "review.values")
    icons = ("", "") if short else ("play", "chart")
    segments = [
        Segment(
            "mode:replay", text("review.replay"), study.mode == "replay", "replay", "", icons[0]
        ),
        Segment(
            "mode:values",
            values,
            study.mode == "values",
            "values",
            text("review.values"),
            icons[1],
        ),
    ]
    more = text("review.more")
    return [
        back,
        *bar_of(segments, layout.switch, MODE),
        *chips(study, layout, brush),
        Item("more", more, layout.more, icon="more", style="bare", tooltip=more, shortcut="M"),
    ]


def chips(study: Study, layout: ReviewLayout, brush: Brush) -> list[Item]:
    """Return what is counted in the match, each leading to the next one, as far as it fits."""
    return [] if layout.chips is None else chips_in(study, layout.chips, brush)


def chips_in(study: Study, room: Box, brush: Brush) -> list[Item]:
    """Return the same side by side in a room, as far as they fit; none while moves are tried."""
    if study.trial is not None:
        return []
    items: list[Item] = []
    for item in _counted(study):
        wide = brush.type.width(item.label, "bold", brush.size * brush.scale) / brush.scale + 28
        wide += 2 * brush.size if item.icon else 0.0
        if wide > room.width:
            break
        box, room = room.left_part(wide)
        room = room.right_part(max(0.0, room.width - 8))[0]
        items.append(_at(item, box))
    return items


def _counted(study: Study) -> list[Item]:
    """Return the chips, without a box yet."""
    text = study.context.words.text
    if study.mode == "replay":
        jumps = [jump for jump in study.playback.replay.jumps if jump.kind == "capture"]
        label = text("review.captures", count=len(jumps))
        return [_chip(study, "jump:forward", label)] if jumps else []
    if not study.counted:
        percent = min(99, int(100 * study.review.progress()))
        label = text("review.looking", percent=percent)
        spoken = text("review.looking-spoken", percent=percent)
        return [Item("looking", spoken, _NOWHERE, label, style="drawn", enabled=False)]
    labels = _fault_labels(study)
    if not labels:
        none = text("review.no-mistakes")
        return [Item("looking", none, _NOWHERE, none, style="drawn", enabled=False)]
    items = [_chip(study, f"next:{fault}", label) for fault, label in labels.items()]
    return [*items, *_practise(study)]


def _practise(study: Study) -> list[Item]:
    """Return the chip that leads to puzzles of one's own mistakes, where there are some."""
    count, text = len(study.own_puzzles()), study.context.words.text
    if not count:
        return []
    name = text("review.practise-count", count=count)
    return [Item(PRACTISE, name, _NOWHERE, text("review.practise"), "puzzle", style="chip")]


def _fault_labels(study: Study) -> dict[Label, str]:
    """Return how many mistakes and blunders there are, each if there are any."""
    text = study.context.words.text
    counts = {label: len(study.faults(label)) for label in FAULTS}
    return {
        label: text(f"review.{label}s", count=count) for label, count in counts.items() if count
    }


def counted(study: Study) -> str:
    """Return both in a phrase, or that there are none."""
    labels = list(_fault_labels(study).values())
    words = study.context.words
    return words.join(labels, "list-and") if labels else words.text("review.no-mistakes")


_NOWHERE = Box(0, 0, 0, 0)


def _chip(study: Study, id_: str, label: str) -> Item:
    name = study.context.words.text("review.next-of", label=label)
    return Item(id_, name, _NOWHERE, label, style="chip", tooltip="")


def _at(item: Item, box: Box) -> Item:
    return replace(item, box=box)


def control_items(study: Study, layout: ReviewLayout, measure: Measure) -> list[Item]:
    """Return the buttons that go through the match; while moves are tried, the one that undoes."""
    text, row = study.context.words.text, layout.controls
    if study.trial is not None:
        boxes = row.centred(min(row.width, 330 * measure.text), row.height).columns(2, 8)
        still = not study.playback.playing
        cans = {UNDO: study.trial.tried > 0, REDO: bool(study.trial.undone)}
        return [
            Item(
                id_,
                text(f"review.{id_}"),
                box,
                text(f"review.{id_}"),
                id_,
                enabled=can and still,
                group=CONTROLS,
                shortcut=id_[:1].upper(),
            )
            for (id_, can), box in zip(cans.items(), boxes, strict=True)
        ]
    gap = min(8 * measure.unit, 8.0 if row.width > 300 else 4.0)
    usual, large = 60 * measure.text, 84 * measure.text
    least = (row.width - 4 * gap) / 5
    usual = min(usual, least)
    large = min(large, row.width - 4 * usual - 4 * gap)
    whole = 4 * usual + large + 4 * gap
    x = row.x + (row.width - whole) / 2
    stage = stage_of(study)
    items = []
    for id_, sign, key, shortcut in _WAYS:
        wide = large if id_ == PLAY else usual
        style: Style = "primary" if id_ == PLAY else "plain"
        off = stage.at_start if id_ in (FIRST, BACK) else stage.at_end and id_ in (ON, LAST)
        plays = id_ == PLAY and stage.playing
        name = text("review.pause" if plays else key)
        items.append(
            Item(
                id_,
                name,
                Box(x, row.y, wide, row.height),
                icon="pause" if plays else sign,
                style=style,
                enabled=not off,
                group=CONTROLS,
                tooltip=name,
                shortcut=shortcut,
            )
        )
        x += wide + gap
    return items


class Stage(NamedTuple):
    """What the buttons that go through the match depend on."""

    playing: bool
    at_start: bool
    at_end: bool


def stage_of(study: Study) -> Stage:
    """Return whether it plays, and whether nothing is before or after what is shown."""
    turn, event = study.playback.replay.point
    return Stage(
        study.playback.playing, turn == 0 and not event, turn >= len(study.turns) and not event
    )


def door_items(study: Study, layout: ReviewLayout, brush: Brush) -> list[Item]:
    """Return what leads to moves of one's own, and to the list where it is on a sheet."""
    if layout.doors is None:
        return []
    text, words = study.context.words.text, layout.words
    trying = study.trial is not None
    entries = [
        (TRY, "review.back-to-match" if trying else "review.try", "back" if trying else "eye"),
        (PLAY_ON, "review.play-on", "play" if words else "person"),
    ]
    if layout.moves is None:
        entries.insert(0, (LIST, "review.moves", "list"))
    labels = {id_: text(key) if words else "" for id_, key, _ in entries}
    boxes, with_icons = _cut_doors(layout.doors, list(labels.values()), brush)
    return [
        Item(
            id_,
            text(key),
            box,
            labels[id_],
            sign if with_icons or not words else "",
            enabled=id_ != PLAY_ON or _goes_on(study),
            group=DOORS,
        )
        for (id_, key, sign), box in zip(entries, boxes, strict=True)
    ]


_GAP, _ASIDE, _ICON = 8.0, 26.0, 36.0
"""Between two doors, beside the label of one, and what its icon takes, in CSS pixels."""


def _cut_doors(room: Box, labels: Sequence[str], brush: Brush) -> tuple[list[Box], bool]:
    """Return boxes by how wide labels are, and whether icons find room beside them.

    Where the labels do not find room either, those of several words are broken into lines.
    """
    needed = [_width_of(label, brush) for label in labels]
    free = room.width - _GAP * (len(labels) - 1) - sum(needed)
    shares = [1 / len(labels)] * len(labels)
    if free < 0:
        words = [
            max((_width_of(word, brush) for word in label.split()), default=0.0) for label in labels
        ]
        loose = [wide - least for wide, least in zip(needed, words, strict=True)]
        shares = [each / sum(loose) for each in loose] if any(loose) else shares
    boxes = []
    for need, share in zip(needed, shares, strict=True):
        box, room = room.left_part(need + free * share)
        room = room.right_part(room.width - _GAP)[0]
        boxes.append(box)
    return boxes, free >= _ICON * len(labels)


def _width_of(label: str, brush: Brush) -> float:
    """Return how wide a door is whose label stands in one line, in CSS pixels."""
    return brush.type.width(label, "bold", brush.size * brush.scale) / brush.scale + _ASIDE


def _goes_on(study: Study) -> bool:
    """Whether the match can be played from what is shown."""
    return study.outcome() is None

"""What stands in place of the graph in a replay: a slider over all moves, and one inside a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.host.interface import Range
from game.scenes.review.playback import SPEEDS
from game.scenes.review.study import Study
from game.view.box import TOUCH, Box
from game.view.buttons.controls import Segment, bar_of
from game.view.measure import Measure
from game.view.slider import Slider
from game.view.step_words import step_words
from game.view.widgets import Item

MOVES, STEPS, SPEED = "slider:moves", "slider:steps", "speed"

_TOLD = 17.0
"""Size of what is told of a step, in CSS pixels."""

STEP_BACK, STEP_FORWARD = "step:back", "step:forward"


@dataclass(slots=True)
class Timeline:
    """The sliders of a replay in their boxes, and what is pressed beside them."""

    sliders: Mapping[str, Slider] = field(default_factory=dict)
    items: list[Item] = field(default_factory=list)


def timeline_of(study: Study, box: Box, m: Measure) -> Timeline:
    """Lay the sliders out in a card: one below the other, or side by side where it is low."""
    room = box.shrunk(8, 4)
    speed: Box | None = None
    low = room.height < 2 * TOUCH
    if not low:
        moves, steps = room.rows(2, min(4.0, room.height - 2 * TOUCH))
        if room.width >= 560 * m.text:
            speed, moves = moves.right_part(180 * m.text)
            speed = speed.shrunk(4, 0).centred(speed.width - 8, TOUCH * m.unit)
    else:
        moves, steps = room.left_part(room.width * 0.4)
        steps = steps.right_part(steps.width - 8)[0]
    high = max(TOUCH, min(steps.height, 56 * m.text))
    moves = moves.centred(moves.width, max(TOUCH, min(moves.height, 56 * m.text)))
    steps = steps.centred(steps.width, high)
    back, rest = steps.left_part(0 if low else TOUCH)
    on, inside = rest.right_part(0 if low else TOUCH)
    sliders = _sliders(study, moves, inside)
    text = study.context.words.text
    items = [
        _slider_item(study, MOVES, sliders[MOVES], study.playback.number()),
        _slider_item(study, STEPS, sliders[STEPS], told_step(study)),
    ]
    if not low:
        items.insert(1, _step(study, STEP_BACK, "step-back", back))
        items.append(_step(study, STEP_FORWARD, "step-forward", on))
    if speed is not None:
        now = study.playback.speed
        segments = [
            Segment(
                f"speed:{name}",
                text(f"review.times-{name}"),
                name == now,
                name,
                text(f"settings.speed.{name}"),
            )
            for name in SPEEDS
        ]
        items += bar_of(segments, speed, SPEED)
    return Timeline(sliders, items)


def _sliders(study: Study, moves: Box, inside: Box) -> dict[str, Slider]:
    """Return both sliders; dots on the first are captures."""
    playback, text = study.playback, study.context.words.text
    at, last = playback.inside()
    marks = [jump.turn for jump in playback.replay.jumps if jump.kind != "end"]
    step = step_in_words(study)
    return {
        MOVES: Slider(
            moves, text("review.moves"), playback.share(), len(playback.replay.turns), marks
        ),
        STEPS: Slider(inside, step or text("review.steps"), at, last, size=_TOLD),
    }


def step_in_words(study: Study) -> str:
    """Return what has happened last in the move that is gone over; "" between two moves."""
    turn, event = study.playback.replay.point
    if not event:
        return ""
    return step_words(study.teller, study.turns[turn].events, event)


def told_step(study: Study) -> str:
    """Return the step in the move, with what happens in it."""
    text, told = study.context.words.text, step_in_words(study)
    at, last = study.playback.inside()
    if told:
        return text("review.step-told", step=at, steps=last, told=told)
    return text("review.step", step=at, steps=last)


def slide_to(study: Study, name: str, value: float) -> None:
    """Go to a value of the graph, or of a slider."""
    if name == MOVES:
        study.playback.to_share(value)
    elif name == STEPS:
        study.playback.to_inside(round(value))
    else:
        study.select(round(value))


def _slider_item(study: Study, name: str, slider: Slider, told: str) -> Item:
    label = study.context.words.text("review.moves" if name == MOVES else "review.steps")
    now = round(slider.value) if name == STEPS else int(slider.value)
    return Item(
        name,
        label,
        slider.box,
        style="drawn",
        role="slider",
        text=told,
        range=Range(0, int(slider.most), now),
    )


def _step(study: Study, id_: str, sign: str, box: Box) -> Item:
    name = study.context.words.text("review." + id_.replace(":", "-"))
    key = "," if id_ == STEP_BACK else "."
    return Item(id_, name, box, icon=sign, style="bare", tooltip=name, shortcut=key)

"""What the buttons of a review do, by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.play.review import Label
from game.scenes.frame.scene import Transition
from game.scenes.review import controls, timeline
from game.scenes.review.playback import SPEEDS
from game.scenes.review.practise import PRACTISE
from game.scenes.review.reviewing import Reviewing
from game.scenes.review.study import Mode

Action = Callable[[Reviewing], Transition | None]


def _back(review: Reviewing) -> Transition | None:
    return review.back()


def _mode(mode: Mode) -> Action:
    """Return what shows the match in another way."""

    def show(review: Reviewing) -> None:
        if review.study.mode != mode:
            review.study.show_mode(mode)
            review.relayout()
            review.announce()

    return show


def _moving(do: Callable[[Reviewing], object]) -> Action:
    """Return what goes to another point."""

    def go(review: Reviewing) -> None:
        do(review)
        review.moved()

    return go


def _fault(label: Label) -> Action:
    """Return what goes to the next turn with a label, round and round."""

    def go(review: Reviewing) -> None:
        if review.study.to_next_fault(label):
            review.moved()

    return go


def _jump(direction: int) -> Action:
    """Return what goes to the next capture of a replay, or to the next mistake with values."""

    def go(review: Reviewing) -> None:
        study = review.study
        if study.trial is not None:
            return
        if study.mode == "replay":
            study.playback.jump(direction)
        else:
            turns = sorted(study.faults("mistake") + study.faults("blunder"))
            ahead = [t for t in turns if (t + 1 - study.selected) * direction > 0]
            if ahead:
                study.select((ahead[0] if direction > 0 else ahead[-1]) + 1)
        review.moved()

    return go


def _try(review: Reviewing) -> None:
    review.toggle_trial()


def _undo(review: Reviewing) -> None:
    trial = review.study.trial
    if trial is not None:
        review.study.let_go()
        trial.undo()
        review.relayout_list()
        review.moved()


def _redo(review: Reviewing) -> None:
    trial = review.study.trial
    if trial is not None:
        review.study.let_go()
        trial.redo()
        review.relayout_list()
        review.moved()


def _speed(name: str) -> Action:
    def set_speed(review: Reviewing) -> None:
        review.study.playback.set_speed(name)
        review.show()

    return set_speed


def _play(review: Reviewing) -> None:
    if review.study.trial is None:
        review.study.let_go()
        review.study.playback.play()


def _step(direction: int) -> Action:
    """Return what goes a step on, or back, in a replay."""

    def go(review: Reviewing) -> None:
        if review.study.mode == "replay" and review.study.trial is None:
            review.study.playback.step(direction)
        review.moved()

    return go


def _more(review: Reviewing) -> Transition:
    return Transition("push", "more", {"commands": review.commands})


def _list(review: Reviewing) -> Transition:
    return Transition("push", "moves", review.picture.list_params())


def _practise(review: Reviewing) -> Transition | None:
    puzzles = review.study.own_puzzles()
    params = {"game": review.match.game.name, "exercises": puzzles}
    return Transition("push", "puzzle", params) if puzzles else None


def _play_on(review: Reviewing) -> Transition:
    return review.play_on()


ACTIONS: Mapping[str, Action] = {
    "back": _back,
    "mode:replay": _mode("replay"),
    "mode:values": _mode("values"),
    "next:mistake": _fault("mistake"),
    "next:blunder": _fault("blunder"),
    "jump:forward": _jump(1),
    "jump:back": _jump(-1),
    controls.FIRST: _moving(lambda review: review.study.to_end(False)),
    controls.BACK: _moving(lambda review: review.study.go(-1)),
    controls.PLAY: _moving(_play),
    controls.ON: _moving(lambda review: review.study.go(1)),
    controls.LAST: _moving(lambda review: review.study.to_end(True)),
    timeline.STEP_BACK: _step(-1),
    timeline.STEP_FORWARD: _step(1),
    **{f"speed:{name}": _speed(name) for name in SPEEDS},
    controls.TRY: _try,
    controls.UNDO: _undo,
    controls.REDO: _redo,
    controls.PLAY_ON: _play_on,
    controls.LIST: _list,
    PRACTISE: _practise,
    "more": _more,
}
"""By the id of the button."""

"""What else can be done in a review, on the sheet of "more"."""

from __future__ import annotations

from game.scenes.frame.command import Command, gesture
from game.scenes.frame.registry import SCENES
from game.scenes.frame.scene import Transition
from game.scenes.howto.door import how_to_play
from game.scenes.review.reviewing import Reviewing
from game.scenes.review.study import FAULTS


def _has_no_doors(review: Reviewing) -> bool:
    """Whether what leads to moves of one's own has no row of buttons."""
    return review.picture.layout.doors is None


def _has_hidden_faults(review: Reviewing) -> bool:
    """Whether there are mistakes or blunders that no chip leads to."""
    study = review.study
    hidden = study.mode == "values" and review.picture.layout.chips is None
    return hidden and any(study.faults(label) for label in FAULTS)


def _next_fault(review: Reviewing) -> None:
    study = review.study
    turns = sorted(turn for label in FAULTS for turn in study.faults(label))
    later = [turn for turn in turns if turn + 1 > study.selected]
    study.select((later or turns)[0] + 1)
    review.moved()


def _practise(review: Reviewing) -> Transition:
    params = {"game": review.match.game.name, "exercises": review.study.own_puzzles()}
    return Transition("push", "puzzle", params)


def _has_own_puzzles(review: Reviewing) -> bool:
    return bool(review.study.own_puzzles())


def _list(review: Reviewing) -> Transition:
    return Transition("push", "moves", review.picture.list_params())


def _may_try(review: Reviewing) -> bool:
    return _has_no_doors(review) and review.study.trial is None


def _may_leave(review: Reviewing) -> bool:
    return _has_no_doors(review) and review.study.trial is not None


def _try(review: Reviewing) -> None:
    review.toggle_trial()


def _play_on(review: Reviewing) -> Transition:
    return review.play_on()


def _goes_on(review: Reviewing) -> bool:
    return review.study.outcome() is None


def _turn(review: Reviewing) -> None:
    review.turn_board()


def _turnable(review: Reviewing) -> bool:
    return not review.study.game_view.square


def _lines(review: Reviewing) -> Transition:
    return Transition("push", "lines", {"match": review.match, "below": review.study.below})


def _has_lines(review: Reviewing) -> bool:
    return bool(review.match.other_lines)


def _edit(review: Reviewing) -> Transition:
    study = review.study
    params = {"match": review.match, "position": study.position}
    return Transition("push", "editor", params)


def _can_edit(_review: Reviewing) -> bool:
    return "editor" in SCENES


def _share(review: Reviewing) -> Transition:
    return Transition("push", "share", {"match": review.match})


def _rules(review: Reviewing) -> Transition:
    study = review.study
    played = study.turns[study.cursor - 1].events if study.cursor else ()
    return how_to_play(review.match.game, study.position, played)


def _settings(_review: Reviewing) -> Transition:
    return Transition("push", "settings")


def _can_fill_screen(review: Reviewing) -> bool:
    return review.context.host.can_fill_screen()


def _full_screen(review: Reviewing) -> None:
    review.context.host.toggle_full_screen()


COMMANDS: tuple[Command[Reviewing], ...] = (
    Command("next-fault", "review.next-fault", "flag", _next_fault, _has_hidden_faults),
    Command("practise", "review.practise", "puzzle", _practise, _has_own_puzzles, page=True),
    Command("list", "review.moves", "list", _list, _has_no_doors),
    Command("try", "review.try", "eye", _try, _may_try),
    Command("try", "review.back-to-match", "back", _try, _may_leave),
    Command("go-on", "review.play-on", "person", _play_on, _has_no_doors, _goes_on),
    Command("turn", "more.turn", "turn", _turn, _turnable, keys="t"),
    Command("lines", "more.lines", "lines", _lines, _has_lines, page=True),
    Command("editor", "review.edit", "pencil", _edit, _can_edit, page=True),
    Command("share", "more.share", "send", _share, page=True),
    Command("rules", "more.rules", "help", _rules, keys="?", page=True),
    Command("settings", "more.settings", "settings", _settings, page=True),
    Command(
        "full-screen",
        "more.full-screen",
        "full-screen",
        _full_screen,
        _can_fill_screen,
        keys="f",
        gesture=gesture("full-screen"),
    ),
)
"""In the order of the sheet."""

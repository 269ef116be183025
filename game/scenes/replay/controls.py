"""The controls of a replay: its commands, and which keys stand for them."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.frame.command import Command
from game.scenes.replay.playback import Playback

MOVES, STEPS = "slider:moves", "slider:steps"


def _is_playing(playback: Playback) -> bool:
    return playback.playing


def _is_paused(playback: Playback) -> bool:
    return not playback.playing


def _move_back(playback: Playback) -> None:
    playback.move(-1)


def _move_forward(playback: Playback) -> None:
    playback.move(1)


def _step_back(playback: Playback) -> None:
    playback.step(-1)


def _step_forward(playback: Playback) -> None:
    playback.step(1)


def _jump_back(playback: Playback) -> None:
    playback.jump(-1)


def _jump_forward(playback: Playback) -> None:
    playback.jump(1)


MOVE_BACK = Command("move:back", "replay.move-back", "move-back", _move_back, place=0)
STEP_BACK = Command("step:back", "replay.step-back", "step-back", _step_back, place=1)
STEP_FORWARD = Command(
    "step:forward", "replay.step-forward", "step-forward", _step_forward, place=2
)
MOVE_FORWARD = Command(
    "move:forward", "replay.move-forward", "move-forward", _move_forward, place=3
)
JUMP_BACK = Command("jump:back", "replay.jump-back", "jump-back", _jump_back, place=4)
PLAY = Command("play", "replay.play", "play", Playback.play, _is_paused, place=5)
PAUSE = Command("play", "replay.pause", "pause", Playback.play, _is_playing, place=5)
JUMP_FORWARD = Command(
    "jump:forward", "replay.jump-forward", "jump-forward", _jump_forward, place=6
)
SPEED = Command("speed", "replay.speed", "", Playback.faster, place=7)

COMMANDS: tuple[Command[Playback], ...] = (
    MOVE_BACK,
    STEP_BACK,
    STEP_FORWARD,
    MOVE_FORWARD,
    JUMP_BACK,
    PLAY,
    PAUSE,
    JUMP_FORWARD,
    SPEED,
)
"""What a replay's buttons do, by their places from left to right."""

GLOBAL_KEYS: Mapping[str, Command[Playback]] = {
    "PageUp": MOVE_BACK,
    "PageDown": MOVE_FORWARD,
    ",": STEP_BACK,
    ".": STEP_FORWARD,
    "p": PLAY,
    "c": JUMP_FORWARD,
}

SLIDER_KEYS: Mapping[str | None, Mapping[str, Command[Playback]]] = {
    MOVES: {
        "ArrowLeft": MOVE_BACK,
        "ArrowDown": MOVE_BACK,
        "ArrowRight": MOVE_FORWARD,
        "ArrowUp": MOVE_FORWARD,
    },
    STEPS: {
        "ArrowLeft": STEP_BACK,
        "ArrowDown": STEP_BACK,
        "ArrowRight": STEP_FORWARD,
        "ArrowUp": STEP_FORWARD,
    },
    None: {
        "ArrowLeft": STEP_BACK,
        "ArrowRight": STEP_FORWARD,
        "ArrowUp": MOVE_BACK,
        "ArrowDown": MOVE_FORWARD,
        " ": PLAY,
        "Enter": PLAY,
    },
}
"""By what has the focus, which command a key stands for."""

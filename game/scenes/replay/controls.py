"""The controls of a replay: its buttons, and which keys stand for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.scenes.replay.playback import Playback

MOVES, STEPS = "slider:moves", "slider:steps"
BUTTONS: Mapping[str, tuple[str, Callable[[Playback], object]]] = {
    "move:back": ("move-back", lambda playback: playback.move(-1)),
    "step:back": ("step-back", lambda playback: playback.step(-1)),
    "step:forward": ("step-forward", lambda playback: playback.step(1)),
    "move:forward": ("move-forward", lambda playback: playback.move(1)),
    "jump:back": ("jump-back", lambda playback: playback.jump(-1)),
    "play": ("play", lambda playback: playback.play()),
    "jump:forward": ("jump-forward", lambda playback: playback.jump(1)),
    "speed": ("", lambda playback: playback.faster()),
}
"""By id the picture, and what pressing it does."""

GLOBAL_KEYS: Mapping[str, str] = {
    "PageUp": "move:back",
    "PageDown": "move:forward",
    ",": "step:back",
    ".": "step:forward",
    "p": "play",
    "c": "jump:forward",
}

SLIDER_KEYS: Mapping[str | None, Mapping[str, str]] = {
    MOVES: {
        "ArrowLeft": "move:back",
        "ArrowDown": "move:back",
        "ArrowRight": "move:forward",
        "ArrowUp": "move:forward",
    },
    STEPS: {
        "ArrowLeft": "step:back",
        "ArrowDown": "step:back",
        "ArrowRight": "step:forward",
        "ArrowUp": "step:forward",
    },
    None: {
        "ArrowLeft": "step:back",
        "ArrowRight": "step:forward",
        "ArrowUp": "move:back",
        "ArrowDown": "move:forward",
        " ": "play",
        "Enter": "play",
    },
}
"""By what has the focus, which button a key stands for."""

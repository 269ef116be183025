"""Talking with a console in this process."""

import io
import json

from game.console.console import run

REQUESTS = {
    *("games", "new", "set", "view", "play", "why", "perft", "playout", "best"),
    *("lessons", "puzzles", "read"),
}


def ask(console, request):
    return console.answer(json.dumps(request).encode())


def answers(data):
    """Return what a console in this process answers to the bytes `data`."""
    target = io.BytesIO()
    run(io.BytesIO(data), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]

"""The console as other programs meet it: a process that is sent lines."""

import json
import os
import re
import subprocess
import sys
from random import Random

import pytest

from game.console.console import Console
from game.rules.registry import GAMES
from tests.console.talk import REQUESTS, ask
from tests.places import ROOT

DOCS = (ROOT / "docs" / "console.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*)\n(.*)\n```", DOCS)


LONG = {"lessons", "puzzles"}
"""Lists of which only the beginning is shown."""


def agrees(part, whole):
    """Tell whether `whole` has all that `part` shows; `seconds` are never the same."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(
            name in whole
            and (name == "seconds" or agrees(value, beginning(name, value, whole[name])))
            for name, value in part.items()
        )
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(map(agrees, part, whole))
    return part == whole and type(part) is type(whole)


def beginning(name, part, whole):
    """As much of a long list as is shown."""
    return whole[: len(part)] if name in LONG else whole


def test_the_documented_conversation_goes_as_documented():
    console = Console()
    for request, answer in EXAMPLES:
        own = console.answer(request.encode())
        assert agrees(json.loads(answer), own), f"{request}\n{own}"


def test_every_request_is_documented_with_an_example():
    assert {json.loads(request)["do"] for request, _ in EXAMPLES} == REQUESTS


def test_the_process_needs_no_package_and_answers_line_by_line():
    # -S leaves out site-packages, so nothing installed can be imported.
    lines = b'{"do":"new","game":"bao"}\n{"do":"view"}\nnonsense\n'
    done = subprocess.run(
        [sys.executable, "-S", "-m", "game.console"],
        cwd=ROOT,
        input=lines,
        capture_output=True,
        timeout=600,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False]
    assert done.stderr == b""


def test_pygame_is_not_loaded():
    code = "import sys, game.console.console; sys.exit('pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=600, check=True)


def test_each_answer_comes_before_the_next_request():
    with subprocess.Popen(
        [sys.executable, "-m", "game.console"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        for request in (b'{"do":"new","game":"kalah"}\n', b'{"do":"view"}\n'):
            process.stdin.write(request)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
        process.stdin.close()
        assert process.wait(600) == 0


def test_a_reader_that_goes_away_ends_the_process_quietly():
    read, write = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-m", "game.console"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=write,
        stderr=subprocess.PIPE,
    ) as process:
        os.close(write)
        os.close(read)
        _, errors = process.communicate(b'{"do":"games"}\n' * 100, timeout=600)
    assert process.returncode == 0
    assert errors == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_without_input_or_output_the_process_ends_quietly(closed):
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m game.console {closed}', sys.executable],
        cwd=ROOT,
        input=b'{"do":"games"}\n',
        capture_output=True,
        timeout=600,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played(name):
    seed = 11
    print("seed", seed)
    rng, console = Random(seed), Console()
    answer = ask(console, {"do": "new", "game": name})
    game = GAMES[name]()
    for _ in range(2_000):
        assert answer["ok"]
        assert answer["game"] == name
        assert answer["to_move"] == answer["position"]["to_move"]
        assert {key: answer["options"][key] for key in game.options} == dict(game.options)
        if answer["outcome"] is not None:
            break
        move = rng.choice(answer["legal"])
        assert ask(console, {"do": "why", "move": move}) == {"ok": True, "legal": True}
        answer = ask(console, {"do": "play", "move": move})
        assert answer["events"]
    assert answer["outcome"]["winners"]
    assert answer["legal"] == []
    assert not ask(console, {"do": "play", "move": move})["ok"]
    assert ask(console, {"do": "why", "move": move})["reason"] == "game-over"
    assert ask(console, {"do": "perft", "depth": 2}) == {"ok": True, "counts": [0, 0]}


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_was_legal_once_is_legal_now_or_told_why_not(name):
    seed = 13
    print("seed", seed)
    rng, console, seen = Random(seed), Console(), []
    answer = ask(console, {"do": "new", "game": name})
    for _ in range(60):
        if not answer["legal"]:
            break
        seen += [move for move in answer["legal"] if move not in seen]
        for move in rng.sample(seen, min(8, len(seen))):
            why = ask(console, {"do": "why", "move": move})
            json.dumps(why, allow_nan=False)
            assert why["legal"] == (move in answer["legal"])
            if not why["legal"]:
                assert set(why) == {"ok", "legal", "reason", "values", "text"}
                assert "{" not in why["text"]
                assert not why["text"].startswith("reason.")
                refused = ask(console, {"do": "play", "move": move})
                assert refused == {"ok": False, "error": why["text"], "at": "move"}
        answer = ask(console, {"do": "play", "move": rng.choice(answer["legal"])})
    assert len(seen) > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_position_shown_can_be_set(name):
    seed = 12
    print("seed", seed)
    rng, console = Random(seed), Console()
    answer = ask(console, {"do": "new", "game": name})
    for _ in range(12):
        answer = ask(console, {"do": "play", "move": rng.choice(answer["legal"])})
    again = ask(
        Console(),
        {"do": "set", "game": name, "options": answer["options"], "position": answer["position"]},
    )
    assert again == {key: value for key, value in answer.items() if key != "events"}


def test_the_third_repetition_is_a_draw_that_ends_the_game():
    console = Console()
    pieces = {
        "red": {"1": [0, 0], "2": "home", "3": "home", "4": "home"},
        "blue": {"1": [16, 0], "2": "home", "3": "home", "4": "home"},
    }
    answer = ask(
        console,
        {"do": "set", "game": "bantu", "position": {"pieces": pieces, "to_move": "red"}},
    )
    start = answer["position"]
    for _ in range(2):
        assert answer["outcome"] is None
        # Both pieces step sideways and back again.
        for to in ([0, 1], [16, 1], [0, 0], [16, 0]):
            move = {"piece": 1, "to": to}
            assert move in answer["legal"], answer
            answer = ask(console, {"do": "play", "move": move})
    assert answer["position"] == start
    assert answer["outcome"] == {
        "winners": ["red", "blue"],
        "scores": {"red": 3, "blue": 3},
        "reason": "repetition",
    }
    assert answer["legal"] == []
    refused = ask(console, {"do": "play", "move": {"piece": 1, "to": [0, 1]}})
    assert refused == {"ok": False, "error": "The game is over.", "at": "move"}
    assert ask(console, {"do": "playout", "count": 3, "seed": 0})["draws"] == 3


def test_new_and_set_begin_the_history_anew():
    console = Console()
    position = {
        "pieces": {
            "red": {"1": [0, 0], "2": "home", "3": "home", "4": "home"},
            "blue": {"1": [16, 0], "2": "home", "3": "home", "4": "home"},
        },
        "to_move": "red",
    }
    for _ in range(4):
        answer = ask(console, {"do": "set", "game": "bantu", "position": position})
        assert answer["outcome"] is None


def test_a_bantu_player_who_cannot_move_is_passed_with_an_event():
    # Red's only piece must go one line on, where two of Blue's protect each other.
    pieces = {
        "red": {"1": [4, 0], "2": "home", "3": "home", "4": "home"},
        "blue": {"1": [5, 0], "2": [5, 1], "3": "home", "4": "home"},
    }
    position = {"pieces": pieces, "to_move": "red"}
    answer = ask(Console(), {"do": "set", "game": "bantu", "position": position})
    assert answer["to_move"] == answer["position"]["to_move"] == "blue"
    assert [event["kind"] for event in answer["events"]] == ["pass", "turn"]
    assert answer["events"][0]["seat"] == "red"

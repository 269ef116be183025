"""The console as other programs meet it: a process that is sent lines."""

import io
import json
import os
import re
import subprocess
import sys
import tracemalloc
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.console import Console, run
from game.console_lines import LONGEST
from game.rules.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
DOCS = (ROOT / "docs" / "console.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*)\n(.*)\n```", DOCS)
REQUESTS = {"games", "new", "set", "view", "play", "why", "perft", "playout", "best"}


def ask(console, request):
    return console.answer(json.dumps(request).encode())


def answers(data):
    """Return what a console in this process answers to the bytes `data`."""
    target = io.BytesIO()
    run(io.BytesIO(data), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def shown(part, whole):
    """Tell whether `whole` has all that `part` shows; `seconds` are never the same."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(
            name in whole and (name == "seconds" or shown(value, whole[name]))
            for name, value in part.items()
        )
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(map(shown, part, whole))
    return part == whole and type(part) is type(whole)


def test_the_documented_conversation_goes_as_documented():
    console = Console()
    for request, answer in EXAMPLES:
        told = console.answer(request.encode())
        assert shown(json.loads(answer), told), f"{request}\n{told}"


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
        timeout=60,
        check=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in told] == [True, True, False]
    assert done.stderr == b""


def test_pygame_is_not_loaded():
    code = "import sys, game.console; sys.exit('pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=True)


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
        assert process.wait(60) == 0


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
        _, errors = process.communicate(b'{"do":"games"}\n' * 100, timeout=60)
    assert process.returncode == 0
    assert errors == b""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played(name):
    seed = 11
    print("seed", seed)
    rng, console = Random(seed), Console()
    told = ask(console, {"do": "new", "game": name})
    game = GAMES[name]()
    for _ in range(2_000):
        assert told["ok"]
        assert told["game"] == name
        assert told["to_move"] == told["position"]["to_move"]
        assert {key: told["options"][key] for key in game.options} == dict(game.options)
        if told["outcome"] is not None:
            break
        move = rng.choice(told["legal"])
        assert ask(console, {"do": "why", "move": move}) == {"ok": True, "legal": True}
        told = ask(console, {"do": "play", "move": move})
        assert told["events"]
    assert told["outcome"]["winners"]
    assert told["legal"] == []
    assert not ask(console, {"do": "play", "move": move})["ok"]
    assert ask(console, {"do": "why", "move": move})["reason"] == "game-over"
    assert ask(console, {"do": "perft", "depth": 2}) == {"ok": True, "counts": [0, 0]}


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_was_legal_once_is_legal_now_or_told_why_not(name):
    seed = 13
    print("seed", seed)
    rng, console, seen = Random(seed), Console(), []
    told = ask(console, {"do": "new", "game": name})
    for _ in range(60):
        if not told["legal"]:
            break
        seen += [move for move in told["legal"] if move not in seen]
        for move in rng.sample(seen, min(8, len(seen))):
            why = ask(console, {"do": "why", "move": move})
            json.dumps(why, allow_nan=False)
            assert why["legal"] == (move in told["legal"])
            if not why["legal"]:
                assert set(why) == {"ok", "legal", "reason", "values", "text"}
                assert "{" not in why["text"]
                assert not why["text"].startswith("reason.")
                refused = ask(console, {"do": "play", "move": move})
                assert refused == {"ok": False, "error": why["text"], "at": "move"}
        told = ask(console, {"do": "play", "move": rng.choice(told["legal"])})
    assert len(seen) > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_position_shown_can_be_set(name):
    seed = 12
    print("seed", seed)
    rng, console = Random(seed), Console()
    told = ask(console, {"do": "new", "game": name})
    for _ in range(12):
        told = ask(console, {"do": "play", "move": rng.choice(told["legal"])})
    again = ask(
        Console(),
        {"do": "set", "game": name, "options": told["options"], "position": told["position"]},
    )
    assert again == {key: value for key, value in told.items() if key != "events"}


def test_the_third_repetition_is_a_draw_that_ends_the_game():
    console = Console()
    pieces = {
        "red": {"1": [0, 0], "2": "home", "3": "home", "4": "home"},
        "blue": {"1": [16, 0], "2": "home", "3": "home", "4": "home"},
    }
    told = ask(
        console,
        {"do": "set", "game": "bantu", "position": {"pieces": pieces, "to_move": "red"}},
    )
    start = told["position"]
    for _ in range(2):
        assert told["outcome"] is None
        # Both pieces step sideways and back again.
        for to in ([0, 1], [16, 1], [0, 0], [16, 0]):
            move = {"piece": 1, "to": to}
            assert move in told["legal"], told
            told = ask(console, {"do": "play", "move": move})
    assert told["position"] == start
    assert told["outcome"] == {
        "winners": ["red", "blue"],
        "scores": {"red": 0, "blue": 0},
        "reason": "repetition",
    }
    assert told["legal"] == []
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
        told = ask(console, {"do": "set", "game": "bantu", "position": position})
        assert told["outcome"] is None


def test_a_bantu_player_who_cannot_move_is_passed_with_an_event():
    # Red's only piece must go one line on, where two of Blue's protect each other.
    pieces = {
        "red": {"1": [4, 0], "2": "home", "3": "home", "4": "home"},
        "blue": {"1": [5, 0], "2": [5, 1], "3": "home", "4": "home"},
    }
    position = {"pieces": pieces, "to_move": "red"}
    told = ask(Console(), {"do": "set", "game": "bantu", "position": position})
    assert told["to_move"] == told["position"]["to_move"] == "blue"
    assert [event["kind"] for event in told["events"]] == ["pass", "turn"]
    assert told["events"][0]["seat"] == "red"


ERRORS = [
    (b"", "This line is not JSON.", ""),
    (b"null", "A request is one JSON object on one line.", ""),
    (b"[1]", "A request is one JSON object on one line.", ""),
    (b'"view"', "A request is one JSON object on one line.", ""),
    (b"{", "This line is not JSON.", ""),
    (b"\xff\xfe", "This line is not UTF-8 text: byte 0 is wrong.", ""),
    (b'{"do":"view"\xc3}', "This line is not UTF-8 text: byte 12 is wrong.", ""),
    (b"\x00\x01\x02", "This line is not JSON.", ""),
    (b'{"do":NaN}', "NaN is not a number of JSON.", ""),
    (b'{"do":-Infinity}', "-Infinity is not a number of JSON.", ""),
    (b'{"do":"view","do":"view"}', "do is there twice.", "do"),
    (b"{}", "do is missing.", ""),
    (b'{"do":1}', None, "do"),
    (b'{"do":["view"]}', None, "do"),
    (b'{"do":"fly"}', None, "do"),
    (b'{"do":"view","fast":1}', "fast is not known here.", "fast"),
    (b'{"do":"play"}', "move is missing.", ""),
    (b'{"do":"new"}', "game is missing.", ""),
    (b'{"do":"new","game":"chess"}', None, "game"),
    (b'{"do":"new","game":null}', None, "game"),
    (b'{"do":"new","game":"kalah","options":[]}', None, "options"),
    (b'{"do":"new","game":"kalah","options":{"pits":1}}', None, "options.pits"),
    (b'{"do":"new","game":"kalah","options":{"houses":10}}', None, "options.houses"),
    (b'{"do":"set","game":"kalah","position":4}', None, "position"),
    (b'{"do":"play","move":{"house":"1"}}', None, "move.house"),
    (b'{"do":"play","move":{"house":1e999}}', None, "move.house"),
    (b'{"do":"play","move":{"house":123456789012345678901234567890}}', None, "move.house"),
    (b'{"do":"play","move":{"house":' + b"9" * 5_000 + b"}}", "This line is not JSON.", ""),
    (b'{"do":"perft","depth":-1}', None, "depth"),
    (b'{"do":"perft","depth":51}', None, "depth"),
    (b'{"do":"perft","depth":true}', None, "depth"),
    (b'{"do":"perft","depth":2.0}', None, "depth"),
    (b'{"do":"playout","count":-1,"seed":0}', None, "count"),
    (b'{"do":"playout","count":1,"seed":"x"}', None, "seed"),
    (b"[" * 100_000, "This line is nested too deeply.", ""),
    (b'{"a":' * 100_000, "This line is nested too deeply.", ""),
    (b'{"do":"\\ud800"}', None, "do"),
    (b'{"do":"view","\\ud800":1}', None, "\ud800"),
]


@pytest.mark.parametrize(("line", "error", "at"), ERRORS, ids=lambda part: str(part)[:30])
def test_a_broken_line_is_answered_and_changes_nothing(line, error, at):
    console = Console()
    before = ask(console, {"do": "new", "game": "kalah"})
    told = console.answer(line)
    assert set(told) == {"ok", "error", "at"}
    assert told["ok"] is False
    assert told["at"] == at
    if error is not None:
        assert told["error"] == error
    assert "{" not in told["error"]
    assert not told["error"].startswith("reason.")
    assert ask(console, {"do": "view"}) == before


@pytest.mark.parametrize("do", ["view", "play", "why", "perft", "playout", "best"])
def test_without_a_game_there_is_nothing_to_ask_about(do):
    members = {"play": {"move": {"house": 1}}, "why": {"move": {"house": 1}}}
    members |= {"perft": {"depth": 1}, "playout": {"count": 1, "seed": 1}}
    told = ask(Console(), {"do": do, **members.get(do, {})})
    assert told == {
        "ok": False,
        "error": 'There is no game yet: send "new" or "set" first.',
        "at": "",
    }


def test_an_endless_line_is_refused_and_the_next_one_answered():
    longest = b" " * (LONGEST - len('{"do":"games"}')) + b'{"do":"games"}'
    data = b"\n".join([longest, b" " + longest, b"x" * (3 * LONGEST), b'{"do":"games"}'])
    assert [answer["ok"] for answer in answers(data)] == [True, False, False, True]


def test_a_last_line_without_an_end_is_answered_and_windows_line_ends_do_not_matter():
    told = answers(b'{"do":"games"}\r\n{"do":"games"}')
    assert [answer["ok"] for answer in told] == [True, True]


def test_every_line_gets_one_answer():
    assert len(answers(b"\n\n{}\n\n")) == 4


def test_counting_stops_before_memory_runs_out():
    console = Console(most_positions=2_000)
    ask(console, {"do": "new", "game": "bantu"})
    assert ask(console, {"do": "perft", "depth": 3})["counts"] == [16, 240, 3624]
    told = ask(console, {"do": "perft", "depth": 50})
    error = "There are too many positions to count deeper than 2 plies."
    assert told == {"ok": False, "error": error, "at": "depth"}


def test_counts_are_those_of_the_rulings():
    console = Console()
    ask(console, {"do": "new", "game": "kalah", "options": {"preset": "standard"}})
    assert ask(console, {"do": "perft", "depth": 5})["counts"] == [6, 35, 185, 942, 4690]
    assert ask(console, {"do": "perft", "depth": 0})["counts"] == []


@pytest.mark.parametrize("name", GAMES)
def test_playouts_repeat_with_their_seed_and_count_every_game(name):
    console = Console()
    ask(console, {"do": "new", "game": name})
    first, again = (ask(console, {"do": "playout", "count": 5, "seed": 3}) for _ in range(2))
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert first["plies"] > 5
    assert sum(first["wins"].values()) + first["draws"] >= 5
    other = ask(console, {"do": "playout", "count": 5, "seed": 4})
    assert {**other, "seconds": 0} != {**first, "seconds": 0}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("effort", [{"level": 1}, {"millis": 50}], ids=str)
def test_the_best_move_is_legal_and_the_position_stays(name, effort):
    console = Console()
    before = ask(console, {"do": "new", "game": name})
    told = ask(console, {"do": "best", **effort})
    assert told["ok"]
    assert set(told) == {"ok", "move", "value", "depth", "nodes", "exact"}
    assert told["move"] in before["legal"]
    assert told["depth"] >= 1
    assert ask(console, {"do": "view"}) == before


def test_a_win_in_sight_is_found_and_known_to_be_one():
    console = Console()
    position = {"south": [0, 0, 1], "south_store": 9, "north": [1, 0, 0], "north_store": 2}
    options = {"houses": 3}
    set_up = {"do": "set", "game": "kalah", "options": options}
    ask(console, {**set_up, "position": {**position, "to_move": "south"}})
    told = ask(console, {"do": "best", "millis": 5_000})
    assert told["move"] == {"house": 3}
    told = ask(console, {"do": "play", "move": told["move"]})
    assert told["outcome"]["winners"] == ["south"]
    assert ask(console, {"do": "best", "level": 1}) == {
        "ok": False,
        "error": "The game is over.",
        "at": "",
    }


@pytest.mark.parametrize(
    ("members", "at"),
    [
        ({}, ""),
        ({"level": 1, "millis": 1}, ""),
        ({"level": 0}, "level"),
        ({"level": 10_000}, "level"),
        ({"level": "1"}, "level"),
        ({"millis": 0}, "millis"),
        ({"millis": 600_001}, "millis"),
        ({"millis": 0.5}, "millis"),
    ],
)
def test_how_hard_to_think_is_said_in_one_way(members, at):
    console = Console()
    ask(console, {"do": "new", "game": "kalah"})
    told = ask(console, {"do": "best", **members})
    assert (told["ok"], told["at"]) == (False, at)


NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
PART = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | NUMBERS
    | st.text(max_size=6)
    | st.sampled_from(["kalah", "bao", "bantu", "four-player", "south", "red", "A5", "start"]),
    lambda inner: (
        st.lists(inner, max_size=8)
        | st.dictionaries(
            st.sampled_from(
                ["house", "pit", "kind", "to", "piece", "south", "pits", "pieces", "board"]
            )
            | st.text(max_size=6),
            inner,
            max_size=6,
        )
    ),
    max_leaves=12,
)
REQUEST = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(REQUESTS)) | PART},
    optional={
        "game": st.sampled_from(sorted(GAMES)) | PART,
        "options": PART,
        "position": PART,
        "move": PART,
        "depth": st.integers(-2, 3) | st.text(max_size=3),
        "count": st.integers(-2, 3),
        "seed": st.integers(),
    },
)
SHARED = Console()


@given(REQUEST)
def test_no_request_ends_the_console_or_meets_an_error_of_its_own(request):
    told = ask(SHARED, request)
    json.dumps(told, allow_nan=False)
    if not told["ok"]:
        assert set(told) == {"ok", "error", "at"}
        assert "error of its own" not in told["error"]


@given(st.binary(max_size=200))
def test_no_bytes_end_the_console(data):
    told = answers(data)
    assert all(answer["ok"] is False for answer in told)


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_a_position_changed_somewhere_is_set_or_refused(name, data):
    console = Console()
    told = ask(console, {"do": "new", "game": name})
    position = told["position"]
    spot, path = position, []
    while isinstance(spot, dict | list) and spot and (not path or data.draw(st.booleans())):
        keys = sorted(spot) if isinstance(spot, dict) else range(len(spot))
        path.append(data.draw(st.sampled_from(list(keys))))
        holder, spot = spot, spot[path[-1]]
    holder[path[-1]] = data.draw(PART)
    changed = ask(console, {"do": "set", "game": name, "position": position})
    if changed["ok"]:
        assert changed["position"]["to_move"] is not None
        for move in changed["legal"][:3]:
            assert ask(console, {"do": "why", "move": move})["legal"]
    else:
        assert changed["at"].startswith("position")
        assert "error of its own" not in changed["error"]


def test_memory_does_not_grow_over_many_lines():
    seed = 5
    print("seed", seed)
    rng = Random(seed)
    console = Console()
    told = ask(console, {"do": "new", "game": "bantu", "options": {"short": True}})

    def talk(count):
        nonlocal told
        for _ in range(count):
            if told.get("legal") and rng.random() < 0.9:
                told = ask(console, {"do": "play", "move": rng.choice(told["legal"])})
            elif rng.random() < 0.5:
                told = ask(console, {"do": "new", "game": rng.choice(["bantu", "kalah"])})
            else:
                console.answer(bytes(rng.randrange(256) for _ in range(20)))

    talk(1_000)
    tracemalloc.start()
    try:
        talk(1_000)
        first, _ = tracemalloc.get_traced_memory()
        talk(4_000)
        second, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert second - first < 300_000


def test_fifty_thousand_lines_are_answered():
    lines = b'{"do":"new","game":"kalah"}\n' + b'{"do":"play","move":{"house":3}}\n{}\n' * 25_000
    target = io.BytesIO()
    run(io.BytesIO(lines), target)
    assert target.getvalue().count(b"\n") == 50_001

"""Whatever is sent to the console, it answers and goes on."""

import gc
import io
import json
import tracemalloc
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.console.console import Console, run
from game.console.lines import LONGEST, MOST_DIGITS
from game.rules.registry import GAMES
from tests.console.talk import REQUESTS, answers, ask

NO_HOUSE = "There is no house 12345678901234567890: each side has houses 1 to 6."
TOO_LONG = "A whole number may have at most 1000 digits."
TWICE, TWICE_AT = "4 is chosen twice.", "options.variations[2]"
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
    (b'{"do":"view","fast":1}', '"fast" is not known here.', "fast"),
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
    (b'{"do":"play","move":{"house":12345678901234567890}}', NO_HOUSE, "move"),
    (b'{"do":"play","move":{"house":' + b"9" * (MOST_DIGITS + 1) + b"}}", TOO_LONG, ""),
    (b'{"do":"play","move":{"house":-' + b"9" * 100_000 + b"}}", TOO_LONG, ""),
    (b'{"do":"play","move":{"house":1,"pit":1}}', '"pit" is not known here.', "move.pit"),
    (b'{"do":"new","game":"kalah","options":null}', None, "options"),
    (b'{"do":"new","game":"bao","options":null}', None, "options"),
    (b'{"do":"set","game":"kalah","position":{"east":1}}', None, "position.east"),
    (b'{"do":"set","game":"kalah","position":{}}', "south is missing.", "position"),
    (b'{"do":"new","game":"four-player","options":{"variations":[4,6,4]}}', TWICE, TWICE_AT),
    (b'{"do":"best","level":null}', "A whole number is needed here.", "level"),
    (b'{"do":"best","millis":null}', "A whole number is needed here.", "millis"),
    (b'{"do":"best","level":1,"millis":null}', None, ""),
    (b'{"do":"perft","depth":null}', "A whole number is needed here.", "depth"),
    (b'{"do":"perft","depth":-1}', None, "depth"),
    (b'{"do":"perft","depth":51}', None, "depth"),
    (b'{"do":"perft","depth":true}', None, "depth"),
    (b'{"do":"perft","depth":2.0}', None, "depth"),
    (b'{"do":"playout","count":-1,"seed":0}', None, "count"),
    (b'{"do":"playout","count":1,"seed":"x"}', None, "seed"),
    (b"[" * 100_000, "This line is nested too deeply.", ""),
    (b'{"a":' * 100_000, "This line is nested too deeply.", ""),
    (b'{"do":"\\ud800"}', None, "do"),
    (b'{"do":"view","\\ud800":1}', None, "?"),
]


@pytest.mark.parametrize(("line", "error", "at"), ERRORS, ids=lambda part: str(part)[:30])
def test_a_broken_line_is_answered_and_changes_nothing(line, error, at):
    console = Console()
    before = ask(console, {"do": "new", "game": "kalah"})
    answer = console.answer(line)
    assert set(answer) == {"ok", "error", "at"}
    assert answer["ok"] is False
    assert answer["at"] == at
    if error is not None:
        assert answer["error"] == error
    assert "{" not in answer["error"]
    assert not answer["error"].startswith("reason.")
    assert ask(console, {"do": "view"}) == before


@pytest.mark.parametrize("do", ["view", "play", "why", "perft", "playout", "best"])
def test_without_a_game_there_is_nothing_to_ask_about(do):
    members = {"play": {"move": {"house": 1}}, "why": {"move": {"house": 1}}}
    members |= {"perft": {"depth": 1}, "playout": {"count": 1, "seed": 1}}
    answer = ask(Console(), {"do": do, **members.get(do, {})})
    assert answer == {
        "ok": False,
        "error": 'There is no game yet: send "new" or "set" first.',
        "at": "",
    }


def test_an_endless_line_is_refused_and_the_next_one_answered():
    longest = b" " * (LONGEST - len('{"do":"games"}')) + b'{"do":"games"}'
    data = b"\n".join([longest, b" " + longest, b"x" * (3 * LONGEST), b'{"do":"games"}'])
    assert [answer["ok"] for answer in answers(data)] == [True, False, False, True]


def test_a_last_line_without_an_end_is_answered_and_windows_line_ends_do_not_matter():
    replies = answers(b'{"do":"games"}\r\n{"do":"games"}')
    assert [answer["ok"] for answer in replies] == [True, True]


def test_every_line_gets_one_answer():
    assert len(answers(b"\n\n{}\n\n")) == 4


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
    answer = ask(SHARED, request)
    json.dumps(answer, allow_nan=False)
    if not answer["ok"]:
        assert set(answer) == {"ok", "error", "at"}
        assert "error of its own" not in answer["error"]


@given(st.binary(max_size=200))
def test_no_bytes_end_the_console(data):
    replies = answers(data)
    assert len(replies) == len(io.BytesIO(data).readlines())
    for answer, line in zip(replies, io.BytesIO(data), strict=True):
        # Chance may well write a sound request.
        assert answer["ok"] is False or "do" in json.loads(line)


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_a_position_changed_somewhere_is_set_or_refused(name, data):
    console = Console()
    answer = ask(console, {"do": "new", "game": name})
    position = answer["position"]
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
    answer = ask(console, {"do": "new", "game": "bantu", "options": {"short": True}})

    def talk(count):
        nonlocal answer
        for _ in range(count):
            if answer.get("legal") and rng.random() < 0.9:
                answer = ask(console, {"do": "play", "move": rng.choice(answer["legal"])})
            elif rng.random() < 0.5:
                answer = ask(console, {"do": "new", "game": rng.choice(["bantu", "kalah"])})
            else:
                console.answer(bytes(rng.randrange(256) for _ in range(20)))

    def held():
        gc.collect()  # what nothing reaches any more does not count, whenever Python looks for it
        return tracemalloc.get_traced_memory()[0]

    talk(1_000)
    tracemalloc.start()
    try:
        talk(1_000)
        first = held()
        talk(4_000)
        second = held()
    finally:
        tracemalloc.stop()
    assert second - first < 300_000


def test_fifty_thousand_lines_are_answered():
    lines = b'{"do":"new","game":"kalah"}\n' + b'{"do":"play","move":{"house":3}}\n{}\n' * 25_000
    target = io.BytesIO()
    run(io.BytesIO(lines), target)
    assert target.getvalue().count(b"\n") == 50_001

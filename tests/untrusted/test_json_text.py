"""One function reads all JSON, and no text harms it."""

import json
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.untrusted import json_text
from game.untrusted.json_text import MOST_DEPTH, JsonError, TooDeepError, parse

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(alphabet=st.sampled_from('ab"\\[]{}:, \n\ud800\u0000')),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=20,
)  # fmt: skip


def depth_of(value):
    """Return how many lists and objects lie in one another."""
    if isinstance(value, dict):
        return 1 + max(map(depth_of, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth_of, value), default=0)
    return 0


@given(VALUES, st.booleans())
def test_whatever_is_json_is_read_as_the_library_reads_it(value, ascii_only):
    text = json.dumps(value, ensure_ascii=ascii_only)
    if depth_of(value) <= MOST_DEPTH:
        assert parse(text) == value
    else:
        with pytest.raises(TooDeepError):
            parse(text)


def nested(depth, seed):
    """Return a text of lists and objects in one another, and more beside them."""
    source = random.Random(seed)
    opening, closing = [], []
    for _ in range(depth):
        left, right = source.choice((("[", "]"), ('{"a":', "}"), ('["]{",', "]"), ("[[],", "]")))
        opening.append(left)
        closing.append(right)
    return "".join(opening) + "0" + "".join(reversed(closing))


@pytest.mark.parametrize("seed", range(20))
def test_the_bound_is_exact_whatever_lies_beside_and_in_strings(seed):
    deepest = nested(MOST_DEPTH - 1, seed)
    assert depth_of(parse(deepest)) in (MOST_DEPTH - 1, MOST_DEPTH)
    with pytest.raises(TooDeepError):
        parse(nested(MOST_DEPTH + 1, seed))


@pytest.mark.parametrize("depth", [1_000, 100_000])
@pytest.mark.parametrize("piece", ["[", "{", '{"":', '[{"a":[', '[[],"]",', '[["\\"",'])
@pytest.mark.parametrize("before", ["", '{"match":', "[1,2,", '"a",'])
def test_thousands_of_open_brackets_are_never_parsed(depth, piece, before, monkeypatch):
    def parsed(*_arguments, **_options):
        raise AssertionError("the library was asked")

    monkeypatch.setattr(json, "loads", parsed)
    with pytest.raises(TooDeepError):
        parse(before + piece * depth)


@pytest.mark.parametrize(
    "text",
    ['"' + "[" * 10_000, '["' + "\\" * 9_999 + "[" * 5_000, "]" * 10_000, '"\\', '["\\"' * 2, ""],
)
def test_brackets_in_a_string_that_never_ends_do_no_harm(text):
    with pytest.raises(JsonError):
        parse(text)


def test_brackets_inside_a_string_do_not_count():
    assert parse(json.dumps(["[" * 10_000, "{" * 10_000])) == ["[" * 10_000, "{" * 10_000]


@example("1" * 5_000)
@example("\ufeff{}")
@given(st.text(alphabet=st.sampled_from('[]{}",:\\01aeNn-+. \n\ud800\u0000')))
def test_any_text_is_read_or_refused(text):
    try:
        value = parse(text)
    except JsonError:
        return
    json.dumps(value)


@pytest.mark.parametrize("text", [None, b"{}", 3, ["[]"]])
def test_what_is_no_text_is_refused(text):
    with pytest.raises(JsonError):
        parse(text)


def test_the_depth_is_counted_in_one_look(monkeypatch):
    """A million characters of the worst kinds: looked at once, not once for each bracket."""
    runs = 0

    class Counting:
        def findall(self, text):
            nonlocal runs
            runs += 1
            return pattern.findall(text)

    pattern = json_text._RUN
    monkeypatch.setattr(json_text, "_RUN", Counting())
    assert not json_text.is_too_deep("[]" * 500_000)
    assert not json_text.is_too_deep('"\\"' * 300_000 + "[" * 50)
    assert runs == 2

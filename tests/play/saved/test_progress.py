"""What somebody has done in learning stays done, whatever happens to the storage."""

import json

import pytest

from game.host.fake import MemoryStorage
from game.play.saved.progress import KEY, MOST_TRIES, Progress, PuzzleResult
from game.play.saved.progress_file import content_of, progress_in


def visits(number=2):
    """Several visits to one storage, or windows at one."""
    storage = MemoryStorage()
    return [storage, *(Progress(storage) for _ in range(number))]


def filled():
    progress = Progress(MemoryStorage())
    progress.finish_lesson("kalah", "kalah-sow")
    progress.note_puzzle("bao", "bao-sixfold", 2, helped=False)
    progress.finish_guided("kalah-guided")
    return progress


def test_at_first_nothing_is_done():
    _, progress = visits(1)
    assert progress.lessons_done("kalah") == frozenset()
    assert progress.puzzle("kalah", "kalah-order") is None
    assert progress.guided_done() == frozenset()


def test_what_is_done_is_done_in_the_next_visit():
    _, first, second = visits()
    assert first.finish_lesson("kalah", "kalah-sow")
    assert first.note_puzzle("bao", "bao-sixfold", 3, helped=True)
    assert first.finish_guided("kalah-guided")
    assert second.lessons_done("kalah") == {"kalah-sow"}
    assert second.lessons_done("bao") == frozenset()
    assert second.puzzle("bao", "bao-sixfold") == PuzzleResult(3, True)
    assert second.guided_done() == {"kalah-guided"}


def test_two_windows_add_up():
    _, first, second = visits()
    first.finish_lesson("kalah", "kalah-sow")
    second.finish_lesson("kalah", "kalah-store")
    first.finish_lesson("bao", "bao-sow")
    for progress in (first, second):
        assert progress.lessons_done("kalah") == {"kalah-sow", "kalah-store"}
        assert progress.lessons_done("bao") == {"bao-sow"}


@pytest.mark.parametrize(
    ("before", "after", "best"),
    [
        ((3, False), (1, True), (3, False)),
        ((1, True), (3, False), (3, False)),
        ((3, False), (2, False), (2, False)),
        ((1, True), (2, True), (1, True)),
        ((1, False), (1, False), (1, False)),
    ],
)
def test_the_better_result_of_a_puzzle_stays(before, after, best):
    _, first, second = visits()
    first.note_puzzle("kalah", "kalah-order", *before)
    second.note_puzzle("kalah", "kalah-order", *after)
    assert second.puzzle("kalah", "kalah-order") == best
    assert first.puzzle("kalah", "kalah-order") == best


@pytest.mark.parametrize(("tries", "counted"), [(0, 1), (-5, 1), (10**9, MOST_TRIES)])
def test_tries_are_counted_within_reason(tries, counted):
    _, first, second = visits()
    first.note_puzzle("kalah", "kalah-order", tries, helped=False)
    assert second.puzzle("kalah", "kalah-order").tries == counted


def test_what_storage_refuses_lasts_for_this_visit():
    storage, progress = visits(1)
    storage.full = True
    assert not progress.finish_lesson("kalah", "kalah-sow")
    assert not progress.note_puzzle("kalah", "kalah-order", 1, helped=False)
    assert not progress.finish_guided("kalah-guided")
    assert progress.lessons_done("kalah") == {"kalah-sow"}
    assert progress.puzzle("kalah", "kalah-order") == (1, False)
    assert progress.guided_done() == {"kalah-guided"}


def test_what_could_not_be_kept_is_kept_with_what_is_done_next():
    storage, first, second = visits()
    storage.full = True
    assert not first.finish_lesson("kalah", "kalah-sow")
    storage.full = False
    assert first.finish_lesson("kalah", "kalah-store")
    assert second.lessons_done("kalah") == {"kalah-sow", "kalah-store"}


def test_what_a_later_version_has_written_is_not_written_over():
    text = json.dumps({"schema": 2, "games": {"kalah": {"lessons": ["kalah-sow"]}}})
    storage = MemoryStorage({KEY: text})
    progress = Progress(storage)
    assert not progress.finish_lesson("kalah", "kalah-store")
    assert progress.lessons_done("kalah") == {"kalah-store"}
    assert storage.texts[KEY] == text


def test_what_is_not_understood_stays():
    there = {"games": {"chess": {"lessons": ["mate"], "stars": 3}}, "colour": "blue"}
    storage = MemoryStorage({KEY: json.dumps(there)})
    Progress(storage).finish_lesson("kalah", "kalah-sow")
    now = json.loads(storage.texts[KEY])
    assert now["colour"] == "blue"
    assert now["games"]["chess"]["stars"] == 3
    assert now["games"]["chess"]["lessons"] == ["mate"]


STRANGE = [
    {
        "games": {"kalah": 7, "bao": {"lessons": "kalah-sow", "puzzles": []}},
        "guided": [[], None, 1],
    },
    {"games": {"kalah": {"lessons": [1, None, {}, "x" * 999, "Ä", ""], "puzzles": {"a": 1}}}},
    {"games": {"kalah": {"puzzles": {"a": [1], "b": [0, True], "c": [1, 2], "d": [True, True]}}}},
    {"games": {"kalah": {"puzzles": {"a": [1e9, True], "b": ["1", True], "": [1, True]}}}},
    {"games": {"\ud800": {"lessons": ["a"]}, "x" * 999: {"lessons": ["a"]}}},
]


@pytest.mark.parametrize("value", STRANGE)
def test_strange_values_count_for_nothing_and_hinder_nothing(value):
    storage = MemoryStorage({KEY: json.dumps(value)})
    progress = Progress(storage)
    assert progress.lessons_done("kalah") == frozenset()
    assert progress.puzzles_solved("kalah") == {}
    assert progress.guided_done() == frozenset()
    assert progress.finish_lesson("kalah", "kalah-sow")
    assert Progress(storage).lessons_done("kalah") == {"kalah-sow"}


def test_very_long_lists_are_cut():
    many = [f"lesson-{number}" for number in range(100_000)]
    storage = MemoryStorage({KEY: json.dumps({"games": {"kalah": {"lessons": many}}})})
    assert len(Progress(storage).lessons_done("kalah")) < 10_000


def test_where_storage_cannot_be_read_the_visit_has_its_own_progress():
    storage, progress = visits(1)
    storage.blocked = True
    assert not progress.finish_lesson("kalah", "kalah-sow")
    assert progress.lessons_done("kalah") == {"kalah-sow"}


# As a file


def test_a_file_brings_the_progress_to_another_device():
    other = Progress(MemoryStorage())
    other.finish_lesson("kalah", "kalah-store")
    assert other.take_in(progress_in(content_of(filled())))
    assert other.lessons_done("kalah") == {"kalah-sow", "kalah-store"}
    assert other.puzzle("bao", "bao-sixfold") == (2, False)
    assert other.guided_done() == {"kalah-guided"}


@pytest.mark.parametrize("value", STRANGE)
def test_of_a_strange_file_nothing_is_taken(value):
    progress = filled()
    before = progress.to_json()
    assert progress.take_in(progress_in(json.dumps({"progress": value}).encode()))
    assert progress.to_json() == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"7",
        b'{"progress": []}',
        b'{"progress": {}, "more": 1}',
        b'{"progress": {"schema": 2}}',
        b'{"progress": ' + b"[" * 9_000,
        b" " * 3_000_000 + b'{"progress": {}}',
    ],
)
def test_other_files_hold_no_progress(content):
    assert progress_in(content) is None

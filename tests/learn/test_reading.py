"""Lessons and puzzles are read like anything from outside: hostile until every part is checked."""

import copy
import json
from dataclasses import replace
from random import Random

import pytest

from game.i18n.catalogue import Catalogue
from game.learn.courses import FOLDER, load_course, load_puzzles
from game.learn.exercise import Course
from game.learn.reading import LONGEST_TEXT, open_puzzles, read_course, read_puzzles
from game.learn.shapes import ExerciseError
from game.rules.kalah.game import Kalah
from game.untrusted import json_text
from tests.cases import all_cases
from tests.learn.exercises import GAMES

COURSES = [(FOLDER / f"course-{game}.json").read_text("utf-8") for game in GAMES]
PUZZLES = [(FOLDER / f"puzzles-{game}.json").read_text("utf-8") for game in GAMES]
READ = {"lessons": read_course, "puzzles": read_puzzles}

WORDS = Catalogue.load(["en"])

STRANGE = (None, True, -1, 10**30, 1.5, "", "?", "\ud800", [], [[]], {}, {"a": 1})
"""Values that are nothing that an exercise has; some of them may pass in one place or another."""


def read(value):
    """Read a course or puzzles, and return the error if there is one."""
    kind = "lessons" if "lessons" in value else "puzzles"
    try:
        READ[kind](json.dumps(value))
    except ExerciseError as error:
        return error
    return None


def smallest(kind):
    """A course, or puzzles, with one item."""
    text = COURSES[0] if kind == "lessons" else PUZZLES[0]
    value = json.loads(text)
    value[kind] = value[kind][:1]
    return value


def places_in(value, path=()):
    """Every place of a value, as the way to it."""
    yield path
    members = value.items() if isinstance(value, dict) else enumerate(value)
    for name, member in members:
        if isinstance(member, dict | list):
            yield from places_in(member, (*path, name))
        else:
            yield (*path, name)


def with_value(value, path, strange):
    """A copy of a value with something else in one place."""
    changed = copy.deepcopy(value)
    if not path:
        return strange
    inner = changed
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = strange
    return changed


def without(value, path):
    """A copy of a value without one place."""
    changed = copy.deepcopy(value)
    inner = changed
    for name in path[:-1]:
        inner = inner[name]
    del inner[path[-1]]
    return changed


def written(path):
    """A place as errors tell it."""
    parts = (f"[{name}]" if isinstance(name, int) else f".{name}" for name in path)
    return "".join(parts).lstrip(".")


def kinds_of_items():
    """A value with one item of each kind of question, and one with a puzzle and its line."""
    for text in COURSES:
        value = json.loads(text)
        by_kind = {lesson["ask"]["kind"]: lesson for lesson in value["lessons"]}
        yield {**value, "lessons": list(by_kind.values()), "guided": value["guided"][:1]}
    for text in PUZZLES:
        value = json.loads(text)
        yield {**value, "puzzles": [value["puzzles"][0], *filter(has_line, value["puzzles"])][:2]}


def has_line(puzzle):
    return "line" in puzzle


def test_what_is_shipped_is_read():
    for text in COURSES:
        assert read_course(text).lessons
    for text in PUZZLES:
        assert read_puzzles(text)


def test_whatever_stands_in_a_place_it_is_read_or_refused_with_the_place(deep, seed):
    refused, rng = 0, Random(seed)
    with all_cases() as cases:
        for value in kinds_of_items():
            for path in places_in(value):
                for strange in STRANGE if deep else rng.sample(STRANGE, 2):
                    changed = with_value(value, path, strange)
                    if not isinstance(changed, dict) or not {"lessons", "puzzles"} & changed.keys():
                        continue
                    if path[-1:] == ("options",) and strange == {}:
                        continue  # the usual options: what follows may be for other ones
                    error = read(changed)
                    with cases.of(written(path), repr(strange)):
                        if error is not None:
                            refused += 1
                            # By other options a position may be none any more.
                            place = written(path).removesuffix("options")
                            assert place[: len(error.at)] == error.at[: len(place)]
                            key = f"reason.{error.reason.key}"
                            assert WORDS.text(key, **error.reason.values) != key
    assert refused


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_what_is_missing_is_told(kind):
    value = smallest(kind)
    for name in ("id", "options", "position", "ask"):
        error = read(without(value, (kind, 0, name)))
        assert (error.reason.key, error.at) == ("shape-missing-key", f"{kind}[0]")
        assert error.reason.values == {"name": name}


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_what_is_unknown_is_told(kind):
    for path in ((kind, 0), (kind, 0, "ask"), (kind, 0, "ask", "goal", 0), ()):
        error = read(with_value(smallest(kind), (*path, "colour"), "blue"))
        assert error.reason.key == "shape-unknown-key"
        assert error.at == written((*path, "colour"))


def test_the_rules_say_what_is_wrong_with_a_position_and_where():
    value = smallest("lessons")
    error = read(with_value(value, ("lessons", 0, "position", "south", 2), -1))
    assert (error.reason.key, error.at) == ("shape-range", "lessons[0].position.south[2]")


def test_the_rules_say_what_is_wrong_with_a_move_and_where():
    value = smallest("lessons")
    error = read(with_value(value, ("lessons", 0, "ask", "accept", 0, 0), {"pit": 3}))
    assert error.at.startswith("lessons[0].ask.accept[0][0]")


def test_no_id_may_come_twice():
    value = smallest("lessons")
    value["lessons"] *= 2
    error = read(value)
    assert (error.reason.key, error.at) == ("exercise-twice", "lessons[1].id")
    value = smallest("lessons")
    value["guided"][0]["id"] = value["lessons"][0]["id"]
    assert read(value).at == "guided[0].id"


@pytest.mark.parametrize(
    ("goal", "at"),
    [
        ({"measure": "luck", "want": "most"}, ".measure"),
        ({"measure": "captured", "want": "some"}, ".want"),
        ({"measure": "captured", "want": "is"}, ""),
        ({"measure": "captured", "want": "most", "value": 1}, ".value"),
        (
            {"measure": "captured", "want": "at-least", "value": {"kind": "house", "at": [0, 1]}},
            ".value",
        ),
        ({"measure": "end", "want": "is", "value": {"kind": "moon", "at": [0]}}, ".value.kind"),
        ({"measure": "end", "want": "is", "value": {"kind": "pit", "at": []}}, ".value.at"),
    ],
)
def test_goals_are_checked(goal, at):
    error = read(with_value(smallest("lessons"), ("lessons", 0, "ask", "goal"), [goal]))
    assert error.at == f"lessons[0].ask.goal[0]{at}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[" * 20_000,
        '{"a":' * 20_000,
        "7",
        "null",
        "\ud800",
        "[]",
        " " * (LONGEST_TEXT + 1),
    ],
)
def test_other_texts_are_refused(text):
    for reader in READ.values():
        with pytest.raises(ExerciseError):
            reader(text)


def test_very_many_items_are_refused():
    value = smallest("lessons")
    value["lessons"] *= 2_000
    assert read(value).reason.key == "exercise-too-many"


def test_a_game_without_a_course_has_an_empty_one():
    assert load_course("chess") == Course("chess", (), ())
    assert not load_puzzles("chess")


def test_a_course_is_read_once():
    assert load_course("kalah") is load_course("kalah")
    assert load_puzzles("kalah") is load_puzzles("kalah")


def told(puzzles):
    """All of puzzles but their games, which are others for each reader."""
    return [replace(puzzle, game=None) for puzzle in puzzles]


@pytest.mark.parametrize("text", PUZZLES)
def test_puzzles_read_one_by_one_are_those_read_at_once(text):
    whole, opened = read_puzzles(text), open_puzzles(text)
    assert opened.ids == tuple(puzzle.id for puzzle in whole)
    assert told(opened[-1:]) == told(whole[-1:])
    assert told(opened[2:4]) == told(whole[2:4])
    more = 0
    while opened.read_next():
        more += 1
    assert more == len(whole) - 3
    assert told(opened) == told(whole)


def test_a_puzzle_is_read_when_it_is_asked_for(monkeypatch):
    puzzles = open_puzzles(PUZZLES[0])
    read = []
    from_json = Kalah.position_from_json

    def noting(self, value):
        read.append(value)
        return from_json(self, value)

    monkeypatch.setattr(Kalah, "position_from_json", noting)
    assert len(puzzles) == len(puzzles.ids) > 20
    assert not read
    assert puzzles[3] is puzzles[3]
    assert len(read) == 1


def test_steps_count_within_a_stage():
    lessons = load_course("bao").lessons
    assert {lesson.stage for lesson in lessons} == {1, 2, 3}
    for stage in (1, 2, 3):
        of_stage = [lesson for lesson in lessons if lesson.stage == stage]
        assert [lesson.step for lesson in of_stage] == list(range(1, len(of_stage) + 1))
        assert {lesson.of for lesson in of_stage} == {len(of_stage)}


def test_puzzles_are_numbered():
    puzzles = load_puzzles("bao")
    assert [puzzle.step for puzzle in puzzles] == list(range(1, len(puzzles) + 1))


def test_nothing_is_played_while_it_is_read(monkeypatch):
    def play(*_):
        raise AssertionError

    monkeypatch.setattr(Kalah, "play", play)
    monkeypatch.setattr(Kalah, "after", play)
    assert read_course(COURSES[0]).game == "kalah"
    assert read_puzzles(PUZZLES[0])


def test_exercises_with_the_same_options_share_their_game():
    lessons = load_course("bantu").lessons
    assert len({id(lesson.game) for lesson in lessons}) == 1


def test_the_data_is_as_deep_as_may_be_read():
    for text in (*COURSES, *PUZZLES):
        assert not json_text.is_too_deep(text)

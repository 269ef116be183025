"""What is wrong with the words of a language is noticed, and nothing else."""

import json

import pytest

from game.i18n.folders import Folders
from tools.translations import origin
from tools.translations.command import both, problems_of, report
from tools.translations.findings import leaves

ENGLISH = {
    "title": "Results",
    "sown": {"one": "{count} seed from {pit}", "other": "{count} seeds from {pit}"},
    "turn": {"by": "player", "you": "Your turn", "name": "{player} to move"},
    "number": "1234567890.5",
}
POLISH = {
    "title": "Wyniki",
    "sown": {
        "one": "ziarno z {pit}",
        "few": "{count} ziarna z {pit}",
        "many": "{count} ziaren z {pit}",
        "other": "{count} ziarna z {pit}",
    },
    "turn": {"by": "player", "you": "Twoja kolej", "name": "Kolej: {player}"},
    "number": "1 234 567 890,5",
}


@pytest.fixture
def problems(tmp_path):
    """Return what is wrong with Polish words, after changes to them."""

    def look(changes, english=ENGLISH, seen=ENGLISH):
        own = {key: value for key, value in {**POLISH, **changes}.items() if value is not None}
        parts = tmp_path / "parts"
        parts.mkdir(exist_ok=True)
        (parts / "all.en.json").write_text(json.dumps(english), "utf-8")
        (parts / "all.pl.json").write_text(json.dumps(own), "utf-8")
        origin.remember(own, seen, "pl", tmp_path / "origins")
        return [
            f"{finding.key} {finding.problem}"
            for finding in problems_of(Folders(tmp_path), "pl", tmp_path / "origins")
        ]

    return look


def test_nothing_is_wrong_with_a_whole_translation(problems):
    assert problems({}) == []


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"title": None}, ["title is missing"]),
        ({"old": "Stare"}, ["old is stale: English has no such sentence"]),
        ({"title": " "}, ["title is empty"]),
        ({"title": "Wyniki {gry}"}, ["title has {gry}, which the English one has not"]),
        (
            {"sown": {**POLISH["sown"], "other": "{count} ziarna"}},
            ["sown lacks {pit}"],
        ),
        (
            {"sown": {"one": "ziarno z {pit}", "other": "{count} ziaren z {pit}"}},
            ['sown lacks the form "few"', 'sown lacks the form "many"'],
        ),
        (
            {"sown": {**POLISH["sown"], "two": "{count} ziarna z {pit}"}},
            ['sown has a form "two", which nothing asks for'],
        ),
        (
            {"turn": {"by": "player", "name": "Kolej: {player}"}},
            ['turn lacks the form "you"'],
        ),
        ({"turn": "Kolej: {player}"}, ['turn names {player} where it may be "you"']),
        (
            {"number": "12,5"},
            ["number is not 1234567890.5 as the language writes it"],
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_key(problems, changes, expected):
    assert problems(changes) == expected


def test_a_form_for_one_number_may_do_without_the_number(problems):
    assert "{count}" not in POLISH["sown"]["one"]
    assert problems({"sown": {**POLISH["sown"], "one": "jedno ziarno z {pit}"}}) == []


def test_a_sentence_may_be_the_same_for_all_numbers_and_for_the_reader(problems):
    assert problems({"sown": "Ziarna z {pit}: {count}"}) == []


def test_english_that_changed_after_the_translation_is_noticed(problems):
    now = {**ENGLISH, "title": "Scores"}
    assert problems({}, english=now) == [
        "title was translated from another English sentence than the one of now"
    ]


def test_a_translation_that_nobody_compared_is_noticed(problems):
    seen = {key: ENGLISH[key] for key in ENGLISH if key != "title"}
    assert problems({}, seen=seen) == [
        "title may not go with its English: nobody has said so (--seen)"
    ]


def test_forms_inside_forms_are_looked_at_too(problems):
    tree = {"by": "laps", "one": "lap", "other": {"one": "a", "many": "b", "other": "c"}}
    english = {**ENGLISH, "long": {"by": "laps", "one": "lap", "other": "laps"}}
    wrong = problems({"long": tree}, english=english, seen=english)
    assert wrong == ['long lacks the form "few"', 'long lacks the form "many"']


def test_every_text_of_a_tree_comes_with_its_forms():
    tree = {"by": "player", "you": "You", "name": {"one": "{player} 1", "other": "{player}"}}
    assert list(leaves(tree)) == [
        ((("player", "you"),), "You"),
        ((("player", "name"), ("count", "one")), "{player} 1"),
        ((("player", "name"), ("count", "other")), "{player}"),
    ]
    assert list(leaves("Hello")) == [((), "Hello")]


def test_the_report_names_the_language_and_every_problem(problems, tmp_path):
    problems({"title": None})
    folders = Folders(tmp_path)
    lines = report(
        "pl", len(both(folders, "pl")[0]), problems_of(folders, "pl", tmp_path / "origins")
    )
    assert lines == ["pl: 3 sentences, 1 to be looked at:", "  title is missing"]
    assert report("pl", 4, []) == ["pl: 4 sentences, and nothing is wrong with them."]

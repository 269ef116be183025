"""Plural forms are those of Unicode's CLDR, as babel and JavaScript's Intl have them."""

import json
import shutil
import subprocess
from decimal import Decimal

import pytest
from babel import Locale
from babel.localedata import locale_identifiers

from game.i18n.plural import TABLE, form, forms
from tests.cases import all_cases
from tools.make import plurals

NUMBERS = [
    *range(230),
    *(1_000, 1_001, 1_002, 1_011, 2_000, 10_000, 20_000, 99_999, 100_000, 100_002),
    *(1_000_000, 1_000_001, 2_000_000, 10_000_000, 1_000_000_000),
]
WRITTEN = [
    *("0.0", "0.00", "0.1", "0.2", "0.9", "0.10", "0.01", "0.04", "0.11", "0.21"),
    *("1.0", "1.00", "1.1", "1.2", "1.5", "1.9", "1.03", "1.101", "1.119", "2.0", "2.10", "2.4"),
    *("3.0", "4.1", "5.02", "6.00", "10.0", "11.1", "12.11", "21.0", "21.1", "100.0", "100.21"),
    *("102.3", "999.999", "1000.0", "1000000.0", "1000000.1"),
]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", {"one": [1], "other": [0, 2, 5, 11, 21, 100]}),
        ("sw", {"one": [1], "other": [0, 2, 5, 11, 21, 100]}),
        ("fr", {"one": [0, 1, "1.5"], "other": [2, 5, 11, 21], "many": [1_000_000]}),
        (
            "pl",
            {"one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 12, 21, 112], "other": ["1.5"]},
        ),
        (
            "ru",
            {"one": [1, 21, 101], "few": [2, 4, 22], "many": [0, 5, 11, 12, 111], "other": ["1.5"]},
        ),
        (
            "ar",
            {
                "zero": [0],
                "one": [1],
                "two": [2],
                "few": [3, 10, 103],
                "many": [11, 99, 111],
                "other": [100, 102, 200],
            },
        ),
        ("ja", {"other": [0, 1, 2, 100]}),
    ],
)
def test_a_number_has_its_form(language, expected):
    forms_of = {name: [form(language, number) for number in expected[name]] for name in expected}
    assert forms_of == {name: [name] * len(numbers) for name, numbers in expected.items()}
    assert set(expected) == set(forms(language))


def test_zeros_that_are_written_count():
    assert form("en", "1") == "one"
    assert form("en", "1.0") == "other"


def test_a_whole_number_is_one_whatever_its_type():
    assert form("en", 1.0) == "one"
    assert form("pl", 22.0) == "few"


def test_the_sign_does_not_matter():
    assert form("en", -1) == form("en", "-1") == "one"


@pytest.mark.parametrize("number", [float("inf"), float("nan"), "many", ""])
def test_what_is_no_number_has_the_form_of_all_others(number):
    assert form("en", number) == "other"


def test_the_longest_number_has_a_form():
    assert form("pl", 10**5_000 + 2) == "few"


def test_a_region_follows_its_language_or_its_own_rules():
    assert form("en-GB", 1) == form("EN", 1) == "one"
    assert form("pt-BR", 0) == "one"
    assert form("pt-PT", 0) == "other"


def test_an_unknown_language_follows_english():
    assert [form("xx", number) for number in (0, 1, 2)] == ["other", "one", "other"]


def test_the_table_is_what_babel_says_now():
    assert TABLE.read_text("utf-8") == plurals.table()


def test_each_language_agrees_with_babel():
    with all_cases() as cases:
        for locale in locale_identifiers():
            rule, language = Locale.parse(locale).plural_form, locale.replace("_", "-")
            with cases.of(locale):
                forms_of_numbers = [form(language, number) for number in [*NUMBERS, *WRITTEN]]
                assert forms_of_numbers == [
                    rule(Decimal(number)) for number in [*NUMBERS, *WRITTEN]
                ]


INTL = """
const [languages, numbers, written] = JSON.parse(require("fs").readFileSync(0, "utf8"));
const forms = {};
for (const language of Intl.PluralRules.supportedLocalesOf(languages)) {
  const rules = new Intl.PluralRules(language);
  forms[language] = [
    ...numbers.map((number) => rules.select(number)),
    ...written.map((text) => {
      const minimumFractionDigits = text.split(".")[1].length;
      return new Intl.PluralRules(language, { minimumFractionDigits }).select(Number(text));
    }),
  ];
}
console.log(JSON.stringify(forms));
"""

SETTLED = "ar be cs cy da de en fi ga hi hr hu ja ko lt lv nl pl ro ru sk sl sr sv sw tr uk zh"
"""Languages whose rules are alike in every version of CLDR that a Node of ours may have."""


def test_the_page_chooses_the_same_forms():
    if not shutil.which("node"):
        pytest.skip("node is not installed")
    languages = SETTLED.split()
    said = subprocess.run(
        ["node", "-e", INTL],
        input=json.dumps([languages, NUMBERS, WRITTEN]),
        capture_output=True,
        text=True,
        check=True,
    )
    expected = {
        language: [form(language, number) for number in [*NUMBERS, *WRITTEN]]
        for language in languages
    }
    assert json.loads(said.stdout) == expected

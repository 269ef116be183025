import json

import pytest

from game.i18n.catalogue import Catalogue

FILES = {
    "en": [
        json.dumps(
            {
                "hello": "Hello {name}",
                "blocked": "Blocked by {by:colour} {piece}",
                "colour.red": "Red",
                "choose": "Choose {pits:list-or}",
                "sown": {"one": "{count} seed", "other": "{count} seeds"},
                "taken": {
                    "by": "seeds",
                    "one": "{seeds} seed in {count}",
                    "other": "{seeds} seeds",
                },
                "list-comma": "{first}, {second}",
                "list-and": "{first} and {second}",
                "list-or": "{first} or {second}",
                "sentence": "{phrase}.",
                "sentence-next": "{first} {second}",
                "labelled": "{label}: {value}",
            }
        ),
        json.dumps({"bye": "Goodbye"}),
    ],
    "fr": [json.dumps({"hello": "Bonjour {name}", "sown": {"one": "{count} une", "other": "des"}})],
}


def load(*languages):
    return Catalogue.load(languages, lambda language: FILES.get(language, []))


def test_a_value_is_filled_in():
    assert load("en").text("hello", name="Asha") == "Hello Asha"


def test_all_files_of_a_language_are_merged():
    assert load("en").text("bye") == "Goodbye"


def test_an_unknown_key_is_its_own_text():
    assert load("en").text("no-such-key", count=3) == "no-such-key"


def test_a_missing_value_leaves_the_sentence_readable():
    assert load("en").text("hello") == "Hello {name}"


def test_braces_inside_a_value_are_not_filled_in():
    assert load("en").text("hello", name="{name}") == "Hello {name}"


def test_one_has_a_form_of_its_own():
    texts = load("en")
    assert [texts.text("sown", count=count) for count in (0, 1, 2)] == [
        "0 seeds",
        "1 seed",
        "2 seeds",
    ]


def test_the_form_can_follow_another_value():
    texts = load("en")
    assert texts.text("taken", seeds=1, count=5) == "1 seed in 5"
    assert texts.text("taken", seeds=2, count=1) == "2 seeds"


def test_a_form_without_its_number_is_still_a_sentence():
    assert load("en").text("sown") == "{count} seeds"


def test_zero_is_singular_in_french():
    assert load("fr").text("sown", count=0) == "0 une"


def test_what_a_language_lacks_is_said_in_english():
    assert load("fr").text("bye") == "Goodbye"


def test_english_said_in_another_language_keeps_the_forms_of_english():
    files = {"en": ['{"seeds": {"one": "{count} seed", "other": "{count} seeds"}}'], "fr": ["{}"]}
    assert Catalogue.load(["fr"], files.__getitem__).text("seeds", count=0) == "0 seeds"


def test_the_first_language_that_exists_is_taken_with_or_without_its_region():
    assert load("xx", "fr-CA", "en").language == "fr"
    assert load("en-GB", "fr").language == "en"
    assert load("xx").language == "en"


def test_a_language_name_cannot_reach_other_files():
    asked = []
    Catalogue.load(["../../etc", "fr/.."], lambda language: asked.append(language) or [])
    assert asked == ["en"]


def test_lists_read_as_words():
    texts = load("en")
    assert texts.join([]) == ""
    assert texts.join([7]) == "7"
    assert texts.join([1, 2]) == "1 and 2"
    assert texts.join(["A1", "A2", "A3", "B4"], "list-or") == "A1, A2, A3 or B4"
    assert texts.text("hello", name=("Asha", "Juma")) == "Hello Asha and Juma"
    assert texts.text("choose", pits=["A1", "A2", "A3"]) == "Choose A1, A2 or A3"


def test_sentences_follow_each_other_and_empty_ones_are_left_out():
    texts = load("en")
    assert texts.sentences("One.", "", "Two.", "Three.") == "One. Two. Three."
    assert texts.sentences("One.") == "One."
    assert texts.sentences("", "") == ""


def test_a_title_can_be_a_sentence_and_a_label_has_a_value():
    texts = load("en")
    assert texts.sentence("Results") == "Results."
    assert texts.sentence("Which move wins?") == texts.ended("Which move wins?")
    assert texts.ended("Which move wins?") == "Which move wins?"
    assert texts.ended("") == ""
    assert texts.labelled("Seeds", 4) == "Seeds: 4"


def test_what_stands_between_sentences_labels_and_lists_is_the_languages_own():
    files = {"zh": ['{"sentence": "{phrase}。", "sentence-next": "{first}{second}"}'], "en": ["{}"]}
    texts = Catalogue.load(["zh"], files.__getitem__)
    assert texts.sentences(texts.sentence("甲"), texts.sentence("乙")) == "甲。乙。"


def test_the_pseudo_language_has_words_half_as_long_again_and_keeps_values():
    texts = load("qps")
    word, value = texts.text("hello", name="Asha").split()
    assert value == "Asha"
    assert len(word) == 8
    assert texts.text("sown", count=1).startswith("1 ")


def test_a_word_of_the_program_is_said_by_a_sentence_of_its_own():
    texts = load("en")
    assert texts.text("blocked", by="red", piece=2) == "Blocked by Red 2"
    assert texts.text("blocked", by="mauve", piece=2) == "Blocked by colour.mauve 2"
    assert texts.text("blocked", piece=2) == "Blocked by {by:colour} 2"


def test_the_made_up_language_keeps_what_stands_in_braces():
    assert "{by" not in load("en").pseudo().text("blocked", by="red", piece=2)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("a\ud800\0\u202eb", "Hello a???b"),
        (["\ud800", ["deep"]], "Hello ? and …"),
        (10**5_000, "Hello …"),
        ({"a": {}}, "Hello …"),
        (7, "Hello 7"),
    ],
    ids=range(5),
)
def test_a_value_from_outside_is_made_plain(value, sentence):
    assert load("en").text("hello", name=value) == sentence


def test_of_an_endless_list_only_the_beginning_is_written():
    assert load("en").join(["a"] * 1_000_000).endswith("a and …")


LATER = {
    "en": [json.dumps({"later": "Later {name}", "sown-later": {"one": "one", "other": "more"}})],
    "fr": [json.dumps({"later": "Plus tard {name}"})],
}


def with_later(*languages):
    catalogue = load(*languages)
    catalogue.add(lambda language: LATER.get(language, []))
    return catalogue


def test_sentences_that_come_later_are_said_like_all_others():
    assert with_later("en").text("later", name="Asha") == "Later Asha"
    assert with_later("fr").text("later", name="Asha") == "Plus tard Asha"
    assert with_later("fr").text("hello", name="Asha") == "Bonjour Asha"


def test_what_comes_later_and_a_language_lacks_is_said_in_english_with_its_plurals():
    assert with_later("fr").text("sown-later", count=0) == "more"


def test_what_comes_later_is_as_long_in_the_made_up_language():
    assert with_later("qps").text("later", name="Asha") != "Later Asha"
    assert "~" in with_later("qps").text("later", name="Asha")

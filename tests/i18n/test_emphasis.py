"""Bold words of a sentence."""

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import parts, unemphasised, weighed


def test_words_between_asterisks_are_bold_and_are_spoken_without_them() -> None:
    taken = '{"taken": "{player} **captured {count}** of yours."}'
    words = Catalogue.load(["en"], lambda _: [taken])
    sentence = words.text("taken", player="Ann", count=4)
    assert list(weighed(sentence)) == [
        ("Ann ", "plain"),
        ("captured 4", "bold"),
        (" of yours.", "plain"),
    ]
    assert unemphasised(sentence) == "Ann captured 4 of yours."


def test_asterisks_and_signs_of_a_name_make_nothing_bold() -> None:
    words = Catalogue.load(["en"], lambda _: ['{"turn": "{player} to move"}'])
    sentence = words.text("turn", player="**\ue000Ann\ue001**")
    assert [weight for _, weight in weighed(sentence)] == ["plain"]


def test_every_form_of_a_sentence_can_have_bold_words() -> None:
    forms = '{"taken": {"one": "**{count} seed**", "other": "**{count} seeds**"}}'
    words = Catalogue.load(["en"], lambda _: [forms])
    assert list(weighed(words.text("taken", count=1))) == [("1 seed", "bold")]
    assert list(weighed(words.text("taken", count=2))) == [("2 seeds", "bold")]


def test_bold_words_stay_bold_in_a_sentence_into_which_theirs_is_filled() -> None:
    texts = (
        '{"taken": "**{count} seeds**", "again": "Last turn: {told}",'
        ' "list-comma": "{first}, {second}", "list-and": "{first} and {second}"}'
    )
    words = Catalogue.load(["en"], lambda _: [texts])
    sentence = words.text("again", told=words.text("taken", count=4))
    assert list(weighed(sentence)) == [("Last turn: ", "plain"), ("4 seeds", "bold")]
    alone = words.sentences(words.text("taken", count=4))
    assert list(weighed(words.text("again", told=alone))) == list(weighed(sentence))
    joined = words.join([words.text("taken", count=number) for number in (1, 2, 3)])
    assert [part for part, weight in weighed(joined) if weight == "bold"] == [
        "1 seeds",
        "2 seeds",
        "3 seeds",
    ]


def test_words_between_exclamation_marks_warn_and_are_spoken_without_them() -> None:
    words = Catalogue.load(["en"], lambda _: ['{"bad": "!!Mistake:!! {best} was **better**!"}'])
    sentence = words.text("bad", best="house 3")
    assert list(weighed(sentence)) == [
        ("Mistake:", "warning"),
        (" house 3 was ", "plain"),
        ("better", "bold"),
        ("!", "plain"),
    ]
    assert unemphasised(sentence) == "Mistake: house 3 was better!"


def test_words_between_brackets_lead_to_the_glossary_and_are_spoken_without_them() -> None:
    text = '{"names": "The [[kichwa]] and the [[kimbi|kimbi pits]] are **ends**."}'
    words = Catalogue.load(["en"], lambda _: [text])
    sentence = words.text("names")
    assert list(parts(sentence)) == [
        ("The ", "plain", ""),
        ("kichwa", "plain", "kichwa"),
        (" and the ", "plain", ""),
        ("kimbi pits", "plain", "kimbi"),
        (" are ", "plain", ""),
        ("ends", "bold", ""),
        (".", "plain", ""),
    ]
    assert unemphasised(sentence) == "The kichwa and the kimbi pits are ends."


def test_a_link_stays_one_in_a_sentence_into_which_its_own_is_filled() -> None:
    texts = '{"word": "the [[nyumba]]", "note": "Look: {told}"}'
    words = Catalogue.load(["en"], lambda _: [texts])
    sentence = words.text("note", told=words.text("word"))
    assert [word for _, _, word in parts(sentence) if word] == ["nyumba"]


def test_a_name_with_brackets_leads_nowhere() -> None:
    words = Catalogue.load(["en"], lambda _: ['{"turn": "{player} to move"}'])
    sentence = words.text("turn", player="\ue004nyumba\ue005[[Ann]]\ue006")
    assert [word for _, _, word in parts(sentence) if word] == []


def test_longer_words_of_the_made_up_language_lead_to_the_same_word() -> None:
    words = Catalogue.load(["en"], lambda _: ['{"names": "The [[kichwa]]."}']).pseudo()
    assert [word for _, _, word in parts(words.text("names")) if word] == ["kichwa"]

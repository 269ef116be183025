"""Bold words of a sentence."""

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised, weighed


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

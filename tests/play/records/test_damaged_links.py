"""A link is opened whatever its way did to it, and never as another match than the one sent."""

import random
import re
import time

import pytest

from game.play.match import Match
from game.play.records import link, notation, open_any, record
from game.play.records.link_mending import LONGEST
from game.play.records.reading import RecordError
from game.rules.registry import GAMES, make
from tests.cases import all_cases
from tests.play.records.damages import ADDRESS, LINKS, forms_of
from tools.torture.damage import damage_text
from tools.torture.some_matches import some_match

DASH_OF = {1: "-", 2: "\u2014", 3: "\u2014\u2013"}
"""What a word processor makes of so many hyphens."""

UNSEEN = ("\u00ad", "\u200b", "\u200c", "\u2060", "\ufeff", "\u200e", "%C2%AD", "&shy;")
BEFORE = ("", "> ", "Hi!\n", "(", "«\u00a0", "see:", "\t", "<", "[x](", "你好")
BEHIND = (
    "",
    ")",
    ".",
    "]",
    "*",
    " bye",
    "\n-- \nAsha",
    "&fbclid=A-_9",
    "。",
    "\u00a0»",
    "…",
    "?x=1",
)


def told_by(match):
    """What a link tells of a match."""
    return link.match_link(match, match.side)


def sent(source, name=None):
    """A match, and the link to it."""
    match = some_match(source, name)
    return match, told_by(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_link_is_opened_whatever_was_done_to_it(name, seed):
    source = random.Random(seed)
    with all_cases() as cases:
        for damage, text in LINKS.items():
            _, fragment = sent(source, name)
            with cases.of(damage, fragment):
                arrived = text.format(**forms_of(fragment))
                assert link.is_link(arrived), arrived
                assert told_by(open_any.open_text(arrived)) == fragment, arrived


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_opened_too(name, seed):
    source = random.Random(seed)
    with all_cases() as cases:
        for damage, text in LINKS.items():
            match = some_match(source, name)
            with cases.of(damage):
                arrived = text.format(**forms_of(link.position_link(match)))
                opened = open_any.read(arrived)
                assert (opened.form, opened.kind) == ("link", "position")
                assert opened.match.position == match.position


def marked(source):
    """The link to a match that has some underscores."""
    while True:
        _, fragment = sent(source)
        if 2 <= fragment.count("_") <= 3 and len(fragment) < LONGEST:
            return fragment


def test_underscores_that_markdown_took_for_emphasis_are_put_back(seed):
    source = random.Random(seed)
    for _ in range(5):
        fragment = marked(source)
        eaten = re.sub("_(.*?)_", r"\1", fragment, count=1)
        assert told_by(open_any.open_text(f"Look: {eaten}")) == fragment


def test_dashes_are_what_they_were_made_of(seed):
    source = random.Random(seed)
    for _ in range(20):
        _, fragment = sent(source)
        dashed = re.sub("-+", lambda run: DASH_OF.get(len(run[0]), run[0]), fragment)
        mixed = "".join(source.choice(("\u2013", "-")) if c == "-" else c for c in fragment)
        assert told_by(open_any.open_text(dashed)) == fragment
        assert told_by(open_any.open_text(mixed)) == fragment


def test_several_kinds_of_damage_at_once_are_undone(seed):
    source = random.Random(seed)
    for _ in range(30):
        _, fragment = sent(source)
        text = fragment.replace("=", source.choice(("=", "%3D", "%3d")), 1)
        text = f"https://games.example/{source.choice(('#', '%23', '?a=b#'))}{text}"
        text = "".join(
            f"{c}{source.choice(UNSEEN) if source.random() < 0.05 else ''}" for c in text
        )
        text = f"{source.choice(BEFORE)}{text}{source.choice(BEHIND)}"
        assert told_by(open_any.open_text(text)) == fragment, ascii(text)


def test_no_damage_makes_another_match_of_a_link(seed):
    source = random.Random(seed)
    for _ in range(300):
        _, fragment = sent(source)
        damaged = damage_text(source, f"{ADDRESS}#{fragment}")
        try:
            arrived = told_by(open_any.open_text(damaged))
        except RecordError:
            continue
        assert arrived == fragment, ascii(damaged)


def test_the_first_link_that_can_be_read_is_opened():
    first, second = (sent(random.Random(number), "kalah")[1] for number in (1, 2))
    assert told_by(open_any.open_text(f"{first} {second}")) == first
    assert told_by(open_any.open_text(f"{second}\n> {first}\n")) == second


def refusal_of(text):
    """The key of why a text is refused; "" if it is opened."""
    try:
        open_any.open_text(text)
    except RecordError as error:
        return error.reason.key
    return ""


def test_no_other_link_is_opened_in_the_place_of_a_damaged_one(seed):
    source = random.Random(seed)
    with all_cases() as cases:
        for damage, text in LINKS.items():
            older, newer = sent(source)[1], sent(source)[1]
            cut = text.format(**forms_of(newer[:-6]))
            for below in (f"\n\nOn Monday Asha wrote:\n> {ADDRESS}#{older}\n", f" #{older}"):
                with cases.of(damage, cut, below):
                    assert refusal_of(f"Your move! {cut}{below}") == "link-broken"


def test_no_older_move_of_the_same_match_is_opened_in_the_place_of_a_damaged_link(seed):
    source = random.Random(seed)
    for _ in range(40):
        match, newer = sent(source)
        twin = Match(match.game, match.players, match.first, match.start, match.id)
        twin.take_over(match.turns[:-1])
        if not match.turns:
            continue
        cut = f"{ADDRESS}#{newer[:-6]}"
        below = f"\n\nOn Monday Asha wrote:\n> {ADDRESS}#{told_by(twin)}\n"
        assert refusal_of(f"Your move! {cut}{below}") == "link-broken", ascii(cut + below)


def test_the_first_link_is_opened_however_it_is_coded(seed):
    source = random.Random(seed)
    with all_cases() as cases:
        for damage, text in LINKS.items():
            older, newer = told_by(Match(make("kalah"), {})), sent(source)[1]
            arrived = f"{text.format(**forms_of(newer))}\n\nAsha wrote:\n> {ADDRESS}#{older}\n"
            with cases.of(damage, arrived):
                assert told_by(open_any.open_text(arrived)) == newer


def test_no_notation_is_opened_in_the_place_of_a_damaged_link(seed):
    match, fragment = sent(random.Random(seed))
    other = some_match(random.Random(seed + 1))
    for below in (notation.to_text(other), record.to_text(other)):
        assert refusal_of(f"Look: {ADDRESS}#{fragment[:-6]}\n\n{below}") == "link-broken"
        assert told_by(open_any.open_text(f"m=AX is it\n\n{below}")) != told_by(match)
        assert refusal_of(f"{below}\n\n{ADDRESS}#{fragment[:-6]}") in ("", "record-not-json")


@pytest.mark.parametrize("text", ["m=AX", "m=AXja and so on, p=Bnjb", "m=AXja"])
def test_a_few_letters_in_a_sentence_are_no_damaged_link(text):
    _, fragment = sent(random.Random(1), "kalah")
    assert told_by(open_any.open_text(f"{text}: {ADDRESS}#{fragment}")) == fragment


@pytest.mark.parametrize("text", ["#{}", "look: {} or so", "<{}>"])
def test_a_link_that_is_cut_is_said_to_be_damaged(text):
    _, fragment = sent(random.Random(1), "kalah")
    with pytest.raises(RecordError) as caught:
        open_any.open_text(text.format(f"{ADDRESS}#{fragment[:-8]}"))
    assert caught.value.reason.key == "link-broken"


MEGABYTE = 1_000_000
_, SOUND = sent(random.Random(1), "bao")
DAMAGED = f"{SOUND[:30]}{'-_' * 30}{SOUND[30:]}"

HOSTILE = {
    "signs": "m=AXja" * (MEGABYTE // 6),
    "signs in percents": "%256d%253DAXja" * (MEGABYTE // 14),
    "percents of percents": f"%{'25' * (MEGABYTE // 2)}",
    "damaged links": f"{DAMAGED} " * (MEGABYTE // len(DAMAGED)),
    "damaged links with dashes": "m=AXja" + "\u2013A" * (MEGABYTE // 2),
    "one long link": f"m=AXja{'A' * MEGABYTE}",
    "brackets": "<" * MEGABYTE,
    "tags": "<a " * (MEGABYTE // 3),
    "ampersands": "&#" * (MEGABYTE // 2),
    "backslashes": "\\u003d" * (MEGABYTE // 6),
    "soft breaks": "=\n" * (MEGABYTE // 2),
    "spaces": f"m={' ' * MEGABYTE}AXja",
    "lines": f"m={chr(10) * MEGABYTE}AXja",
    "quotations": f"m=AXja{chr(10)}{'> ' * (MEGABYTE // 2)}",
    "what cannot be seen": "\u200b" * MEGABYTE,
    "a hidden address": f"aHR0c{'A' * MEGABYTE}",
    "headers": "Content-Transfer-Encoding: base64\n" * (MEGABYTE // 34),
    "a body": f"\nContent-Transfer-Encoding: base64\n\n{'A' * 70 + chr(10)}" * (MEGABYTE // 106),
    "words": "a m=b p=c " * (MEGABYTE // 10),
}


def test_a_long_text_takes_little_work_whatever_is_in_it():
    with all_cases() as cases:
        for name, text in HOSTILE.items():
            with cases.of(name):
                begun = time.process_time()  # what others take on a busy machine does not count
                with pytest.raises(RecordError):
                    open_any.open_text(text)
                assert time.process_time() - begun < 20


def test_a_link_is_found_at_the_end_of_a_long_text():
    assert told_by(open_any.open_text(f"{'seed ' * 200_000}{ADDRESS}#{SOUND}\n")) == SOUND


@pytest.mark.parametrize(
    "text",
    ["", "m", "p=", "mm=AXjaAAAA", "a m=b", "utm_medium=AXjb", "https://games.example/#menu"],
)
def test_what_holds_no_link_is_not_taken_for_one(text):
    assert not link.is_link(text) or text == "p="

"""Every key that the code asks for exists, and every sentence is well formed."""

import ast
import json
import re
from collections import Counter

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.folders import all_folders
from game.i18n.forms import by
from game.i18n.player import Player
from game.rules.registry import GAMES
from tests.places import ROOT
from tools.translations.findings import leaves, trees

FOLDERS = [ROOT / "assets" / "locale", ROOT / "assets" / "lessons" / "words"]
FILES = sorted(path for folder in FOLDERS for path in folder.rglob("*.json"))

CALLS = {"text": (0, ""), "Reason": (0, "reason."), "Outcome": (2, "reason.")}
"""Calls that take a key of the catalogue: which argument it is, and what stands before it."""


def keys_asked_for(source):
    """Yield (line, pattern) of each key in `source`; what is put together becomes a pattern."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        at, prefix = CALLS.get(name, (99, ""))
        if len(node.args) > at:
            for pattern in patterns(node.args[at]):
                yield node.lineno, re.escape(prefix) + pattern


def patterns(argument):
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [re.escape(argument.value)]
    if isinstance(argument, ast.IfExp):
        return patterns(argument.body) + patterns(argument.orelse)
    if isinstance(argument, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else ".+"
            for part in argument.values
        ]
        return ["".join(parts)]
    return []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "game").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_every_key_in_the_code_exists(path):
    keys = Catalogue.load(["en"], all_folders().read).keys()
    missing = [
        (line, pattern)
        for line, pattern in keys_asked_for(path.read_text(encoding="utf-8"))
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert not missing


def reasons_with_values():
    """Yield (path, line, key, names of the values) of every Reason that spells them out."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Reason":
                continue
            key, *values = node.args
            spelled = not values or (isinstance(values[0], ast.Dict) and all(values[0].keys))
            if isinstance(key, ast.Constant) and spelled:
                names = {name.value for name in values[0].keys} if values else set()
                yield path.name, node.lineno, key.value, names


def test_every_sentence_of_a_reason_asks_only_for_values_it_is_given():
    sentences = {}
    for path in FILES:
        sentences.update(json.loads(path.read_text("utf-8")))
    lacking = []
    for path, line, key, names in reasons_with_values():
        asked = set(re.findall(r"\{(\w+)[:}]", json.dumps(sentences.get(f"reason.{key}", ""))))
        if asked - names:
            lacking.append((path, line, key, asked - names))
    assert lacking == []


def test_no_key_stands_in_two_files():
    for language in {path.stem.rpartition(".")[2] for path in FILES}:
        files = [path for path in FILES if path.stem.rpartition(".")[2] == language]
        count = Counter(key for path in files for key in json.loads(path.read_text("utf-8")))
        assert [key for key, times in count.items() if times > 1] == []


BOOKS = ("glossary", "history", "print")
"""Read or printed as a whole: what is told of one game stands beside what is told of all."""


def is_book(path):
    return path.name.partition(".")[0] in BOOKS


def stands_beside(key, keys):
    """Whether a key is what one game says in place of a sentence of the same file."""
    general, _, game = key.rpartition(".")
    return game in GAMES and general in keys


@pytest.mark.parametrize("game", GAMES)
def test_all_words_of_a_game_stand_in_one_file(game):
    of_the_game = re.compile(rf"(^|\.){game}([.-]|$)")
    places = {
        path.name.partition(".")[0]
        for path in FILES
        if not is_book(path)
        for keys in [json.loads(path.read_text("utf-8"))]
        for key in keys
        if of_the_game.search(key) and not stands_beside(key, keys)
    }
    assert places == {game}


def game_of(path):
    """The game whose room a module stands in or is, None if it is any game's."""
    names = {game.replace("-", "_"): game for game in GAMES}
    return next((names[part] for part in path.with_suffix("").parts if part in names), None)


def test_what_only_one_game_says_stands_in_its_file():
    games_of = {}
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for key in (node.value, f"reason.{node.value}"):
                    games_of.setdefault(key, set()).add(game_of(path.relative_to(ROOT)))
    astray = [
        (key, path.name)
        for path in FILES
        if not is_book(path)
        for key in json.loads(path.read_text("utf-8"))
        if len(games_of.get(key, ())) == 1 and not games_of[key] <= {None, path.name.split(".")[0]}
    ]
    assert astray == []


OF_ALL_GAMES = {"howto.keys": "it tells of the keys at every table"}
"""Sentences that name one game and are no game's own, and why."""


def test_a_sentence_that_names_one_game_stands_in_its_file():
    titles = {Catalogue.load(["en"]).text(f"menu.game.{game}"): game for game in GAMES}
    longest_first = sorted(titles, key=len, reverse=True)
    for path in filter(lambda path: not is_book(path), FILES):
        for key, sentence in json.loads(path.read_text("utf-8")).items():
            for _, text in leaves(sentence) if key not in OF_ALL_GAMES else ():
                named = {titles[t] for t in re.findall("|".join(longest_first), text)}
                assert len(named) != 1 or named == {path.name.partition(".")[0]}, key


def test_no_file_has_a_key_twice():
    for path in FILES:

        def distinct(pairs):
            names = [name for name, _ in pairs]
            assert len(names) == len(set(names)), path  # noqa: B023 - used in this turn only
            return dict(pairs)

        json.loads(path.read_text("utf-8"), object_pairs_hook=distinct)


NAMELESS = {
    "setup.name-letters": "how many letters there are, the list of their places says",
    "setup.name-signs": "how many signs there are, the list of their places says",
    "howto.step.sow": "how many are sown, the step before it says",
    "move.bao.long.pit": "whose pit it is, who is to move says",
    "table.bao.own": "whose pit it is, the sentence it stands in says",
    "table.bao.turn.stop": "whose turn it was, the sentence before it says",
    "table.bao.turn.stop-nyumba": "whose turn it was, the sentence before it says",
    "table.kalah.own": "whose house it is, the sentence it stands in says",
}
"""Sentences about somebody that need no name, and why."""

REFUSALS = "reason.bao-"
"""So begin those about a pit of who is to move: nobody else is refused anything."""


def test_the_form_for_all_other_values_names_the_value():
    for path in FILES:
        for key, sentence in json.loads(path.read_text("utf-8")).items():
            for tree in trees(sentence):
                rest = tree.get("other", tree.get("name"))
                named = all("{" + by(tree) in text for _, text in leaves(rest))
                assert named or key in NAMELESS or key.startswith(REFUSALS), key


PEOPLE = ("player", "players", "seat", "owner", "mover", "winner")
"""What sentences call somebody."""

NAMED = {
    "friend.from": "a friend, who has another device",
    "friend.have-it": "friends, who have other devices",
    "friend.send": "a friend, who has another device",
    "friend.send-first": "a friend, who has another device",
    "friend.send-end": "friends, who have other devices",
    "link.own": "a friend, who has another device",
    "link.send": "a friend, who has another device",
    "link.send-first": "a friend, who has another device",
    "link.wait": "a friend, who has another device",
    "link.waiting": "a friend, who has another device",
    "menu.between": "a match is called by who plays it",
    "reason.bantu-seats-number": "a number of players",
    "reason.four-player-not-in-play": "a seat where nobody plays",
    "reason.four-player-seats-number": "a number of players",
    "review.move": "a move is listed with who played it",
    "review.move-labelled": "a move is listed with who played it",
    "setup.level-of": "a seat before anybody plays",
    "setup.name-of": "a seat before anybody plays",
    "setup.seat-with": "seats before anybody plays",
    "setup.sign-of": "a seat before anybody plays",
    "table.in-colour": "a name that stands alone",
    "whose": "it is how all others say it",
}
"""Sentences with somebody in them who is never the one who reads them, and why."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_sentence_about_somebody_can_be_said_to_the_reader(path):
    for key, sentence in json.loads(path.read_text("utf-8")).items():
        for way, text in leaves(sentence) if key not in NAMED else ():
            people = set(re.findall(r"\{(\w+)\}", text)) & set(PEOPLE)
            assert people <= {value for value, form in way if form == "name"}, key


def test_nobody_is_excepted_who_need_not_be():
    sentences = {}
    for path in FILES:
        sentences.update(json.loads(path.read_text("utf-8")))
    about_people = {
        key
        for key in NAMED.keys() & sentences.keys()
        if any(f"{{{name}}}" in text for _, text in leaves(sentences[key]) for name in PEOPLE)
    }
    assert about_people == NAMED.keys()


def test_no_sentence_begins_with_a_word_for_the_middle_of_one():
    for path in FILES:
        for key, sentence in json.loads(path.read_text("utf-8")).items():
            for way, text in leaves(sentence):
                first = re.findall(r"(?:^|[.:] )\{(\w+):whose\}", text)
                assert all((name, "name") in way for name in first), key


@pytest.mark.parametrize(
    ("key", "values", "to_the_reader", "of_another"),
    [
        ("table.to-move", {}, "Your turn", "Asha to move"),
        ("result.won", {}, "You win", "Asha wins"),
        (
            "table.kalah.turn",
            {"told": "4 seeds from house 3"},
            "You sowed 4 seeds from house 3.",
            "Asha sowed 4 seeds from house 3.",
        ),
        ("table.bao.log.nyumba", {}, "Your nyumba is lost.", "Asha's nyumba is lost."),
    ],
)
def test_the_reader_is_spoken_to(key, values, to_the_reader, of_another):
    words = Catalogue.load(["en"])
    assert words.text(key, player=Player("Asha", you=True), **values) == to_the_reader
    assert words.text(key, player=Player("Asha"), **values) == of_another
    assert words.text(key, player="Asha", **values) == of_another

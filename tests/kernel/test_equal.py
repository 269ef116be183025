"""The kernel's values are those of the rules, of other solvers and of the opening book."""

import json
from itertools import islice
from random import Random

import pytest

from game.ai.kalah.book import BOOK
from game.ai.kalah.kernel import Question, answer_of
from game.ai.kalah.packed import UNIT
from game.kernel.program import Program
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from tests.cases import all_cases
from tests.places import DATA
from tools.book.solver import counts
from tools.kernel.hold import OPTIONS, difference, unequal
from tools.kernel.plain import PlainKalah


def cases_of(name):
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["cases"]


LAID = 20
"""So many seeds are no endgame yet, and the plain reading can still play them out."""

RULES = {"standard": (False, True), "empty_capture": (True, True), "printed": (True, False)}


@pytest.fixture(scope="module")
def program():
    pytest.importorskip("wasmtime")
    return Program()


def ask(program, rows, rules, nodes):
    question = Question(tuple(rows), *rules, 250, nodes)
    return answer_of(question, program.run(question.numbers(), lambda: True))


def laid(game, rng):
    """So many seeds, laid at random, where both players have some."""
    while True:
        board = [0] * (2 * game.houses + 2)
        for place in rng.choices(
            [*range(game.houses), *range(game.houses + 1, len(board) - 1)], k=LAID
        ):
            board[place] += 1
        position = KalahPosition(tuple(board), rng.randrange(2))
        if all(map(sum, (position.row(0), position.row(1)))):
            return position


def in_parts(values):
    return tuple(None if value is None else value * UNIT for value in values)


def test_random_positions_are_worth_what_the_rules_say(program, seed, deep):
    for what in islice(unequal(program, seed), 20_000 if deep else 1_000):
        assert what is None


@pytest.mark.parametrize("houses", [2, 3])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_takes_a_long_search_is_worth_what_the_rules_say(program, seed, options, houses):
    game, rng = Kalah({**options, "houses": houses, "seeds": 6}), Random(seed)
    plain = PlainKalah(game, few=LAID)
    for _ in range(10):
        position = laid(game, rng)
        assert difference(program, plain, position, 1) is None


@pytest.mark.parametrize("reading", RULES)
def test_endgames_are_worth_what_another_solver_says(program, reading):
    with all_cases() as cases:
        for case in cases_of("kalah_endgames"):
            with cases.of(case["id"]):
                answer = ask(program, case["mover"] + case["opponent"], RULES[reading], 10**6)
                assert answer.exact
                assert answer.values == in_parts(case["expect"][reading]["per_house"])


def test_middlegames_are_worth_what_another_solver_says(program):
    with all_cases() as cases:
        for case in cases_of("kalah_middlegames"):
            with cases.of(case["mover"], case["opponent"]):
                answer = ask(program, case["mover"] + case["opponent"], RULES["printed"], 10**7)
                assert answer.exact
                assert answer.values == in_parts(case["per_house"])


def test_the_opening_book_says_what_the_kernel_proves(program, deep):
    most = 36 if deep else 32
    with all_cases() as cases:
        for rules, book in BOOK.items():
            for board in [board for board in book if sum(counts(board)) <= most]:
                with cases.of(rules, hex(board)):
                    house, value = book[board]
                    answer = ask(program, counts(board), rules, 2 * 10**8)
                    assert answer.exact
                    assert answer.values[house - 1] == value * UNIT
                    assert max(v for v in answer.values if v is not None) == value * UNIT

"""Ways of pressing lead to each legal move just once, and what has happened stays so."""

import random

import pytest

from game.i18n.catalogue import Catalogue
from game.rules.bao.game import Bao
from game.rules.protocol import Place
from game.view.bao.presses import complete, question_after
from game.view.registry import VIEWS

VIEW = VIEWS["bao"]
OPTIONS = [
    {"preset": "printed"},
    {"preset": "kiswahili"},
    {"preset": "kujifunza"},
    {"preset": "printed", "two_from_nyumba": "may", "takasa_from_nyumba": "yes"},
]


@pytest.fixture(scope="module")
def words():
    return Catalogue.load(["en"])


def at(game, text):
    return game.position_from_text(text)


def pit(ring, seat=0):
    return Place("pit", (seat, ring))


def ways(game, position, chosen=()):
    """Yield each way of pressing, and the move it makes."""
    for place, move in VIEW.choices(game, position, chosen).items():
        if move is None:
            yield from ways(game, position, (*chosen, place))
        else:
            yield (*chosen, place), move


def positions(seed, options, most):
    """Yield positions of random play."""
    print("seed", seed)
    source, game = random.Random(seed), Bao(options)
    position = game.start()
    for _ in range(most):
        legal = game.legal_moves(position)
        if not legal:
            position = game.start(source.choice((0, 1)))
            continue
        yield game, position
        position = game.after(position, source.choice(legal))


@pytest.mark.parametrize("options", OPTIONS)
def test_together_they_lead_to_each_legal_move_just_once(options):
    for game, position in positions(11, options, 150):
        pressed = [move for _, move in ways(game, position)]
        assert sorted(pressed) == sorted(game.legal_moves(position))


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_shown_before_a_question_is_how_the_move_begins(options):
    questions = 0
    for game, position in positions(12, options, 120):
        for chosen, move in ways(game, position):
            _, events = game.play(position, move)
            for number in range(1, len(chosen)):
                begin = tuple(VIEW.partial_events(game, position, chosen[:number]))
                assert events[: len(begin)] == begin
                questions += bool(begin)
                if begin:
                    assert begin[-1].kind == "drop"
                    assert begin[-1].target == pit(5, position.to_move)
    assert questions or options["preset"] == "kujifunza"


@pytest.mark.parametrize("options", OPTIONS)
def test_every_choice_has_a_sign_and_a_name_of_its_own(options, words):
    for game, position in positions(13, options, 60):
        for chosen, _ in ways(game, position):
            if len(chosen) < 2:
                continue
            before = chosen[:-1]
            choices = VIEW.choices(game, position, before)
            assert VIEW.signs(game, position, before).keys() == choices.keys()
            teller = VIEW.teller(words, game)
            names = [teller.choice_name(position, before, place) for place in choices]
            assert len(set(names)) == len(names) > 1


def test_one_way_only_plays_at_once():
    game = Bao()
    position = at(game, "00000000/13100000/01000210/00000000/10-10/-/-/s")
    assert VIEW.choices(game, position, ()) == {pit(2): game.move_from_text("nA2c")}


def test_a_capture_asks_for_the_kichwa():
    game = Bao()
    position = at(game, "00000000/10132200/00030021/00000000/10-10/-/-/s")
    choices = VIEW.choices(game, position, (pit(4),))
    assert choices == {pit(1): game.move_from_text("nA4c"), pit(8): game.move_from_text("nA4a")}
    assert VIEW.signs(game, position, (pit(4),)) == {pit(1): "forth", pit(8): "back"}


def test_a_takasa_asks_for_the_neighbour():
    game = Bao()
    position = at(game, "00000000/10100000/00020210/00000000/10-10/-/-/s")
    assert VIEW.choices(game, position, (pit(4),)).keys() == {pit(5), pit(3)}
    # A1 goes left into the back row.
    position = at(game, "00000000/00000010/10000000/00000000/10-10/-/-/s")
    assert VIEW.choices(game, position, (pit(1),)).keys() == {pit(2), pit(16)}


def test_the_nyumba_asks_to_stop_there_or_to_sow_on_in_the_direction_of_the_sowing():
    game = Bao()
    position = at(game, "00000000/10500000/00106000/00000000/10-10/sn/-/s")
    chosen = (pit(3), pit(1))
    assert VIEW.choices(game, position, chosen[:1])[pit(1)] is None
    choices = VIEW.choices(game, position, chosen)
    assert choices[pit(5)] == game.move_from_text("nA3cs")
    assert choices.keys() == {pit(5), pit(6)}
    assert VIEW.signs(game, position, chosen) == {pit(5): "halt", pit(6): "forth"}
    move = VIEW.illegal_move(game, position, chosen, pit(1))
    assert game.why_not(position, move).key == "bao-choice-needed"


def test_two_seeds_or_all_of_the_nyumba_go_by_different_pits(words):
    game = Bao({"two_from_nyumba": "may"})
    position = at(game, "00000000/10500000/00006000/00000000/10-10/sn/-/s")
    choices = VIEW.choices(game, position, (pit(5),))
    assert choices.keys() == {pit(4), pit(6), pit(3), pit(7)}
    assert choices[pit(4)] == game.move_from_text("n2A5a")
    name = VIEW.teller(words, game).choice_name(position, (pit(5),), pit(7))
    assert name == "Sow all seeds right, to A7 and on"


def test_presses_that_lead_nowhere_ask_nothing():
    game = Bao()
    assert not question_after(game, game.start(), (pit(1),)).answers
    answers = question_after(game, game.start(), (pit(6), pit(7))).answers
    assert all(complete(game, game.start(), moves) is not None for moves in answers.values())

import re
from random import Random

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.rules.protocol import MARKERS, Event, Place
from game.rules.registry import GAMES, make
from game.view.howto.marks import traces_of
from game.view.howto.page import Figure
from game.view.howto.search import shown_by
from game.view.howto.steps import laps_of, steps_of
from game.view.howto.telling import FigureWords
from game.view.registry import VIEWS

WORDS = Catalogue.load(["en"])


def told(game, line):
    game = make(game)
    words = FigureWords(WORDS, VIEWS[game.name], shown_by(game, Figure(line)))
    return [unemphasised(words.told(number)) for number in range(len(words.steps) + 2)]


def events_by_chance(name, moves=60):
    game, source = make(name), Random(5)
    position = game.start()
    for _ in range(moves):
        legal = game.legal_moves(position)
        if not legal:
            return
        before, (position, events) = position, game.play(position, source.choice(legal))
        yield game, before, events, position


@pytest.mark.parametrize("name", GAMES)
def test_steps_hold_each_event_that_moves_something_just_once(name):
    for _, _, events, _ in events_by_chance(name):
        steps = steps_of(events)
        held = [event for step in steps for event in step.events]
        assert [e for e in held if e.kind not in MARKERS] == [
            e for e in events if e.kind not in MARKERS
        ]
        assert [step.begin for step in steps[1:]] == [step.end for step in steps[:-1]]


@pytest.mark.parametrize("name", GAMES)
def test_each_step_is_told_in_a_sentence_and_marked(name):
    for game, before, events, after in events_by_chance(name):
        view = VIEWS[name]
        shown = shown_by(game, Figure(still=True))._replace(
            position=before, events=events, after=after
        )
        words = FigureWords(WORDS, view, shown)
        for number in range(len(words.steps) + 2):
            assert "{" not in words.told(number)
        for number, step in enumerate(words.steps, 1):
            assert words.step(step)[0].isupper()
            assert traces_of(view.preview(events), words.steps, number).marks


def test_a_capture_is_told_step_by_step():
    _, first, second, third, after = told("kalah", "3 4 6 3")
    assert first == "Step 1 of 3. You take the seed of your house 3."
    assert second == "Step 2 of 3. It falls in your house 4."
    assert "You capture the 4 seeds of your opponent's house 3." in third
    assert third.endswith("Your last seed goes along.")
    assert after.startswith("After. You sowed")


def test_laps_are_counted_and_the_pit_that_goes_on_is_named():
    lines = told("bao", "ntA6c ntA7a nA5a")
    assert any("lap 1 of 2" in line and "opposite is yours" in line for line in lines)
    assert any("lap 2 of 2" in line and "There were seeds in your A8" in line for line in lines)


def test_a_lap_begins_with_seeds_in_the_hand_and_a_capture_to_a_store_is_none():
    pit, other, store = Place("pit", (0, 1)), Place("pit", (1, 8)), Place("store", (0,))
    lap = [Event("lift", 0, 2, source=pit), Event("drop", 0, 1, target=pit)]
    taken = Event("capture", 0, 3, source=other)
    assert laps_of(steps_of([*lap, taken, lap[1]])) == 2
    assert laps_of(steps_of([*lap, taken._replace(target=store)])) == 1


def test_the_way_of_a_capture_leads_where_its_seeds_enter():
    game = make("bao")
    shown = shown_by(game, Figure("ntA7c ntA6a nA6c"))
    steps = steps_of(shown.events)
    number = 1 + [step.kind for step in steps].index("capture")
    (arc,) = traces_of(VIEWS["bao"].preview(shown.events), steps, number).arcs
    assert arc.target == Place("pit", (0, 1))
    assert arc.source.at[0] == 1


def wholes(preset):
    """What is told of the whole move of each figure of Bao, and of its last step."""
    game, view = make("bao", {"preset": preset}), VIEWS["bao"]
    for page in view.rules(game.options):
        figure = page.figure
        if figure is not None and not figure.still:
            told = FigureWords(WORDS, view, shown_by(game, figure), plain=figure.plain)
            yield page.key, f"{told.whole()} {told.told(len(told.steps))}"


@pytest.mark.parametrize("preset", ["kujifunza", "printed", "kiswahili"])
def test_each_sentence_about_a_figure_begins_with_a_capital_letter(preset):
    told = dict(wholes(preset))
    assert "Your opponent's front row is empty." in told["win"]
    assert [key for key, text in told.items() if re.search(r"[.!?] [a-z]", text)] == []


@pytest.mark.parametrize("preset", ["kujifunza", "printed", "kiswahili"])
def test_a_figure_has_no_word_for_a_kind_of_move_before_its_page(preset):
    told = list(wholes(preset))
    keys = [key for key, _ in told]
    early = told[: keys.index("takasa")]
    assert "no capture" in dict(early)["sow"]
    assert [key for key, text in early if "takasa" in text] == []


def test_what_is_sown_over_the_end_of_a_row_goes_into_the_other_one():
    assert "sowed your B8 into the front row and" in dict(wholes("kujifunza"))["kimbi"]

"""What figures show comes up in a game by the rules in force, and is what their page is about."""

from itertools import combinations

import pytest

from game.rules.registry import GAMES, make
from game.view.howto.page import Figure
from game.view.howto.search import line_for, shown_by
from game.view.registry import VIEWS
from tests.cases import all_cases

PRESETS = {
    name: [
        {**preset.options, **({"players": preset.seats} if preset.seats else {})}
        for preset in VIEWS[name].presets
    ]
    for name in GAMES
}

FOUR_PLAYER = [
    {"players": players, "variations": list(chosen)}
    for players in (2, 3, 4)
    for count in (1, 2)
    for chosen in combinations((2, 3, 4, 5, 6), count)
    if not (players == 3 and {3, 5} <= set(chosen))
]

OTHERS = {
    "kalah": [{"houses": 4}, {"houses": 9}, {"seeds": 1}, {"seeds": 6}, {"houses": 1, "seeds": 1}],
    "four-player": [*FOUR_PLAYER, {"seeds": 1}, {"seeds": 9}, {"seats": [1, 3]}],
    "bao": [{"takasia": True}, {"preset": "kiswahili", "nyumba_takasa": "choice"}],
    "bantu": [{"players": 3}, {"players": 4, "short": True}, {"seats": ["green", "yellow"]}],
}


def figures(name, options):
    game = make(name, options)
    for page in VIEWS[name].rules(game.options):
        if page.figure is not None:
            yield game, page.key, page.figure


def replayed(game, line):
    """Play a line from the start by the rules alone; return all positions and the last events."""
    position, events = game.start(game.seats[0]), ()
    positions = [position]
    for text in line:
        move = game.move_from_text(text)
        assert game.why_not(position, move) is None, text
        position, events = game.play(position, move)
        positions.append(position)
    return positions, events


def case_of(name, options):
    for game, key, figure in figures(name, options):
        shown = shown_by(game, figure)
        line = line_for(game, figure)
        positions, events = replayed(game, line)
        assert shown.after == positions[-1], key
        if shown.move is None:
            assert shown.position == positions[-1], key
        else:
            assert shown.position == positions[-2], key
            assert tuple(shown.events) == tuple(events), key
            assert game.to_move(shown.position) == game.seats[0], key


@pytest.mark.parametrize("name", PRESETS)
def test_each_figure_of_each_preset_comes_up_in_a_game(name):
    with all_cases() as cases:
        for options in PRESETS[name]:
            with cases.of(options):
                case_of(name, options)


@pytest.mark.parametrize("name", PRESETS)
def test_each_figure_comes_up_by_other_rules_too(name):
    with all_cases() as cases:
        for options in OTHERS[name]:
            with cases.of(options):
                case_of(name, options)


@pytest.mark.parametrize("name", PRESETS)
def test_by_a_preset_each_example_has_its_move_without_a_search(name):
    for options in PRESETS[name]:
        for game, key, figure in figures(name, options):
            if figure.example is not None:
                assert line_for(game, figure) == tuple(figure.line.split()), (options, key)
                assert shown_by(game, figure).move is not None or figure.still


KINDS = {
    "capture": {"capture"},
    "again": {"again"},
    "end": {"end"},
    "win": {"end", "capture"},
    "relay": {"relay"},
    "finish": {"finish"},
    "takasia": {"block"},
}
"""What happens in the figure of a page, whatever the game."""

NOT_SO = {("bao", "again"), ("four-player", "again")}
"""Pages of these names that are about something else, or in a variation are."""


@pytest.mark.parametrize("name", PRESETS)
def test_figures_show_what_their_pages_are_about(name):
    for options in PRESETS[name]:
        for game, key, figure in figures(name, options):
            if key in KINDS and (name, key) not in NOT_SO:
                kinds = {event.kind for event in shown_by(game, figure).events}
                assert KINDS[key] <= kinds, (options, key)


def test_pieces_of_bantu_stand_only_where_their_way_leads():
    for options in PRESETS["bantu"]:
        for game, key, figure in figures("bantu", options):
            shown = shown_by(game, figure)
            for seat in game.seats:
                for number in game.numbers:
                    circle = shown.position.place(seat, number)
                    least = game.board.start_lines[number]
                    assert circle < 0 or game.board.spot(circle)[0] >= least, key


def test_the_short_game_has_no_4_and_the_team_game_has_teams():
    for game, _, figure in figures("bantu", {"short": True}):
        contents = VIEWS["bantu"].contents(game, shown_by(game, figure).position)
        assert {piece.number for piece in contents.values() if piece} <= {1, 2, 3}
    team = {key: figure for _, key, figure in figures("bantu", {"team": True, "players": 4})}
    assert "team" in team


def test_kujifunza_has_no_stock_and_no_nyumba_in_its_figures():
    for game, key, figure in figures("bao", {"preset": "kujifunza"}):
        shown = shown_by(game, figure)
        assert shown.position.stock == (0, 0)
        assert not any(
            "nyumba" in label.text or "stock" in label.text for label in figure.labels
        ), key


def test_a_figure_without_an_example_on_its_board_shows_the_start():
    game = make("kalah", {"houses": 1, "seeds": 1})
    never = Figure("1 1 1 1", lambda _: False)
    assert line_for(game, never) == ()
    assert shown_by(game, never).position == game.start(0)

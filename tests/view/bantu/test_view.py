import random
from collections import Counter

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.bantu.position import HOME
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.colours import colours_of
from game.view.bantu.piece import FORMS, Piece
from game.view.board.sowing import TEMPI
from game.view.registry import VIEWS
from game.view.theme import THEMES, contrast

LOOK = VIEWS["bantu"]
WORDS = Catalogue.load(["en"])

KINDS = [{}, {"players": 3}, {"players": 4, "team": True}, {"short": True}]


def positions(count, seed):
    """Yield games and positions that come up in random games of all kinds."""
    print("seed", seed)
    source = random.Random(seed)
    match = None
    for _ in range(count):
        if match is None or not match.legal_moves():
            match = Match(make("bantu", source.choice(KINDS)), {})
        yield match.game, match.position
        match.play(source.choice(list(match.legal_moves())))


def test_two_presses_lead_to_every_legal_move_just_once():
    for game, position in positions(150, 4):
        found = []
        for piece, move in LOOK.choices(game, position, ()).items():
            assert move is None
            found += LOOK.choices(game, position, (piece,)).values()
        assert Counter(found) == Counter(game.legal_moves(position))


def test_previews_agree_with_the_result_of_every_legal_move_in_200_positions():
    for game, position in positions(200, 21):
        before = LOOK.contents(game, position)
        for move in game.legal_moves(position):
            after, events = game.play(position, move)
            seen, result = LOOK.preview(events), LOOK.contents(game, after)
            piece = Piece(position.to_move, move.piece)
            assert before[seen.origin] == piece
            assert result[seen.end] == piece
            assert result[seen.origin] is None
            assert (seen.end.kind == "home") == (move.to == HOME)
            for place in seen.captured:
                assert place == seen.end
                assert result[Place("start", before[place])] == before[place]
            assert bool(seen.captured) == (before[seen.end] is not None)
            assert seen.over == (game.outcome(after) is not None)
            assert all(before[place] is None for place in seen.path[:-1])


@pytest.mark.parametrize("tempo", [None, *TEMPI.values()])
def test_what_is_seen_at_the_end_is_the_position_after_the_move(tempo):
    source = random.Random(9)
    for game, position in positions(80, 9):
        move = source.choice(list(game.legal_moves(position)))
        after, events = game.play(position, move)
        show = LOOK.animate(LOOK.contents(game, position), events, tempo)
        for _ in range(2000):
            if show.done:
                break
            show.update(1 / 30)
        assert show.done
        assert show.flights() == []
        assert show.contents == LOOK.contents(game, after)


def test_no_piece_is_lost_or_doubled_while_it_travels():
    source = random.Random(5)
    for game, position in positions(60, 5):
        _, events = game.play(position, source.choice(list(game.legal_moves(position))))
        pieces = Counter(filter(None, LOOK.contents(game, position).values()))
        show = LOOK.animate(LOOK.contents(game, position), events, TEMPI["normal"])
        while not show.done:
            seen = Counter(filter(None, show.contents.values()))
            seen += Counter(flight.load for flight in show.flights())
            assert seen == pieces
            show.update(1 / 60)


def test_a_piece_travels_circle_by_circle_and_is_heard_rising():
    game = make("bantu")
    position = game.position_from_text("red:s,s,9.1,s/blue:s,11.2,s,s/red")
    _, events = game.play(position, game.move_from_text("3:11.2"))
    show = LOOK.animate(LOOK.contents(game, position), events, TEMPI["normal"])
    over, cues = [], []
    while not show.done:
        for flight in show.flights():
            if not flight.carried and flight.target not in over:
                over.append(flight.target)
        show.update(1 / 60)
        cues += show.cues
        show.cues.clear()
    circles = list(game.path(position, game.move_from_text("3:11.2")))
    assert over == [Place("circle", (9, 1)), *circles]
    assert [cue.kind for cue in cues] == ["lift", "step", "step", "capture", "drop", "turn"]
    assert [cue.step for cue in cues if cue.kind in ("step", "drop")] == [1, 2, 3]


def told(text, move, options=None):
    game = make("bantu", options or {})
    position = game.position_from_text(text)
    _, events = game.play(position, game.move_from_text(move))
    names = {seat: WORDS.text(f"table.bantu.seat-{seat}") for seat in game.seats}
    return " ".join(LOOK.narrate(WORDS, game, position, names, events))


def test_moves_are_told_in_words():
    start = "red:s,s,s,s/blue:s,s,s,s/red"
    assert told(start, "4:0.1") == "Red 4 started on line 1, lane 2."
    captured = told("red:s,s,9.1,s/blue:s,11.2,s,s/red", "3:11.2")
    assert "Red 3 moved 3 to line 12, lane 3." in captured
    assert "Blue 2 was captured" in captured
    last = told("red:h,h,30.1,h/blue:s,s,s,s/red", "3:h")
    assert last == "Red 3 reached Finish. All pieces of Red are home: the game is over."


def test_at_the_end_of_the_team_game_it_is_told_whose_pieces_are_home():
    home, track = "h,h,30.1,h", "s,9.1,h,h"
    last = told(
        f"red:{home}/green:{track}/blue:h,h,h,h/yellow:s,10.1,h,h/red",
        "3:h",
        {"players": 4, "team": True},
    )
    assert last.endswith("All pieces of Red and Blue are home: the game is over.")


def test_a_pass_is_told():
    shut = "red:24.0,24.1,24.2,h/green:24.3,6.1,h,h/blue:s,h,h,h/green"
    assert told(shut, "2:8.1", {"players": 3}).endswith("Blue cannot move and passes.")


def test_a_player_with_another_name_is_named():
    game = make("bantu")
    _, events = game.play(game.start(), game.move_from_text("4:0.1"))
    names = {0: "Computer", 2: "Blue"}
    line = LOOK.narrate(WORDS, game, game.start(), names, events)[0]
    assert line == "Computer: Red 4 started on line 1, lane 2."


def test_places_have_names_that_count_from_one():
    place = Place("circle", (8, 1))
    assert LOOK.place_name(WORDS, place, Piece(0, 3)) == "Red 3 on line 9, lane 2"
    game = make("bantu")
    names = [LOOK.place_name(WORDS, p, x) for p, x in LOOK.contents(game, game.start()).items()]
    assert len(set(names)) == len(names)


def test_pressing_what_cannot_move_says_why():
    game = make("bantu")
    position = game.position_from_text("red:s,9.1,h,s/blue:12.2,s,s,s/red")

    def why(place):
        assert LOOK.tried(game, position, (), place) is None
        return LOOK.not_a_move(WORDS, game, position, place)

    assert "Blue 1 is another player's" in why(Place("circle", (12, 2)))
    assert "Choose one of your pieces" in why(Place("circle", (3, 0)))
    assert "home already" in why(Place("home", (0, 3)))


def test_trying_an_illegal_circle_names_the_move_that_it_would_be():
    game = make("bantu")
    position = game.position_from_text("red:s,9.1,h,s/blue:12.2,s,s,s/red")
    chosen = (Place("circle", (9, 1)),)
    move = LOOK.tried(game, position, chosen, Place("circle", (20, 1)))
    assert game.why_not(position, move).key == "bantu-wrong-count"
    assert LOOK.tried(game, position, chosen, Place("start", (2, 3))) is None


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pieces_signs_and_numbers_stand_out(theme):
    colours = colours_of(theme)
    for piece, number in zip(colours.pieces, colours.numbers, strict=True):
        assert contrast(piece, number) >= 4.5
    for sign in colours.signs:
        assert contrast(sign, theme.table) >= 3


def test_players_differ_in_form_and_not_in_colour_only():
    assert len({form.points for form in FORMS.values()}) == 4


@pytest.mark.parametrize("options", KINDS)
def test_every_figure_is_a_position_and_its_move_is_legal(options):
    pages = LOOK.rules(make("bantu", options).options)
    for page in pages:
        game = make("bantu", {**options, **page.options})
        position = game.position_from_text(page.position)
        if page.move is not None:
            assert game.why_not(position, game.move_from_text(page.move)) is None
        assert WORDS.text(page.text) != page.text


def test_short_and_team_have_pages_when_they_are_in_force():
    def headings(options):
        return {page.heading for page in LOOK.rules(make("bantu", options).options)}

    assert "howto.bantu.short.title" not in headings({})
    assert "howto.bantu.short.title" in headings({"short": True})
    assert "howto.bantu.team.title" in headings({"players": 4, "team": True})
    assert "reconstruction" in WORDS.text("howto.bantu.board")

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.piece import Piece
from game.view.bantu.words import BantuTeller

WORDS = Catalogue.load(["en"])


def story(text, move, options=None):
    game = make("bantu", options or {})
    position = game.position_from_text(text)
    _, events = game.play(position, game.move_from_text(move))
    return " ".join(BantuTeller(WORDS, game).narrate(position, events))


def test_moves_are_told_in_words():
    start = "red:s,s,s,s/blue:s,s,s,s/red"
    assert story(start, "4:0.1") == "Red 4 started on line 1, lane 2."
    capture = story("red:s,s,9.1,s/blue:s,11.2,s,s/red", "3:11.2")
    assert "Red 3 moved 3 to line 12, lane 3." in capture
    assert "Blue 2 was captured" in capture
    last = story("red:h,h,30.1,h/blue:s,s,s,s/red", "3:h")
    assert last == "Red 3 reached Finish. All pieces of Red are home: the game is over."


def test_at_the_end_of_the_team_game_it_is_told_whose_pieces_are_home():
    home, track = "h,h,30.1,h", "s,9.1,h,h"
    last = story(
        f"red:{home}/green:{track}/blue:h,h,h,h/yellow:s,10.1,h,h/red",
        "3:h",
        {"players": 4, "team": True},
    )
    assert last.endswith("All pieces of Red and Blue are home: the game is over.")


def test_a_pass_is_told():
    shut = "red:24.0,24.1,24.2,h/green:24.3,6.1,h,h/blue:s,h,h,h/green"
    assert story(shut, "2:8.1", {"players": 3}).endswith("Blue cannot move and passes.")


def test_a_player_with_another_name_is_named():
    game = make("bantu")
    _, events = game.play(game.start(), game.move_from_text("4:0.1"))
    teller = BantuTeller(WORDS, game, {0: Player("Computer"), 2: Player("Blue")})
    line = teller.narrate(game.start(), events)[0]
    assert line == "Computer: Red 4 started on line 1, lane 2."


def test_places_have_names_that_count_from_one():
    place = Place("circle", (8, 1))
    game = make("bantu")
    teller = BantuTeller(WORDS, game)
    assert teller.place_name(place, Piece(0, 3)) == "Red 3 on line 9, lane 2"
    names = [teller.place_name(p, piece) for p, piece in teller.contents(game.start()).items()]
    assert len(set(names)) == len(names)


def test_pressing_what_cannot_move_says_why():
    game = make("bantu")
    position = game.position_from_text("red:s,9.1,h,s/blue:12.2,s,s,s/red")
    teller = BantuTeller(WORDS, game)

    def why(place):
        return teller.not_a_move(position, place)

    assert "Blue 1 is another player's" in why(Place("circle", (12, 2)))
    assert "Choose one of your pieces" in why(Place("circle", (3, 0)))
    assert "home already" in why(Place("home", (0, 3)))

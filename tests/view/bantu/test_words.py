from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.piece import Piece
from game.view.bantu.words import BantuTeller
from tests.view.bold import starred

WORDS = Catalogue.load(["en"])


def story(text, move, options=None):
    game = make("bantu", options or {})
    position = game.position_from_text(text)
    _, events = game.play(position, game.move_from_text(move))
    return starred(" ".join(BantuTeller(WORDS, game).narrate(position, events)))


def test_moves_are_told_in_words():
    start = "red:s,s,s,s/blue:s,s,s,s/red"
    assert story(start, "4:0.1") == "Red 4 started on line 1, lane 2."
    capture = story("red:s,s,9.1,s/blue:s,11.2,s,s/red", "3:11.2")
    assert capture == "Red 3 moved 3 to line 12, lane 3 and **sent Blue 2 back**."
    last = story("red:h,h,30.1,h/blue:s,s,s,s/red", "3:h")
    assert last == "Red 3 **reached Finish**. All pieces of Red are home. The game is over."


def test_at_the_end_of_the_team_game_it_is_told_whose_pieces_are_home():
    home, track = "h,h,30.1,h", "s,9.1,h,h"
    last = story(
        f"red:{home}/green:{track}/blue:h,h,h,h/yellow:s,10.1,h,h/red",
        "3:h",
        {"players": 4, "team": True},
    )
    assert last.endswith("All pieces of Red and Blue are home. The game is over.")


def test_a_pass_is_told():
    shut = "red:24.0,24.1,24.2,h/green:24.3,6.1,h,h/blue:s,h,h,h/green"
    assert story(shut, "2:8.1", {"players": 3}).endswith("Blue cannot move and passes.")


ALONE = {0: Player("You", you=True), 2: Player("Computer", it=True)}


def turns(text, *moves, players=ALONE, options=None):
    """The teller, and what each player did from a position."""
    game = make("bantu", options or {})
    before, turns = game.position_from_text(text), []
    for move in moves:
        after, events = game.play(before, game.move_from_text(move))
        turns.append([(before, events)])
        before = after
    return BantuTeller(WORDS, game, players), turns


def test_a_turn_is_told_with_the_line_alone():
    teller, [mine, others] = turns("red:s,s,9.1,s/blue:20.2,s,s,s/red", "3:12.1", "1:21.2")
    assert teller.turn(mine) == "Your piece 3 moved 3 to line 13."
    assert teller.turn(others) == "Blue 1 moved 1 to line 22."
    assert teller.gain(others) == teller.turn(others)


def test_a_piece_of_the_reader_that_was_sent_back_is_yours():
    teller, [steps] = turns("red:s,11.2,s,s/blue:s,s,9.1,s/blue", "3:11.2")
    told = "Blue 3 moved 3 to line 12 and **sent your piece 2 back**."
    assert starred(teller.turn(steps)) == told


def test_pieces_of_the_reader_are_called_so_where_they_stand_and_where_they_may_go():
    game = make("bantu")
    teller, position = BantuTeller(WORDS, game, ALONE), game.start()
    start, circle = Place("start", (0, 4)), Place("circle", (0, 1))
    assert teller.place_name(start, Piece(0, 4)) == "Your piece 4, waiting to start"
    assert teller.choice_name(position, (start,), circle) == "Your piece 4 to line 1, lane 2"
    assert teller.move_name(position, (start, circle)) == "your piece 4 to line 1, lane 2"
    assert teller.prompt(position, (start,)).startswith("Your piece 4 starts")


def test_when_the_reader_is_home_it_is_told_so():
    teller, [steps] = turns("red:h,h,30.1,h/blue:s,s,s,s/red", "3:h")
    assert starred(teller.turn(steps)) == (
        "Your piece 3 **reached Finish**. All your pieces are home. The game is over."
    )


def test_of_several_each_move_is_told_what_concerns_the_reader_first():
    text = "red:s,11.2,s,s/green:s,s,9.1,s/blue:20.2,s,s,s/green"
    players = {0: Player("You", you=True), 1: Player("Green"), 2: Player("Blue")}
    teller, others = turns(text, "3:11.2", "1:21.2", players=players, options={"players": 3})
    assert [starred(text) for text in teller.gains(others)] == [
        "Green 3 **sent your piece 2 back**. Blue 1 moved to line 22.",
        "Green 3 **sent your piece 2 back**. Blue 1 moved 1 to line 22.",
        "Green 3 **sent your piece 2 back**.",
    ]
    assert teller.gains(others[1:])[0] == "Blue 1 moved to line 22."


def test_moves_of_several_are_one_sentence_and_the_last_one_is_the_shorter():
    text = "red:s,s,s,s/green:s,s,9.1,s/blue:20.2,s,s,s/yellow:s,s,s,3.1/green"
    players = dict(enumerate((Player("You", you=True), *map(Player, ("Green", "Blue", "Yellow")))))
    options = {"players": 4}
    moves = ("3:12.1", "1:21.2", "4:7.1")
    teller, others = turns(text, *moves, players=players, options=options)
    assert teller.gains(others) == (
        "Green 3 moved to line 13, Blue 1 to line 22, Yellow 4 to line 8.",
        "Yellow 4 moved 4 to line 8.",
    )
    started, others = turns(
        "red:s,s,s,s/green:s,s,s,s/blue:s,s,s,s/yellow:s,s,s,s/green",
        "4:0.1",
        "4:0.2",
        "2:16.1",
        players=players,
        options=options,
    )
    assert started.gains(others)[0] == "Green 4, Blue 4 and Yellow 2 started."


def test_moves_of_several_are_told_in_the_order_of_play():
    teller, others = turns(
        "red:s,s,s,s/green:s,s,s,s/blue:20.2,s,s,s/yellow:s,s,s,3.1/green",
        "4:0.1",
        "1:21.2",
        "4:7.1",
        players=dict(enumerate((Player("You", you=True), *map(Player, ("G", "B", "Y"))))),
        options={"players": 4},
    )
    told = "Green 4 started. Blue 1 moved to line 22, Yellow 4 to line 8."
    assert teller.gains(others)[0] == told


def test_a_lane_is_named_only_where_two_circles_of_a_line_are_meant():
    game = make("bantu")
    teller = BantuTeller(WORDS, game)
    one = game.position_from_text("red:9.1,s,s,s/blue:s,s,s,s/red")
    presses = (Place("circle", (9, 1)), Place("circle", (10, 1)))
    assert teller.move_name(one, presses) == "Red 1 to line 11"
    places = [Place("start", (0, 3)), Place("circle", (8, 2))]
    assert teller.move_name(one, places) == "Red 3 to line 9, lane 3"


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

    assert "Blue 1 is not yours. Choose a Red piece" in why(Place("circle", (12, 2)))
    assert "Choose one of your pieces" in why(Place("circle", (3, 0)))
    assert "home already" in why(Place("home", (0, 3)))

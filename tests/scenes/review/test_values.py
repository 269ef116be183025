"""A match with what its moves were worth: pills, the verdict, mistakes, and the work behind it."""

import pytest

from game.host.interface import Focus, Key, Pointer
from game.i18n.catalogue import Catalogue
from game.play.advice import MoveValue
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.review.values import pill_text
from tests.scenes.review.rigs import at_review, find_ways, pills, verdict
from tests.scenes.stage import Rig, against_computer, match_of

WORDS = Catalogue.load(["en"])


def kalah(*houses, players=None):
    """A match of Kalah in which these houses were sown, whoever was to move."""
    match = Match(make("kalah"), players or against_computer())
    for house in houses:
        match.play(house)
    return match


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.3, "0"), (-0.3, "0"), (2.0, "+2"), (-3.0, "−3")],  # noqa: RUF001 - true minus signs
)
def test_a_lead_has_a_sign_unless_it_is_none(value, text):
    assert pill_text(WORDS, make("kalah"), MoveValue(1, value, False)) == text


@pytest.mark.parametrize(("value", "text"), [(4, "wins"), (-4, "loses"), (0, "even")])
@pytest.mark.parametrize("game", ["kalah", "bao"])
def test_what_is_proven_is_said_so(game, value, text):
    assert pill_text(WORDS, make(game), MoveValue(1, value, True)) == text


def test_each_house_that_may_be_played_has_its_value_and_the_best_a_star():
    rig = at_review(kalah(), known={"worth": {0: {1: 2, 2: 7, 3: -1, 4: 0, 5: -8, 6: 1}}})
    seen = pills(rig)
    assert {name: pill.text for name, pill in seen.items()} == {
        "house:0:1": "+2",
        "house:0:2": "+7",
        "house:0:3": "−1",  # noqa: RUF001 - a true minus
        "house:0:4": "0",
        "house:0:5": "−8",  # noqa: RUF001 - a true minus
        "house:0:6": "+1",
    }
    assert [name for name, pill in seen.items() if pill.best] == ["house:0:2"]
    assert rig.targets()["house:0:2"].name.endswith(": best, about 7 seeds ahead at the end")
    assert rig.targets()["house:0:1"].name.endswith(": about 2 seeds ahead at the end")


def test_the_move_that_was_played_has_its_label_on_the_board_and_in_the_list():
    worths = {0: {1: 2, 2: 7, 3: -1, 4: 0, 5: -8, 6: 1}}
    rig = at_review(kalah(3), move=1, known={"worth": worths})
    pill = pills(rig)["house:0:3"]
    assert (pill.played, pill.label) == (True, "mistake")
    assert rig.targets()["move:1"].name == "Move 1, You: house 3. mistake"
    assert rig.targets()["move:1"].pressed


@pytest.mark.parametrize(
    ("house", "said"),
    [
        (2, "Move 1, you to play. You chose house 2. The only good move."),
        (1, "You chose house 1. The best, house 2, was 1 better."),
        (3, "You chose house 3. Mistake: house 2 was 8 better."),
        (5, "You chose house 5. Blunder: house 2 was 15 better."),
        (6, "You chose house 6. No move is better."),
    ],
)
def test_the_verdict_says_who_moved_what_and_how_much_the_best_was_better(house, said):
    worths = {0: {1: 6, 2: 7, 3: -1, 4: 0, 5: -8, 6: 7}}
    rig = at_review(kalah(house), move=1, known={"worth": worths})
    assert said in verdict(rig)


def test_what_the_computer_chose_is_told_of_it():
    match = kalah(2, 3)
    rig = at_review(match, move=2)
    assert verdict(rig).startswith("Move 2, Computer to play. It chose house 3.")


def test_a_move_without_a_choice_is_no_best_one():
    game = make("kalah", {"preset": "standard"})
    start = game.position_from_text("0,0,1,0,0,0:30/0,0,1,0,0,3:12/south")
    match = Match(game, against_computer(), start=start)
    match.play(3)
    rig = at_review(match, move=1)
    assert "There was no other move." in verdict(rig)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_reached_by_places_with_values(name):
    match = match_of(5, game=name)
    rig = at_review(match)
    study, reached = rig.top.study, set()

    def press_on():
        for place in list(pills(rig)):
            before = study.chosen
            assert "{" not in rig.targets()[place].name
            rig.press(place)
            if study.held is not None:
                reached.add(study.looked_at())
                rig.press(place)
            else:
                press_on()
            while study.chosen != before:
                rig.key("Escape")
                assert len(study.chosen) <= len(before)
                if study.chosen != before:
                    for each in before:
                        rig.press(next(n for n, p in places(rig) if p == each))

    press_on()
    assert reached == set(match.legal_moves())


def places(rig):
    return rig.top.picture.board.picture.places.items()


def test_the_move_under_the_pointer_is_told_and_shown():
    rig = at_review(kalah(), known={"worth": {0: {1: 2}}})
    rig.frame()
    rig.settle()
    rig.send(Pointer("move", *rig.middle("house:0:1")))
    rig.frame()
    assert verdict(rig).startswith("With house 1: about 2 seeds ahead at the end.")
    marks = rig.top.picture.board.picture.appearances
    place = rig.top.picture.board.picture.places
    assert "chosen" in marks[place["house:0:1"]].marks
    assert "path" in marks[place["house:0:3"]].marks
    rig.send(Pointer("move", 5, 400))
    rig.frame()
    assert "With house 1" not in verdict(rig)


def test_a_house_that_is_pressed_stays_shown_until_it_is_pressed_again():
    rig = at_review(kalah())
    rig.press("house:0:4")
    assert rig.targets()["house:0:4"].pressed
    assert rig.said[-1].startswith("With house 4: ")
    rig.press("house:0:4")
    assert not rig.targets()["house:0:4"].pressed


def test_escape_lets_go_first_and_then_leads_back():
    rig = Rig("table", {"match": kalah(2)})
    rig.key("e")
    find_ways(rig)
    rig.press(next(t.id for t in rig.top.targets() if t.kind == "choice" and t.role == "cell"))
    rig.key("Escape")
    assert rig.top.name == "review"
    rig.key("Escape")
    assert rig.top.name == "table"


def faulty(match, **kept):
    """A review in which moves 3, 5 and 8 were mistakes, and move 7 a blunder."""
    lost = {2: 4, 4: 5, 7: 9, 6: 12}
    worths = {
        at: {turn.move: 10 - lost.get(at, 0)} | dict.fromkeys(others(match, at), 10)
        for at, turn in enumerate(match.turns)
    }
    known = {"worth": worths, "glanced": kept.pop("glanced", ())}
    return at_review(match, known=known, **kept)


def others(match, at):
    moves = match.game.legal_moves(match.position_at(at))
    return [move for move in moves if move != match.turns[at].move]


def test_chips_count_mistakes_and_lead_from_one_to_the_next_round_and_round():
    rig = faulty(match_of(12), move=1)
    assert rig.targets()["next:mistake"].name.startswith("3 mistakes.")
    assert rig.targets()["next:blunder"].name.startswith("1 blunder.")
    seen = []
    for _ in range(4):
        rig.press("next:mistake")
        seen.append(rig.top.study.selected)
        assert "Mistake: " in rig.said[-1]
    assert seen == [3, 5, 8, 3]
    rig.press("next:blunder")
    assert rig.top.study.selected == 7


def test_what_only_seemed_a_mistake_is_neither_counted_nor_led_to():
    rig = faulty(match_of(12), move=1, glanced=[4])
    assert rig.top.items["looking"].label == "Looking: 99%"
    assert not any(line.startswith("2 mistakes") for line in rig.said)
    rig.key("PageDown")
    rig.key("PageDown")
    assert rig.top.study.selected == 7
    review = rig.top.study.review
    review.glanced = set()
    review.worth[4] = dict.fromkeys(review.game.legal_moves(review.positions[4]), 10)
    rig.settle()
    assert "2 mistakes and 1 blunder." in rig.said
    rig.top.relayout()
    assert rig.targets()["next:mistake"].name.startswith("2 mistakes.")


def test_against_the_computer_only_your_own_mistakes_are_counted():
    match = match_of(12, players=against_computer())
    rig = faulty(match, move=1)
    own = [turn + 1 for turn in (2, 4, 7) if match.turns[turn].seat == 0]
    assert 0 < len(own) < 3
    assert rig.targets()["next:mistake"].name.startswith(f"{len(own)} mistake")
    assert "mistake" in rig.targets()["move:3"].name
    assert "mistake" in rig.targets()["move:5"].name


def test_page_keys_go_from_fault_to_fault_of_both_kinds():
    rig = faulty(match_of(12), move=1)
    seen = []
    for key in ("PageDown", "PageDown", "PageDown", "PageUp"):
        rig.key(key)
        seen.append(rig.top.study.selected)
    assert seen == [3, 5, 7, 5]


def test_without_a_mistake_the_chips_say_so():
    match = match_of(6)
    worths = {at: {turn.move: 20} for at, turn in enumerate(match.turns)}
    rig = at_review(match, known={"worth": worths})
    assert rig.top.items["looking"].label == "No mistakes"
    assert "looking" not in rig.targets()


def test_until_the_first_look_is_done_it_says_how_far_it_has_come():
    rig = at_review(match_of(6), known={"unknown": 3})
    assert rig.top.items["looking"].label == "Looking: 25%"
    assert rig.top.busy()
    assert "Working out" in verdict(rig)
    while rig.top.study.review.unknown:
        rig.frame(dt=0.3)
    rig.settle()
    assert "Working out" not in verdict(rig)
    assert not rig.top.busy()


def test_what_is_found_out_is_said_once():
    rig = at_review(match_of(6), known={"unknown": 3}, move=2)
    rig.settle()
    arrived, *news = rig.said[-3:]
    assert arrived.endswith("Player 2 chose house 5. Working out what each move is worth …")
    assert news == ["Blunder: house 1 was 11 better.", "1 mistake and 3 blunders."]
    assert verdict(rig).endswith(news[0])
    count = len(rig.said)
    for _ in range(30):
        rig.frame()
    assert len(rig.said) == count


def test_the_switch_keeps_the_move_and_shows_it_played_or_to_be_chosen():
    match = match_of(12)
    rig = at_review(match, move=6)
    assert rig.top.hook_state()["turns"] == 5
    rig.press("mode:replay")
    state = rig.top.hook_state()
    assert (state["mode"], state["turns"]) == ("replay", 6)
    assert rig.said[-1].startswith("Move 6 of 12.")
    assert not pills(rig)
    rig.key("e")
    state = rig.top.hook_state()
    assert (state["mode"], state["turns"]) == ("values", 5)


@pytest.mark.parametrize("mode", ["replay", "values"])
def test_buttons_and_keys_go_through_the_match_in_every_way(mode):
    rig = at_review(match_of(12), mode=mode, move=6)
    study = rig.top.study
    for name, key, number in (
        ("move:back", "ArrowLeft", 5),
        ("move:forward", "ArrowRight", 7),
        ("first", "Home", study.least),
        ("last", "End", study.most),
    ):
        study.select(6)
        rig.press(name)
        assert study.selected == number
        study.select(6)
        rig.top.move_focus(None)
        rig.send(Key(key))
        assert study.selected == number


def test_at_the_ends_there_is_nothing_before_and_after():
    rig = at_review(match_of(12), move=1)
    assert not rig.top.items["first"].enabled
    assert not rig.top.items["move:back"].enabled
    rig.press("last")
    assert not rig.top.items["last"].enabled
    assert not rig.top.items["move:forward"].enabled


def test_the_end_of_a_finished_match_tells_who_won_and_how_many_mistakes_there_were():
    match = match_of(-1)
    rig = at_review(match)
    won = ("Player 1 wins", "Player 2 wins")[match.outcome().winners[0]]
    labels = [rig.top.study.label(turn) for turn in range(len(match.turns))]
    mistakes, blunders = labels.count("mistake"), labels.count("blunder")
    assert verdict(rig) == (
        f"The game is over. {won}. There were {mistakes} mistakes and {blunders} blunders: "
        "the dots on the graph."
    )
    assert not rig.top.items["go-on"].enabled


def test_the_end_is_said_once_and_once_how_many_mistakes_there_were():
    match = match_of(-1)
    rig = at_review(match, known={"glanced": range(len(match.turns))})
    rig.settle()
    review = rig.top.study.review
    last = len(match.turns)
    for left in (range(last), range(last // 2), (last,)):
        review.glanced = set(left)
        rig.frame(dt=0.3)
        rig.frame(dt=0.3)
    assert sum("The game is over." in line for line in rig.said) == 1
    assert rig.said[-1].endswith("the dots on the graph.")
    said = len(rig.said)
    review.worth[0] = dict.fromkeys(match.game.legal_moves(match.start), 10)
    rig.frame(dt=0.3)
    rig.frame(dt=0.3)
    assert len(rig.said) == said


def test_where_somebody_gave_up_that_is_told():
    match = match_of(6, players=against_computer())
    match.resign(0)
    rig = at_review(match)
    assert "given up" in verdict(rig) or "gave up" in verdict(rig)


def test_where_the_match_goes_on_the_best_move_is_named():
    match = kalah(2, 2)
    rig = at_review(match, known={"worth": {2: {4: 11}}})
    assert verdict(rig) == (
        "Now it is your turn. Your best move: house 4, about 11 seeds ahead at the end."
    )


def test_a_match_without_moves_can_be_reviewed():
    rig = at_review(Match(make("kalah"), {}))
    for key in ("ArrowRight", "ArrowLeft", "PageDown", "PageUp", "End", "Home", "c", " ", "m"):
        rig.send(Key(key))
        rig.frame()
        if rig.top.name == "more":
            rig.send(Key("Escape"))
    assert rig.top.hook_state()["turns"] == 0
    assert "graph" not in rig.targets()


def test_a_match_that_begins_from_a_position_can_be_reviewed():
    game = make("kalah")
    start = game.position_from_text("0,0,1,0,0,1:30/0,0,1,0,0,3:12/south")
    match = Match(game, {}, start=start)
    rig = at_review(match, move=0)
    assert verdict(rig).startswith("Now Player 1 is to move.")


def test_play_shows_the_moves_and_stops_at_the_end():
    rig = at_review(match_of(3), move=1, speed="fast")
    rig.press("play")
    assert not pills(rig)
    for _ in range(4000):
        rig.top.update(0.1)
        if not rig.top.study.playback.playing:
            break
    assert rig.top.hook_state()["turns"] == 3


def test_leaving_gives_up_the_work_and_coming_back_takes_it_up_again():
    rig = at_review(match_of(6), move=2)
    review = rig.top.study.review
    rig.press("more")
    assert review.cursor is None
    rig.key("Escape")
    assert rig.top.name == "review"
    assert review.cursor == 1


def test_the_board_is_a_grid_the_list_a_list_and_the_verdict_a_text():
    rig = at_review(match_of(6), move=2)
    outline = rig.top.outline()
    roles = {group.id: group.role for group in outline.groups}
    assert roles["board"] == "grid"
    assert roles["moves"] == "list"
    assert roles["mode"] == "radiogroup"
    assert outline.title == "Review"
    assert [note.text for note in outline.notes] == [verdict(rig)]
    cells = [t for t in rig.top.targets() if t.role == "cell"]
    assert all(roles[t.group] == "row" for t in cells)


def test_with_more_players_each_is_called_by_name():
    players = {0: Player(), 1: Player("opponent"), 2: Player("opponent"), 3: Player("opponent")}
    match = match_of(6, game="four-player", players=players)
    rig = at_review(match, move=2)
    assert verdict(rig).startswith("Move 2, Diamond to play. Diamond chose pit ")


def test_the_focus_leads_over_the_board_by_arrows():
    rig = at_review(kalah())
    rig.send(Focus("house:0:2"), Key("ArrowRight"))
    assert rig.top.focus == "house:0:3"
    assert rig.top.study.selected == 1


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_where_chips_have_no_room_more_leads_to_the_next_mistake(size):
    rig = faulty(match_of(12), move=1, size=size)
    assert "next:mistake" not in rig.targets()
    for number in (3, 5, 7):
        rig.press("more")
        rig.press("next-fault")
        rig.frame()
        assert rig.top.study.selected == number


def test_news_that_change_nothing_of_what_is_looked_at_are_not_said():
    rig = at_review(match_of(6), known={"unknown": 40}, move=2)
    while rig.top.study.review.unknown:
        rig.frame(dt=0.3)
    rig.settle()
    said = [line for line in rig.said if line.startswith("Move 2")]
    assert len(said) == len(set(said)) <= 2


def test_once_the_whole_match_was_looked_at_it_says_how_many_mistakes_there_are():
    rig = at_review(match_of(12), known={"unknown": 3}, move=1)
    rig.settle()
    labels = [rig.top.study.label(turn) for turn in range(12)]
    mistakes, blunders = labels.count("mistake"), labels.count("blunder")
    assert mistakes > 1
    assert blunders > 1
    assert f"{mistakes} mistakes and {blunders} blunders." in rig.said

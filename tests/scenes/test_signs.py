"""Colours with shapes, chosen for seats at set-up, and seen ever after."""

import pygame
import pytest

from game.play.match import Player
from game.play.records.record import RecordError, from_record, to_record
from game.play.saved import setup_choices as choices
from tests.scenes.stage import Rig, match_of


@pytest.mark.parametrize("game", ["kalah", "bao", "four-player"])
def test_a_chosen_sign_is_remembered_and_goes_to_the_table(game):
    rig = Rig("setup", {"game": game}, size=(1280, 2000))
    rig.tap("sign:0")
    assert rig.top.name == "signs"
    rig.settle()
    rig.tap("sign-0:5")
    assert rig.top.name == "setup"
    assert rig.said[-1].endswith("Cross.")
    rig.tap("start")
    again = Rig("setup", {"game": game}, size=(1280, 2000), storage=rig.host.storage)
    assert again.top.items["sign:0"].icon == "seat-5"
    again.press("sign:0")
    assert again.targets()["sign-0:5"].pressed
    again.key("Escape")
    again.tap("start")
    assert again.top.name == "table"
    assert again.context.theme.seat_sign(0)[0] == "seat-5"
    assert again.context.art.theme is again.context.theme


def test_no_two_seats_can_wear_the_same():
    rig = Rig("setup", {"game": "kalah"}, size=(1280, 2000))
    rig.press("sign:1")
    assert "sign-1:0" not in rig.targets()
    rig.key("Escape")
    rig.press("sign:0")
    rig.press("sign-0:4")
    rig.press("sign:1")
    assert "sign-1:4" not in rig.targets()
    rig.press("sign-1:0")
    rig.press("sign:1")
    assert rig.targets()["sign-1:0"].pressed


def test_a_seat_of_bantu_is_a_colour_already():
    rig = Rig("setup", {"game": "bantu"}, size=(1280, 2000))
    assert not [name for name in rig.targets() if name.startswith("sign")]


def test_the_menu_and_other_matches_do_not_wear_what_one_match_does():
    rig = Rig("table", {"match": match_of(2, players={0: Player(sign=3)})})
    assert rig.context.theme.seat_sign(0)[0] == "seat-3"
    rig.key("Escape")
    assert rig.top.name == "menu"
    assert rig.context.theme.seat_sign(0)[0] == "seat-0"


def test_a_record_keeps_signs_and_refuses_what_is_none():
    match = match_of(2, players={0: Player(sign=4)})
    record = to_record(match)
    assert from_record(record).players == match.players
    assert "sign" not in record["players"][1]
    for nonsense in (6, -1, True, "4"):
        record["players"][0]["sign"] = nonsense
        with pytest.raises(RecordError):
            from_record(record)


def test_a_kept_sign_that_makes_no_sense_is_the_usual_one():
    rig = Rig()
    rig.host.storage.set(choices.KEY, '{"kalah": {"players": {"0": {"sign": 77}}}}')
    assert choices.load(rig.host.storage, "kalah").player(0).sign is None


@pytest.mark.parametrize("game", ["kalah", "bao", "four-player", "bantu"])
def test_another_set_of_colours_is_seen_at_every_table(game):
    pictures = set()
    for kind in ("usual", "safe", "steps"):
        rig = Rig("table", {"match": match_of(0, game=game)}, speed="off", piece_set=kind)
        rig.settle()
        pictures.add(rig.surface.get_buffer().raw)
    assert len(pictures) == 3


def test_a_match_is_looked_at_again_with_the_signs_that_were_chosen():
    rig = Rig("review", {"match": match_of(2, players={0: Player(sign=3)})})
    assert rig.context.theme.seat_sign(0)[0] == "seat-3"


def test_the_pictures_of_kept_matches_wear_the_signs_that_were_chosen():
    plain, signed = match_of(4, game="bao"), match_of(4, game="bao")
    signed.players = {seat: Player(sign=5 - seat) for seat in signed.game.seats}
    rig = Rig("matches")
    rig.saves.save(plain)
    rig.saves.save(signed)
    rig.top.enter()
    rig.settle()
    pictures = {key[1]: pic for key, pic in rig.context.art.pictures.items() if key[0] == "matches"}
    one, other = (pictures[match.id] for match in (plain, signed))
    assert one.get_size() == other.get_size()
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")

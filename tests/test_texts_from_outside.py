"""Whatever comes in by link, file or exception: it is told in words that everything can take."""

import base64
import json
import os
import zlib

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.host.interface import FileGiven, Key, LinkChanged, Pointer
from game.play.match import Match, Player
from game.play.records import record
from game.play.records.link import match_link
from game.play.records.open_any import open_text
from game.play.records.reading import RecordError
from game.rules.protocol import RulesError
from game.rules.registry import GAMES, make
from game.untrusted.plain_text import plain
from tests.game_on_fake_host import Game
from tests.untrusted.any_text import NASTY, long_texts, texts

#: What harm was once done with: an option whose name is half a character.
HALF_OPTION = "m=AXici1ZS0lHKTsxJzFDSqVaKKU2xMDBQsjKs1ckrzcmBENGxOkBFCD6IiAUA3UoR5Q"

#: A list in a list, thousands of times.
DEEP = "m=AXja7cEBDQAAAMKgoO_fwxxuQAEAAAAAAAAAAMC_AXs-43Q"

LONG = "seed " * 200_000
SOME = "seed " * 10_000


def sound_records():
    """A record of each game, as a JSON value."""
    return [record.to_record(Match(make(name), {})) for name in GAMES]


def places(value, way=()):
    """Yield the way to every object and list in a record."""
    yield way
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in items:
        if isinstance(part, dict | list):
            yield from places(part, (*way, key))


def at(value, way):
    for key in way:
        value = value[key]
    return value


@st.composite
def spoilt_records(draw, text):
    """A sound record with a foreign text in it: as a key, or in the place of a value."""
    value = json.loads(json.dumps(draw(st.sampled_from(sound_records()))))
    spot = at(value, draw(st.sampled_from(list(places(value)))))
    foreign = draw(text)
    if isinstance(spot, dict):
        if draw(st.booleans()):
            spot[foreign] = draw(text)
        else:
            spot[draw(st.sampled_from(sorted(spot) or ["x"]))] = foreign
    else:
        spot.insert(0, foreign)
    return value


def link_of(value):
    """A link that holds any JSON value."""
    packed = bytes([1]) + zlib.compress(json.dumps(value).encode(), 9)
    return "m=" + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def held(fragment):
    """The JSON value in a sound link."""
    packed = base64.urlsafe_b64decode(fragment[2:] + "=" * (-len(fragment[2:]) % 4))
    return json.loads(zlib.decompress(packed[1:]))


@st.composite
def spoilt_links(draw, text):
    """A sound link with a foreign text in the place of one of its parts, or as an option."""
    value = held(match_link(Match(make(draw(st.sampled_from(list(GAMES)))), {})))
    foreign = draw(text)
    spot = draw(st.integers(0, len(value)))
    if spot == len(value):
        value[2] = {foreign: foreign}
    else:
        value[spot] = draw(st.sampled_from([foreign, [foreign], {foreign: foreign}]))
    return link_of(value)


@pytest.fixture(scope="module")
def game():
    return Game()


def assert_told_plainly(game):
    """Nothing failed, a picture was made, and all that was said is plain."""
    assert game.state["lastError"] is None
    assert game.state["scene"] != "error"
    for said in game.host.announced:
        assert plain(said) == said
        said.encode()
    json.dumps(game.state, ensure_ascii=False).encode()
    assert all(plain(target.name) == target.name for target in game.host.targets)


def hand_file(game, name, content):
    game.host.announced.clear()
    game.frame(FileGiven(name, content))
    game.settle()


def open_address(game, fragment):
    game.host.announced.clear()
    game.host.fragment = fragment
    game.frame(LinkChanged())
    game.settle()


@given(spoilt_records(texts() | st.just(LONG)))
@settings(deadline=None, max_examples=100)
def test_the_reason_why_a_record_is_refused_is_plain_and_short(value):
    try:
        open_text(json.dumps(value))
    except RulesError as error:
        for quoted in (error.reason.values, error.at, str(error)):
            text = json.dumps(quoted, ensure_ascii=False)
            text.encode()
            assert len(text) < 2_000


@pytest.mark.parametrize("text", [*NASTY, SOME, SOME.replace(" ", "")], ids=range(len(NASTY) + 2))
def test_an_unknown_key_is_refused_in_plain_words(text):
    for value in ({"schema": 2, text: 1}, {"schema": 1, text: 1}):
        with pytest.raises(RecordError) as caught:
            open_text(json.dumps(value))
        for part in (caught.value.reason.values["name"], caught.value.at):
            assert plain(part) == part
            assert len(part) <= 100


@given(spoilt_records(texts()), texts())
@settings(deadline=None, max_examples=25)
def test_a_file_with_any_text_in_it_and_any_name_never_ends_in_the_error_scene(game, value, name):
    hand_file(game, name, json.dumps(value).encode())
    assert_told_plainly(game)


@pytest.mark.parametrize("name", [*NASTY, LONG], ids=range(len(NASTY) + 1))
def test_a_file_that_cannot_be_read_is_told_by_its_name(game, name):
    hand_file(game, name, None)
    assert_told_plainly(game)
    assert game.host.announced


@given(spoilt_links(texts() | long_texts()))
@settings(deadline=None, max_examples=25)
def test_a_link_with_any_text_in_it_never_ends_in_the_error_scene(game, fragment):
    open_address(game, fragment)
    assert_told_plainly(game)


@pytest.mark.parametrize("fragment", [HALF_OPTION, DEEP], ids=["half", "deep"])
def test_a_link_that_did_harm_is_refused_in_words_and_the_game_goes_on(fragment):
    game = Game()
    game.sit_down()
    game.click("house:0:1")
    open_address(game, fragment)
    assert_told_plainly(game)
    assert game.state["scene"] == "table"
    assert game.state["turns"] == 1
    assert "The link could not be opened." in game.host.announced[-1]
    game.click("house:1:1")
    assert game.state["turns"] == 2


NESTED = "[" * 990 + "]" * 990
FILES = [
    '{"schema":2,"\\ud800":1}',
    '{"schema":2,"\\u0000":1}',
    f'{{"schema":1,"x":{NESTED}}}',
    NESTED,
    "[" * 200_000,
    '{"a":' * 200_000,
    '{"schema":2,"' + "x" * 1_000_000 + '":1}',
    '{"schema":' + "9" * 4_000 + "}",
]


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_a_file_that_did_harm_is_refused_in_words(game, text):
    hand_file(game, "match.json", text.encode())
    assert_told_plainly(game)
    assert game.host.announced[-1].startswith("match.json was not opened. ")
    assert len(game.host.announced[-1]) < 400


def test_the_same_file_handed_over_again_is_told_once_on_the_screen(game):
    for _ in range(5):
        hand_file(game, "other.json", b"{}")
    assert game.app.notice._text.count("other.json") == 1


#: Where a scene may fail, and what may then be in the words of the error.
METHODS = ["update", "draw", "targets", "handle", "next_scene", "busy", "hook_state"]


def break_scene(game, method, message):
    def fail(*_):
        raise KeyError(message) if len(message) % 2 else ValueError(message)

    setattr(game.app.scenes.top, method, fail)


def fail_with(method, message):
    """The error scene of a match in which something failed while a notice was on view."""
    game = Game()
    game.sit_down()
    game.click("house:0:1")
    game.app.notice.tell(message)
    break_scene(game, method, message)
    game.app.scenes.fresh = True
    game.frame(Pointer("move", 1, 1))
    game.frame()
    return game


@pytest.mark.parametrize("method", METHODS)
def test_an_error_with_any_words_ends_in_the_error_scene_with_the_match_kept(method):
    presented = None
    for message in ("".join(NASTY), LONG):
        game = fail_with(method, message)
        assert game.state["scene"] == "error"
        assert [entry.moves for entry in game.app.saves.listed()] == [1]
        presented = len(game.host.presented)
        assert not game.app.notice.shown
        assert plain(game.app.scenes.top.report) == game.app.scenes.top.report
        game.settle()
        assert len(game.host.errors) == 1
        assert game.app.meter.frames_drawn
        game.click("menu")
        game.click("continue")
        assert game.state["turns"] == 1
    assert presented


def test_a_notice_that_fails_is_gone_with_the_error_it_made(monkeypatch):
    game = Game()
    game.app.notice.tell("a notice")

    def fail(_surface):
        raise ValueError("\0\ud800")

    monkeypatch.setattr(game.app.notice, "draw", fail)
    game.app.scenes.fresh = True
    game.frame()
    game.settle()
    assert game.state["scene"] == "error"
    assert len(game.host.errors) == 1


def test_what_is_told_while_the_error_scene_is_on_view_waits_for_the_menu(monkeypatch):
    game = fail_with("update", "a slip")
    drawn = []
    draw = game.app.notice.draw
    monkeypatch.setattr(
        game.app.notice, "draw", lambda surface: drawn.append(game.state["scene"]) or draw(surface)
    )
    open_address(game, "m=AXic")
    assert game.state["scene"] == "error"
    assert game.host.announced[-1].startswith("The link could not be opened.")
    game.frame(Key("Tab"))
    assert drawn == []
    game.click("menu")
    assert drawn
    assert game.app.notice.shown


def test_saving_that_fails_does_not_keep_the_error_scene_away(monkeypatch):
    game = Game()
    game.click("play:kalah")

    def fail():
        raise ValueError("\ud800")

    monkeypatch.setattr(game.app.saves, "rescue", fail)
    monkeypatch.setattr(game.app.saves, "check", fail)
    monkeypatch.setattr(game.app.saves, "take_notices", fail)
    monkeypatch.setattr(game.host, "report_error", lambda _text: fail())
    game.frame()
    for _ in range(90):
        game.frame()
    assert game.state["scene"] == "error"


def test_a_name_of_marks_alone_is_drawn():
    match = Match(make("kalah"), {0: Player("person", "\u0301"), 1: Player("person", "\u3164")})
    game = Game()
    open_address(game, match_link(match))
    assert_told_plainly(game)
    assert game.state["scene"] == "table"

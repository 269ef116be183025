"""Records, notations and links of every version so far stay readable; the schema tells the form."""

import json
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.lines import MOST_LINES
from game.play.records import link, migration, notation, reading, record
from game.rules.registry import GAMES
from game.untrusted import names
from tests.places import DOCS
from tests.play.records.json_schema import MisfitError, check
from tools.torture.some_matches import some_match

SCHEMA = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
VERSIONS = range(1, record.SCHEMA + 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_record_of_each_version_is_read(version, name, records):
    text = (records / f"record-{version}-{name}.json").read_text(encoding="utf-8")
    assert json.loads(text)["schema"] == version
    match = record.from_text(text)
    assert (match.game.name, len(match.turns)) == (name, 11)
    assert match.players[match.game.seats[0]].name == "Asha"
    check(record.to_record(match), SCHEMA)


@pytest.mark.parametrize("name", GAMES)
def test_the_newest_record_is_written_as_it_was_read(name, records):
    text = (records / f"record-{record.SCHEMA}-{name}.json").read_text(encoding="utf-8")
    assert record.to_text(record.from_text(text)) == text.strip()


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_notation_of_each_version_is_read_and_written_as_it_was(version, name, records):
    text = (records / f"notation-{version}-{name}.txt").read_text(encoding="utf-8")
    assert text.startswith(f'[Baraza "{version}"]')
    assert notation.to_text(notation.from_text(text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_all_forms_of_one_match_tell_the_same_turns(name, records):
    def read(kind):
        return (records / f"{kind}-{name}.txt").read_text(encoding="utf-8")

    linked, noted = link.open_link(read("link-1")).match, notation.from_text(read("notation-1"))
    assert linked.turns == noted.turns
    assert linked.resigned == noted.resigned == linked.game.seats[0]
    assert linked.id == noted.id


def test_an_old_record_always_gets_the_same_id(records):
    text = (records / "record-1-kalah.json").read_text(encoding="utf-8")
    one, other = record.from_text(text), record.from_text(text)
    assert one.id == other.id
    longer = json.loads(text) | {"cursor": 1}
    assert record.from_record(longer).id != one.id


@pytest.mark.parametrize("name", ["id", "created", "changed", "lines", "side", "sent", "pending"])
def test_an_old_record_holds_nothing_of_a_newer_schema(name, records):
    value = json.loads((records / "record-1-bao.json").read_text(encoding="utf-8"))
    with pytest.raises(record.RecordError) as caught:
        record.from_record({**value, name: None})
    assert caught.value.reason.key == "shape-unknown-key"


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_from_before_guided_games_holds_none(version, records):
    value = json.loads((records / f"record-{version}-bao.json").read_text(encoding="utf-8"))
    with pytest.raises(record.RecordError) as caught:
        record.from_record({**value, "guided": "bao-whole"})
    assert caught.value.reason.key == "shape-unknown-key"


def test_levels_keep_their_meaning_from_schema_to_schema(records):
    def levels(version):
        text = (records / f"record-{version}-kalah.json").read_text(encoding="utf-8")
        return [player.level for player in record.from_text(text).players.values()]

    assert levels(1) == levels(2) == [1, 3]
    assert levels(3) == [1, 0]


def test_there_is_a_step_from_every_older_schema():
    assert set(migration._STEPS) == set(range(1, record.SCHEMA))


@given(seed=st.integers(0, 1 << 40))
def test_whatever_is_written_fits_the_published_schema(seed):
    check(json.loads(record.to_text(some_match(random.Random(seed), most=20))), SCHEMA)


@pytest.mark.parametrize(
    "change",
    [
        {"schema": 1},
        {"id": "0123"},
        {"created": -1},
        {"game": "chess"},
        {"players": []},
        {"cursor": "1"},
        {"surprise": 1},
        {"lines": [{"of": 0, "at": 0}]},
        {"pending": ["x" * 41]},
        {"side": True},
        {"sent": -1},
        {"sent": "1"},
        {"guided": ""},
        {"guided": "Bao Kujifunza"},
        {"guided": "é"},
        {"guided": "a" * 41},
        {"guided": None},
    ],
)
def test_what_does_not_fit_the_schema_is_refused_by_the_reader_too(change):
    value = {**record.to_record(some_match(random.Random(1), "kalah", 8)), **change}
    with pytest.raises(MisfitError):
        check(value, SCHEMA)
    with pytest.raises(record.RecordError):
        record.from_record(value)


def test_the_schema_names_the_limits_of_the_reader():
    assert SCHEMA["$defs"]["moves"]["maxItems"] == reading.MOST_MOVES
    assert SCHEMA["properties"]["lines"]["maxItems"] == MOST_LINES
    assert SCHEMA["$defs"]["player"]["properties"]["name"]["maxLength"] == names.MOST_CHARACTERS
    assert SCHEMA["properties"]["game"]["enum"] == list(GAMES)


def test_the_example_of_the_page_about_records_is_one():
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    value = json.loads(example)
    check(value, SCHEMA)
    match = record.from_record(value)
    assert record.to_record(match) == value

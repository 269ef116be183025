"""What a newer version has kept stays in its place, is shown as such and is never written over."""

import json

import pytest

from game.host.fake import MemoryStorage
from game.play.records import record
from game.play.saved import settings, stored
from game.play.saved.saved_match import key_of
from game.play.saved.saves import MOST_MATCHES, Saves
from tests.play.saved.saved_matches import Clock, kalah
from tests.play.saved.stored_texts import newer_texts, visit, with_two_matches, write_all


@pytest.mark.parametrize("text", list(newer_texts()))
def test_a_match_of_a_newer_version_stays_and_opens_there(text, monkeypatch):
    id_ = "0123456789abcdef"
    storage, ids = with_two_matches()
    storage.texts[key_of(id_)] = text
    saves = visit(storage)
    assert [entry.id for entry in saves.listed()] == ids
    assert [entry.id for entry in saves.newer()] == [id_]
    assert saves.take_notices() == []
    for _ in range(2):
        assert saves.open(id_) is None
        assert saves.take_notices() == ["match-newer"]
    came = kalah(1)
    came.id = id_
    assert saves.receive(came).match.id != id_
    assert saves.take_notices() == ["match-beside"]
    mine = kalah(1)
    mine.id = id_
    assert saves.save(mine)
    assert storage.texts[key_of(id_)] == text
    if '"more"' not in text and "anything" not in text:
        monkeypatch.setattr(record, "SCHEMA", record.SCHEMA + 1)
        monkeypatch.setattr("game.play.records.migration._STEPS", {})
        assert Saves(storage).open(id_).cursor == 2


def test_newer_matches_take_places_and_never_make_room():
    text = next(newer_texts())
    storage = MemoryStorage({key_of(f"{n:016x}"): text for n in range(MOST_MATCHES)})
    before = dict(storage.texts)
    saves = Saves(storage, Clock())
    assert not saves.save(kalah(1))
    assert saves.take_notices() == ["matches-full"]
    assert storage.texts == before


@pytest.mark.parametrize("key", stored.FORMS)
def test_what_a_newer_version_keeps_beside_the_matches_is_not_written_over(key):
    text = json.dumps({"schema": 3, "what": "ever"})
    storage, ids = with_two_matches()
    storage.texts[key] = text
    saves = visit(storage)
    write_all(storage)
    assert storage.texts[key] == text
    assert [entry.id for entry in saves.listed()] == ids
    assert saves.take_notices() == ["text-newer"]


def test_what_another_version_has_set_is_left_as_it_is():
    storage = MemoryStorage(
        {
            "settings": '{"theme":"moon","speed":"warp","more":1}',
            "setup": '{"omweso":{"rows":4},"kalah":{"options":{"dice":2,"seeds":4},"future":1}}',
            "series": '[{"game":"omweso"}]',
            "statistics": '{"schema":2,"counted":["a"],"games":{"omweso":{"longest":3},'
            '"kalah":{"results":{"level-10":{"won":1}}}},"more":1}',
        }
    )
    write_all(storage)
    settings.save(storage, settings.load(storage).with_value("speed", "fast"))
    contents = {key: json.loads(text) for key, text in storage.texts.items()}
    assert contents["settings"] | {"theme": "moon", "more": 1, "volume": 1} == contents["settings"]
    assert contents["settings"]["speed"] == "fast"
    assert contents["setup"]["omweso"] == {"rows": 4}
    assert contents["setup"]["kalah"]["future"] == 1
    assert contents["setup"]["kalah"]["options"] == {"dice": 2, "seeds": 4}
    assert contents["series"][0] == {"game": "omweso"}
    assert contents["statistics"]["games"]["omweso"] == {"longest": 3}
    assert contents["statistics"]["games"]["kalah"]["results"].keys() == {"level-10", "level-1"}
    assert contents["statistics"]["more"] == 1

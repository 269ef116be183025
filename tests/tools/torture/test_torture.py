"""A sample of what `./build.sh torture` does, and that it notices what it is there for."""

import contextlib
import dataclasses
import json
import random
import time

import pytest

from game.host.window.folder import FolderStorage
from game.play.match import Match, Player
from game.play.records import record
from game.play.records.reading import RecordError
from game.play.saved import saved_match
from game.play.saved.merging import Received
from game.play.saved.saved_match import id_of, key_of
from game.play.saved.saves import Saves
from game.play.saved.shelf import Shelf
from game.rules.protocol import Reason, RulesError
from tools.torture import checks as torture_checks
from tools.torture import command as torture
from tools.torture import kills as torture_kills
from tools.torture import page as torture_page
from tools.torture import readers as torture_readers
from tools.torture import run as torture_run
from tools.torture.characters import CHARACTERS
from tools.torture.depth import deep
from tools.torture.forms import FORMS

needs_fork = pytest.mark.skipif(not torture_kills.FORKS, reason="the system has no fork")


@needs_fork
def test_who_is_killed_while_saving_finds_the_match_again(tmp_path, seed):
    findings = torture_kills.torture(tmp_path, 15, seed, torture_kills.play_plainly)
    assert findings.kills == 15
    # Each had at least begun to save; a slow disk may have let none come further.
    assert findings.saved + findings.while_writing >= 15
    assert Saves(FolderStorage(tmp_path)).listed()


@needs_fork
def test_the_program_killed_in_the_middle_of_it_finds_the_match_again(tmp_path, seed):
    findings = torture_kills.torture(tmp_path, 3, seed, torture_kills.play_the_game)
    assert findings.kills == 3
    # Each had at least begun to save; on a busy machine none may have come further.
    assert findings.saved + findings.while_writing >= 3


def writes_in_place(storage, source):
    """Play, but write each text over the one before, as no program should."""

    def set_in_place(key, text):
        storage._tell("try", key, text)
        path = storage._path(key)
        path.parent.mkdir(exist_ok=True)
        with path.open("w") as file:
            for character in text:
                file.write(character)
                file.flush()
        storage._tell("kept", key, text)

    storage.set = set_in_place
    torture_kills.play_plainly(storage, source)


@needs_fork
def test_a_save_that_can_be_cut_short_is_noticed(tmp_path):
    with pytest.raises(torture_kills.LostError):
        torture_kills.torture(tmp_path, 100, 1, writes_in_place)


def fails(storage, _source):
    storage.set("match-0123456789abcdef", "{}")
    raise ZeroDivisionError


@needs_fork
def test_a_process_that_fails_is_noticed(tmp_path, monkeypatch):
    # It is never killed: it ends by itself, however slow the machine is.
    monkeypatch.setattr(torture_kills, "LONGEST_LIFE", 10_000)
    with pytest.raises(torture_kills.LostError, match="ended by itself"):
        torture_kills.torture(tmp_path, 1, 1, fails)


def hangs(_storage, _source):
    time.sleep(1_000)


@needs_fork
def test_a_process_that_saves_nothing_is_told_with_what_it_was_doing(tmp_path, monkeypatch):
    monkeypatch.setattr(torture_kills, "LONGEST_WAIT", 6)
    with pytest.raises(torture_kills.LostError, match="in hangs"):
        torture_kills.torture(tmp_path, 1, 1, hangs)


NAMES = list(torture_readers.READERS)

FEW = {"setup": 150, "ids": 120, "storage": 60, "depth": 300}
"""How many inputs of the slower readers take a few seconds."""


@pytest.mark.parametrize("name", NAMES)
def test_what_comes_from_outside_is_refused_or_sound_and_nothing_is_lost(name, seed):
    times = FEW.get(name, 600)
    findings = torture_readers.torture(name, 0, times, seed)
    faults = [fault.report(name, seed, "--no-page") for fault in findings.faults.values()]
    assert not faults, "\n\n".join(faults)
    assert findings.total == times
    assert findings.sound


@pytest.mark.parametrize("name", ["record", "link", "notation", "save", "clipboard", "file"])
def test_damaged_matches_are_refused_for_many_reasons(name, seed):
    assert len(torture_readers.torture(name, 0, 300, seed).refused) > 5


def faults_of(reader, times=50, name="tried"):
    return torture_run.run(name, reader, range(times), 1).faults


def record_reader(read):
    return torture_readers.reader(
        lambda _source, match: record.to_text(match), torture_checks.match_check(read)
    )


@pytest.mark.parametrize("fault", [ValueError, RecursionError, MemoryError, KeyError])
def test_any_other_error_of_a_reader_is_noticed(fault):
    def read(_text):
        raise fault

    assert [kind.split()[0] for kind in faults_of(record_reader(read))] == [fault.__name__]


def test_a_reader_that_hangs_is_noticed(monkeypatch):
    def read(_text):
        while True:
            pass

    monkeypatch.setattr(torture_run, "PATIENCE", 0.05)
    assert list(faults_of(record_reader(read), 1)) == ["TimeoutError"]


def test_a_match_that_is_another_one_after_reading_is_noticed():
    def read(text):
        match = record.from_text(text)
        match.turns = match.turns[:-1]
        match.cursor = 0
        match.other_lines = []
        match.players = {seat: Player("person", "a" * 41) for seat in match.game.seats}
        return match

    assert "cannot be read again" in faults_of(record_reader(read))


@pytest.mark.parametrize("text", ["\ud800", "a\0", "\u202e", "\u2028", "\x1b[31m"])
def test_a_reason_with_characters_that_cannot_be_drawn_is_noticed(text):
    def read(_text):
        reason = Reason("game-unknown", {"game": "?"})
        object.__setattr__(reason, "values", {"game": text})  # as if nothing had made it plain
        raise RecordError(reason)

    assert any("cannot be drawn" in kind for kind in faults_of(record_reader(read)))


def test_a_reason_without_words_is_noticed():
    def read(_text):
        raise RecordError(Reason("no-such-reason"))

    assert "reason.no-such-reason is no sentence" in faults_of(record_reader(read))


def test_of_each_kind_of_fault_the_shortest_input_is_told_with_the_way_to_see_it_again():
    reader = torture_run.Reader(lambda source, _seed: "x" * source.randint(1, 99), lambda _: 1 / 0)
    (fault,) = faults_of(reader).values()
    assert fault.times == 50
    again = torture_run.made("tried", reader, 1, fault.number)
    assert repr(again) == fault.case
    report = fault.report("tried", 1, "--no-page")
    assert f"--seed 1 --reader tried --number {fault.number}" in report


def test_every_group_of_characters_comes_up_as_itself_and_as_an_escape():
    texts = [
        content if isinstance(content, str) else content.decode("utf-8", "surrogatepass")
        for _, content in (made("characters", number) for number in range(3_000))
    ]
    for group, characters in CHARACTERS.items():
        assert any(c in text for text in texts for c in characters), group
    assert any("\\ud800" in text for text in texts)
    assert any("\ud800" in text for text in texts)


def made(name, number):
    return torture_run.made(name, torture_readers.READERS[name], 1, number)


def test_every_form_of_text_is_tried_with_odd_characters_and_in_depth():
    assert {made("characters", number)[0] for number in range(600)} == set(FORMS)
    json_forms = {name for name, form in FORMS.items() if form.json}
    assert {made("depth", number)[0] for number in range(600)} == json_forms


def test_what_is_deep_is_thousands_deep_and_short_of_it_too():
    depths = []
    for number in range(300):
        text = deep(random.Random(number))
        opened = text[: max(text.rfind("["), text.rfind("{")) + 1]
        depths.append(opened.count("[") + opened.count("{"))
    assert min(depths) < 100
    assert max(depths) > 50_000


def test_a_reader_that_cannot_bear_depth_is_noticed(monkeypatch):
    def recurses(value):
        return [recurses(part) for part in value] if isinstance(value, list) else value

    def check(text):
        with contextlib.suppress(ValueError):
            recurses(json.loads(text))
        return ""

    monkeypatch.setitem(FORMS, "record", dataclasses.replace(FORMS["record"], check=check))
    faults = torture_readers.torture("depth", 0, 300, 1).faults
    assert any(kind.startswith("RecursionError") for kind in faults)


def test_a_name_of_brackets_that_is_refused_is_noticed(monkeypatch):
    def check(text):
        return "too-deep" if text.count("[") > 60 else ""

    monkeypatch.setitem(FORMS, "record", dataclasses.replace(FORMS["record"], check=check))
    faults = torture_readers.torture("depth", 0, 900, 1).faults
    assert "record: refused for the brackets in a name" in faults


def ids_faults(monkeypatch, receive):
    monkeypatch.setattr(Saves, "receive", receive)
    return torture_readers.torture("ids", 0, 60, 1).faults


def test_a_match_written_over_by_another_of_its_id_is_noticed(monkeypatch):
    def receive(self, match):
        self._storage.set(key_of(match.id), saved_match.write(match))
        return Received(match, "new")

    faults = ids_faults(monkeypatch, receive)
    assert "moves are gone" in faults


def test_a_match_that_came_in_and_is_forgotten_is_noticed(monkeypatch):
    faults = ids_faults(monkeypatch, lambda _self, match: Received(match, "new"))
    assert "a match that came in is not kept" in faults


def test_a_line_given_to_another_match_is_noticed(monkeypatch):
    def receive(self, match):
        text = self._storage.texts.get(key_of(match.id))
        before = saved_match.read(text) if text else None
        if before is not None and match.game.name == before.game.name:
            start = match.start if match.set_up else None
            mixed = Match(match.game, match.players, match.first, start, match.id)
            for turn in before.turns:
                with contextlib.suppress(RulesError):
                    mixed.play(turn.move)
            match = mixed
        self._storage.set(key_of(match.id), saved_match.write(match))
        return Received(match, "new")

    assert "a line of another match" in ids_faults(monkeypatch, receive)


def storage_faults(monkeypatch, name, method, of=Saves):
    monkeypatch.setattr(of, name, method)
    return torture_readers.torture("storage", 0, 80, 1).faults


def test_a_list_that_one_broken_match_hides_is_noticed(monkeypatch):
    listed = Saves.listed

    def cautious(self):
        ids = self._shelf.ids()
        entries = listed(self)
        return entries if len(entries) == len(ids) else []

    assert "a sound match is not listed" in storage_faults(monkeypatch, "listed", cautious)


def test_a_match_of_a_newer_schema_that_is_written_over_is_noticed(monkeypatch):
    def receive(self, match):
        self._storage.texts[key_of(match.id)] = saved_match.write(match)
        return Received(match, "new")

    faults = storage_faults(monkeypatch, "receive", receive)
    assert "a match of a newer schema does not stay in its place" in faults


def test_a_broken_text_that_is_thrown_away_is_noticed(monkeypatch):
    def throw_away(self, key, _text):
        self._storage.texts.pop(key, None)
        self._notices.tell_once("match-set-aside")

    faults = storage_faults(monkeypatch, "set_aside", throw_away, of=Shelf)
    assert any(kind.startswith("a text is gone") for kind in faults)


def test_what_is_said_and_is_not_so_is_noticed(monkeypatch):
    def boast(self):
        self._notices.tell_once("match-set-aside")

    faults = storage_faults(monkeypatch, "set_aside_broken", boast)
    assert "it is said that something was set aside, and nothing was" in faults


def command(*words):
    return torture.main(["--seed", "5", "--reader", "viewport", *words])


def test_the_command_tells_its_seed_and_what_it_tried(monkeypatch, capsys):
    monkeypatch.setattr(torture, "limit_memory", lambda: None)
    assert command("--readings", "30", "--no-page", "--kills", "1") == 0
    output = capsys.readouterr().out
    assert "seed 5" in output
    assert "nothing lost" in output
    assert "viewport         30 read, " in output


def test_the_command_prints_an_input_and_what_is_wrong_with_it(monkeypatch, capsys):
    monkeypatch.setattr(torture, "limit_memory", lambda: None)
    broken = torture_run.Reader(lambda _source, _seed: "an input", lambda _: 1 / 0)
    monkeypatch.setitem(torture_readers.READERS, "viewport", broken)
    assert command("--number", "3", "--no-page") == 1
    output = capsys.readouterr().out
    assert "viewport 3: 'an input'" in output
    assert "--no-page --seed 5 --reader viewport --number 3" in output


@pytest.mark.parametrize(
    ("words", "native", "page"),
    [([], 5_000, 500), (["--deep"], 100_000, 10_000), (["--readings", "70"], 70, 7)],
)
def test_how_many_inputs_each_reader_is_given(words, native, page):
    options = torture._options(words)
    assert (options.readings, options.page_readings) == (native, page)


@pytest.mark.parametrize("name", ["depth", "storage"])
def test_the_python_of_the_page_lives_whatever_is_read(name, seed):
    findings = torture_page.torture(name, 0, 20, seed)
    faults = [fault.report(name, seed, "--page-only") for fault in findings.faults.values()]
    assert not faults, "\n\n".join(faults)
    assert findings.total == 20


def test_the_page_reads_as_this_python_does():
    there = torture_page.torture("record", 0, 40, 3)
    here = torture_readers.torture("record", 0, 40, 3)
    assert (there.sound, there.refused, there.faults) == (here.sound, here.refused, {})


def test_an_interpreter_of_the_page_that_ends_is_noticed_and_the_next_one_goes_on(
    tmp_path, monkeypatch
):
    """A script in place of the page ends in the middle, with a text that is too deep."""
    script = tmp_path / "ends.mjs"
    script.write_text(ENDS, encoding="utf-8")
    monkeypatch.setattr(torture_page, "SCRIPT", script)
    findings = torture_page.torture("record", 0, 9, 3)
    (fault,) = findings.faults.values()
    assert fault.kind == "the interpreter of the page ended"
    assert (fault.number, fault.what) == (4, "RangeError: too deep")
    assert findings.sound == 8


ENDS = """
import fs from "node:fs";
const [, progress, , , , end, skipped] = process.argv.slice(2);
for (let number = 0; number < Number(end); number++) {
  if (JSON.parse(skipped).includes(number)) continue;
  fs.writeFileSync(progress, String(number));
  if (number === 4) {
    console.log('{"ended": "RangeError: too deep"}');
    process.exit(3);
  }
}
const findings = { sound: 8, refused: {}, faults: {}, slowest: 0 };
console.log(JSON.stringify({ until: Number(end), findings }));
"""


def test_only_keys_of_matches_are_watched():
    assert id_of("match-0123456789abcdef") == "0123456789abcdef"
    assert id_of("match-0123456789abcdef-aside-1") is None

"""Progress in learning goes to another device as a file."""

import asyncio

from game.host.interface import FileGiven
from game.scenes.friend.arrival import from_file
from game.scenes.share.progress import save_progress
from tests.scenes.stage import Rig


def test_what_one_device_saves_another_one_takes_in():
    one, other = Rig("menu"), Rig("menu")
    one.context.progress.finish_lesson("kalah", "kalah-sow")
    other.context.progress.finish_lesson("kalah", "kalah-store")
    asyncio.run(save_progress(one.context))
    ((name, content),) = one.host.saved.items()
    assert name in one.context.take_notices()[0]
    arrival = from_file(other.context, FileGiven(name, content))
    assert arrival.transition is None
    assert arrival.refusal == other.context.words.text("files.progress")
    assert other.context.progress.lessons_done("kalah") == {"kalah-sow", "kalah-store"}


def test_where_it_cannot_be_saved_that_is_told_and_the_text_is_shown():
    rig = Rig("menu")
    rig.context.progress.finish_lesson("kalah", "kalah-sow")
    rig.host.save_refuses = True
    asyncio.run(save_progress(rig.context))
    assert rig.context.take_notices() == [rig.context.words.text("share.progress-not-saved")]
    (text,) = rig.host.shown_texts
    assert "kalah-sow" in text


def test_where_nobody_tells_whether_it_was_saved_nothing_else_is_claimed():
    rig = Rig("menu")
    rig.context.progress.finish_lesson("kalah", "kalah-sow")
    rig.host.saves_surely = False
    asyncio.run(save_progress(rig.context))
    (told,) = rig.context.take_notices()
    assert told.startswith("Your browser was given the file ")
    assert rig.host.shown_texts == [content.decode() for content in rig.host.saved.values()]


def test_where_it_cannot_be_kept_that_is_told():
    rig = Rig("menu")
    rig.host.storage.full = True
    content = b'{"progress": {"guided": ["kalah-guided"]}}'
    arrival = from_file(rig.context, FileGiven("x.json", content))
    assert arrival.refusal == rig.context.words.text("files.progress-unkept")
    assert rig.context.progress.guided_done() == {"kalah-guided"}

import json

import pytest

from game.host.fake import MemoryStorage
from game.host.preferences import Preferences
from game.play.saved.settings import CHOICES, KEY, Settings, load, save


def storage_with(text):
    storage = MemoryStorage()
    storage.set(KEY, text)
    return storage


@pytest.mark.parametrize("name", CHOICES)
def test_each_choice_is_kept_between_visits(name):
    for value in CHOICES[name]:
        storage = MemoryStorage()
        settings = Settings().with_value(name, value)
        assert getattr(settings, name) == value
        assert save(storage, settings)
        assert load(storage) == settings


@pytest.mark.parametrize(
    "text",
    ["", "null", "[" * 100_000, "{", '{"speed": 3}', '{"speed": ["slow"]}', '{"volume": true}'],
)
def test_nonsense_means_the_defaults(text):
    assert load(storage_with(text)) == Settings()


def test_sound_parts_of_a_broken_record_are_taken():
    assert load(storage_with(json.dumps({"speed": "fast", "theme": "pink"}))) == Settings(
        speed="fast"
    )


def test_the_system_decides_about_motion_until_the_person_does():
    calm, lively = Preferences(reduced_motion=True), Preferences()
    assert Settings().reduced_motion(calm)
    assert not Settings().reduced_motion(lively)
    assert Settings(motion="on").reduced_motion(lively)
    assert not Settings(motion="off").reduced_motion(calm)


def test_the_system_decides_about_contrast_until_the_person_does():
    assert Settings().theme_name(Preferences(high_contrast=True)) == "high-contrast"
    assert Settings(theme="dark-wood").theme_name(Preferences(high_contrast=True)) == "dark-wood"


def test_the_system_decides_about_dark_colours_until_the_person_does():
    assert Settings().theme_name(Preferences()) == "light-wood"
    assert Settings().theme_name(Preferences(dark=True)) == "dark-wood"
    assert Settings(theme="light-wood").theme_name(Preferences(dark=True)) == "light-wood"


def test_contrast_that_the_system_asks_for_comes_before_dark_colours():
    assert Settings().theme_name(Preferences(high_contrast=True, dark=True)) == "high-contrast"

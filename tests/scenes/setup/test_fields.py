"""The fields of set-up, in any language."""

from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import SetupChoices
from game.scenes.setup.fields import fields_of

ENGLISH = Catalogue.load(["en"])
KEYS = ENGLISH.keys()


def offered(words):
    """The names that the person of seat 0 can choose from, without the seat's own."""
    fields = {field.name: field for field in fields_of(words, SetupChoices("kalah"))}
    return [name for name in fields["name-0"].labels if name]


def test_all_usual_names_are_offered():
    usual = {ENGLISH.text(key) for key in KEYS if key.startswith("setup.names.")}
    assert set(offered(ENGLISH)) == usual


def test_a_name_is_one_whatever_is_in_it():
    english = {key: ENGLISH.text(key) for key in KEYS}
    words = Catalogue("ar", {**english, "setup.names.1": "Abu, Bakr", "setup.names.2": "علي، حسن"})
    assert offered(words)[:2] == ["Abu, Bakr", "علي، حسن"]

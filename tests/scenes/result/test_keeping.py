"""The first match that has ended is worth keeping: the browser is asked to keep it."""

import pytest

from tests.scenes.result.test_scene import computers, ended
from tests.scenes.stage import Rig


def result_of_now(**settings):
    params = {"match": ended("alone", computers(1, 2, 3)), "just_ended": True}
    return Rig("result", params, **settings)


def test_it_is_asked_once_on_a_device():
    rig = result_of_now()
    assert rig.host.storage_protected == 1
    later = result_of_now(storage=rig.host.storage)
    assert later.host.storage_protected == 0


def test_a_result_that_is_looked_at_again_asks_nothing():
    rig = Rig("result", {"match": ended("alone", computers(1, 2, 3))})
    assert rig.host.storage_protected == 0


@pytest.mark.parametrize("trouble", ["full", "blocked"])
def test_where_nothing_can_be_kept_nothing_is_asked(trouble):
    rig = result_of_now()
    rig.host.storage.texts.clear()
    setattr(rig.host.storage, trouble, True)
    again = result_of_now(storage=rig.host.storage)
    assert again.host.storage_protected == 0

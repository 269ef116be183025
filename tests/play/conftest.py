"""What tests of matches share."""

import pytest

from tests.places import DATA


@pytest.fixture
def records():
    """The folder with one record, link and notation of each version there was."""
    return DATA / "records"

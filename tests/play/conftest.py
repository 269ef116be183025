"""What tests of matches share."""

from pathlib import Path

import pytest


@pytest.fixture
def records():
    """The folder with one record, link and notation of each version there was."""
    return Path(__file__).parents[1] / "data" / "records"

"""Options and settings that all tests share."""

import os

import pytest
from hypothesis import settings

settings.register_profile("baraza", deadline=None, print_blob=True)
# For the mutants: the same examples each time, and no memory of failures that are wanted.
settings.register_profile(
    "mutants", deadline=None, derandomize=True, database=None, max_examples=15
)
settings.load_profile(os.environ.get("BARAZA_HYPOTHESIS", "baraza"))


def pytest_addoption(parser):
    parser.addoption(
        "--deep", action="store_true", help="count moves deeper: minutes in place of seconds"
    )
    parser.addoption(
        "--plies", type=int, default=0, help="compare with the reference over so many plies"
    )
    parser.addoption("--rng-seed", type=int, help="play the same random games as another run")


@pytest.fixture
def deep(request):
    """Whether --deep was given."""
    return request.config.getoption("--deep")

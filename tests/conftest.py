"""Options and settings that all tests share."""

import pytest
from hypothesis import settings

settings.register_profile("baraza", deadline=None, print_blob=True)
settings.load_profile("baraza")


def pytest_addoption(parser):
    parser.addoption(
        "--deep", action="store_true", help="count moves deeper: minutes in place of seconds"
    )


@pytest.fixture
def deep(request):
    """Whether --deep was given."""
    return request.config.getoption("--deep")

"""Options and settings that all tests share."""

import math
import os
import random

import pytest
from hypothesis import HealthCheck, Phase, settings

# Before anything imports pygame: no window and no sound, whichever tests are chosen.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

IN_CI = bool(os.environ.get("CI"))

# No example fails for want of time, neither in being tried nor in being made up, and no test for
# the many examples that chance made too large or of no use.
LUCK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "baraza", deadline=None, derandomize=IN_CI, print_blob=True, suppress_health_check=LUCK
)
# For the mutants: the same examples each time, and no memory of failures that are wanted, nor any
# time spent on making them smaller. How long it takes says nothing about a mistake.
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=15,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=tuple(HealthCheck),
)
settings.load_profile(os.environ.get("BARAZA_HYPOTHESIS", "baraza"))


def pytest_addoption(parser):
    parser.addoption(
        "--deep", action="store_true", help="with what is long by nature, and more of each kind"
    )
    parser.addoption(
        "--plies", type=int, default=0, help="compare with the reference over so many plies"
    )
    parser.addoption("--rng-seed", type=int, help="play the same random games as another run")


@pytest.fixture(params=["much-a-frame", "little-a-frame"])
def any_machine(request, monkeypatch):
    """A machine that draws a whole picture within a frame, and one that needs many for it."""
    patience = {"much-a-frame": math.inf, "little-a-frame": 0.0}[request.param]
    monkeypatch.setattr("game.app.FIRST_PATIENCE", patience)
    monkeypatch.setattr("game.app.PATIENCE", patience)


@pytest.fixture
def seed(request):
    """The seed of what a test samples: another one each time.

    Only in CI it is always the same: what a new sample finds has little to do with the change that
    is looked at there.
    """
    seed = request.config.getoption("--rng-seed")
    if seed is None:
        seed = 1 if IN_CI else random.SystemRandom().randrange(2**32)
    print(f"--rng-seed {seed}")
    return seed


@pytest.fixture(autouse=True)
def same_luck():
    """What the game draws by lot, such as how its computers play, is the same in each run."""
    random.seed(1)


@pytest.fixture
def deep(request):
    """Whether --deep was given."""
    return request.config.getoption("--deep")


def pytest_report_header(config):
    if not config.getoption("--deep"):
        return "left out: tests marked as deep (--deep runs them too)"
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leave out what is marked as deep; it counts as not chosen, never as skipped."""
    if config.getoption("--deep"):
        return
    left_out = [item for item in items if item.get_closest_marker("deep")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("deep")]

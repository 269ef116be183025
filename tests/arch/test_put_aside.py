"""Where a check is told to look away, the line says why."""

import re

import pytest

from tests.places import ROOT

AWAY = re.compile(r"#\s*(?:noqa\b|type:\s*ignore\b).*$")
WITH_REASON = re.compile(
    r"(?:# type: ignore\[[\w, -]+\]\s*)?"
    r"(?:# noqa: [A-Z]+\d+(?:, [A-Z]+\d+)*\s*)?"
    r"(?:- |# (?!noqa|type:))\S.+$"
)


def without_reason(text):
    """Yield the number of each line that looks away from a check and does not say why."""
    for number, line in enumerate(text.splitlines(), 1):
        away = AWAY.search(line)
        if away and not WITH_REASON.fullmatch(away[0]):
            yield number


def sources():
    """Every module of ours but this one, which holds examples."""
    yield from (ROOT / "main.py", *(ROOT / "web" / "runtime").rglob("*.py"))
    for folder in ("game", "tests", "tools"):
        yield from (
            path for path in (ROOT / folder).rglob("*.py") if path.name != "test_put_aside.py"
        )


def test_each_check_that_is_put_aside_has_a_reason():
    missing = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources()
        for number in without_reason(path.read_text("utf-8"))
    ]
    assert missing == []


@pytest.mark.parametrize(
    "line",
    [
        "import a  # noqa: F401",
        "import a  # noqa",
        "import a  # noqa: F401, E402",
        "a = b  # type: ignore[attr-defined]",
        "a = b  # type: ignore",
        "import a  # type: ignore[import-not-found] # noqa: PLC0415",
    ],
)
def test_a_line_without_a_reason_is_seen(line):
    assert list(without_reason(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "import a  # noqa: F401, E402 - it registers itself",
        "a = b  # type: ignore[assignment]  # hides a method that nobody needs",
        "import a  # type: ignore[import-not-found] # noqa: PLC0415 - may be missing",
        "a = b  # a comment",
    ],
)
def test_a_line_with_one_may_stay(line):
    assert list(without_reason(line)) == []

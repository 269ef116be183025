"""The lock files: everything pinned and hashed, and no address of a registry."""

import json
import re

import pytest

from tests.places import ROOT

LOCKS = ["requirements.lock", "requirements-test.lock"]
ALL_LOCKS = [*LOCKS, "requirements-app.lock", "requirements-peers.lock"]


def pinned(text):
    return set(re.findall(r"^([a-z0-9-]+==[^\s;\\]+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", [*ALL_LOCKS, "web/package-lock.json", "web/.npmrc"])
def test_no_address(name):
    assert "://" not in (ROOT / name).read_text()


@pytest.mark.parametrize("name", ALL_LOCKS)
def test_every_package_is_pinned_with_hashes(name):
    text = (ROOT / name).read_text()
    blocks = re.split(r"\n(?=[a-z])", text.partition("\n")[2])
    assert len(blocks) == len(pinned(text))
    assert all("--hash=sha256:" in block for block in blocks)


@pytest.mark.parametrize("name", ALL_LOCKS)
def test_what_is_asked_for_is_locked(name):
    asked = (ROOT / name.replace(".lock", ".in")).read_text()
    assert pinned(asked) <= pinned((ROOT / name).read_text())


def test_the_test_packages_include_the_programs():
    program, tests = (pinned((ROOT / name).read_text()) for name in LOCKS)
    assert program < tests


def test_black_is_not_among_them():
    assert not re.search(r"^black\b", (ROOT / LOCKS[1]).read_text(), re.MULTILINE)


def test_npm_packages_are_pinned_with_hashes():
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
    asked = packages[""].get("dependencies", {}) | packages[""].get("devDependencies", {})
    assert all(re.fullmatch(r"[0-9.]+", version) for version in asked.values())

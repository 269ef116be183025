"""What is said to be missing for the tests that listen, and what is installed for them."""

import pytest

from tools import browser, listening


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A machine without anything of it."""
    monkeypatch.setattr(listening, "_BUS", tmp_path / "nothing")
    monkeypatch.setattr(listening, "PYTHON", str(tmp_path / "python"))
    monkeypatch.setattr(listening.shutil, "which", lambda _: None)


@pytest.mark.usefixtures("bare")
def test_all_that_is_missing_is_named_as_debian_calls_it():
    assert listening.lacking() == [
        "at-spi2-core",
        "dbus-daemon",
        "python3-gi",
        "gir1.2-atspi-2.0",
    ]


@pytest.fixture
def installed(monkeypatch):
    """What is asked to be installed on a machine that has a browser and a screen, and no more."""
    asked = []
    monkeypatch.setattr(browser, "find", lambda: "chromium")
    monkeypatch.setattr(browser, "SCREEN", {})
    monkeypatch.setattr(browser.sys, "platform", "linux")
    monkeypatch.setattr(browser.listening, "lacking", lambda: ["at-spi2-core"])
    monkeypatch.setattr(browser.engines, "lacking_for_all", lambda: ["xclip", "at-spi2-core"])
    monkeypatch.setattr(browser, "install", asked.extend)
    return asked


def test_it_is_installed_where_that_asks_nobody(installed, monkeypatch):
    monkeypatch.setattr(browser, "can_install", lambda: True)
    assert browser.ensure() == "chromium"
    assert installed == ["at-spi2-core", "xclip"]


def test_nobody_is_kept_from_the_other_tests_without_it(installed, monkeypatch):
    monkeypatch.setattr(browser, "can_install", lambda: False)
    assert browser.ensure() == "chromium"
    assert installed == []

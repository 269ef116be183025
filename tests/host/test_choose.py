"""The host suits the place where the game runs."""

import sys
from types import ModuleType

import pytest

from game.host.choose import choose_host, choose_kernel
from game.host.fake import FakeHost
from game.host.page_kernel import PageKernel
from game.host.web_pygbag import PygbagHost
from game.kernel.native import NativeKernel


@pytest.fixture
def emscripten(monkeypatch):
    """Pretend that this is a browser; set modules as if they were the browser's."""
    monkeypatch.setattr(sys, "platform", "emscripten")

    def with_script(**names):
        script = ModuleType("js")
        vars(script).update(names)
        monkeypatch.setitem(sys.modules, "js", script)

    return with_script


def test_on_a_desktop_it_is_what_the_command_line_asks_for():
    host = FakeHost()
    assert choose_host(lambda: host) is host


def test_pygbags_page_has_a_host_without_our_script(emscripten):
    emscripten()
    assert isinstance(choose_host(FakeHost), PygbagHost)


@pytest.mark.usefixtures("emscripten")
def test_a_browser_without_a_js_module_is_pygbags(monkeypatch):
    monkeypatch.setitem(sys.modules, "js", None)
    assert isinstance(choose_host(FakeHost), PygbagHost)


def test_our_page_runs_kernels_in_a_worker(emscripten):
    emscripten(barazaPage=object())
    assert isinstance(choose_kernel(), PageKernel)


def test_on_a_desktop_a_thread_runs_kernels():
    assert isinstance(choose_kernel(), NativeKernel)


def test_pygbags_page_runs_no_kernel(emscripten):
    emscripten()
    assert choose_kernel() is None

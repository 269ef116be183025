"""The native host, on SDL's dummy screen."""

import asyncio
import json
import sys
from threading import Timer

import pygame
import pytest

from game.host.exchange import SavedFile
from game.host.interface import FileGiven, Key, Pointer, Resized
from game.host.native import LONGEST_STEP, NativeHost
from game.host.places import Place, Went
from game.host.window.opening import fitting_size, suitable_scale
from game.host.window.waiting import wake


@pytest.fixture
def make(tmp_path):
    hosts = []

    def made(**choices):
        host = NativeHost(folder=tmp_path, **choices)
        hosts.append(host)
        host.open_display("Baraza")
        host.poll()
        return host

    yield made
    for host in hosts:
        host.close()


def test_the_window_has_the_size_that_was_asked_for(make):
    host = make(size=(800, 600), scale=2)
    assert pygame.display.get_surface().get_size() == (800, 600)
    viewport = host.viewport()
    assert (viewport.width, viewport.height, viewport.scale) == (400, 300, 2)


def test_a_resized_window_is_told_once(make):
    host = make(size=(800, 600), scale=1)
    pygame.display.set_mode((500, 400), pygame.RESIZABLE)
    assert [type(message) for message in host.poll() if isinstance(message, Resized)] == [Resized]
    assert (host.viewport().width, host.viewport().height) == (500, 400)
    assert not any(isinstance(message, Resized) for message in host.poll())


def test_events_become_messages(make):
    host = make(size=(800, 600), scale=2)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(20, 40), button=1, touch=False))
    assert Pointer("down", 10, 20) in host.poll()


def test_a_step_back_or_forward_is_told_where_it_leads_somewhere(make):
    host = make(size=(800, 600), scale=1)

    def steps(button):
        press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=button, touch=False)
        pygame.event.post(press)
        return [message for message in host.poll() if isinstance(message, Went)]

    assert steps(pygame.BUTTON_X1) == []
    host.show_places([Place("table")])
    assert steps(pygame.BUTTON_X1) == [Went(-1)]
    host.show_places([])
    assert steps(pygame.BUTTON_X2) == [Went(1, (Place("table"),))]


def test_f11_fills_the_screen_and_goes_back(make):
    host = make(size=(800, 600), scale=1)
    desktop = pygame.display.get_desktop_sizes()[0]
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, unicode="", mod=0, scancode=0)
    for size in (desktop, (800, 600)):
        pygame.event.post(press)
        assert [message for message in host.poll() if isinstance(message, Key | Resized)] == [
            Resized()
        ]
        host.open_display("Baraza")
        assert pygame.display.get_surface().get_size() == size
        assert (host.viewport().width, host.viewport().height) == size
        host.poll()


def test_an_event_that_ends_the_idle_wait_is_not_lost(make):
    host = make(size=(800, 600), scale=1)

    async def idle():
        for _ in range(25):
            await host.next_frame()
            host.poll()
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1, touch=False))
        await host.next_frame()
        return host.poll()

    assert Pointer("down", 5, 6) in asyncio.run(idle())


def test_a_wait_at_rest_is_ended_by_another_thread(make):
    host = make(size=(800, 600), scale=1)

    async def rest():
        for _ in range(25):
            await host.next_frame()
            host.poll()
        Timer(0.01, wake).start()
        await host.next_frame(rest=600.0)
        return host.poll()

    asyncio.run(rest())  # else the time limit of pytest ends it


def test_a_long_wait_does_not_make_a_long_step(make):
    host = make()
    host._woke -= 60
    assert asyncio.run(host.next_frame()) == LONGEST_STEP


def test_the_state_is_written_for_the_test_rig(make, tmp_path):
    host = make(test_hook=tmp_path / "state.json")
    assert host.testing
    host.publish({"scene": "menu", "text": "Karibu ✓"})
    assert json.loads((tmp_path / "state.json").read_text("utf-8"))["text"] == "Karibu ✓"


def test_without_a_test_rig_nothing_is_published(make, tmp_path):
    host = make()
    assert not host.testing
    host.publish({"scene": "menu"})
    assert list(tmp_path.iterdir()) == []


def test_mute_keeps_the_sound_locked(make):
    assert make().sound_unlocked()
    assert not make(mute=True).sound_unlocked()


def test_a_saved_file_cannot_leave_the_persons_folder(make, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    where = asyncio.run(make().save_file("../../match.json", b"{}"))
    assert where == SavedFile(str(tmp_path / "home" / "match.json"))
    assert (tmp_path / "home" / "match.json").read_bytes() == b"{}"


def test_a_file_of_the_same_name_stays(make, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    host = make()
    files = [asyncio.run(host.save_file("m.json", bytes([n]))) for n in range(3)]
    places = [file.place for file in files]
    assert places == [str(tmp_path / name) for name in ("m.json", "m-2.json", "m-3.json")]
    assert (tmp_path / "m.json").read_bytes() == bytes([0])
    assert (tmp_path / "m-3.json").read_bytes() == bytes([2])


def test_a_link_that_leads_nowhere_keeps_its_name(make, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "m.json").symlink_to("nowhere")
    assert asyncio.run(make().save_file("m.json", b"{}")).place == str(tmp_path / "m-2.json")
    assert (tmp_path / "m.json").is_symlink()


def test_a_hook_that_became_something_else_is_left_alone(make, tmp_path):
    hook = tmp_path / "state.json"
    host = make(test_hook=hook)
    hook.symlink_to("nowhere")
    host.publish({"scene": "menu"})
    assert hook.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["state.json"]


def test_without_a_place_for_files_none_is_saved_and_a_list_begins_at_the_top(make, monkeypatch):
    monkeypatch.setattr("game.host.native.home_folder", lambda: None)
    host = make()
    assert asyncio.run(host.save_file("m.json", b"{}")) is None
    assert host.files.places()


def test_a_file_named_at_the_start_comes_with_the_first_messages(tmp_path):
    path = tmp_path / "match.json"
    path.write_bytes(b"{}")
    host = NativeHost(folder=tmp_path, file=path)
    host.open_display("Baraza")
    given = [FileGiven("match.json", b"{}")]
    assert [message for message in host.poll() if isinstance(message, FileGiven)] == given
    assert not any(isinstance(message, FileGiven) for message in host.poll())
    host.close()


def test_a_file_that_cannot_be_saved_is_no_error(make, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    assert not asyncio.run(make().save_file("match.json", b"{}"))


@pytest.mark.parametrize(
    ("desktop", "scale"),
    [((1920, 1080), 1), ((1366, 768), 1), ((2560, 1440), 1), ((3840, 2160), 2), ((2160, 3840), 2)],
)
def test_large_screens_get_a_larger_picture(desktop, scale):
    assert suitable_scale([desktop]) == scale


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1280, 800)),
        ((1366, 768), (1280, 688)),
        ((1280, 720), (1280, 640)),
        ((3840, 2160), (2560, 1600)),
        ((200, 100), (240, 240)),
    ],
)
def test_a_new_window_fits_the_screen(desktop, size):
    assert fitting_size([desktop], suitable_scale([desktop])) == size


@pytest.mark.parametrize(
    ("value", "language"),
    [("sw_KE.UTF-8", "sw-KE"), ("en_GB", "en-GB")],
)
def test_the_language_of_the_environment_comes_first(make, monkeypatch, value, language):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert make().preferences().languages[0] == language


def test_an_error_with_any_words_is_written_for_whoever_listens(make, capsys, monkeypatch):
    host = make()
    host.report_error("a\ud800b\0\u202e")
    assert capsys.readouterr().err == "a?b??\n"

    class Closed:
        def write(self, _text):
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    host.report_error("nobody hears")


def test_any_text_can_be_put_on_the_clipboard(make, monkeypatch):
    put = []
    monkeypatch.setattr(pygame.scrap, "put_text", put.append)
    assert asyncio.run(make().copy_text("a\ud800b\0\nc"))
    assert put == ["a?b?\nc"]


def test_what_is_no_text_on_the_clipboard_is_nothing(make, monkeypatch):
    def refuse():
        return b"\xff".decode()

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    assert asyncio.run(make().paste_text()) is None

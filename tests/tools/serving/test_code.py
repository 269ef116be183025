"""The QR code of an address, in a terminal and where there is none."""

import os
import pty
import re
import subprocess
import sys

import pytest
import zxingcpp

from game.play.qr.encoder import QUIET
from tests.places import ROOT
from tools.serving import code

ADDRESS = "http://192.168.178.111:65535/"
CELLS = {" ": (255, 255), "▀": (0, 255), "▄": (255, 0), "█": (0, 0)}
MODULE = 3
GREETING = (
    "from tools.serve import greeting\n"
    "for line in greeting('192.168.178.111', 65535):\n"
    "    print(line)"
)


def plain(line):
    """A line of the code without its colours."""
    return line.removeprefix(code.DARK_ON_LIGHT).removesuffix(code.AS_BEFORE)


def read(lines):
    """What an independent decoder reads of lines of half blocks."""
    rows = []
    for line in lines:
        cells = [CELLS[cell] for cell in line]
        for half in (0, 1):
            row = b"".join(bytes([cell[half]]) * MODULE for cell in cells)
            rows += [row] * MODULE
    picture = memoryview(b"".join(rows)).cast("B", (len(rows), len(rows[0])))
    codes = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return [each.text for each in codes]


@pytest.mark.parametrize("address", [ADDRESS, "http://10.0.0.1:80/", "http://[fd00::2]:8000/"])
def test_the_code_is_read_again(address):
    assert read([plain(line) for line in code.lines(address)]) == [address]


def test_light_modules_are_all_around_it():
    lines = [plain(line) for line in code.lines(ADDRESS)]
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) == code.columns(ADDRESS)
    assert all(line[:QUIET].isspace() and line[-QUIET:].isspace() for line in lines)
    above = QUIET // 2
    assert all(line.isspace() for line in (*lines[:above], *lines[-above:]))


def said_on_a_terminal(columns="80", **environment):
    """What `serve` says first on a terminal of its own."""
    terminal, inside = pty.openpty()
    named = {"TERM": "xterm-256color", "COLUMNS": columns, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [sys.executable, "-c", GREETING],
        stdin=inside,
        stdout=inside,
        cwd=ROOT,
        env={**os.environ, **named, **environment},
    ) as process:
        os.close(inside)
        said = b""
        while process.poll() is None or not said.endswith(b"\n"):
            try:
                said += os.read(terminal, 65536)
            except OSError:  # the terminal is closed once the program has ended
                break
    os.close(terminal)
    return said.decode()


def test_a_terminal_shows_a_code_that_is_read():
    drawn = re.findall(r"\x1b\[38;5;16;48;5;231m(.*?)\x1b\[0m", said_on_a_terminal())
    assert read(drawn) == [ADDRESS]


@pytest.mark.parametrize(
    "terminal", [{"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}, {"columns": "30"}]
)
def test_a_terminal_that_cannot_show_it_is_told_the_address_alone(terminal):
    said = said_on_a_terminal(**terminal)
    assert ADDRESS in said
    assert "\x1b" not in said
    assert "https://" in said


def test_what_is_no_terminal_is_told_the_address_alone():
    said = subprocess.run(
        [sys.executable, "-c", GREETING], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert ADDRESS in said
    assert "\x1b" not in said

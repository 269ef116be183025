"""A file's letters are read however its program wrote them; what is no text is told apart."""

import pytest

from game.untrusted import file_text

TEXT = "“Asha” \u2013 3 € ñ\r\n"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "windows-1252"]
)
def test_a_text_is_read_in_any_usual_encoding(encoding):
    text = f"A {TEXT}" if encoding.endswith("e") else TEXT
    assert file_text.text_of(text.encode(encoding)) == text


def test_windows_letters_are_what_windows_has():
    every = bytes([0x80, 0x82, *range(0x83, 0x8D), 0x8E, *range(0x91, 0x9D), 0x9E, 0x9F])
    assert file_text.decoded(every) == every.decode("windows-1252")


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04\x80",
        b"\x1f\x8b\x08\x00\xff",
        b"\xff\xfe\x00",
        b"\x00\x00\x80",
    ],
)
def test_what_is_no_text_is_none(content):
    assert file_text.text_of(content) is None


PICTURES = {
    "PNG": b"\x89PNG\r\n\x1a\n",
    "JPEG": b"\xff\xd8\xff\xe0\x00\x10JFIF",
    "GIF": b"GIF89a",
    "WebP": b"RIFF\x10\x00\x00\x00WEBPVP8 ",
    "HEIC": b"\x00\x00\x00\x18ftypheic",
    "AVIF": b"\x00\x00\x00\x18ftypavif",
    "TIFF": b"II*\x00\x08",
    "BMP": b"BM\x46\x00\x00\x00\x00\x00\x00\x00\x36",
}


@pytest.mark.parametrize("content", PICTURES.values(), ids=PICTURES)
def test_a_picture_is_known_by_its_beginning(content):
    assert file_text.is_picture(content)


@pytest.mark.parametrize("text", ["", "BMI", "GIF", '{"schema": 3}', "RIFF", "MM and II"])
def test_a_text_is_no_picture(text):
    assert not file_text.is_picture(text.encode())

"""What is shown beside a link to the page, and what hosts are told of its files."""

import re

import pygame
import pytest

from tests.tools.saying import one_line
from tools.build import lifetimes, page, sharing
from tools.errors import BuildError
from tools.files import files_under
from tools.places import PAGE

TEMPLATE = (PAGE / "index.html").read_text(encoding="utf-8")
HERE = "https://example.org/baraza/"
PATH = "share.0123456789.jpg"
TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')

WHOLE = {
    "og:type",
    "og:title",
    "og:site_name",
    "og:description",
    "og:image",
    "og:image:type",
    "og:image:width",
    "og:image:height",
    "og:image:alt",
    "twitter:card",
    "twitter:title",
    "twitter:description",
    "twitter:image",
    "twitter:image:alt",
}


def told(text):
    """What index.html tells sites and messengers, by name; each thing once."""
    tags = TAG.findall(text)
    assert len(dict(tags)) == len(tags)
    return dict(tags)


def test_with_an_address_the_picture_and_the_page_have_whole_addresses():
    text = sharing.write(TEMPLATE, PATH, HERE)
    tags = told(text)
    assert set(tags) == WHOLE | {"og:url"}
    assert tags["og:image"] == tags["twitter:image"] == HERE + PATH
    assert tags["og:url"] == HERE
    assert f'<link rel="canonical" href="{HERE}">' in text


def test_without_an_address_the_picture_is_named_by_its_path_and_no_address_is_told():
    text = sharing.write(TEMPLATE, PATH, None)
    tags = told(text)
    assert set(tags) == WHOLE
    assert tags["og:image"] == tags["twitter:image"] == PATH
    assert "canonical" not in text
    assert '=""' not in text


def test_nothing_that_is_told_is_empty_or_longer_than_sites_show():
    for name, value in told(sharing.write(TEMPLATE, PATH, HERE)).items():
        assert 0 < len(value) <= (70 if name.endswith("title") else 160), name


def test_the_picture_is_as_large_as_it_is_said_to_be_and_quickly_there():
    tags, place = told(TEMPLATE), PAGE / sharing.PICTURE
    said = (int(tags["og:image:width"]), int(tags["og:image:height"]))
    assert pygame.image.load(place).get_size() == said == (1200, 630)
    assert place.stat().st_size <= 150_000


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/baraza", HERE),
        (" https://example.org/baraza/ ", HERE),
        ("https://example.org/baraza/index.html", HERE),
        ("http://localhost:8000/", "http://localhost:8000/"),
    ],
)
def test_an_address_is_that_of_the_folder(given, address):
    assert sharing.checked(given) == address
    assert sharing.from_environment({sharing.VARIABLE: given}) == address


@pytest.mark.parametrize(
    "wrong",
    [
        "example.org",
        "/baraza/",
        "https://",
        "file:///tmp/",
        "https://example.org/?a=b",
        "https://example.org/#m=1",
        'https://example.org/">',
        "https://me@example.org/",
        "https://[example.org/",
    ],
)
def test_what_is_no_address_of_a_page_is_refused_in_words(wrong):
    with pytest.raises(ValueError, match="no address of a page"):
        sharing.checked(wrong)
    with pytest.raises(BuildError, match=sharing.VARIABLE):
        sharing.from_environment({sharing.VARIABLE: wrong})


def test_an_environment_that_is_silent_tells_no_address():
    assert sharing.from_environment({}) is None
    assert sharing.from_environment({sharing.VARIABLE: ""}) is None


def test_a_wrong_address_on_the_command_line_is_one_line(build_sh, project):
    said = build_sh(project, "build", "--address", "example.org")
    assert said.returncode == 2
    assert "no address of a page" in one_line(said)
    assert not (project / "build").exists()


def test_another_address_is_another_page():
    assert len({page.inputs(None), page.inputs(HERE), page.inputs("https://example.org/")}) == 3


def test_the_built_page_names_its_picture():
    site = page.make()
    text = (site / "index.html").read_text(encoding="utf-8")
    (picture,) = site.glob("share.*.jpg")
    assert told(text)["og:image"].endswith(picture.name)
    assert picture.read_bytes() == (PAGE / sharing.PICTURE).read_bytes()


def rules_of(site):
    """What `_headers` of a page says, by the pattern of the path."""
    rules = {}
    for line in (site / lifetimes.NAME).read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            pattern = line
        else:
            rules.setdefault(pattern, []).append(line.strip())
    return rules


def lifetime(rules, path):
    """What the rules that match a path say of its lifetime: a star stands for any end."""
    matching = [rule for rule in rules if re.fullmatch(re.escape(rule).replace(r"\*", ".*"), path)]
    said = [line for rule in matching for line in rules[rule] if line.startswith("Cache-Control")]
    assert len(said) <= 1, "hosts would join them"
    return said[0] if said else None


def test_hosts_that_read_it_keep_for_ever_what_bears_its_hash_and_nothing_else():
    site = page.make()
    rules = rules_of(site)
    hashed = re.compile(r"\.[0-9a-f]{10}\.")
    for path in files_under(site):
        name = path.relative_to(site).as_posix()
        if path.suffix in (".gz", ".br"):
            continue
        kept = lifetime(rules, f"/{name}") is not None
        assert kept == bool(hashed.search(path.name)), name
    assert lifetime(rules, "/") is None
    assert lifetime(rules, "/worker.js") is None
    assert len(rules) <= 100, "Cloudflare reads no more"

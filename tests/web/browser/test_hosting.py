"""What docs/hosting.md asks of a host suffices: the page starts there, and complains of nothing."""

import re

from tests.places import ROOT

PAPER = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def policy_of_paper():
    """The one policy that the paper tells."""
    (policy,) = re.findall(r"^default-src [^`]*$", PAPER, re.MULTILINE)
    return policy.strip()


def test_under_the_policy_that_the_paper_tells_the_page_plays(new_visit, faulty_server):
    faulty_server.headers["Content-Security-Policy"] = policy_of_paper()
    visit = new_visit()
    visit.open(faulty_server.address() + "?test=1").until_menu()
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.press("1")
    visit.until("the key was heard", lambda state: state["turns"] >= 1)
    assert visit.errors == []


def test_the_policy_that_the_paper_tells_allows_nothing_that_the_page_does_without(site):
    text = (site / "index.html").read_text(encoding="utf-8")
    (own,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
    ours, papers = directives(own), directives(policy_of_paper())
    digests = {source for source in ours["script-src"] if source.startswith("'sha256-")}
    assert papers["script-src"] == ours["script-src"] - digests | {"'unsafe-inline'"}
    for name, sources in ours.items():
        assert sources - digests <= papers[name]
    assert all(
        sources <= {"'self'", "'none'"} for name, sources in papers.items() if name[:6] != "script"
    )


def directives(policy):
    """The sources of each directive of a policy."""
    parts = (part.split() for part in policy.split(";"))
    return {name: set(sources) for name, *sources in parts}

"""The page starts in each engine, and nobody has to complain."""

import pytest


def test_boots_to_the_menu_without_a_complaint(visit):
    assert visit.state["lastError"] is None
    assert not visit.read("document.getElementById('loading')?.checkVisibility() ?? false")


@pytest.mark.parametrize(
    "mistake",
    [
        "console.error('A mistake')",
        "setTimeout(() => { throw new Error('A mistake'); })",
        "void Promise.reject(new Error('A mistake'))",
    ],
    ids=["console", "exception", "promise"],
)
def test_an_error_of_the_page_would_be_noticed(visit, mistake):
    visit.read(mistake)
    visit.let_frames_pass()
    assert any("A mistake" in complaint for complaint in visit.until_complained())

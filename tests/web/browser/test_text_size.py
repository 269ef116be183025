"""A browser that is set to larger text: the game's texts are as much larger."""


def height_of(state, name):
    """How high a button is, in CSS pixels: as high as its text asks."""
    return next(target["height"] for target in state["targets"] if target["id"] == name)


def test_larger_text_of_the_browser_is_followed_at_once(visit):
    usual = visit.until_idle()
    visit.debugger.send("Page.setFontSizes", {"fontSizes": {"standard": 28}})
    visit.until(
        "buttons are higher",
        lambda state: height_of(state, "settings") > 1.3 * height_of(usual, "settings"),
    )
    visit.debugger.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    visit.until(
        "they are as they were",
        lambda state: height_of(state, "settings") == height_of(usual, "settings"),
    )


def test_a_page_that_opens_with_larger_text_is_drawn_so_from_the_start(server, new_visit):
    usual = new_visit().open(server.address() + "?test=1").until_menu()
    visit = new_visit()
    visit.debugger.send("Page.setFontSizes", {"fontSizes": {"standard": 28}})
    state = visit.open(server.address() + "?test=1").until_menu()
    assert height_of(state, "settings") > 1.3 * height_of(usual, "settings")
    assert visit.errors == []

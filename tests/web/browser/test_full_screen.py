"""A press in the menu fills the screen: browsers allow that only on a person's doing."""


def test_the_button_of_the_menu_fills_the_screen_and_gives_it_back(server, new_visit):
    visit = new_visit()
    visit.open(server.address() + "?test=1").until_menu()
    filled = "() => document.fullscreenElement !== null"
    visit.click("full-screen")
    visit.page.wait_for_function(filled)
    assert visit.until_steady()["scene"] == "menu"
    visit.click("full-screen")
    visit.page.wait_for_function(f"() => !({filled})()")
    assert visit.errors == []

"""A press in the menu fills the screen: browsers allow that only on a person's doing."""


def switch(visit, filled):
    """Press until the screen is filled, or is no more.

    A browser fills it only within some seconds of a press, for which a machine may be too busy.
    """
    while visit.read("document.fullscreenElement !== null") != filled:
        visit.click("full-screen")
        visit.let_frames_pass()


def test_the_button_of_the_menu_fills_the_screen_and_gives_it_back(server, new_visit):
    visit = new_visit()
    visit.open(server.address() + "?test=1").until_menu()
    switch(visit, filled=True)
    assert visit.until_steady()["scene"] == "menu"
    switch(visit, filled=False)
    assert visit.errors == []

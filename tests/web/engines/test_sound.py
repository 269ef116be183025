"""What is heard of the page in each engine."""

from tests.web.browser.kalah_player import at_the_table


def test_a_move_is_heard(visit):
    match = at_the_table(visit)
    with visit.desk.ears.listening() as heard:
        match.play(match.legal()[0])
        visit.until("its sound is let out", lambda state: state["sound"] == "running")
        visit.until("it is heard", lambda _: heard.is_set())

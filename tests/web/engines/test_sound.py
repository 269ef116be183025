"""What is heard of the page in each engine."""

from tests.web.browser.kalah_player import at_the_table

MOVES = 8
"""More than any engine needs to open its sound: until then it may drop what is played."""


def test_a_move_is_heard(visit):
    match = at_the_table(visit)
    with visit.desk.ears.listening() as heard:
        for _ in range(MOVES):
            match.play(match.legal()[0])
            visit.until("its sound is let out", lambda state: state["sound"] == "running")
            if heard.is_set():
                break
        visit.until("it is heard", lambda _: heard.is_set())

"""What is said is handed to a screen reader whole, in order, and for long enough."""

import itertools

import pytest

#: A clock that is moved by hand, two regions that note what they are given, and a person's presses.
STAGE = """
    let time = 0;
    let acts = 0;
    const due = [];
    const heard = [];
    const clock = {
      now: () => time,
      wake: (act, ms) => due.push([time + ms, act]),
    };
    const pass = (ms) => {
      const end = time + ms;
      for (;;) {
        due.sort(([a], [b]) => a - b);
        if (due.length === 0 || due[0][0] > end) break;
        const [at, act] = due.shift();
        time = at;
        act();
      }
      time = end;
    };
    const region = (name) => ({
      text: "",
      get textContent() { return this.text; },
      set textContent(text) {
        this.text = text;
        heard.push([name, text, time]);
      },
    });
    const regions = { polite: region("polite"), urgent: region("urgent") };
    const announcer = new page.Announcer(regions, () => acts, clock);
"""


@pytest.fixture
def said(in_page):
    """Runs a script beside an announcer; returns what was put where, and when."""

    def run(script):
        heard = in_page("announce.js", f"{STAGE} {script} pass(60000); return heard;")
        return [each for each in heard if each[1]]

    return run


def test_texts_of_one_turn_are_one_text_in_order(said):
    heard = said("""
        announcer.say("You sow A3.", false); pass(8);
        announcer.say("You capture 4.", false); pass(36);
        announcer.say("Your turn.", false);
    """)
    assert [text for _, text, _ in heard] == ["You sow A3. You capture 4. Your turn."]


def test_a_text_stands_for_a_while_before_the_next_one_comes(said):
    heard = said("""
        announcer.say("One.", false); pass(110);
        announcer.say("Two.", false); pass(1);
    """)
    (first, second) = [at for _, _, at in heard]
    assert second - first >= 250


def test_what_comes_while_a_text_stands_is_joined_and_nothing_is_lost(said):
    heard = said("""
        for (let i = 0; i < 50; i += 1) { announcer.say(`${i}`, i % 7 === 0); pass(30); }
    """)
    assert " ".join(text for _, text, _ in heard).split() == [str(i) for i in range(50)]
    times = [at for _, _, at in heard]
    assert all(b - a >= 250 for a, b in itertools.pairwise(times))
    assert times[0] <= 500, "texts without an end are held back for ever"


def test_the_same_text_twice_is_two_texts(said):
    heard = said("""
        announcer.say("Empty.", true); pass(1000);
        announcer.say("Empty.", true); pass(1000);
        announcer.say("Empty.", true);
    """)
    texts = [text for _, text, _ in heard]
    assert [text.strip() for text in texts] == ["Empty."] * 3
    assert texts[0] != texts[1] != texts[2]


def test_an_answer_to_a_press_may_cut_off_what_is_being_read(said):
    heard = said("""
        announcer.say("The computer thinks.", false); pass(1000);
        acts += 1; announcer.say("That pit is empty.", true);
    """)
    assert [where for where, _, _ in heard] == ["polite", "urgent"]


def test_what_is_urgent_without_a_press_cuts_nothing_off(said):
    heard = said("""
        acts += 1; announcer.say("You capture 4.", false); pass(2000);
        announcer.say("You win.", true);
    """)
    assert [(where, text) for where, text, _ in heard] == [
        ("polite", "You capture 4."),
        ("polite", "You win."),
    ]


def test_what_is_urgent_waits_behind_what_was_said_with_it(said):
    heard = said("""
        acts += 1; announcer.say("You capture 4.", false); pass(10);
        announcer.say("You win.", true);
    """)
    assert [(where, text) for where, text, _ in heard] == [("polite", "You capture 4. You win.")]


def test_how_much_is_still_to_be_said_is_known(in_page):
    counts = in_page(
        "announce.js",
        f"""{STAGE}
        const counts = [announcer.waiting];
        announcer.say("One.", false); announcer.say("Two.", false);
        counts.push(announcer.waiting); pass(100); counts.push(announcer.waiting);
        return counts;""",
    )
    assert counts == [0, 2, 0]


def test_a_text_goes_long_after_it_was_handed_over_and_none_before_its_time(in_page):
    left = in_page(
        "announce.js",
        f"""{STAGE}
        const left = [];
        const look = () => left.push([regions.polite.text, regions.urgent.text]);
        acts += 1; announcer.say("That pit is empty.", true); pass(8000);
        announcer.say("Your turn.", false); pass(8000); look();
        pass(4000); look();
        return left;""",
    )
    assert left == [["Your turn.", "That pit is empty."], ["", ""]]

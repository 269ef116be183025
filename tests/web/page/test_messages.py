"""What waits for the game is as short as it can be, and tells the same."""

import pytest

A, B = {"id": "a", "lasting": ""}, {"id": "b", "lasting": ""}

STEPS = [
    ("back twice", [(-1, []), (-1, [])], [(-2, [])]),
    ("back and forward", [(-1, []), (1, [A])], []),
    ("forward and back", [(1, [A]), (-1, [])], []),
    ("back and two forward", [(-1, []), (2, [A, B])], [(1, [B])]),
    ("two forward and back", [(2, [A, B]), (-1, [])], [(1, [A])]),
    ("forward twice", [(1, [A]), (1, [B])], [(2, [A, B])]),
    ("forward and further back", [(1, [A]), (-3, [])], [(-2, [])]),
]


@pytest.mark.parametrize(("heard", "left"), [case[1:] for case in STEPS], ids=[c[0] for c in STEPS])
def test_steps_through_the_history_are_told_by_where_they_lead(in_page, heard, left):
    pushes = "".join(
        f"messages.push({{ type: 'went', steps: {steps}, places: {places} }});"
        for steps, places in heard
    )
    told = in_page(
        "messages.js",
        f"const messages = new page.Messages(); {pushes} return JSON.parse(messages.take());",
    )
    assert [(message["steps"], message["places"]) for message in told] == left


def test_steps_before_and_after_a_key_are_told_in_their_order(in_page):
    told = in_page(
        "messages.js",
        """const messages = new page.Messages();
        for (const type of ["went", "key", "went"]) messages.push({ type, steps: -1, places: [] });
        return JSON.parse(messages.take());""",
    )
    assert [message["type"] for message in told] == ["went", "key", "went"]


def test_who_waits_for_a_message_gets_it_at_once_or_goes_on_without_one(in_page):
    told = in_page(
        "messages.js",
        """const messages = new page.Messages();
        const unread = [];
        messages.push({ type: "key" });
        await messages.come(1e9);
        unread.push(messages.unread);
        messages.take();
        setTimeout(() => messages.push({ type: "key" }), 1);
        await messages.come(1e9);
        unread.push(messages.unread);
        messages.take();
        await messages.come(1);
        unread.push(messages.unread);
        return unread;""",
    )
    assert told == [1, 1, 0]


def test_moves_of_each_pointer_are_told_by_where_it_is_last(in_page):
    told = in_page(
        "messages.js",
        """const messages = new page.Messages();
        const tell = (phase, id, x) => messages.push({ type: "pointer", phase, id, x });
        tell("down", 1, 0);
        for (let x = 0; x < 9; x += 1) for (const id of [1, 2]) tell("move", id, x);
        tell("up", 1, 9);
        tell("move", 2, 9);
        return JSON.parse(messages.take());""",
    )
    assert [(each["phase"], each["id"], each["x"]) for each in told] == [
        ("down", 1, 0),
        ("move", 1, 8),
        ("move", 2, 8),
        ("up", 1, 9),
        ("move", 2, 9),
    ]

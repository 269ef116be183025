"""Texts as nobody writes them by accident: for tests in which any text at all may come in."""

from hypothesis import strategies as st

NASTY = [
    "\ud800",
    "\udfff\ud800",
    "\0",
    "\x1b[2J",
    "\x07\x08\x7f\x9b",
    "\u202e\u2066\u200f",
    "\ufffe\uffff\U0010ffff\ufdd0",
    "\u200d",
    "\u200b\u2060\ufeff",
    "\u0301" * 200,
    "\r\n\x0b\x0c\x85\u2028\u2029",
    "\ue000\U000f0000\U000e0041",
    "\u3000\u00a0\t ",
    "{name} {0} %s <b>&amp;</b>",
    "\N{ZERO WIDTH NON-JOINER}\N{SOFT HYPHEN}",
    "\N{FAMILY}\u200d\N{WOMAN}\ufe0f",
]
"""Each breaks something somewhere, or looks as if it might."""


def texts():
    """Any text: letters of every kind, halves of letters, and the worst of all, mixed."""
    anything = st.text(st.characters(exclude_categories=()), max_size=60)
    mixed = st.lists(st.sampled_from([*NASTY, "seed", " ", "\n"]) | anything, max_size=8)
    return mixed.map("".join)


def long_texts():
    """Very long words and very many of them, with something nasty in the middle."""
    parts = st.sampled_from(["w", "word ", "\n", "\u0301", "\0", "\ud800", "  ", "\N{SEEDLING}"])
    return st.builds(
        lambda part, count, nasty, end: part * count + nasty + end * count,
        parts,
        st.sampled_from([1_000, 30_000]),
        st.sampled_from(NASTY),
        parts,
    )

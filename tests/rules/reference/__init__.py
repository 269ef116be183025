"""A second, slow and obvious implementation of the four games, written from the rulings.

It works on the console's JSON forms, knows no events, and imports nothing from `game`.
`test_against_reference.py` holds the rules core to it.
"""

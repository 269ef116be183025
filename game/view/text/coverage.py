"""What the fonts can draw; tools/make/letters.py writes this."""

OWN = """\
w 2n x 2w 2 a 2 6 2 6 2 2 2 2 2 2 1 1 4 2 3 4 2 8 7 6 2 4 2 8 4 2 2 6 4 7 49 4 5x3 2 3 3 1 3 1 1
1 1 3 1 i 2 35 1 39 1 6n 1
"""
"""Characters that every face has."""

LATE = """\
w 2n x c2 1 2 1 2 1 1 1 1 3 3 1 1 2 1 1 3 1 1 2 1 1 3 1 1 2 1 4 2 4 2 3 5 1 2 2 1 1 2 2 2 5 1 6 2
8 1 6 1 1 4 1 4 e 1 1b d 2 1 1 1 1 2 6 1 7 6 4 2 1 2 g 1 19 8 2 6 4 7 1 1 1 k 1 1r e 34 1c 4g 4wg
7q 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 k 2 3 2 2 2 8 1 6n 1
"""
"""Characters of the font that comes when it is needed."""

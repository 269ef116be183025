"""Learning by doing: lessons, puzzles and guided games as data, and how what is tried is judged."""

"""The rules: positions, moves, events, outcomes. Pure, standard library only."""

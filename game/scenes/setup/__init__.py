"""Set-up: how a game is played, by whom, and who starts."""

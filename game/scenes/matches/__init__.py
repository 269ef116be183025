"""The saved matches: to be played on, looked at again, or thrown away."""

"""Opponents and analysis. They see the rules' protocol only."""

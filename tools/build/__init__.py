"""Builds the page and what goes into it."""

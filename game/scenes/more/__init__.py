"""More to do at the table."""

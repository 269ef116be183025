"""The question before a command of the table."""

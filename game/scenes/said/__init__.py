"""What was said through the screen reader, to be read again."""

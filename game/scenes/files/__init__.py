"""The person's folders and files, to open a match."""

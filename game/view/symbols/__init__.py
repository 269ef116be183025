"""What icons show."""

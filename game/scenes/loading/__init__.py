"""What is shown while a part of the program is on its way."""

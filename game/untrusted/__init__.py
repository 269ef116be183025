"""What comes from outside the program, made safe before anything else looks at it."""

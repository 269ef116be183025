"""What is drawn over whatever scene is on top, and put away again."""

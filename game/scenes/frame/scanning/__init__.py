"""For slow hands, and for one switch: which presses count, and what is offered to be pressed."""

"""The list of moves of a review, beside the board or on a sheet."""

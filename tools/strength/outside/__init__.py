"""Programs from elsewhere, held against the opponents."""

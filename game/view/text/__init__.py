"""Text: fonts, and how it is measured, wrapped, truncated and drawn."""

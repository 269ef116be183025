"""Makes the assets: fonts, pictures and sounds."""

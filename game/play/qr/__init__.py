"""QR codes."""

"""What keys mean wherever one is: which of them are commands at all."""

"""When something went wrong."""

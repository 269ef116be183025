"""What mouse, fingers and wheel do to a scene."""

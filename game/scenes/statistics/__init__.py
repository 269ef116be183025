"""Statistics of this device."""

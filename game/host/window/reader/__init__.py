"""What a screen reader finds of a window: by AccessKit, where that reaches one."""

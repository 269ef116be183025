"""How it looks: theme, layout, boards, widgets, animation, sound, narration."""

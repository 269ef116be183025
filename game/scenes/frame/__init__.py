"""What all scenes share: what a scene is, what it is handed, pressing, focus, forms, pages."""

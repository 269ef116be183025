"""What a person walks through: menu, set-up, table, result, settings, error."""

"""How things to press are drawn: plates, what stands on them, switches, rows, fields, tooltips."""

"""A table in a terminal: what is typed, what is told, what can be done."""

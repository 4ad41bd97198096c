"""Networks that learn tables games from their own play (`scripts/learn_tables.py`)."""

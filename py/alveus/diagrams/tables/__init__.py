"""The boards of the tables games on paper."""

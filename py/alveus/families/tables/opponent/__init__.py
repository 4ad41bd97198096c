"""The opponents of the tables games."""

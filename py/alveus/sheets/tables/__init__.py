"""The boards, men and dice of the tables games, at true size."""

"""The opponents of the games of sowing."""

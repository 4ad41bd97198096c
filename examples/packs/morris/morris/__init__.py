"""Nine men's morris: nine men a side; a player who closes a row of three captures a man."""

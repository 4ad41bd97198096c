"""Nine men's morris: nine men a side, and whoever closes a row of three takes a man."""

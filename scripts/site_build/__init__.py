"""The steps from engine and page to a folder of static files."""

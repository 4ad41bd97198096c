"""Oware, a game for alveus."""

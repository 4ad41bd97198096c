"""Tiles, and the sheets that they are laid on, at true size."""

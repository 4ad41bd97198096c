"""Adapters: games in the interfaces of other libraries, for machine learning and search."""

"""Forgotten board games as pure-Python engines."""

__version__ = "0.1.0"

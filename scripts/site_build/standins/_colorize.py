"""Stands in for the colours of tracebacks, which no browser shows."""

from __future__ import annotations


class Theme:
    """A theme without colours, and each of its parts."""

    def __getattr__(self, name: str) -> object:
        return self if name == "traceback" else ""


def can_colorize(**_: object) -> bool:
    """Nothing can be coloured."""
    return False


def get_theme(**_: object) -> Theme:
    """The theme without colours."""
    return Theme()

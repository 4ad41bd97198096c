"""Replacement for the colours of tracebacks, which no browser shows."""

from __future__ import annotations


class Theme:
    """A theme without colours; also used for each part of a theme."""

    def __getattr__(self, name: str) -> object:
        return self if name == "traceback" else ""


def can_colorize(**_: object) -> bool:
    """Return False: nothing can be coloured."""
    return False


def get_theme(**_: object) -> Theme:
    """Return the theme without colours."""
    return Theme()

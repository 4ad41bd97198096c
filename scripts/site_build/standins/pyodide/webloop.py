"""Replacement for Pyodide's event loop, because the site has no asynchronous Python code."""

from sitecustomize import drop  # type: ignore[import-not-found]


def _initialize_event_loop() -> None:
    """Remove the replacements after the start, so that later imports get the real modules."""
    drop("asyncio")
    drop("_colorize")

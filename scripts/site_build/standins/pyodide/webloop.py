"""Stands in for Pyodide's event loop: the loop is JavaScript's, and nothing here awaits."""

from sitecustomize import drop  # type: ignore[import-not-found]


def _initialize_event_loop() -> None:
    """End the start: from now on whoever imports these gets the real ones."""
    drop("asyncio")
    drop("_colorize")

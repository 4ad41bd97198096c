"""Replacement for asyncio while Pyodide starts: the whole module is a third of the library.

The site's Python has no asynchronous code.  A later import of asyncio gets the real module.
"""


def get_event_loop() -> None:
    """Do nothing, because Pyodide only needs the name."""

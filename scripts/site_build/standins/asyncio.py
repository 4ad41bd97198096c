"""Stands in for asyncio while Pyodide starts: the whole would be a third of the library.

Nothing of the site is asynchronous in Python.  Whoever imports asyncio later gets the real one.
"""


def get_event_loop() -> None:
    """There is none; Pyodide asks only for the name."""

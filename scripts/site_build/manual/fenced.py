"""Examples in docstrings, fenced so that they are shown as what one types and what answers."""

from __future__ import annotations

from typing import Any

import griffe

from site_build.manual import fenced_text


class Fenced(griffe.Extension):  # type: ignore[misc]
    """Sets every paragraph that begins with a prompt as an example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Writes the docstring of one object anew."""
        if obj.docstring is not None:
            obj.docstring.value = fenced_text(obj.docstring.value)

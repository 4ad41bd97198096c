"""Extension of the documentation: examples in docstrings are shown in code fences."""

from __future__ import annotations

from typing import Any

import griffe

from site_build.manual import fenced_text


class Fenced(griffe.Extension):  # type: ignore[misc]
    """Griffe extension that formats every paragraph that starts with a prompt as an example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Replace the docstring of one object."""
        if obj.docstring is not None:
            obj.docstring.value = fenced_text(obj.docstring.value)

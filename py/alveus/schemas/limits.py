"""What a value must be besides of its type."""

from __future__ import annotations

from typing import Any, NamedTuple


class Limits(NamedTuple):
    """Keywords of JSON Schema, beside a type in `Annotated`; None where there is no limit."""

    minimum: int | None = None
    maximum: int | None = None
    pattern: str | None = None
    items: int | None = None
    """The number of items."""

    def keywords(self) -> dict[str, Any]:
        """They as a schema writes them."""
        of_items = {"minItems": self.items, "maxItems": self.items}
        written = {**self._asdict(), **of_items}
        del written["items"]
        return {name: limit for name, limit in written.items() if limit is not None}

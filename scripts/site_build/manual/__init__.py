"""The documentation's own pages, and what is made from the engine for it."""

from __future__ import annotations

PROMPT = ">>> "
FENCE = "```"


def fenced_text(text: str) -> str:
    """A docstring whose examples stand between fences."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(
        f"{FENCE}pycon\n{one}\n{FENCE}" if one.startswith(PROMPT) else one for one in paragraphs
    )

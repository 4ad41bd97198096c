"""Generated pages of the documentation."""

from __future__ import annotations

PROMPT = ">>> "
FENCE = "```"


def fenced_text(text: str) -> str:
    """Return a docstring with every paragraph that starts with a prompt in a code fence."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(
        f"{FENCE}pycon\n{paragraph}\n{FENCE}" if paragraph.startswith(PROMPT) else paragraph
        for paragraph in paragraphs
    )

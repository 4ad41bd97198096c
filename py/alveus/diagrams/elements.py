"""Elements of a drawing, written as XML; the browser's Python has no module for it."""

from __future__ import annotations

from collections.abc import Mapping


class Element(list["Element"]):
    """A tag with attributes and a text, and the elements inside it."""

    def __init__(self, tag: str, attributes: Mapping[str, str], text: str = "") -> None:
        super().__init__()
        self.tag, self.attributes, self.text = tag, dict(attributes), text

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, otherwise)

    def add(self, tag: str, attributes: Mapping[str, str], text: str = "") -> Element:
        """A new element inside this one, the last."""
        self.append(Element(tag, attributes, text))
        return self[-1]

    def write(self, start: str = "") -> str:
        """The element as text; where a line's `start` is given, each on a line of its own."""
        named = "".join(f' {name}="{_escape(self.get(name))}"' for name in self.attributes)
        inside = _escape(self.text, quotes=False)
        if self:
            inner = start and f"{start} "
            inside += "".join(inner + part.write(inner) for part in self) + start
        return f"<{self.tag}{named}>{inside}</{self.tag}>" if inside else f"<{self.tag}{named} />"


def _escape(text: str, quotes: bool = True) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if quotes else text

"""How long words are in the letters that sheets are set in: those of Times, and all that fit it.

Liberation Serif, Nimbus Roman, Tinos and Times New Roman have the same widths.  Where a reader has
none of them, every line is squeezed to its length by the drawing itself.
"""

from __future__ import annotations

from collections.abc import Iterator

FONTS = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Tinos, Times, serif"
_WIDTHS = {
    200: "|",
    250: " ,.·",
    278: "/:;ijlt",
    300: "²³",
    333: "!()-I[]fr‚‘’",
    389: "Js",
    444: "?acez„“”àáâäçèéêë",
    500: "#$*0123456789_bdghknopquvxy–«»ßñóöúü",
    556: "FPS",
    564: "+<=>×",
    611: "ELTZÉ",
    667: "BCR",
    722: "ADGHKNOQUVXYwÄÖÜ",
    760: "©",
    778: "&m",
    833: "%",
    889: "M",
    944: "W",
    1000: "…—",
}
_WIDTH = {letter: width / 1000 for width, letters in _WIDTHS.items() for letter in letters}
NO_BREAK = "\N{NO-BREAK SPACE}"


def measure(words: str, size: float) -> float:
    """The length of words in letters of a size.  Raises KeyError for a letter that is not known."""
    return size * sum(_WIDTH[letter] for letter in words.replace(NO_BREAK, " "))


def wrap(words: str, size: float, width: float) -> Iterator[str]:
    """The lines of a paragraph that is so wide."""
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}" if line else word
        if line and measure(longer, size) > width:
            yield line
            line = word
        else:
            line = longer
    yield line

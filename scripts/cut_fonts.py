"""Subset the page's fonts to the weights and features that the page uses.

python3 scripts/cut_fonts.py

This reduces the bytes before the first words appear by a third.  It requires
`pip install brotli fonttools`, which no build and no test requires.  The results are stored in
`web/src/styles/fonts` and must be made again when the font packages are updated.
"""

from __future__ import annotations

import io
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from toolchain.ground import WEB

PACKAGES = WEB / "node_modules" / "@fontsource-variable"
OUT = WEB / "src" / "styles" / "fonts"
COMMON = ["ccmp", "kern", "locl", "mark", "mkmk", "lnum", "tnum"]
TEXT = [*COMMON, "calt", "liga", "onum"]


class Cut(NamedTuple):
    """A font of a package: path, weights (one or a range) and OpenType features to keep."""

    source: str
    weights: float | tuple[float, float]
    features: list[str]


CUTS = {
    "eb-garamond-upright": Cut("eb-garamond/files/eb-garamond-latin-wght-normal", (400, 700), TEXT),
    "eb-garamond-italic": Cut("eb-garamond/files/eb-garamond-latin-wght-italic", 400, TEXT),
    "inter": Cut("inter/files/inter-latin-wght-normal", (400, 700), COMMON),
}


def main() -> None:
    """Write every font, and print its size before and after."""
    for name, cut in CUTS.items():
        source = PACKAGES / f"{cut.source}.woff2"
        (OUT / f"{name}.woff2").write_bytes(made := subset_font(TTFont(source), cut))
        print(f"{name}: {source.stat().st_size:,} bytes, now {len(made):,}")


def subset_font(font: TTFont, cut: Cut) -> bytes:
    """Return the font file with all characters, but only the weights and features of `cut`."""
    narrowed = io.BytesIO()
    font = instancer.instantiateVariableFont(font, {"wght": cut.weights})
    # Only a font that has been written and read again gives access to all its variations.
    font.flavor = None
    font.save(narrowed)
    narrowed.seek(0)
    font = TTFont(narrowed)
    subsetter = subset.Subsetter(subset.Options(layout_features=cut.features, hinting=False))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    packed = io.BytesIO()
    font.flavor = "woff2"
    font.save(packed)
    return packed.getvalue()


if __name__ == "__main__":
    main()

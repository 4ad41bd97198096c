"""Smaller data files: zlib data compressed better by Zopfli, in the same format."""

from __future__ import annotations

import zlib


def squeeze(packed: bytes) -> bytes:
    """Return zlib data with the same content and the smallest size that Zopfli finds."""
    # Imported here because tests in the browser's Python import the scripts, but pack nothing.
    from zopfli import ZOPFLI_FORMAT_ZLIB, ZopfliCompressor

    packer = ZopfliCompressor(
        ZOPFLI_FORMAT_ZLIB, iterations=60, block_splitting=True, block_splitting_max=0
    )
    return packer.compress(zlib.decompress(packed)) + packer.flush()

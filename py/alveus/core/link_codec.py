"""Codec of links and game letters: compressed JSON in base64url, after a version number.

Links and letters can come from strangers, so their size is limited before and after decompression.
The decoder refuses leading zeros in the version, padding, nonzero unused bits in base64, and bytes
after the compressed data.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from dataclasses import dataclass

from alveus.core.limits import LINK_CHARACTERS, VERSION_DIGITS

_VERSION = re.compile(rf"[1-9][0-9]{{0,{VERSION_DIGITS - 1}}}")


class CodecError(ValueError):
    """Text that cannot be decoded: too long, too new or damaged."""


class TooLong(CodecError):
    """Text with more than `LINK_CHARACTERS` characters after the version number."""


class TooNew(CodecError):
    """Error for a text written by a later version of alveus."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


@dataclass(frozen=True)
class LinkCodec:
    """Codec for texts of the form ``VERSION.BASE64URL``; `version` is the current version."""

    version: int
    window_bits: int
    """Argument `wbits` of zlib: `zlib.MAX_WBITS` for zlib format, negative for raw deflate."""
    most_bytes: int
    """Maximum size in bytes of the content after decompression."""
    checksum_size: int = 0
    """Size in bytes of the checksum (start of the SHA-256 of the compressed data); 0 for none."""
    unchecked_version: int = 0
    """Last version whose texts have no checksum; 0 if every version has one."""

    def encode(self, content: bytes) -> str:
        """Encode bytes as text of the current version."""
        packer = zlib.compressobj(9, wbits=self.window_bits)
        packed = packer.compress(content) + packer.flush()
        checksum = hashlib.sha256(packed).digest()[: self.checksum_size]
        return f"{self.version}.{encode_base64(checksum + packed)}"

    def decode(self, text: str) -> tuple[int, bytes]:
        """Return the version of a text, and its content after decompression.

        Raises TooNew if a later version wrote the text, TooLong if the text has more than
        `LINK_CHARACTERS` characters after the version, and CodecError if the text is damaged or
        the content exceeds `most_bytes`.
        """
        digits, _, encoded = text.partition(".")
        if not (_VERSION.fullmatch(digits) and encoded.isascii()):
            raise CodecError(text[:80])
        version = int(digits)
        if version > self.version:
            raise TooNew(version)
        if len(encoded) > LINK_CHARACTERS:
            raise TooLong(text[:80])
        try:
            raw = decode_base64(encoded)
            size = self.checksum_size if version > self.unchecked_version else 0
            checksum, packed = raw[:size], raw[size:]
            if checksum != hashlib.sha256(packed).digest()[:size]:
                raise CodecError(text[:80])
            unpacker = zlib.decompressobj(self.window_bits)
            content = unpacker.decompress(packed, self.most_bytes)
        except (binascii.Error, zlib.error):
            raise CodecError(text[:80]) from None
        if not unpacker.eof or unpacker.unused_data:
            raise CodecError(text[:80])
        return version, content


def encode_base64(raw: bytes) -> str:
    """Encode bytes in base64url without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decode_base64(encoded: str) -> bytes:
    """Decode the output of `encode_base64`.  Raises ValueError for any other text."""
    raw = base64.b64decode(encoded + "=" * (-len(encoded) % 4), altchars=b"-_", validate=True)
    if encode_base64(raw) != encoded:
        raise binascii.Error("not canonical")
    return raw

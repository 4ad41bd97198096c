"""Files of the user: read in every common encoding, replaced as a whole or not at all."""

from __future__ import annotations

import codecs
import contextlib
import os
import stat
import tempfile
from pathlib import Path

from alveus.core.errors import SetupError
from alveus.core.limits import FILE_BYTES

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def read_text_file(path: str | os.PathLike[str]) -> str:
    """Return the text of a file in UTF-8, with or without a byte order mark, or in UTF-16.

    Line ends become ``\\n``.  Raises SetupError: `save_damaged` with the name of the file if it is
    in another encoding, `file_too_large` if it has more than `FILE_BYTES` bytes.
    """
    name = os.fspath(path)
    with Path(path).open("rb") as file:
        content = file.read(FILE_BYTES + 1)
    if len(content) > FILE_BYTES:
        raise SetupError("file_too_large", file=name, megabytes=FILE_BYTES // 1_000_000)
    try:
        return decode_text(content)
    except UnicodeDecodeError:
        raise SetupError("save_damaged", name="file", file=name) from None


def decode_text(content: bytes) -> str:
    """Decode UTF-8 or, after a byte order mark, UTF-16.  Raises UnicodeDecodeError."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            text = content[len(mark) :].decode(encoding)
            break
    else:
        text = content.decode("utf-8")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_file(
    path: str | os.PathLike[str], content: str | bytes, *, private: bool = False
) -> None:
    """Replace a file as a whole; if writing fails, the old file is unchanged.

    The content is written to a temporary file with a random name in the same folder, flushed to
    the disk and renamed.  The file keeps its permissions; a `private` file is readable by its owner
    only.  A symbolic link is followed, except for a private file, which replaces the link.  A
    device or pipe is written directly.  Raises OSError.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    target = Path(path) if private else Path(path).resolve()
    known = _status(target)
    if known is not None and not private and not stat.S_ISREG(known.st_mode):
        with target.open("wb") as stream:
            stream.write(data)
        return
    descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:80]}.")
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if not private:
            Path(temporary).chmod(_default_mode() if known is None else stat.S_IMODE(known.st_mode))
        Path(temporary).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def _status(target: Path) -> os.stat_result | None:
    try:
        return target.stat()
    except FileNotFoundError:
        return None


def _default_mode() -> int:
    """Permissions of a new file under the umask of this process."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask

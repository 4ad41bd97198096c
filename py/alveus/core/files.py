"""Files and standard input: read in every common encoding, written completely or not at all.

The archive for the browser omits this module, because programs there cannot access files.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import BinaryIO, TextIO

from alveus.core.errors import SetupError
from alveus.core.limits import FILE_BYTES

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_TEMPORARY = ".alveus-"
"""Prefix of temporary file names."""
_STREAMS = ("/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/")
"""Beginnings of paths of open streams: always written directly, never replaced by a new file."""


def read_text_file(path: str | os.PathLike[str]) -> str:
    """Return the text of a file, decoded by `decode_text`.

    Raises SetupError, with the name of the file: `save_damaged` if it cannot be decoded,
    `file_too_large` if it has more than `FILE_BYTES` bytes.  Raises OSError if it cannot be read.
    """
    _check_name(path)
    with Path(path).open("rb") as file:
        return _read_limited(file, name="file", file=os.fspath(path))


def standard_input() -> str:
    """Return all of standard input, decoded from UTF-8 or UTF-16; "" if it is closed.

    Raises SetupError, with `input` as the file's name: `save_damaged` if it cannot be decoded,
    `file_too_large` if it has more than `FILE_BYTES` bytes.
    """
    if sys.stdin is None:
        return ""
    stream: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    return sys.stdin.read() if stream is None else _read_limited(stream, name="input")


def decode_text(content: bytes) -> str:
    """Decode UTF-8 or, after a byte order mark, UTF-16.  Line ends become ``\\n``.

    Raises UnicodeDecodeError if the bytes are invalid or the text contains the character NUL.  NUL
    is a sign of UTF-32, or of UTF-16 without a byte order mark.
    """
    mark, encoding = _encoding_of(content)
    text = content[len(mark) :].decode(encoding)
    if (at := text.find("\0")) >= 0:
        raise UnicodeDecodeError(encoding, content, at, at + 1, "NUL in a text")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def lines_of(stream: TextIO | None) -> Iterator[str]:
    """Yield the lines of a stream without line ends, each as soon as it is complete.

    The encoding is UTF-8 or, after a byte order mark, UTF-16; a UTF-16 stream is read completely
    first.  Invalid bytes become surrogates in UTF-8 and U+FFFD in UTF-16.  Raises SetupError
    `file_too_large` for a line, or a UTF-16 stream, of more than `FILE_BYTES` bytes.
    """
    if stream is None:
        return
    content: BinaryIO | None = getattr(stream, "buffer", None)
    if content is None:
        yield from (line.rstrip("\n") for line in stream)
        return
    start = content.readline(FILE_BYTES + 1)
    if start.startswith(_WIDE):
        mark, encoding = _encoding_of(start)
        start += content.read(FILE_BYTES + 1)
        _check_size(start, name="input")
        text = start[len(mark) :].decode(encoding, "replace")
        yield from (line.rstrip("\n") for line in StringIO(text, newline=None))
        return
    start = start.removeprefix(codecs.BOM_UTF8)
    while start:
        _check_size(start, name="input")
        text = start.decode("utf-8", "surrogateescape")
        yield from (line.rstrip("\n") for line in StringIO(text, newline=None))
        start = content.readline(FILE_BYTES + 1)


def file_lines(path: str | os.PathLike[str]) -> Iterator[str]:
    """Yield the lines of a text file of any size, with their line ends as ``\\n``.

    Raises OSError, or UnicodeDecodeError at the first line that `decode_text` cannot decode.
    """
    _check_name(path)
    with Path(path).open("rb") as file:
        if file.read(2) in _WIDE:
            file.seek(0)
            yield from StringIO(decode_text(file.read()))
            return
        file.seek(0)
        for line in file:
            yield from StringIO(decode_text(line))


def write_file(
    path: str | os.PathLike[str],
    content: str | bytes,
    *,
    private: bool = False,
    new: bool = False,
) -> None:
    """Replace a file atomically; if writing fails, the old file is unchanged.

    The content is flushed to the disk before it replaces the file.  An existing file keeps its
    permissions, a new file gets those of the umask; only its owner can read a `private` file.  A
    symbolic link is followed, except for a private file, which replaces the link.  A device, pipe
    or open stream is written directly.  Raises UnicodeEncodeError for surrogates; FileExistsError
    if `new` is set and the path exists; OSError with the path, or with the folder's path if no file
    can be created in it.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    name = os.fspath(path)
    _check_name(path)
    try:
        status = None if new or (private and not _is_device(path)) else _status(path)
        if status is None:
            target = Path(path) if new or private else Path(os.path.realpath(path))
            _replace(target, data, created=0o600 if private else 0o666, new=new)
        elif stat.S_ISREG(status.st_mode) and not str(Path(path).absolute()).startswith(_STREAMS):
            with Path(path).open("r+b"):  # raises for a file without write permission
                target = Path(os.path.realpath(path))
            _replace(target, data, created=0o600, mode=stat.S_IMODE(status.st_mode))
        else:
            with Path(path).open("wb") as stream:
                stream.write(data)
    except OSError as error:
        if error.filename is None or _TEMPORARY in os.fspath(error.filename):
            raise OSError(error.errno, error.strerror, name) from None
        raise


def _check_name(path: str | os.PathLike[str]) -> None:
    """Raise OSError if a name contains NUL or a character that the system cannot encode."""
    try:
        encoded = os.fsencode(path)
    except UnicodeEncodeError:
        encoded = b"\0"
    if b"\0" in encoded:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), ascii(os.fspath(path)))


def _replace(
    target: Path, data: bytes, *, created: int, mode: int | None = None, new: bool = False
) -> None:
    """Write `data` to a new temporary file in the same folder, then rename this file to `target`.

    The temporary file is created with the permission bits `created`, minus the umask.  If `mode` is
    not None, these are changed to `mode` before the file is renamed.  Raises FileExistsError if
    `new` is True and `target` exists, IsADirectoryError if `target` is a folder.
    """
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    temporary = target.with_name(f"{_TEMPORARY}{secrets.token_hex(8)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        try:
            descriptor = os.open(temporary, flags, created)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target.parent)) from None
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(descriptor)
        if mode is not None:
            temporary.chmod(mode)
        if new:
            _take_name(temporary, target)
        else:
            temporary.replace(target)
    except BaseException:  # also after Ctrl-C, even if `os.open` has not returned
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _take_name(temporary: Path, target: Path) -> None:
    """Rename the file `temporary` to `target`.  Raises FileExistsError if `target` exists."""
    if os.name == "nt":
        temporary.rename(target)  # on this system, `rename` never replaces a file
        return
    try:
        os.link(temporary, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links, such as FAT
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        temporary.replace(target)
    else:
        temporary.unlink()


def _read_limited(stream: BinaryIO, **params: str) -> str:
    content = stream.read(FILE_BYTES + 1)
    _check_size(content, **params)
    try:
        return decode_text(content)
    except UnicodeDecodeError:
        raise SetupError("save_damaged", **params) from None


def _check_size(content: bytes, **params: str) -> None:
    if len(content) > FILE_BYTES:
        raise SetupError("file_too_large", megabytes=FILE_BYTES // 1_000_000, **params)


def _encoding_of(content: bytes) -> tuple[bytes, str]:
    return next((pair for pair in _MARKS if content.startswith(pair[0])), (b"", "utf-8"))


def _is_device(path: str | os.PathLike[str]) -> bool:
    """Return True for a device, pipe or socket, False for a symbolic link to one of these."""
    try:
        mode = os.lstat(path).st_mode
    except FileNotFoundError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISLNK(mode) or stat.S_ISDIR(mode))


def _status(path: str | os.PathLike[str]) -> os.stat_result | None:
    try:
        return Path(path).stat()
    except FileNotFoundError:
        return None

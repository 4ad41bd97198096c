"""Check that the messages can be translated without questions.

python3 scripts/check_messages.py [FILE.ftl ...]

Without files, all messages are checked.  The rules:

- Every variable of an English message is explained: the text `$name` occurs in the comment of the
  message (#), of its group (##) or of its file (###).
- No word is assembled from parts: no letter is next to a variable or a reference to a message.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from toolchain.ground import ROOT
from toolchain.inside import enter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax import ast

FOLDERS = (ROOT / "web" / "src" / "i18n", ROOT / "py" / "alveus" / "words")
ENGLISH = "en"


def main() -> None:
    """Print every violation; exit with status 1 if there are any."""
    enter()
    files = [Path(name).resolve() for name in sys.argv[1:]] or message_files()
    faults = [fault for file in files for fault in faults_of(file)]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} violations in {len(files)} files")
    sys.exit(1 if faults else 0)


def message_files() -> list[Path]:
    """Return all message files of the page, of print and of Python."""
    return [file for folder in FOLDERS for file in sorted(folder.rglob("*.ftl"))]


def faults_of(file: Path) -> Iterator[str]:
    """Yield a description of each violation in a file."""
    from fluent.syntax import FluentParser, ast

    path = file.relative_to(ROOT)
    is_english = ENGLISH in path.parts
    of_file = of_group = ""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.ResourceComment):
            of_file += entry.content or ""
        elif isinstance(entry, ast.GroupComment):
            of_group = entry.content or ""
        elif isinstance(entry, ast.Message | ast.Term):
            own = (entry.comment and entry.comment.content) or ""
            name = entry.id.name
            if is_english:
                comments = {*words_of(own), *words_of(of_group), *words_of(of_file)}
                for variable in sorted(variables_of(entry) - comments):
                    yield f"{path}: {name}: ${variable} is not explained"
            for part in assembled_words(entry):
                yield f"{path}: {name}: a word is assembled from parts at {part!r}"


def words_of(comment: str) -> Iterator[str]:
    """Yield the names of the variables that a comment explains."""
    for word in comment.split():
        if word.strip("“”(),.:;").startswith("$"):
            yield word.strip("“”(),.:;$’").partition("’")[0]


def variables_of(message: ast.Message | ast.Term) -> set[str]:
    """Return the names of the variables in a message."""
    from fluent.syntax import ast

    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def assembled_words(message: ast.Message | ast.Term) -> Iterator[str]:
    """Yield up to 20 characters of each text with a letter next to a variable or a reference."""
    from fluent.syntax import ast

    def touches(node: ast.TextElement | ast.Placeable, letter: str) -> bool:
        references = ast.VariableReference | ast.MessageReference | ast.TermReference
        is_reference = isinstance(node, ast.Placeable) and isinstance(node.expression, references)
        return is_reference and letter.isalpha()

    for pattern in nodes(message):
        if isinstance(pattern, ast.Pattern):
            for before, after in pairwise(pattern.elements):
                if isinstance(before, ast.TextElement) and touches(after, before.value[-1:]):
                    yield before.value[-20:]
                if isinstance(after, ast.TextElement) and touches(before, after.value[:1]):
                    yield after.value[:20]


def nodes(node: ast.SyntaxNode) -> Iterator[ast.SyntaxNode]:
    """Yield a syntax node and all nodes inside it."""
    from fluent.syntax import ast

    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.SyntaxNode):
                yield from nodes(part)


if __name__ == "__main__":
    main()

"""List every message whose wording has changed since a commit, before and after.

word_changes.py [--since COMMIT] [--out FILE]

Messages are compared by file and name.  A message that has moved to another file is found by its
name, if the name is unique.  New and removed messages are not listed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus.words.fluent import read_messages

WORDS = "web/src/i18n"
LANGUAGES = {"en": "English", "de": "Deutsch"}
SINCE = "4905679"
HEAD = (
    "# Words: every message that was changed\n\n"
    "Before: as the message stood in {since}, the last commit before all messages were read "
    "again; after: as it stands. New messages stand in the files. Written by "
    "`scripts/word_changes.py`.\n"
)

Messages = Mapping[str, Mapping[str, str]]
"""The messages of a language by file and name, each on one line."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="List every message that was worded anew.")
    parser.add_argument("--since", default=SINCE, help=f"the commit before (default: {SINCE})")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "words.md")
    arguments = parser.parse_args()
    pairs = {
        name: (list(changes(messages_at(arguments.since, code), messages_now(code))))
        for code, name in LANGUAGES.items()
    }
    arguments.out.write_text(written(arguments.since, pairs), encoding="utf-8")
    print(", ".join(f"{name}: {len(found)} messages changed" for name, found in pairs.items()))


def messages_now(language: str) -> Messages:
    """Return the present messages of a language."""
    folder = ROOT / WORDS / language
    files = sorted(folder.rglob("*.ftl"))
    return {file.relative_to(folder).as_posix(): read(file.read_text("utf-8")) for file in files}


def messages_at(commit: str, language: str) -> Messages:
    """Return the messages of a language in a commit."""
    folder = f"{WORDS}/{language}"
    listed = git("ls-tree", "-r", "--name-only", commit, "--", folder).split()
    files = (name for name in listed if name.endswith(".ftl"))
    return {
        name.removeprefix(f"{folder}/"): read(git("show", f"{commit}:{name}")) for name in files
    }


def git(*arguments: str) -> str:
    """Return the output of a git command in this repository."""
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    )
    return done.stdout


def read(text: str) -> dict[str, str]:
    """Return the messages of a file by name, each on one line, without spaces inside braces."""
    return {
        name: " ".join(pattern.split()).replace('{ "', '{"').replace('" }', '"}')
        for name, pattern in read_messages(text)
    }


def changes(before: Messages, after: Messages) -> Iterator[tuple[str, str, str, str]]:
    """Yield file, name and both wordings of every message that has changed."""
    for file, messages in sorted(after.items()):
        for name, now in messages.items():
            left = [
                others[name]
                for other, others in before.items()
                if name in others and (other == file or name not in after.get(other, {}))
            ]
            then = before.get(file, {}).get(name, left[0] if len(left) == 1 else now)
            if then != now:
                yield file, name, then, now


def written(since: str, pairs: Mapping[str, list[tuple[str, str, str, str]]]) -> str:
    """Return the list as a page with a table for each file."""
    lines = [HEAD.format(since=since)]
    for language, found in pairs.items():
        lines.append(f"## {language}\n")
        for file in dict.fromkeys(file for file, *_ in found):
            rows = [row for row in found if row[0] == file]
            lines += [f"### {file}\n", "| message | before | after |", "|---|---|---|"]
            lines += [f"| `{name}` | {cell(then)} | {cell(now)} |" for _, name, then, now in rows]
            lines.append("")
    return "\n".join(lines)


def cell(text: str) -> str:
    """Return a wording as a table cell."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()

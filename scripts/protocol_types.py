"""Generate the page's types of all messages between page and engine from Python's types.

``protocol_types.py`` writes `web/src/engine/types.ts` and `web/public/alveus-board.d.ts`; a test
compares these files with the types in Python.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Collection, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / "py" / "alveus"
SOURCES = (
    PYTHON / "core" / "json_types.py",
    PYTHON / "core" / "view.py",
    PYTHON / "bridge" / "requests.py",
    PYTHON / "bridge" / "replies.py",
)
HANDLERS = tuple(PYTHON / "bridge" / f"{name}.py" for name in ("changes", "questions", "work"))
"""The modules with the handlers of requests.  A handler's annotations are the types of its request
and its reply."""
DATACLASSES = {
    PYTHON / "core" / "game.py": ("Source", "Refusal"),
    PYTHON / "core" / "text_position.py": ("Line",),
    PYTHON / "letters" / "verifying.py": ("Throw",),
    PYTHON / "ai" / "answers.py": ("Choice", "Advice"),
    PYTHON / "review" / "moments.py": ("Moment", "Sums", "Review"),
}
"""The dataclasses that are sent as JSON objects, keyed by the module that contains them."""
MESSAGES = PYTHON / "schemas" / "embed.py"
TYPES = ROOT / "web" / "src" / "engine" / "types.ts"
MESSAGE_TYPES = ROOT / "web" / "public" / "alveus-board.d.ts"
HEAD = """/**
 * The messages between page and engine. Written by `scripts/protocol_types.py` from
 * `core/json_types.py`, `core/view.py`, `bridge/requests.py`, `bridge/replies.py`, the handlers in
 * `bridge` and some dataclasses in `py/alveus`; change those.
 */

export type Param = string | number | boolean | null | string[] | number[];
"""
MESSAGE_HEAD = """/**
 * Types of the messages of `embed.html` and of the element in `alveus-board.js`. Written by
 * `scripts/protocol_types.py` from `schemas/embed.py`; the schema is `schemas/embed.json`.
 */
"""
MESSAGE_FOOT = """
/** The settings of a new game. */
export type Wish = Omit<NewGame, keyof Asked | "type">;

/** The error with which a promise of the element is rejected. */
export interface BoardFault extends Error {
  code: string;
  params: object;
}

/** The element; its attributes are the parameters of the frame, and `position`. */
export interface AlveusBoard extends HTMLElement {
  newGame(wish?: Wish): Promise<void>;
  setPosition(position: string | object): Promise<void>;
  setTexts(texts: SetTexts["texts"], logo?: string): Promise<void>;
  setLog(on: boolean): Promise<void>;
  mute(on: boolean): Promise<void>;
  getState(): Promise<void>;
  reset(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "alveus-board": AlveusBoard;
  }
}
"""
ACTORS = ("OutcomeView", "SeatActor", "ChanceActor", "OverActor", "Actor")
"""The types of a view's members that the messages of a frame contain."""
SCALARS = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
OWN = {"Params": "Record<string, Param>", "Json": "object", "Empty": "object"}
RENAMED = {
    "EventView": "GameEvent",
    "NoteReply": "Noted",
    "PuzzleReply": "PuzzleMade",
    "Source": "SourceInfo",
    "Refusal": "WhyNot",
    "Line": "ArrangedLine",
    "Throw": "ProofThrow",
    "Advice": "Hint",
    "Moment": "ReviewMoment",
    "Sums": "SideReview",
}
KEPT = (
    *("View", "ViewReply", "GamesReply", "TaskReply"),
    *("KeyReply", "WhyReply", "SaveReply", "LinkReply", "LetterReply", "LetterView"),
    *("LookReply", "CheckReply"),
)


def types() -> str:
    """Return the content of `types.ts`: all types of these modules in TypeScript."""
    parts = [part for source in SOURCES for part in declarations(source)]
    for source, names in DATACLASSES.items():
        parts += declarations(source, names)
    return HEAD + "".join((*parts, *maps()))


def maps() -> Iterator[str]:
    """Yield two interfaces that map request names to the types of requests and of replies."""
    needs, replies = "", ""
    for source in HANDLERS:
        body = ast.parse(source.read_text(encoding="utf-8")).body
        functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        table = next(node.value for node in body if isinstance(node, ast.Assign) and is_table(node))
        assert isinstance(table, ast.Dict)
        for key, value in zip(table.keys, table.values, strict=True):
            assert key is not None
            name, handler = ast.literal_eval(key), functions[ast.unparse(value)]
            request, reply = handler.args.args[1].annotation, handler.returns
            assert request is not None
            assert reply is not None
            needs += f"  {name}: {typed(request)};\n"
            replies += f"  {name}: {typed(reply)};\n"
    for name, meaning, members in (
        ("Needs", "The parameters of each request.", needs),
        ("Replies", "The type of the reply to each request.", replies),
    ):
        yield f"\n/** {meaning} */\nexport interface {name} {{\n{members}}}\n"


def is_table(node: ast.Assign) -> bool:
    """Return True for the assignment of `HANDLERS`, a dictionary from request name to handler."""
    return ast.unparse(node.targets[0]) == "HANDLERS"


def message_types() -> str:
    """Return the types of the messages between a frame and its page, and of the element."""
    actors = "".join(part for source in SOURCES[:2] for part in declarations(source, ACTORS))
    return MESSAGE_HEAD + actors + "".join(declarations(MESSAGES)) + MESSAGE_FOOT


def declarations(source: Path, only: Collection[str] = ()) -> Iterator[str]:
    """Yield the types of a module in TypeScript, in order; with `only`, only the named types."""
    body = ast.parse(source.read_text(encoding="utf-8")).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and node.name not in OWN and not is_protocol(node):
            if not only or node.name in only:
                yield "\n" + interface(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if only and node.target.id not in only:
                continue
            yield from assigned(node.target.id, node, docstring(after))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and not only:
            if ast.unparse(node.value.func) != "TypedDict":
                continue
            yield "\n" + comment(docstring(after), "") + called(node.value)


def is_protocol(node: ast.ClassDef) -> bool:
    """Return True for a `typing.Protocol`; such a class describes no JSON."""
    return any("Protocol" in ast.unparse(base) for base in node.bases)


def assigned(name: str, node: ast.AnnAssign, documentation: str | None) -> Iterator[str]:
    """Yield the declaration of a type alias, unless the page has its own type."""
    if node.value is not None and name not in OWN:
        yield f"\n{comment(documentation, '')}{alias(page_name(name), typed(node.value))}"


def alias(name: str, meant: str) -> str:
    """Return a type alias; a union that is too long for a line has one line for each member."""
    line = f"export type {name} = {meant};\n"
    if len(line) <= 101:
        return line
    return f"export type {name} =\n  | {meant.replace(' | ', chr(10) + '  | ')};\n"


def interface(node: ast.ClassDef) -> str:
    """Return a class as an interface; its docstring and those of its members become comments."""
    bases = [ast.unparse(base) for base in node.bases]
    parents = [page_name(base) for base in bases if base != "TypedDict"]
    members = "".join(member_lines(node.body))
    documentation, name = comment(ast.get_docstring(node), ""), page_name(node.name)
    if not members:
        return f"{documentation}export type {name} = {parents[0]};\n"
    extended = f" extends {parents[0]}" if parents else ""
    return f"{documentation}export interface {name}{extended} {{\n{members}}}\n"


def member_lines(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the members of a class, each after its comment."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield comment(docstring(after), "  ")
            yield member(node.target.id, node.annotation)


def member(name: str, annotation: ast.expr) -> str:
    """Return a member in TypeScript; the name of an optional member has a question mark."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        return member_line(f"{name}?", typed(annotation.slice))
    return member_line(name, typed(annotation))


def member_line(name: str, meant: str) -> str:
    """Return a member; a union that is too long for a line has one line for each type."""
    line = f"  {name}: {meant};\n"
    if len(line) <= 101 or " | " not in meant:
        return line
    return f"  {name}:\n    | {meant.replace(' | ', chr(10) + '    | ')};\n"


def called(call: ast.Call) -> str:
    """Return a type declared by a call of `TypedDict`, as an interface.

    A call is necessary if the name of a member is a Python keyword.
    """
    name, fields = call.args
    assert isinstance(fields, ast.Dict)
    keys = [ast.literal_eval(key) for key in fields.keys if key]
    members = "".join(member(*pair) for pair in zip(keys, fields.values, strict=True))
    return f"export interface {page_name(ast.literal_eval(name))} {{\n{members}}}\n"


def typed(node: ast.expr) -> str:
    """Return the expression of a type in TypeScript."""
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else str(node.value)
    if isinstance(node, ast.BinOp):
        return f"{typed(node.left)} | {typed(node.right)}"
    if isinstance(node, ast.Subscript):
        return generic(ast.unparse(node.value), node.slice)
    name = ast.unparse(node).rpartition(".")[2]
    return SCALARS.get(name) or OWN.get(name) or page_name(name)


def generic(name: str, inner: ast.expr) -> str:
    """Return a generic type in TypeScript: a list, a dictionary or a union of literals."""
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if name == "Literal":
        values = [ast.literal_eval(part) for part in parts]
        return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in values)
    if name == "dict" and ast.unparse(parts[1]) == "Any":
        return "object"
    if name == "dict":
        return f"Record<{typed(parts[0])}, {typed(parts[1])}>"
    item = typed(parts[0])
    return f"({item})[]" if " | " in item else f"{item}[]"


def page_name(name: str) -> str:
    """Return the name of a type in TypeScript, usually without the suffix `View` or `Reply`."""
    if name in KEPT:
        return name
    return RENAMED.get(name) or name.removesuffix("View").removesuffix("Reply")


def docstring(node: ast.stmt | None) -> str | None:
    """Return the text of a docstring statement; None for any other statement."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return None


def comment(text: str | None, indent: str) -> str:
    """Return a docstring as a comment in TypeScript."""
    if not text:
        return ""
    text = re.sub(r"\bNone\b", "null", text)
    paragraphs = textwrap.dedent(" " * 4 + text.strip()).strip().replace("``", "`").split("\n\n")
    flat = " ".join(" ".join(part.split()) for part in paragraphs)
    if len(indent) + len(flat) + 7 <= 100:
        return f"{indent}/** {flat} */\n"
    lines = textwrap.wrap(flat, 96 - len(indent))
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
    MESSAGE_TYPES.write_text(message_types(), encoding="utf-8")

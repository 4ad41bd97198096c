/** The first error in a JSON text, whose position browsers report differently or not at all. */

const SPACE = /[ \t\r\n]*/y;
const TEXT = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const SCALAR = new RegExp(
  String.raw`${TEXT}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`,
  "y",
);
const KEY = new RegExp(String.raw`${TEXT}\s*:`, "y");
/** Maximum nesting depth. Deeper text counts as an error. */
const MAX_DEPTH = 64;

/** Return the number of the line, from 1, with the first error; null if the text is valid JSON. */
export function invalidLine(text: string): number | null {
  const content = text.trimEnd();
  let place = 0;
  const accept = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const matches = pattern.test(content);
    if (matches) place = pattern.lastIndex;
    return matches;
  };
  const list = (end: RegExp, item: () => boolean) => {
    accept(SPACE);
    if (accept(end)) return true;
    do {
      accept(SPACE);
      if (!item()) return false;
      accept(SPACE);
    } while (accept(/,/y));
    return accept(end);
  };
  const value = (depth: number): boolean => {
    accept(SPACE);
    if (accept(SCALAR)) return true;
    if (depth > MAX_DEPTH) return false;
    if (accept(/\{/y)) return list(/\}/y, () => accept(KEY) && value(depth + 1));
    return accept(/\[/y) && list(/\]/y, () => value(depth + 1));
  };
  if (value(0) && place === content.length) return null;
  return content.slice(0, place).split("\n").length;
}

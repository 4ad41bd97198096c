/** Checks untrusted values, and shortens them for messages about faults. */

/** Maximum depth and size of a value that is passed on. */
const MAX_DEPTH = 40;
const MAX_VALUES = 200_000;
/** Maximum length of a value in a message, in characters. */
const MAX_LENGTH = 60;

/** True if a value can be written as JSON and is not too deep or too large. */
export function isWritable(value: unknown): boolean {
  let left = MAX_VALUES;
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH || typeof part === "bigint") return false;
    if (typeof part !== "object" || part === null) return true;
    return Object.values(part).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}

/** Returns a value as text, shortened if necessary. */
export function asText(value: unknown): string {
  const text = typeof value === "string" ? value : serialized(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function serialized(value: unknown): string {
  if (typeof value === "object" && !isWritable(value)) return "{…}";
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));
}

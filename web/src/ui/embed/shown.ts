/** Values of anybody's: whether they can be passed on, and how they are shown in a fault. */

/** How deep and how large a value may be to be passed on. */
const DEEPEST = 40;
const MOST = 200_000;
/** Longest value, in letters, that stands in a fault. */
const LONGEST = 60;

/** Whether a value can be written as JSON, and is neither deep nor large. */
export function isWritable(value: unknown): boolean {
  let left = MOST;
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEEPEST || typeof part === "bigint") return false;
    if (typeof part !== "object" || part === null) return true;
    return Object.values(part).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}

/** A value, short enough to be read. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : written(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function written(value: unknown): string {
  if (typeof value === "object" && !isWritable(value)) return "{…}";
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));
}

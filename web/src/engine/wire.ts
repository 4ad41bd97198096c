/**
 * Views as they cross from Python, read back: `py/alveus/core/wire.py` writes them and says how.
 */
import type { View } from "./protocol";

/** A value as it is written: a table, and a text with one character for each entry meant. */
export interface Packed {
  table: Entry[];
  text: string;
}

/** A view on its way: its tag, and the tag of the view whose change it is ("" of none). */
export interface PackedView extends Packed {
  tag: string;
  base: string;
}

/** A reply before its view is read. */
export interface WireReply {
  ok?: { view?: PackedView };
  error?: { view?: PackedView };
}

/** A scalar, a list's length, or a shape. */
type Entry = string | number | boolean | null | [number] | Skeleton;
/** Each member by its number, its one value, its text made of others, or its own members. */
interface Skeleton {
  [name: string]: number | [unknown] | string | Skeleton;
}

type Change = Record<string, [unknown] | { rows: (object | [number, number])[] }>;

/** The first and the last but one of the characters that stand for entries. */
const RANGES = [
  [35, 92],
  [93, 127],
  [160, 0xd800],
  [0xe000, 0x110000],
] as const;

/** The view that the page has, for the engine to tell only what has changed. */
export class Receiver {
  #view: View | undefined;
  #tag = "";

  /** What the engine knows the view by; "" before the first. */
  get tag(): string {
    return this.#tag;
  }

  /** Lets the next view be told whole. */
  forget(): void {
    this.#tag = "";
  }

  /** The view that has arrived; undefined where it is the change of one that is not here. */
  receive(packed: PackedView): View | undefined {
    const whole = packed.base === "";
    if (!whole && (packed.base !== this.#tag || !this.#view)) return undefined;
    const told = unpack(packed);
    const view = whole ? (told as View) : applyChange(this.#view as View, told as Change);
    this.#view = view;
    this.#tag = packed.tag;
    return view;
  }
}

/** The view after a change; what has stayed is the same object as before. */
export function applyChange(view: View, change: Change): View {
  const old = view as unknown as Record<string, object[]>;
  const members = Object.entries(change).map(([name, how]) => {
    if (Array.isArray(how)) return [name, how[0]];
    const rows = how.rows.flatMap((row) =>
      Array.isArray(row) ? (old[name] ?? []).slice(row[0], row[0] + row[1]) : [row],
    );
    return [name, rows];
  });
  return { ...view, ...Object.fromEntries(members) };
}

/** A value as it was before it was packed. */
export function unpack({ table, text }: Packed): unknown {
  const builders = table.map((entry) => (isShape(entry) ? builder(entry) : undefined));
  const characters = Array.from(text, (character) => entryOf(character.codePointAt(0) ?? 0));
  let at = 0;
  const next = (): unknown => {
    const index = characters[at++] as number;
    const entry = table[index];
    if (Array.isArray(entry)) return Array.from({ length: entry[0] }, next);
    const shape = builders[index];
    return shape ? shape.build(Array.from({ length: shape.values }, next)) : entry;
  };
  return next();
}

function entryOf(code: number): number {
  let before = 0;
  for (const [start, end] of RANGES) {
    if (code < end) return before + code - start;
    before += end - start;
  }
  return -1;
}

function isShape(entry: Entry): entry is Skeleton {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry);
}

type Make = (values: readonly unknown[]) => unknown;

/** How objects of a shape are made, and of how many values. */
function builder(skeleton: Skeleton): { values: number; build: Make } {
  let values = 0;
  const object = (members: Skeleton): Make => {
    const makes = Object.entries(members).map(([name, how]) => [name, member(how)] as const);
    return (given) => Object.fromEntries(makes.map(([name, make]) => [name, make(given)]));
  };
  const member = (how: Skeleton[string]): Make => {
    if (Array.isArray(how)) return () => how[0];
    if (typeof how === "object") return object(how);
    if (typeof how === "number") {
      values = Math.max(values, how + 1);
      return (given) => given[how];
    }
    return (given) => how.replace(/\{(\d+)\}/g, (_, number) => String(given[Number(number)]));
  };
  const build = object(skeleton);
  return { values, build };
}

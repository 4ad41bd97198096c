/** Reads game letters and side files with a size limit, and recognises them by content. */
import { readObject } from "../../kit/address";
import { findLetter, type LetterLink } from "./unwrap";

/** Maximum size in bytes of a file to read. Letters and side files are much smaller. */
const LARGEST_FILE = 1_000_000;

/** Values of `format` in side files of the page (`save-side.ts`) and of `alveus letter --keep`. */
export const SIDE_FORMAT = "alveus letter side";
const RECORD_FORMAT = "alveus letter";

export interface NamedText {
  /** The file's name, "" if the text was pasted or shared. */
  name: string;
  /** null if the file is too large or cannot be read. */
  text: string | null;
}

export type Content =
  | { kind: "letter"; letter: LetterLink }
  | { kind: "side"; side: object }
  | { kind: "damaged" | "large" | "other" | "save" };

/** Reads a file in UTF-8 or UTF-16. */
export async function readFile(file: File): Promise<NamedText> {
  const { name, size } = file;
  if (size > LARGEST_FILE) return { name, text: null };
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-16be";
  const isUtf16 = mark === "utf-16le" || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return { name, text: new TextDecoder(isUtf16 ? mark : "utf-8").decode(bytes) };
}

/** Recognises a letter, a side file, a damaged side file or a saved game. */
export function recogniseContent(text: string | null): Content {
  if (text === null || text.length > LARGEST_FILE) return { kind: "large" };
  const object = readObject(text);
  const format = object && "format" in object ? object.format : "";
  if (object && (format === SIDE_FORMAT || format === RECORD_FORMAT))
    return { kind: "side", side: object };
  if (format === "alveus") return { kind: "save" };
  if (/^\s*\{\s*"format":\s*"alveus letter/.test(text)) return { kind: "damaged" };
  const letter = findLetter(text);
  return letter ? { kind: "letter", letter } : { kind: "other" };
}

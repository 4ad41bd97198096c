/**
 * What Python holds in its memory, as bytes. Only pages of it that hold anything are written; what
 * they are, and what Python holds of JavaScript, stands before them, and before all the SHA-256 of
 * the rest.
 */

/** Pyodide's own list of the objects of JavaScript that Python holds. */
export interface References {
  hiwireKeys: unknown[];
  immortalKeys: string[];
}

interface Contents {
  references: References;
  /** How long the memory is, the empty pages among the others. */
  size: number;
  /** The numbers of the pages that hold anything. */
  pages: number[];
}

/** A memory that is what it was when it was written. */
export interface Memory extends Contents {
  /** The pages, one after the other. */
  content: Uint8Array;
}

const PAGE = 4096;
const DIGEST = 32;

type Bytes = Uint8Array<ArrayBuffer>;

const digest = async (part: Bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", part));

export async function write(heap: Uint8Array, references: References): Promise<Bytes> {
  const words = new Uint32Array(heap.buffer, heap.byteOffset, heap.length / 4);
  const pages: number[] = [];
  for (let page = 0; page * PAGE < heap.length; page += 1)
    if (words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean)) pages.push(page);
  const contents: Contents = { references, size: heap.length, pages };
  const told = new TextEncoder().encode(JSON.stringify(contents));
  const written = new Uint8Array(DIGEST + 4 + told.length + pages.length * PAGE);
  new DataView(written.buffer).setUint32(DIGEST, told.length);
  written.set(told, DIGEST + 4);
  let place = DIGEST + 4 + told.length;
  for (const page of pages) {
    written.set(heap.subarray(page * PAGE, (page + 1) * PAGE), place);
    place += PAGE;
  }
  written.set(await digest(written.subarray(DIGEST)));
  return written;
}

/** What was written. Fails where it has been altered since. */
export async function read(written: Bytes): Promise<Memory> {
  const own = await digest(written.subarray(DIGEST));
  if (own.some((byte, i) => byte !== written[i])) throw new Error("the memory has been altered");
  const length = new DataView(written.buffer, written.byteOffset).getUint32(DIGEST);
  const told = written.subarray(DIGEST + 4, DIGEST + 4 + length);
  const contents: Contents = JSON.parse(new TextDecoder().decode(told));
  return { ...contents, content: written.subarray(DIGEST + 4 + length) };
}

/** Fills an empty heap of the right size. */
export function fill(heap: Uint8Array, { pages, content }: Memory): void {
  for (const [i, page] of pages.entries())
    heap.set(content.subarray(i * PAGE, (i + 1) * PAGE), page * PAGE);
}

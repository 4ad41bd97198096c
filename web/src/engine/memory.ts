/**
 * File format of a snapshot of Python's memory: SHA-256 hash of the rest, length of the JSON
 * header, header (`Contents`), and the memory pages that are not empty.
 */

/** Pyodide's list of the JavaScript objects to which Python refers. */
export interface References {
  hiwireKeys: unknown[];
  immortalKeys: string[];
}

interface Contents {
  references: References;
  /** Size of the memory in bytes, including empty pages. */
  size: number;
  /** Numbers of the pages that are not empty. */
  pages: number[];
}

/** The content of a snapshot whose hash was verified. */
export interface Memory extends Contents {
  /** The pages, concatenated. */
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

/** Reads a snapshot. Rejects if its hash is wrong. */
export async function read(written: Bytes): Promise<Memory> {
  const own = await digest(written.subarray(DIGEST));
  if (own.some((byte, i) => byte !== written[i])) throw new Error("the memory has been altered");
  const length = new DataView(written.buffer, written.byteOffset).getUint32(DIGEST);
  const told = written.subarray(DIGEST + 4, DIGEST + 4 + length);
  const contents: Contents = JSON.parse(new TextDecoder().decode(told));
  return { ...contents, content: written.subarray(DIGEST + 4 + length) };
}

/** Copies the pages into an empty heap of the same size. */
export function fill(heap: Uint8Array, { pages, content }: Memory): void {
  for (const [i, page] of pages.entries())
    heap.set(content.subarray(i * PAGE, (i + 1) * PAGE), page * PAGE);
}

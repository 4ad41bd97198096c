/**
 * File format of a snapshot of Python's memory: SHA-256 hash of the rest, length of the JSON
 * header, header (`Contents`), and the memory pages that are not empty.
 */

/** Pyodide's list of the JavaScript objects to which Python refers. */
export interface References {
  hiwireKeys: unknown[];
  immortalKeys: string[];
}

interface Header {
  references: References;
  /** Size of the memory in bytes, including empty pages. */
  size: number;
  /** Numbers of the pages that are not empty. */
  pages: number[];
}

/** The content of a snapshot whose hash was verified. */
export interface SnapshotContent extends Header {
  /** The pages, concatenated. */
  content: Uint8Array;
}

const PAGE = 4096;
const DIGEST = 32;

type Bytes = Uint8Array<ArrayBuffer>;

const digest = async (part: Bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", part));

export async function writeSnapshot(heap: Uint8Array, references: References): Promise<Bytes> {
  const words = new Uint32Array(heap.buffer, heap.byteOffset, heap.length / 4);
  const pages: number[] = [];
  for (let page = 0; page * PAGE < heap.length; page += 1)
    if (words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean)) pages.push(page);
  const fields: Header = { references, size: heap.length, pages };
  const header = new TextEncoder().encode(JSON.stringify(fields));
  const file = new Uint8Array(DIGEST + 4 + header.length + pages.length * PAGE);
  new DataView(file.buffer).setUint32(DIGEST, header.length);
  file.set(header, DIGEST + 4);
  let offset = DIGEST + 4 + header.length;
  for (const page of pages) {
    file.set(heap.subarray(page * PAGE, (page + 1) * PAGE), offset);
    offset += PAGE;
  }
  file.set(await digest(file.subarray(DIGEST)));
  return file;
}

/** Reads a snapshot. Rejects if its hash is wrong. */
export async function readSnapshot(file: Bytes): Promise<SnapshotContent> {
  const hash = await digest(file.subarray(DIGEST));
  if (hash.some((byte, i) => byte !== file[i])) throw new Error("the memory has been altered");
  const length = new DataView(file.buffer, file.byteOffset).getUint32(DIGEST);
  const header = file.subarray(DIGEST + 4, DIGEST + 4 + length);
  const fields: Header = JSON.parse(new TextDecoder().decode(header));
  return { ...fields, content: file.subarray(DIGEST + 4 + length) };
}

/** Copies the pages into an empty heap of the same size. */
export function fillHeap(heap: Uint8Array, { pages, content }: SnapshotContent): void {
  for (const [i, page] of pages.entries())
    heap.set(content.subarray(i * PAGE, (i + 1) * PAGE), page * PAGE);
}

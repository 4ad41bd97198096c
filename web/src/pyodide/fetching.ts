/** Fetches the files of Python and of packs (games by others). Checks the hashes of pack files. */

/** Options for `fetch`: low priority, because the page's own files are more urgent. */
const LOW_PRIORITY: RequestInit = { priority: "low" };

export async function fetchFile(url: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await fetch(url, { ...LOW_PRIORITY, cache });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** Fetch a gzip file, and decompress it while it is downloaded. */
export async function unpack(url: string): Promise<Response> {
  const { body } = await fetchFile(url);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Shortest valid WebAssembly module (signature, version), to test if the browser can compile. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/**
 * Fetch and compile WebAssembly; fetch a damaged file once more, without the browser's cache. Throw
 * a CompileError if the browser cannot compile even the empty module, so that no file can work;
 * throw another error if the file cannot be fetched or is damaged again.
 */
export async function compile(url: string): Promise<WebAssembly.Module> {
  try {
    return await compileResponse(await fetchFile(url));
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
  }
  await WebAssembly.compile(EMPTY_MODULE);
  const again = await fetchFile(url, "reload");
  return compileResponse(again).catch((cause) => {
    throw new Error(`${url} is damaged`, { cause });
  });
}

/** Compile during the download if the response has WebAssembly's media type, otherwise after it. */
async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

export interface PackFile {
  /** The file's path, as written in `packs.json`. */
  file: string;
  address: string;
  /** SHA-256 hash in hexadecimal digits. */
  sha256: string;
}

/** Return a file's hash as integrity metadata for `fetch` and script elements. */
export function integrityOf({ sha256 }: PackFile): string {
  const bytes = (sha256.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Fetch a file of a pack. The browser compares its content with the hash, even without HTTPS, so
 * the response contains only verified bytes. Throw an Error with the message `pack_altered FILE` if
 * the content differs, or `pack_missing FILE` if loading fails.
 */
export async function fetchPackFile(file: PackFile): Promise<Response> {
  const { address } = file;
  const integrity = integrityOf(file);
  const verified = await fetch(address, { cache: "no-cache", integrity }).catch(() => null);
  if (verified?.ok) return verified;
  // A wrong hash and a failed connection give the same error, so find the cause without the hash.
  const unverified = verified ?? (await fetch(address, { cache: "no-cache" }).catch(() => null));
  throw new Error(`${unverified?.ok ? "pack_altered" : "pack_missing"} ${file.file}`);
}

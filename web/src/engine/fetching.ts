/** Fetches the files of Python in the worker. */

/** Low priority, because the page's own files are needed first to show the board. */
const LOW_PRIORITY: RequestInit = { priority: "low" };

export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, LOW_PRIORITY);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** Fetches a gzip archive and decompresses it while it is downloaded. */
export async function unpack(url: string): Promise<Response> {
  const { body } = await fetchFile(url);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Compiles while downloading if the MIME type sent by the server allows it, else afterwards. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

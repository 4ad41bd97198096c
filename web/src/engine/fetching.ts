/** How the worker fetches what Python is made of. */

/** The page's own files go first: the board is seen while Python is still on its way. */
const BEHIND_THE_PAGE: RequestInit = { priority: "low" };

export async function find(url: string): Promise<Response> {
  const response = await fetch(url, BEHIND_THE_PAGE);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

export const bytes = async (found: Response) => new Uint8Array(await found.arrayBuffer());

/** An archive of ours, unpacked by the browser while it arrives. */
export async function unpack(url: string): Promise<Response> {
  const { body } = await find(url);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Compiles while streaming; a host that calls the file something else has it compiled whole. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await find(url);
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

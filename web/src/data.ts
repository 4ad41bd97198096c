/**
 * Reads files of the site that are not scripts: words, openings, other data of the build. Since
 * they are not scripts, the browser neither parses nor caches them as such.
 */

/**
 * Returns the text of a file. If it does not arrive, throws and dispatches `alveus:missing`, to
 * which ui/shell/missing.ts listens.
 */
export async function readText(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    // A captive portal answers every request with its login page.
    if (!response.ok || response.headers.get("Content-Type")?.includes("text/html"))
      throw new Error(`${response.status} for ${url}`);
    return await response.text();
  } catch (error) {
    globalThis.dispatchEvent?.(new Event("alveus:missing"));
    throw error;
  }
}

/** Returns the content of a JSON file of the build. */
export async function readData<Data>(url: string): Promise<Data> {
  return JSON.parse(await readText(url)) as Data;
}

/**
 * Reads the site's data files: messages, openings and other build output. They are not scripts, so
 * the browser does not parse or cache them as scripts.
 */
import { pause } from "./startup";

/** Milliseconds after which a failed request is repeated once. */
const RETRY = 400;

/**
 * Returns the text of a file. If loading fails twice, throws and dispatches `alveus:missing`, which
 * kit/start.ts handles.
 */
export async function readText(url: string): Promise<string> {
  try {
    const response = await fetch(url).catch(async () => {
      await pause(RETRY);
      return fetch(url);
    });
    // A captive portal answers every request with its login page.
    if (!response.ok || response.headers.get("Content-Type")?.includes("text/html"))
      throw new Error(`${response.status} for ${url}`);
    return await response.text();
  } catch (error) {
    globalThis.dispatchEvent?.(new Event("alveus:missing"));
    throw error;
  }
}

/** Returns the parsed content of a JSON file from the build. */
export async function readData<Data>(url: string): Promise<Data> {
  return JSON.parse(await readText(url)) as Data;
}

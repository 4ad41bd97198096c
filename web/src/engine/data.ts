/**
 * Reads the site's data files: messages, openings and other build output. They are not scripts, so
 * the browser does not parse or cache them as scripts.
 */
import { pause } from "./startup";

/** Milliseconds after which a request is repeated once if the connection has failed. */
const RETRY = 400;

/**
 * Returns the text of a file. If the connection fails twice, or the answer is an error or an HTML
 * page, dispatches `alveus:missing`, which kit/start.ts handles, and throws.
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

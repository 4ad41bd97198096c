/**
 * Fetches data files that the build wrote, such as messages and openings. They are fetched as text
 * instead of being imported as modules, so the browser does not parse or cache them as scripts.
 */
import { pause } from "./startup";

/** Milliseconds after which a request is repeated once if the connection has failed. */
const RETRY = 400;

/**
 * Return the text of a file. If the connection fails twice, or the response has an error status or
 * is an HTML page, dispatch the event `alveus:missing` and throw an Error. Then kit/start.ts shows
 * a message; in exhibits and demonstrations, build/inline/watchdog.ts reloads the page.
 */
export async function readText(url: string): Promise<string> {
  try {
    const response = await fetch(url).catch(async () => {
      await pause(RETRY);
      return fetch(url);
    });
    // Networks with a captive portal answer every request with an HTML login page.
    if (!response.ok || response.headers.get("Content-Type")?.includes("text/html"))
      throw new Error(`${response.status} for ${url}`);
    return await response.text();
  } catch (error) {
    globalThis.dispatchEvent?.(new Event("alveus:missing"));
    throw error;
  }
}

/** Return the parsed content of a JSON file from the build. */
export async function readData<Data>(url: string): Promise<Data> {
  return JSON.parse(await readText(url)) as Data;
}

/**
 * Files of the site that are read and not run: words, openings, what the build has written down.
 * They are no scripts, so that a browser neither parses nor keeps them as such.
 */

/** A file's text.  Throws where it does not come. */
export async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}

/** What a JSON file of the build holds. */
export async function readData<Data>(url: string): Promise<Data> {
  return JSON.parse(await readText(url)) as Data;
}

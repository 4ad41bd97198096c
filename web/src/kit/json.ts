/** Parsing of untrusted texts. */

/** Returns a JSON object; null if the text is not one. */
export function readObject(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** Returns a percent-decoded text; "" if the encoding is invalid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

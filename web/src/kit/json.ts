/** Parsing of untrusted texts. */
import { isObject, parseJson } from "../storage/storage";

/** Returns a JSON object; null if the text is not one. */
export function readObject(text: string): object | null {
  const value = parseJson(text);
  return isObject(value) ? value : null;
}

/** Returns a percent-decoded text; "" if the encoding is invalid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

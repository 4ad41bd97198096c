/** Download of a file. */
import { make } from "../shell/dom";

/** Downloads a file under a name. */
export function saveAs(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

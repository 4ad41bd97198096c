/** Handing a file to whoever reads the page. */
import { make } from "../shell/dom";

/** Saves something under a name. */
export function saveAs(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

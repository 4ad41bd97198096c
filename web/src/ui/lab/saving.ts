/** Saving of files from the laboratory. */

/** Downloads a text or an image under a file name. */
export function saveAs(content: string | Blob, name: string, type = ""): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

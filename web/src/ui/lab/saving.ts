/** Files that a person takes away from the laboratory. */

/** Gives a text or a picture to be kept under a name. */
export function saveAs(content: string | Blob, name: string, type = ""): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

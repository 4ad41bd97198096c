/** Saves games and other data to files, reads files that the user chooses, and copies links. */
import { today } from "../storage/days";
import { decodeText, readObject } from "./address";
import { openDialog } from "./dialog";
import { make } from "./dom";
import { toast } from "./toast";
import { t } from "./words";

/** Save a game to a file whose name contains the game and the local date. */
export function saveFile(save: unknown, game: string): void {
  const name = t("file-name", { game, date: today() });
  saveText(JSON.stringify(save, null, 1), `${name.replaceAll(" ", "-")}.json`, "application/json");
  toast(t("file-saved"));
}

/** Download a text as a file. */
export function saveText(text: string, name: string, type = "text/plain"): void {
  saveBlob(new Blob([text], { type }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Maximum size in bytes of a text file that the user opens; equal to `FILE_BYTES` in Python. */
const MOST_BYTES = 16_000_000;

/**
 * Return the JSON object in a file that the user chooses, or null if the file contains none. The
 * promise never settles if the user cancels or if the file is too large.
 */
export async function pickFile(): Promise<object | null> {
  return readObject(await pickText(".json,application/json"));
}

/**
 * Return the text of a file that the user chooses, or "" if the file cannot be read. If it is too
 * large, show a message. In this case, or if the user cancels, the promise never settles.
 */
export async function pickText(accept: string): Promise<string> {
  return readText(await pickBlob(accept));
}

/**
 * Return the text of a file, or "" if the file cannot be read. If it is too large, show a message;
 * the promise then never settles.
 */
export async function readText(file: Blob): Promise<string> {
  if (file.size <= MOST_BYTES) return textOf(file);
  toast(t("error-file_too_large", { megabytes: MOST_BYTES / 1_000_000 }));
  return new Promise(() => {});
}

/** Return the text of a file, or "" if the file cannot be read. */
export async function textOf(file: Blob): Promise<string> {
  return decodeText(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

/** Return a file that the user chooses. The promise never settles if the user cancels. */
export function pickBlob(accept: string): Promise<File> {
  return new Promise((resolve) => {
    const input = make("input", { type: "file", accept });
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) resolve(file);
    });
    input.click();
  });
}

/**
 * Copy a link to the clipboard and show the message `done`. If the browser refuses, show the link
 * in a dialog, from which the user can copy it.
 */
export async function copyLink(url: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(done);
  } catch {
    const field = make("input", { class: "field", readonly: true, value: url, id: "link" });
    openDialog({
      title: t("link-title"),
      body: [make("label", { class: "stacked", for: "link" }, t("link-manual"), field)],
    });
    field.select();
  }
}

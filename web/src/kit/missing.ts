/**
 * Shows a message if a file of the page fails to load, and offers to reload the page. Inputs and
 * the scroll position are preserved.
 */
import { readObject } from "./address";
import { footButton } from "./dialog";
import { make } from "./dom";
import { t, words } from "./words";

declare const ALVEUS_BUILD: string;

declare global {
  /**
   * Replace the content of the page with an explanation of the failure. An inline script
   * (build/inline/blocked.ts) defines this function for pages that could not load their messages.
   */
  var alveusFault: ((kind: Cause) => void) | undefined;
}

type Cause = "version" | "part" | "connection";

/** Inline styles of the message, because the style sheets of this version may be missing, too. */
const LOOK =
  "display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:10px 16px;" +
  "background:var(--raised);border-bottom:1px solid var(--hair)";

/** Milliseconds after which a server that does not answer counts as unreachable. */
const TIMEOUT = 8000;

/** True while `findCause` is looking for the cause of a failure. */
let searching = false;
/** The error message shown last. If it is in a dialog, closing the dialog removes it. */
let note: HTMLElement | undefined;

/** Show why a file of the page could not be loaded, and a button that reloads the page. */
export async function explain(): Promise<void> {
  // No message on museum exhibits and demonstrations: build/inline/watchdog.ts reloads them.
  if (document.documentElement.dataset.unattended !== undefined) return;
  if (note?.isConnected) return place(note);
  if (searching) return;
  searching = true;
  const cause = await findCause();
  searching = false;
  if (isSpeaking()) show(t(`missing-${cause}`));
  else globalThis.alveusFault?.(cause);
}

/**
 * Find the cause of a loading failure: "version" if the server has another build of the site than
 * this page, "part" if it has the same build, "connection" if it does not answer with a build id.
 */
async function findCause(): Promise<Cause> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch("build.txt", { cache: "no-store", signal });
    const stamp = (await response.text()).trim();
    // An answer without a build id is not from the server: it can be the login page of a Wi-Fi.
    if (!response.ok || !/^[\da-f]{16}$/.test(stamp)) return "connection";
    return stamp === ALVEUS_BUILD ? "part" : "version";
  } catch {
    return "connection";
  }
}

function isSpeaking(): boolean {
  try {
    return words().has("missing-part");
  } catch {
    return false;
  }
}

/** Put the message into the open dialog, or at the top of the page. */
function place(shown: HTMLElement): void {
  const dialog = [...document.querySelectorAll("dialog[open] .dialog-body")].at(-1);
  const parent = dialog ?? document.querySelector("#notices") ?? document.body;
  if (shown.parentElement !== parent) parent.prepend(shown);
  shown.scrollIntoView({ block: "nearest" });
}

function show(text: string): void {
  const said = make("p", {}, text);
  const reload = async () => {
    if ((await findCause()) === "connection") said.textContent = t("missing-still");
    else reloadPage();
  };
  const remedies = { class: "remedies", style: "display:flex;gap:8px" };
  const shown = make(
    "div",
    { class: "notice", role: "alert", "data-notice": "missing", style: LOOK },
    said,
    make(
      "div",
      remedies,
      footButton(t("notice-reload"), () => void reload()),
      footButton(t("notice-dismiss"), () => shown.remove()),
    ),
  );
  note = shown;
  place(shown);
  void import("./notices.css").catch(() => {});
}

/** Reload the page from the network, and preserve the inputs and the scroll position. */
function reloadPage(): void {
  const values = [...keyed()].map(([key, field]): [string, string] => [key, contentOf(field)]);
  const kept: Kept = { page: pageName(), scroll: scrollY, values };
  try {
    sessionStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // Without session storage, inputs are lost at the reload.
  }
  navigator.serviceWorker?.controller?.postMessage({ reload: true });
  location.reload();
}

const STORED = "alveus.inputs";
const FIELDS = "input:not([type=file]):not([type=password]), textarea, select";
/** Milliseconds after loading for which `restoreInputs` waits for fields that appear later. */
const PATIENCE = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  page: string;
  scroll: number;
  /** Pairs of a field's key (see `keyed`) and value ("on" or "" for a checkbox or radio button). */
  values: [string, string][];
}

const pageName = () => location.pathname + location.search;

/**
 * Fill in the inputs stored before a reload when their fields appear, and restore the scroll
 * position.
 */
export function restoreInputs(): void {
  const text = sessionStorage.getItem(STORED);
  sessionStorage.removeItem(STORED);
  const kept = readObject(text ?? "") as Kept | null;
  if (kept?.page !== pageName()) return;
  const left = new Map(kept.values);
  const fill = () => {
    for (const [key, field] of keyed()) {
      const value = left.get(key);
      if (value === undefined) continue;
      left.delete(key);
      if (value !== contentOf(field)) setValue(field, value);
    }
    if (left.size === 0) watching.disconnect();
    if (scrollY !== kept.scroll) scrollTo(0, kept.scroll);
  };
  const watching = new MutationObserver(fill);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE);
  // When the user scrolls or types, stop filling in inputs and restoring the scroll position.
  for (const event of ["wheel", "touchstart", "keydown"])
    addEventListener(event, () => watching.disconnect(), { once: true, passive: true });
  fill();
}

/**
 * Yield each field of the page with its key: the field's id, name or class, and its index among the
 * fields with the same id, name or class.
 */
function* keyed(): Generator<[string, Field]> {
  const numbers = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = field.id || `${field.name || field.className}`;
    const number = numbers.get(name) ?? 0;
    numbers.set(name, number + 1);
    yield [`${name} ${number}`, field];
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

function contentOf(field: Field): string {
  return isTicked(field) ? (field.checked ? "on" : "") : field.value;
}

function setValue(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value === "on";
  else field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

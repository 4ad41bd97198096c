/**
 * Explains a part of the page that failed to load, and offers to reload the page. It is loaded
 * with the page itself, because after a deployment no other file of this version may be left.
 */
import { make } from "./dom";
import { keepInputs } from "./inputs";
import { t, words } from "./words";

declare const ALVEUS_BUILD: string;

declare global {
  /** Explains a failure in a page that has not loaded its words (vite.blocked.ts). */
  var alveusFault: ((kind: Cause) => void) | undefined;
}

type Cause = "version" | "part" | "connection";

/** A stylesheet of this version may be missing, too. */
const LOOK =
  "display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:10px 16px;" +
  "background:var(--raised);border-bottom:1px solid var(--hair)";

let explaining = false;

for (const failure of ["vite:preloadError", "alveus:missing"]) addEventListener(failure, explain);

async function explain(): Promise<void> {
  // An exhibit is reloaded by itself (vite.watchdog.ts): visitors cannot do anything about it.
  if (explaining || document.documentElement.dataset.unattended !== undefined) return;
  explaining = true;
  const cause = await findCause();
  if (isSpeaking()) show(t(`missing-${cause}`));
  else globalThis.alveusFault?.(cause);
}

/** Compares the build on the server with that of this page. */
async function findCause(): Promise<Cause> {
  try {
    const response = await fetch("build.txt", { cache: "no-store" });
    const stamp = (await response.text()).trim();
    // A captive portal answers with its login page.
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

/** Shows the explanation in the open dialog, or above the page. */
function show(text: string): void {
  const said = make("p", {}, text);
  const close = () => {
    note.remove();
    explaining = false;
  };
  const reload = async () => {
    if ((await findCause()) === "connection") said.textContent = t("missing-still");
    else reloadPage();
  };
  const button = (name: string, onclick: () => void) =>
    make("button", { class: "button", type: "button", onclick }, name);
  const note = make(
    "div",
    { class: "notice", role: "alert", "data-notice": "missing", style: LOOK },
    said,
    make(
      "div",
      { class: "remedies", style: "display:flex;gap:8px" },
      button(t("notice-reload"), reload),
      button(t("notice-dismiss"), close),
    ),
  );
  const dialog = [...document.querySelectorAll("dialog[open] .dialog-body")].at(-1);
  const shelf = dialog ?? document.querySelector("#notices");
  if (shelf) shelf.prepend(note);
  else document.body.prepend(note);
  note.scrollIntoView({ block: "nearest" });
  void import("./notices.css").catch(() => {});
}

/** Reloads the page from the network, and keeps inputs and the place on the page. */
function reloadPage(): void {
  keepInputs();
  navigator.serviceWorker?.controller?.postMessage({ reload: true });
  location.reload();
}

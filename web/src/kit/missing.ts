/** Shows a message if a file of the page fails to load, and offers to reload the page. */
import { make } from "./dom";
import { storeInputs } from "./inputs";
import { t, words } from "./words";

declare const ALVEUS_BUILD: string;

declare global {
  /** Shows a message in a page that has not loaded its messages (vite.blocked.ts). */
  var alveusFault: ((kind: Cause) => void) | undefined;
}

type Cause = "version" | "part" | "connection";

/** Inline styles, because this version's stylesheets may be missing, too. */
const LOOK =
  "display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:10px 16px;" +
  "background:var(--raised);border-bottom:1px solid var(--hair)";

let explaining = false;

/** Shows the reason and the button. */
export async function explain(): Promise<void> {
  // An exhibit reloads itself (vite.watchdog.ts), because visitors cannot do anything about it.
  if (explaining || document.documentElement.dataset.unattended !== undefined) return;
  explaining = true;
  const cause = await findCause();
  if (isSpeaking()) show(t(`missing-${cause}`));
  else globalThis.alveusFault?.(cause);
}

/** Finds the cause of the failure by comparing the build on the server with that of this page. */
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

/** Shows the message in the open dialog, or at the top of the page. */
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

/** Reloads the page from the network, and preserves inputs and the scroll position. */
function reloadPage(): void {
  storeInputs();
  navigator.serviceWorker?.controller?.postMessage({ reload: true });
  location.reload();
}
